import { type Json, outcomeJson, type Reader } from "@sandtable/engine";
import type { DeckPlan } from "./deck.ts";
import { BOXES, type Box } from "./initiative.ts";
import { type CardTable, EVENT_CARDS } from "./table.ts";

/** The part of a state that every table has, as JSON. */
export const saveTable = <F extends string, S extends string>(g: CardTable<F, S>): Record<string, Json> => ({
  stage: g.stage,
  unsettled: g.unsettled,
  deck: { ...g.deck },
  played: g.played,
  propagandaRounds: g.propagandaRounds,
  capabilities: g.capabilities,
  firstEligible: g.firstEligible,
  firstBox: g.firstBox,
  secondBox: g.secondBox,
  outcome: outcomeJson(g),
});

/** Read that part back into a state. */
export function loadTable<F extends string, S extends string>(
  g: CardTable<F, S>,
  from: Reader,
  known: {
    readonly stages: readonly CardTable<F, S>["stage"][];
    readonly factions: readonly F[];
    readonly plan: DeckPlan;
    /** The rule numbers by which a game ends. */
    readonly reasons: readonly string[];
  },
): void {
  const { plan } = known;
  g.stage = from.oneOf("stage", known.stages as readonly (typeof g.stage & string)[]);
  g.unsettled = from.flag("unsettled");
  const deck = from.part("deck");
  g.deck = {
    unseen: deck.whole("unseen", -(2 ** 31), 2 ** 31 - 1),
    pile: deck.whole("pile", 0, plan.piles),
    drawn: deck.whole("drawn", 0, plan.events),
    propaganda: deck.whole("propaganda", 0, 1),
  };
  g.played = from.list("played", undefined, 0, EVENT_CARDS);
  g.propagandaRounds = from.whole("propagandaRounds", 0, plan.piles);
  g.capabilities = from.list("capabilities", g.capabilities.length, 0, 2);
  g.firstEligible = from.oneOf("firstEligible", known.factions);
  g.firstBox = from.oneOf<Box | "none">("firstBox", [...BOXES, "none"]);
  g.secondBox = from.oneOf<Box | "none">("secondBox", [...BOXES, "none"]);
  if (!from.has("outcome")) return;
  const outcome = from.part("outcome");
  const scores = outcome.part("scores");
  g.outcome = {
    winners: outcome.listOf("winners", known.factions),
    scores: Object.fromEntries(known.factions.map((faction) => [faction, scores.between(faction, 0, 1)])),
    reason: outcome.oneOf("reason", known.reasons),
  };
}
