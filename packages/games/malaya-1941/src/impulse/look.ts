import type { Play } from "@sandtable/engine";
import type { Hex } from "@sandtable/hex";
import { TO } from "../choices.ts";
import { TERRAIN_EFFECTS } from "../data/tables.ts";
import { playMarker } from "../hand.ts";
import { examine } from "../knowledge.ts";
import { GRID, LAND, otherSide, type Terrain, terrainOf } from "../map.ts";
import { ask } from "../questions.ts";
import { type Campaign, markerOf, RECON, RESERVE } from "../state.ts";

/** Looking at hidden stacks in the own movement phase: recon flights (16.7) and Intelligence (MB-28). */

/** The hexes of the enemy on land. */
export function enemyHexes(g: Campaign): readonly Hex[] {
  const units = g.units[otherSide(g.phasing)];
  const found: Hex[] = [];
  for (let index = 0; index < LAND.length; index++) if (units[LAND[index]] > 0) found.push(LAND[index]);
  return found;
}

/** 16.71 Ground that is seen into from two hexes away. */
const isOpenGround = (terrain: Terrain): boolean =>
  terrain in TERRAIN_EFFECTS && TERRAIN_EFFECTS[terrain as keyof typeof TERRAIN_EFFECTS].open;

/** 16.71, MB-46 How far away a flight may be to see into a hex. */
export const sightOf = (hex: Hex): number => (isOpenGround(terrainOf(hex)) ? 2 : 1);

export const canFly = (g: Campaign): boolean => g.air[g.phasing][RECON] > 0 && enemyHexes(g).length > 0;

/** M4 A stack to be looked at, then the hex of the flight: it sees everything in its sight. */
export function* reconnoitre(g: Campaign): Play {
  const stack = yield* ask<"recon">({
    seat: g.seat,
    rule: "16.7",
    about: { kind: "recon", points: g.air[g.phasing][RECON] },
    choices: enemyHexes(g).map((hex) => TO[hex]),
    secret: [g.seat],
  });
  const flight = yield* ask<"flight">({
    seat: g.seat,
    rule: "16.71",
    about: { kind: "flight", hex: GRID.ids[stack] },
    choices: [...GRID.within(stack, sightOf(stack))].map((hex) => TO[hex]),
  });
  g.air[g.phasing][RECON]--;
  g.air[g.phasing][RESERVE]++;
  g.tell({
    kind: "flown",
    rule: "16.7",
    seat: g.seat,
    hex: GRID.ids[flight],
    left: g.air[g.phasing][RECON],
  });
  const seen = [...GRID.within(flight, 2)].filter((hex) => GRID.distance(flight, hex) <= sightOf(hex));
  examine(g, g.phasing, seen, "16.71");
}

const INTELLIGENCE = ["japanese-intelligence", "allied-intelligence"] as const;
const MARKERS = INTELLIGENCE.map(markerOf);

export const canSpy = (g: Campaign): boolean => g.hand[MARKERS[g.phasing]] > 0 && enemyHexes(g).length > 0;

/** M5, MB-28 One enemy stack anywhere on the map. */
export function* spy(g: Campaign): Play {
  const id = INTELLIGENCE[g.phasing];
  const hex = yield* ask<"spy">({
    seat: g.seat,
    rule: id,
    about: { kind: "spy" },
    choices: enemyHexes(g).map((each) => TO[each]),
    secret: [g.seat],
  });
  const marker = MARKERS[g.phasing];
  playMarker(g, marker);
  g.tell({ kind: "spied", rule: id, seat: g.seat, hex: GRID.ids[hex] });
  examine(g, g.phasing, [hex], id);
}
