import { describe, expect, it } from "vitest";
import { highCard } from "./conformance/toy.ts";
import {
  checkSeal,
  fastChance,
  fastRandom,
  Match,
  readTranscript,
  type Transcript,
  TranscriptError,
  verify,
  writeTranscript,
} from "./index.ts";

function finished(): string {
  const match = Match.start(highCard, { chance: fastChance(fastRandom(3)) });
  const random = fastRandom(4);
  while (match.decision)
    match.choose(
      match.decision.seat,
      match.decision.choices[random.below(match.decision.choices.length)].key,
    );
  return writeTranscript(match as unknown as Match);
}

const failure = (text: string): TranscriptError => {
  try {
    verify(highCard, readTranscript(text));
  } catch (error) {
    expect(error).toBeInstanceOf(TranscriptError);
    return error as TranscriptError;
  }
  throw new Error("the damage went unnoticed");
};
const edit = (text: string, line: number, change: (line: string) => string): string =>
  text
    .split("\n")
    .map((content, index) => (index === line - 1 ? change(content) : content))
    .join("\n");

describe("Transcript", () => {
  const text = finished();
  const lines = text.trimEnd().split("\n").length;

  it("verifies, and gives the outcome", () => {
    const match = verify(highCard, readTranscript(text));
    expect(match.outcome).toEqual(readTranscript(text).close.outcome);
  });

  it("verifies an open game, too", () => {
    const match = Match.start(highCard, { chance: fastChance(fastRandom(3)) });
    match.choose("east", "quiet");
    expect(verify(highCard, readTranscript(writeTranscript(match as unknown as Match))).hash).toBe(
      match.hash,
    );
  });

  it("keeps the seed to itself until the game has ended", () => {
    const match = Match.start(highCard, { chance: fastChance(fastRandom(3)) });
    expect(writeTranscript(match as unknown as Match, "5eed")).not.toContain("5eed");
  });

  it.each([
    ["an empty file", 1, () => ""],
    ["a head that is not JSON", 1, () => edit(text, 1, (line) => line.slice(1))],
    ["another kind of file", 1, () => edit(text, 1, () => '{"sandtable":"save"}')],
    ["a later version", 1, () => edit(text, 1, (line) => line.replace('"version":1', '"version":9'))],
    ["no options", 1, () => edit(text, 1, (line) => line.replace('"options"', '"settings"'))],
    ["an unknown scenario", 1, () => edit(text, 1, (line) => line.replace('"plain"', '"fancy"'))],
    ["a line cut in the middle", 4, () => edit(text, 4, (line) => line.slice(0, 20))],
    ["an entry without key", 5, () => edit(text, 5, (line) => line.replace('"key"', '"kex"'))],
    ["an unlisted choice", 5, () => edit(text, 5, (line) => line.replace(/bet:\d/, "bet:7"))],
    ["a choice of the wrong seat", 4, () => edit(text, 4, (line) => line.replace("east", "west"))],
    ["an impossible card", 3, () => edit(text, 3, (line) => line.replace(/card:\d/, "card:9"))],
    ["a forged hash", 6, () => edit(text, 6, (line) => line.replace(/"hash":"./, '"hash":"x'))],
    [
      "another legal choice than was made",
      5,
      () => edit(text, 5, (line) => line.replace(/bet:\d/, (bet) => (bet === "bet:1" ? "bet:2" : "bet:1"))),
    ],
    ["a missing closing line", lines - 1, () => text.trimEnd().split("\n").slice(0, -1).join("\n")],
    [
      "a missing entry",
      lines - 1,
      () =>
        text
          .split("\n")
          .filter((_, index) => index !== 5)
          .join("\n"),
    ],
    [
      "another outcome",
      lines,
      () => edit(text, lines, (line) => line.replace(/"reason":"4"/, '"reason":"5"')),
    ],
    [
      "an end that is not one",
      lines,
      () => edit(text, lines, (line) => line.replace('"finished"', '"open"')),
    ],
  ])("names the line of %s", (_, line, damaged) => {
    expect(failure(damaged()).line).toBe(line);
  });

  it("notices another legal choice in the very line, even where the position would be the same", () => {
    for (let line = 2; line < lines; line++) {
      const swapped = edit(text, line, (content) =>
        content.replace(/"key":"(quiet|sure|lower|bet:\d|fold|call)"/, (whole, key: string) => {
          const others: Record<string, string> = {
            sure: "lower",
            lower: "sure",
            "bet:1": "bet:2",
            "bet:2": "bet:1",
            fold: "call",
            call: "fold",
            quiet: "boast",
          };
          return whole.replace(key, others[key]);
        }),
      );
      if (swapped !== text) expect(failure(swapped).line).toBe(line);
    }
  });

  it("a seed that is told must be the one committed to", () => {
    const unseal = (seed: string) => ({ commitment: `hash of ${seed}`, chance: fastChance(fastRandom(1)) });
    const told = (commitment: string | undefined, seed: string | undefined): Transcript => {
      const { head, entries, close } = readTranscript(text);
      return {
        head: { ...head, ...(commitment && { commitment }) },
        entries,
        close: { ...close, ...(seed && { seed }) },
      };
    };
    expect(() => checkSeal(told("hash of 5eed", "5eed"), unseal)).not.toThrow();
    expect(() => checkSeal(told("hash of 5eed", undefined), unseal)).not.toThrow();
    expect(() => checkSeal(told("hash of 5eed", "other"), unseal)).toThrow(/not the one committed to/);
  });

  it("an audit needs a commitment", () => {
    expect(() =>
      verify(highCard, readTranscript(text), () => ({ commitment: "", chance: fastChance(fastRandom(1)) })),
    ).toThrow(/line 1: has no commitment/);
  });
});
