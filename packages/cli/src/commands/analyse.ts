import { type Analysis, analyse, botOf, SEARCH, settingsOf, USUAL_ANALYSIS } from "@sandtable/bots";
import {
  type Game,
  type Match,
  readTranscript,
  type Seat,
  signed,
  TranscriptError,
  verify,
} from "@sandtable/engine";
import { fileName, wholeNumber } from "../arguments.ts";
import { widthFor, wrap } from "../columns.ts";
import { readText } from "../files.ts";
import { findGame } from "../games.ts";
import { type Io, print, printJson } from "../io.ts";
import { plot } from "../plot.ts";
import { Problem } from "../problem.ts";
import { Progress } from "../progress.ts";
import { type Add, example } from "../shell.ts";
import { paintFor } from "../table/paint.ts";
import { chosen, eventLines, percent } from "../table/plans.ts";
import type { Brush } from "../table/screen.ts";

/** `sandtable analyse`: how the chances went, and which turns made them go. */
export const addAnalyse: Add = (program, { io }) => {
  program
    .command("analyse")
    .description("look through a game that was played: the chances, and the turns that mattered")
    .argument("<transcript>", "the file", fileName("analyse"))
    .option(
      "--looks <count>",
      "how far the general looks at a turning point; as far as it always does if not named",
      wholeNumber("--looks", SEARCH.looks.least, SEARCH.looks.most),
    )
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable analyse game.jsonl"))
    .action((path: string, options: { looks?: number; json?: true }) => {
      const match = matchOf(path);
      const analysis = run(io, match, options.looks);
      if (options.json) printJson(io, analysis);
      else {
        const brush = { words: match.game.words.en, paint: paintFor(io), width: widthFor(io) };
        print(io, ...told(brush, match, analysis));
      }
    });
};

/** The game on record; one that does not hold is a problem. */
function matchOf(path: string): Match {
  try {
    const transcript = readTranscript(`${readText(path).trimEnd()}\n`);
    return verify(findGame(transcript.head.game).game, transcript);
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    throw new Problem(`${path} does not hold: ${error.message.replace(/\.$/, "")}.`);
  }
}

function run(io: Io, match: Match, looks: number | undefined): Analysis {
  const general = settingsOf("general", match.game);
  const isShort = general.kind === "search" && looks !== undefined;
  const judge = botOf(isShort ? { ...general, looks } : general);
  const work = analyse(match.game, match, { ...USUAL_ANALYSIS, judge });
  let progress: Progress | undefined;
  for (;;) {
    const step = work.next();
    if (step.done) {
      progress?.clear();
      return step.value;
    }
    progress ??= new Progress(io, step.value.of);
    progress.show(step.value.done);
  }
}

const nameOf = ({ roles }: Game, seat: Seat): string =>
  roles.find((role) => role.seat === seat)?.name ?? seat;

function told(brush: Brush, match: Match, { points, turningPoints }: Analysis): string[] {
  const { game } = match;
  const { width, paint } = brush;
  const [{ seat, name }] = game.roles;
  const bold = (text: string): string[] => wrap(text, width).map((line) => paint("bold", line));
  const turnings = [...turningPoints].sort((a, b) => a.at - b.at);
  return [
    ...bold(`${game.title}: ${match.entries.length} decisions, ${points.length} points`),
    ...bold(`The chance of the ${name}, turn by turn:`),
    ...plot(
      points.map(({ chances }) => chances[seat]),
      width,
    ),
    ...wrap("The chances are a bot's guesses from games played on in its head.", width),
    ...(turnings.length === 0 ? wrap("No single turn changed much.", width) : []),
    ...turnings.flatMap((turning) => {
      const { at, until, before, expected, luck, after, courses, keys } = turning;
      const turn = points.findIndex((point) => point.at === at) + 1;
      const events = match.events.filter((event) => event.at > at && event.at <= until);
      const done = eventLines(
        brush,
        events.map(({ event }) => event),
      );
      const labels = keys.flatMap((key) => game.choice(key)?.label ?? []);
      const best = courses.find((course) => percent(course.expected) !== percent(expected));
      return [
        "",
        ...bold(
          `Turn ${turn} (entry ${at + 1}), the ${nameOf(game, turning.seat)}: ${percent(before)} to ${percent(after)}`,
        ),
        ...(done.length > 0 ? done : wrap(chosen(brush, labels), width)),
        ...wrap(
          `What was done was worth ${percent(expected)}; the dice made that ${signed(Math.round(luck * 100))}.`,
          width,
        ),
        ...wrap(
          best
            ? `A general would have gone for ${percent(best.expected)}:`
            : "A general finds nothing better there.",
          width,
        ),
        ...(best ? eventLines(brush, best.events) : []),
      ];
    }),
  ];
}
