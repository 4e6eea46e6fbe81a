import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { PlayedTable } from "../load/players.ts";
import { LoadedServer } from "../load/server.ts";
import { AGAINST_BOT, type ATTACKS } from "./attacks.ts";
import type { Order, Report } from "./thread.ts";

export interface Finding {
  readonly attack: string;
  /** Milliseconds that somebody else waited meanwhile, for a choice or for the answer of a bot: all but one in a hundred. */
  readonly bystanderP99: number;
  readonly longest: number;
  /** How often the attacker was refused. */
  readonly refused: number;
}

interface Surroundings {
  readonly seconds: number;
  /** What is started. */
  readonly main: URL;
  /** The code of whoever attacks. */
  readonly thread: URL;
}

/** Milliseconds from one choice of the bystander to the next: quick hands. */
const PACE = 20;
/** Code that is not warm yet is not measured. */
const WARM_SECONDS = 2;
const ATTACKER = "10.2.0.1";

/** Let a stranger attack a server of its own, while somebody plays there. */
export async function attack(
  name: keyof typeof ATTACKS,
  { seconds, main, thread }: Surroundings,
): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-attack-"));
  const server = await LoadedServer.start(main, join(folder, "data"));
  const { address } = server;
  const waits: number[] = [];
  const bystander = new PlayedTable(
    {
      addresses: [address],
      game: "malaya",
      spectators: 0,
      bot: AGAINST_BOT.has(name) ? "recruit" : undefined,
      pace: PACE,
      acknowledged: (milliseconds) => waits.push(milliseconds),
    },
    0,
  );
  // In a thread of its own, for whoever attacks is not to hold up the one who measures.
  const stranger = new Worker(thread, {
    execArgv: [],
    workerData: { name, address, network: ATTACKER } satisfies Order,
  });
  const says = async (): Promise<Report> => (await once(stranger, "message"))[0];
  try {
    await says();
    await bystander.open();
    await pause(WARM_SECONDS, bystander);
    waits.length = 0;
    stranger.postMessage("begin");
    await pause(seconds, bystander);
    const finding = figures(waits);
    const report = says();
    stranger.postMessage("end");
    const told = await report;
    if (told === "ready" || told.broken > 0 || !server.lives)
      throw new Error(`the server broke under "${name}"`);
    return { attack: name, ...finding, refused: told.refused };
  } finally {
    bystander.leave();
    await stranger.terminate();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Some seconds, unless whoever plays meanwhile runs into trouble. */
const pause = (seconds: number, { trouble }: PlayedTable): Promise<unknown> =>
  Promise.race([new Promise((resolve) => setTimeout(resolve, seconds * 1000)), trouble]);

function figures(waits: number[]): Pick<Finding, "bystanderP99" | "longest"> {
  const inOrder = waits.toSorted((a, b) => a - b);
  if (inOrder.length === 0) throw new Error("the bystander was never answered");
  const round = (milliseconds: number): number => Number(milliseconds.toFixed(1));
  return {
    bystanderP99: round(inOrder[Math.floor(inOrder.length * 0.99)]),
    longest: round(inOrder[inOrder.length - 1]),
  };
}
