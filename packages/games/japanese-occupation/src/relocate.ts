import type { Choice, Play } from "@sandtable/engine";
import { moveForce, settle } from "./acts.ts";
import { ALL_SPACES, idOf, type Space, zeroes } from "./board.ts";
import { DONE, decide, PIECE_AT, type PieceAt, pickCount, SPACE } from "./choices.ts";
import type { SpecialKind } from "./menu.ts";
import type { Operation } from "./operation.ts";
import { specials } from "./specials.ts";
import type { Faction, Occupation, Piece } from "./state.ts";

/** Who may be moved anywhere that fits, by whom, and under which rule. */
export interface Relocation {
  readonly by: Faction;
  readonly rule: string;
  readonly pieces: readonly Piece[];
  readonly fits: (g: Occupation, space: Space) => boolean;
}

/**
 * Move any of these to fitting spaces, each once, group by group (3.3.1, 6.5.1, 6.5.2, J29). With an Operation it is a
 * step of that, before which the Special Activity may come (4.1).
 */
export function* relocate(g: Occupation, { by, rule, pieces, fits }: Relocation, op?: Operation): Play {
  const havens = ALL_SPACES.filter((space) => fits(g, space));
  const canLeave = (from: Space): boolean => havens.length > 1 || (havens.length === 1 && havens[0] !== from);
  const arrived = pieces.map(() => zeroes());
  for (let moved = false; ; ) {
    const options: Choice[] = [];
    for (let kind = 0; kind < pieces.length; kind++)
      for (const from of ALL_SPACES)
        if (g[pieces[kind]][from] > arrived[kind][from] && canLeave(from))
          options.push(PIECE_AT[pieces[kind]][from]);
    if (options.length === 0) break;
    const interruptible = op?.special === "open" && !moved;
    if (interruptible) specials.offer(g, op, options);
    options.push(DONE);
    const picked = (yield decide(by, rule, { kind: "relocate", pieces, rule }, options, () =>
      op ? specials.closed(g, op) : [],
    )).value as PieceAt | SpecialKind | "done";
    if (picked === "done") {
      if (interruptible) op.special = "closed";
      break;
    }
    if (typeof picked === "string") {
      yield* specials.perform(g, op as Operation, picked);
      continue;
    }
    const { piece, space: from } = picked;
    const kind = pieces.indexOf(piece);
    const to = (yield decide(
      by,
      rule,
      { kind: "relocate-to", piece, space: idOf(from) },
      havens.filter((space) => space !== from).map((space) => SPACE[space]),
    )).value as Space;
    const count = yield* pickCount(
      by,
      rule,
      { kind: "count", piece, from: idOf(from), to: idOf(to) },
      1,
      g[piece][from] - arrived[kind][from],
    );
    moveForce(g, rule, piece, count, from, to);
    arrived[kind][to] += count;
    moved = true;
  }
  settle(g);
}
