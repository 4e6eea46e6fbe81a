import type { Shelf } from "../games.ts";
import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";
import type { Mark, Store, StoredTable } from "../store/store.ts";
import { Story, type StoryCheckpoint } from "./story.ts";

/** How many actions lie between two checkpoints. */
const EVERY = 12;

/** What opening needs from its surroundings. */
interface Shelves {
  readonly store: Store;
  readonly warn: Warn;
}

/** The story of a table as it is stored: from its last checkpoint if there is one, or else from its first action. */
export async function openStory(
  { store, warn }: Shelves,
  shelf: Shelf,
  table: StoredTable,
): Promise<{ readonly story: Story; readonly keptAt: number }> {
  const kept = await store.checkpoint(table.id);
  if (kept && Story.isCheckpoint(kept.body)) {
    try {
      const story = new Story(shelf, table, { from: kept.body });
      await goOn(store, story);
      return { story, keptAt: kept.number };
    } catch (error) {
      warn(`its checkpoint ${kept.number} does not hold: ${messageOf(error)}`, table.id);
    }
  }
  const story = new Story(shelf, table);
  await goOn(store, story);
  return { story, keptAt: 0 };
}

/** Through everything that is stored. */
async function goOn(store: Store, story: Story): Promise<void> {
  story.forget();
  for (const action of await store.actions(story.table.id, story.number)) {
    story.take(action);
    story.forget();
  }
}

/**
 * The same table at an earlier time: no later than after that action, or at its beginning, which is the first. It is told with
 * all that is told by now.
 */
export async function earlier(store: Store, { shelf, table, isTold }: Story, number: number): Promise<Story> {
  const kept = await store.checkpoint(table.id, Math.max(1, number));
  const from = kept && Story.isCheckpoint(kept.body) ? kept.body : undefined;
  return new Story(shelf, table, { from, wasTold: isTold });
}

/** Whether it is time for a checkpoint: after so many actions, or where much was answered before the table began. */
export const mustKeep = ({ number, table }: Story, keptAt: number): boolean =>
  number - keptAt >= EVERY || (keptAt === 0 && table.opening.length > EVERY);

/** Where a table stands when it is made. */
export interface Beginning {
  readonly mark: Mark;
  /** Where much was answered before: what is kept from the first, so that nobody goes through all of it to open the table. */
  readonly checkpoint?: StoryCheckpoint;
}

export function beginningOf(story: Story): Beginning {
  const { mark } = story;
  story.forget();
  const checkpoint = mustKeep(story, 0) ? story.checkpoint() : undefined;
  return { mark, ...(checkpoint && { checkpoint }) };
}
