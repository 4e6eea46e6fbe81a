import { BOT_NAMES } from "@sandtable/bots";
import type { Options, Seat } from "@sandtable/engine";
import { seedOfGame } from "@sandtable/lab";
import { checkedOptions, checkedScenario, namedValue, wholeNumber } from "../arguments.ts";
import { table } from "../columns.ts";
import { findGame } from "../games.ts";
import { type Io, print, printJson } from "../io.ts";
import { type Pairing, playMatch } from "../match/game.ts";
import { type Sitter, sittersOf } from "../match/sitters.ts";
import { oneLine } from "../problem.ts";
import { Progress } from "../progress.ts";

import { type Add, example, wanting } from "../shell.ts";

const MOST_GAMES = 1_000_000;
const AN_HOUR = 3600;

interface Flags {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly option?: Options;
  readonly timeout: number;
  readonly talk?: true;
  readonly json?: true;
}

interface Figures {
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  /** Who played each seat: a bot by its name, a program by the name it gave itself. */
  readonly players: Readonly<Record<Seat, string>>;
  /** Games won by each seat, and by nobody. */
  readonly results: Readonly<Record<Seat, number>>;
  readonly forfeits: readonly { readonly game: number; readonly seat: Seat; readonly why: string }[];
}

/** `sandtable match`: programs from outside against our bots or each other, by docs/bot-protocol.md. */
export const addMatch: Add = (program, shell) => {
  program
    .command("match")
    .description("let programs of your own play against the bots or each other")
    .argument("<game>", "the game")
    .requiredOption(
      "--seats <sitters>",
      `for each side in order a bot (${BOT_NAMES.join(", ")}) or run:<command>, parted by commas`,
    )
    .option(
      "--games <n>",
      "how many games; a program is started anew for each",
      wholeNumber("--games", 1, MOST_GAMES),
      1,
    )
    .option(
      "--seed <n>",
      "the seed of the run; a game's own seed plays it again alone",
      wholeNumber("--seed", 0),
      1,
    )
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--option <name=value>", "an option of the game; may be given again", namedValue)
    .option(
      "--timeout <s>",
      "seconds a program may take for one answer",
      wholeNumber("--timeout", 1, AN_HOUR),
      30,
    )
    .option("--talk", "print what the programs say about their choices")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      [
        "\nA program reads a JSON object a line and answers with one: docs/bot-protocol.md tells how. It is started",
        'without a shell; parts with spaces are written as JSON: run:["python3","my bot.py"].',
        example('sandtable match malaya --seats "run:python3 examples/bots/thumb_bot.py,officer" --games 3'),
      ].join("\n"),
    )
    .action(async (id: string, flags: Flags) => {
      const { game } = findGame(id);
      const { io } = shell;
      const pairing: Pairing = {
        game,
        scenario: checkedScenario(game, flags.scenario),
        options: checkedOptions(game, flags.option ?? {}),
        sitters: sittersOf(game, flags.seats),
        seconds: flags.timeout,
        ...(flags.talk && { talk: (seat, text) => io.stderr.write(`${seat}: ${oneLine(text)}\n`) }),
      };
      const figures = await playAll(io, pairing, flags);
      if (figures.forfeits.length > 0) shell.exitCode = wanting;
      if (flags.json) printJson(io, figures);
      else print(io, ...text(game.title, figures));
    });
};

async function playAll(io: Io, pairing: Pairing, { games, seed }: Flags): Promise<Figures> {
  const { game, scenario, sitters } = pairing;
  const seats = game.roles.map((role) => role.seat);
  const results: Record<Seat, number> = Object.fromEntries([...seats, "nobody"].map((seat) => [seat, 0]));
  const players = Object.fromEntries(seats.map((seat) => [seat, written(sitters[seat])]));
  const forfeits: { game: number; seat: Seat; why: string }[] = [];
  let decisions = 0;
  const progress = new Progress(io, games);
  for (let index = 0; index < games; index++) {
    const own = seedOfGame(seed, index);
    const played = await playMatch(pairing, own, io);
    const { winners } = played.outcome;
    decisions += played.decisions;
    Object.assign(players, played.names);
    for (const winner of winners.length > 0 ? winners : ["nobody"]) results[winner]++;
    if (played.forfeit) {
      const { seat, why } = played.forfeit;
      forfeits.push({ game: index + 1, seat, why });
      progress.clear();
      const said = `Game ${index + 1} (--games 1 --seed ${own} plays it again) is forfeit by ${seat}: ${why}`;
      io.stderr.write(`${oneLine(said).replace(/\.?$/, ".")}\n`);
    }
    progress.show(index + 1);
  }
  progress.clear();
  return { game: game.id, scenario, seed, games, decisions, players, results, forfeits };
}

const written = (sitter: Sitter): string => ("bot" in sitter ? sitter.bot : sitter.command.join(" "));

function text(title: string, { scenario, games, players, results, forfeits }: Figures): string[] {
  const wins = Object.entries(results).map(([seat, count]): (string | number)[] => [
    seat === "nobody" ? "  nobody" : `  ${seat} (${oneLine(players[seat])})`,
    count,
    `${((100 * count) / games).toFixed(1)} %`,
  ]);
  return [
    `${title}, ${scenario}: ${games} ${games === 1 ? "game" : "games"}.`,
    ...table(wins),
    ...(forfeits.length > 0 ? [`${forfeits.length} forfeit, named above.`] : []),
  ];
}
