import { CHANCE, fastRandom, Match, readTranscript, verify, writeTranscript } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { newSeed, seal } from "@sandtable/seal";
import { describe, expect, it } from "vitest";
import { seedOf } from "./testing/index.ts";

/** A whole game of Malaya at random, its dice sealed, as a transcript. */
function sealedGame(seed: string): string {
  const random = fastRandom(9);
  const match = Match.start(malaya, seal(seed));
  while (match.decision) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return writeTranscript(match, seed);
}

describe("a sealed game", () => {
  const seed = seedOf("7e");
  const text = sealedGame(seed);
  const lines = text.trimEnd().split("\n");
  const check = (altered: readonly string[]) => () =>
    verify(malaya, readTranscript(`${altered.join("\n")}\n`), seal);
  const change = (line: number, fields: object): string[] =>
    lines.with(line, JSON.stringify({ ...JSON.parse(lines[line]), ...fields }));

  it("can be checked by anybody once its seed is told", () => {
    expect(verify(malaya, readTranscript(text), seal).outcome).toBeDefined();
    const fresh = newSeed();
    expect(verify(malaya, readTranscript(sealedGame(fresh)), seal).head.commitment).toBe(
      seal(fresh).commitment,
    );
  });

  it("is refused when any roll or draw is another than the seed gives", () => {
    const drawn = lines.flatMap((line, index) => (JSON.parse(line).seat === CHANCE ? [index] : []));
    expect(drawn.length).toBeGreaterThan(10);
    for (const line of drawn) {
      const key = JSON.parse(lines[line]).key as string;
      const other = key.startsWith("die:")
        ? `die:${(Number(key.slice(4)) % 6) + 1}`
        : key === "M1"
          ? "M2"
          : "M1";
      expect(check(change(line, { key: other }))).toThrow(new RegExp(`^line ${line + 1}: `));
    }
  });

  it("is refused with another seed or another commitment", () => {
    expect(check(change(lines.length - 1, { seed: seedOf("7f") }))).toThrow(/not the one committed to/);
    expect(check(change(0, { commitment: seal(seedOf("7f")).commitment }))).toThrow(
      /not the one committed to/,
    );
  });

  it("is refused when the record was made with other dice than those committed to", () => {
    const other = sealedGame(seedOf("01")).split("\n");
    other[0] = lines[0];
    other[other.length - 2] = other[other.length - 2].replace(seedOf("01"), seed);
    expect(check(other.slice(0, -1))).toThrow(/is not what the seed gives/);
  });
});
