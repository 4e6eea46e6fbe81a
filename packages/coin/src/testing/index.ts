import { answer, type Closed, type Decision, type Play } from "@sandtable/engine";
import type { CardTable, Side } from "../table.ts";

export * from "./words.ts";

/** Any play of the rules with answers by key, the invariants checked after it. The open question, or nothing when it is over. */
export function playedBy<G>(
  g: G,
  play: Play<unknown>,
  answers: readonly string[],
  invariants: (g: G) => readonly string[],
): Decision | undefined {
  const open = answer(play, answers);
  const broken = invariants(g);
  if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
  return open;
}

/** The keys of the choices of a question. */
export const keysOf = (decision: Decision | undefined): string[] =>
  decision?.choices.map((choice) => choice.key) ?? [];

/** Why something is closed at a question: the rule number and the reason's key. */
export function whyClosed(decision: Decision | undefined, key: string): string | undefined {
  const found: Closed | undefined = decision?.closed?.().find((closed) => closed.key === key);
  return found && `${found.rule} ${found.why.key}`;
}

/** What a test may say about the cards of a table. */
export interface TableSetting<Faction extends string, Stage extends string, Card extends number> {
  readonly capabilities?: Partial<Record<Card, Side>>;
  readonly stage?: Stage;
  readonly card?: number;
  readonly first?: Faction;
  readonly rounds?: number;
}

/** Lay the cards as told. */
export function setTable<F extends string, S extends string, Card extends number>(
  g: CardTable<F, S>,
  setting: TableSetting<F, CardTable<F, S>["stage"], Card>,
  put: (g: { readonly capabilities: number[] }, card: Card, side: Side) => void,
): void {
  for (const [card, side] of Object.entries(setting.capabilities ?? {}))
    put(g, Number(card) as Card, side as Side);
  g.stage = setting.stage ?? "reveal";
  if (setting.card !== undefined) {
    g.played = [setting.card];
    g.deck.unseen &= ~(1 << (setting.card - 1));
    g.deck.drawn = 1;
  }
  g.firstEligible = setting.first ?? g.firstEligible;
  g.propagandaRounds = setting.rounds ?? 0;
}
