/**
 * The deck of The British Way. Nobody knows its order, so it has none: a card is drawn when it is revealed,
 * from what is left, with exactly the chances that shuffling and stacking would have given.
 *
 * A pile holds `events` Event cards and one Propaganda card; the Propaganda card is shuffled with `mixed` of
 * the Events and these go under the rest (Malaya and Palestine 2.1, Japanese Occupation 2.1).
 */
export interface DeckPlan {
  readonly piles: number;
  readonly events: number;
  readonly mixed: number;
}

/** What is known of the deck by everyone at the table. */
export interface Deck {
  /** Event cards not revealed so far, as bits: card 1 is bit 0. Some of them are not in the deck at all. */
  unseen: number;
  /** The pile now on top, counted from 0. */
  pile: number;
  /** Cards already drawn from it. */
  drawn: number;
  /** Whether its Propaganda card has come up: 0 or 1. */
  propaganda: number;
}

/** Weights of the next draw: that of Propaganda, and that of each unseen Event card. */
export interface DrawWeights {
  readonly propaganda: number;
  readonly event: number;
}

export const newDeck = (cards: number): Deck => ({
  unseen: cards === 32 ? -1 : (1 << cards) - 1,
  pile: 0,
  drawn: 0,
  propaganda: 0,
});

export const copyDeck = (deck: Deck): Deck => ({
  unseen: deck.unseen,
  pile: deck.pile,
  drawn: deck.drawn,
  propaganda: deck.propaganda,
});

/** The Event cards that may still come, by number from 1. */
export function unseenCards(deck: Deck): number[] {
  const cards: number[] = [];
  for (let card = 1; card <= 32; card++) if (deck.unseen & (1 << (card - 1))) cards.push(card);
  return cards;
}

export const cardsLeft = (deck: Deck, plan: DeckPlan): number =>
  (plan.piles - deck.pile) * (plan.events + 1) - deck.drawn;

/** With r cards left of the lower part, the Propaganda card is the next one in 1 of r cases. */
export function drawWeights(deck: Deck, plan: DeckPlan, unseen: number): DrawWeights {
  if (deck.propaganda) return { propaganda: 0, event: 1 };
  const below = plan.events + 1 - deck.drawn;
  if (below > plan.mixed + 1) return { propaganda: 0, event: 1 };
  return { propaganda: unseen, event: below - 1 };
}

/** Take the drawn card off the deck: an Event card by number, or Propaganda (0). */
export function takeCard(deck: Deck, plan: DeckPlan, card: number): void {
  if (card === 0) deck.propaganda = 1;
  else deck.unseen &= ~(1 << (card - 1));
  deck.drawn++;
  if (deck.drawn > plan.events) {
    deck.pile++;
    deck.drawn = 0;
    deck.propaganda = 0;
  }
}

/** The earliest and latest draw, counted from the next card on, that can bring Propaganda; none if none will. */
export function nextPropaganda(
  { piles, events, mixed }: DeckPlan,
  left: number,
  come: number,
): readonly [number, number] | undefined {
  const cards = events + 1;
  const untouched = Math.ceil(left / cards);
  if (come >= piles || untouched === 0) return undefined;
  const here = left - (untouched - 1) * cards;
  return come > piles - untouched ? [here + cards - mixed, here + cards] : [Math.max(1, here - mixed), here];
}
