import { botOf, isBotName, pacedSettings, randomFor, type Thinking, thoughtOf } from "@sandtable/bots";
import { type ChanceSource, Match } from "@sandtable/engine";
import type { Library } from "../games.ts";
import type { Task } from "./thinker.ts";

/** A bot never rolls the dice of the table. */
const noChance: ChanceSource = {
  answer() {
    throw new Error("a bot asked for the dice of the table");
  },
};

/**
 * Think a task through, here and now, and hurry when it is not wanted any more. Every bot says why: that costs it three
 * looks.
 */
export function think(library: Library, task: Task, isUnwanted: () => boolean = () => false): Thinking {
  const { game, bot, save, luck, seconds, left, intent } = task;
  const shelf = library.get(game);
  if (!shelf) throw new Error(`there is no game "${game}"`);
  if (!isBotName(bot)) throw new Error(`there is no bot "${bot}"`);
  const match = Match.restore(shelf.game, save, noChance);
  const end = left === undefined ? Number.POSITIVE_INFINITY : performance.now() + left;
  return botOf(pacedSettings(bot, shelf.game, seconds)).think(
    thoughtOf(match, randomFor(match, luck), {
      intent,
      hurry: () => performance.now() >= end || isUnwanted(),
      explain: true,
    }),
  );
}
