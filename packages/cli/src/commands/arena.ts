import type { Game, Options } from "@sandtable/engine";
import {
  between,
  counts,
  type Figures,
  type Meeting,
  meet,
  type NamedBot,
  percent,
  time,
} from "@sandtable/lab";
import { checkedOptions, checkedScenario, namedValue, wholeNumber } from "../arguments.ts";
import { BOT_HELP, namedBots } from "../bots.ts";
import { table } from "../columns.ts";
import { findGame } from "../games.ts";
import { print, printJson } from "../io.ts";
import { Problem } from "../problem.ts";
import { Progress } from "../progress.ts";
import { type Add, example, wanting } from "../shell.ts";

interface Flags {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly option?: Options;
  readonly json?: true;
}

/** `sandtable arena`: a bot against another, and how sure it is which of them is better. */
export const addArena: Add = (program, shell) => {
  program
    .command("arena")
    .description("let two bots meet in pairs of games with the same dice, sides swapped, on all cores")
    .argument("<game>", "the game")
    .requiredOption("--seats <bots>", `the two bots, a comma between them; each is ${BOT_HELP}`)
    .option("--games <n>", "how many games", wholeNumber("--games", 1, 1_000_000), 100)
    .option("--seed <n>", "the seed of the run", wholeNumber("--seed", 0), 1)
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--option <name=value>", "an option of the game; may be given more than once", namedValue)
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable arena malaya --seats officer,random --games 200"))
    .action(async (id: string, flags: Flags) => {
      const { game } = findGame(id);
      const meeting: Meeting = {
        game,
        scenario: checkedScenario(game, flags.scenario),
        options: checkedOptions(game, flags.option ?? {}),
        bots: twoBots(flags.seats, game),
        games: flags.games,
        seed: flags.seed,
      };
      const progress = new Progress(shell.io, flags.games);
      const figures = await meet(meeting, (done) => progress.show(done));
      progress.clear();
      if (figures.violations.length > 0) shell.exitCode = wanting;
      for (const { game: index, seed, violation } of figures.violations)
        shell.io.stderr.write(
          `Game ${index + 1} (--games 2 --seed ${seed} plays it again, and its twin): ${violation}\n`,
        );
      if (flags.json) printJson(shell.io, figures);
      else print(shell.io, ...text(game, figures));
    });
};

function twoBots(text: string, game: Game): readonly [NamedBot, NamedBot] {
  const bots = namedBots("--seats", text, game);
  if (bots.length !== 2) throw new Problem(`--seats takes two bots, not "${text}": as in officer,random.`);
  return [bots[0], bots[1]];
}

function text({ title, roles }: Game, figures: Figures): string[] {
  const { scenario, seats, games, finished, wins, draws, rate, ci95, bySide, length } = figures;
  const [one, other] = seats;
  const sides = roles.map(({ seat }): (string | number)[] => {
    const side = bySide[seat];
    return [`  as ${seat}`, side.games, "games", percent(side.rate), `95 %: ${between(side.ci95)}`];
  });
  return [
    `${title}, ${scenario}: ${finished} of ${games} games finished.`,
    `${one} won ${wins[0]}, ${other} won ${wins[1]}, ${draws} drawn. Of ${one}, a draw counting half:`,
    ...table([["  in all", finished, "games", percent(rate), `95 %: ${between(ci95)}`], ...sides]),
    `Length: ${middle(length.decisions)} decisions, ${middle(length.turns)} turns. Ended by: ${counts(figures.reasons) || "nothing"}.`,
    ...seats.map((name, bot) => {
      const { mean, p95, longest } = figures.thinking[bot];
      return `${name} thinks ${time(mean)} a turn, 19 times in 20 at most ${time(p95)}, ${time(longest)} at the longest.`;
    }),
    figures.violations.length === 0
      ? "No violation."
      : `${figures.violations.length} violations, named above.`,
  ];
}

const middle = ({ mean, median }: { readonly mean: number; readonly median: number }): string =>
  `${mean.toFixed(1)} (median ${median})`;
