import type { MalayaView, PictureView, Seat, SideView, UnitView } from "@sandtable/malaya-1941/shape";
import { type Counter, UNITS } from "@sandtable/malaya-1941/units";
import type { Colour } from "../table/paint.ts";
import { isHex, rowOf } from "./hexes.ts";

/** What a viewer knows of the stacks of Malaya 1941: his own whole; of the enemy what lies open, what was seen, or nothing. */

export const LETTERS: Readonly<Record<Seat, string>> = { japanese: "J", allied: "A" };
export const COLOURS: Readonly<Record<Seat, Colour>> = { japanese: "red", allied: "cyan" };

const counters = new Map<string, Counter>([
  ...UNITS.map((unit) => [unit.face, unit] as const),
  ...UNITS.map((unit) => [unit.id, unit] as const),
]);
/** By id, or by the face that the enemy sees. */
export function counterOf(id: string): Counter {
  const counter = counters.get(id);
  if (!counter) throw new Error(`no counter of Malaya 1941 is called ${id}`);
  return counter;
}

/** Own; lying open; seen and unchanged since; seen, and perhaps changed since; nothing but its side. */
export type Knowledge = "own" | "open" | "sure" | "last" | "unknown";

export interface Stack {
  readonly seat: Seat;
  readonly hex: string;
  readonly knowledge: Knowledge;
  /** Counters that lie before the viewer. */
  readonly units: readonly UnitView[];
  /** What was seen here once, where more may stand than what lies open. */
  readonly picture: PictureView | undefined;
}

function stackOf(side: SideView, hex: string): Stack {
  const units = side.units.filter(({ at }) => at === hex);
  const stack = { seat: side.seat, hex, units };
  if (side.own) return { ...stack, knowledge: "own", picture: undefined };
  if (side.open.includes(hex) && units.length > 0) return { ...stack, knowledge: "open", picture: undefined };
  const picture = side.pictures.find((each) => each.hex === hex);
  if (!picture) return { ...stack, knowledge: "unknown", picture };
  return { ...stack, knowledge: picture.sure ? "sure" : "last", picture };
}

/** From north to south. */
const byRow = (one: string, other: string): number => rowOf(one) - rowOf(other) || one.localeCompare(other);

export const stacksOf = (side: SideView): Stack[] =>
  [...side.hexes].sort(byRow).map((hex) => stackOf(side, hex));

const sum = (ids: readonly string[], factor: (counter: Counter) => number): number =>
  ids.reduce((total, id) => total + factor(counterOf(id)), 0);

/** Who stands there as far as the viewer can tell. */
export const facesOf = ({ units, picture }: Stack): readonly string[] =>
  picture ? picture.faces : units.map(({ id }) => id);

export const attackOf = (ids: readonly string[]): number => sum(ids, ({ attack }) => attack);
export const defenceOf = (ids: readonly string[]): number => sum(ids, ({ defence }) => defence);

/**
 * As short as a stack can be told: own ones with their attack ("J18"), those of the enemy with their defence ("A6"), in a small
 * letter if that may have changed ("a6"), or with nothing ("A?").
 */
export function stackMark(stack: Stack): string {
  const letter = LETTERS[stack.seat];
  const faces = facesOf(stack);
  switch (stack.knowledge) {
    case "own":
      return `${letter}${attackOf(faces)}`;
    case "open":
    case "sure":
      return `${letter}${defenceOf(faces)}`;
    case "last":
      return `${letter.toLowerCase()}${defenceOf(faces)}`;
    default:
      return `${letter}?`;
  }
}

/** The same with both factors: "J18-20". */
export function stackFactors(stack: Stack): string {
  const mark = stackMark(stack);
  if (stack.knowledge === "unknown") return mark;
  const faces = facesOf(stack);
  return `${mark.charAt(0)}${attackOf(faces)}-${defenceOf(faces)}`;
}

export const ownSide = ({ sides }: MalayaView): SideView | undefined => sides.find(({ own }) => own);

/** Where a unit on the move, or what is fought over, is to be looked for; else where the sides stand nearest to each other. */
export function focusOf(view: MalayaView, distance: (one: string, other: string) => number): string {
  const { mover, fight, battles, bombed, sides } = view;
  const at = mover?.at ?? (fight ? battles[0]?.targets[0] : battles.at(-1)?.targets[0]) ?? bombed?.hex;
  if (at !== undefined && isHex(at)) return at;
  let nearest = { hex: FAR_NORTH, apart: Number.POSITIVE_INFINITY };
  const [one, other] = sides;
  for (const hex of one.hexes)
    for (const there of other.hexes) {
      const apart = distance(hex, there);
      if (apart < nearest.apart) nearest = { hex, apart };
    }
  return nearest.hex;
}
/** Where the war begins: between Singora, Patani and Kota Bharu. */
const FAR_NORTH = "1409";
