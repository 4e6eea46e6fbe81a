import type {
  CardVocabularyOf,
  CoinNameVocabulary,
  Counted,
  LogVocabularyOf,
  None,
} from "@sandtable/coin/words";
import type { RailwayId, ZipperBox } from "../board.ts";
import type { Icon } from "../cards.ts";
import type { OccupationEvent } from "../log.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { RuleNumber } from "../rules.ts";
import type { OccupationThings, Vocabulary } from "./vocabulary.ts";

/** What a catalogue of this game holds beside the messages of play: log lines, cards, aids and names. */

export type LogVocabulary = LogVocabularyOf<OccupationEvent>;
/** Cards with one text only (5.2, 5.4): it goes by the name of the unshaded one. */
export type CardVocabulary = CardVocabularyOf<"J", 6 | 9 | 17>;

type AidTopic =
  | OperationKind
  | SpecialKind
  | "sequence"
  | "propaganda"
  | "victory"
  | "icons"
  | "zipper"
  | "intel"
  | "railways"
  | "jungle-camps"
  | "force-136"
  | "kempeitai"
  | "new-villages"
  | "pieces"
  | "capabilities"
  | "mandatory-events";
/** A player aid for every topic. */
export type AidVocabulary = { [K in AidTopic as `aid.${K}`]: None };

/** Every numbered rule in our words. */
export type RuleVocabulary = { [K in RuleNumber as `rule.${K}`]: None };

export type PhaseName = LogVocabulary["log.phase"]["phase"];

export type NameVocabulary = CoinNameVocabulary<OccupationThings> & {
  [K in
    | `name.railway.${RailwayId}`
    | `name.icon.${Icon}`
    | `name.zipper.${ZipperBox}`
    | `name.attitude.${"opposition" | "neutral"}`
    | `name.phase.${PhaseName}`]: None;
} & { [K in `name.${"force" | "piece"}.villages` | "name.piece.intel"]: Counted };

/** How a game ended, by the reason of its outcome; `winners` are the seats, none of them if the MPAJA have won. */
export type OutcomeVocabulary = { "outcome.7.0.1": { readonly winners?: readonly string[] } };

/** Everything a language must say; the rules ({@link RuleVocabulary}) are a catalogue of their own. */
export type Words = Vocabulary &
  LogVocabulary &
  CardVocabulary &
  AidVocabulary &
  NameVocabulary &
  OutcomeVocabulary;
