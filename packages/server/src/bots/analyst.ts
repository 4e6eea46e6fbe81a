import { Worker } from "node:worker_threads";
import type { Analysis, AnalysisProgress, Played } from "@sandtable/bots";

/** A game to be looked through. */
export interface AnalysisTask extends Played {
  readonly game: string;
}

export type AnalysisNews =
  | { readonly progress: AnalysisProgress }
  | { readonly analysis: Analysis }
  | { readonly error: string };

/** Somebody who looks through games that were played. */
export interface Analyst {
  analyse(task: AnalysisTask, hear: (progress: AnalysisProgress) => void): Promise<Analysis>;
  close(): Promise<void>;
}

/** Looks through one game after another, in a thread of its own for each: a minute's work holds up nobody. */
export class ThreadAnalyst implements Analyst {
  readonly #file: URL;
  #queue: Promise<unknown> = Promise.resolve();
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(file: URL = new URL("./analysis-worker.js", import.meta.url)) {
    this.#file = file;
  }

  analyse(task: AnalysisTask, hear: (progress: AnalysisProgress) => void): Promise<Analysis> {
    const result = this.#queue.then(() => this.#run(task, hear));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #run(task: AnalysisTask, hear: (progress: AnalysisProgress) => void): Promise<Analysis> {
    if (this.#isClosed) return Promise.reject(new Error("the server is closing"));
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#file, { execArgv: [], workerData: task });
      this.#worker = worker;
      worker.unref();
      worker.on("message", (news: AnalysisNews) => {
        if ("progress" in news) hear(news.progress);
        else if ("analysis" in news) resolve(news.analysis);
        else reject(new Error(news.error));
      });
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("the analysis broke off")));
    });
  }
}
