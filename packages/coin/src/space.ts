/** A space of a map, by its place in the game's list of spaces. */
export type Space = number & { readonly space: unique symbol };

/** A set of spaces, a bit each. */
export type SpaceSet = number;
export const setOf = (spaces: readonly Space[]): SpaceSet =>
  spaces.reduce((set, space) => set | (1 << space), 0);
export const has = (set: SpaceSet, space: Space): boolean => (set & (1 << space)) !== 0;

/** Which spaces there are, by what name they go, and which of them touch. */
export interface Chart<Id extends string> {
  readonly ids: readonly Id[];
  readonly all: readonly Space[];
  readonly everywhere: SpaceSet;
  readonly neighbours: readonly (readonly Space[])[];
  /** The space of a known name. */
  at(id: Id): Space;
  idOf(space: Space): Id;
  /** The space that a word names, if it names one. */
  spaceOf(id: string): Space | undefined;
  adjacent(a: Space, b: Space): boolean;
  /** A count for every space, all zero: for adding up. */
  zeroes(): number[];
}

/** The chart of these spaces; borders with places that are no spaces of it are left out. */
export function chartOf<Id extends string>(
  ids: readonly Id[],
  borders: readonly (readonly [string, string, ...unknown[]])[],
): Chart<Id> {
  const all = ids.map((_, index) => index as Space);
  const at = (id: string): Space => ids.indexOf(id as Id) as Space;
  const neighbourSets: number[] = ids.map(() => 0);
  for (const [a, b] of borders) {
    if (at(a) < 0 || at(b) < 0) continue;
    neighbourSets[at(a)] |= 1 << at(b);
    neighbourSets[at(b)] |= 1 << at(a);
  }
  const nothing: readonly number[] = ids.map(() => 0);
  return {
    ids,
    all,
    everywhere: setOf(all),
    neighbours: neighbourSets.map((set) => all.filter((space) => has(set, space))),
    at,
    idOf: (space) => ids[space],
    spaceOf: (id) => (at(id) < 0 ? undefined : at(id)),
    adjacent: (a, b) => has(neighbourSets[a], b),
    zeroes: () => nothing.slice(),
  };
}
