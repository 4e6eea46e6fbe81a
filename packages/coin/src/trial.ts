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

const added = ({ modifiers }: Trial<string>): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** The die with all that is added to it. */
export const totalOf = (trial: Trial<string>, die: number): number => die + added(trial);

export const succeeds = (trial: Trial<string>, die: number): boolean =>
  trial.reads === "least" ? totalOf(trial, die) >= trial.needed : totalOf(trial, die) <= trial.needed;

/** What the die itself must show, nothing added. */
export const bareNeed = (trial: Trial<string>): number => trial.needed - added(trial);
