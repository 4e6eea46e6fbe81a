import type { DeckPlan } from "./deck.ts";
import { type CardTable, PROPAGANDA } from "./table.ts";

export const inRange = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is broken about the deck of a table (2.1). */
export function brokenDeck<F extends string, S extends string>(g: CardTable<F, S>, plan: DeckPlan): string[] {
  const broken: string[] = [];
  const events = g.played.filter((card) => card !== PROPAGANDA);
  if (new Set(events).size !== events.length) broken.push("2.1 a card has come up twice");
  if (events.some((card) => (g.deck.unseen & (1 << (card - 1))) !== 0))
    broken.push("2.1 a played card is in the deck");
  if (g.played.length !== g.deck.pile * (plan.events + 1) + g.deck.drawn)
    broken.push("2.1 the deck has lost count");
  if (g.played.length - events.length > plan.piles) broken.push("2.1 too many Propaganda cards");
  return broken;
}
