import { wordChecks } from "@sandtable/coin/testing";
import { say } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { malaya } from "../game.ts";
import { ACCOMPANIES, OPERATION_RULES, SPECIAL_RULES } from "../menu.ts";
import { malayaRules } from "../rules.ts";
import { en } from "./en.ts";
import { ruleTexts } from "./en-rules.ts";
import type { Said } from "./vocabulary.ts";

/** Words that hardly ever come up in random games. */
const SELDOM: readonly Said[] = [
  { key: "prompt.bases-first", space: "perak" },
  { key: "prompt.cubes-lost", space: "ec_north" },
  { key: "prompt.replace", space: "pahang" },
  { key: "prompt.running-dogs", space: "kuala_lumpur" },
  { key: "why.no-village-left" },
  { key: "why.special-used" },
];

describe("the English words", () => {
  const checks = wordChecks({
    game: malaya,
    en,
    ruleTexts,
    rules: malayaRules,
    letter: "M",
    cards: CARDS,
    sidesOf,
    operationRules: OPERATION_RULES,
    specialRules: SPECIAL_RULES,
    // Air Strike goes with all Operations.
    accompanies: Object.fromEntries(
      Object.entries(ACCOMPANIES).map(([kind, specials]) => [
        kind,
        specials.filter((special) => special !== "air-strike"),
      ]),
    ),
    games: 60,
    seldom: SELDOM,
  });
  it.each(Object.entries(checks))("%s", (_, check) => {
    expect(check()).toEqual([]);
  });

  it("count pieces: one Troop, two Troops, and Troops when nobody counts", () => {
    const troops = (count?: number): string => say(en, { key: "name.piece.troops", count });
    expect([troops(1), troops(2), troops(0), troops()]).toEqual(["Troop", "Troops", "Troops", "Troops"]);
  });

  it("tell a limit when there is one, and the price unless it is free", () => {
    const prompt = (max: number, free: boolean): string =>
      say(en, { key: "prompt.destination", operation: "sweep", chosen: 1, max, resources: 14, free });
    expect(prompt(12, false)).toBe("Sweep: choose another destination, 2 Resources each (1 chosen, 14 left)");
    expect(prompt(2, true)).toBe("Sweep: choose another destination, free (1 of 2 chosen, 14 left)");
  });
});
