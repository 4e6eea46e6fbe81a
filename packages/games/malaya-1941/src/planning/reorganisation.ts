import type { Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { END, UNIT } from "../choices.ts";
import { CLASSES } from "../data/units.ts";
import { stirAll } from "../knowledge.ts";
import { SEATS, type Side } from "../map.ts";
import { breakDown, combine } from "../pieces.ts";
import { ask } from "../questions.ts";
import {
  BASE,
  BROKEN_DOWN,
  type Campaign,
  MADE,
  onMap,
  REINFORCEMENT,
  SUPPRESSED,
  type Whereabouts,
} from "../state.ts";
import { CAN_BREAK_DOWN, UNITS, UNITS_OF, unitsOfFace } from "../units.ts";
import { AT, COMBINE, placeAt } from "./choices.ts";

const BREAKABLE: readonly [readonly Unit[], readonly Unit[]] = [
  UNITS_OF[0].filter((unit) => CAN_BREAK_DOWN[unit] === 1),
  UNITS_OF[1].filter((unit) => CAN_BREAK_DOWN[unit] === 1),
];

/**
 * 4.1, MB-81 The first two steps of a side's Logistics: suppression comes off; then one act of reorganisation at a time. What was
 * made in this phase is not changed again (MB-77), and nobody is suppressed any more who would combine (9.42).
 */
export function* reorganise(g: Campaign): Play {
  const side = g.phasing;
  for (const unit of UNITS_OF[side]) if (g.has(unit, SUPPRESSED)) g.mark(unit, SUPPRESSED, false);
  stirAll(g, side);
  const whole = BREAKABLE[side].filter((unit) => isHere(g.at[unit]) && !g.has(unit, MADE));
  const classes = combinable(g, side);
  // Asked also where nothing can be done: a side that is passed over would show that it has nothing to break down (MB-150).
  const answer = yield* ask<"reorganise">({
    seat: g.seat,
    rule: "9.0",
    about: { kind: "reorganise" },
    choices: [...whole.map((unit) => UNIT[unit]), ...classes.map(({ row }) => COMBINE[row]), END],
    secret: [g.seat],
  });
  if (answer === "end") g.stage = "spending";
  else if (typeof answer === "number") for (const battalion of breakDown(g, answer)) g.mark(battalion, MADE);
  else yield* combineAt(g, classes.find(({ row }) => row === answer.combine)!);
}

const isHere = (at: Whereabouts): boolean => onMap(at) || at === BASE;

/** A class whose battalions lie together somewhere, and a free counter of it. */
interface Combinable {
  readonly row: number;
  readonly into: Unit;
  readonly places: readonly Whereabouts[];
}

/** 9.2, 9.4, 9.41, MB-78 What may be combined, and where: of one side, whatever it was broken down from. */
function combinable(g: Campaign, side: Side): readonly Combinable[] {
  const found: Combinable[] = [];
  for (const [row, { seat, values }] of CLASSES.entries()) {
    if (seat !== SEATS[side]) continue;
    const into = BREAKABLE[side].find((unit) => UNITS[unit].values === values && g.at[unit] === BROKEN_DOWN);
    if (into === undefined) continue;
    const first = unitsOfFace(UNITS[into].into[0]).map((unit) => g.at[unit]);
    const places = [...new Set(first)].filter((at) => isHere(at) && battalionsFor(g, into, at) !== undefined);
    if (places.length > 0) found.push({ row, into, places: places.sort((a, b) => a - b) });
  }
  return found;
}

/** The exact battalions of the unit in a place, none of them made in this phase. */
function battalionsFor(g: Campaign, into: Unit, place: Whereabouts): readonly Unit[] | undefined {
  const taken: Unit[] = [];
  for (const face of UNITS[into].into) {
    const unit = unitsOfFace(face).find(
      (each) => g.at[each] === place && !g.has(each, MADE) && !taken.includes(each),
    );
    if (unit === undefined) return undefined;
    taken.push(unit);
  }
  return taken;
}

function* combineAt(g: Campaign, { row, into, places }: Combinable): Play {
  const answer = yield* ask<"combine-at">({
    seat: g.seat,
    rule: "9.2",
    about: { kind: "combine-at", values: CLASSES[row].values },
    choices: places.map(AT),
    secret: [g.seat],
  });
  const place = placeAt(answer);
  const battalions = battalionsFor(g, into, place)!;
  const isReinforcement = battalions.every((unit) => g.has(unit, REINFORCEMENT));
  combine(g, battalions, into, place);
  g.mark(into, REINFORCEMENT, isReinforcement);
}
