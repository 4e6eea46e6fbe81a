import { join } from "node:path";
import { BOT_NAMES, type BotName, isBotName } from "@sandtable/bots";
import { completeOptions, type Game, type Seat, writeTranscript } from "@sandtable/engine";
import { seedOfGame } from "@sandtable/lab";
import { checkedScenario, fileName, wholeNumber } from "../arguments.ts";
import { table } from "../columns.ts";
import { makeFolder, mustBeFree, mustBeWritable, writeWhole } from "../files.ts";
import { findGame } from "../games.ts";
import { type Io, print, printJson } from "../io.ts";
import { type Pairing, playOne } from "../playout.ts";
import { Problem } from "../problem.ts";
import { Progress } from "../progress.ts";
import { type Add, example, wanting } from "../shell.ts";

const MOST_GAMES = 100_000_000;

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly seats?: string;
  readonly scenario?: string;
  readonly transcripts?: string;
  readonly force?: true;
  readonly json?: true;
}

interface Figures {
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Games won by each seat, and by nobody. */
  readonly results: Readonly<Record<Seat, number>>;
  readonly violations: number;
}

/** `sandtable playout`: many games between bots, every position checked, and the figures. */
export const addPlayout: Add = (program, shell) => {
  program
    .command("playout")
    .description("let bots play many games, check every position, and print the figures")
    .argument("<game>", "the game")
    .option("--games <n>", "how many games", wholeNumber("--games", 1, MOST_GAMES), 100)
    .option(
      "--seed <n>",
      "the seed of the run; a game's own seed plays it again alone",
      wholeNumber("--seed", 0),
      1,
    )
    .option("--seats <bots>", `a bot for each side in order, of: ${BOT_NAMES.join(", ")}`)
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--transcripts <folder>", "write every game to this folder", fileName("--transcripts", "folder"))
    .option("--force", "replace transcripts that exist")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable playout malaya --games 1000 --seed 7 --seats officer,random"))
    .action((id: string, flags: Flags) => {
      const { game } = findGame(id);
      const pairing: Pairing = {
        game,
        scenario: checkedScenario(game, flags.scenario),
        options: completeOptions(game, {}),
        seats: seatsOf(game, flags.seats),
      };
      if (flags.transcripts !== undefined) clearTheWay(flags.transcripts, game, flags);
      const figures = playAll(shell.io, pairing, flags);
      if (figures.violations > 0) shell.exitCode = wanting;
      if (flags.json) printJson(shell.io, figures);
      else print(shell.io, ...text(pairing, figures));
    });
};

const recordOf = (folder: string, game: Game, seed: number): string =>
  join(folder, `${game.id}-${seed}.jsonl`);

/** Every name is looked at before the first game is played. */
function clearTheWay(folder: string, game: Game, { games, seed, force }: Flags): void {
  makeFolder(folder);
  for (let index = 0; index < games; index++)
    mustBeFree(recordOf(folder, game, seedOfGame(seed, index)), force === true);
  mustBeWritable(recordOf(folder, game, seed), force === true);
}

/** Bot names in the order of the roles. */
function seatsOf(game: Game, given: string | undefined): Record<Seat, BotName> {
  const names = given?.split(",").map((name) => name.trim()) ?? game.roles.map(() => "random");
  const known = BOT_NAMES.join(", ");
  if (names.length !== game.roles.length || !names.every(isBotName)) {
    const order = game.roles.map(({ seat }) => seat).join(",");
    throw new Problem(`--seats takes a bot (${known}) for each of ${order}, not "${given}".`);
  }
  return Object.fromEntries(game.roles.map(({ seat }, index) => [seat, names[index]]));
}

function playAll(io: Io, pairing: Pairing, { games, seed, transcripts, force }: Flags): Figures {
  const { game, scenario } = pairing;
  const results: Record<Seat, number> = Object.fromEntries(game.roles.map(({ seat }) => [seat, 0]));
  results.nobody = 0;
  let finished = 0;
  let decisions = 0;
  let violations = 0;
  const progress = new Progress(io, games);
  const start = performance.now();
  for (let index = 0; index < games; index++) {
    const own = seedOfGame(seed, index);
    const played = playOne(pairing, own, transcripts !== undefined);
    decisions += played.decisions;
    if (played.outcome) {
      finished++;
      for (const winner of played.outcome.winners.length > 0 ? played.outcome.winners : ["nobody"])
        results[winner]++;
    }
    if (played.violation !== undefined) {
      violations++;
      progress.clear();
      io.stderr.write(`Game ${index + 1} (--games 1 --seed ${own} plays it again): ${played.violation}\n`);
    }
    if (transcripts !== undefined && played.match)
      writeWhole(recordOf(transcripts, game, own), writeTranscript(played.match), force === true);
    progress.show(index + 1);
  }
  progress.clear();
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    scenario,
    games,
    finished,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    results,
    violations,
  };
}

function text({ game, seats }: Pairing, figures: Figures): string[] {
  const share = (count: number): string => `${((100 * count) / figures.games).toFixed(1)} %`;
  const wins = Object.entries(figures.results).map(([seat, count]): (string | number)[] => [
    seat === "nobody" ? "  nobody" : `  ${seat} (${seats[seat]})`,
    count,
    share(count),
  ]);
  return [
    `${game.title}, ${figures.scenario}: ${figures.finished} of ${figures.games} games finished.`,
    ...table(wins),
    `${figures.decisions} decisions in ${figures.seconds.toFixed(2)} s: ` +
      `${figures.gamesPerSecond.toFixed(1)} games/s, ${Math.round(figures.decisionsPerSecond)} decisions/s.`,
    figures.violations === 0
      ? "No violation: every position was sound."
      : `${figures.violations} violations, named above.`,
  ];
}
