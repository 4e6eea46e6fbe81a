import { loadTable, saveTable } from "@sandtable/coin";
import { type Json, Reader, soundly } from "@sandtable/engine";
import { SPACES } from "./board.ts";
import { invariants } from "./invariants.ts";
import {
  CHIT_VALUES,
  CHITS_OF_A_VALUE,
  DECK_PLANS,
  FACTIONS,
  HAGANAH_END,
  Palestine,
  type ScenarioId,
  STAGES,
  SUPPLY,
} from "./state.ts";

/** The state as JSON and back. */

const COUNTS = [
  "troops",
  "police",
  "underground",
  "active",
  "caches",
  "sabotage",
  "terror",
  "curfew",
] as const;

/** The order of the fields is part of every stored game: its hashes are taken over this text. */
export const save = (g: Palestine): Json => ({
  scenario: g.scenario,
  troops: g.troops,
  police: g.police,
  underground: g.underground,
  active: g.active,
  caches: g.caches,
  sabotage: g.sabotage,
  terror: g.terror,
  curfew: g.curfew,
  available: g.available,
  prison: g.prison,
  exiled: g.exiled,
  politicalWill: g.politicalWill,
  haganah: g.haganah,
  storedCells: g.storedCells,
  storedCaches: g.storedCaches,
  intel: g.intel,
  loans: g.loans,
  ...saveTable(g),
});

export function load(json: Json): Palestine {
  const from = new Reader("Palestine", json);
  const g = new Palestine(from.oneOf("scenario", Object.keys(DECK_PLANS) as ScenarioId[]));
  loadTable(g, from, {
    stages: STAGES,
    factions: FACTIONS,
    plan: DECK_PLANS[g.scenario],
    reasons: ["7.0.1", "7.0.2"],
  });
  for (const name of COUNTS) g[name] = from.list(name, SPACES.length, 0, 99);
  g.available = from.counts("available", SUPPLY);
  g.prison = from.whole("prison", 0, SUPPLY.cells);
  g.exiled = from.whole("exiled", 0, SUPPLY.cells);
  g.politicalWill = from.whole("politicalWill", 0, 20);
  g.haganah = from.whole("haganah", 0, HAGANAH_END);
  g.storedCells = from.list("storedCells", HAGANAH_END + 1, 0, SUPPLY.cells);
  g.storedCaches = from.list("storedCaches", HAGANAH_END + 1, 0, SUPPLY.caches);
  g.intel = from.list("intel", CHIT_VALUES.length, 0, CHITS_OF_A_VALUE);
  g.loans = from.oneOf("loans", ["none", "next", "now"]);
  return soundly(g, from, invariants);
}
