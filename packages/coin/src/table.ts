import type { Log, Outcome, Position } from "@sandtable/engine";
import { copyDeck, type Deck, newDeck } from "./deck.ts";
import type { Box } from "./initiative.ts";

/** Which text of a dual-use Event was executed (5.2). */
export type Shading = "unshaded" | "shaded";

/** Every deck of The British Way has so many Events; 0 stands for any of its Propaganda cards, which are alike. */
export const EVENT_CARDS = 32;
export const PROPAGANDA = 0;
/** 2.1 One in each of three piles. */
export const PROPAGANDA_CARDS = 3;

/** What lies on every table of The British Way, whichever of the games is played there. */
export abstract class CardTable<Faction extends string, Stage extends string> implements Position {
  log: Log | undefined = undefined;
  /** The checkpoint: from each stage the game plays on from the state alone. */
  stage: Stage | "reveal" | "first" | "second" | "over";
  /** Pieces have changed and the step is not over: what follows from them waits for its end. */
  unsettled: boolean;
  deck: Deck;
  /** Cards revealed so far, in order; the last is the current one. */
  played: number[];
  propagandaRounds: number;
  /** Capabilities in force (5.3), in the order of the game's list of them: 0 none, 1 unshaded, 2 shaded. */
  capabilities: number[];
  firstEligible: Faction;
  /** The box of the 1st and of the 2nd Eligible on this card, once taken. */
  firstBox: Box | "none";
  secondBox: Box | "none";
  outcome: Outcome | undefined;

  protected constructor(
    from: CardTable<Faction, Stage> | { readonly first: Faction; readonly capabilities: number },
  ) {
    if (from instanceof CardTable) {
      this.stage = from.stage;
      this.unsettled = from.unsettled;
      this.deck = copyDeck(from.deck);
      this.played = from.played.slice();
      this.propagandaRounds = from.propagandaRounds;
      this.capabilities = from.capabilities.slice();
      this.firstEligible = from.firstEligible;
      this.firstBox = from.firstBox;
      this.secondBox = from.secondBox;
      this.outcome = from.outcome;
    } else {
      this.stage = "reveal";
      this.unsettled = false;
      this.deck = newDeck(EVENT_CARDS);
      this.played = [];
      this.propagandaRounds = 0;
      this.capabilities = Array.from({ length: from.capabilities }, () => 0);
      this.firstEligible = from.first;
      this.firstBox = "none";
      this.secondBox = "none";
      this.outcome = undefined;
    }
  }
}

/** A game's Capabilities by card number: which side of each is in force (5.3). */
export interface Capabilities<Card extends number> {
  has(g: { readonly capabilities: readonly number[] }, card: Card, side: Shading): boolean;
  put(g: { readonly capabilities: number[] }, card: Card, side: Shading): void;
  sideOf(g: { readonly capabilities: readonly number[] }, card: Card): Shading | undefined;
}

/** As a Capability stands in the state. */
const SIDES: readonly (Shading | undefined)[] = [undefined, "unshaded", "shaded"];

export function capabilitiesOf<Card extends number>(cards: readonly Card[]): Capabilities<Card> {
  const index = Array.from({ length: EVENT_CARDS + 1 }, (_, card) => cards.indexOf(card as Card));
  return {
    has: (g, card, side) => g.capabilities[index[card]] === (side === "unshaded" ? 1 : 2),
    put: (g, card, side) => {
      g.capabilities[index[card]] = side === "unshaded" ? 1 : 2;
    },
    sideOf: (g, card) => SIDES[g.capabilities[index[card]]],
  };
}
