import { loadTable, saveTable } from "@sandtable/coin";
import { type Json, Reader, soundly } from "@sandtable/engine";
import { SPACES } from "./board.ts";
import { invariants } from "./invariants.ts";
import {
  type Attitude,
  type Control,
  DECK_PLANS,
  FACTIONS,
  Malaya,
  type ScenarioId,
  STAGES,
  SUPPLY,
} from "./state.ts";

/** The state as JSON and back. */

const COUNTS = ["troops", "police", "underground", "active", "bases", "terror", "villages"] as const;

/** The order of the fields is part of every stored game: its hashes are taken over this text. */
export function save(g: Malaya): Json {
  const { stage, unsettled, ...table } = saveTable(g);
  return {
    scenario: g.scenario,
    stage,
    troops: g.troops,
    police: g.police,
    underground: g.underground,
    active: g.active,
    bases: g.bases,
    terror: g.terror,
    villages: g.villages,
    attitude: g.attitude,
    control: g.control,
    available: g.available,
    unsettled,
    politicalWill: g.politicalWill,
    resources: g.resources,
    commander: g.commander,
    commanderCancelled: g.commanderCancelled,
    ...table,
  };
}

export function load(json: Json): Malaya {
  const from = new Reader("Malaya", json);
  const g = new Malaya(from.oneOf("scenario", Object.keys(DECK_PLANS) as ScenarioId[]));
  loadTable(g, from, {
    stages: STAGES,
    factions: FACTIONS,
    plan: DECK_PLANS[g.scenario],
    reasons: ["7.0.1", "7.0.2"],
  });
  for (const name of COUNTS) g[name] = from.list(name, SPACES.length, 0, 15);
  g.attitude = from.list("attitude", SPACES.length, -1, 1) as Attitude[];
  g.control = from.list("control", SPACES.length, -1, 1) as Control[];
  g.available = from.counts("available", SUPPLY);
  g.politicalWill = from.whole("politicalWill", 0, 20);
  g.resources = from.counts("resources", { british: 20, mcp: 20 });
  g.commander = from.whole("commander", 0, 2);
  g.commanderCancelled = from.flag("commanderCancelled");
  return soundly(g, from, invariants);
}
