import { type At, forceOf, type Group, SIZE } from "./arrange.ts";
import { SPACES, type Spot } from "./layout.ts";
import { type Force, type MalayaView, SPACE_IDS, type SpaceId, VILLAGES } from "./view.ts";

/**
 * The view counts pieces; on the table each is a thing of its own. This tells which thing stands where, so that
 * from one view to the next as few as possible move, and those that do can be seen moving.
 */

export interface Token {
  readonly id: string;
  readonly force: Force | "villages";
  readonly piece: Group["piece"];
  readonly at: At;
  readonly spot: Spot;
  readonly scale: number;
}

const SUPPLY: Readonly<Record<Token["force"], number>> = {
  troops: 15,
  police: 15,
  guerrillas: 15,
  bases: 4,
  villages: VILLAGES,
};

export function assign(
  groups: readonly Group[],
  view: MalayaView,
  before: readonly Token[] | undefined,
): readonly Token[] {
  return (Object.keys(SUPPLY) as Token["force"][]).flatMap((force) =>
    assignForce(force, force === "villages" ? withVillages(groups, view) : groups, before),
  );
}

/** New Villages on the map are markers with a spot of their own; here they count as groups of one. */
function withVillages(groups: readonly Group[], view: MalayaView): readonly Group[] {
  const built = SPACE_IDS.filter((id) => view.spaces[id].village);
  return [...groups, ...built.map((id) => villageGroup(id))];
}

function assignForce(
  force: Token["force"],
  groups: readonly Group[],
  before: readonly Token[] | undefined,
): Token[] {
  const wanted = groups.filter(({ piece }) => forceOf(piece) === force);
  const free = new Map(
    Array.from({ length: SUPPLY[force] }, (_, index) => {
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

const villageGroup = (id: SpaceId): Group => {
  const [x, y] = SPACES[id].village;
  return {
    piece: "villages",
    at: id,
    count: 1,
    spots: [[x, y]],
    box: { x, y, ...SIZE.villages },
    scale: 1,
    piled: false,
  };
};
