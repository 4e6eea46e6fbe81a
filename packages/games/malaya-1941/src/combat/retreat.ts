import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { NO, TO, YES } from "../choices.ts";
import { STACKING_LIMIT } from "../data/tables.ts";
import { tellEmpty, travel } from "../knowledge.ts";
import { CITY, GRID, isLand, JAPANESE, otherSide, SEATS, TERRAIN } from "../map.ts";
import { isOverstacked } from "../pieces.ts";
import { ask, roll } from "../questions.ts";
import { type Campaign, IDLE, RETREATED, type Retreat } from "../state.ts";
import { CAN_BREAK_DOWN, faceOf, IS_SUPPLY, MOVEMENT, SIDE, STACKS, UNITS } from "../units.ts";
import { mayEnter } from "./ground.ts";
import { loseBattalion } from "./losses.ts";
import { pick } from "./pick.ts";
import {
  breakUp,
  type Does,
  fightOf,
  lose,
  nextStep,
  roleOf,
  type StepOf,
  sideOfRole,
  touched,
  update,
} from "./results.ts";

/** 15.3 Retreats and routs: unit by unit, each told first which hexes in its reach lie in enemy zones (MB-143). */
export const retreat: Does<"retreat"> = function* (g, step) {
  const fight = fightOf(g);
  if (fight.retreat) {
    yield* goBack(g, fight.retreat);
    update(g, { retreat: undefined });
    return;
  }
  const queue = fight.queue ?? retreating(g, step);
  const unit = yield* nextBack(g, step, queue);
  if (unit === undefined) {
    nextStep(g);
    return;
  }
  update(g, { queue: queue.filter((each) => each !== unit) });
  yield* beginRetreat(g, unit, step.length);
};

/**
 * 15.33(1), MB-152 Each by itself, in the order of its owner: who goes first finds room where the next may not. Asked whenever there
 * are several, for how full the hexes around are is hidden (MB-150).
 */
function* nextBack(g: Campaign, { role }: StepOf<"retreat">, queue: readonly Unit[]): Play<Unit | undefined> {
  const needsNoRoom = queue.find(cannotGo);
  if (needsNoRoom !== undefined || queue.length === 0) return needsNoRoom;
  const unit = yield* pick(g, {
    side: sideOfRole(g, role),
    rule: "15.33",
    about: { kind: "retreat-order", left: queue.length },
    units: queue,
  });
  return unit === "end" ? undefined : unit;
}

/** MB-29 Under Banzai! no Japanese unit retreats. Forces at sea have nowhere to go: they land or are lost (22.4). */
const retreating = (g: Campaign, { role }: StepOf<"retreat">): readonly Unit[] =>
  touched(g, role).filter((unit) => isLand(g.hexOf(unit)) && !(fightOf(g).banzai && SIDE[unit] === JAPANESE));

const isInFort = (g: Campaign, unit: Unit): boolean => g.forts[g.hexOf(unit)] === SIDE[unit] + 1;

/** 15.34, MB-129 In a city defenders may stand, but for those who retreated into it. */
const standsInCity = (g: Campaign, unit: Unit): boolean =>
  TERRAIN[g.hexOf(unit)] === CITY && roleOf(g, unit) === "defender" && !g.has(unit, RETREATED);

/** 15.33(8), (9), MB-131 Supply, and whatever never moves: lost if it must retreat. */
const cannotGo = (unit: Unit): boolean => IS_SUPPLY[unit] === 1 || MOVEMENT[unit] === 0;

function* beginRetreat(g: Campaign, unit: Unit, length: 1 | 2 | "rout"): Play {
  const about = { unit: UNITS[unit].id, hex: GRID.ids[g.hexOf(unit)] };
  const news = { seat: SEATS[SIDE[unit]], hex: about.hex, face: faceOf(unit) };
  if (standsInCity(g, unit) || (length === 1 && isInFort(g, unit))) {
    const rule = standsInCity(g, unit) ? "15.34" : "21.2";
    if ((yield* askOwner(unit, rule, { kind: "stand", ...about })) === "yes") {
      g.tell({ kind: "stood", rule, ...news });
      return;
    }
  }
  let isRout = length === "rout";
  if (isRout && isInFort(g, unit) && (yield* askOwner(unit, "21.2", { kind: "rally", ...about })) === "yes") {
    isRout = false;
    g.tell({ kind: "rallied", rule: "21.2", ...news });
  }
  if (cannotGo(unit)) {
    lose(g, unit, "15.33");
    return;
  }
  if (isRout) {
    const die = yield* roll("15.32", { kind: "die.rout", face: news.face, hex: news.hex });
    g.tell({ kind: "routed", rule: "15.32", ...news, die });
    tellZones(g, unit, die);
  } else tellZones(g, unit, length === "rout" ? 1 : length);
}

function* askOwner(
  unit: Unit,
  rule: string,
  about: { readonly kind: "stand" | "rally"; readonly unit: string; readonly hex: string },
): Play<"yes" | "no"> {
  return yield* ask<"stand" | "rally">({
    seat: SEATS[SIDE[unit]],
    secret: SEATS,
    rule,
    about,
    choices: [YES, NO],
  });
}

/** MB-143 */
function tellZones(g: Campaign, unit: Unit, length: number): void {
  const zones = [...waysBack(g, unit, length, []).seen].filter((hex) => g.inEnemyZone(SIDE[unit], hex));
  update(g, { retreat: { unit, length, zones } });
  g.tell({
    kind: "retreat-zones",
    rule: "15.33",
    audience: [SEATS[SIDE[unit]]],
    reveals: true,
    hex: GRID.ids[g.hexOf(unit)],
    face: faceOf(unit),
    zones: zones.map((hex) => GRID.ids[hex]),
  });
}

interface Ways {
  /** Where a retreat of the full length may end, and where it does without meeting a zone. */
  readonly ends: readonly Hex[];
  readonly free: readonly Hex[];
  /** Every hex on the way. */
  readonly seen: ReadonlySet<Hex>;
}

/** 15.31, 15.33 All ways back, each hex farther away than the last, through no enemy and no closed ground. */
function waysBack(g: Campaign, unit: Unit, length: number, zones: readonly Hex[]): Ways {
  const start = g.hexOf(unit);
  const enemy = otherSide(SIDE[unit]);
  const seen = new Set<Hex>();
  let ends: readonly Hex[] = [start];
  let free: readonly Hex[] = [start];
  for (let far = 1; far <= length; far++) {
    const onward = (from: readonly Hex[]): Hex[] => [
      ...new Set(
        from.flatMap((hex) =>
          [...GRID.around[hex]].filter(
            (to) => GRID.distance(start, to) === far && !g.occupies(enemy, to) && mayEnter(unit, hex, to),
          ),
        ),
      ),
    ];
    ends = onward(ends);
    free = onward(free).filter((hex) => !zones.includes(hex));
    for (const hex of ends) seen.add(hex);
  }
  return { ends, free, seen };
}

/** MB-126 The best that there is: without zones and with room, without zones, through zones. */
function retreatEnds(
  g: Campaign,
  { unit, length, zones }: Retreat,
): { readonly ends: readonly Hex[]; readonly throughZones: boolean } {
  const { ends, free } = waysBack(g, unit, length, zones);
  const throughZones = free.length === 0;
  if (throughZones && !CAN_BREAK_DOWN[unit]) return { ends: [], throughZones };
  const side = SIDE[unit];
  const size = throughZones ? STACKS[unit] - 1 : STACKS[unit];
  const all = throughZones ? ends : free;
  const roomy = all.filter((hex) => g.stack[side][hex] + size <= STACKING_LIMIT);
  return { ends: roomy.length > 0 ? roomy : all, throughZones };
}

/** 15.33, MB-127 The retreat is made; through zones it costs one battalion, or the unit. */
function* goBack(g: Campaign, going: Retreat): Play {
  const { unit, length } = going;
  const from = g.hexOf(unit);
  const { ends, throughZones } = retreatEnds(g, going);
  if (ends.length === 0) {
    lose(g, unit, "15.33");
    return;
  }
  const to = yield* ask<"retreat">({
    seat: SEATS[SIDE[unit]],
    rule: "15.33",
    about: { kind: "retreat", unit: UNITS[unit].id, hex: GRID.ids[from], length, throughZones },
    choices: ends.map((hex) => TO[hex]),
    // Asked also for one hex: whether others are full is hidden (MB-150).
    secret: SEATS,
  });
  const left = throughZones ? yield* loseBattalion(g, unit, breakUp(g, unit, "13.8")) : [unit];
  for (const each of left) {
    travel(g, each, to);
    g.mark(each, RETREATED);
    // 15.35 Whoever overstacks the hex adds nothing to its defence.
    g.mark(each, IDLE, isOverstacked(g, SIDE[each], to));
    g.tell({
      kind: "retreated",
      rule: "15.3",
      seat: SEATS[SIDE[each]],
      face: faceOf(each),
      from: GRID.ids[from],
      to: GRID.ids[to],
    });
  }
  tellEmpty(g, SIDE[unit], from);
}
