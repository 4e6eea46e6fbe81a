import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Fixture, type Played, playFixture } from "./fixture.ts";

/** Where games are played: how many threads, and the program that they run. */
export interface Hall {
  readonly threads: number;
  readonly worker: URL;
}

const WORKER = new URL("./worker.js", import.meta.url);

/** All cores. Run from the sources, as tests are, there is no program for a thread: the games are played here. */
const HALL: Hall = {
  threads: existsSync(fileURLToPath(WORKER)) ? availableParallelism() : 0,
  worker: WORKER,
};

/** Hears of every game as it ends, in no certain order. */
export type Listener = (index: number, played: Played) => void;

/** Play all games; what came of each, in their order, whichever thread played it. */
export async function playAll(
  fixtures: readonly Fixture[],
  listener?: Listener,
  hall?: Hall,
): Promise<Played[]> {
  const results = new Array<Played>(fixtures.length);
  let next = 0;
  const note: Listener = (index, played) => {
    results[index] = played;
    listener?.(index, played);
  };
  await playWhile(() => fixtures[next++], note, hall);
  return results;
}

/** Play games as long as there is a next one. They are numbered as they are begun, and each that was begun is heard of. */
export async function playWhile(
  nextGame: () => Fixture | undefined,
  listener: Listener,
  hall = HALL,
): Promise<void> {
  let begun = 0;
  if (hall.threads === 0) {
    for (let fixture = nextGame(); fixture; fixture = nextGame()) {
      listener(begun++, playFixture(fixture));
      await setImmediate();
    }
    return;
  }
  const thread = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (let fixture = nextGame(); fixture; fixture = nextGame()) {
      const index = begun++;
      worker ??= new Worker(hall.worker, { execArgv: [] });
      let result: Played;
      try {
        result = await played(worker, fixture);
      } catch (error) {
        result = brokenOff(fixture, error);
        await worker.terminate();
        worker = undefined;
      }
      listener(index, result);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: hall.threads }, thread));
}

/** The answer of a thread; it is an error when the thread ends without one. */
function played(worker: Worker, fixture: Fixture): Promise<Played> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off("message", answered).off("error", failed).off("exit", exited);
      act();
    };
    const answered = (answer: Played): void => settle(() => resolve(answer));
    const failed = (error: Error): void => settle(() => reject(error));
    const exited = (): void => settle(() => reject(new Error("it ended")));
    worker.on("message", answered).on("error", failed).on("exit", exited);
    worker.postMessage(fixture);
  });
}

const brokenOff = ({ seats }: Fixture, error: unknown): Played => ({
  violation: `its thread broke off: ${error instanceof Error ? error.message : String(error)}`,
  decisions: 0,
  turns: 0,
  reached: {},
  thinking: Object.fromEntries(Object.keys(seats).map((seat) => [seat, []])),
  positions: new Float64Array(),
});
