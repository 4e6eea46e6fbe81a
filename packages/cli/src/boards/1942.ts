import { OFF_MAP_AIR_BASE } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import { FORTRESSES, type Nation } from "@sandtable/1942/units";
import { hexName, unitShort } from "@sandtable/1942/words";
import { say, signed, type View } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { boxLines, cityLines, placeShort, stackLines } from "./1942-forces.ts";
import { findPlace, MAP_KEY, mapLines, WINDOW_KEY, windowLines } from "./1942-map.ts";
import { atHand, isToldAtHand, planLines, remarkOn } from "./1942-plans.ts";
import { headed, keyed, nameOf } from "./parts.ts";

/** 1942 in a terminal: the map, who stands where, and how things stand. */

const tableOf = (view: View): TableView => view as unknown as TableView;

export function drawCampaign(view: View, brush: Brush): string[] {
  const table = tableOf(view);
  return [
    ...mapLines(table, brush),
    ...keyed(MAP_KEY, brush),
    ...stackLines(table, brush),
    ...boxLines(table, brush),
    ...cityLines(table, brush),
    ...standing(table, brush),
    ...planLines(table, brush),
  ];
}

/** The hexes around a place; nothing where the map has no such place. */
export function drawCampaignNear(view: View, brush: Brush, place: string): string[] | undefined {
  const table = tableOf(view);
  const hex = findPlace(table, place);
  if (hex === undefined) return undefined;
  return [
    ...windowLines(table, hex, brush),
    ...keyed(WINDOW_KEY, brush),
    ...wrap(`Around ${hexName(hex)}.`, brush.width),
  ];
}

/** Odds and results, whenever an attack is prepared; where a unit may go, if that is far and wide. */
export const campaignAtHand = (view: View, brush: Brush): string[] => atHand(tableOf(view), brush);

export const campaignRemark = (view: View, key: string): string => remarkOn(tableOf(view), key);

export const campaignIsTold = (view: View, key: string): boolean => isToldAtHand(tableOf(view), key);

/** The map is drawn again with every player-turn. */
export const campaignOccasion = (view: View): string => {
  const { turn, phasing, segment } = tableOf(view);
  return `${turn} ${phasing} ${segment === "setup"}`;
};

function standing(table: TableView, brush: Brush): string[] {
  return [
    ...headline(table, brush),
    ...pointLines(table, brush),
    ...obligations(table, brush),
    ...airAndBeaches(table, brush),
    ...scoreLines(table, brush),
  ];
}

function headline({ turn, phasing, segment }: TableView, brush: Brush): string[] {
  const whose = `${phasing === "allied" ? "Allied" : "Japanese"} player-turn`;
  const text = `Turn ${turn} of ${LAST_TURN} · ${whose} · ${say(brush.words, { key: `segment.${segment}` })}`;
  return ["", ...wrap(text, brush.width).map((line) => brush.paint("bold", line))];
}

const LAST_TURN = 10;
/** 11.0 Japanese units that may enter the map in a game-turn. */
const MOST_ENTERING = 6;
/** 9.G Regiments that Japan must have in Siam and Burma, and those of them at the border. */
const BURMA = { regiments: 5, border: 3 } as const;

/** Naval Movement Points (5.C). */
function pointLines({ points, entered }: TableView, brush: Brush): string[] {
  const said = (Object.keys(points) as Nation[]).map((nation) => {
    const { allowance, used, lost } = points[nation];
    const gone = lost === 0 ? "" : ` (${lost} lost)`;
    return `${nameOf(brush, "nation", nation)} ${allowance - used} of ${allowance}${gone}`;
  });
  const entering = `entered this turn: ${entered} of ${MOST_ENTERING} Japanese units`;
  return headed(brush, "Naval points left", `${said.join(", ")} · ${entering}`);
}

function obligations({ hongKong, burma, fortresses }: TableView, brush: Brush): string[] {
  const { fallen, lost, needs, modifier } = hongKong;
  const siege = fallen ? "fallen" : `holds; falls on ${needs} or more, die ${signed(modifier)}`;
  const walls = FORTRESSES.map(({ id, name }) => {
    const { stands, besieged } = fortresses[id];
    return `${name} ${stands ? "stands" : "has fallen"}${besieged ? ", besieged" : ""}`;
  });
  return [
    ...headed(brush, "Hong Kong", `${siege} · regiments lost: ${lost}`),
    ...headed(
      brush,
      "Burma",
      `${burma.regiments} regiments in Siam and Burma (${BURMA.regiments} needed), ${burma.border} at the border (${BURMA.border} needed) · ${burma.due ? "due" : "not yet due"}`,
    ),
    ...headed(brush, "Fortresses", walls.join(" · ")),
  ];
}

function airAndBeaches({ umbrellas, beaches }: TableView, brush: Brush): string[] {
  const air = umbrellas.map(
    ({ unit, at, radius, active }) =>
      `${unitShort(unit)} ${at === OFF_MAP_AIR_BASE ? "off the map" : placeShort(at)} radius ${radius}${active ? "" : " (no effect)"}`,
  );
  const shores = beaches.map(({ hex, open }) => `${hexName(hex)} ${open ? "open" : "shut"}`);
  return [
    ...(air.length > 0 ? headed(brush, "Umbrellas", air.join(" · ")) : []),
    ...(shores.length > 0 ? headed(brush, "Invasion hexes", shores.join(" · ")) : []),
  ];
}

/** What the game would end with now (10.0). */
function scoreLines({ score }: TableView, brush: Brush): string[] {
  const causes = score.lines.map(
    ({ cause, count, points }) => `${say(brush.words, { key: `score.${cause}` })} ${count}: ${points}`,
  );
  const level = say(brush.words, { key: `level.${score.level}` });
  const sum = `Japanese ${score.japanese}, Allies ${score.allied}, margin ${signed(score.margin)}: ${level}`;
  return headed(brush, "Score now", [sum, ...causes].join(" · "));
}
