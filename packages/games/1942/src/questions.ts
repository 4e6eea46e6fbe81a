import { ask as askAny, type Decision, type Play, type Rule } from "@sandtable/engine";
import { type Hex, roll as rollAny, type Unit } from "@sandtable/hex";
import { type Attempt, DIE, type Via } from "./choices.ts";
import type { Area } from "./map.ts";
import type { Whereabouts } from "./state.ts";
import type { Asked } from "./words/vocabulary.ts";

/** What a player may be asked; the rest is for the die. */
export type Question = Exclude<Asked["kind"], `die.${string}`>;
type AskedOf<K extends Asked["kind"]> = Extract<Asked, { readonly kind: K }>;

/** What may be answered to each question. */
export interface Answers {
  readonly setup: Unit | "end";
  readonly place: Hex;
  readonly land: Unit | Attempt | "end";
  readonly move: Hex | "stay";
  readonly way: Via | "straight";
  readonly air: Unit | "end";
  readonly fly: Whereabouts | "stay";
  readonly drop: Hex | "stay";
  readonly upkeep: Hex;
  readonly beach: Hex | "close";
  readonly naval: Unit | "end";
  readonly sail: Whereabouts | "stay";
  readonly arrive: Hex;
  readonly "home-guard": Hex;
  readonly commit: Unit;
  readonly combat: Hex | "end";
  readonly join: Unit | "all" | "fight";
  readonly stack: Area;
  readonly "retreat-first": Unit;
  readonly retreat: Hex;
  readonly "air-retreat": Whereabouts;
  readonly advance: Unit | "none";
  readonly "advance-to": Hex;
  readonly area: Area;
}

/** A question of the game as its answers and its subject make it. */
export type Asking<K extends Question> = Decision<Answers[K], AskedOf<K>>;

/** Ask a player: the engine's own, held to the questions and answers of this game. */
export const ask: <K extends Question>(decision: Asking<K>) => Play<Answers[K]> = askAny;

/** Roll the die under a rule. */
export const roll = (rule: Rule, about: Exclude<Asked, { readonly kind: Question }>): Play<number> =>
  rollAny(DIE, rule, about);
