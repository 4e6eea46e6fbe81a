import { loadTable, saveTable } from "@sandtable/coin";
import { type Json, Reader, soundly } from "@sandtable/engine";
import { RAILWAYS, SPACES, ZIPPER } from "./board.ts";
import { invariants } from "./invariants.ts";
import {
  DECK_PLAN,
  FACTIONS,
  type IntelState,
  KEMPEITAI,
  NO_CHIT,
  Occupation,
  PIECES,
  STAGES,
  SUPPLY,
  UNSEEN,
} from "./state.ts";

/** The state as JSON and back. */

const COUNTS = [...PIECES, "villages", "opposition", "terror"] as const;

/** The order of the fields is part of every stored game: its hashes are taken over this text. */
export function save(g: Occupation): Json {
  const { stage, unsettled, ...table } = saveTable(g);
  return {
    stage,
    troops: g.troops,
    police: g.police,
    mpaja_underground: g.mpaja_underground,
    mpaja_active: g.mpaja_active,
    other_underground: g.other_underground,
    other_active: g.other_active,
    caches: g.caches,
    camps: g.camps,
    force136: g.force136,
    kempeitai: g.kempeitai,
    villages: g.villages,
    opposition: g.opposition,
    terror: g.terror,
    intelValue: g.intelValue,
    intelState: g.intelState,
    sabotage: g.sabotage,
    available: g.available,
    away: g.away,
    awayBy: g.awayBy,
    gone: g.gone,
    resistance: g.resistance,
    resources: g.resources,
    zipper: g.zipper,
    stored: g.stored,
    neighboursInformed: g.neighboursInformed,
    unsettled,
    ...table,
  };
}

export function load(json: Json): Occupation {
  const from = new Reader("Japanese Occupation", json);
  const g = new Occupation();
  loadTable(g, from, { stages: STAGES, factions: FACTIONS, plan: DECK_PLAN, reasons: ["7.0.1"] });
  for (const name of COUNTS) g[name] = from.list(name, SPACES.length, 0, SUPPLY.troops);
  g.intelValue = from.list("intelValue", SPACES.length, UNSEEN, 2);
  g.intelState = from.list("intelState", SPACES.length, 0, NO_CHIT) as IntelState[];
  g.sabotage = from.list("sabotage", RAILWAYS.length, 0, SUPPLY.troops);
  g.available = from.counts("available", SUPPLY);
  g.away = from.counts("away", { troops: 3, force136: 1 });
  g.awayBy = from.oneOf("awayBy", FACTIONS);
  g.gone = from.counts("gone", { caches: 1, kempeitai: KEMPEITAI });
  g.resistance = from.whole("resistance", 0, 20);
  g.resources = from.whole("resources", 0, 20);
  g.zipper = from.whole("zipper", 0, ZIPPER.length - 1);
  g.stored = from.list("stored", ZIPPER.length, 0, 1);
  g.neighboursInformed = from.flag("neighboursInformed");
  return soundly(g, from, invariants);
}
