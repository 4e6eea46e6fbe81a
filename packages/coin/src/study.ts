import type { ExampleStep, PrintedValue, RuleIndex, Seat } from "@sandtable/engine";
import type { Space } from "./space.ts";
import type { Shading } from "./table.ts";

/** How the examples of play (8.0) are written down: a step, its answers, and every value the book then states. */
export const exampleStep = (
  name: string,
  seat: Seat,
  what: string,
  answers: readonly string[],
  stated: Readonly<Record<string, string | number>>,
  slips: readonly PrintedValue[] = [],
): ExampleStep => ({
  name,
  what,
  seat,
  answers,
  printed: [...Object.entries(stated).map(([what, value]) => ({ what, value })), ...slips],
});

/** Reads a value of a position: one of the table ("will"), or a space and what is asked of it ("pahang control"). */
export const readerOf =
  <G>(
    spaceOf: (id: string) => Space | undefined,
    ofTable: Readonly<Record<string, (g: G) => string | number>>,
    ofSpace: Readonly<Record<string, (g: G, space: Space) => string | number>>,
  ) =>
  (g: G, what: string): string | number => {
    if (what in ofTable) return ofTable[what](g);
    const [id, aspect] = what.split(" ");
    const space = spaceOf(id);
    if (space === undefined || !(aspect in ofSpace))
      throw new Error(`the example asks for "${what}", which nothing reads`);
    return ofSpace[aspect](g, space);
  };

/** Every numbered rule of sections 1 to 7 of a book, and the texts of its cards. */
export const ruleIndexOf = (
  rules: readonly (readonly [number: string, title: string])[],
  letter: string,
  cards: Readonly<Record<number, unknown>>,
  sidesOf: (card: number) => readonly Shading[],
): RuleIndex => ({
  rules: rules.map(([number, title]) => ({ number, title })),
  cardSides: cardSidesOf(letter, cards, sidesOf),
});

/** "M3 shaded", for every text of every card. */
export const cardSidesOf = (
  letter: string,
  cards: Readonly<Record<number, unknown>>,
  sidesOf: (card: number) => readonly Shading[],
): string[] =>
  Object.keys(cards).flatMap((card) => sidesOf(Number(card)).map((side) => `${letter}${card} ${side}`));
