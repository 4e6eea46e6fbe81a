import type { Box, TableView } from "@sandtable/1942/shape";
import type { Description } from "../face.ts";
import { NATIONS, SEATS, seatOf, unitsAt } from "./data.ts";
import { unitInShort } from "./describe-unit.ts";
import { forecastLines } from "./forecast.ts";
import {
  hexName,
  inRow,
  nationName,
  percent,
  SIDE,
  seatName,
  sentence,
  signed,
  times,
  turnDate,
  word,
} from "./words.ts";

/** What there is to say of the tracks and boxes beside the map. */
export function describeTrack(id: string, view: TableView): Description | undefined {
  return Object.hasOwn(TRACKS, id) ? TRACKS[id](view) : undefined;
}

/** 9.F The chance that Hong Kong falls at the next die. */
export const hongKongChance = ({ hongKong: { needs, modifier } }: TableView): number =>
  Math.min(6, Math.max(0, 7 - needs + modifier)) / 6;

const turnTitle = (turn: number): string => `Turn ${turn}, ${turnDate(turn)}`;

const boxOf =
  (box: Box, ...about: readonly string[]) =>
  (view: TableView): Description => {
    const there = unitsAt(view, box);
    const bySide = SEATS.flatMap((seat) => {
      const own = there.filter(({ nation }) => seatOf(nation) === seat);
      return own.length === 0
        ? []
        : [
            `${seatName(seat)}: ${inRow(own.map((unit) => `${unitInShort(unit, view)}${returnText(view, unit.id)}`))}.`,
          ];
    });
    return {
      title: `${word(`box.${box}`)}: ${times(there.length, "unit")}`,
      lines: [...(bySide.length === 0 ? ["Nobody."] : bySide), ...about],
    };
  };

const returnText = (view: TableView, id: string): string => {
  const turn = view.units[id]?.returns;
  return turn === undefined ? "" : `, back in turn ${turn}`;
};

type Told = Readonly<Record<string, (view: TableView) => Description>>;

/** Those that are drawn. */
const DRAWN: Told = {
  turn: (view) => ({
    title: turnTitle(view.turn),
    lines: [
      view.segment === "setup"
        ? `Set-up: the ${seatName(view.phasing)} place their units.`
        : view.segment === "over"
          ? "The game is over."
          : `${SIDE[view.phasing]} player-turn: ${word(`segment.${view.segment}`).toLowerCase()}.`,
      "Each player-turn: land, air and naval movement, then combat (2.0). Points are counted after turn 10 (10.0).",
    ],
  }),
  score: (view) => ({
    title: `Victory points: ${signed(view.score.margin)}`,
    lines: forecastLines(view),
  }),
  points: (view) => ({
    title: "Naval Movement Points",
    lines: [
      ...NATIONS.map((nation) => {
        const { allowance, used, lost } = view.points[nation];
        return `${nationName(nation)}: ${Math.max(0, allowance - used)} of ${allowance} left${lost > 0 ? `, ${lost} lost for good` : ""}.`;
      }),
      `Japanese units that have entered the map this turn: ${view.entered} of 6 (11.0).`,
      ...(view.beaches.length > 0 ? [`Invasion hexes to be paid for: ${view.beaches.length} (5.C).`] : []),
    ],
  }),
  "hong-kong": (view) => {
    const { fallen, lost, needs, modifier } = view.hongKong;
    return {
      title: fallen ? "Hong Kong has fallen" : "Hong Kong holds out",
      lines: fallen
        ? ["5 victory points for the Japanese (10.0); what is left of the 38th Division is free (9.F)."]
        : [
            `The next die needs ${needs === 6 ? "6" : `${needs} or more`}${modifier === 0 ? "" : `, at ${signed(modifier)}`}: ${percent(hongKongChance(view))} (9.F).`,
            `Regiments of the 38th Division lost: ${Math.min(lost, 3)} of 3; a 1 costs another.`,
          ],
    };
  },
  "off-map": boxOf(
    "off-map",
    "Allied units come by the west or south edge, Japanese by the north or east edge (5.C).",
  ),
  eliminated: boxOf("eliminated", "Out of the game, and worth nothing (6.E)."),
  surrendered: boxOf("surrendered", "2 victory points each for the enemy (6.S, 10.0)."),
  beaches: ({ beaches }) => ({
    title: `Invasion hexes: ${beaches.length}`,
    lines: [
      ...beaches.map(
        ({ hex, open }) => `${sentence(hexName(hex))}: ${open ? "open" : "not paid for, shut"}.`,
      ),
      "Each is a port for one Naval Movement Point a turn, until a true port is reached by land (5.C).",
    ],
  }),
};

/** Those that are told of only. */
const TOLD: Told = {
  burma: ({ burma: { due, regiments, border } }) => ({
    title: "The Burma front",
    lines: [
      `Japanese units of regiment size in Siam and Burma: ${regiments} of 5; at the border: ${border} of 3 (9.G).`,
      due
        ? regiments >= 5 && border >= 3
          ? "They are enough."
          : "They are too few: no move may make it worse, and one that mends it must be made."
        : "Not asked for before turn 2.",
    ],
  }),
  later: boxOf("later", "The calendar tells when and where they come."),
  regrouping: boxOf("regrouping", "Naval air units come back two turns after they were used (8.1)."),
  fortresses: (view) => ({
    title: "Fortresses",
    lines: Object.entries(view.fortresses).map(
      ([id, { stands, besieged }]) =>
        `${sentence(id)}: ${stands ? (besieged ? "stands, besieged (9.I)" : "stands") : "fallen (6.3)"}.`,
    ),
  }),
};

const TRACKS: Told = { ...DRAWN, ...TOLD };
export const TRACK_IDS: readonly string[] = Object.keys(DRAWN);
