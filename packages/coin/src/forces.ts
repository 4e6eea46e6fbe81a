import type { About, Choice, Play } from "@sandtable/engine";
import type { Names, PieceAt, TableChoices } from "./choices.ts";
import type { Chart, Space } from "./space.ts";
import type { CardTable } from "./table.ts";

/** A state in which forces stand on the map, counted by piece and space, and lie in the Available boxes. */
export type WithForces<N extends Names> = CardTable<N["faction"], string> & {
  readonly [P in N["piece"]]: number[];
} & { readonly available: Record<N["force"], number> };

/** What a game tells of its forces (1.4). */
export interface ForceRules<N extends Names> {
  readonly chart: Chart<N["space"]>;
  /** The pieces as which a force may stand on the map; new ones arrive as the first (1.4.3). */
  readonly piecesOf: Readonly<Record<N["force"], readonly N["piece"][]>>;
  readonly ownerOf: (force: N["force"]) => N["faction"];
  /** 1.4.1 Whether own pieces may be taken from the map when none is Available. */
  readonly takesFromMap: boolean;
}

export type ForceEvent<Piece extends string, Id extends string> =
  | {
      readonly kind: "place";
      readonly rule: string;
      readonly piece: Piece;
      readonly count: number;
      readonly space: Id;
      readonly from: Id | "available";
    }
  | {
      readonly kind: "remove";
      readonly rule: string;
      readonly piece: Piece;
      readonly count: number;
      readonly space: Id;
    }
  | {
      readonly kind: "move";
      readonly rule: string;
      readonly piece: Piece;
      readonly count: number;
      readonly from: Id;
      readonly to: Id;
    };

/** What hands do with forces at the table (1.4): each act changes the state and tells the log. */
export function forcesOnMap<G extends WithForces<N>, N extends Names>(
  choices: TableChoices<N>,
  rules: ForceRules<N>,
) {
  type Piece = N["piece"];
  type Force = N["force"];
  const { PIECE_AT, NONE, ask, pickCount } = choices;
  const { chart, piecesOf, ownerOf } = rules;
  const { idOf } = chart;
  const forceOf = Object.fromEntries(
    Object.entries<readonly Piece[]>(piecesOf).flatMap(([force, pieces]) =>
      pieces.map((piece) => [piece, force]),
    ),
  ) as Readonly<Record<Piece, Force>>;
  const tell = (g: G, event: ForceEvent<Piece, N["space"]>): void => g.log?.(event);
  const on = (g: { readonly [P in Piece]: number[] }, piece: Piece): number[] => g[piece];

  /** Out of the Available box. */
  function placeAvailable(g: G, rule: string, force: Force, count: number, space: Space): void {
    if (count === 0) return;
    const piece = piecesOf[force][0];
    g.unsettled = true;
    g.available[force] -= count;
    on(g, piece)[space] += count;
    if (g.log) tell(g, { kind: "place", rule, piece, count, space: idOf(space), from: "available" });
  }

  /** Taken from elsewhere on the map because none is Available (1.4.1). */
  function placeFromMap(g: G, rule: string, taken: PieceAt<Piece>, space: Space): void {
    const piece = piecesOf[forceOf[taken.piece]][0];
    g.unsettled = true;
    on(g, taken.piece)[taken.space]--;
    on(g, piece)[space]++;
    if (g.log) tell(g, { kind: "place", rule, piece, count: 1, space: idOf(space), from: idOf(taken.space) });
  }

  function removeForce(g: G, rule: string, piece: Piece, count: number, space: Space): void {
    if (count === 0) return;
    g.unsettled = true;
    on(g, piece)[space] -= count;
    g.available[forceOf[piece]] += count;
    if (g.log) tell(g, { kind: "remove", rule, piece, count, space: idOf(space) });
  }

  function moveForce(g: G, rule: string, piece: Piece, count: number, from: Space, to: Space): void {
    if (count === 0) return;
    g.unsettled = true;
    on(g, piece)[from] -= count;
    on(g, piece)[to] += count;
    if (g.log) tell(g, { kind: "move", rule, piece, count, from: idOf(from), to: idOf(to) });
  }

  /** The pieces of a force that could be taken from the map to be placed in a space; none that would not change anything. */
  function takeable(g: G, force: Force, target: Space): Choice<PieceAt<Piece>>[] {
    const options: Choice<PieceAt<Piece>>[] = [];
    const [arriving] = piecesOf[force];
    for (const space of chart.all) {
      for (const piece of piecesOf[force]) {
        if (space === target && piece === arriving) continue;
        if (on(g, piece)[space] > 0) options.push(PIECE_AT[piece][space]);
      }
    }
    return options;
  }

  /** Can one be placed: from the box, or by its owner from the map (1.4.1)? */
  const canPlace = (g: G, by: N["faction"], force: Force, space: Space): boolean =>
    g.available[force] > 0 ||
    (rules.takesFromMap && by === ownerOf(force) && takeable(g, force, space).length > 0);

  /** 1.4.1 Place one piece from the map because none is Available; the owner may decline. */
  function* takeFromMap(g: G, rule: string, force: Force, space: Space): Play<boolean> {
    const options: Choice[] = takeable(g, force, space);
    options.push(NONE);
    const about: About = { kind: "take", force, space: idOf(space) };
    const taken = (yield ask(ownerOf(force), rule, about, options)).value as PieceAt<Piece> | "none";
    if (taken === "none") return false;
    placeFromMap(g, rule, taken, space);
    return true;
  }

  /**
   * 1.4.1 Place up to `most` pieces in a space: from the Available box first; once it is empty the owner may
   * take his own from the map, one by one, where the game lets him. No fewer than `least`, as far as the box goes.
   */
  function* placeForces(
    g: G,
    by: N["faction"],
    rule: string,
    force: Force,
    space: Space,
    least: number,
    most: number,
  ): Play<number> {
    let placed = 0;
    const boxed = Math.min(most, g.available[force]);
    if (boxed > 0) {
      const about: About = { kind: "place-count", force, space: idOf(space) };
      placed = yield* pickCount(by, rule, about, Math.min(least, boxed), boxed);
      placeAvailable(g, rule, force, placed, space);
      if (placed < boxed) return placed;
    }
    while (rules.takesFromMap && placed < most && g.available[force] === 0 && by === ownerOf(force)) {
      if (!(yield* takeFromMap(g, rule, force, space))) break;
      placed++;
    }
    return placed;
  }

  return { forceOf, placeAvailable, removeForce, moveForce, takeable, canPlace, takeFromMap, placeForces };
}
