import { hongKongChance } from "@sandtable/1942/figures";
import type { Box, TableView } from "@sandtable/1942/shape";
import { hexName, nationName, seatName, turnDate } from "@sandtable/1942/words";
import { sentence, signed } from "@sandtable/engine";
import type { Description } from "../face.ts";
import { percent } from "../percent.ts";
import { NATIONS, SEATS, seatOf, unitsAt } from "./data.ts";
import { unitInShort } from "./describe-unit.ts";
import { forecastLines } from "./forecast.ts";
import { inRow, word, words } from "./words/index.ts";

/** What there is to say of the tracks and boxes beside the map. */
export function describeTrack(id: string, view: TableView): Description | undefined {
  return isTrack(id) ? TRACKS[id](view) : undefined;
}

const isTrack = (id: string): id is keyof typeof TRACKS => Object.hasOwn(TRACKS, id);

const boxOf =
  (box: Box, about: string) =>
  (view: TableView): Description => {
    const there = unitsAt(view, box);
    const bySide = SEATS.flatMap((seat) => {
      const own = there.filter(({ nation }) => seatOf(nation) === seat);
      const units = inRow(own.map((unit) => withReturn(view, unit.id, unitInShort(unit, view))));
      return own.length === 0 ? [] : [`${words.ofSide({ side: seatName(seat), units })}.`];
    });
    return {
      title: words.boxTitle({ box: word(`box.${box}`), count: there.length }),
      lines: [...(bySide.length === 0 ? [words.nobody] : bySide), about],
    };
  };

const withReturn = (view: TableView, id: string, unit: string): string => {
  const turn = view.units[id]?.returns;
  return turn === undefined ? unit : words.backIn({ unit, turn });
};

function turnLine({ segment, phasing }: TableView): string {
  if (segment === "setup") return words.setUp({ seat: seatName(phasing) });
  if (segment === "over") return words.gameIsOver;
  return words.playerTurn({
    side: words.sided[phasing],
    segment: word(`segment.${segment}`).toLowerCase(),
  });
}

function hongKongLines({ hongKong: { fallen, lost, needs, modifier } }: TableView): readonly string[] {
  if (fallen) return [words.hongKongWorth];
  return [
    words.hongKongDie({
      needs,
      modifier: modifier === 0 ? undefined : signed(modifier),
      chance: percent(hongKongChance(needs, modifier)),
    }),
    words.hongKongLost({ lost: Math.min(lost, 3) }),
  ];
}

type Told = (view: TableView) => Description;

/** Those that are drawn. */
const DRAWN = {
  turn: (view) => ({
    title: words.turnTitle({ turn: view.turn, date: turnDate(view.turn) }),
    lines: [turnLine(view), words.sequence],
  }),
  score: (view) => ({
    title: words.scoreTitle({ margin: signed(view.score.margin) }),
    lines: forecastLines(view),
  }),
  points: (view) => ({
    title: words.pointsTitle,
    lines: [
      ...NATIONS.map((nation) => {
        const { allowance, used, lost } = view.points[nation];
        const left = Math.max(0, allowance - used);
        return words.pointsOf({ nation: nationName(nation), left, of: allowance, lost });
      }),
      words.enteredMap({ entered: view.entered }),
      ...(view.beaches.length > 0 ? [words.beachesToPay({ count: view.beaches.length })] : []),
    ],
  }),
  "hong-kong": (view) => ({
    title: view.hongKong.fallen ? words.hongKongFallen : words.hongKongHolds,
    lines: hongKongLines(view),
  }),
  "off-map": boxOf("off-map", words.aboutBox.offMap),
  eliminated: boxOf("eliminated", words.aboutBox.eliminated),
  surrendered: boxOf("surrendered", words.aboutBox.surrendered),
  beaches: ({ beaches }) => ({
    title: words.beachesTitle({ count: beaches.length }),
    lines: [
      ...beaches.map(({ hex, open }) => words.beach({ hex: sentence(hexName(hex)), isOpen: open })),
      words.aboutBeaches,
    ],
  }),
} satisfies Readonly<Record<string, Told>>;

/** Those that are told of only. */
const TOLD = {
  burma: ({ burma: { due, regiments, border } }) => ({
    title: words.burmaTitle,
    lines: [
      words.burmaForce({ regiments, border }),
      due ? (regiments >= 5 && border >= 3 ? words.burmaEnough : words.burmaTooFew) : words.burmaNotYet,
    ],
  }),
  later: boxOf("later", words.aboutBox.later),
  regrouping: boxOf("regrouping", words.aboutBox.regrouping),
  fortresses: (view) => ({
    title: words.fortresses,
    lines: Object.entries(view.fortresses).map(([id, { stands, besieged }]) =>
      words.fortressState({ fortress: sentence(id), stands, isBesieged: besieged }),
    ),
  }),
} satisfies Readonly<Record<string, Told>>;

export const TRACKS = { ...DRAWN, ...TOLD };
export const TRACK_IDS: readonly string[] = Object.keys(DRAWN);
