/** Where a fact of the board comes from. */
export type Source =
  /** The rulebook says so, at this section. */
  | { readonly text: string }
  /** It follows from printed numbers; the arithmetic. */
  | { readonly derived: string }
  /** Taken from the real map of the time. */
  | { readonly geography: string }
  /** A choice of ours, with the reason. */
  | { readonly choice: string };

/** A value and where it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

export const sourced = <T>(value: T, source: Source): Sourced<T> => ({ value, source });
