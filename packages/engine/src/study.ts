import { scriptedChance } from "./chance.ts";
import type { Course } from "./course.ts";
import type { Seat } from "./decision.ts";
import type { Game, Position } from "./game.ts";
import { Match } from "./match.ts";
import type { AnyCatalogue } from "./words.ts";

/** A value that the rulebook prints in its example of play. */
export interface PrintedValue {
  readonly what: string;
  readonly value: string | number;
  /** Set where the print contradicts the rules: what the rules give instead. The slip is named in the example. */
  readonly rules?: string | number;
}

/** A place where the example's print contradicts the rules, by name. */
export interface Slip {
  readonly step: string;
  readonly name: string;
}

/** A step of the example: what is done, by keys, and what the book then says. */
export interface ExampleStep {
  readonly name: string;
  readonly what: string;
  readonly seat: Seat;
  readonly answers: readonly string[];
  readonly printed: readonly PrintedValue[];
}

/** The rulebook's example of play, playable. */
export interface Example<S extends Position = Position> {
  readonly scenario: string;
  readonly chance: readonly string[];
  readonly steps: readonly ExampleStep[];
  readonly slips: readonly Slip[];
  /** The value of a position that goes by this name in {@link PrintedValue.what}. */
  read(state: S, what: string): string | number;
}

export interface ExampleValue extends PrintedValue {
  readonly step: string;
  readonly found: string | number;
}

export interface ExampleReport {
  readonly steps: number;
  readonly compared: readonly ExampleValue[];
  readonly mismatches: readonly ExampleValue[];
  readonly slips: readonly Slip[];
}

/** Play the example and compare every printed value; where the print slips, with what the rules give. */
export function playExample<S extends Position>(game: Game<S>, example: Example<S>): ExampleReport {
  const match = Match.start(game, { scenario: example.scenario, chance: scriptedChance(example.chance) });
  const compared: ExampleValue[] = [];
  for (const step of example.steps) {
    for (const key of step.answers) match.choose(step.seat, key);
    for (const printed of step.printed)
      compared.push({ ...printed, step: step.name, found: example.read(match.state, printed.what) });
  }
  return {
    steps: example.steps.length,
    compared,
    mismatches: compared.filter((value) => value.found !== (value.rules ?? value.value)),
    slips: example.slips,
  };
}

/** A numbered rule of the book, with a heading in our words. */
export interface RuleEntry {
  readonly number: string;
  readonly title: string;
}

/** What the book numbers: its rules, and the texts of its cards ("M3 shaded"). */
export interface RuleIndex {
  readonly rules: readonly RuleEntry[];
  readonly cardSides: readonly string[];
}

/** A game of the library with what belongs to it. Each game's package offers its own; its folder bears its id. */
export interface Title<S extends Position = Position> {
  readonly game: Game<S>;
  readonly example: Example<S>;
  /** The book has no example of play: this one is a lesson of our own. */
  readonly isLesson?: true;
  readonly course?: Course<S>;
  readonly rules: RuleIndex;
  /** The numbered rules in words. */
  readonly ruleTexts: AnyCatalogue;
}

/** How far a value may be trusted: the rulebook's text has it, it follows from that text or from history, or it is ours. */
export type Standing = "printed" | "derived" | "reconstructed";

export interface DataFault {
  readonly file: string;
  readonly row: string;
  readonly field: string;
  readonly what: string;
}

export interface DataCell {
  readonly text: string;
  readonly standing: Standing;
}

/** A chart for comparison with the printed one: the first row heads the columns. */
export interface DataTable {
  readonly title: string;
  readonly rows: readonly (readonly DataCell[])[];
}

/** The map, counters and charts of a game whose printed ones nobody here has seen: an owner of the game may put them right. */
export interface GameData {
  check(): readonly DataFault[];
  tables(): readonly DataTable[];
}
