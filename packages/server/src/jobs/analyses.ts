import type { Analysis, AnalysisProgress } from "@sandtable/bots";
import type { AnalysisTask, Analyst } from "../bots/analyst.ts";
import { messageOf } from "../problem.ts";
import { Asker } from "./asker.ts";
import type { JobQueue } from "./queue.ts";
import { JobWorker, type Work } from "./worker.ts";

type Result = { readonly analysis: Analysis } | { readonly error: string };

/** They come in the order in which they were asked for: the house bounds them by person. */
const ORDER = { person: "", rank: () => 0 };

/** Has games looked through wherever somebody is free to. */
export class JobAnalyst implements Analyst {
  readonly #asker: Asker;

  private constructor(asker: Asker) {
    this.#asker = asker;
  }

  static async begin(queue: JobQueue): Promise<JobAnalyst> {
    return new JobAnalyst(await Asker.begin(queue, Number.POSITIVE_INFINITY));
  }

  async analyse(task: AnalysisTask, hear: (progress: AnalysisProgress) => void): Promise<Analysis> {
    const said = await this.#asker.ask({
      ...ORDER,
      task: JSON.stringify(task),
      hear: (progress) => hear(JSON.parse(progress) as AnalysisProgress),
    });
    const result = JSON.parse(said) as Result;
    if ("error" in result) throw new Error(result.error);
    return result.analysis;
  }

  close(): Promise<void> {
    return this.#asker.close();
  }
}

/** Looks through one game after another for whoever asks. */
export function analyseFor(
  queue: JobQueue,
  analyst: Analyst,
  warn: (what: string) => void,
): Promise<JobWorker> {
  const work: Work = {
    async do(task, tell) {
      const result: Result = await analyst
        .analyse(JSON.parse(task) as AnalysisTask, (progress) => tell(JSON.stringify(progress)))
        .then(
          (analysis) => ({ analysis }),
          (error: unknown) => ({ error: messageOf(error) }),
        );
      return JSON.stringify(result);
    },
    mayTake: (busy) => (busy.length === 0 ? { ranks: [ORDER.rank()], barred: [] } : undefined),
  };
  return JobWorker.begin(queue, work, warn);
}
