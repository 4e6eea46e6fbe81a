import type { AnyCatalogue } from "@sandtable/engine";
import type { ComponentType } from "react";
import type { Language } from "../words/index.ts";
import type { GameFace } from "./face.ts";

/** What makes people want to play the game, and what they need to know before; English where a language is missing. */
export type Teaser = Readonly<Record<"en", Pitch> & Partial<Record<Language, Pitch>>>;

interface Pitch {
  readonly story: string;
  readonly facts: string;
}

/** What the page needs to show a game. */
export interface Drawn {
  readonly face: GameFace;
  readonly words: AnyCatalogue;
}

/** A game that nobody has opened yet: as little as the front page shows of it, and the way to the rest. */
export interface Cover {
  readonly teaser: Teaser;
  /** A picture of it, within 250 by 240. */
  readonly Art: ComponentType;
  load(): Promise<Drawn>;
  /** The numbered rules in words: long, and fetched only when somebody looks one up. */
  ruleTexts(): Promise<AnyCatalogue>;
}
