/**
 * The vocabulary of Sandtable.
 *
 * A **game** is a coroutine ({@link Play}): it changes its state and yields whenever somebody must decide.
 * What it yields is a {@link Decision}: whose it is (the **seat**), under which **rule** of the book, and the
 * complete list of legal **choices**. Only listed choices exist, so an illegal move cannot be expressed.
 * What is fed back is one of those choices.
 *
 * **Chance is a seat.** Dice and draws are decisions of {@link CHANCE}, with the weight of each outcome; a
 * chance source answers them, and the answer stands in the transcript beside the players' choices.
 *
 * A **checkpoint** is a position from which the game can be played on from the state alone. `Game.play` runs
 * from one checkpoint to the next and returns there.
 *
 * **Choices are constants.** Each is made once ({@link ./choices.ts}) and shared by every list it stands in:
 * listing is cheap, and a key always means the same thing.
 *
 * **Words are data.** Prompts, labels, reasons and log lines are message keys with parameters; a catalogue
 * ({@link ./words.ts}) turns them into a language.
 */

/** Who decides: one of the game's seats, or chance. */
export type Seat = string;

/** The seat that rolls the dice and draws the cards. */
export const CHANCE: Seat = "chance";

/** A rule number of the game's book, such as "3.2.4", or a card such as "M12". */
export type Rule = string;

/** A message key with its parameters. */
export interface Message {
  readonly key: string;
  readonly [parameter: string]: string | number | boolean | readonly string[] | undefined;
}

/**
 * What a question is about: its kind, and its subject by name. A game narrows it to a union of its own
 * ({@link ./words.ts} AboutIn), so that whoever goes by it (bots, words, faces) is checked by the compiler.
 */
export interface About {
  readonly kind: string;
  readonly [subject: string]: string | number | boolean | readonly string[] | undefined;
}

/** Where on the table a choice lies, so that any client can put it under a finger. */
export type Place =
  | { readonly on: "space" | "hex" | "card" | "track"; readonly id: string }
  | { readonly on: "piece"; readonly id: string; readonly at: string }
  | { readonly on: "button" };

/** One legal answer. `key` is its stable name; `value` is what the rules get when it is taken. */
export interface Choice<T = unknown> {
  readonly key: string;
  readonly place: Place;
  readonly label: Message;
  readonly value: T;
}

/** Why something a player might expect cannot be done now. */
export interface Bar {
  readonly rule: Rule;
  readonly why: Message;
}

/** A menu entry or place that is closed at this decision. */
export interface Closed extends Bar {
  readonly key: string;
  readonly place: Place;
  readonly label: Message;
}

/** A question: who is asked, under which rule, about what, and everything that may be answered. */
export interface Decision<T = unknown, A extends About = About> {
  readonly seat: Seat;
  readonly rule: Rule;
  readonly about: A;
  readonly choices: readonly Choice<T>[];
  /** What a player might expect here and why it is closed; worked out only when somebody asks. */
  readonly closed?: (() => readonly Closed[]) | undefined;
  /** Chance only: the integer weight of each outcome; all equal when absent. */
  readonly weights?: readonly number[] | undefined;
  /** Chance only: which of the outcomes are what is rolled for, where that can be said. */
  readonly successes?: readonly boolean[] | undefined;
  /** To be asked even when there is one choice only, because taking it unasked would tell something. */
  readonly telling?: true;
  /** The seats that may know the answer: all others learn that it was given, and no more until the rules tell it. */
  readonly secret?: readonly Seat[];
}

/** The rules as a coroutine: yields decisions, is fed choices. */
export type Play<T = void> = Generator<Decision, T, Choice>;

/** Ask, and get the value of the choice taken. */
export function* ask<T>(decision: Decision<T>): Play<T> {
  return ((yield decision) as Choice<T>).value;
}

/** A decision that needs no asking: one choice, and no information in taking it. */
export const isForced = (decision: Decision): boolean =>
  decision.choices.length === 1 && decision.telling !== true && decision.secret === undefined;

/** What happened, as a typed event with the rule behind it. */
export interface LogEvent {
  readonly kind: string;
  readonly rule: Rule;
  /** The seats that may know; absent: everyone. */
  readonly audience?: readonly Seat[];
  /** Somebody learnt something that was hidden: undo never goes back behind it. */
  readonly reveals?: true;
}

/** Where events go. Search plays without one. */
export type Log = (event: LogEvent) => void;
