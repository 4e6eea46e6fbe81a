import { readFileSync } from "node:fs";
import { titles } from "@sandtable/library";
import { Command, CommanderError } from "commander";
import { table } from "./columns.ts";
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
import { oneLine, Problem } from "./problem.ts";
import { done, type Shell } from "./shell.ts";

const BAD_INPUT = 2;

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string })
    .version;

function build(shell: Shell): Command {
  const program = new Command("sandtable")
    .description("Board wargames at your terminal: play them, replay them, study them.")
    .version(version())
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => shell.io.stdout.write(text), writeErr: () => {} });
  for (const add of [
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
  ])
    add(program, shell);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

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
  if (args.length === 0) {
    overview(io);
    return shell.exitCode;
  }
  const program = build(shell);
  try {
    await program.parseAsync(args, { from: "user" });
    return shell.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return done;
      io.stderr.write(`${oneLine(sentence(error, program, args))}\n`);
      return BAD_INPUT;
    }
    if (!(error instanceof Problem)) throw error;
    io.stderr.write(`${oneLine(error.message)}\n`);
    return BAD_INPUT;
  }
}

/** The parser's complaint as one sentence, with the way to the help of the command meant. */
function sentence(error: CommanderError, program: Command, args: readonly string[]): string {
  const path = ["sandtable", ...pathOf(program, args)].join(" ");
  const said = error.message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(". Expected", ", expected");
  const complaint =
    error.code === "commander.help"
      ? `\`${path}\` needs a command of its own`
      : said.charAt(0).toUpperCase() + said.slice(1).replace(/\.$/, "");
  return `${complaint}: run \`${path} --help\` to see what fits.`;
}

/** The names of the command that was meant, and of those it belongs to. */
function pathOf(command: Command, args: readonly string[]): string[] {
  for (const [at, arg] of args.entries()) {
    const meant = command.commands.find((own) => own.name() === arg);
    if (meant) return [arg, ...pathOf(meant, args.slice(at + 1))];
  }
  return [];
}
