import { BOXES, type Box } from "@sandtable/coin";
import type { Json, Outcome } from "@sandtable/engine";
import { SPACES } from "./board.ts";
import {
  type Attitude,
  CAPABILITY_CARDS,
  type Control,
  DECK_PLANS,
  FACTIONS,
  type Faction,
  Malaya,
  type ScenarioId,
  STAGES,
  type Stage,
  SUPPLY,
} from "./state.ts";

/** The state as JSON and back. Reading checks every value: a stored game may have been damaged. */

const COUNTS = ["troops", "police", "underground", "active", "bases", "terror", "villages"] as const;
const MARKERS = ["attitude", "control"] as const;

export function save(g: Malaya): Json {
  return {
    scenario: g.scenario,
    stage: g.stage,
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
    unsettled: g.unsettled,
    politicalWill: g.politicalWill,
    resources: g.resources,
    commander: g.commander,
    commanderCancelled: g.commanderCancelled,
    deck: { ...g.deck },
    played: g.played,
    propagandaRounds: g.propagandaRounds,
    capabilities: g.capabilities,
    firstEligible: g.firstEligible,
    firstBox: g.firstBox,
    secondBox: g.secondBox,
    outcome: g.outcome
      ? { winners: g.outcome.winners, scores: g.outcome.scores, reason: g.outcome.reason }
      : null,
  };
}

type Fields = { readonly [key: string]: Json };

class Reader {
  readonly #fields: Fields;

  constructor(json: Json | undefined, what: string) {
    if (json === null || typeof json !== "object" || Array.isArray(json)) throw broken(what);
    this.#fields = json as Fields;
  }

  whole(name: string, least: number, most: number): number {
    const value = this.#fields[name];
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
      throw broken(name);
    return value;
  }

  list(name: string, length: number | undefined, least: number, most: number): number[] {
    const value = this.#fields[name];
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) throw broken(name);
    for (const item of value as readonly Json[]) {
      if (typeof item !== "number" || !Number.isInteger(item) || item < least || item > most)
        throw broken(name);
    }
    return value.slice() as number[];
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.#fields[name];
    if (!values.includes(value as T)) throw broken(name);
    return value as T;
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== "boolean") throw broken(name);
    return value;
  }

  part(name: string): Reader {
    return new Reader(this.#fields[name], name);
  }

  has(name: string): boolean {
    return this.#fields[name] !== null && this.#fields[name] !== undefined;
  }
}

const broken = (what: string): Error => new Error(`the stored state of Malaya is damaged: ${what}`);

export function load(json: Json): Malaya {
  const from = new Reader(json, "it is not a record");
  const g = new Malaya(from.oneOf("scenario", Object.keys(DECK_PLANS) as ScenarioId[]));
  g.stage = from.oneOf<Stage>("stage", STAGES);
  for (const name of COUNTS) g[name] = from.list(name, SPACES.length, 0, 15);
  g.attitude = from.list(MARKERS[0], SPACES.length, -1, 1) as Attitude[];
  g.control = from.list(MARKERS[1], SPACES.length, -1, 1) as Control[];
  const available = from.part("available");
  for (const force of Object.keys(SUPPLY) as (keyof typeof SUPPLY)[])
    g.available[force] = available.whole(force, 0, SUPPLY[force]);
  g.unsettled = from.flag("unsettled");
  g.politicalWill = from.whole("politicalWill", 0, 20);
  const resources = from.part("resources");
  for (const faction of FACTIONS) g.resources[faction] = resources.whole(faction, 0, 20);
  g.commander = from.whole("commander", 0, 2);
  g.commanderCancelled = from.flag("commanderCancelled");
  const deck = from.part("deck");
  const plan = DECK_PLANS[g.scenario];
  g.deck = {
    unseen: deck.whole("unseen", -(2 ** 31), 2 ** 31 - 1),
    pile: deck.whole("pile", 0, plan.piles),
    drawn: deck.whole("drawn", 0, plan.events),
    propaganda: deck.whole("propaganda", 0, 1),
  };
  g.played = from.list("played", undefined, 0, 32);
  g.propagandaRounds = from.whole("propagandaRounds", 0, plan.piles);
  g.capabilities = from.list("capabilities", CAPABILITY_CARDS.length, 0, 2);
  g.firstEligible = from.oneOf<Faction>("firstEligible", FACTIONS);
  g.firstBox = from.oneOf<Box | "none">("firstBox", [...BOXES, "none"]);
  g.secondBox = from.oneOf<Box | "none">("secondBox", [...BOXES, "none"]);
  g.outcome = from.has("outcome")
    ? (readOutcome(from.part("outcome"), (json as Fields).outcome) as Outcome)
    : undefined;
  return g;
}

function readOutcome(from: Reader, json: Json): unknown {
  from.oneOf("reason", ["7.0.1", "7.0.2"]);
  const scores = from.part("scores");
  for (const faction of FACTIONS) if (!scores.has(faction)) throw broken("outcome");
  return json;
}
