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
    () => JSON.parse(text) as Kept | null,
    () => `${path} is not a whole save, because it is broken off or was never one: load another file.`,
  );
  return orProblem(
    () => {
      if (kept === null || typeof kept !== "object") throw new Error("it holds no record");
      const { commitment, chance } = seal(String(kept.seed));
      if (kept.head?.commitment !== commitment) throw new Error("its seed is not the one committed to");
      const seats = kept.seats ?? {};
      if (!game.roles.every(({ seat }) => isSitter(seats[seat])))
        throw new Error("it does not say who plays");
      return { match: Match.restore(game, kept, chance), seed: kept.seed, seats };
    },
    (message) => `${path} cannot be loaded, because ${message.replace(/^this/, "it")}: load another file.`,
  );
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
