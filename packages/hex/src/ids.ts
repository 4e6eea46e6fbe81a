/** A hex of a map, by its place in the grid. */
export type Hex = number & { readonly hex: unique symbol };

/** A counter, by its place in the game's list of them. */
export type Unit = number & { readonly unit: unique symbol };

/** A table of ids in one piece of memory: what rules look up a million times a second. */
export interface Ids<I extends number> extends Int16Array {
  [index: number]: I;
  [Symbol.iterator](): ArrayIterator<I>;
}
export const idsOf = <I extends number>(ids: Iterable<I>): Ids<I> => Int16Array.from(ids) as Ids<I>;
/** A table of so many ids, all alike: usually a name for "none". */
export const idsOfAll = <I extends number>(length: number, id: I): Ids<I> =>
  new Int16Array(length).fill(id) as Ids<I>;

/** The same where ids are few: a byte each. */
export interface SmallIds<I extends number> extends Int8Array {
  [index: number]: I;
}
