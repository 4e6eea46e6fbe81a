import type { AboutIn } from "@sandtable/engine";
import type { CombatVocabulary } from "../combat/vocabulary.ts";
import type { Seat } from "../data/records.ts";
import type { ImpulseVocabulary } from "../impulse/vocabulary.ts";
import type { MalayaEvent } from "../log.ts";
import type { PlanningVocabulary } from "../planning/vocabulary.ts";

/** Nothing to fill in. */
export type None = Record<never, never>;
/** Units by id, hexes by number. */
export type OfUnit = { readonly unit: string };
export type OfHex = { readonly hex: string };

/** Every message of play with its parameters: those that all phases share, and those of each. */
export type Vocabulary = {
  die: { readonly face: number };
  "choice.unit": OfUnit;
  "choice.to": OfHex;
  "choice.count": { readonly count: number };
  "choice.marker": { readonly marker: string };
  "choice.end": None;
  "choice.yes": None;
  "choice.no": None;
  "prompt.yamashita": None;
} & PlanningVocabulary &
  ImpulseVocabulary &
  CombatVocabulary;

/** The questions of the game, by what they are about. */
export type Asked = AboutIn<Vocabulary>;

type EventOf<K, E> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [P in keyof E]: E[P] }
    : never
  : never;
/** A line for every kind of event; its parameters are the event. */
export type LogVocabulary = {
  [K in MalayaEvent["kind"] as `log.${K}`]: EventOf<K, MalayaEvent>;
} & { "log.forced": { readonly seat: string; readonly choice?: string } };

export type NameVocabulary = { [K in `name.seat.${Seat}`]: None };

/** Everything a language must say. */
export type Words = Vocabulary & LogVocabulary & NameVocabulary;

/** Those messages whose keys begin alike. */
export type Of<P extends string> = {
  [K in keyof Vocabulary as K extends `${P}.${string}` ? K : never]: Vocabulary[K];
};
