import type { Group } from "./arrange.ts";
import type { Spot } from "./geometry.ts";

/**
 * The view counts pieces; on the table each is a thing of its own. This tells which thing stands where, so that
 * from one view to the next as few as possible move, and those that do can be seen moving.
 */

export interface Token {
  readonly id: string;
  readonly force: string;
  readonly piece: string;
  readonly at: string;
  readonly spot: Spot;
  readonly scale: number;
}

/** How many pieces of each force there are, and which force a piece belongs to, whichever side is up. */
export interface Supply {
  readonly counts: Readonly<Record<string, number>>;
  forceOf(piece: string): string;
}

/** How many of each force there are, told by the game, and as what pieces each stands on the map. */
export const supplyOf = (
  counts: Readonly<Record<string, number>>,
  piecesOf: Readonly<Record<string, readonly string[]>>,
): Supply => {
  const forces = new Map(
    Object.entries(piecesOf).flatMap(([force, pieces]) => pieces.map((piece) => [piece, force] as const)),
  );
  return { counts, forceOf: (piece) => forces.get(piece) ?? piece };
};

export const assign = (
  groups: readonly Group[],
  supply: Supply,
  before: readonly Token[] | undefined,
): readonly Token[] =>
  Object.keys(supply.counts).flatMap((force) => assignForce(force, groups, supply, before));

function assignForce(
  force: string,
  groups: readonly Group[],
  { counts, forceOf }: Supply,
  before: readonly Token[] | undefined,
): Token[] {
  const wanted = groups.filter(({ piece }) => forceOf(piece) === force);
  const free = new Map(
    Array.from({ length: counts[force] }, (_, index) => {
      const id = `${force}-${index}`;
      return [id, before?.find((token) => token.id === id)] as const;
    }),
  );
  const taken: Token[] = [];
  const left = wanted.map((group) => ({ group, open: [...group.spots] }));
  /** Fill what is open with the tokens that fit, nearest claims first. */
  const fill = (fits: (token: Token | undefined, group: Group) => boolean): void => {
    for (const { group, open } of left) {
      for (const [id, token] of free) {
        if (open.length === 0) break;
        if (!fits(token, group)) continue;
        taken.push({
          id,
          force,
          piece: group.piece,
          at: group.at,
          spot: open.pop() as Spot,
          scale: group.scale,
        });
        free.delete(id);
      }
    }
  };
  fill((token, group) => token?.at === group.at && token.piece === group.piece);
  fill((token, group) => token?.at === group.at);
  fill((token) => token !== undefined && token.at !== "available");
  fill(() => true);
  return inOrder(taken, wanted);
}

const number = ({ id }: Token): number => Number(id.slice(id.indexOf("-") + 1));

/** Lower numbers on the lower spots: what is drawn later lies on top. */
function inOrder(tokens: Token[], groups: readonly Group[]): Token[] {
  const spots = new Map(groups.map((group) => [`${group.piece} ${group.at}`, [...group.spots]]));
  return tokens
    .sort((a, b) => number(a) - number(b))
    .map((token) => ({ ...token, spot: spots.get(`${token.piece} ${token.at}`)?.shift() ?? token.spot }));
}
