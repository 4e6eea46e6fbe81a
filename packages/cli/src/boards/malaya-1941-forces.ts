import { say } from "@sandtable/engine";
import { PLACES } from "@sandtable/malaya-1941/map";
import type { AirBox, MalayaView, SideView, UnitView } from "@sandtable/malaya-1941/shape";
import { faceName, hexName, markerName, seatName } from "@sandtable/malaya-1941/words";
import { glued } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { isHex } from "./hexes.ts";
import { COLOURS, counterOf, type Stack, stackFactors, stacksOf } from "./malaya-1941-known.ts";
import { headed } from "./parts.ts";

/** The forces of Malaya 1941 in words: stacks from north to south, boxes, air, markers. */

const names = new Map([...PLACES].reverse().map(({ hex, name }) => [hex, name]));

/** As short as a place can be told: "Jitra 0909", or the number alone. */
export function placeShort(at: string): string {
  if (!isHex(at)) return hexName(at);
  const name = names.get(at);
  return name === undefined ? at : `${name} ${at}`;
}

/** A counter with its values: "6 Ind 4-6-6", "5 HQ (2) radius 4, 0-2-8". */
export function counterBrief(id: string): string {
  const { type, name, values, support, radius, from, face } = counterOf(id);
  if (type === "supply") return faceName(face);
  if (type === "hq") return `${glued(name)} ${glued(`(+${support}, radius ${radius})`)} ${values}`;
  return glued(from === "breakdown" ? faceName(face) : `${name} ${values}`);
}

const STATES: Readonly<Record<Exclude<keyof UnitView, "id" | "at" | "due">, string>> = {
  active: "activated",
  suppressed: "suppressed",
  moved: "moved",
  ready: "in command",
  reinforcement: "reinforcement",
  delayed: "was delayed",
  made: "new this phase",
  paid: "activated this turn",
  idle: "stands by",
  retreated: "has retreated",
};

const stateOf = (unit: UnitView): string[] => [
  ...(Object.keys(STATES) as (keyof typeof STATES)[])
    .filter((each) => unit[each])
    .map((each) => STATES[each]),
  ...(unit.due === undefined ? [] : [`comes on turn ${unit.due}`]),
];

/** Counters, alike ones together: "3 supply points". */
function said(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => (count === 1 ? text : `${glued(`${count} ×`)} ${text}`))
    .join(", ");
}

const unitText = (unit: UnitView): string => {
  const states = stateOf(unit);
  return counterBrief(unit.id) + (states.length > 0 ? ` (${states.join(", ")})` : "");
};

/** What is known of a stack, and since when. */
export function stackText({ units, picture, knowledge }: Stack): string {
  const open = said(units.map(unitText));
  if (!picture)
    return knowledge === "unknown" ? [open, "nothing else known"].filter(Boolean).join(", ") : open;
  const faces = said(picture.faces.map(counterBrief)) || "nobody";
  const since =
    knowledge === "sure"
      ? `seen on turn ${picture.turn}, unchanged since`
      : `seen on turn ${picture.turn}, perhaps changed since`;
  return [open && `${open} (open)`, `${faces} (${since})`].filter(Boolean).join(", ");
}

/** The stacks of a side on the map: what is known of them, and those of which nothing is known together. */
function mapLines(side: SideView, brush: Brush): string[] {
  const { paint } = brush;
  const stacks = stacksOf(side);
  const isBlank = ({ knowledge, units }: Stack): boolean => knowledge === "unknown" && units.length === 0;
  const told = stacks
    .filter((stack) => !isBlank(stack))
    .map((stack) => {
      const mark = paint(COLOURS[side.seat], stackFactors(stack));
      return `${glued(`${placeShort(stack.hex)} ${mark}`)}: ${stackText(stack)}`;
    });
  const blank = stacks.filter(isBlank).map(({ hex }) => glued(placeShort(hex)));
  const heading = `${seatName(side.seat)} on the map`;
  return [
    ...(told.length > 0 ? headed(brush, heading, told.join(" · ")) : []),
    ...(blank.length > 0
      ? headed(brush, `${seatName(side.seat)} face down, nothing known`, blank.join(", "))
      : []),
    ...(stacks.length === 0 ? headed(brush, heading, "nobody") : []),
  ];
}

/** What lies beside the map: base and track of the viewer, and the boxes that lie open. */
function boxLines(side: SideView, brush: Brush): string[] {
  const name = seatName(side.seat);
  const box = (heading: string, text: string): string[] =>
    text === "" ? [] : headed(brush, `${name}, ${heading}`, text);
  const own = (at: string): string => said(side.units.filter((unit) => unit.at === at).map(unitText));
  const gone = (["replaceable", "eliminated", "withdrawn"] as const).flatMap((each) =>
    box(say(brush.words, { key: `box.${each}` }).toLowerCase(), said(side.boxes[each].map(counterBrief))),
  );
  return [
    ...(side.own ? [...box("in the base", own("base")), ...box("on the turn track", own("track"))] : []),
    ...gone,
    ...box("come by markers", said(side.received.map(counterBrief))),
  ];
}

export const forceLines = ({ sides }: MalayaView, brush: Brush): string[] => {
  const inOrder = [...sides].sort((one, other) => Number(other.own) - Number(one.own));
  return [
    ...inOrder.flatMap((side) => mapLines(side, brush)),
    ...inOrder.flatMap((side) => boxLines(side, brush)),
  ];
};

const airText = (side: SideView, revealed: boolean, { words }: Brush): string => {
  const boxes = (Object.keys(side.air) as AirBox[])
    .filter((box) => side.air[box] > 0 || box === "reserve")
    .map((box) => `${say(words, { key: `air.${box}` })} ${side.air[box]}`);
  const hidden = side.own || revealed ? "" : " (not revealed yet: all that fly count as reserve)";
  return `${seatName(side.seat)}: ${boxes.join(", ")}${hidden}`;
};

/** The Air Operations Display. */
export const airLines = ({ sides, revealed }: MalayaView, brush: Brush): string[] =>
  headed(brush, "Air points", sides.map((side) => airText(side, revealed, brush)).join(" · "));

const listed = (ids: readonly string[]): string => said(ids.map(markerName));

/** Command markers: what is in hand, what is left in the pool, what has left the game. */
function markerText(side: SideView): string {
  const known = side.markers.length === 0 ? "" : ` (${listed(side.markers)})`;
  return [
    `${seatName(side.seat)} ${side.hand} in hand${known}`,
    `${side.pool} in the pool`,
    side.aside.length > 0 && `laid aside: ${listed(side.aside)}`,
    side.removed.length > 0 && `out of play: ${listed(side.removed)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

export const markerLines = ({ sides }: MalayaView, brush: Brush): string[] =>
  headed(brush, "Command markers", sides.map(markerText).join(" · "));

export const pointLines = ({ sides }: MalayaView, brush: Brush): string[] => {
  const points = sides.map(({ seat, points, bought }) => {
    const paid = bought === 0 ? "" : ` (optional units bought: ${bought})`;
    return `${seatName(seat)} ${points}${paid}`;
  });
  return headed(brush, "Victory points", points.join(", "));
};
