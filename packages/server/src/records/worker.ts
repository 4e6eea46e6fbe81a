import { parentPort } from "node:worker_threads";
import { giveWay } from "../fair/give-way.ts";
import { library } from "../games.ts";
import { messageOf, Trouble } from "../problem.ts";
import { checkRecord } from "./check.ts";
import { writtenHistory, writtenTranscript } from "./history.ts";
import type { Order, Verdict } from "./reader.ts";

giveWay();

parentPort?.on("message", (order: Order) => {
  let verdict: Verdict;
  try {
    if ("body" in order) verdict = { record: checkRecord(library, order.body) };
    else if ("record" in order) verdict = writtenTranscript(library, order.record);
    else verdict = writtenHistory(library, order.lookBack);
  } catch (error) {
    verdict = { error: messageOf(error), status: error instanceof Trouble ? error.statusCode : 500 };
  }
  // A long history is handed over, not copied.
  parentPort?.postMessage(verdict, "text" in verdict ? [verdict.text.buffer as ArrayBuffer] : []);
});
