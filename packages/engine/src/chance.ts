import type { Decision } from "./decision.ts";

/** What answers the questions put to chance: the index of an outcome for the `asked`-th question of the game. */
export interface ChanceSource {
  answer(question: Decision, asked: number): number;
}

/** A stream of whole numbers below a bound, each equally likely. */
export interface Random {
  below(bound: number): number;
}

/** The sum of the outcomes' weights. */
export function totalWeight(question: Decision): number {
  if (!question.weights) return question.choices.length;
  let total = 0;
  for (const weight of question.weights) total += weight;
  return total;
}

/** The outcome on which the given ticket (0 up to the total weight) falls. */
export function outcomeAt(question: Decision, ticket: number): number {
  if (!question.weights) return ticket;
  let left = ticket;
  for (let i = 0; i < question.weights.length; i++) {
    left -= question.weights[i];
    if (left < 0) return i;
  }
  throw new Error("the ticket lies beyond the total weight");
}

/** For search and playouts: sfc32, quick and even, seeded by the caller. Predictable: never for a real game. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = (seed / 0x100000000) | 0;
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (bound) => Math.floor((next() / 0x100000000) * bound) };
}

export function fastChance(random: Random): ChanceSource {
  return { answer: (question) => outcomeAt(question, random.below(totalWeight(question))) };
}

/** For examples and tests: the outcomes are given beforehand, by key. */
export function scriptedChance(keys: readonly string[]): ChanceSource {
  return {
    answer(question, asked) {
      const key = keys[asked];
      if (key === undefined) {
        throw new Error(
          `the script has ${keys.length} outcomes, and rule ${question.rule} asks for one more`,
        );
      }
      const index = question.choices.findIndex((choice) => choice.key === key);
      if (index < 0) {
        const listed = question.choices.map((choice) => choice.key).join(" ");
        throw new Error(`the script says "${key}", but rule ${question.rule} can only give: ${listed}`);
      }
      return index;
    },
  };
}

/** 64 bytes of a stream cipher's key stream: the block with the given number. */
export type KeyStream = (block: number) => Uint8Array;

const WORD = 0x100000000;

/**
 * For real games: a stream cipher keyed by a secret seed. The n-th question of the game is answered from the
 * n-th block of the key stream alone, so any answer can be checked later from the seed, and answers seen so
 * far tell nothing about the next. A 32-bit word that would favour some outcomes is skipped; a block has
 * sixteen, and running out of them has a chance below 2^-16 for any bound the games use.
 */
export function sealedChance(keyStream: KeyStream): ChanceSource {
  return {
    answer(question, asked) {
      const bound = totalWeight(question);
      const fair = WORD - (WORD % bound);
      const block = keyStream(asked);
      let word = 0;
      for (let at = 0; at < block.length; at += 4) {
        word = ((block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]) >>> 0;
        if (word < fair) break;
      }
      return outcomeAt(question, word % bound);
    },
  };
}
