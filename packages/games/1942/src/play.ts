import type { Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { airAct } from "./air.ts";
import { arrivals, homeGuard, returnNavalAir } from "./arrivals.ts";
import { burmaForce, isBurmaShort } from "./burma.ts";
import { DIE } from "./choices.ts";
import { chooseAreas, combatAct, surrender } from "./combat.ts";
import { eliminate } from "./flight.ts";
import { assaultHongKong, leaveHongKong } from "./hong-kong.ts";
import {
  ALL_FORTRESSES,
  ALLIED,
  FORTRESS_HEX,
  FORTRESS_SIDE,
  type Fortress,
  isLand,
  JAPANESE,
  otherSide,
  SIEGE_HEXES,
} from "./map.ts";
import { landAct } from "./march.ts";
import { navalAct } from "./naval.ts";
import { roll } from "./questions.ts";
import { setupAct } from "./setup.ts";
import type { Segment } from "./shape.ts";
import {
  type Campaign,
  DONE,
  IS_NAVAL_AIR,
  isTroop,
  LAST_TURN,
  NATIONS,
  onMap,
  REGROUPING,
  SEATS,
  type Stage,
  UNIT_COUNT,
} from "./state.ts";
import { FORTRESSES, UNITS } from "./units.ts";
import { payUpkeep } from "./upkeep.ts";
import { judge } from "./victory.ts";

/** 2.0, 5.0 The sequence of play, from one checkpoint to the next: land, air and naval movement, then combat. */
export function* play(g: Campaign): Play {
  switch (g.stage) {
    case "setup":
      return yield* setupAct(g);
    case "turn":
      return yield* beginTurn(g);
    case "land":
      yield* homeGuard(g);
      if ((yield* landAct(g)) === "end") begin(g, "air", "2.1.B");
      return;
    case "air":
      if ((yield* airAct(g)) === "end") begin(g, "arrivals", "2.1.C");
      return;
    case "arrivals":
      yield* arrivals(g);
      g.stage = "upkeep";
      return;
    case "upkeep":
      if (g.phasing === JAPANESE) yield* payUpkeep(g);
      g.stage = "naval";
      return;
    case "naval":
      if ((yield* navalAct(g)) !== "end") return;
      if (isBurmaShort(g)) g.tell({ kind: "burma-short", rule: "9.G", ...burmaForce(g) });
      begin(g, "areas", "2.2");
      return;
    case "areas":
      yield* chooseAreas(g);
      g.stage = g.phasing === JAPANESE ? "hong-kong" : "combat";
      return;
    case "hong-kong":
      yield* assaultHongKong(g);
      g.stage = "combat";
      return;
    case "combat":
      if ((yield* combatAct(g)) === "end") g.stage = "end";
      return;
    default:
      return endPlayerTurn(g);
  }
}

const SEGMENT_OF: Readonly<Partial<Record<Stage, Segment>>> = {
  land: "land",
  air: "air",
  arrivals: "naval",
  areas: "combat",
};

/** A segment begins: every unit may act in it. */
function begin(g: Campaign, stage: "land" | "air" | "arrivals" | "areas", rule: string): void {
  g.stage = stage;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) g.flags[unit] &= ~DONE;
  g.tell({ kind: "segment", rule, segment: SEGMENT_OF[stage] as Segment });
}

/** 2.0 A game-turn begins, with the losses of sieges (9.I). Turn 0 has no Allied player-turn. */
function* beginTurn(g: Campaign): Play {
  g.entered = 0;
  g.tell({ kind: "turn", rule: "2.0", turn: g.turn });
  for (const fortress of ALL_FORTRESSES) if (isBesieged(g, fortress)) yield* attrition(g, fortress);
  beginPlayerTurn(g, g.turn === 0 ? JAPANESE : ALLIED);
}

/** 9.I A fortress is besieged when enemy troops hold every hex that is joined to it by land. */
export const isBesieged = (g: Campaign, fortress: Fortress): boolean =>
  g.stands[fortress] === 1 &&
  SIEGE_HEXES[fortress].length > 0 &&
  SIEGE_HEXES[fortress].every((hex) => g.troops[otherSide(FORTRESS_SIDE[fortress])][hex] > 0);

/** 9.I A die for each troop unit inside: on a 6 it surrenders. */
const SURRENDERS_ON = 6;
/** 9.I The chance that a unit in a besieged fortress does not surrender this turn. */
export const HOLDS_OUT = 1 - 1 / DIE.length;
function* attrition(g: Campaign, fortress: Fortress): Play {
  for (const unit of g.unitsAt(FORTRESS_HEX[fortress])) {
    if (!isTroop(unit)) continue;
    const { id } = UNITS[unit];
    const die = yield* roll("9.I", { kind: "die.attrition", unit: id });
    const surrendered = die === SURRENDERS_ON;
    g.tell({ kind: "attrition", rule: "9.I", unit: id, fortress: FORTRESSES[fortress].id, die, surrendered });
    if (surrendered) surrender(g, unit);
  }
}

function beginPlayerTurn(g: Campaign, side: typeof ALLIED | typeof JAPANESE): void {
  g.phasing = side;
  g.tell({ kind: "player-turn", rule: "2.0", seat: SEATS[side], turn: g.turn });
  for (let nation = 0; nation < NATIONS.length; nation++) g.used[nation] = 0;
  g.tried.fill(0);
  g.flags.fill(0);
  if (side === JAPANESE) {
    leaveHongKong(g);
    returnNavalAir(g);
  }
  begin(g, "land", "2.1.A");
}

function endPlayerTurn(g: Campaign): void {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (!onMap(at)) continue;
    if (IS_NAVAL_AIR[unit]) regroup(g, unit);
    else if (!isLand(at)) eliminate(g, unit, "5.C");
  }
  recover(g);
  g.flags.fill(0);
  if (g.phasing === ALLIED) beginPlayerTurn(g, JAPANESE);
  else if (g.turn === LAST_TURN) judge(g);
  else {
    g.turn++;
    g.stage = "turn";
  }
}

/** 8.1 A naval air unit that was used comes back two turns later. */
const REGROUPS_FOR = 2;
function regroup(g: Campaign, unit: Unit): void {
  g.put(unit, REGROUPING);
  g.returns[unit] = g.turn + REGROUPS_FOR;
  g.tell({ kind: "regroups", rule: "8.1", unit: UNITS[unit].id, turn: g.returns[unit] });
}

/** 6.D Disrupted units whose time is up recover at the end of the player-turn. */
function recover(g: Campaign): void {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    if (g.recovers[unit] === 0 || g.recovers[unit] > g.playerTurn) continue;
    g.recovers[unit] = 0;
    if (onMap(g.at[unit])) g.tell({ kind: "recovered", rule: "6.D", unit: UNITS[unit].id });
  }
}
