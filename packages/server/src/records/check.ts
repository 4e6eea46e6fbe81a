import { type Options, readTranscript, type Seat, type Transcript, verify } from "@sandtable/engine";
import { NewImport } from "@sandtable/protocol";
import { seal } from "@sandtable/seal";
import type { Library } from "../games.ts";
import { checked } from "../http/body.ts";
import { messageOf, Trouble } from "../problem.ts";
import { type Beginning, beginningOf } from "../tables/opening.ts";
import { Story } from "../tables/story.ts";

/** A record of which every line holds. */
export interface CheckedRecord {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly opening: readonly (readonly [Seat, string])[];
  readonly seed: string;
  readonly commitment?: string;
  /** How a table of it begins, so that it need not be gone through again. */
  readonly beginning: Beginning;
}

/** Nothing in a record lies as deep. */
const MOST_DEEP = 12;
const COMMITMENT = /^[0-9a-f]{64}$/;

/** Read what was sent, and replay it: every answer must be legal and lead where it says, every die come from its seed. */
export function checkRecord(library: Library, body: string): CheckedRecord {
  const { transcript: text } = checked(NewImport, parsed(body));
  const transcript = orTrouble(() => {
    for (const [index, line] of text.split("\n").entries())
      if (depthOf(line) > MOST_DEEP) throw new Error(`line ${index + 1}: is nested too deeply`);
    return readTranscript(text);
  });
  const { head, entries, close } = transcript;
  const shelf = library.get(head.game);
  if (!shelf) throw new Trouble(404, `There is no game "${head.game}" here: the record cannot be shown.`);
  if (entries.length > shelf.game.bound * 2)
    throw new Trouble(400, `This record does not hold: no game of ${shelf.game.title} is that long.`);
  orTrouble(() => verify(shelf.game, transcript, isSealed(transcript) ? seal : undefined));
  const record = {
    game: head.game,
    scenario: head.scenario,
    options: head.options,
    opening: entries.map(({ seat, key }) => [seat, key] as const),
    seed: close.seed ?? "",
    ...(head.commitment !== undefined && { commitment: head.commitment }),
  };
  return { ...record, beginning: beginningOf(new Story(shelf, { ...record, ...UNNAMED })) };
}

/** What a table is given besides its record. */
const UNNAMED = { id: "", kind: "import", startedAt: "", mark: { number: 1 } } as const;

/** Whether the dice can be worked out again. A record that tells half of what proves them proves nothing. */
function isSealed({ head: { commitment }, close, entries }: Transcript): boolean {
  const end = entries.length + 2;
  if (commitment !== undefined && !COMMITMENT.test(commitment))
    throw new Error("line 1: its commitment is no SHA-256");
  if (commitment === undefined && close.seed !== undefined)
    throw new Error(`line ${end}: tells a seed to which nothing was committed`);
  if (commitment !== undefined && close.seed === undefined && close.close === "finished")
    throw new Error(`line ${end}: the game is over, but the seed that it committed to is not told`);
  return commitment !== undefined && close.seed !== undefined;
}

function parsed(body: string): unknown {
  try {
    if (depthOf(body) > MOST_DEEP) throw new Error("nested too deeply");
    return JSON.parse(body);
  } catch (error) {
    throw new Trouble(400, `This is not JSON: ${messageOf(error)}.`);
  }
}

/** How deep brackets lie in each other, outside of strings. */
function depthOf(text: string): number {
  let [depth, most, isString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isString) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) isString = false;
    } else if (letter === QUOTE) isString = true;
    else if (letter === BRACKET || letter === BRACE) most = Math.max(most, ++depth);
    else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--;
  }
  return most;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

function orTrouble<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Trouble(400, `This record does not hold: ${messageOf(error)}.`);
  }
}
