import type { Box } from "./initiative.ts";
import type { Shading } from "./table.ts";

/** What the views of all games of The British Way hold alike. Types, not interfaces, so that a view is JSON as it is. */

export type InitiativeView<Faction extends string> = {
  readonly first: Faction;
  readonly firstBox: Box | "none";
  readonly secondBox: Box | "none";
};

/** The cards that lie open, by name: "M7", or "propaganda". */
export type CardsView = {
  readonly card: string | null;
  /** In the order in which they came, the current one last. */
  readonly played: readonly string[];
  readonly cardsLeft: number;
  readonly unseen: readonly string[];
  readonly capabilities: Readonly<Record<string, Shading>>;
};

export type CoinView<Faction extends string = string> = CardsView & {
  readonly stage: string;
  readonly propagandaRounds: number;
  readonly initiative: InitiativeView<Faction>;
  readonly outcome: null | {
    readonly winners: readonly string[];
    readonly scores: Readonly<Record<string, number>>;
    readonly reason: string;
  };
};

export { nextPropaganda } from "./deck.ts";
export { BOXES, type Box } from "./initiative.ts";
export { PROPAGANDA_CARDS, type Shading } from "./table.ts";
export { onTrack, TRACK_END } from "./track.ts";
