import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "./problem.ts";

/** The folder of the whole source tree, from this file's place in it. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A folder of the source tree; those who only have the built program are told so. */
export function sourceFolder(...parts: readonly string[]): string {
  const folder = join(ROOT, ...parts);
  if (existsSync(folder)) return folder;
  const name = parts.join("/");
  throw new Problem(
    `The folder ${name} is not here: run this from a clone of Sandtable's repository, where it is.`,
  );
}
