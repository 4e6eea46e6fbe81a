import type { Hex } from "@sandtable/hex";
import { MARKERS } from "./data/tables.ts";
import { GRID, HAS_LINE, isLand, LAND, otherSide, SEATS, SIDES, terrainOf } from "./map.ts";
import { ALL_MARKERS, BROKEN_DOWN, Campaign, MIX, onMap, TRACK } from "./state.ts";
import {
  ALL_UNITS,
  CAN_BREAK_DOWN,
  faceOf,
  IS_MECHANIZED,
  IS_SUPPLY,
  SIDE,
  UNITS,
  unitsOfFace,
} from "./units.ts";

/** What must hold in every position. */
export function invariants(g: Campaign): readonly string[] {
  const broken: string[] = [];
  const insist = (holds: boolean, what: () => string): void => {
    if (!holds) broken.push(what());
  };

  for (const unit of ALL_UNITS) {
    const at = g.at[unit];
    const { id, from } = UNITS[unit];
    if (onMap(at)) {
      const isAtSea =
        !isLand(at) && g.assaults.some(({ sea }) => sea === at) && SEATS[SIDE[unit]] === "japanese";
      insist(isLand(at) || isAtSea, () => `${id} may not stand in ${GRID.ids[at]} (11.5)`);
      insist(
        !IS_MECHANIZED[unit] ||
          isAtSea ||
          HAS_LINE[at] === 1 ||
          ["clear", "cultivated", "city"].includes(terrainOf(at)),
        () => `${id} cannot have come into ${GRID.ids[at]} (11.5)`,
      );
      insist(
        !g.occupies(otherSide(SIDE[unit]), at),
        () => `${id} shares ${GRID.ids[at]} with enemies (12.6)`,
      );
    }
    if (at === MIX) insist(from === "breakdown" || IS_SUPPLY[unit] === 1, () => `${id} is in the mix`);
    if (at === TRACK && g.stage !== "arrivals")
      insist(g.due[unit] >= 1, () => `${id} is on the track for no turn`);
    if (at === BROKEN_DOWN)
      insist(CAN_BREAK_DOWN[unit] === 1 || from === "armoured", () => `${id} cannot be broken down (26.7)`);
  }
  checkBattalions(g, insist);

  const counted = new Campaign({ options: g.options });
  for (const unit of ALL_UNITS) {
    counted.flags[unit] = g.flags[unit];
    counted.put(unit, g.at[unit]);
  }
  for (const side of SIDES)
    for (const table of ["units", "stack", "zone"] as const)
      insist(
        isSame(g[table][side], counted[table][side]),
        () => `the ${table} of the ${SEATS[side]} are not what they should be`,
      );

  for (const marker of ALL_MARKERS)
    insist(
      g.hand[marker] + g.pool[marker] + g.aside[marker] <= MARKERS[marker].count,
      () => `there are too many markers ${MARKERS[marker].id}`,
    );
  for (const marker of ALL_MARKERS)
    insist(g.known[marker] <= g.hand[marker], () => `${MARKERS[marker].id} is known and not in hand`);
  for (const hex of LAND)
    if (g.forts[hex] !== 0)
      insist(
        g.occupies(SIDES[g.forts[hex] - 1], hex),
        () => `a fortification in ${GRID.ids[hex]} is empty (21.3)`,
      );
  for (const viewer of SIDES)
    for (const { hex, sure, faces } of g.pictures[viewer])
      if (sure) insist(isTrue(g, hex, viewer, faces), () => `what is sure of ${GRID.ids[hex]} is not so`);
  return broken;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** 26.7 A unit is whole, or its battalions are in use: no more and no less. */
function checkBattalions(g: Campaign, insist: (holds: boolean, what: () => string) => void): void {
  const made = new Map<string, number>();
  for (const unit of ALL_UNITS)
    if (g.at[unit] === BROKEN_DOWN && UNITS[unit].from !== "combined")
      for (const face of UNITS[unit].into) made.set(face, (made.get(face) ?? 0) + 1);
  for (const unit of ALL_UNITS) {
    if (UNITS[unit].from !== "breakdown" || unitsOfFace(faceOf(unit))[0] !== unit) continue;
    const used = unitsOfFace(faceOf(unit)).filter((each) => g.at[each] !== MIX).length;
    const due = made.get(faceOf(unit)) ?? 0;
    insist(used === due, () => `${used} battalions ${faceOf(unit)} are in use, not ${due} (26.7)`);
  }
}

function isTrue(g: Campaign, hex: Hex, viewer: 0 | 1, faces: readonly string[]): boolean {
  const there = g.unitsAt(otherSide(viewer), hex).map(faceOf).sort();
  return JSON.stringify(there) === JSON.stringify(faces.toSorted());
}
