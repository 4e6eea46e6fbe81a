import { parentPort, workerData } from "node:worker_threads";
import { library } from "../games.ts";
import { messageOf, Trouble } from "../problem.ts";
import { checkRecord } from "./check.ts";
import type { Verdict } from "./reader.ts";

let verdict: Verdict;
try {
  verdict = { record: checkRecord(library, workerData as string) };
} catch (error) {
  verdict = { error: messageOf(error), status: error instanceof Trouble ? error.statusCode : 500 };
}
parentPort?.postMessage(verdict);
