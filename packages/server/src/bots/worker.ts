import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "../fair/give-way.ts";
import { library } from "../games.ts";
import { messageOf } from "../problem.ts";
import type { Answer, Desk } from "./pool.ts";
import { think } from "./think.ts";
import type { Task } from "./thinker.ts";

const { unwanted, isSlow } = workerData as Desk;
if (isSlow) giveWay();

parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
  let answer: Answer;
  try {
    answer = { id, thinking: think(library, task, () => Atomics.load(unwanted, 0) === id) };
  } catch (error) {
    answer = { id, error: messageOf(error) };
  }
  parentPort?.postMessage(answer);
});
