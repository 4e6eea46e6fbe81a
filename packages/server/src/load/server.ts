import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a process has used up by now. */
export interface Usage {
  /** Milliseconds of all its threads, in the system too; what it took to collect for a look at its memory is left out. */
  readonly cpu: number;
  /** What lies in its memory. */
  readonly bytes: number;
  /** Milliseconds that its event loop was held up since it was asked last: the worst of a thousand times, and of all. */
  readonly loopP999: number;
  readonly loopLongest: number;
}

/** Answers, inside the process of the server, what that has used up, and for how long everything there had to wait. */
const GAUGE = `import { monitorEventLoopDelay } from "node:perf_hooks";
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let collecting = 0;
process.on("message", ({ collect }) => {
  const began = used();
  if (collect) globalThis.gc();
  collecting += used() - began;
  const { heapUsed, external } = process.memoryUsage();
  const waits = { loopP999: delay.percentile(99.9) / 1e6, loopLongest: delay.max / 1e6 };
  process.send({ cpu: used() - collecting, bytes: heapUsed + external, ...waits });
  delay.reset();
});
process.channel.unref();`;

/** The server as it is shipped, in a process of its own. */
export class LoadedServer {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(address: string, child: ChildProcess) {
    this.address = address;
    this.#child = child;
  }

  static async start(main: URL, data: string, database?: string): Promise<LoadedServer> {
    const child = fork(fileURLToPath(main), {
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: "0",
        SANDTABLE_DATA: data,
        SANDTABLE_DATABASE: database ?? "",
        SANDTABLE_PROXY: "127.0.0.1",
      },
      execArgv: ["--expose-gc", `--import=data:text/javascript,${encodeURIComponent(GAUGE)}`],
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stdout?.on("data", (text) => {
        said += String(text);
        const [, found] = /^Sandtable is open at (http:\S+)\n/m.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    return new LoadedServer(address, child);
  }

  /** Whether it is still there. */
  get lives(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it has used up; what is dead in its memory is collected first, if that is wished. */
  async usage({ collect }: { readonly collect: boolean }): Promise<Usage> {
    const answer = once(this.#child, "message");
    this.#child.send({ collect });
    return (await answer)[0] as Usage;
  }

  async stop(): Promise<void> {
    if (!this.lives) return;
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await gone;
  }
}
