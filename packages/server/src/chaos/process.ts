import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { fileURLToPath } from "node:url";

/** Loaded before everything else: the clock on the wall of that process jumps when it is told to. */
const CLOCK = `const now = Date.now.bind(Date);
let shift = 0;
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, words, as) => Reflect.construct(target, words.length > 0 ? words : [target.now()], as),
});
process.on("message", (message) => { shift = message.shift; });
process.channel.unref();`;

/** So long a process may take to begin, on a busy machine. */
const BEGINS_WITHIN = 240_000;

/** A process of the server as it is shipped, to which things can happen. */
export class ServerProcess {
  readonly #main: URL;
  readonly #words: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  readonly #log: string | undefined;
  #child: ChildProcess | undefined;
  #pausedAt: number | undefined;
  #isLeaving = false;
  /** How often it ended although nobody had ended it. */
  crashes = 0;

  constructor(main: URL, words: readonly string[], env: Readonly<Record<string, string>>, log?: string) {
    this.#log = log;
    this.#main = main;
    this.#words = words;
    this.#env = env;
  }

  /** Start it; the port at which it is open, if it opens one. */
  async begin(): Promise<number> {
    const child = fork(fileURLToPath(this.#main), this.#words, {
      env: { ...process.env, ...this.#env },
      execArgv: [`--import=data:text/javascript,${encodeURIComponent(CLOCK)}`],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    this.#isLeaving = false;
    if (this.#log !== undefined)
      for (const stream of [child.stdout, child.stderr])
        stream?.pipe(createWriteStream(this.#log, { flags: "a" }));
    child.once("exit", () => {
      if (!this.#isLeaving) this.crashes++;
    });
    let said = "";
    child.stderr?.on("data", (text) => {
      said += String(text);
    });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => child.kill("SIGKILL"), BEGINS_WITHIN);
      child.stdout?.on("data", (text) => {
        said = (said + String(text)).slice(-20_000);
        const [begun, port = "0"] = /^Sandtable (?:thinks|is open at http:\S+:(\d+)$)/m.exec(said) ?? [];
        if (begun === undefined) return;
        clearTimeout(late);
        resolve(Number(port));
      });
      child.once("exit", (code, signal) => {
        clearTimeout(late);
        reject(new Error(`a server ended with ${code ?? signal}: ${said}`));
      });
    });
  }

  get lives(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Whether it says that it is ready: not so when it has been asked to leave. */
  get isReady(): boolean {
    return this.lives && !this.#isLeaving;
  }

  /** For how many milliseconds it has stood still by now. */
  get pausedFor(): number {
    return this.#pausedAt === undefined ? 0 : performance.now() - this.#pausedAt;
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || !this.lives) return;
    const gone = once(child, "exit");
    this.#isLeaving = true;
    child.kill(signal);
    await gone;
  }

  pause(): void {
    this.#pausedAt = performance.now();
    this.#child?.kill("SIGSTOP");
  }

  wake(): void {
    this.#pausedAt = undefined;
    this.#child?.kill("SIGCONT");
  }

  /** From now on its clock is so many milliseconds ahead, or behind. */
  shiftClock(shift: number): void {
    this.#child?.send({ shift });
  }
}
