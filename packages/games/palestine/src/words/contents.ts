import type { CardVocabularyOf, CoinNameVocabulary, LogVocabularyOf, None } from "@sandtable/coin/words";
import type { PalestineEvent } from "../log.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { RuleNumber } from "../rules.ts";
import type { PalestineThings, Vocabulary } from "./vocabulary.ts";

/** What a catalogue of this game holds beside the messages of play: log lines, cards, aids and names. */

export type LogVocabulary = LogVocabularyOf<PalestineEvent>;
export type CardVocabulary = CardVocabularyOf<"P", 4 | 22 | 26>;

type AidTopic =
  | OperationKind
  | SpecialKind
  | "sequence"
  | "propaganda"
  | "victory"
  | "haganah"
  | "intel"
  | "caches"
  | "curfews"
  | "prison"
  | "sabotage-and-terror"
  | "pieces"
  | "capabilities"
  | "lead-and-offensive";
/** A player aid for every topic. */
export type AidVocabulary = { [K in AidTopic as `aid.${K}`]: None };

/** Every numbered rule in our words. */
export type RuleVocabulary = { [K in RuleNumber as `rule.${K}`]: None };

export type PhaseName = LogVocabulary["log.phase"]["phase"];

export type NameVocabulary = CoinNameVocabulary<PalestineThings> & {
  [K in `name.phase.${PhaseName}` | `name.haganah.${0 | 1 | 2 | 3 | 4}`]: None;
};

/** How a game ended, by the reason of its outcome; `winners` are the seats. */
export type OutcomeVocabulary = {
  [K in "outcome.7.0.1" | "outcome.7.0.2"]: { readonly winners?: readonly string[] };
};

/** Everything a language must say; the rules ({@link RuleVocabulary}) are a catalogue of their own. */
export type Words = Vocabulary &
  LogVocabulary &
  CardVocabulary &
  AidVocabulary &
  NameVocabulary &
  OutcomeVocabulary;
