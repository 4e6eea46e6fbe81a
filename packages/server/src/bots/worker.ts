import { parentPort } from "node:worker_threads";
import { botFor, isBotName, randomFor, thoughtOf } from "@sandtable/bots";
import { type ChanceSource, Match } from "@sandtable/engine";
import { library } from "../games.ts";
import { messageOf } from "../problem.ts";
import type { Answer, Task } from "./pool.ts";

/** A bot never rolls the dice of the table. */
const noChance: ChanceSource = {
  answer() {
    throw new Error("a bot asked for the dice of the table");
  },
};

function think({ game, bot, save, luck }: Task): string {
  const shelf = library.get(game);
  if (!shelf) throw new Error(`there is no game "${game}"`);
  if (!isBotName(bot)) throw new Error(`there is no bot "${bot}"`);
  const match = Match.restore(shelf.game, save, noChance);
  return botFor(bot, shelf.game).think(thoughtOf(match, randomFor(match, luck))).key;
}

parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
  let answer: Answer;
  try {
    answer = { id, key: think(task) };
  } catch (error) {
    answer = { id, error: messageOf(error) };
  }
  parentPort?.postMessage(answer);
});
