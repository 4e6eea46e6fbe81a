import type { Readable } from "node:stream";

/** Where text goes: the terminal, a pipe or a test. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** All that a command touches of the world around it, files apart. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const print = (io: Io, ...lines: readonly string[]): void => {
  io.stdout.write(`${lines.join("\n")}\n`);
};

export const printJson = (io: Io, value: unknown): void => print(io, JSON.stringify(value, undefined, 2));
