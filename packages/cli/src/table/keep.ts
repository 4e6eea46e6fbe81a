import { type Game, Match, type Save } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import { readText } from "../files.ts";
import { orProblem, Problem } from "../problem.ts";
import { isSitter, type Seats } from "./seats.ts";

/** A game at the terminal as stored: the match, the seed of its dice, and who sits where. */
interface Kept extends Save {
  readonly seed: string;
  readonly seats: Seats;
}

/** A game at the terminal. */
export interface Sitting {
  readonly match: Match;
  readonly seed: string;
  readonly seats: Seats;
}

export function sittingText({ match, seed, seats }: Sitting): string {
  const kept: Kept = { ...match.save(), seed, seats };
  return `${JSON.stringify(kept)}\n`;
}

/** The sitting that a file holds; a file that is broken anywhere is a problem. */
export function readSitting(game: Game, path: string): Sitting {
  const text = readText(path);
  const kept = orProblem(
    () => JSON.parse(text) as unknown,
    () => `${path} is not a whole save, because it is broken off or was never one: load another file.`,
  );
  return orProblem(
    () => {
      if (!isRecord(kept) || kept.sandtable !== "save") throw new Error("it is not a saved game");
      const { seed, seats, ...save } = kept as unknown as Kept;
      if (typeof save.version !== "number") throw new Error("its version is not known");
      checkHead(save.head);
      if (typeof seed !== "string") throw new Error("it has no seed");
      const { commitment, chance } = seal(seed);
      if (save.head.commitment !== commitment) throw new Error("its seed is not the one committed to");
      if (!isRecord(seats) || !game.roles.every(({ seat }) => isSitter(seats[seat])))
        throw new Error("it does not say who plays");
      return { match: Match.restore(game, save, chance), seed, seats };
    },
    (message) => `${path} cannot be loaded, because ${message.replace(/^this/, "it")}: load another file.`,
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What will be quoted or compared as text must be text. */
function checkHead(head: unknown): void {
  if (!isRecord(head)) throw new Error("its head is missing");
  const { game, scenario, options } = head;
  const texts = [game, scenario, ...(isRecord(options) ? Object.values(options) : [undefined])];
  if (texts.some((value) => typeof value !== "string")) throw new Error("its head is broken");
}

/** A new game, its dice sealed. */
export function newSitting(
  game: Game,
  seats: Seats,
  seed: string,
  scenario: string,
  options: Readonly<Record<string, string>>,
): Sitting {
  const { commitment, chance } = orProblem(
    () => seal(seed),
    (message) => `--seed does not fit, because ${message}: leave it out to get a fresh one.`,
  );
  return { match: Match.start(game, { scenario, options, commitment, chance }), seed, seats };
}

export function mustBeAlone(load: string | undefined, others: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (load !== undefined && given !== undefined)
    throw new Problem(
      `${given} cannot go with --load, because the saved game has its own: leave ${given} out.`,
    );
}
