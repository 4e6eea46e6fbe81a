import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../problem.ts";
import { openFile, Statements } from "./file.ts";
import type { Ran, Run } from "./threads.ts";

/** A thread that waits for the disk, so that nobody else has to: runs one statement after another. */
const statements = new Statements(openFile(workerData as string));

parentPort?.on("message", (run: Run | undefined) => {
  if (!run) {
    statements.close();
    parentPort?.close();
    return;
  }
  const { id, sql, parameters } = run;
  let ran: Ran;
  try {
    ran = { id, ...statements.run(sql, parameters) };
  } catch (error) {
    ran = { id, error: messageOf(error) };
  }
  parentPort?.postMessage(ran);
});
