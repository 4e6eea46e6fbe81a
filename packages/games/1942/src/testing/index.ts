import {
  CHANCE,
  type Choice,
  type Decision,
  type LogEvent,
  nextQuestion,
  type Options,
  type Play,
  Run,
} from "@sandtable/engine";
import { campaign } from "../game.ts";
import { invariants } from "../invariants.ts";
import { ALLIED, JAPANESE, type Side } from "../map.ts";
import { setup } from "../setup.ts";
import { ALL_UNITS, type Campaign, ELIMINATED, placeName, placeOf, type Stage, unitOf } from "../state.ts";
import type { Seat } from "../units.ts";

export { placeOf, unitOf as unit } from "../state.ts";

/** What a position is made of: units by id and where they are (a hex or a box); all others are out of the game. */
export interface Made {
  readonly turn?: number;
  readonly phasing?: Seat;
  readonly stage?: Stage;
  readonly units?: Readonly<Record<string, string>>;
  readonly options?: Options;
}

export const sideOf = (seat: Seat): Side => (seat === "allied" ? ALLIED : JAPANESE);

/** A table with just these units, at the beginning of a segment. */
export function position({
  turn = 1,
  phasing = "japanese",
  stage = "land",
  units = {},
  options = {},
}: Made): Campaign {
  const g = setup(options);
  for (const each of ALL_UNITS) g.put(each, ELIMINATED);
  for (const [id, place] of Object.entries(units)) g.put(unitOf(id), placeOf(place));
  g.turn = turn;
  g.phasing = sideOf(phasing);
  g.stage = stage;
  return g;
}

/** The table as the game begins: every unit at its usual place. */
export const atStart = (options: Options = {}): Campaign => setup(options);

/** What happened while a play went on. */
export interface Course {
  /** The open question; none when the play is over. */
  readonly decision: Decision | undefined;
  readonly events: readonly LogEvent[];
}

/**
 * Play on from a position with answers by key, dice among them ("die:4"), over as many checkpoints as it takes. Forced
 * decisions are taken unasked. Stops at the first question without an answer. The invariants hold all the way.
 */
export function played(g: Campaign, ...answers: readonly string[]): Course {
  const run = new Run(campaign, g);
  run.unasked = () => checkSound(g);
  return course(g, (choice) => run.next(choice), answers);
}

/** The same for one part of the rules alone. */
export function playedPart(g: Campaign, part: Play<unknown>, ...answers: readonly string[]): Course {
  return course(g, (choice) => nextQuestion(part, choice, () => checkSound(g)), answers);
}

function checkSound(g: Campaign): void {
  const [broken] = invariants(g);
  if (broken !== undefined) throw new Error(broken);
}

function course(
  g: Campaign,
  next: (choice?: Choice) => Decision | undefined,
  answers: readonly string[],
): Course {
  const events: LogEvent[] = [];
  g.log = (event) => events.push(event);
  let given = 0;
  for (let decision = next(); decision; ) {
    checkSound(g);
    if (given === answers.length) return { decision, events };
    const key = answers[given++];
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice)
      throw new Error(
        `answer ${given}, "${key}", is not listed under rule ${decision.rule} (${decision.about.kind}); listed: ${keysOf(decision).join(" ")}`,
      );
    decision = next(choice);
  }
  if (given < answers.length)
    throw new Error(`the play is over, and these answers are left: ${answers.slice(given).join(" ")}`);
  return { decision: undefined, events };
}

export const keysOf = (decision: Decision | undefined): string[] =>
  decision?.choices.map((choice) => choice.key) ?? [];

export const isChance = (decision: Decision | undefined): boolean => decision?.seat === CHANCE;

/** Where a unit is: the number of a hex, or the name of a box. */
export const whereIs = (g: Campaign, id: string): string => placeName(g.at[unitOf(id)]);
