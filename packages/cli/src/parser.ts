import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { oneLine, Problem } from "./problem.ts";
import { type Add, done, type Shell } from "./shell.ts";

const BAD_INPUT = 2;

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string })
    .version;

/** The program with these commands. */
export function programOf(shell: Shell, commands: readonly Add[]): Command {
  const program = new Command("sandtable")
    .description("Board wargames at your terminal: play them, replay them, study them.")
    .version(version())
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => shell.io.stdout.write(text), writeErr: () => {} });
  for (const add of commands) add(program, shell);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** Do what was typed; the exit code is 0 only if all went well. */
export async function obey(program: Command, args: readonly string[], shell: Shell): Promise<number> {
  try {
    await program.parseAsync(args, { from: "user" });
    return shell.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return done;
      shell.io.stderr.write(`${oneLine(sentence(error, program, args))}\n`);
      return BAD_INPUT;
    }
    if (!(error instanceof Problem)) throw error;
    shell.io.stderr.write(`${oneLine(error.message)}\n`);
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
