// `npm start`: from a fresh clone to an open table in the browser.
// `npm start -- --terminal malaya` plays that game in the terminal instead; what follows goes to the game. Without
// the name of a game it lists them.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { giveUp, npm, root, setup, tool } from "./setup.mjs";

const args = process.argv.slice(2);
const inTerminal = args[0] === "--terminal";
const isGameNamed = /^[^-]/.test(args[1] ?? "");

setup();
if (tool("typescript", "-b") !== 0)
  giveUp("Sandtable could not be built: mend what the compiler names above and run `npm start` again.");
if (!inTerminal) buildPage();

const [file, ...rest] = inTerminal
  ? ["packages/cli/bin/sandtable.js", ...(isGameNamed ? ["play", ...args.slice(1)] : ["games"])]
  : ["packages/server/dist/main.js", ...args];
const child = spawn(process.execPath, [join(root, file), ...rest], {
  cwd: inTerminal ? process.cwd() : root,
  stdio: "inherit",
});
// Ctrl-C reaches the child too, which ends in its own way.
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    if (signal === "SIGTERM") child.kill(signal);
  });
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
  if (inTerminal && !isGameNamed)
    console.log("\nName one of them to play it: npm start -- --terminal malaya");
});

/** The page is built again when anything it is made from is newer. */
function buildPage() {
  if (!existsSync(join(root, "packages/web/package.json"))) return;
  const built = statSync(join(root, "packages/web/dist/index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newestIn(join(root, "packages")) <= built) return;
  console.log("Building the page ...");
  if (!npm("run", "build", "-w", "packages/web", "--silent"))
    giveUp("The page could not be built: mend what is named above and run `npm start` again.");
}

function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist") continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}
