import type { Box } from "@sandtable/coin";
import type { SpaceId } from "../board.ts";
import type { MalayaEvent } from "../log.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { RuleNumber } from "../rules.ts";
import type { Attitude, Commander, Control, Faction, Force, Piece } from "../state.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a catalogue of this game holds beside the messages of play: log lines, cards, aids and names. */

/** Nothing to fill in. */
type None = Record<never, never>;
/** A name that may be asked for with a number, to agree with it; without one it is the plural. */
type Counted = { readonly count?: number };

type EventOf<K, E = MalayaEvent> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [P in keyof E]: E[P] }
    : never
  : never;

/**
 * A line for every kind of event; its parameters are the event. A forced choice comes from the engine; its key
 * goes by the name of `choice` here, because a message has a key of its own.
 */
export type LogVocabulary = { [K in MalayaEvent["kind"] as `log.${K}`]: EventOf<K> } & {
  "log.forced": { readonly seat: string; readonly choice?: string };
};

type CardNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  | (17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32);
/** Cards with one text only (5.2): it goes by the name of the unshaded one. */
type SingleText = 24 | 26;

/** Both texts of every card. */
export type CardTextVocabulary = {
  [K in
    | `card.M${CardNumber}.unshaded`
    | `card.M${Exclude<CardNumber, SingleText>}.shaded`
    | "card.propaganda.text"]: None;
};
export type CardTitleVocabulary = { [K in `card.M${CardNumber}.title` | "card.propaganda.title"]: None };

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

export type PhaseName = EventOf<"phase">["phase"];

export type NameVocabulary = {
  [K in
    | `name.space.${SpaceId}`
    | `name.faction.${Faction}`
    | `name.operation.${OperationKind}`
    | `name.special.${SpecialKind}`
    | `name.box.${Box}`
    | `name.commander.${Commander}`
    | `name.attitude.${Attitude}`
    | `name.control.${Control}`
    | `name.phase.${PhaseName}`]: None;
} & { [K in `name.piece.${Piece}` | `name.force.${Force | "villages"}`]: Counted };

/** How a game ended, by the reason of its outcome; `winners` are the seats, none of them in a draw. */
export type OutcomeVocabulary = {
  [K in "outcome.7.0.1" | "outcome.7.0.2"]: { readonly winners?: readonly string[] };
};

/** Everything a language must say; the rules ({@link RuleVocabulary}) are a catalogue of their own. */
export type Words = Vocabulary &
  LogVocabulary &
  CardTextVocabulary &
  CardTitleVocabulary &
  AidVocabulary &
  NameVocabulary &
  OutcomeVocabulary;
