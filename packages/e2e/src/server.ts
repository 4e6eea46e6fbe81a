import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

/** A server of its own, with a data folder of its own, that can be killed and started again on the same port. */
export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), "sandtable-e2e-"));
  readonly #settings: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #port = 0;

  constructor(settings: NodeJS.ProcessEnv = {}) {
    this.#settings = settings;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...this.#settings,
      PORT: String(this.#port),
      HOST: "127.0.0.1",
      SANDTABLE_DATA: this.data,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let told = "";
      child.stdout.on("data", (part: Buffer) => {
        told += part.toString();
        const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(told);
        if (address) resolve(Number(address[1]));
      });
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${told}`)));
    });
  }

  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
