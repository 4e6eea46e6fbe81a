interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** A moment in which whatever else has come in on the network by now is heard, too. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Does together what came while the last was done: under load many share one flush of the disk, and a single one is
 * done at once. What nobody waits for can be gathered for longer.
 */
export class Group<T, R> {
  readonly #act: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  readonly #gathered: () => Promise<void>;
  readonly #waiting: Waiting<T, R>[] = [];
  #work: Promise<void> | undefined;

  constructor(act: (items: readonly T[]) => Promise<readonly R[]>, most: number, gathered = turn) {
    this.#act = act;
    this.#most = most;
    this.#gathered = gathered;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#work ??= this.#run();
    });
  }

  /** When everything that was added is done. */
  async done(): Promise<void> {
    await this.#work;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gathered();
      await this.#together(this.#waiting.splice(0, this.#most));
    }
    this.#work = undefined;
  }

  async #together(waiting: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.#act(waiting.map(({ item }) => item));
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index]);
    } catch (error) {
      // What is wrong with one of them is no reason to fail the others.
      if (waiting.length === 1) waiting[0].reject(error);
      else for (const one of waiting) await this.#together([one]);
    }
  }
}
