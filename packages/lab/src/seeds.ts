import { digest } from "@sandtable/engine";

/**
 * The seed of one game of a run: the first has the run's own, so any game can be played again alone by its
 * seed. 52 bits of a digest, which a number holds exactly.
 */
export const seedOfGame = (seed: number, index: number): number =>
  index === 0 ? seed : derive(seed, `game ${index}`);

/** A seed for one use of luck inside a game, so that no two uses share a stream. */
export const derive = (seed: number, use: string): number =>
  Number.parseInt(digest(`${seed} ${use}`).slice(0, 13), 16);
