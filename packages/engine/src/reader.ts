import type { Json, Outcome } from "./game.ts";

type Fields = { readonly [key: string]: Json };

/** Reads a stored state and checks every value: a stored game may have been damaged. */
export class Reader {
  readonly #fields: Fields;
  readonly #title: string;

  constructor(title: string, json: Json | undefined, what = "it is not a record") {
    this.#title = title;
    if (json === null || typeof json !== "object" || Array.isArray(json)) throw this.broken(what);
    this.#fields = json as Fields;
  }

  broken(what: string): Error {
    return new Error(`the stored state of ${this.#title} is damaged: ${what}`);
  }

  whole(name: string, least: number, most: number): number {
    const value = this.#fields[name];
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
      throw this.broken(name);
    return value;
  }

  list(name: string, length: number | undefined, least: number, most: number): number[] {
    const value = this.#fields[name];
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) throw this.broken(name);
    for (const item of value as readonly Json[]) {
      if (typeof item !== "number" || !Number.isInteger(item) || item < least || item > most)
        throw this.broken(name);
    }
    return value.slice() as number[];
  }

  /** Any of these words, in a list. */
  listOf<T extends string>(name: string, values: readonly T[]): T[] {
    const value = this.#fields[name];
    if (!Array.isArray(value) || !value.every((item) => values.includes(item as T))) throw this.broken(name);
    return value.slice() as T[];
  }

  between(name: string, least: number, most: number): number {
    const value = this.#fields[name];
    if (typeof value !== "number" || !(value >= least && value <= most)) throw this.broken(name);
    return value;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.#fields[name];
    if (!values.includes(value as T)) throw this.broken(name);
    return value as T;
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== "boolean") throw this.broken(name);
    return value;
  }

  /** A number for each of these names. */
  counts<K extends string>(name: string, most: Readonly<Record<K, number>>): Record<K, number> {
    const part = this.part(name);
    return Object.fromEntries(
      Object.entries<number>(most).map(([key, limit]) => [key, part.whole(key, 0, limit)]),
    ) as Record<K, number>;
  }

  part(name: string): Reader {
    return new Reader(this.#title, this.#fields[name], name);
  }

  has(name: string): boolean {
    return this.#fields[name] !== null && this.#fields[name] !== undefined;
  }

  raw(name: string): Json {
    return this.#fields[name];
  }
}

/** A state that was read, if it holds together. */
export function soundly<G>(g: G, from: Reader, invariants: (g: G) => readonly string[]): G {
  const [broken] = invariants(g);
  if (broken !== undefined) throw from.broken(broken);
  return g;
}

/** How a state says that its game is over. */
export const outcomeJson = (g: { readonly outcome: Outcome | undefined }): Json =>
  g.outcome ? { winners: g.outcome.winners, scores: g.outcome.scores, reason: g.outcome.reason } : null;
