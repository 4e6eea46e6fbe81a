import { type Json, type Options, outcomeJson, Reader, soundly } from "@sandtable/engine";
import { invariants } from "./invariants.ts";
import { GRID, SITES } from "./map.ts";
import {
  ALL_UNITS,
  Campaign,
  LAST_TURN,
  NATIONS,
  REGROUPING,
  SEATS,
  STAGES,
  UNIT_COUNT,
  type Whereabouts,
} from "./state.ts";
import { FORTRESSES } from "./units.ts";

/** The state as JSON: what follows from the rest is left out. Only checkpoints are stored. */
export const save = (g: Campaign): Json => ({
  options: g.options,
  stage: g.stage,
  turn: g.turn,
  phasing: g.phasing,
  at: [...g.at],
  flags: [...g.flags],
  recovers: [...g.recovers],
  beach: [...g.beach],
  area: [...g.area],
  returns: [...g.returns],
  owner: [...g.owner],
  conquered: [...g.conquered],
  tried: [...g.tried],
  stands: [...g.stands],
  beaches: g.beaches,
  paid: g.paid,
  used: [...g.used],
  lost: [...g.lost],
  entered: g.entered,
  hongKong: { fallen: g.hongKong.fallen, lost: g.hongKong.lost },
  homeGuardDue: g.homeGuardDue,
  outcome: outcomeJson(g),
});

const MOST = 255;

export function load(json: Json): Campaign {
  const from = new Reader("1942", json);
  const options = from.part("options");
  const g = new Campaign({
    options: {
      dutch: options.oneOf("dutch", DISPOSITIONS),
      british: options.oneOf("british", DISPOSITIONS),
      american: options.oneOf("american", DISPOSITIONS),
      "city-zones": options.oneOf("city-zones", CITY_ZONES),
    } satisfies Options,
  });
  g.stage = from.oneOf("stage", STAGES);
  g.turn = from.whole("turn", 0, LAST_TURN);
  g.phasing = from.whole("phasing", 0, 1) as Campaign["phasing"];
  from.list("at", UNIT_COUNT, 0, REGROUPING).forEach((place, unit) => {
    if (place >= GRID.size && place < 1000) throw from.broken("at");
    g.put(ALL_UNITS[unit], place as Whereabouts);
  });
  g.flags.set(from.list("flags", UNIT_COUNT, 0, MOST));
  g.recovers.set(from.list("recovers", UNIT_COUNT, 0, 2 * LAST_TURN + 2));
  g.beach.set(from.list("beach", UNIT_COUNT, -1, GRID.size - 1));
  g.area.set(from.list("area", UNIT_COUNT, -1, 15));
  g.returns.set(from.list("returns", UNIT_COUNT, 0, LAST_TURN + 2));
  g.owner.set(from.list("owner", SITES.length, 0, 3));
  g.conquered.set(from.list("conquered", SITES.length, 0, 1));
  g.tried.set(from.list("tried", SITES.length, 0, 1));
  g.stands.set(from.list("stands", FORTRESSES.length, 0, 1));
  g.beaches = from.list("beaches", undefined, 0, GRID.size - 1).map((hex) => GRID.hexes[hex]);
  g.paid = from.list("paid", g.beaches.length, 0, 1);
  g.used.set(from.list("used", NATIONS.length, 0, MOST));
  g.lost.set(from.list("lost", NATIONS.length, 0, MOST));
  g.entered = from.whole("entered", 0, 6);
  const hongKong = from.part("hongKong");
  g.hongKong.fallen = hongKong.flag("fallen");
  g.hongKong.lost = hongKong.whole("lost", 0, 3);
  g.homeGuardDue = from.flag("homeGuardDue");
  if (from.has("outcome")) {
    const outcome = from.part("outcome");
    const scores = outcome.part("scores");
    g.outcome = {
      winners: outcome.listOf("winners", SEATS),
      scores: { allied: scores.between("allied", 0, 1), japanese: scores.between("japanese", 0, 1) },
      reason: outcome.oneOf("reason", ["10.0"]),
    };
  }
  return soundly(g, from, invariants);
}

const DISPOSITIONS = ["standard", "optional"] as const;
const CITY_ZONES = ["land", "land-and-sea"] as const;
