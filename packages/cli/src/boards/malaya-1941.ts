import { type Decision, say, type View } from "@sandtable/engine";
import type { MalayaView, Stage } from "@sandtable/malaya-1941/shape";
import { TURNS } from "@sandtable/malaya-1941/tables";
import { hexName, markerName, seatName, turnName } from "@sandtable/malaya-1941/words";
import { wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { airLines, forceLines, markerLines, placeShort, pointLines } from "./malaya-1941-forces.ts";
import { closeUp, findPlace, MAP_KEY, overview, partOf, WINDOW_KEY } from "./malaya-1941-map.ts";
import { atHand, isToldAtHand, planLines, prospectLines, remarkOn } from "./malaya-1941-plans.ts";
import { headed, keyed } from "./parts.ts";

/** Malaya 1941 in a terminal: the map, what is known of it, and how things stand. */

/** Only this game remembers pictures of its sides. */
const isMalaya = (view: View): view is View & MalayaView =>
  typeof view === "object" && view !== null && "sides" in view && "forceZ" in view;

function tableOf(view: View): MalayaView {
  if (!isMalaya(view)) throw new Error("not a view of Malaya 1941");
  return view;
}

export function drawPeninsula1941(view: View, brush: Brush): string[] {
  const table = tableOf(view);
  return [
    ...overview(table, brush),
    ...keyed(MAP_KEY, brush),
    ...forceLines(table, brush),
    ...airLines(table, brush),
    ...markerLines(table, brush),
    ...planLines(table, brush),
    ...standing(table, brush),
  ];
}

/** The hexes around a place, or a part of the map; nothing where the map has no such place. */
export function drawNear1941(view: View, brush: Brush, place: string): string[] | undefined {
  const table = tableOf(view);
  const part = partOf(place.trim().toLowerCase());
  if (part !== undefined) return [...overview(table, brush, part), ...keyed(MAP_KEY, brush)];
  const hex = findPlace(table, place);
  if (hex === undefined) return undefined;
  return [
    ...closeUp(table, hex, brush),
    ...keyed(WINDOW_KEY, brush),
    ...prospectLines(table, hex, brush),
    ...wrap(`Around ${hexName(hex)}.`, brush.width),
  ];
}

export const atHand1941 = (view: View, brush: Brush, decision: Decision): string[] =>
  atHand(tableOf(view), brush, decision);

export const isTold1941 = (_: View, key: string, decision: Decision): boolean => isToldAtHand(key, decision);

export const remark1941 = (view: View, key: string): string => remarkOn(tableOf(view), key);

/** The map is drawn again with every phase of a side. */
export function occasion1941(view: View): string {
  const { turn, phasing, impulse, stage } = tableOf(view);
  return `${turn} ${phasing} ${impulse} ${PHASES[stage]}`;
}

/** The phase of which each stage is a part, by its key among the words; some have a name of their own. */
const PHASES: Readonly<Record<Stage, string>> = {
  setup: "Set-up",
  initiative: "Initiative",
  markers: "phase.markers",
  marker: "phase.markers",
  allocation: "phase.allocation",
  superiority: "phase.superiority",
  hits: "phase.superiority",
  "force-z": "phase.superiority",
  reinforcements: "phase.reinforcements",
  arrivals: "phase.reinforcements",
  reorganisation: "phase.logistics",
  spending: "phase.logistics",
  movement: "phase.movement",
  step: "phase.movement",
  strikes: "phase.strikes",
  bombardment: "phase.strikes",
  "bombardment-loss": "phase.strikes",
  contact: "phase.combat",
  fighters: "phase.combat",
  declaration: "phase.combat",
  battles: "phase.combat",
  battle: "phase.combat",
  yamashita: "impulse.yamashita",
  end: "End of the turn",
  over: "The game is over",
};
/** The phases that every impulse has. */
const OF_IMPULSE: ReadonlySet<string> = new Set(["phase.movement", "phase.strikes", "phase.combat"]);

function standing(table: MalayaView, brush: Brush): string[] {
  return [...headline(table, brush), ...pointLines(table, brush), ...notices(table, brush)];
}

function headline(
  { turn, stage, impulse, phasing, first }: MalayaView,
  { words, width, paint }: Brush,
): string[] {
  const phase = PHASES[stage];
  const named = phase.includes(".") ? say(words, { key: phase }) : phase;
  const where = OF_IMPULSE.has(phase) ? `${say(words, { key: `impulse.${impulse}` })}: ${named}` : named;
  const text = `Turn ${turn} of ${TURNS.length}, ${turnName(turn)} · ${where} · ${seatName(phasing)} · first player: ${seatName(first)}`;
  return ["", ...wrap(text, width).map((line) => paint("bold", line))];
}

/** What holds for this turn. */
function notices(table: MalayaView, brush: Brush): string[] {
  const { picks, pending, panic, noLandings, forceZ, airDue, hits, fired, forts, revealed } = table;
  const [eliminated, damaged] = hits;
  const built = Object.entries(forts).map(([hex, seat]) => `${placeShort(hex)} (${seatName(seat)})`);
  const texts = [
    picks > 0 && `${picks} marker${picks === 1 ? "" : "s"} still to pick`,
    pending && `${markerName(pending.marker)} is being carried out`,
    panic && "Panic: activating an HQ costs two points",
    noLandings && "no Japanese landings this turn",
    forceZ && "Force Z is out with the air missions",
    forceZ === null && "whether Force Z is out is not revealed",
    !revealed && "air missions are still secret",
    airDue > 0 && `${airDue} air point${airDue === 1 ? "" : "s"} to arrive`,
    (eliminated > 0 || damaged > 0) && `hits to give: ${eliminated} eliminated, ${damaged} damaged`,
    fired.length > 0 && `has fired: ${fired.map(markerName).join(", ")}`,
    built.length > 0 && `fortifications: ${built.join(", ")}`,
  ].filter((text) => typeof text === "string");
  return texts.length === 0 ? [] : headed(brush, "Now", texts.join(" · "));
}
