import { join } from "node:path";
import { INSTINCT } from "@sandtable/bots";
import { completeOptions, type Game } from "@sandtable/engine";
import { gamesOf, percent, TEMPERATURES, type Trained, train, weightsFile } from "@sandtable/lab";
import { checkedScenario, wholeNumber } from "../../arguments.ts";
import { BOT_HELP, namedBots } from "../../bots.ts";
import { table } from "../../columns.ts";

import { mustBeWritable, writeWhole } from "../../files.ts";
import { findGame, folderOf } from "../../games.ts";
import { print, printJson } from "../../io.ts";
import { Problem } from "../../problem.ts";
import { Progress } from "../../progress.ts";
import { type Add, example, wanting } from "../../shell.ts";
import { sourceFolder } from "../../sources.ts";

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly rounds?: number;
  readonly ridge: string;
  readonly temperatures: string;
  readonly bots?: string;
  readonly scenario?: string;
  readonly write?: true;
  readonly json?: true;
}

/** `sandtable lab train`: fit what a position is worth to how games end. */
export const addTrain: Add = (lab, shell) => {
  lab
    .command("train")
    .description(
      "let bots play, and fit the weights of the game's features to how their games end; " +
        "without --bots they play by instinct",
    )
    .argument("<game>", "the game")
    .option("--games <n>", "games in a round", wholeNumber("--games", 10, 1_000_000), 2000)
    .option("--seed <n>", "the seed of the run", wholeNumber("--seed", 0), 1)
    .option("--temperatures <list>", "how freely instinct plays, by turns", USUAL)
    .option("--bots <bots>", `those who play once instinct has given first weights: ${BOT_HELP}`)
    .option(
      "--rounds <n>",
      "rounds that the bots play, each with the weights of the one before (1 if not named)",
      wholeNumber("--rounds", 1, 100),
    )
    .option("--ridge <x>", "how much small weights are preferred", "0.001")
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--write", "write the weights to the game's source file")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable lab train malaya --games 4000 --write"))
    .action(async (id: string, flags: Flags) => {
      const { game } = findGame(id);
      const scenario = checkedScenario(game, flags.scenario);
      if (flags.rounds !== undefined && flags.bots === undefined)
        throw new Problem("--rounds goes with --bots: those who play by instinct do not go by weights.");
      const bots = flags.bots === undefined ? [] : settingsIn(flags.bots, game);
      const ridge = ridgeOf(flags.ridge);
      const temperatures = temperaturesOf(flags.temperatures);
      const { games, rounds = 1, seed } = flags;
      const file =
        flags.write && join(sourceFolder("packages", folderOf(game), "src/judgement"), "weights.ts");
      if (file) mustBeWritable(file, true);
      const training = {
        game,
        scenario,
        options: completeOptions(game, {}),
        bots,
        games,
        temperatures,
        rounds,
        seed,
        ridge,
      };
      const progress = new Progress(shell.io, gamesOf(training));
      const trained = await train(training, (done) => progress.show(done));
      progress.clear();
      for (const { seed: own, violation } of trained.violations)
        shell.io.stderr.write(`The game of seed ${own} broke off: ${violation}\n`);
      if (trained.violations.length > 0) shell.exitCode = wanting;
      if (file) writeWhole(file, weightsFile(game, trained.weights, commandOf(id, flags)), true);
      if (flags.json) printJson(shell.io, { game: id, ...trained });
      else print(shell.io, ...text(game, trained), ...(file ? [`Written to ${file}.`] : []));
    });
};

const settingsIn = (text: string, game: Game) =>
  namedBots("--bots", text, game).map(({ settings }) => settings);

const USUAL = TEMPERATURES.join();
function temperaturesOf(text: string): number[] {
  const { least, most } = INSTINCT.temperature;
  return text.split(",").map((part) => {
    const temperature = /^\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN;
    if (!(temperature >= least && temperature <= most))
      throw new Problem(
        `--temperatures takes numbers from ${least} to ${most}, a comma between them; not "${part}".`,
      );
    return temperature;
  });
}

function ridgeOf(text: string): number {
  const ridge = /^\d+(\.\d+)?(e-?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(ridge > 0 && ridge <= 100))
    throw new Problem(`--ridge takes a number above 0 and up to 100, not "${text}".`);
  return ridge;
}

/** The command that comes to the same weights. */
function commandOf(id: string, { games, seed, temperatures, rounds, ridge, bots, scenario }: Flags): string {
  const given = [
    `--games ${games}`,
    `--seed ${seed}`,
    ...(temperatures === USUAL ? [] : [`--temperatures ${temperatures}`]),
    ...(bots === undefined ? [] : [`--bots ${bots}`]),
    ...(rounds === undefined ? [] : [`--rounds ${rounds}`]),
    ...(ridge === "0.001" ? [] : [`--ridge ${ridge}`]),
    ...(scenario === undefined ? [] : [`--scenario ${scenario}`]),
  ];
  return `npx sandtable lab train ${id} ${given.join(" ")} --write`;
}

function text({ title, roles, judgement: { features } }: Game, { weights, fits }: Trained): string[] {
  const told = roles.map(({ seat }): (string | number)[] => {
    const { logLoss, accuracy, constant, positions } = fits[seat];
    return [
      `  ${seat}`,
      `log loss ${logLoss.toFixed(4)} (a constant guess: ${constant.logLoss.toFixed(4)})`,
      `accuracy ${percent(accuracy)} (${percent(constant.accuracy)})`,
      `${positions} positions`,
    ];
  });
  const rows = features.map((feature, at) => [
    `  ${feature}`,
    ...roles.map(({ seat }) => weights[seat][at].toFixed(4).padStart(9)),
  ]);
  return [
    `${title}: on games that were not learnt from`,
    ...table(told),
    ...table([["  feature", ...roles.map(({ seat }) => seat.padStart(9))], ...rows]),
  ];
}
