import {
  CHANCE,
  fastRandom,
  type Game,
  Match,
  readTranscript,
  verify,
  writeTranscript,
} from "@sandtable/engine";
import { newSeed, seal } from "@sandtable/seal";
import { describe, expect, it } from "vitest";
import { findGame } from "./games.ts";
import { GAMES, seedOf } from "./testing/index.ts";

/** A whole game at random, its dice sealed, as a transcript. */
function sealedGame(game: Game, seed: string): string {
  const random = fastRandom(9);
  const match = Match.start(game, seal(seed));
  while (match.decision) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return writeTranscript(match, seed);
}

describe.each(GAMES)("a sealed game of %s", (id) => {
  const { game } = findGame(id);
  const seed = seedOf("7d");
  const text = sealedGame(game, seed);
  const lines = text.trimEnd().split("\n");
  const check = (altered: readonly string[]) => () =>
    verify(game, readTranscript(`${altered.join("\n")}\n`), seal);
  const change = (line: number, fields: object): string[] =>
    lines.with(line, JSON.stringify({ ...JSON.parse(lines[line]), ...fields }));

  it("can be checked by anybody once its seed is told", () => {
    expect(verify(game, readTranscript(text), seal).outcome).toBeDefined();
    const fresh = newSeed();
    expect(verify(game, readTranscript(sealedGame(game, fresh)), seal).head.commitment).toBe(
      seal(fresh).commitment,
    );
  });

  it("is refused when any roll or draw is another than the seed gives", () => {
    const keyOf = (line: string): string => (JSON.parse(line) as { key: string }).key;
    const drawn = lines.flatMap((line, index) => (JSON.parse(line).seat === CHANCE ? [index] : []));
    expect(drawn.length).toBeGreaterThan(10);
    const met = [...new Set(drawn.map((line) => keyOf(lines[line])))];
    const kind = (key: string): string => key.replace(/\d+$/, "");
    for (const line of drawn) {
      const key = keyOf(lines[line]);
      const others = met.filter((one) => one !== key);
      const other = others.find((one) => kind(one) === kind(key)) ?? others[0];
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
    const other = sealedGame(game, seedOf("01")).split("\n");
    other[0] = lines[0];
    other[other.length - 2] = other[other.length - 2].replace(seedOf("01"), seed);
    expect(check(other.slice(0, -1))).toThrow(/is not what the seed gives/);
  });
});
