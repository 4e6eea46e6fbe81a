import type { ComponentType } from "react";

/** What a game has in its box: every kind of piece that lies loose on its table. */

export interface Kind {
  readonly Drawing: ComponentType;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Wood throws a shadow, wide or narrow; cardboard lies flat. */
  readonly shadow: "narrow" | "wide" | "none";
}
export type Kit = Readonly<Record<string, Kind>>;

/** The colour of a side: its panels, its cylinders, its zone of the edge track. */
export type Tone = "blue" | "red";

/** The cylinder of each side. */
export type Sides<Faction extends string> = Readonly<
  Record<Faction, { readonly tone: Tone; readonly letter: string }>
>;
