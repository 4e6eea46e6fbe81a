import type { Random } from "./chance.ts";
import type { Choice, Log, LogEvent, Play, Seat } from "./decision.ts";
import type { Judgement } from "./judgement.ts";
import type { AnyCatalogue } from "./words.ts";

/** Plain data as JSON knows it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a position is to the engine. The log is where events go, not part of the state, and never copied. */
export interface Position {
  log: Log | undefined;
}

export interface Role {
  readonly seat: Seat;
  readonly name: string;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
}

/** A named setting with its allowed values; the first is the default. */
export interface Option {
  readonly id: string;
  readonly title: string;
  readonly values: readonly string[];
}

export type Options = Readonly<Record<string, string>>;

/** How a game ended: the winners (none: a draw, or everyone lost), the score of each seat in 0..1, and why. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: Readonly<Record<Seat, number>>;
  readonly reason: string;
}

/** A seat, somebody who only watches, or the umpire, from whom nothing is hidden: a game that is over is shown so. */
export type Viewer = Seat | "spectator" | "umpire";

/** All that leaves the server for one viewer. */
export type View = Json;

/** What a game says of itself before it is played. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  /** Whether the seats see different things. What that means for everything else: docs/secrets.md. */
  readonly secrets: boolean;
}

/** Everything the system knows about a game. Nothing else in the system knows any rule. */
export interface Game<S extends Position = Position> extends GameInfo {
  /** No game takes more decisions than this, forced ones not counted. */
  readonly bound: number;

  setup(scenario: string, options: Options): S;
  /** Play from this checkpoint to the next. */
  play(state: S): Play;
  /** Set once the game is over; only looked at on checkpoints. */
  outcome(state: S): Outcome | undefined;

  clone(state: S): S;
  save(state: S): Json;
  /** The state that `save` wrote; throws an error that says what is wrong with anything else. */
  load(json: Json): S;
  /** What is broken in this state; empty when nothing is. */
  invariants(state: S): readonly string[];

  view(state: S, viewer: Viewer): View;
  /**
   * A world that the viewer cannot tell from this one, drawn from all of them with the chances that the rules give. It
   * follows from what the viewer knows and the randomness alone: whatever is worked out in it betrays nothing.
   */
  determinize(state: S, viewer: Viewer, random: Random): S;

  /** The choice a key stands for. */
  choice(key: string): Choice | undefined;
  /** How good the position looks to the seat, 0 (lost) to 1 (won): what a bot maximises. */
  evaluate(state: S, seat: Seat): number;
  /** What bots go by. */
  readonly judgement: Judgement<S>;

  /** What random games must all come upon (operations, events, markers, phases), and which of it an event shows. */
  readonly landmarks: readonly string[];
  landmark(event: LogEvent): string | undefined;

  /** Prompts, labels, reasons and log lines, by language. */
  readonly words: Readonly<Record<string, AnyCatalogue>>;
}

/** The options with their defaults; throws on a name or value the game does not know. */
export function completeOptions(game: GameInfo, given: Options): Options {
  for (const [id, value] of Object.entries(given)) {
    const option = game.options.find((candidate) => candidate.id === id);
    if (!option) {
      const known = game.options.map((candidate) => candidate.id).join(", ") || "none";
      throw new Error(`${game.id} has no option "${id}"; its options: ${known}`);
    }
    if (!option.values.includes(value)) {
      throw new Error(`option ${id} of ${game.id} is one of: ${option.values.join(", ")}; not "${value}"`);
    }
  }
  return Object.fromEntries(game.options.map((option) => [option.id, given[option.id] ?? option.values[0]]));
}

/** The scenario's id, checked; the first one when none is named. */
export function completeScenario(game: GameInfo, given: string | undefined): string {
  if (given === undefined) return game.scenarios[0].id;
  if (!game.scenarios.some((scenario) => scenario.id === given)) {
    const known = game.scenarios.map((scenario) => scenario.id).join(", ");
    throw new Error(`${game.id} has no scenario "${given}"; its scenarios: ${known}`);
  }
  return given;
}
