/** A die that must come to a number. The rules roll by it, so what is said of its chance is what they do. */
export interface Trial<Cause extends string = never> {
  /** What is added to the die, and why. */
  readonly modifiers: readonly Modifier<Cause>[];
  /** What the die, all added, must reach; or what it must not exceed. */
  readonly needed: number;
  readonly reads: "least" | "most";
}

export interface Modifier<Cause extends string> {
  readonly cause: Cause;
  readonly value: number;
}

/** How it fell. */
export interface Rolled<Cause extends string = never> extends Trial<Cause> {
  readonly die: number;
  readonly success: boolean;
}

function added({ modifiers }: Trial<string>): number {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
}

/** The die with all that is added to it. */
export const totalOf = (trial: Trial<string>, die: number): number => die + added(trial);

/** What the die itself must show, nothing added. */
export const bareNeed = (trial: Trial<string>): number => trial.needed - added(trial);

const FACES = [1, 2, 3, 4, 5, 6];
/** By the least face that will do, from 1 to "none"; and by the greatest, from "none" to 6. */
const FROM = [1, 2, 3, 4, 5, 6, 7].map((least) => FACES.map((face) => face >= least));
const UP_TO = [0, 1, 2, 3, 4, 5, 6].map((most) => FACES.map((face) => face <= most));

/** Which faces of a die succeed. */
export function successfulFaces(trial: Trial<string>): readonly boolean[] {
  const need = bareNeed(trial);
  return trial.reads === "least"
    ? FROM[Math.min(Math.max(need, 1), 7) - 1]
    : UP_TO[Math.min(Math.max(need, 0), 6)];
}
