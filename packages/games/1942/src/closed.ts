import type { Bar, Choice, Closed } from "@sandtable/engine";
import type { Hex } from "@sandtable/hex";
import { TO } from "./choices.ts";

/**
 * What a player might expect at a question and why it cannot be done: worked out only when somebody asks, by the same
 * bars that the list of choices goes by.
 */

/** The choice, if it is barred. */
export const closedBy = ({ key, place, label }: Choice, bar: Bar | undefined): Closed[] =>
  bar ? [{ ...bar, key, place, label }] : [];

/** Those of the hexes that are barred. */
export const closedHexes = (
  hexes: readonly Hex[],
  barTo: (hex: Hex) => Bar | undefined,
  choices: readonly Choice[] = TO,
): Closed[] => hexes.flatMap((hex) => closedBy(choices[hex], barTo(hex)));
