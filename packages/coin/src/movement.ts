import type { About, Choice, Play } from "@sandtable/engine";
import type { Names, PieceAt, TableChoices } from "./choices.ts";
import type { WithForces } from "./forces.ts";
import type { Operation } from "./operation.ts";
import type { Chart, Space } from "./space.ts";

/** Who moves in a joint movement, from where, and under which rule. */
export interface Movers<N extends Names> {
  readonly pieces: readonly N["piece"][];
  /** The spaces from which a destination can be reached. */
  readonly origins: readonly (readonly Space[])[];
  readonly rule: string;
}

/** Joint movement: all pieces leave and arrive together, and nobody moves twice. */
export function jointMovement<G extends WithForces<N>, N extends Names, O extends Operation<N>>(
  choices: TableChoices<N>,
  chart: Chart<N["space"]>,
  moveForce: (g: G, rule: string, piece: N["piece"], count: number, from: Space, to: Space) => void,
) {
  const { DONE, PIECE_AT, ask, pickCount } = choices;

  /** Those who have arrived during a movement, and so do not move again. */
  const arrivals = (pieces: readonly N["piece"][]): Record<N["piece"], number[]> =>
    Object.fromEntries(pieces.map((piece) => [piece, chart.zeroes()])) as Record<N["piece"], number[]>;

  const mayLeave = (
    g: G,
    arrived: Readonly<Record<N["piece"], readonly number[]>>,
    piece: N["piece"],
    from: Space,
  ): number => g[piece][from] - arrived[piece][from];

  /** Move any of those who may into a space, group by group. Whom and how many is told to `moved`. */
  function* moveInto(
    g: G,
    op: O,
    { pieces, origins, rule }: Movers<N>,
    arrived: Record<N["piece"], number[]>,
    to: Space,
    least = 0,
    moved?: (piece: N["piece"], from: Space, count: number) => void,
  ): Play<number> {
    for (let total = 0; ; ) {
      const options: Choice[] = [];
      for (const piece of pieces)
        for (const from of origins[to])
          if (from !== to && mayLeave(g, arrived, piece, from) > 0) options.push(PIECE_AT[piece][from]);
      if (options.length === 0) return total;
      if (total >= least) options.push(DONE);
      const who: About = { kind: "movers", operation: op.kind, space: chart.idOf(to) };
      const picked = (yield ask(op.faction, rule, who, options)).value as PieceAt<N["piece"]> | "done";
      if (picked === "done") return total;
      const { piece, space: from } = picked;
      const many: About = { kind: "count", piece, from: chart.idOf(from), to: chart.idOf(to) };
      const count = yield* pickCount(
        op.faction,
        rule,
        many as N["asked"],
        1,
        mayLeave(g, arrived, piece, from),
      );
      moveForce(g, rule, piece, count, from, to);
      arrived[piece][to] += count;
      moved?.(piece, from, count);
      total += count;
    }
  }

  return { arrivals, mayLeave, moveInto };
}
