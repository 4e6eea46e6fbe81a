import type { Shading } from "./table.ts";

/** Every deck of The British Way has 32 Events. */
export type CardNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  | (17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32);

/**
 * 5.0 What stands on a card: its printed title, and its texts in our own words, in which "you" is the faction that
 * plays the card. Most cards have two texts (5.2).
 */
export type CardWords<Faction extends string, Question extends string> = {
  readonly title: string;
  /** Lasts to the end of the game, and which faction it helps as a rule (5.3). */
  readonly capability?: Faction;
  /** How this card puts questions that others put in common words. */
  readonly asks?: { readonly [Q in Question]?: string };
} & (
  | { readonly unshaded: string; readonly shaded: string; readonly single?: never }
  | { readonly single: string }
);

/** Cards by number that are written down by name: "M12". */
export const byNumber = <C>(cards: Readonly<Record<string, C>>): Readonly<Record<number, C>> =>
  Object.fromEntries(Object.entries(cards).map(([key, card]) => [Number(key.slice(1)), card]));

const BOTH: readonly Shading[] = ["unshaded", "shaded"];
const ONE: readonly Shading[] = ["unshaded"];

/** 5.2 The sides of a card; a text that is neither goes by the name of the unshaded one. */
export const sidesOn =
  (cards: Readonly<Record<number, { readonly single?: string }>>) =>
  (card: number): readonly Shading[] =>
    cards[card].single === undefined ? BOTH : ONE;
