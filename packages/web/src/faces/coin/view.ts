/** What the views of all games of the family hold alike. */

export type Side = "unshaded" | "shaded";
export type Box = "limited" | "event" | "full";
/** The colour of a side: its panels, its cylinders, its zone of the edge track. */
export type Tone = "blue" | "red";

export const BOXES: readonly Box[] = ["limited", "event", "full"];
export const PROPAGANDA_CARDS = 3;

export interface Initiative<Faction extends string> {
  readonly first: Faction;
  readonly firstBox: Box | "none";
  readonly secondBox: Box | "none";
}

export interface CardsView {
  readonly card: string | null;
  readonly played: readonly string[];
  readonly cardsLeft: number;
  readonly capabilities: Readonly<Record<string, Side>>;
}

export interface CoinView<Faction extends string> extends CardsView {
  readonly propagandaRounds: number;
  readonly initiative: Initiative<Faction>;
}
