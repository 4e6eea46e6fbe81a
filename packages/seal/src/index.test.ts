import { CHANCE, type Decision, type Unseal } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { newSeed, seal } from "./index.ts";
import { keyStream } from "./keystream.ts";

const SEED = "00112233445566778899aabbccddeeff0123456789abcdef0f1e2d3c4b5a6978";
const OTHER = `1${SEED.slice(1)}`;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const question = (outcomes: number, weights?: readonly number[]): Decision => ({
  seat: CHANCE,
  rule: "0",
  about: { kind: "roll" },
  choices: Array.from({ length: outcomes }, (_, value) => ({
    key: `${value}`,
    place: { on: "button" },
    label: { key: "outcome" },
    value,
  })),
  weights,
});

/** How often each outcome comes up in the first `draws` questions of a seed. */
function counts(seed: string, asked: Decision, draws: number): number[] {
  const { chance } = seal(seed);
  const found = asked.choices.map(() => 0);
  for (let n = 0; n < draws; n++) found[chance.answer(asked, n)]++;
  return found;
}

function chiSquare(found: readonly number[], weights: readonly number[]): number {
  const draws = found.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return found.reduce((sum, count, index) => {
    const expected = (draws * weights[index]) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

describe("the key stream is ChaCha20 as RFC 8439 prints it", () => {
  const vectors: readonly [string, string, number, string][] = [
    [
      "A.1 vector 1",
      "00".repeat(32),
      0,
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ],
    [
      "A.1 vector 2",
      "00".repeat(32),
      1,
      "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ],
    [
      "A.1 vector 3",
      `${"00".repeat(31)}01`,
      1,
      "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ],
    [
      "A.1 vector 4",
      `00ff${"00".repeat(30)}`,
      2,
      "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ],
  ];
  it.each(vectors)("%s", (_, key, block, expected) => {
    expect(hex(keyStream(bytes(key))(block))).toBe(expected);
  });
});

describe("the commitment", () => {
  it("is the SHA-256 of the seed's bytes", () => {
    expect(seal("00".repeat(32)).commitment).toBe(
      "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    );
  });

  it("is another one for another seed, and the same for the same seed in capitals", () => {
    expect(seal(OTHER).commitment).not.toBe(seal(SEED).commitment);
    expect(seal(SEED.toUpperCase()).commitment).toBe(seal(SEED).commitment);
  });
});

describe("a seed", () => {
  it.each(["", "00", SEED.slice(1), `${SEED}0`, `${SEED.slice(1)}g`, ` ${SEED.slice(1)}`])(
    "that is not 64 hexadecimal digits is refused: %j",
    (seed) => expect(() => seal(seed)).toThrow(/a seed is 64 hexadecimal digits/),
  );

  it("newly made is good for sealing, and never the same twice", () => {
    const seeds = Array.from({ length: 100 }, newSeed);
    for (const seed of seeds) expect(seal(seed).commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(seeds).size).toBe(100);
  });
});

describe("the answers", () => {
  it("fit the engine's way of opening a seal", () => {
    const unseal: Unseal = seal;
    expect(unseal(SEED).commitment).toBe(seal(SEED).commitment);
  });

  it("depend on the seed and the question's number alone, not on what was asked before", () => {
    const die = question(6);
    const inOrder = Array.from({ length: 200 }, (_, n) => seal(SEED).chance.answer(die, n));
    const { chance } = seal(SEED);
    const backwards = Array.from({ length: 200 }, (_, n) => chance.answer(die, 199 - n)).reverse();
    chance.answer(question(52), 7);
    expect(backwards).toEqual(inOrder);
    expect(chance.answer(die, 7)).toBe(inOrder[7]);
    expect(Array.from({ length: 200 }, (_, n) => seal(OTHER).chance.answer(die, n))).not.toEqual(inOrder);
  });

  // The bounds lie beyond the 99.99 % points of chi-square with 5 and 3 degrees of freedom (25.7 and 21.1).
  it("are even: chi-square of 60 000 dice", () => {
    expect(chiSquare(counts(SEED, question(6), 60_000), [1, 1, 1, 1, 1, 1])).toBeLessThan(26);
  });

  it("follow the weights: chi-square of 60 000 weighted draws", () => {
    const weights = [1, 5, 0, 24, 30];
    const found = counts(SEED, question(5, weights), 60_000);
    expect(found[2]).toBe(0);
    const drawn = [0, 1, 3, 4];
    expect(
      chiSquare(
        drawn.map((index) => found[index]),
        drawn.map((index) => weights[index]),
      ),
    ).toBeLessThan(22);
  });
});
