// After `npm install` the command `npx sandtable` should work, so the packages are built then.
// Scripts that build for themselves, and report on it, set SANDTABLE_NO_PREPARE.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

if (!process.env.SANDTABLE_NO_PREPARE && existsSync(compiler)) {
  const build = spawnSync(process.execPath, [compiler, "-b"], { cwd: root, stdio: "inherit" });
  process.exitCode = build.status ?? 1;
}
