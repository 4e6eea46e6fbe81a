import { cardsLeft, type DeckPlan, unseenCards } from "./deck.ts";
import type { CoinView } from "./shape.ts";
import type { Chart, Space } from "./space.ts";
import { type CardTable, PROPAGANDA } from "./table.ts";

/** What lies open on every table of The British Way (2.2): the cards, the Initiative Track, how it ended. */
export function viewTable<F extends string, S extends string>(
  g: CardTable<F, S>,
  letter: string,
  plan: DeckPlan,
  capabilityCards: readonly number[],
): CoinView<F> {
  const name = (card: number): string => (card === PROPAGANDA ? "propaganda" : `${letter}${card}`);
  const current = g.played.at(-1);
  return {
    stage: g.stage,
    card: current === undefined ? null : name(current),
    played: g.played.map(name),
    cardsLeft: cardsLeft(g.deck, plan),
    unseen: unseenCards(g.deck).map(name),
    propagandaRounds: g.propagandaRounds,
    capabilities: Object.fromEntries(
      capabilityCards.flatMap((card, index) =>
        g.capabilities[index] === 0
          ? []
          : [[name(card), g.capabilities[index] === 1 ? "unshaded" : "shaded"]],
      ),
    ),
    initiative: { first: g.firstEligible, firstBox: g.firstBox, secondBox: g.secondBox },
    outcome: g.outcome
      ? { winners: g.outcome.winners, scores: g.outcome.scores, reason: g.outcome.reason }
      : null,
  };
}

/** Every space of a map by its name. */
export const viewSpaces = <Id extends string, V>(
  { all, idOf }: Chart<Id>,
  view: (space: Space) => V,
): Readonly<Record<Id, V>> =>
  Object.fromEntries(all.map((space) => [idOf(space), view(space)])) as Record<Id, V>;
