import type { Example, Position } from "@sandtable/engine";
import type { LessonStep } from "@sandtable/protocol";

type Values = LessonStep["values"];

/** The rulebook's example as a lesson: the book knows every choice of both seats. */
export class Lesson {
  readonly #example: Example;
  readonly #keys: readonly string[];
  /** How many choices have been made when each step is done. */
  readonly #ends: readonly number[];
  /** What stood on the board after so many choices. */
  readonly #values = new Map<number, Values>();

  constructor(example: Example) {
    this.#example = example;
    this.#keys = example.steps.flatMap(({ answers }) => answers);
    let end = 0;
    this.#ends = example.steps.map(({ answers }) => (end += answers.length));
  }

  /** What the book chooses after so many choices; nothing when it is at its end. */
  keyAfter(made: number): string | undefined {
    return this.#keys[made];
  }

  /** Compare the board with the print wherever a step has just been done. */
  note(made: number, state: Position): void {
    const done = this.#example.steps.filter((_, index) => this.#ends[index] === made);
    if (done.length === 0) return;
    const values = done.flatMap(({ printed }) =>
      printed.map(({ what, value, rules }) => ({
        what,
        printed: value,
        found: this.#example.read(state, what),
        ...(rules !== undefined && { rules }),
      })),
    );
    this.#values.set(made, values);
  }

  stepAfter(made: number): LessonStep {
    const { steps } = this.#example;
    const open = this.#ends.findIndex((end) => end > made);
    const step = open < 0 ? steps.length - 1 : open;
    const lastEnd = this.#ends.findLast((end) => end <= made);
    const key = this.keyAfter(made);
    return {
      step: step + 1,
      steps: steps.length,
      name: steps[step].name,
      what: steps[step].what,
      ...(key !== undefined && { key }),
      values: (lastEnd !== undefined && this.#values.get(lastEnd)) || [],
    };
  }
}
