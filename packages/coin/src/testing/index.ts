import {
  answer,
  type Closed,
  type Decision,
  type Game,
  type Play,
  type Position,
  Run,
} from "@sandtable/engine";
import { type DeckPlan, takeCard } from "../deck.ts";
import type { Space } from "../space.ts";
import { type CardTable, PROPAGANDA, type Shading } from "../table.ts";

export * from "./words.ts";

/** How a game is played in tests. */
export function tablePlay<G extends Position>(game: Game<G>) {
  /**
   * Any play of the rules, or a run of the game, with answers by key, the invariants checked after it: "perak", or "perak?"
   * where the question may be forced. Returns the open question, or nothing when it is over.
   */
  function played(g: G, play: Play<unknown> | Run<G>, answers: readonly string[]): Decision | undefined {
    const open = answer(play, answers);
    const broken = game.invariants(g);
    if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
    return open;
  }

  return {
    played,
    /** Play on from checkpoint to checkpoint, with the draws of cards among the answers, until a question is left open. */
    playOn: (g: G, ...answers: string[]): Decision | undefined => played(g, new Run(game, g), answers),
    /** Look what would come of it: it comes of a copy, and the position stays as it is. */
    probe: <T>(g: G, look: (copy: G) => T): T => look(game.clone(g)),
  };
}

/** Lay pieces and markers out as told: "2T 1P / 1B" in a space are three tokens. */
export function layOut(
  spaces: Readonly<Record<string, string>>,
  spaceOf: (id: string) => Space | undefined,
  put: (space: Space, token: string) => void,
): void {
  for (const [id, text] of Object.entries(spaces)) {
    const space = spaceOf(id);
    if (space === undefined) throw new Error(`there is no space "${id}"`);
    for (const token of text.split(/[\s/]+/).filter(Boolean)) put(space, token);
  }
}

/** So many of a force are Available, and all others that nobody speaks of stand in one space, `rest`. */
export type Pool<Force extends string, Id extends string> = { readonly rest: Id } & {
  readonly [F in Force]?: number;
};

/** Fill the Available boxes as told. */
export function fillPool<Force extends string, Piece extends string, Id extends string>(
  g: { readonly available: Record<Force, number> } & { readonly [P in Piece]: number[] },
  pool: Pool<Force, Id> | undefined,
  piecesOf: Readonly<Record<Force, readonly Piece[]>>,
  at: (id: Id) => Space,
): void {
  if (pool === undefined) return;
  for (const force of Object.keys(piecesOf) as Force[]) {
    const left: number | undefined = pool[force];
    if (left === undefined) continue;
    const standing = g.available[force] - left;
    if (standing < 0) throw new Error(`only ${g.available[force]} ${force} can be Available`);
    g.available[force] = left;
    g[piecesOf[force][0]][at(pool.rest)] += standing;
  }
}

/** The position, if there can be such a one. */
export function soundPosition<G>(g: G, invariants: (g: G) => readonly string[]): G {
  const broken = invariants(g);
  if (broken.length > 0) throw new Error(`no such position: ${broken.join("; ")}`);
  return g;
}

/** Every space that is not empty, as `spaceText` tells it. */
export const textsOf = <Id extends string>(
  ids: readonly Id[],
  spaceText: (id: Id) => string,
): Partial<Record<Id, string>> =>
  Object.fromEntries(ids.map((id) => [id, spaceText(id)]).filter(([, text]) => text !== "")) as Partial<
    Record<Id, string>
  >;

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
  readonly capabilities?: Partial<Record<Card, Shading>>;
  readonly stage?: Stage;
  readonly card?: number;
  /** The cards revealed so far, in order, 0 for Propaganda: the last is the current one. In place of `card`. */
  readonly played?: readonly number[];
  readonly first?: Faction;
  readonly rounds?: number;
}

/** Lay the cards as told. */
export function setTable<F extends string, S extends string, Card extends number>(
  g: CardTable<F, S>,
  setting: TableSetting<F, CardTable<F, S>["stage"], Card>,
  put: (g: { readonly capabilities: number[] }, card: Card, side: Shading) => void,
  plan: DeckPlan,
): void {
  for (const [card, side] of Object.entries(setting.capabilities ?? {}))
    put(g, Number(card) as Card, side as Shading);
  g.stage = setting.stage ?? "reveal";
  g.played = [...(setting.played ?? (setting.card === undefined ? [] : [setting.card]))];
  for (const card of g.played) takeCard(g.deck, plan, card);
  g.firstEligible = setting.first ?? g.firstEligible;
  g.propagandaRounds = setting.rounds ?? g.played.slice(0, -1).filter((card) => card === PROPAGANDA).length;
}
