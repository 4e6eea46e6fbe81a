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

/** How likely each result is when one die is rolled and looked up. */
export function chances<R extends string>(faces: number, resultOf: (die: number) => R): Map<R, number> {
  const found = new Map<R, number>();
  for (let die = 1; die <= faces; die++) {
    const result = resultOf(die);
    found.set(result, (found.get(result) ?? 0) + 1 / faces);
  }
  return found;
}
