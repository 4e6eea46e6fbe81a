import type { Game, Options } from "@sandtable/engine";
import { type Judged, judge, type NamedBot, type Standing, type Trial } from "@sandtable/lab";
import { checkedOptions, checkedScenario, namedValue, wholeNumber } from "../../arguments.ts";
import { BOT_HELP, namedBots } from "../../bots.ts";
import { findGame } from "../../games.ts";
import { print, printJson } from "../../io.ts";
import { plot } from "../../plot.ts";
import { Problem } from "../../problem.ts";
import { Progress } from "../../progress.ts";
import { type Add, example, wanting } from "../../shell.ts";

interface Flags {
  readonly dev: string;
  readonly base: string;
  readonly elo: readonly [number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly most: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly option?: Options;
  readonly json?: true;
}

/** `sandtable lab sprt`: whether a bot is so much better than another, in as few games as that takes. */
export const addSprt: Add = (lab, shell) => {
  lab
    .command("sprt")
    .description(
      "let two bots meet in pairs of games with the same dice, sides swapped, until it is sure whether the one is so " +
        "much better than the other; exit code 0: it is, 1: it is not, or that was not decided",
    )
    .argument("<game>", "the game")
    .requiredOption("--dev <bot>", `the one that is said to be better: ${BOT_HELP}`)
    .requiredOption("--base <bot>", "the one that it is held against")
    .option("--elo <base,claim>", "worth no more than the first, or as much as the second", bounds, [0, 20])
    .option("--alpha <x>", "how often what is worth the first may be accepted", risk("--alpha"), 0.05)
    .option("--beta <x>", "how often what is worth the second may be rejected", risk("--beta"), 0.05)
    .option("--most <n>", "no more games than these", wholeNumber("--most", 2, 1_000_000), 100_000)
    .option("--seed <n>", "the seed of the run", wholeNumber("--seed", 0), 1)
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--option <name=value>", "an option of the game; may be given more than once", namedValue)
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable lab sprt malaya --dev officer --base recruit --elo 0,50"))
    .action(async (id: string, flags: Flags) => {
      const { game } = findGame(id);
      const trial: Trial = {
        game,
        scenario: checkedScenario(game, flags.scenario),
        options: checkedOptions(game, flags.option ?? {}),
        bots: [oneBot("--dev", flags.dev, game), oneBot("--base", flags.base, game)],
        seed: flags.seed,
        claim: { elo: flags.elo, alpha: flags.alpha, beta: flags.beta },
        most: flags.most >> 1,
      };
      const progress = new Progress(shell.io, flags.most);
      const judged = await judge(trial, (standing) => progress.tell(line(standing)));
      progress.clear();
      for (const { game: index, seed, violation } of judged.violations)
        shell.io.stderr.write(`Game ${index + 1} (seed ${seed}) broke off: ${violation}\n`);
      if (judged.accepted !== true || judged.violations.length > 0) shell.exitCode = wanting;
      const { curve: _, violations: __, ...figures } = judged;
      if (flags.json) printJson(shell.io, figures);
      else print(shell.io, ...text(trial, judged));
    });
};

function bounds(text: string): readonly [number, number] {
  const [base, claim, ...more] = text
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (more.length > 0 || !(base < claim && Math.abs(base) <= 1000 && Math.abs(claim) <= 1000))
    throw new Problem(`--elo takes two numbers of Elo, the smaller first, as in 0,20; not "${text}".`);
  return [base, claim];
}

const risk =
  (option: string) =>
  (text: string): number => {
    const share = /^0?\.\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(share > 0 && share < 0.5))
      throw new Problem(`${option} takes a share between 0 and 0.5, not "${text}".`);
    return share;
  };

function oneBot(option: string, text: string, game: Game): NamedBot {
  const [bot, ...more] = namedBots(option, text, game);
  if (more.length > 0) throw new Problem(`${option} takes one bot, not "${text}".`);
  return bot;
}

const line = ({ games, llr, pentanomial }: Standing): string =>
  `${games} games  LLR ${llr.toFixed(2)}  pairs ${pentanomial.join(" ")}`;

/** As wide as the curve is drawn. */
const WIDTH = 72;

function text({ game, scenario, bots, claim }: Trial, judged: Judged): string[] {
  const {
    accepted,
    llr,
    bounds: [low, high],
    games,
    pentanomial,
    elo,
    ci95,
    curve,
  } = judged;
  const [dev, base] = bots.map(({ name }) => name);
  const [least, claimed] = claim.elo;
  const verdict =
    accepted === null
      ? "Not decided"
      : accepted
        ? `Accepted: ${dev} is better by ${claimed} Elo or so`
        : `Rejected: ${dev} is not better than by ${least} Elo or so`;
  return [
    `${game.title}, ${scenario}: ${dev} against ${base}`,
    `${verdict}, after ${games} games.`,
    `LLR ${llr.toFixed(2)}, between ${low.toFixed(2)} (rejected) and ${high.toFixed(2)} (accepted).`,
    `Pairs by points, 0 to 2: ${pentanomial.join(", ")}.`,
    ...(ci95 === null ? [] : [`Elo ${elo}, 95 %: ${ci95[0]} to ${ci95[1]}.`]),
    ...(curve.length < 2
      ? []
      : [
          "",
          "The LLR: 0 % is rejected, 100 % accepted.",
          ...plot(
            curve.map((at) => share(at, low, high)),
            WIDTH,
          ),
        ]),
  ];
}

const share = (at: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (at - low) / (high - low)));
