import { titles } from "@sandtable/library";
import { table } from "./columns.ts";
import { addAdmin } from "./commands/admin/index.ts";
import { addAnalyse } from "./commands/analyse.ts";
import { addArena } from "./commands/arena.ts";
import { addBench } from "./commands/bench.ts";
import { addData } from "./commands/data.ts";
import { addExample } from "./commands/example.ts";
import { addGames } from "./commands/games.ts";
import { addLab } from "./commands/lab/index.ts";
import { addLadder } from "./commands/ladder.ts";
import { addMatch } from "./commands/match.ts";
import { addPlay } from "./commands/play.ts";
import { addPlayout } from "./commands/playout.ts";
import { addRules } from "./commands/rules.ts";
import { addVerify } from "./commands/verify.ts";
import { type Io, print } from "./io.ts";
import { obey, programOf } from "./parser.ts";
import { type Add, done, type Shell } from "./shell.ts";

const COMMANDS: readonly Add[] = [
  addPlay,
  addGames,
  addPlayout,
  addMatch,
  addVerify,
  addAnalyse,
  addExample,
  addRules,
  addData,
  addArena,
  addLadder,
  addLab,
  addBench,
  addAdmin,
];

/** What is shown to somebody who typed nothing more than the name. */
function overview(io: Io): void {
  print(
    io,
    "Sandtable: board wargames at your terminal.",
    "",
    ...table(titles.map(({ game }) => [`  ${game.id}`, game.title])),
    "",
    ...table([
      ["  sandtable play malaya", "a game against the bot, now"],
      ["  sandtable play malaya --seat both", "two people at one keyboard"],
      ["  sandtable example japanese-occupation", "the rulebook's example, step by step"],
      ["  sandtable --help", "everything else"],
    ]),
  );
}

/** Run the command line; the exit code is 0 only if all went well. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell: Shell = { io, exitCode: done };
  if (args.length > 0) return obey(programOf(shell, COMMANDS), args, shell);
  overview(io);
  return shell.exitCode;
}
