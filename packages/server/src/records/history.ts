import type { Library } from "../games.ts";
import type { StoredAction, StoredTable } from "../store/store.ts";
import { historyOf, type Part } from "../tables/history.ts";
import { whole } from "../tables/retell.ts";
import { Story } from "../tables/story.ts";
import { transcriptOf } from "../tables/transcript.ts";
import type { Viewer } from "../tables/viewer.ts";
import type { Written } from "./reader.ts";

/** All that was stored of a game. */
export type Told = Pick<LookBack, "table" | "actions">;

/** Whose look back at what. */
export interface LookBack {
  readonly table: StoredTable;
  readonly actions: readonly StoredAction[];
  readonly viewer: Viewer;
  readonly part: Part;
}

/** The positions of a match, written out. */
export function writtenHistory(library: Library, { table, actions, viewer, part }: LookBack): Written {
  const began = performance.now();
  const shelf = library.get(table.game);
  if (!shelf) throw new Error(`there is no game "${table.game}"`);
  const story = whole(new Story(shelf, table), actions);
  const text = new TextEncoder().encode(JSON.stringify(historyOf(story, actions, viewer, part)));
  return { text, took: performance.now() - began };
}

/** The record of a game that is over. */
export function writtenTranscript(library: Library, { table, actions }: Told): Written {
  const began = performance.now();
  const shelf = library.get(table.game);
  if (!shelf) throw new Error(`there is no game "${table.game}"`);
  const text = new TextEncoder().encode(transcriptOf(whole(new Story(shelf, table), actions)));
  return { text, took: performance.now() - began };
}
