import type { Choice, Play } from "@sandtable/engine";
import { tell } from "./acts.ts";
import { ALL_SPACES, idOf, type Space, ZIPPER } from "./board.ts";
import { decide, PIECE_AT, type PieceAt } from "./choices.ts";
import type { Occupation } from "./state.ts";
import type { Asked } from "./words/vocabulary.ts";

/** 6.7.1, 6.7.2 Move Operation Zipper: boxes reached give their Supply Caches, boxes left want them back. */
export function* moveZipper(g: Occupation, rule: string, toward: number): Play {
  const from = g.zipper;
  const to = Math.max(0, Math.min(ZIPPER.length - 1, toward));
  if (from === to) return;
  g.zipper = to;
  if (g.log) tell(g, { kind: "zipper", rule, from: ZIPPER[from].id, to: ZIPPER[to].id });
  for (let box = from + 1; box <= to; box++) {
    for (; g.stored[box] > 0; g.stored[box]--) {
      g.available.caches++;
      if (g.log) tell(g, { kind: "released", rule: "6.7.2", box: ZIPPER[box].id });
    }
  }
  for (let box = from; box > to; box--)
    while (g.stored[box] < ZIPPER[box].caches.value && (yield* giveBack(g, box)));
}

/** 6.7.2 A Supply Cache goes back to the track: an Available one, else one from the map, which the British pick. */
function* giveBack(g: Occupation, box: number): Play<boolean> {
  const { id } = ZIPPER[box];
  let from: Space | undefined;
  if (g.available.caches > 0) g.available.caches--;
  else {
    const options: Choice<PieceAt>[] = [];
    for (const space of ALL_SPACES) if (g.caches[space] > 0) options.push(PIECE_AT.caches[space]);
    if (options.length === 0) return false;
    const about: Asked = { kind: "give-back", box: id };
    from = ((yield decide("british", "6.7.2", about, options)).value as PieceAt).space;
    g.caches[from]--;
  }
  g.stored[box]++;
  if (g.log)
    tell(g, { kind: "stored", rule: "6.7.2", box: id, from: from === undefined ? "available" : idOf(from) });
  return true;
}
