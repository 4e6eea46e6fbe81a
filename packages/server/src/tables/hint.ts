import type { Save } from "@sandtable/engine";
import type { Task } from "../bots/thinker.ts";
import { secondsOf } from "../games.ts";
import { Trouble } from "../problem.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import type { Story } from "./story.ts";
import type { Viewer } from "./viewer.ts";

/** Looks ahead, and is soon back. */
const ADVISER = "colonel";

/** A hint is for whoever must answer, at the question that is open; never against somebody else, who would have none. */
export function mustBeAsked(
  story: Story,
  sitting: readonly StoredSeat[],
  viewer: Viewer,
  number: number,
): void {
  const { seats } = viewer;
  const { toMove, table } = story;
  if (seats.length === 0)
    throw new Trouble(403, "You are watching: only those who sit at the table may ask for a hint.");
  if (table.kind !== "game") throw new Trouble(409, "Hints are for games: here the next step is told.");
  if (sitting.some(({ seat, bot }) => bot === undefined && !seats.includes(seat)))
    throw new Trouble(403, "You play against somebody: hints are for games against bots, and for yourself.");
  if (table.rated) throw new Trouble(403, "This game is rated: hints are for games that are not.");
  if (toMove === undefined) throw new Trouble(409, "The game is over.");
  if (!seats.includes(toMove)) throw new Trouble(409, "It is the other side's turn.");
  if (number !== story.numberFor(viewer)) throw new Trouble(409, "The table has moved on since: look again.");
}

/** The question as it goes to the adviser, who knows no more than the seat does. */
export const hintTask = ({ game, seed }: StoredTable, save: Save): Task => ({
  game,
  bot: ADVISER,
  save,
  luck: seed,
  left: (secondsOf(ADVISER) ?? 1) * 1000,
});
