import type { ChanceSource } from "./chance.ts";
import { CHANCE } from "./decision.ts";
import type { Game, Outcome, Position } from "./game.ts";
import { type Entry, type Head, Match, Refused } from "./match.ts";

/**
 * The record of a match as text, one JSON value a line: the head, an entry per answer, and a closing line.
 * It rebuilds every position, in any process.
 */
export interface Transcript {
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly close: Close;
}

export interface Close {
  readonly close: "finished" | "open";
  readonly decisions: number;
  readonly outcome?: Outcome;
  /** The seed of the sealed chance source, told when the game has ended. */
  readonly seed?: string;
}

/** What is wrong with a transcript, and in which line. */
export class TranscriptError extends Error {
  override readonly name = "TranscriptError";
  readonly line: number;

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.line = line;
  }
}

export function writeTranscript<S extends Position>(match: Match<S>, seed?: string): string {
  if (match.entries.length < match.made) throw new Error("this match has forgotten its record");
  const lines: unknown[] = [{ sandtable: "transcript", version: 1, ...match.head }];
  for (const entry of match.entries) lines.push(entry);
  const close: Close = {
    close: match.outcome ? "finished" : "open",
    decisions: match.entries.length,
    ...(match.outcome && { outcome: match.outcome }),
    ...(match.outcome && seed !== undefined && { seed }),
  };
  lines.push(close);
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

type Fields = Record<string, unknown>;

function parseLine(text: string, line: number): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Fields;
  } catch {
    // told below
  }
  throw new TranscriptError(line, "is not a JSON object");
}

/** Read a transcript's text; throws a {@link TranscriptError} on the first line that is broken. */
export function readTranscript(text: string): Transcript {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const first = parseLine(lines[0] ?? "", 1);
  const { sandtable, version, game, scenario, options, commitment } = first;
  if (sandtable !== "transcript") throw new TranscriptError(1, 'does not say "sandtable": "transcript"');
  if (version !== 1)
    throw new TranscriptError(1, `has version ${JSON.stringify(version)}; this reads version 1`);
  if (typeof game !== "string" || typeof scenario !== "string")
    throw new TranscriptError(1, "names no game or scenario");
  if (options === null || typeof options !== "object") throw new TranscriptError(1, "has no options");
  if (commitment !== undefined && typeof commitment !== "string")
    throw new TranscriptError(1, "has a broken commitment");
  const head: Head = {
    game,
    scenario,
    options: options as Head["options"],
    ...(commitment !== undefined && { commitment }),
  };

  const entries: Entry[] = [];
  for (let line = 2; line < lines.length; line++) {
    const { seat, key, hash } = parseLine(lines[line - 1], line);
    if (typeof seat !== "string" || typeof key !== "string" || typeof hash !== "string") {
      throw new TranscriptError(line, "is not an entry with seat, key and hash");
    }
    entries.push({ seat, key, hash });
  }

  const end = lines.length;
  const close = end > 1 ? (parseLine(lines[end - 1], end) as unknown as Close) : undefined;
  if (close?.close !== "finished" && close?.close !== "open") {
    throw new TranscriptError(end, "the closing line is missing: the transcript is cut off");
  }
  if (close.decisions !== entries.length) {
    throw new TranscriptError(
      end,
      `counts ${JSON.stringify(close.decisions)} decisions, but ${entries.length} stand above`,
    );
  }
  return { head, entries, close };
}

/** Rebuilds a sealed source from its seed, with the commitment that seed gives. */
export type Unseal = (seed: string) => { readonly commitment: string; readonly chance: ChanceSource };

/**
 * Replay a transcript: every answer must be legal and lead to the position on record. With `unseal`, every
 * roll and draw is checked against the revealed seed as well. Throws a {@link TranscriptError}.
 */
export function verify<S extends Position>(game: Game<S>, transcript: Transcript, unseal?: Unseal): Match<S> {
  const { head, entries, close } = transcript;
  const end = entries.length + 2;
  const sealed = unseal && openSeal(transcript, unseal);
  /** How many entries have been answered: the next one stands in the line after those and the head. */
  let answered = 0;
  const lineNow = (): number => answered + 2;

  const chance: ChanceSource = {
    answer(question, asked) {
      const entry = entries[answered];
      const index = question.choices.findIndex((choice) => choice.key === entry?.key);
      if (entry?.seat !== CHANCE)
        throw new TranscriptError(lineNow(), `rule ${question.rule} asks chance here`);
      if (index < 0)
        throw new TranscriptError(lineNow(), `"${entry.key}" cannot come up under rule ${question.rule}`);
      if (sealed && sealed.answer(question, asked) !== index) {
        throw new TranscriptError(lineNow(), `"${entry.key}" is not what the seed gives`);
      }
      answered++;
      return index;
    },
  };

  let match: Match<S>;
  try {
    const { scenario, options, commitment } = head;
    match = Match.start(game, { scenario, options, commitment, chance });
  } catch (error) {
    if (error instanceof TranscriptError) throw error;
    throw new TranscriptError(1, (error as Error).message);
  }
  let checked = 0;
  const check = (): void => {
    for (; checked < match.entries.length; checked++) {
      const made = match.entries[checked];
      if (made.hash !== entries[checked].hash) {
        throw new TranscriptError(checked + 2, `leads to ${made.hash}, not ${entries[checked].hash}`);
      }
    }
  };
  check();
  while (answered < entries.length) {
    const line = lineNow();
    const { seat, key } = entries[answered++];
    try {
      match.choose(seat, key);
    } catch (error) {
      if (error instanceof Refused) throw new TranscriptError(line, error.message);
      throw error;
    }
    check();
  }
  if ((close.close === "finished") !== (match.outcome !== undefined)) {
    throw new TranscriptError(end, `says the game is ${close.close}, which is not so`);
  }
  if (JSON.stringify(match.outcome) !== JSON.stringify(close.outcome)) {
    throw new TranscriptError(end, "tells another outcome than the one reached");
  }
  return match;
}

/** A seed that is told must be the one committed to; nothing to say while one of the two is missing. */
export function checkSeal(transcript: Transcript, unseal: Unseal): void {
  if (transcript.head.commitment !== undefined && transcript.close.seed !== undefined)
    openSeal(transcript, unseal);
}

function openSeal({ head, entries, close }: Transcript, unseal: Unseal): ChanceSource {
  const end = entries.length + 2;
  if (head.commitment === undefined) throw new TranscriptError(1, "has no commitment to audit against");
  if (typeof close.seed !== "string")
    throw new TranscriptError(end, "the seed is not told: it is revealed when the game ends");
  const { commitment, chance } = unsealAt(end, close.seed, unseal);
  if (commitment !== head.commitment)
    throw new TranscriptError(end, "the seed is not the one committed to in line 1");
  return chance;
}

function unsealAt(line: number, seed: string, unseal: Unseal): ReturnType<Unseal> {
  try {
    return unseal(seed);
  } catch (error) {
    throw new TranscriptError(line, (error as Error).message);
  }
}
