import { type Outcome, readTranscript, verify } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import { readText } from "../files.ts";
import { findGame } from "../games.ts";
import { print, printJson } from "../io.ts";
import { messageOf, Problem } from "../problem.ts";
import { type Add, example } from "../shell.ts";

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
    .argument("<transcript>", "the file")
    .option("--audit", "check every roll and draw against the revealed seed too")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable verify game.jsonl --audit"))
    .action((path: string, options: { audit?: true; json?: true }) => {
      const finding = examine(readText(path), options.audit === true);
      if (options.json) printJson(io, finding);
      if (finding.error !== undefined) throw new Problem(`${path} does not hold: ${finding.error}.`);
      if (!options.json) print(io, good(finding, options.audit === true));
    });
};

function examine(text: string, audit: boolean): Finding {
  let decisions = 0;
  try {
    const transcript = readTranscript(text);
    decisions = transcript.entries.length;
    const { game } = findGame(transcript.head.game);
    const match = verify(game, transcript, audit ? seal : undefined);
    return { ok: true, decisions: match.entries.length, outcome: match.outcome ?? null };
  } catch (error) {
    return { ok: false, decisions, outcome: null, error: messageOf(error).replace(/\.$/, "") };
  }
}

function good({ decisions, outcome }: Finding, audit: boolean): string {
  const end = outcome
    ? `won by ${outcome.winners.join(" and ") || "nobody"} (${outcome.reason})`
    : "not finished yet";
  const dice = audit ? " Every roll and draw is the one that the committed seed gives." : "";
  return `The transcript holds: ${decisions} decisions, ${end}.${dice}`;
}
