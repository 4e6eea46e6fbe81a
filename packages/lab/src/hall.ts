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
  hall = HALL,
): Promise<Played[]> {
  const results = new Array<Played>(fixtures.length);
  let next = 0;
  const note = (index: number, played: Played): void => {
    results[index] = played;
    listener?.(index, played);
  };
  if (hall.threads === 0) {
    for (; next < fixtures.length; next++) {
      note(next, playFixture(fixtures[next]));
      await setImmediate();
    }
    return results;
  }
  const thread = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (next < fixtures.length) {
      const index = next++;
      worker ??= new Worker(hall.worker, { execArgv: [] });
      let result: Played;
      try {
        result = await played(worker, fixtures[index]);
      } catch (error) {
        result = brokenOff(fixtures[index], error);
        await worker.terminate();
        worker = undefined;
      }
      note(index, result);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(hall.threads, fixtures.length) }, thread));
  return results;
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
