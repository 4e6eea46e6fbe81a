import { numberOf } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { tell } from "./acts.ts";
import { idOf, POPULATED, type Space } from "./board.ts";
import { chance, INTEL } from "./choices.ts";
import { CHITS_OF_A_VALUE, CONCEALED, NO_CHIT, type Occupation, REVEALED, UNSEEN } from "./state.ts";

/** 1.11 Intel chits are revealed, concealed, taken away and drawn anew. */

/** What a concealed chit shows: drawn now from the values not seen so far, unless somebody has seen it before. */
function* turnUp(g: Occupation, rule: string, space: Space): Play {
  if (g.intelValue[space] !== UNSEEN) return;
  const left = INTEL.map(() => CHITS_OF_A_VALUE);
  for (const seen of POPULATED) if (g.intelValue[seen] !== UNSEEN) left[g.intelValue[seen]]--;
  const drawn = INTEL.filter((_, value) => left[value] > 0);
  g.intelValue[space] = numberOf(
    yield chance(
      rule,
      { kind: "intel", space: idOf(space) },
      drawn,
      left.filter((count) => count > 0),
    ),
  );
}

export function* revealChit(g: Occupation, rule: string, space: Space): Play {
  yield* turnUp(g, rule, space);
  g.intelState[space] = REVEALED;
  if (g.log)
    tell(g, { kind: "intel", rule, space: idOf(space), value: g.intelValue[space], change: "revealed" });
}

export function concealChit(g: Occupation, rule: string, space: Space): void {
  g.intelState[space] = CONCEALED;
  if (g.log)
    tell(g, { kind: "intel", rule, space: idOf(space), value: g.intelValue[space], change: "concealed" });
}

/** J20 A concealed chit is shown and set aside; its value. */
export function* removeChit(g: Occupation, rule: string, space: Space): Play<number> {
  yield* turnUp(g, rule, space);
  g.intelState[space] = NO_CHIT;
  const value = g.intelValue[space];
  if (g.log) tell(g, { kind: "intel", rule, space: idOf(space), value, change: "removed" });
  return value;
}

/** 6.6 All chits go back, and each space gets one that nobody has seen. */
export function drawChits(g: Occupation, rule: string): void {
  for (const space of POPULATED) {
    g.intelValue[space] = UNSEEN;
    g.intelState[space] = CONCEALED;
  }
  if (g.log) tell(g, { kind: "intel-drawn", rule });
}
