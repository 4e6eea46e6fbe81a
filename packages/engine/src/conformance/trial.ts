import {
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Position,
  type Random,
} from "../index.ts";

/** How long the kit runs. */
export interface Length {
  /** Random games per scenario through a Match, each with every law at sampled decisions. */
  readonly games: number;
  /** Random games per scenario without a Match, for bounds, invariants and landmarks. */
  readonly playouts: number;
}

/** A broken law, with what reproduces it. */
export class Broken extends Error {
  override readonly name = "Broken";
}

export const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};
export function same(a: unknown, b: unknown, what: string): void {
  const [first, second] = [JSON.stringify(a) ?? "nothing", JSON.stringify(b) ?? "nothing"];
  if (first === second) return;
  let at = 0;
  while (first[at] === second[at]) at++;
  const from = Math.max(0, at - EXCERPT);
  throw new Broken(`${what}: …${first.slice(from, at + EXCERPT)}… or …${second.slice(from, at + EXCERPT)}…`);
}
/** So much of what differs is shown on either side of the difference. */
const EXCERPT = 120;
export const keys = (decision: Decision | undefined): string[] =>
  decision?.choices.map((choice) => choice.key) ?? [];

/** A match played at random from a seed, stopped at every decision by `look`. */
export function walk<S extends Position>(
  game: Game<S>,
  scenario: string,
  seed: number,
  look: (match: Match<S>, random: Random) => void,
): Match<S> {
  const random = fastRandom(seed);
  const match = Match.start(game, { scenario, chance: fastChance(fastRandom(seed + 0.5 * 2 ** 32)) });
  try {
    while (match.decision) {
      look(match, random);
      const { seat, choices } = match.decision;
      match.choose(seat, choices[random.below(choices.length)].key);
    }
  } catch (error) {
    throw withTranscript(error as Error, match, seed);
  }
  return match;
}

function withTranscript<S extends Position>(error: Error, match: Match<S>, seed: number): Error {
  const { game, scenario } = match.head;
  const tail = match.entries.map((entry) => `${entry.seat} ${entry.key}`).join(", ");
  return new Broken(
    `${error.message}\n  ${game}, scenario ${scenario}, seed ${seed}, at decision ${match.entries.length}` +
      `\n  reproduce: npx sandtable playout ${game} --scenario ${scenario} --games 1 --seed ${seed}\n  played: ${tail}`,
    { cause: error },
  );
}

/** Random games of every scenario, stopped at every decision. */
export function everyGame<S extends Position>(
  game: Game<S>,
  { games }: Length,
  look: (match: Match<S>, random: Random, scenario: string) => void,
  done?: (match: Match<S>) => void,
): void {
  for (const { id } of game.scenarios) {
    for (let seed = 1; seed <= games; seed++) {
      const match = walk(game, id, seed, (open, random) => look(open, random, id));
      done?.(match);
    }
  }
}

/** About one in so many decisions. */
export const sometimes =
  <S extends Position>(oneIn: number, look: (match: Match<S>, random: Random) => void) =>
  (match: Match<S>, random: Random): void => {
    if (random.below(oneIn) === 0) look(match, random);
  };
