import { type ExampleReport, type ExampleValue, playExample, type Title } from "@sandtable/engine";
import { table } from "../columns.ts";
import { findGame } from "../games.ts";
import { type Io, print, printJson } from "../io.ts";
import { type Add, example, wanting } from "../shell.ts";

/** `sandtable example`: the rulebook's example of play, or our lesson, against the rules as programmed. */
export const addExample: Add = (program, shell) => {
  program
    .command("example")
    .description("play the rulebook's example, or a lesson where it has none, and compare every value told")
    .argument("<game>", "the game")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable example malaya"))
    .action((id: string, options: { json?: true }) => {
      const title = findGame(id);
      const report = playExample(title.game, title.example);
      if (report.mismatches.length > 0) shell.exitCode = wanting;
      if (options.json)
        printJson(shell.io, {
          game: title.game.id,
          steps: report.steps,
          compared: report.compared.length,
          mismatches: report.mismatches,
          slips: report.slips,
        });
      else tell(shell.io, title, report);
    });
};

function verdict({ value, rules, found }: ExampleValue): string {
  if (found !== (rules ?? value)) return "DIFFERS";
  return rules === undefined ? "ok" : "a slip of the print: the rules give what was found";
}

function tell(io: Io, { example: { steps }, isLesson }: Title, report: ExampleReport): void {
  const teller = isLesson ? "lesson" : "book";
  for (const step of steps) {
    print(io, `${step.name}  ${step.what}`);
    const rows = report.compared
      .filter((value) => value.step === step.name)
      .map((value) => [
        `  ${value.what}`,
        `${teller} ${value.value}`,
        `found ${value.found}`,
        verdict(value),
      ]);
    if (rows.length > 0) print(io, ...table(rows));
  }
  const { compared, mismatches, slips } = report;
  if (slips.length > 0)
    print(io, "", "Slips of the print:", ...slips.map(({ step, name }) => `  ${step}  ${name}`));
  print(
    io,
    "",
    `${report.steps} steps, ${compared.length} values compared, ${mismatches.length} mismatches.`,
  );
}
