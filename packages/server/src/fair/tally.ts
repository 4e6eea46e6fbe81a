import type { Payer } from "./payer.ts";

interface Most {
  readonly person: number;
  readonly network: number;
}

/** How many of something people and networks have at the moment. */
export class Tally {
  readonly #most: Most;
  readonly #counts = new Map<string, number>();

  constructor(most: Most) {
    this.#most = most;
  }

  /** One more, and the way to give it back; nothing when that would be too many. */
  take({ person, network }: Payer): (() => void) | undefined {
    const names = [
      ...(person === undefined ? [] : [[`person ${person}`, this.#most.person] as const]),
      [`network ${network}`, this.#most.network] as const,
    ];
    if (names.some(([name, most]) => (this.#counts.get(name) ?? 0) >= most)) return undefined;
    for (const [name] of names) this.#count(name, 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      for (const [name] of names) this.#count(name, -1);
    };
  }

  #count(name: string, more: 1 | -1): void {
    const count = (this.#counts.get(name) ?? 0) + more;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
