import { type Analyst, ThreadAnalyst } from "../bots/analyst.ts";
import { BotPool } from "../bots/pool.ts";
import type { Thinker } from "../bots/thinker.ts";
import type { Role } from "../role.ts";
import { analyseFor, JobAnalyst } from "./analyses.ts";
import { Jobs } from "./queue.ts";
import { JobThinker, thinkFor } from "./thoughts.ts";

/** Those who think for the tables. */
export interface Staff {
  readonly thinker: Thinker;
  readonly analyst: Analyst;
  /** Whether work can be given out; where machines share it, by their database. */
  answers(): Promise<unknown>;
  close(): Promise<void>;
}

interface Office {
  /** The PostgreSQL by which machines share the work; without one all of it is done here. */
  readonly database?: string | undefined;
  readonly role?: Role | undefined;
  /** Others than the usual. */
  readonly thinker?: Thinker | undefined;
  readonly analyst?: Analyst | undefined;
}

/** Threads of this process; and where there is a database, whoever is free on any machine. */
export async function hire(
  { thinker, analyst, database, role = "both" }: Office,
  warn: (what: string) => void,
): Promise<Staff> {
  if (database === undefined || thinker || analyst)
    return staffOf(thinker ?? new BotPool(), analyst ?? new ThreadAnalyst());
  const here = staffOf(new BotPool(), new ThreadAnalyst());
  const jobs = await Jobs.open(database, warn);
  const [thoughts, analyses] = [await jobs.queue("thoughts"), await jobs.queue("analyses")];
  const workers =
    role === "web"
      ? []
      : [await thinkFor(thoughts, here.thinker, warn), await analyseFor(analyses, here.analyst, warn)];
  const everywhere = staffOf(
    await JobThinker.begin(thoughts, here.thinker),
    await JobAnalyst.begin(analyses),
  );
  return {
    ...everywhere,
    answers: () => jobs.answers(),
    async close() {
      // What is under way here goes to others first, and then nobody here asks any more.
      await Promise.all(workers.map((worker) => worker.close()));
      await everywhere.close();
      await here.close();
      await jobs.close();
    },
  };
}

const staffOf = <T extends Thinker, A extends Analyst>(thinker: T, analyst: A) => ({
  thinker,
  analyst,
  answers: async (): Promise<unknown> => undefined,
  close: async (): Promise<void> => void (await Promise.all([thinker.close(), analyst.close()])),
});
