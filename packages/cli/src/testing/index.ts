import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable, Writable } from "node:stream";
import { titles } from "@sandtable/library";
import { expect } from "vitest";
import { boardOf } from "../boards/index.ts";
import type { Io } from "../io.ts";
import { run } from "../program.ts";

/** Every game by its id: what holds for one holds for all. */
export const GAMES: readonly string[] = titles.map(({ game }) => game.id);
export const CARD_GAMES: readonly string[] = GAMES.filter((id) => boardOf({ id }).cards !== undefined);

/** What a command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  /** Lines typed, each ended; then the input ends. */
  readonly typed?: readonly string[];
  /** The same, as it comes. */
  readonly input?: AsyncIterable<string>;
  /** Typed at a terminal, one at each prompt; with Ctrl-C and Ctrl-D as their characters. Then nothing more. */
  readonly keys?: readonly string[];
  readonly columns?: number;
  readonly tty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Run the command line in this process. */
export async function sandtable(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  let out = "";
  let err = "";
  const keyboard = setting.keys && terminal(setting.keys, (text) => (out += text));
  const typed = setting.input ?? (setting.typed ? [`${setting.typed.join("\n")}\n`] : []);
  const code = await run(args, {
    stdin: keyboard?.stdin ?? Readable.from(typed),
    stdout: keyboard?.stdout ?? {
      write: (text) => (out += text),
      isTTY: setting.tty ?? false,
      ...(setting.columns !== undefined && { columns: setting.columns }),
    },
    stderr: { write: (text) => (err += text), isTTY: false },
    env: setting.env ?? {},
  });
  return { code, out, err };
}

/** What a command printed as JSON. */
export const json = ({ out }: Ran): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;

/** One sentence on the error stream, nothing on the other, and the exit code for bad input. */
export function expectSentence({ code, out, err }: Ran, says: RegExp): void {
  expect(err).toMatch(says);
  expect(err).toMatch(/^[^\n]+\.\n$/);
  expect(out).toBe("");
  expect(code).toBe(2);
}

/** A terminal at which somebody types the next thing whenever there is a prompt. */
function terminal(keys: readonly string[], show: (text: string) => void): Pick<Io, "stdin" | "stdout"> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const left = keys.slice();
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      show(String(chunk));
      if (String(chunk) === "> ")
        setImmediate(() => {
          const next = left.shift();
          if (next === undefined) stdin.end();
          else stdin.write(next);
        });
      done();
    },
  });
  return { stdin, stdout: Object.assign(stdout, { isTTY: true, columns: 80 }) };
}

/** A folder for one test, gone afterwards. */
export async function inFolder<T>(test: (path: (name: string) => string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-cli-"));
  try {
    return await test((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A named pipe, which nobody writes to. */
export const makePipe = (path: string): void => {
  execFileSync("sh", ["-c", 'mkfifo "$0"', path]);
};

/** 64 hexadecimal digits. */
export const seedOf = (pair: string): string => pair.repeat(32);
