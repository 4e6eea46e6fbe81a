import type { Bar, Closed, Options, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { END, PICK, TO } from "./choices.ts";
import { closedHexes } from "./closed.ts";
import { barToStand } from "./ground.ts";
import {
  ALLIED,
  BRITISH_LANDS,
  DUTCH_SOUTH,
  GRID,
  isLand,
  JAPANESE,
  NO_SITE,
  PHILIPPINES,
  regionHexes,
  SITE_AT,
} from "./map.ts";
import { ask } from "./questions.ts";
import { ALL_UNITS, Campaign, HONG_KONG, IS_AIR, OFF_MAP, onMap, SEATS, SIDE, UNIT_COUNT } from "./state.ts";
import { type Nation, UNITS } from "./units.ts";

/** Placed anew so often at most in set-up: enough for any change of mind, and an end to it. */
const MOST_CHANGES = 9;

const REGION_HEXES: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  ["Java", "Malaya", "Luzon", "Mindanao", "Indo-China"].map((name) => [name, regionHexes(name)]),
);
/** 11.0 The optional dispositions: where all of a nation's forces may be placed. */
const OPTIONAL: Readonly<Record<Exclude<Nation, "japanese">, Uint8Array>> = {
  british: BRITISH_LANDS,
  dutch: DUTCH_SOUTH,
  american: PHILIPPINES,
};

/** The hexes a unit may be set up in; none when its place is printed. */
function setupArea(g: Campaign, unit: Unit): Uint8Array | undefined {
  const { nation, start } = UNITS[unit];
  if ("turn" in start || "homeGuard" in start || "off" in start || "hongKong" in start) return undefined;
  if (nation !== "japanese" && g.options[nation] === "optional") return OPTIONAL[nation];
  return "in" in start ? REGION_HEXES[start.in] : undefined;
}

/** 11.0 Why a unit may not be placed in a hex: outside its area, on ground that does not bear it, where there is no room. */
function barToPlace(g: Campaign, unit: Unit, area: Uint8Array, hex: Hex): Bar | undefined {
  if (IS_AIR[unit]) return area[hex] && g.isAirBase(SIDE[unit], hex) ? undefined : BARS.setup;
  return barToStand(g, unit, hex) ?? (area[hex] && !isForeign(g, unit, hex) ? undefined : BARS.setup);
}

/** 11.0 Where a unit may be placed anew. */
export function setupHexes(g: Campaign, unit: Unit): Hex[] {
  const area = setupArea(g, unit);
  const found: Hex[] = [];
  if (!area) return found;
  for (let hex = 0 as Hex; hex < GRID.size; hex++)
    if (area[hex] && hex !== g.at[unit] && !barToPlace(g, unit, area, hex)) found.push(hex);
  return found;
}

/** 11.0 Land where the unit may not be placed. */
function closedToPlace(g: Campaign, unit: Unit): Closed[] {
  const area = setupArea(g, unit);
  if (!area) return [];
  return closedHexes(
    GRID.hexes.filter((hex) => isLand(hex) && hex !== g.at[unit]),
    (hex) => barToPlace(g, unit, area, hex),
  );
}

const isForeign = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  SITE_AT[hex] !== NO_SITE && g.owner[SITE_AT[hex]] !== SIDE[unit];

const DEFAULTS: Options = {
  dutch: "standard",
  british: "standard",
  american: "standard",
  "city-zones": "land",
};

/** 11.0 The table before the first choice: every unit with a place or a region stands at its usual one. */
export function setup(options: Options): Campaign {
  const g = new Campaign({ options: { ...DEFAULTS, ...options } });
  for (const unit of ALL_UNITS) {
    const { start } = UNITS[unit];
    if ("at" in start && !("turn" in start)) g.put(unit, GRID.find(start.at));
    else if ("in" in start) g.put(unit, GRID.find(start.by));
    else if ("off" in start) g.put(unit, OFF_MAP);
    else if ("hongKong" in start) g.put(unit, HONG_KONG);
  }
  return g;
}

export function readyInSetup(g: Campaign): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === g.phasing && onMap(g.at[unit]) && g.flags[unit] < MOST_CHANGES && setupArea(g, unit))
      found.push(unit);
  return found;
}

/** 11.0 The Allies set up, then the Japanese: a unit is picked up and placed anew, or the set-up is done. */
export function* setupAct(g: Campaign): Play {
  const seat = SEATS[g.phasing];
  const unit = yield* ask<"setup">({
    seat,
    rule: "11.0",
    about: { kind: "setup", seat },
    choices: [...readyInSetup(g).map((each) => PICK[each]), END.setup],
  });
  if (unit === "end") {
    g.flags.fill(0);
    g.tell({ kind: "set-up", rule: "11.0", seat });
    if (g.phasing === JAPANESE) g.stage = "turn";
    g.phasing = g.phasing === ALLIED ? JAPANESE : ALLIED;
    return;
  }
  g.mover = { unit, kind: "setup" };
  const hex = yield* ask<"place">({
    seat,
    rule: "11.0",
    about: { kind: "place", unit: UNITS[unit].id },
    choices: [...setupHexes(g, unit), g.hexOf(unit)].sort((a, b) => a - b).map((each) => TO[each]),
    closed: () => closedToPlace(g, unit),
  });
  g.mover = undefined;
  // The flags count the changes of a unit while the table is being set up.
  g.flags[unit]++;
  if (hex === g.at[unit]) return;
  g.put(unit, hex);
  g.tell({ kind: "placed", rule: "11.0", unit: UNITS[unit].id, to: GRID.ids[hex] });
}
