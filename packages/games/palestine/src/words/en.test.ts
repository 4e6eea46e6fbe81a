import { wordChecks } from "@sandtable/coin/testing";
import { type Message, say } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { palestine } from "../game.ts";
import { ACCOMPANIES, OPERATION_RULES, SPECIAL_RULES } from "../menu.ts";
import { palestineRules } from "../rules.ts";
import { en } from "./en.ts";
import { ruleTexts } from "./en-rules.ts";

/** Words that hardly ever come up in random games. */
const SELDOM: readonly Message[] = [
  // All games have these two; here no piece is taken from the map (1.4.1), and no single Cell is asked for.
  { key: "prompt.take", force: "cells", space: "gaza" },
  { key: "prompt.which-hider", space: "gaza" },
  { key: "prompt.underground-taken", space: "tel_aviv" },
  { key: "prompt.curfew-cell", space: "haifa_c" },
  { key: "prompt.detain", space: "tel_aviv", left: 2 },
  { key: "why.irgun-present" },
  { key: "why.no-troops-and-police" },
  { key: "why.nothing-to-restore" },
  { key: "why.operation-first" },
  { key: "why.three-troops" },
  { key: "log.escape", space: "haifa_c" },
  { key: "log.exile", count: 2 },
  { key: "log.flip-terror", space: "jerusalem_c", count: 2 },
  { key: "outcome.7.0.1", winners: ["irgun"] },
];

describe("the English words", () => {
  const checks = wordChecks({
    game: palestine,
    en,
    ruleTexts,
    rules: palestineRules,
    letter: "P",
    cards: CARDS,
    sidesOf,
    operationRules: OPERATION_RULES,
    specialRules: SPECIAL_RULES,
    accompanies: ACCOMPANIES,
    games: 100,
    seldom: SELDOM,
  });
  it.each(Object.entries(checks))("%s", (_, check) => {
    expect(check()).toEqual([]);
  });

  it("count pieces: one Cell, two Cells, and Cells when nobody counts", () => {
    const cells = (count?: number): string => say(en, { key: "name.force.cells", count });
    expect([cells(1), cells(2), cells(0), cells()]).toEqual(["Cell", "Cells", "Cells", "Cells"]);
  });

  it("tell how many spaces are chosen, if there is more than one", () => {
    const prompt = (chosen: number, max: number): string =>
      say(en, { key: "prompt.destination", operation: "search", chosen, max });
    expect(prompt(0, 1)).toBe("Search: choose a destination");
    expect(prompt(1, 3)).toBe("Search: choose another destination (1 of 3 chosen)");
    expect(prompt(3, 3)).toBe("Search: every space is chosen (3 of 3 chosen)");
  });

  it("tell what a roll needs and what changes it", () => {
    const prompt = (modifier: number): string =>
      say(en, { key: "prompt.sabotage-roll", space: "gaza", modifier });
    expect(prompt(0)).toBe("Sabotage in Gaza: roll 3 or more");
    expect(prompt(-2)).toBe("Sabotage in Gaza: roll 3 or more with −2");
    expect(prompt(1)).toBe("Sabotage in Gaza: roll 3 or more with +1");
  });

  it("have a name for every value of the Haganah Track", () => {
    const named = [0, 1, 2, 3, 4].map((value) => say(en, { key: `name.haganah.${value}` }));
    expect(named.slice(2)).toEqual(["Neutral", "Support", "Coordinate"]);
    expect(new Set(named).size).toBe(5);
  });
});
