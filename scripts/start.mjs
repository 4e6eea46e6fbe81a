// `npm start`: from a fresh clone to a first game. What follows `npm start --` goes to the game.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { giveUp, root, setup, tool } from "./setup.mjs";

setup();
if (tool("typescript", "-b") !== 0)
  giveUp("Sandtable could not be built: mend what the compiler names above and run `npm start` again.");

const command = [join(root, "packages/cli/bin/sandtable.js"), "play", "malaya", ...process.argv.slice(2)];
const game = spawn(process.execPath, command, { stdio: "inherit" });
process.on("SIGINT", () => {}); // Ctrl-C reaches the game too, which ends in its own way
game.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
