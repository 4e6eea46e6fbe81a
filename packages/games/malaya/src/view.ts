import { cardsLeft, unseenCards } from "@sandtable/coin";
import type { View } from "@sandtable/engine";
import { ALL_SPACES, idOf, SPACES } from "./board.ts";
import { CARD } from "./choices.ts";
import { britishEarnings, forecastWill, mcpEarnings } from "./propaganda.ts";
import { CAPABILITY_CARDS, COMMANDERS, DECK_PLANS, type Malaya } from "./state.ts";

/** All that lies open on the table. Nothing in this game is known to one side only (2.2). */
export function view(g: Malaya): View {
  return {
    scenario: g.scenario,
    stage: g.stage,
    spaces: Object.fromEntries(
      ALL_SPACES.map((space) => [
        idOf(space),
        {
          population: SPACES[space].population.value,
          troops: g.troops[space],
          police: g.police[space],
          underground: g.underground[space],
          active: g.active[space],
          bases: g.bases[space],
          terror: g.terror[space],
          village: g.villages[space] > 0,
          attitude: g.attitude[space],
          control: g.control[space],
        },
      ]),
    ),
    available: { ...g.available },
    politicalWill: g.politicalWill,
    resources: { ...g.resources },
    commander: { name: COMMANDERS[g.commander], cancelled: g.commanderCancelled },
    card: g.played.length > 0 ? CARD[g.played[g.played.length - 1]].key : null,
    played: g.played.map((card) => CARD[card].key),
    cardsLeft: cardsLeft(g.deck, DECK_PLANS[g.scenario]),
    unseen: unseenCards(g.deck).map((card) => CARD[card].key),
    propagandaRounds: g.propagandaRounds,
    capabilities: Object.fromEntries(
      CAPABILITY_CARDS.flatMap((card, index) =>
        g.capabilities[index] === 0
          ? []
          : [[`M${card}`, g.capabilities[index] === 1 ? "unshaded" : "shaded"]],
      ),
    ),
    initiative: { first: g.firstEligible, firstBox: g.firstBox, secondBox: g.secondBox },
    forecast: { ...forecastWill(g), british: britishEarnings(g), mcp: mcpEarnings(g) },
    outcome: g.outcome
      ? { winners: g.outcome.winners, scores: g.outcome.scores, reason: g.outcome.reason }
      : null,
  };
}
