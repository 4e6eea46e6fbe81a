import { addData } from "./commands/data.ts";
import type { Io } from "./io.ts";
import { obey, programOf } from "./parser.ts";
import { done, type Shell } from "./shell.ts";

/**
 * `sandtable data` by itself: a game whose data is broken cannot be loaded, nor can the library that lists it, and this is the command
 * that says why.
 */
export function runData(args: readonly string[], io: Io): Promise<number> {
  const shell: Shell = { io, exitCode: done };
  return obey(programOf(shell, [addData]), args, shell);
}
