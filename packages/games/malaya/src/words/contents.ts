import type {
  CardVocabularyOf,
  CoinNameVocabulary,
  Counted,
  LogVocabularyOf,
  None,
} from "@sandtable/coin/words";
import type { MalayaEvent } from "../log.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { RuleNumber } from "../rules.ts";
import type { Attitude, Commander, Control } from "../state.ts";
import type { MalayaThings, Vocabulary } from "./vocabulary.ts";

/** What a catalogue of this game holds beside the messages of play: log lines, cards, aids and names. */

export type LogVocabulary = LogVocabularyOf<MalayaEvent>;
export type CardVocabulary = CardVocabularyOf<"M", 24 | 26>;

type AidTopic =
  | OperationKind
  | SpecialKind
  | "pacify"
  | "agitate"
  | "sequence"
  | "propaganda"
  | "victory"
  | "control"
  | "new-villages"
  | "pieces"
  | "capabilities";
/** A player aid for every topic. */
export type AidVocabulary = { [K in AidTopic as `aid.${K}`]: None };

/** Every numbered rule in our words. */
export type RuleVocabulary = { [K in RuleNumber as `rule.${K}`]: None };

export type PhaseName = LogVocabulary["log.phase"]["phase"];

export type NameVocabulary = CoinNameVocabulary<MalayaThings> & {
  [K in
    | `name.commander.${Commander}`
    | `name.attitude.${Attitude}`
    | `name.control.${Control}`
    | `name.phase.${PhaseName}`]: None;
} & { "name.force.villages": Counted };

/** How a game ended, by the reason of its outcome; `winners` are the seats, none of them in a draw. */
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
