import { parentPort, workerData } from "node:worker_threads";
import { ATTACKS } from "./attacks.ts";
import { Stranger } from "./stranger.ts";

/** What the thread is started with. */
export interface Order {
  readonly name: keyof typeof ATTACKS;
  readonly address: string;
  readonly network: string;
}

/** What it says: first that all is made ready, and in the end what came of it. */
export type Report = "ready" | { readonly refused: number; readonly broken: number };

const { name, address, network } = workerData as Order;
const stranger = new Stranger(address, network);
const act = await ATTACKS[name](stranger);
parentPort?.postMessage("ready" satisfies Report);
parentPort?.on("message", (order: "begin" | "end") => {
  if (order === "end") {
    const { refused, broken } = stranger;
    stranger.leave();
    parentPort?.postMessage({ refused, broken } satisfies Report);
    parentPort?.close();
    return;
  }
  stranger.refused = 0;
  void act();
});
