import type { Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { PICK } from "./choices.ts";
import { hongKongNumber } from "./figures.ts";
import { eliminate } from "./flight.ts";
import { JAPANESE } from "./map.ts";
import { ask, roll } from "./questions.ts";
import {
  type Campaign,
  HONG_KONG,
  IS_INFANTRY,
  IS_REGIMENT,
  LAST_TURN,
  OFF_MAP,
  SEATS,
  SIDE,
} from "./state.ts";
import { UNITS } from "./units.ts";

/** The regiments of the 38th Division: each that is lost costs one on the die. */
const REGIMENTS = 3;

/** 9.F What the die must show: the least there is once the 38th Division is gone. */
export const hongKongNeeds = (g: Campaign): number =>
  hongKongNumber(g.hongKong.lost === REGIMENTS ? LAST_TURN : g.turn);

const attackers = (g: Campaign): Unit[] => g.unitsAt(HONG_KONG);

/** Whether the unit could take the place of the 38th Division: a regiment of infantry. */
export const mayAssault = (unit: Unit): boolean =>
  SIDE[unit] === JAPANESE && IS_REGIMENT[unit] === 1 && IS_INFANTRY[unit] === 1;

/** Regiments off the map that could take the place of the 38th Division. */
const spareRegiments = (g: Campaign): Unit[] => g.unitsAt(OFF_MAP).filter(mayAssault);

/** The 38th Division is gone, Hong Kong holds, and no regiment is off the map to be sent. */
export const isHongKongWaiting = (g: Campaign): boolean =>
  !g.hongKong.fallen && attackers(g).length === 0 && spareRegiments(g).length === 0;

/** 9.F The roll of the Japanese combat phase. */
export function* assaultHongKong(g: Campaign): Play {
  const { hongKong } = g;
  if (hongKong.fallen) return;
  if (attackers(g).length === 0) {
    const spare = spareRegiments(g);
    if (spare.length === 0) return;
    const unit = yield* ask<"commit">({
      seat: SEATS[JAPANESE],
      rule: "9.F",
      about: { kind: "commit" },
      choices: spare.map((each) => PICK[each]),
    });
    g.put(unit, HONG_KONG);
    g.tell({ kind: "committed", rule: "9.F", unit: UNITS[unit].id });
  }
  const die = yield* roll("9.F", { kind: "die.hong-kong" });
  const needs = hongKongNeeds(g);
  const modifier = 0 - hongKong.lost;
  const modified = Math.max(1, die + modifier);
  const outcome = modified >= needs ? "fallen" : modified === 1 ? "reverse" : "holds";
  g.tell({ kind: "hong-kong", rule: "9.F", die, modifier, needs, outcome });
  if (outcome === "fallen") hongKong.fallen = true;
  if (outcome !== "reverse") return;
  hongKong.lost = Math.min(REGIMENTS, hongKong.lost + 1);
  eliminate(g, attackers(g)[0], "9.F");
}

/** 9.F The survivors are free in the Japanese player-turn after the fall. */
export function leaveHongKong(g: Campaign): void {
  if (!g.hongKong.fallen) return;
  for (const unit of attackers(g)) {
    g.put(unit, OFF_MAP);
    g.tell({ kind: "joined", rule: "9.F", unit: UNITS[unit].id });
  }
}
