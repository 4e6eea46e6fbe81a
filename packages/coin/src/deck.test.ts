import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cardsLeft,
  copyDeck,
  type Deck,
  type DeckPlan,
  drawWeights,
  newDeck,
  takeCard,
  unseenCards,
} from "./index.ts";

const STANDARD: DeckPlan = { piles: 3, events: 6, mixed: 2 };
const EXTENDED: DeckPlan = { piles: 3, events: 8, mixed: 4 };

/** The chance that the Propaganda card of the first pile is its n-th card, for every n. */
function propagandaOdds(plan: DeckPlan): number[] {
  const odds: number[] = [];
  const deck = newDeck(32);
  let notYet = 1;
  for (let place = 1; place <= plan.events + 1; place++) {
    const unseen = unseenCards(deck);
    const { propaganda, event } = drawWeights(deck, plan, unseen.length);
    const now = propaganda / (propaganda + event * unseen.length);
    odds.push(notYet * now);
    notYet *= 1 - now;
    takeCard(deck, plan, unseen[0]);
  }
  return odds;
}

describe("2.1 the deck", () => {
  it("2.1 standard: Propaganda is the fifth, sixth or seventh card of its pile, each as likely", () => {
    expect(propagandaOdds(STANDARD).map((odds) => odds.toFixed(9))).toEqual(
      [0, 0, 0, 0, 1 / 3, 1 / 3, 1 / 3].map((odds) => odds.toFixed(9)),
    );
  });

  it("2.1 extended: Propaganda is one of the last five of nine, each as likely", () => {
    expect(propagandaOdds(EXTENDED).map((odds) => odds.toFixed(9))).toEqual(
      [0, 0, 0, 0, 0.2, 0.2, 0.2, 0.2, 0.2].map((odds) => odds.toFixed(9)),
    );
  });

  it("2.1 has 21 cards in the standard game and 27 in the extended, and no card comes twice", () => {
    for (const [plan, size] of [
      [STANDARD, 21],
      [EXTENDED, 27],
    ] as const) {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (picks) => {
          const deck = newDeck(32);
          const drawn: number[] = [];
          expect(cardsLeft(deck, plan)).toBe(size);
          while (cardsLeft(deck, plan) > 0) {
            const unseen = unseenCards(deck);
            const { propaganda, event } = drawWeights(deck, plan, unseen.length);
            const tickets = propaganda + event * unseen.length;
            const ticket = picks.next().value % tickets;
            const card = ticket < propaganda ? 0 : unseen[Math.floor((ticket - propaganda) / event)];
            takeCard(deck, plan, card);
            drawn.push(card);
            expect(cardsLeft(deck, plan)).toBe(size - drawn.length);
          }
          expect(drawn.filter((card) => card === 0)).toHaveLength(3);
          const events = drawn.filter((card) => card > 0);
          expect(new Set(events).size).toBe(events.length);
          for (let pile = 0; pile < 3; pile++) {
            const part = drawn.slice(pile * (plan.events + 1), (pile + 1) * (plan.events + 1));
            expect(part.filter((card) => card === 0)).toHaveLength(1);
          }
        }),
        { numRuns: 50 },
      );
    }
  });

  it("copies are apart from their original", () => {
    const deck: Deck = newDeck(32);
    const copy = copyDeck(deck);
    takeCard(copy, STANDARD, 7);
    expect(unseenCards(deck)).toHaveLength(32);
    expect(unseenCards(copy)).not.toContain(7);
    expect(unseenCards(newDeck(5))).toEqual([1, 2, 3, 4, 5]);
  });
});
