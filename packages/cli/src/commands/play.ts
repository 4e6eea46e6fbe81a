import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Options, type Title, writeTranscript } from "@sandtable/engine";
import { newSeed } from "@sandtable/seal";
import { checkedOptions, checkedScenario, fileName, namedValue } from "../arguments.ts";
import { boardOf } from "../boards/index.ts";
import { widthFor, wrap } from "../columns.ts";
import { isSameFile, mustBeWritable, writeWhole } from "../files.ts";
import { findGame } from "../games.ts";
import { type Io, print } from "../io.ts";
import { Problem } from "../problem.ts";
import { type Add, example } from "../shell.ts";
import { Host } from "../table/host.ts";
import { mustBeAlone, newSitting, readSitting, type Sitting } from "../table/keep.ts";
import { Lines } from "../table/lines.ts";
import { paintFor } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import { checkedBot, seatsFor } from "../table/seats.ts";

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
    .option(
      "--bot <name>",
      "the bot on the other side: recruit, officer (the default), colonel, general or random",
    )
    .option("--scenario <id>", "the scenario; the game's first if not named")
    .option("--option <name=value>", "an option of the game; may be given again", namedValue)
    .option("--seed <hex>", "64 hexadecimal digits for the dice; fresh ones if not named")
    .option("--save <file>", "keep the game in this file after every choice", fileName("--save"))
    .option("--load <file>", "go on with a saved game", fileName("--load"))
    .option(
      "--transcript <file>",
      "write the record of the game to this file at the end",
      fileName("--transcript"),
    )
    .option("--force", "let --save and --transcript replace files that exist")
    .addHelpText("after", example("sandtable play malaya --seat mcp --save my-game.json"))
    .action(async (id: string, flags: Flags) => {
      const title = findGame(id);
      checkFiles(flags);
      const sitting = sitDown(title, flags);
      await playAt(io, title, sitting, flags);
      if (flags.transcript === undefined) return;
      const record = writeTranscript(sitting.match, sitting.seed);
      const file = flags.transcript;
      keepRecord(id, file, record, flags.force === true);
      const audit = sitting.match.outcome ? " --audit" : "";
      print(io, `The record is in ${file}: sandtable verify ${file}${audit} checks it.`);
    });
};

/** Whatever is wrong with the files is told before the game begins. */
function checkFiles({ save, load, transcript, ...flags }: Flags): void {
  const force = flags.force === true;
  const clash = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined && other !== undefined && isSameFile(one, other);
  const twice = clash(save, transcript) ? "--save" : clash(load, transcript) ? "--load" : undefined;
  if (twice) throw new Problem(`${twice} and --transcript name the same file: give each its own.`);
  if (save !== undefined) mustBeWritable(save, force || clash(load, save));
  if (transcript !== undefined) mustBeWritable(transcript, force);
}

/** A record that cannot go where it was wanted is not lost: it goes to the folder for temporary files. */
function keepRecord(game: string, file: string, record: string, force: boolean): void {
  const said: string[] = [];
  const attempt = (place: string, replace: boolean): boolean => {
    try {
      writeWhole(place, record, replace);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      said.push(error.message);
      return false;
    }
  };
  if (attempt(file, force)) return;
  const other = join(tmpdir(), `sandtable-${game}-${randomBytes(4).toString("hex")}.jsonl`);
  if (attempt(other, false)) said.push(`The record is in ${other} instead.`);
  throw new Problem(said.join(" "));
}

function sitDown({ game }: Title, flags: Flags): Sitting {
  const bot = checkedBot(flags.bot ?? "officer");
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

async function playAt(
  io: Io,
  { game, rules, ruleTexts }: Title,
  sitting: Sitting,
  flags: Flags,
): Promise<void> {
  const paint = paintFor(io);
  const brush = (): Brush => ({ words: game.words.en, paint, width: widthFor(io) });
  print(io, ...welcome(game.title, sitting, brush()));
  const lines = new Lines(io);
  const host = new Host({
    ...sitting,
    io,
    lines,
    board: boardOf(game),
    brush,
    book: { rules: rules.rules, texts: ruleTexts },
    ...(flags.save !== undefined && { save: flags.save }),
    ...(flags.load !== undefined && { load: flags.load }),
    ...(flags.transcript !== undefined && { transcript: flags.transcript }),
    force: flags.force === true,
  });
  try {
    await host.play();
  } finally {
    lines.close();
  }
}

function welcome(title: string, { match, seats }: Sitting, { width, paint }: Brush): string[] {
  const sitters = match.game.roles.map(({ seat, name }) => `${name}: ${sitterName(seats[seat])}`);
  return [
    ...wrap(title, width).map((line) => paint("bold", line)),
    ...wrap(`${sitters.join(" · ")}. Type h for help.`, width),
    ...wrap(`The dice are sealed: SHA-256 of their seed is ${match.head.commitment}.`, width),
  ];
}

const sitterName = (sitter: string): string => (sitter === "person" ? "a person" : `the ${sitter} bot`);
