import { digest, fastRandom, type Match, type Random } from "@sandtable/engine";

/**
 * Luck for one thought, made from a seed, what the seat sees and what it is asked: equal views give equal
 * moves, whether the match was played through, restored from a save or brought back by undo. How many answers there
 * were since the checkpoint counts, too: where something may be put back as it was, whoever sees the same again would
 * do the same again, for ever.
 */
export function randomFor(match: Match, seed: string): Random {
  const seat = match.decision?.seat ?? "spectator";
  const listed = match.decision?.choices.map((choice) => choice.key).join(" ");
  const seen = JSON.stringify(match.view(seat));
  return fastRandom(toNumber(digest([seed, seat, seen, listed, match.sinceCheckpoint].join("\n"))));
}

/** The first 52 bits of a digest: as many as a number holds exactly. */
const toNumber = (hex: string): number => Number.parseInt(hex.slice(0, 13), 16);
