import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { run } from "../program.ts";

/** What a command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  /** Lines typed, each ended; then the input ends. */
  readonly typed?: readonly string[];
  readonly columns?: number;
  readonly tty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Run the command line in this process. */
export async function sandtable(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  let out = "";
  let err = "";
  const code = await run(args, {
    stdin: Readable.from(setting.typed ? [`${setting.typed.join("\n")}\n`] : []),
    stdout: {
      write: (text) => (out += text),
      isTTY: setting.tty ?? false,
      ...(setting.columns !== undefined && { columns: setting.columns }),
    },
    stderr: { write: (text) => (err += text), isTTY: false },
    env: setting.env ?? {},
  });
  return { code, out, err };
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

/** 64 hexadecimal digits. */
export const seedOf = (pair: string): string => pair.repeat(32);
