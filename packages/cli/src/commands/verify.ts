import {
  checkSeal,
  type Game,
  type Outcome,
  readTranscript,
  say,
  type Transcript,
  TranscriptError,
  verify,
} from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import { fileName } from "../arguments.ts";
import { readText } from "../files.ts";
import { findGame } from "../games.ts";
import { print, printJson } from "../io.ts";
import { Problem } from "../problem.ts";
import { type Add, example } from "../shell.ts";

/** What there is to say of a record; printed as JSON. */
interface Finding {
  readonly ok: boolean;
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly error?: string;
}

/** `sandtable verify`: does this record of a game hold, line by line? */
export const addVerify: Add = (program, { io }) => {
  program
    .command("verify")
    .description("replay a transcript and check every line of it")
    .argument("<transcript>", "the file", fileName("verify"))
    .option("--audit", "check every roll and draw against the revealed seed too")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable verify game.jsonl --audit"))
    .action((path: string, options: { audit?: true; json?: true }) => {
      const { game, ...finding } = examine(readText(path), options.audit === true);
      if (options.json) printJson(io, finding);
      if (finding.error !== undefined) throw new Problem(`${path} does not hold: ${finding.error}.`);
      if (!options.json) print(io, good(finding, game, options.audit === true));
    });
};

/** What is wrong with the record is a finding; anything else that goes wrong is not the record's fault. */
function examine(text: string, audit: boolean): Finding & { readonly game?: Game } {
  let decisions = 0;
  try {
    // Editors and mail like to add blank lines at the end.
    const transcript = read(`${text.trimEnd()}\n`);
    decisions = transcript.entries.length;
    const game = gameOf(transcript.head.game);
    checkSeal(transcript, seal);
    const { entries, outcome } = verify(game, transcript, audit ? seal : undefined);
    return { ok: true, decisions: entries.length, outcome: outcome ?? null, game };
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    return { ok: false, decisions, outcome: null, error: error.message.replace(/\.$/, "") };
  }
}

/** Objects that have no text of their own are odd, but a matter of the record all the same. */
function read(text: string): Transcript {
  try {
    return readTranscript(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TranscriptError(1, "or the last one has an object where a number belongs");
  }
}

function gameOf(id: string): Game {
  try {
    return findGame(id).game;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new TranscriptError(1, error.message.replace(/^There/, "there"));
  }
}

function good({ decisions, outcome }: Finding, game: Game | undefined, audit: boolean): string {
  const dice = audit ? " Every roll and draw is the one that the committed seed gives." : "";
  const end = outcome && game ? ending(game, outcome) : "not finished yet.";
  return `The transcript holds: ${decisions} decisions, ${end}${dice}`;
}

/** Who has won, and why, in the game's own words. */
function ending({ roles, words }: Game, { winners, reason }: Outcome): string {
  const names = winners.map((winner) => `the ${roles.find(({ seat }) => seat === winner)?.name ?? winner}`);
  return `won by ${names.join(" and ") || "nobody"}: ${say(words.en, { key: `outcome.${reason}`, winners })}`;
}
