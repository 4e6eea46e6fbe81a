import { library } from "../games.ts";
import type { Mark, Store, StoredAction, StoredCheckpoint, StoredTable } from "../store/store.ts";
import { beginningOf, mustKeep } from "../tables/opening.ts";
import { Story } from "../tables/story.ts";
import { hashOf } from "../tokens.ts";

/** A game as a store keeps it: at one screen, one choice taken and taken back for as long as that can be done. */
export interface Kept {
  readonly table: Omit<StoredTable, "id">;
  readonly actions: readonly { readonly action: StoredAction; readonly mark: Mark }[];
  readonly checkpoints: readonly StoredCheckpoint[];
}

/** A game that has come so far. */
export function gameOf(updates: number, name = "malaya"): Kept {
  const shelf = library.get(name);
  if (!shelf) throw new Error(`there is no game "${name}"`);
  const table = {
    kind: "game" as const,
    game: name,
    scenario: shelf.game.scenarios[0].id,
    options: {},
    seed: "5".repeat(64),
    opening: [],
    startedAt: new Date().toISOString(),
  };
  const story = new Story(shelf, { id: "", ...table, mark: { number: 1 } });
  const { mark } = beginningOf(story);
  const both = { seats: shelf.game.roles.map(({ seat }) => seat) };
  const actions: { action: StoredAction; mark: Mark }[] = [];
  const checkpoints: StoredCheckpoint[] = [];
  while (story.number < updates) {
    const { number, entries, floor } = story.standing(both);
    const action = story.grant(
      both,
      entries > floor ? { do: "undo", number, to: floor } : { do: "choose", number, key: firstKey(story) },
    );
    story.forget();
    actions.push({ action, mark: story.mark });
    if (mustKeep(story, checkpoints.at(-1)?.number ?? 0))
      checkpoints.push({ number: story.number, body: story.checkpoint() });
  }
  return { table: { ...table, mark }, actions, checkpoints };
}

const firstKey = ({ match }: Story): string => match.decision?.choices[0].key ?? "";

/** Keep a game as the table of whoever has this token, as if it had been played. */
export async function keepGame(store: Store, id: string, token: string, game: Kept): Promise<void> {
  const holders = [hashOf(token)];
  const roles = library.get(game.table.game)?.game.roles ?? [];
  await store.create(
    { id, ...game.table },
    roles.map(({ seat }) => ({ seat, holders })),
  );
  const lease = await store.leases.claim(id, "before");
  if (!("epoch" in lease)) throw new Error(`table ${id} is open`);
  await Promise.all(game.actions.map(({ action, mark }) => store.append(lease, action, mark)));
  for (const checkpoint of game.checkpoints) await store.keep(id, checkpoint);
  await store.leases.giveBack(lease);
}
