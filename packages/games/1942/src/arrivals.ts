import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "./choices.ts";
import { enter, hasRoom, mayBeIn, suits } from "./ground.ts";
import { ALLIED, GRID, JAPANESE, JAVA, regionHexes } from "./map.ts";
import { ask } from "./questions.ts";
import {
  type Campaign,
  IS_HOME_GUARD,
  LATER,
  OFF_MAP,
  REGROUPING,
  SEATS,
  SIDE,
  UNIT_COUNT,
} from "./state.ts";
import { supplyReach } from "./supply.ts";
import { UNITS } from "./units.ts";

const MALAYA_OR_BRUNEI = joined("Malaya", "Brunei");
const WITH_BURMA = joined("Malaya", "Brunei", "Burma");
const JAVA_OR_SUMATRA = joined("Java", "Sumatra");
const LUZON = regionHexes("Luzon");

function joined(...names: readonly string[]): Uint8Array {
  const areas = names.map(regionHexes);
  return Uint8Array.from(GRID.ids, (_, hex) => (areas.some((area) => area[hex]) ? 1 : 0));
}

/**
 * 4.0, 11.0 Whether a reinforcement may appear in a hex: where no Japanese unit is, in a city that they hold too. It does
 * not come from beside it, so 9.E does not ask.
 */
const mayAppear = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  g.troops[JAPANESE][hex] + g.airs[JAPANESE][hex] === 0 &&
  suits(unit, hex) &&
  mayBeIn(unit, hex) &&
  hasRoom(g, unit, hex);

/** Hexes of an area where the unit may appear. */
function openIn(g: Campaign, unit: Unit, area: Uint8Array): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) if (area[hex] && mayAppear(g, unit, hex)) found.push(hex);
  return found;
}

/** Those of them where it would be in supply. */
function suppliedIn(g: Campaign, unit: Unit, area: Uint8Array): Hex[] {
  const { reach } = supplyReach(g, ALLIED);
  return openIn(g, unit, area).filter((hex) => reach[hex] > 0);
}

/** 11.0 Where a reinforcement may appear on the map. */
function arrivalHexes(g: Campaign, unit: Unit): Hex[] {
  const { start } = UNITS[unit];
  if (!("turn" in start)) return [];
  if (start.at === "luzon") return suppliedIn(g, unit, LUZON);
  const usual = suppliedIn(g, unit, g.options.british === "optional" ? WITH_BURMA : MALAYA_OR_BRUNEI);
  return usual.length > 0 ? usual : suppliedIn(g, unit, JAVA_OR_SUMATRA);
}

/** 2.1.C Reinforcements of this turn, and those that found no place before. */
export function* arrivals(g: Campaign): Play {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const { id, start } = UNITS[unit];
    if (g.at[unit] !== LATER || SIDE[unit] !== g.phasing || !("turn" in start) || start.turn > g.turn)
      continue;
    if (start.at === "off-map") {
      g.put(unit, OFF_MAP);
      g.tell({ kind: "arrived", rule: "11.0", unit: id, to: "off-map" });
      continue;
    }
    yield* appear(g, unit, arrivalHexes(g, unit), "arrive");
  }
}

/** 11.0 The Dutch Home Guard appears in the Allied land segment after the Japanese came into Java. */
export function* homeGuard(g: Campaign): Play {
  if (g.phasing !== ALLIED || !g.homeGuardDue) return;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (IS_HOME_GUARD[unit] && g.at[unit] === LATER)
      yield* appear(g, unit, openIn(g, unit, JAVA), "home-guard");
}

function* appear(g: Campaign, unit: Unit, hexes: readonly Hex[], kind: "arrive" | "home-guard"): Play {
  const { id } = UNITS[unit];
  if (hexes.length === 0) {
    g.tell({ kind: "waits", rule: "11.0", unit: id });
    return;
  }
  g.mover = { unit, kind: "reinforce", to: hexes };
  const hex = yield* ask<"arrive" | "home-guard">({
    seat: SEATS[SIDE[unit]],
    rule: "11.0",
    about: { kind, unit: id },
    choices: hexes.map((each) => TO[each]),
  });
  g.mover = undefined;
  enter(g, unit, hex);
  g.tell({ kind: "arrived", rule: "11.0", unit: id, to: GRID.ids[hex] });
}

/** 8.1 Naval air units come back two turns after they were used. */
export function returnNavalAir(g: Campaign): void {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (g.at[unit] === REGROUPING && g.returns[unit] <= g.turn) {
      g.returns[unit] = 0;
      g.put(unit, OFF_MAP);
      g.tell({ kind: "arrived", rule: "8.1", unit: UNITS[unit].id, to: "off-map" });
    }
}
