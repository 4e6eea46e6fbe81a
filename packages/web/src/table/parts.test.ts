import { malayaTitle } from "@sandtable/malaya";
import { en as malaya } from "@sandtable/malaya/words";
import { describe, expect, test, vi } from "vitest";
import type { GameFace } from "../faces/face.ts";
import type { Figure } from "../faces/figures.ts";
import { ruleTextsOf } from "../faces/index.ts";
import { needsCurtain } from "./curtain.ts";
import { logTurns } from "./log.ts";
import { isQuiet, rememberQuiet } from "./memory.ts";
import { indexOfMoment, stepsHolding } from "./moments.ts";
import { pointAt } from "./places.ts";
import { aidsAbout, entriesOf, entryFor, ruleName, searchEntries, splitRules } from "./rules.ts";
import { touchedPlaces } from "./touched.ts";

const rulesOfMalaya = malayaTitle.rules.rules;

const rules = [
  { number: "3.2.3", title: "Sweep" },
  { number: "3.2.4", title: "Assault" },
];

describe("the curtain", () => {
  const both = ["british", "mcp"];
  test("falls only where something is hidden and somebody else comes to the screen", () => {
    expect(needsCurtain(true, both, "british", "mcp")).toBe(true);
    expect(needsCurtain(true, both, "british", "british")).toBe(false);
    expect(needsCurtain(true, ["british"], "british", "mcp")).toBe(false);
    expect(needsCurtain(true, both, "british", undefined)).toBe(false);
  });
  test("never falls where everything lies open", () => {
    expect(needsCurtain(false, both, "british", "mcp")).toBe(false);
  });
});

describe("places", () => {
  const place = { on: "piece", id: "troops", at: "perak" } as const;
  const label = { key: "l" };
  test("pointing at a space means the pieces in it too", () => {
    const pointed = pointAt(
      { on: "space", id: "perak" },
      { seat: "x", choices: [{ key: "t", place, label }] },
    );
    expect(pointed).toMatchObject({ is: "choice", choice: { key: "t" } });
  });
  test("pointing at a piece that is not asked about means its space", () => {
    const choices = [{ key: "perak", place: { on: "space", id: "perak" }, label } as const];
    expect(pointAt(place, { seat: "x", choices })).toMatchObject({ is: "choice" });
  });
  test("pointing at a counter of a hex map that is not asked about means no other counter", () => {
    const counter = (id: string) => ({ on: "piece", id, at: "map" }) as const;
    const choices = ["jp-11", "jp-21"].map((id) => ({ key: id, place: counter(id), label }));
    expect(pointAt(counter("jp-41"), { seat: "x", choices })).toEqual({ is: "nothing" });
    expect(pointAt(counter("jp-21"), { seat: "x", choices })).toMatchObject({ choice: { key: "jp-21" } });
  });
});

describe("the log", () => {
  test("is grouped by who acted; dice belong to the turn that led to them", () => {
    const steps = [
      { at: 1, seat: "british", events: [{ kind: "pass", rule: "2.3.3", seat: "british" }] },
      { at: 2, seat: "chance", events: [{ kind: "card", rule: "2.2", card: "M7" }] },
      { at: 3, seat: "mcp", events: [{ kind: "pass", rule: "2.3.3", seat: "mcp" }] },
    ];
    const turns = logTurns(malaya, steps);
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      ["british", 2],
      ["mcp", 1],
    ]);
    expect(turns[0].lines[0]).toMatchObject({ text: "The British Pass.", rule: "2.3.3", at: 1 });
  });
});

describe("rules", () => {
  test("numbers of rules and cards in a text become links, other numbers do not", () => {
    const parts = splitRules("See 3.2.4 and M12; it costs 2.5 or 9.9.9.", rules);
    expect(parts.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(["3.2.4", "M12"]);
  });
  test("and numbers with letters, as some books have them", () => {
    const lettered = ["5.A", "5.A.1", "9.E", "10.0"].map((number) => ({ number, title: number }));
    const linked = (text: string) =>
      splitRules(text, lettered).flatMap((part) => (part.rule ? [part.text] : []));
    expect(linked("By road (5.A.1), not 5.A.9; see 9.E. It is 10.0, or 5.A, or 9.Z.")).toEqual([
      "5.A.1",
      "9.E",
      "10.0",
      "5.A",
    ]);
    const entries = entriesOf({ "aid.cities": "An empty city (9.E)." }, lettered, {});
    expect(aidsAbout(entries, "9.E").map(({ id }) => id)).toEqual(["aid.cities"]);
    expect(["5.A.1", "5.A.3", "9.E", "10"].map((number) => entryFor(entries, number)?.number)).toEqual([
      "5.A.1",
      "5.A",
      "9.E",
      "10.0",
    ]);
  });
  test("and numbers that a book has used twice, told apart by a small letter", () => {
    const twice = ["26.1", "26.16a", "26.16b", "yamashita"].map((number) => ({
      number,
      title: number === "yamashita" ? "Yamashita" : number,
    }));
    const parts = splitRules("Force Z (26.16a), the scale (26.16b); not 26.16c, nor 26.16.", twice);
    expect(parts.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(["26.16a", "26.16b"]);
    const entries = entriesOf({ "aid.sea": "Ships (26.16a)." }, twice, {});
    expect(aidsAbout(entries, "26.16a").map(({ id }) => id)).toEqual(["aid.sea"]);
    expect(
      ["26.16b", "26.16", "26.12a", "yamashita"].map((number) => entryFor(entries, number)?.number),
    ).toEqual(["26.16b", "26.16a", "26.1", "yamashita"]);
  });
  test("what has no number is called by its name", () => {
    expect(ruleName("26.16a", "Force Z attacked")).toBe("26.16a");
    expect(ruleName("M12 shaded", undefined)).toBe("M12 shaded");
    expect(ruleName("yamashita", "Yamashita")).toBe("Yamashita");
    expect(ruleName("unheard-of", undefined)).toBe("unheard-of");
  });
  test("and card numbers of every game, but no Railway", () => {
    const found = splitRules("P8 and J10, not R4", rules).filter((part) => part.rule);
    expect(found.map((part) => part.text)).toEqual(["P8", "J10"]);
  });
  test("every aid, rule and card of a catalogue can be found", () => {
    const entries = entriesOf(malaya, rules, {});
    expect(searchEntries(entries, "trade unions").map(({ number }) => number)).toEqual(["M7"]);
    expect(entryFor(entries, "3.2.4")?.title).toBe("Assault");
    expect(entryFor(entries, "M12 shaded")?.number).toBe("M12");
    expect(aidsAbout(entries, "3.2.4").map(({ id }) => id)).toContain("aid.assault");
  });
  test("every rule comes with its text, and is found by words of it", async () => {
    const entries = entriesOf(malaya, rulesOfMalaya, await ruleTextsOf("malaya"));
    const told = entries.filter(({ kind }) => kind === "rule");
    expect(told.map(({ number }) => number)).toEqual(rulesOfMalaya.map(({ number }) => number));
    for (const { texts } of told)
      expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/\.$/)]);
    expect(searchEntries(told, "twice BASE map earn").map(({ number }) => number)).toEqual([]);
    expect(searchEntries(told, "every BASE earn").map(({ number }) => number)).toEqual(["6.2.2"]);
    expect(searchEntries(told, "singapore").map(({ number }) => number)).toEqual(["1.3.1"]);
  });
  test("a rule without a text, or of an unknown game, still has its number and title", async () => {
    expect(await ruleTextsOf("unheard-of")).toEqual({});
    expect(entryFor(entriesOf(malaya, rules, {}), "3.2.3")).toMatchObject({ title: "Sweep", texts: [] });
  });
  test("the rules of the game are not among the words of the first load", () => {
    expect(Object.keys(malaya).filter((key) => key.startsWith("rule."))).toEqual([]);
  });
  test.each([
    ["3.2.4", "3.2.4"],
    ["3.2.4.1", "3.2.4"],
    ["3.2.9", "3.2"],
    ["6.1.9.9", "6.1"],
    ["3.0", "3.1"],
    ["6", "6.0"],
    ["7.0.1", "7.0.1"],
    ["M2", "M2"],
    ["M24", "M24"],
    ["M12 shaded", "M12"],
    ["M99", undefined],
    ["9.9", undefined],
    ["", undefined],
  ])("the number %s leads to %s", (asked, led) => {
    expect(entryFor(entriesOf(malaya, rulesOfMalaya, {}), asked)?.number).toBe(led);
  });
  test("every number from M1 to M32 leads to a card that has a text", () => {
    const entries = entriesOf(malaya, rulesOfMalaya, {});
    for (let card = 1; card <= 32; card++) {
      const entry = entryFor(entries, `M${card}`);
      expect(entry).toMatchObject({ kind: "card", number: `M${card}` });
      expect(entry?.texts.length).toBeGreaterThan(0);
    }
  });
});

describe("moments", () => {
  test("a history fetched before something was taken back does not hold", () => {
    const past = { shown: 5, fog: undefined, steps: [] };
    expect(stepsHolding(past, 0)).toBe(past.steps);
    expect(stepsHolding(past, 5)).toBe(past.steps);
    expect(stepsHolding(past, 6)).toBeUndefined();
    expect(stepsHolding(undefined, 0)).toBeUndefined();
  });

  test("the step at or before a number of entries", () => {
    const steps = [{ at: 1 }, { at: 2 }, { at: 5 }];
    expect([0, 1, 4, 5, 99].map((at) => indexOfMoment(steps, at))).toEqual([0, 0, 1, 2, 2]);
    expect(indexOfMoment([], 3)).toBe(-1);
  });
});

test("the places that others changed are those that read differently", () => {
  const face = {
    figures: (view: Record<string, number>): readonly Figure[] =>
      Object.entries(view).map(([id, level]) => ({
        place: { on: "space", id },
        name: id,
        is: "level",
        level,
      })),
  } as unknown as GameFace;
  expect(touchedPlaces(face, { a: 1, b: 1 }, { a: 1, b: 2 })).toEqual([{ on: "space", id: "b" }]);
  expect(touchedPlaces(face, undefined, { a: 1 })).toEqual([]);
});

test("a face may say itself what others changed", () => {
  const face = { touched: () => [{ on: "hex", id: "0813" }] } as unknown as GameFace;
  expect(touchedPlaces(face, { a: 1 }, { a: 2 })).toEqual([{ on: "hex", id: "0813" }]);
  expect(touchedPlaces(face, undefined, { a: 2 })).toEqual([]);
});

test("whoever does not want to be warned any more is not, at that table", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  rememberQuiet("t1");
  expect([isQuiet("t1"), isQuiet("t2")]).toEqual([true, false]);
  vi.unstubAllGlobals();
  expect(isQuiet("t1")).toBe(false);
});
