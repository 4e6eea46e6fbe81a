import { join } from "node:path";
import { BOT_NAMES } from "@sandtable/bots";
import type { Game } from "@sandtable/engine";
import {
  type Balance,
  balanceMarkdown,
  between,
  counts,
  percent,
  variantsOf,
  weighSides,
} from "@sandtable/lab";
import { titles } from "@sandtable/library";
import { levelNames, optionNames, wholeNumber } from "../../arguments.ts";
import { table } from "../../columns.ts";
import { MarkedDocument } from "../../documents.ts";
import { findGame } from "../../games.ts";
import { print, printJson } from "../../io.ts";
import { Progress } from "../../progress.ts";
import { type Add, example, wanting } from "../../shell.ts";
import { sourceFolder } from "../../sources.ts";

interface Flags {
  readonly levels: string;
  readonly games: number;
  readonly seed: number;
  readonly options?: string;
  readonly write?: true;
  readonly json?: true;
}

const markOf = ({ id }: Game): string => `balance ${id}`;

/** `sandtable lab balance`: does one side have it easier? */
export const addBalance: Add = (lab, shell) => {
  lab
    .command("balance")
    .description("let equal bots play every scenario and option, and tell which side is better off")
    .argument("<game>", "the game")
    .option("--levels <names>", `who plays, a comma between them: ${BOT_NAMES.join(", ")}`, "officer,colonel")
    .option("--games <n>", "games of each level and set-up", wholeNumber("--games", 1, 1_000_000), 100)
    .option("--seed <n>", "the seed of the run", wholeNumber("--seed", 0), 1)
    .option("--options <ids>", "only these options of the game, a comma between them; all if none is named")
    .option("--write", "put the table into docs/balance.md, between its marks")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable lab balance 1942 --levels officer --games 200"))
    .action(async (id: string, flags: Flags) => {
      const { game } = findGame(id);
      const levels = levelNames(flags.levels, 1);
      const { games, seed } = flags;
      const only = flags.options === undefined ? undefined : optionNames(game, flags.options);
      const document =
        flags.write &&
        new MarkedDocument(
          join(sourceFolder("docs"), "balance.md"),
          markOf(game),
          "How even the games are",
          titles.map((title) => markOf(title.game)),
        );
      const progress = new Progress(shell.io, games * levels.length * variantsOf(game, only).length);
      const balances = await weighSides({ game, levels, games, seed, only }, (done) => progress.show(done));
      progress.clear();
      for (const { title, level, violations } of balances)
        for (const { game: index, seed: own, violation } of violations) {
          shell.exitCode = wanting;
          shell.io.stderr.write(
            `${title}, ${level}, game ${index + 1} (--games 1 --seed ${own} plays it again): ${violation}\n`,
          );
        }
      document?.write(balanceMarkdown(game, balances, commandOf(id, levels, flags)));
      if (flags.json) printJson(shell.io, { game: id, seed, games, balances });
      else
        print(
          shell.io,
          `${game.title}: the same bot on both sides.`,
          ...balances.flatMap((one) => text(game, one)),
        );
    });
};

const commandOf = (id: string, levels: readonly string[], { games, seed, options }: Flags): string =>
  `npx sandtable lab balance ${id} --levels ${levels.join(",")} --games ${games} --seed ${seed}${options ? ` --options ${options}` : ""} --write`;

function text(
  { roles }: Game,
  { title, level, reading, bySide, ends, length, milestones }: Balance,
): string[] {
  const sides = roles.map(({ seat }): (string | number)[] => {
    const { wins, draws, rate, ci95 } = bySide[seat];
    return [`  ${seat}`, `won ${wins}, drawn ${draws}`, percent(rate), `95 %: ${between(ci95)}`];
  });
  return [
    `${title}, ${level}: ${reading}.`,
    ...table(sides),
    `  ${length.turns.mean.toFixed(1)} turns, ${length.decisions.mean.toFixed(0)} decisions; won by: ${counts(ends) || "nothing"}`,
    ...Object.entries(milestones).map(([name, when]) => `  ${name}: ${counts(when)}`),
  ];
}
