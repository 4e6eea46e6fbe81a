import { type Options, writeTranscript } from "@sandtable/engine";
import { newSeed } from "@sandtable/seal";
import { checkedOptions, checkedScenario, namedValue } from "../arguments.ts";
import { boards } from "../boards/index.ts";
import { wrap } from "../columns.ts";
import { mustBeFree, writeWhole } from "../files.ts";
import { findGame, type GameId, type Shelf } from "../games.ts";
import { type Io, print } from "../io.ts";
import { Problem } from "../problem.ts";
import { type Add, example } from "../shell.ts";
import { mustBeAlone, newSitting, readSitting, type Sitting } from "../table/keep.ts";
import { Lines } from "../table/lines.ts";
import { paintFor } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import { checkedBot, seatsFor } from "../table/seats.ts";
import { Session } from "../table/session.ts";

interface Flags {
  readonly seat?: string;
  readonly bot?: string;
  readonly scenario?: string;
  readonly option?: Options;
  readonly seed?: string;
  readonly save?: string;
  readonly load?: string;
  readonly transcript?: string;
  readonly force?: true;
}

/** `sandtable play`: a person against a bot, or two at one keyboard. */
export const addPlay: Add = (program, { io }) => {
  program
    .command("play")
    .description("play a game in the terminal, against a bot or with somebody beside you")
    .argument("<game>", "the game")
    .option("--seat <seat>", "the side you play, or both for two people; the first side if not named")
    .option("--bot <name>", "the bot on the other side: plain (the default) or random")
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--option <name=value>", "an option of the game; may be given again", namedValue)
    .option("--seed <hex>", "64 hexadecimal digits for the dice; fresh ones if not named")
    .option("--save <file>", "keep the game in this file after every choice")
    .option("--load <file>", "go on with a saved game")
    .option("--transcript <file>", "write the record of the game to this file at the end")
    .option("--force", "replace files that exist")
    .addHelpText("after", example("sandtable play malaya --seat mcp --save my-game.json"))
    .action(async (id: string, flags: Flags) => {
      const shelf = findGame(id);
      const sitting = sitDown(shelf, flags);
      const force = flags.force === true;
      if (flags.save !== undefined && flags.save === flags.transcript)
        throw new Problem("--save and --transcript name the same file: give each its own.");
      for (const file of [flags.save, flags.transcript]) if (file !== undefined) mustBeFree(file, force);
      await playAt(io, shelf, sitting, flags);
      if (flags.transcript === undefined) return;
      writeWhole(flags.transcript, writeTranscript(sitting.match, sitting.seed), force);
      const audit = sitting.match.outcome ? " --audit" : "";
      print(
        io,
        `The record is in ${flags.transcript}: sandtable verify ${flags.transcript}${audit} checks it.`,
      );
    });
};

function sitDown({ game }: Shelf, flags: Flags): Sitting {
  const bot = checkedBot(flags.bot ?? "plain");
  mustBeAlone(flags.load, { "--seed": flags.seed, "--scenario": flags.scenario, "--option": flags.option });
  if (flags.load !== undefined) {
    const kept = readSitting(game, flags.load);
    if (flags.seat === undefined && flags.bot === undefined) return kept;
    const seat = flags.seat ?? game.roles.find((role) => kept.seats[role.seat] === "person")?.seat ?? "both";
    return { ...kept, seats: seatsFor(game, seat, bot) };
  }
  return newSitting(
    game,
    seatsFor(game, flags.seat ?? game.roles[0].seat, bot),
    flags.seed ?? newSeed(),
    checkedScenario(game, flags.scenario),
    checkedOptions(game, flags.option ?? {}),
  );
}

async function playAt(io: Io, { game }: Shelf, sitting: Sitting, flags: Flags): Promise<void> {
  const paint = paintFor(io);
  const brush = (): Brush => ({ words: game.words.en, paint, width: Math.min(io.stdout.columns ?? 80, 120) });
  const { match } = sitting;
  print(io, ...welcome(game.title, sitting, brush()));
  const lines = new Lines(io);
  const session = new Session({
    ...sitting,
    io,
    lines,
    draw: (with_, seat) => boards[game.id as GameId](match.view(seat), with_),
    brush,
    ...(flags.save !== undefined && { save: flags.save }),
    force: flags.force === true,
  });
  try {
    await session.play();
  } finally {
    lines.close();
  }
}

function welcome(title: string, { match, seats }: Sitting, { width, paint }: Brush): string[] {
  const sitters = match.game.roles.map(({ seat, name }) => `${name}: ${sitterName(seats[seat])}`);
  return [
    paint("bold", title),
    `${sitters.join(" · ")}. Type h for help.`,
    ...wrap(`The dice are sealed: SHA-256 of their seed is ${match.head.commitment}.`, width),
  ];
}

const sitterName = (sitter: string): string => (sitter === "person" ? "a person" : `the ${sitter} bot`);
