import type { Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { UNIT } from "../choices.ts";
import { STACKING_LIMIT } from "../data/tables.ts";
import { enemiesAround, openContact, tellReadiness, travel } from "../knowledge.ts";
import { GRID, LAND, otherSide, type Side } from "../map.ts";
import { isOverstacked } from "../pieces.ts";
import { type Campaign, IDLE } from "../state.ts";
import { IS_SUPPLY, STACKS } from "../units.ts";
import { pick } from "./pick.ts";

/** 18.1, MB-74 The Land Combat Phase begins: forces at sea land where nobody is left, and stacks in contact are opened. */
export function* contact(g: Campaign): Play {
  for (const assault of g.assaults) if (!g.occupies(otherSide(g.phasing), assault.target)) land(g, assault);
  openContact(g);
  for (const hex of LAND) if (g.open[hex] === 1) tellReadiness(g, g.phasing, hex, "18.1");
  g.stage = crowded(g).length > 0 ? "fighters" : "declaration";
}

/** 12.5 Own overstacked hexes in contact. */
const crowded = (g: Campaign): readonly Hex[] =>
  LAND.filter((hex) => isOverstacked(g, g.phasing, hex) && enemiesAround(g, g.phasing, hex).length > 0);

function land(g: Campaign, { sea, target }: { readonly sea: Hex; readonly target: Hex }): void {
  const force = g.unitsAt(g.phasing, sea);
  if (force.length === 0) return;
  for (const unit of force) travel(g, unit, target);
  g.tell({ kind: "landed", rule: "22.4", seat: g.seat, sea: GRID.ids[sea], hex: GRID.ids[target] });
}

/** 12.5, MB-103 In each own overstacked hex in contact: who may fight. The others are neither able nor obliged. */
export function* nameFighters(g: Campaign): Play {
  for (const hex of crowded(g)) yield* chooseFighters(g, g.phasing, hex, g.unitsAt(g.phasing, hex));
  g.stage = "declaration";
}

/** Units are named until none that is left would fit; what takes no room fights anyway. */
export function* chooseFighters(
  g: Campaign,
  side: Side,
  hex: Hex,
  units: readonly Unit[],
): Play<readonly Unit[]> {
  let left = units.filter((unit) => STACKS[unit] > 0 && !IS_SUPPLY[unit]);
  let room = STACKING_LIMIT;
  for (;;) {
    const fitting = left.filter((unit) => STACKS[unit] <= room);
    if (fitting.length === 0) break;
    const others = left.filter((unit) => STACKS[unit] > room);
    const space = room;
    const named = yield* pick(g, {
      side,
      rule: "12.5",
      about: { kind: "fighter", hex: GRID.ids[hex], room },
      units: fitting,
      closed: () => others.map((unit) => closedForRoom(unit, space)),
    });
    if (named === "end") break;
    left = left.filter((unit) => unit !== named);
    room -= STACKS[named];
  }
  for (const unit of left) g.mark(unit, IDLE);
  return left;
}

const closedForRoom = (unit: Unit, room: number): Closed => {
  const { key, place, label } = UNIT[unit];
  return { key, place, label, rule: "12.5", why: { key: "bar.no-room", room } };
};
