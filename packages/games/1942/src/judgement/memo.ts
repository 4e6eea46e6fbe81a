/** Numbers that were worked out once for the position at hand: forgotten all at once, at no cost. */
export class Memo {
  readonly #values: Float64Array;
  readonly #editions: Float64Array;
  #edition = 1;

  constructor(length: number) {
    this.#values = new Float64Array(length);
    this.#editions = new Float64Array(length);
  }

  forget(): void {
    this.#edition++;
  }

  get(at: number): number | undefined {
    return this.#editions[at] === this.#edition ? this.#values[at] : undefined;
  }

  /** Note a number, and get it back. */
  note(at: number, value: number): number {
    this.#editions[at] = this.#edition;
    this.#values[at] = value;
    return value;
  }
}
