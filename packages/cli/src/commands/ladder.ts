import { existsSync } from "node:fs";
import { join } from "node:path";
import { BOT_NAMES } from "@sandtable/bots";
import type { Game } from "@sandtable/engine";
import {
  between,
  climb,
  emptyLedger,
  keptBouts,
  type Ladder,
  type Ledger,
  ladderMarkdown,
  ladderPage,
  missingFrom,
  percent,
  ratingText,
  readLedger,
  type Standings,
  standingsOf,
  time,
  usualCount,
  writeLedger,
} from "@sandtable/lab";
import { titles } from "@sandtable/library";
import { fileName, levelNames, wholeNumber } from "../arguments.ts";
import { table } from "../columns.ts";
import { MarkedDocument } from "../documents.ts";
import { makeFolder, readText, writeWhole } from "../files.ts";
import { findGame } from "../games.ts";
import { print, printJson } from "../io.ts";
import { orProblem, Problem } from "../problem.ts";
import { Progress } from "../progress.ts";
import { type Add, example, wanting } from "../shell.ts";
import { sourceFolder } from "../sources.ts";

interface Flags {
  readonly games?: number;
  readonly seed?: number;
  readonly levels?: string;
  readonly out: string;
  readonly resume?: true;
  readonly write?: true;
  readonly json?: true;
}

/** How often what was played is kept, in milliseconds: no more is lost when the ladder is stopped. */
const KEEP_EVERY = 5000;

/** `sandtable ladder`: every level against its neighbour, in every game; and the table of it. */
export const addLadder: Add = (program, shell) => {
  program
    .command("ladder")
    .description("let every level meet the one below it, rate them, and write a page and a table of it")
    .argument("[games...]", "the games; all of them if none is named")
    .option(
      "--games <n>",
      "games of each pairing (200; 100 where games are long)",
      wholeNumber("--games", 2, 100_000),
    )
    .option("--seed <n>", "the seed of the run (1 if not named)", wholeNumber("--seed", 0))
    .option("--levels <names>", `only these, a comma between them: ${BOT_NAMES.join(", ")}`)
    .option("--out <folder>", "where results and page go", fileName("--out", "folder"), "data/ladder")
    .option(
      "--resume",
      "go on with the results in that folder; those of bots that are others now are played anew, those of games that are not named stay",
    )
    .option("--write", "put the table into docs/bots.md, between its marks")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable ladder malaya --games 200 --resume"))
    .action(async (ids: readonly string[], flags: Flags) => {
      const games = (ids.length > 0 ? ids.map(findGame) : titles).map(({ game }) => game);
      const levels = flags.levels === undefined ? BOT_NAMES : levelNames(flags.levels, 2);
      const ladder = { games, levels, count: (game: Game) => flags.games ?? usualCount(game) };
      const document =
        flags.write && new MarkedDocument(join(sourceFolder("docs"), "bots.md"), "ladder", "The bots");
      makeFolder(flags.out);
      const file = join(flags.out, "ladder.json");
      const ledger = openLedger(file, flags);
      const missing = missingFrom(ledger, ladder);
      const others = titles
        .map(({ game }) => game)
        .filter((game) => !games.includes(game) && Object.hasOwn(ledger.games, game.id));
      const command = commandOf(ids, flags, ledger.seed);
      const named = (): Standings[] => games.map((game) => standingsOf(ledger, game, levels));
      const kept = others.map((game) => standingsOf(ledger, game, BOT_NAMES, keptBouts));
      const standings = (): Standings[] => [...kept, ...named()].sort(byShelf);
      const keep = (): void => {
        const now = standings();
        writeWhole(file, writeLedger(ledger), true);
        writeWhole(join(flags.out, "ladder.html"), ladderPage(now, command), true);
        writeWhole(join(flags.out, "ladder.md"), `${ladderMarkdown(now, command)}\n`, true);
      };
      keep();
      await play(ledger, ladder, keep, new Progress(shell.io, missing));
      const now = standings();
      if (document) document.write(ladderMarkdown(now, command));
      for (const { game, violations } of now)
        for (const { seats, game: index, violation } of violations) {
          shell.exitCode = wanting;
          shell.io.stderr.write(`${game}, ${seats.join(" against ")}, game ${index + 1}: ${violation}\n`);
        }
      if (flags.json) printJson(shell.io, { seed: ledger.seed, standings: named() });
      else print(shell.io, ...named().flatMap(text), `The page is ${join(flags.out, "ladder.html")}.`);
    });
};

/** In the order of the library. */
const byShelf = (one: Standings, other: Standings): number => shelfOf(one) - shelfOf(other);
const shelfOf = ({ game: id }: Standings): number => titles.findIndex(({ game }) => game.id === id);

function openLedger(file: string, { resume, seed }: Flags): Ledger {
  if (!existsSync(file)) return emptyLedger(seed ?? 1);
  if (!resume)
    throw new Problem(`${file} exists already: add --resume to go on with it, or choose another --out.`);
  const ledger = orProblem(
    () => readLedger(readText(file)),
    (message) => `${file} cannot be gone on with, because ${message}: choose another --out.`,
  );
  if (seed !== undefined && seed !== ledger.seed)
    throw new Problem(
      `${file} was begun with --seed ${ledger.seed}: leave --seed out, or choose another --out.`,
    );
  return ledger;
}

async function play(ledger: Ledger, ladder: Ladder, keep: () => void, progress: Progress): Promise<void> {
  let done = 0;
  let kept = performance.now();
  await climb(ledger, ladder, () => {
    progress.show(++done);
    if (performance.now() - kept < KEEP_EVERY) return;
    keep();
    kept = performance.now();
  });
  progress.clear();
  keep();
}

const commandOf = (ids: readonly string[], { games, levels }: Flags, seed: number): string =>
  [
    "npx sandtable ladder",
    ...ids,
    ...(games === undefined ? [] : [`--games ${games}`]),
    `--seed ${seed}`,
    ...(levels === undefined ? [] : [`--levels ${levels}`]),
    "--write",
  ].join(" ");

function text({ title, sides, levels, rows, ratings }: Standings): string[] {
  const met = rows.map(({ seats, side, games, rate, ci95, thinking }) => [
    side === undefined ? `  ${seats[0]} against ${seats[1]}` : `    as ${side}`,
    games,
    percent(rate),
    `95 %: ${between(ci95)}`,
    `${time(thinking.mean)} a turn, longest ${time(thinking.longest)}`,
  ]);
  const rated = levels.map((name) => [
    `  ${name}`,
    ...sides.map(({ seat }) => `${seat} ${ratingText(ratings[name][seat])}`),
  ]);
  return [title, ...table(met), ...table(rated)];
}
