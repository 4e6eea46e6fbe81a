import type { Closed, Play, Rule } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { END, UNIT } from "../choices.ts";
import { SEATS, type Side } from "../map.ts";
import { ask } from "../questions.ts";
import { type Campaign, IDLE, RETREATED, SUPPRESSED } from "../state.ts";
import { faceOf } from "../units.ts";
import type { Asked } from "../words/vocabulary.ts";
import type { PieceAnswers } from "./questions.ts";

type PieceQuestion = keyof PieceAnswers;

/** What tells counters of one face apart in a battle. Whether they moved before it is hidden, and makes no difference (MB-150). */
const MATTERS = SUPPRESSED | IDLE | RETREATED;

/** Counters that look alike, stand together and are in the same state: the first stands for all. */
function unlike(g: Campaign, units: readonly Unit[]): readonly Unit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = `${faceOf(unit)} ${g.at[unit]} ${g.flags[unit] & MATTERS}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface Picking {
  readonly side: Side;
  readonly rule: Rule;
  readonly about: Extract<Asked, { readonly kind: PieceQuestion }>;
  readonly units: readonly Unit[];
  readonly mayEnd?: boolean;
  readonly closed?: () => readonly Closed[];
}

/**
 * One of the side's own counters. The enemy learns by its face what becomes of it, not by its id; a counter that is the only
 * one to be taken is taken.
 */
export function* pick(
  g: Campaign,
  { side, rule, about, units, mayEnd = false, closed }: Picking,
): Play<Unit | "end"> {
  const offered = unlike(g, units);
  if (offered.length === 1 && !mayEnd) return offered[0];
  const choices = offered.map((unit) => UNIT[unit]);
  return yield* ask<PieceQuestion>({
    seat: SEATS[side],
    rule,
    about,
    choices: mayEnd ? [...choices, END] : choices,
    secret: [SEATS[side]],
    closed,
  });
}
