import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HighCard, highCard } from "./conformance/toy.ts";
import { answer, ChoiceBook, digest, playExample, Run, say } from "./index.ts";

describe("digest", () => {
  it("is the same on every machine", () => {
    expect(digest("")).toBe(digest(""));
    expect(digest("Sandtable")).toMatchInlineSnapshot(`"98ec5b6461fde451"`);
  });

  it("tells texts apart", () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const hash = digest(text);
        expect(hash).toMatch(/^[0-9a-f]{16}$/);
        expect(seen.get(hash) ?? text).toBe(text);
        seen.set(hash, text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("ChoiceBook", () => {
  it("refuses a key twice and keys with blanks", () => {
    const book = new ChoiceBook();
    const made = book.define("perak", 1, { on: "button" }, { key: "x" });
    expect(book.find("perak")).toBe(made);
    expect(() => book.define("perak", 2, { on: "button" }, { key: "x" })).toThrow(/defined twice/);
    expect(() => book.define("two words", 2, { on: "button" }, { key: "x" })).toThrow(/character/);
  });
});

describe("say", () => {
  it("fills in the parameters, and shows an unknown key rather than nothing", () => {
    const words = { plain: "Done.", full: ({ count }: { count: number }) => `${count} left` };
    expect(say(words, { key: "plain" })).toBe("Done.");
    expect(say(words, { key: "full", count: 3 })).toBe("3 left");
    expect(say(words, { key: "gone" })).toBe("[gone]");
  });
});

describe("answer", () => {
  it("feeds keys to a coroutine and returns the open question", () => {
    const g = new HighCard();
    const open = answer(new Run(highCard, g), ["card:5", "card:2", "quiet", "bet:2"]);
    expect([open?.seat, open?.about.kind, g.stake]).toEqual(["east", "sure", 2]);
  });

  it("says what is listed when an answer is not, and what is left when the play is over", () => {
    expect(() => answer(new Run(highCard, new HighCard()), ["card:9"])).toThrow(
      /"card:9", is not listed under rule 1 .*card:1 card:2/,
    );
    expect(() => answer(highCard.play(new HighCard()), ["card:5", "bet:1"])).toThrow(/left: bet:1/);
  });
});

describe("playExample", () => {
  const steps = [
    {
      name: "one",
      what: "East bets",
      seat: "east",
      answers: ["quiet", "bet:2"],
      printed: [
        { what: "stake", value: 2 },
        { what: "stake", value: 3, rules: 2 },
        { what: "stake", value: 1 },
      ],
    },
  ];
  it("compares each printed value; a slip with what the rules give", () => {
    const report = playExample(highCard, {
      scenario: "plain",
      chance: ["card:1", "card:2"],
      steps,
      slips: [{ step: "one", name: "says three" }],
      read: (g) => g.stake,
    });
    expect([report.steps, report.compared.length, report.slips.length]).toEqual([1, 3, 1]);
    expect(report.mismatches.map(({ value, found }) => [value, found])).toEqual([[1, 2]]);
  });
});
