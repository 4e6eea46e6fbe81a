/** The odds a combat table knows: whole numbers against one, from the least to the most. */
export interface OddsRange {
  readonly least: number;
  readonly most: number;
}

/** The column of the odds, rounded down in the defender's favour; 0 when they are too low for an attack. */
export function oddsColumn(attack: number, defence: number, { least, most }: OddsRange): number {
  const odds = Math.floor(attack / defence);
  return odds < least ? 0 : Math.min(odds, most);
}

/** Something that changes the die or the column of an attack, and by how much; more is better for the attacker. */
export interface Modifier {
  readonly value: number;
}
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

/** A column moved to the right or to the left; the outermost are as far as it goes. */
export const shifted = (column: number, by: number, { least, most }: OddsRange): number =>
  Math.max(least, Math.min(most, column + by));

/** How likely each result is when one die is rolled and looked up: those that can come, in the order of the list. */
export function chances<R extends string>(
  results: readonly R[],
  faces: number,
  resultOf: (die: number) => R,
): { result: R; chance: number }[] {
  const found = new Map<R, number>();
  for (let die = 1; die <= faces; die++) {
    const result = resultOf(die);
    found.set(result, (found.get(result) ?? 0) + 1 / faces);
  }
  return results.flatMap((result) => {
    const chance = found.get(result);
    return chance === undefined ? [] : [{ result, chance }];
  });
}
