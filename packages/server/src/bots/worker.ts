import { parentPort } from "node:worker_threads";
import { library } from "../games.ts";
import { messageOf } from "../problem.ts";
import type { Answer, Task } from "./pool.ts";
import { think } from "./think.ts";

parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
  let answer: Answer;
  try {
    answer = { id, thinking: think(library, task) };
  } catch (error) {
    answer = { id, error: messageOf(error) };
  }
  parentPort?.postMessage(answer);
});
