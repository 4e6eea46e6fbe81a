import { PLACES } from "@sandtable/malaya-1941/map";
import type { Spot } from "../hex/index.ts";
import { terrainOf } from "./data.ts";
import { EAST, HEX, LEGEND } from "./layout.ts";
import { words } from "./words/index.ts";

/** The names of places, set so that no two run into each other; those of each nearness apart. */

export type Nearness = "far" | "middle" | "near";

export interface PlaceLabel extends Spot {
  readonly hex: string;
  readonly text: string;
  readonly kind: Place["kind"];
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
}

type Place = (typeof PLACES)[number];

/** The letters of each nearness: how large, and whose names are shown. Zones of a stack stay free where that is possible. */
const SIZES: Readonly<Record<Nearness, Readonly<Record<Place["kind"], number | undefined>>>> = {
  far: { city: 38, base: undefined, town: undefined, point: undefined },
  middle: { city: 19, base: 16, town: 16, point: undefined },
  near: { city: 16, base: 13, town: 13, point: 11 },
};
/** Towns that are named when the whole map is in sight. */
const GREAT = new Set([
  "1002",
  "1604",
  "2510",
  "0909",
  "3427",
  "2740",
  "3837",
  "2736",
  "1523",
  "2324",
  "3215",
  "0810",
]);

const sizeOf = ({ kind, hex }: Place, near: Nearness): number | undefined =>
  near === "far" && kind === "town" && GREAT.has(hex) ? 30 : SIZES[near][kind];

const RANKS: readonly Place["kind"][] = ["city", "base", "town", "point"];

/** The mean width of a letter, as a part of the letters' size: of a broad serif, for nobody knows which there is. */
const LETTERS: Readonly<Record<Place["kind"], number>> = { city: 0.68, base: 0.68, town: 0.65, point: 0.6 };
const GAP = 2;

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function frameOf({ x, y, text, kind, size, anchor }: PlaceLabel): Frame {
  const width = text.length * LETTERS[kind] * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.78, bottom: y + size * 0.24 };
}
export const overlap = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP);

/** Where a name may stand around its place, the best first. */
function candidates(place: Place, size: number, far: boolean): PlaceLabel[] {
  const { x, y } = HEX.centre(place.hex);
  const at = (across: number, down: number, anchor: PlaceLabel["anchor"]): PlaceLabel => ({
    hex: place.hex,
    text: words.printedName[place.name] ?? place.name,
    kind: place.kind,
    size,
    anchor,
    x: x + across,
    y: y + down,
  });
  const [below, above] = far ? [18 + size * 0.8, -18] : [27 + size * 0.8, -29];
  const level = size * 0.3;
  // Clear of the number of counters on the right, and of the marks on the left.
  const [right, left] = far ? [22, 22] : [48, 40];
  return [
    at(0, below, "middle"),
    at(right, level, "start"),
    at(-left, level, "end"),
    at(0, above, "middle"),
    at(14, below, "start"),
    at(-14, below, "end"),
    at(14, above, "start"),
    at(-14, above, "end"),
    at(0, below + size, "middle"),
    at(0, above - size, "middle"),
    at(right, below, "start"),
    at(-left, below, "end"),
    at(right, below + size, "start"),
    at(-left, below + size, "end"),
  ];
}

/** The displays beside the map: no letters under them. */
const BOXES: readonly Frame[] = [EAST, LEGEND].map(({ x, y, width, height }) => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
}));
/** The dots of places, which letters keep off if they can. */
const DOTS: readonly Frame[] = PLACES.map(({ hex }) => {
  const { x, y } = HEX.centre(hex);
  return { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 };
});

/** Where counters will lie: on all land in play. */
const STACKS: readonly Frame[] = HEX.ids
  .filter((id) => !["sea", "lake", "out-of-play"].includes(terrainOf(id)))
  .map((id) => {
    const { x, y } = HEX.centre(id);
    return { left: x - 20, right: x + 26, top: y - 19, bottom: y + 25 };
  });

/** The larger names first; each takes the place where it covers least. */
function labelsOf(near: Nearness): readonly PlaceLabel[] {
  const set: { readonly label: PlaceLabel; readonly frame: Frame }[] = [];
  const wanted = PLACES.flatMap((place) => {
    const size = sizeOf(place, near);
    return size === undefined ? [] : [{ place, size }];
  }).sort((a, b) => RANKS.indexOf(a.place.kind) - RANKS.indexOf(b.place.kind));
  for (const { place, size } of wanted) {
    if (words.printedName[place.name] === "") continue;
    let best: { label: PlaceLabel; frame: Frame; cost: number } | undefined;
    candidates(place, size, near === "far").forEach((label, rank) => {
      const frame = frameOf(label);
      const taken = [...BOXES, ...set.map((other) => other.frame)];
      const covered = taken.reduce((sum, other) => sum + overlap(frame, other), 0);
      const dots = DOTS.reduce((sum, dot) => sum + overlap(frame, dot), 0);
      const counters = near === "far" ? 0 : STACKS.reduce((sum, stack) => sum + overlap(frame, stack), 0);
      const cost = covered * 100 + dots + counters + rank * 12;
      if (!best || cost < best.cost) best = { label, frame, cost };
    });
    if (best) set.push(best);
  }
  return set.map(({ label }) => label);
}

export const LABELS: Readonly<Record<Nearness, readonly PlaceLabel[]>> = {
  far: labelsOf("far"),
  middle: labelsOf("middle"),
  near: labelsOf("near"),
};
