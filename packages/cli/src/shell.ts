import type { Command } from "commander";
import type { Io } from "./io.ts";

/** What a command works with, and how it tells that something was found wanting. */
export interface Shell {
  readonly io: Io;
  exitCode: number;
}

export const done = 0;
/** The command ran, and what it looked at is not as it should be. */
export const wanting = 1;

/** Adds a command to the program. */
export type Add = (program: Command, shell: Shell) => void;

export const example = (line: string): string => `\nExample: ${line}`;
