import type { Game, LogEvent } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { askFor, Fault, overFor, readBotFrame } from "./door.ts";

describe("what a bot may say", () => {
  it("is that it is ready, and what it chooses", () => {
    const ready = { type: "ready", name: "Ann" };
    expect(readBotFrame(JSON.stringify(ready))).toEqual(ready);
    const choice = { type: "choose", number: 3, key: "box:full", say: "because" };
    expect(readBotFrame(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([
    ["", /not JSON/],
    ["hello", /not JSON: "hello"/],
    ["x".repeat(100), /not JSON: "x{60}…"/],
    ["[]", /does not fit/],
    ['{"type":"win"}', /type/],
    ['{"type":"ready"}', /name/],
    ['{"type":"ready","name":" "}', /name/],
    ['{"type":"choose","number":"1","key":"x"}', /number/],
    ['{"type":"choose","number":1.5,"key":"x"}', /number/],
    ['{"type":"choose","number":1,"key":""}', /key/],
    ['{"type":"choose","number":1,"key":"x","seat":"mcp"}', /seat/],
  ])("is not %s", (text, why) => {
    expect(() => readBotFrame(text)).toThrow(Fault);
    expect(() => readBotFrame(text)).toThrow(why);
  });
});

describe("what a bot is told", () => {
  const game = {
    words: {
      en: {
        "prompt.ask": ({ what }: { what: string }) => `Which ${what}?`,
        card: "A card",
        "log.drawn": ({ card }: { card: number }) => `Drew ${card}.`,
        "log.forced": "There was no choice.",
        "outcome.9.1": ({ winners }: { winners: readonly string[] }) => `Won by ${winners.join()}.`,
      },
    },
  } as unknown as Game;
  const told = { game, seat: "north" };
  const events = [
    { kind: "drawn", rule: "1", audience: ["north"], card: 7 },
    { kind: "drawn", rule: "1", audience: ["south"], card: 8 },
    { kind: "forced", rule: "2", seat: "chance", choice: "x" },
    { kind: "forced", rule: "2", seat: "south", choice: "x" },
  ] as unknown as LogEvent[];
  const happened = [
    { event: events[0], text: "Drew 7." },
    { event: events[2] },
    { event: events[3], text: "There was no choice." },
  ];

  it("is the question in words, without what the rules get, and what its seat may know of the rest", () => {
    const choice = {
      key: "c7",
      place: { on: "button" } as const,
      label: { key: "card" },
      value: { secret: 1 },
    };
    const decision = { seat: "north", rule: "2", about: { kind: "ask", what: "card" }, choices: [choice] };
    expect(askFor(told, 5, decision, { hand: 7 }, events)).toEqual({
      type: "ask",
      number: 5,
      rule: "2",
      prompt: "Which card?",
      choices: [{ key: "c7", label: "A card", place: { on: "button" } }],
      happened,
      view: { hand: 7 },
    });
  });

  it("is the end in words of the game, or in the host's own", () => {
    const outcome = { winners: ["north"], scores: { north: 1, south: 0 }, reason: "9.1" };
    expect(overFor(told, outcome, null, events)).toEqual({
      type: "over",
      outcome,
      text: "Won by north.",
      happened,
      view: null,
    });
    expect(overFor(told, { ...outcome, reason: "resigned" }, null, [], "They left.").text).toBe("They left.");
  });
});
