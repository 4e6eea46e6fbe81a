import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A file of this package. */
export const inPackage = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** What runs outside this process runs as it is shipped: built. */
export function builtServer(): void {
  const compiler = fileURLToPath(inPackage("../../node_modules/typescript/bin/tsc"));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-b", fileURLToPath(inPackage("."))], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the server cannot be built:\n${stdout}`);
}
