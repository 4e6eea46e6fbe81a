import { titles } from "@sandtable/library";
import { wholeNumber } from "../arguments.ts";
import { table } from "../columns.ts";
import { findGame } from "../games.ts";
import { print, printJson } from "../io.ts";
import { measureChance, measureGame } from "../measure.ts";
import { type Add, example } from "../shell.ts";

interface Asked {
  readonly rounds: number;
  readonly games: number;
  readonly json?: true;
}

/** `sandtable bench`: how fast everything is on this machine. */
export const addBench: Add = (program, { io }) => {
  program
    .command("bench")
    .description("measure the games on this machine; every figure is that of the fastest of several rounds")
    .argument("[game]", "one game; without it all of them, and chance")
    .option("--rounds <n>", "how many rounds", wholeNumber("--rounds", 1, 1000), 7)
    .option("--games <n>", "random games in a round", wholeNumber("--games", 1, 100_000), 100)
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable bench malaya-1941 --json"))
    .action((id: string | undefined, { rounds, games, json }: Asked) => {
      const effort = { rounds, games };
      const results =
        id === undefined
          ? [...titles.flatMap(({ game }) => measureGame(game, effort)), ...measureChance(effort)]
          : measureGame(findGame(id).game, effort);
      if (json) printJson(io, { results });
      else
        print(
          io,
          ...table(results.map(({ name, unit, value }) => [name, Number(value.toPrecision(4)), unit])),
        );
    });
};
