import type { Play } from "@sandtable/engine";
import { LEVELS, MARKERS, POINTS } from "../data/tables.ts";
import { discard } from "../hand.ts";
import {
  ALLIED,
  GRID,
  isIslandObjective,
  isMalaya,
  JAPANESE,
  OBJECTIVES,
  SEATS,
  SIDES,
  type Side,
} from "../map.ts";
import { score } from "../pieces.ts";
import { ALL_MARKERS, type Campaign, LAST_TURN, MARKER_SIDE, onMap } from "../state.ts";
import { IS_INFANTRY, UNITS_OF } from "../units.ts";
import { bringAllHome } from "./air.ts";
import type { Level } from "./log.ts";

/** 24.0 The end of a turn: objectives, sudden death, the end of the game; otherwise the next turn. */
export function* endOfTurn(g: Campaign): Play {
  for (const side of SIDES) scoreObjectives(g, side);
  lapse(g);
  for (const side of SIDES) bringAllHome(g, side);
  g.forceZ = false;
  const sudden = suddenDeath(g);
  if (sudden !== undefined) endSuddenly(g, sudden);
  else if (g.turn === LAST_TURN) endByPoints(g);
  else {
    g.turn++;
    g.stage = "initiative";
  }
}

/** 24.6, MB-138 Points for the objectives in which the side has a land unit. */
function scoreObjectives(g: Campaign, side: Side): void {
  const held = OBJECTIVES.filter((hex) => g.occupies(side, hex));
  if (held.length === 0) return;
  g.tell({ kind: "objectives", rule: "24.6", seat: SEATS[side], hexes: held.map((hex) => GRID.ids[hex]) });
  const island = held.filter(isIslandObjective).length;
  const { islandObjective, objective } = POINTS.japanese;
  if (side === JAPANESE)
    score(g, side, island * islandObjective + (held.length - island) * objective, "24.6");
  else {
    score(g, side, held.length * POINTS.allied.objective, "24.6");
    if (g.turn === LAST_TURN) score(g, side, island * POINTS.allied.islandAtEnd, "24.6");
  }
}

/** MB-18 What was good for this turn only is over. */
function lapse(g: Campaign): void {
  for (const marker of ALL_MARKERS) {
    const { id, kind } = MARKERS[marker];
    if (kind !== "turn") continue;
    while (g.hand[marker] > 0) {
      discard(g, marker);
      g.tell({ kind: "lapsed", rule: "5.4", reveals: true, seat: SEATS[MARKER_SIDE[marker]], marker: id });
    }
  }
}

/** 24.3, 25.3, MB-139, MB-140 All objectives Japanese; or no Japanese infantry in Malaya. Japan before the Allies. */
function suddenDeath(g: Campaign): Side | undefined {
  if (OBJECTIVES.every((hex) => g.occupies(JAPANESE, hex))) return JAPANESE;
  const hasInfantry = UNITS_OF[JAPANESE].some((unit) => {
    const at = g.at[unit];
    return IS_INFANTRY[unit] === 1 && onMap(at) && isMalaya(at);
  });
  return hasInfantry ? undefined : ALLIED;
}

function endSuddenly(g: Campaign, winner: Side): void {
  g.tell({ kind: "victory", rule: "25.3", seat: SEATS[winner], level: "decisive", isSudden: true });
  g.outcome = {
    winners: [SEATS[winner]],
    scores: { japanese: winner === JAPANESE ? 1 : 0, allied: winner === ALLIED ? 1 : 0 },
    reason: "25.3",
  };
  g.stage = "over";
}

/** 24.2, MB-137 */
export function levelOf(difference: number): Level {
  if (difference >= LEVELS.decisive) return "decisive";
  if (difference >= LEVELS.major) return "major";
  return difference >= LEVELS.marginal ? "marginal" : "draw";
}

/** The difference that counts as everything: above the last level a little is left to gain. */
const WIDEST = 60;

function endByPoints(g: Campaign): void {
  const lead = g.points[JAPANESE] - g.points[ALLIED];
  const level = levelOf(Math.abs(lead));
  const winner = level === "draw" ? undefined : SEATS[lead > 0 ? JAPANESE : ALLIED];
  g.tell({ kind: "victory", rule: "24.2", ...(winner && { seat: winner }), level, isSudden: false });
  const share = (lead: number): number => Math.min(1, Math.max(0, 0.5 + lead / (2 * WIDEST)));
  g.outcome = {
    winners: winner ? [winner] : [],
    scores: { japanese: share(lead), allied: share(-lead) },
    reason: "24.2",
  };
  g.stage = "over";
}
