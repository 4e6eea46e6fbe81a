import { wordChecks } from "@sandtable/coin/testing";
import { say } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { occupation } from "../game.ts";
import { ACCOMPANIES, OPERATION_RULES, SPECIAL_RULES } from "../menu.ts";
import { occupationRules } from "../rules.ts";
import { en } from "./en.ts";
import { ruleTexts } from "./en-rules.ts";
import type { Said } from "./vocabulary.ts";

/** Words that hardly ever come up in random games; the first two belong to the other games of the box. */
const SELDOM: readonly Said[] = [
  { key: "prompt.place-count", force: "police", space: "perak" },
  { key: "choice.instead", special: "raid", space: "perak" },
  { key: "prompt.give-back", box: "12" },
  { key: "why.no-cache-left" },
];

describe("the English words", () => {
  const checks = wordChecks({
    game: occupation,
    en,
    ruleTexts,
    rules: occupationRules,
    letter: "J",
    cards: CARDS,
    sidesOf,
    operationRules: OPERATION_RULES,
    specialRules: SPECIAL_RULES,
    accompanies: ACCOMPANIES,
    games: 80,
    seldom: SELDOM,
  });
  it.each(Object.entries(checks))("%s", (_, check) => {
    expect(check()).toEqual([]);
  });

  it("count pieces: one Troop, two Troops, and the two kinds of Guerrillas by name", () => {
    const force = (kind: string, count?: number): string => say(en, { key: `name.force.${kind}`, count });
    expect([force("troops", 1), force("troops", 2), force("troops")]).toEqual(["Troop", "Troops", "Troops"]);
    expect(force("mpaja", 1)).toBe("MPAJA Guerrilla");
    expect(force("others", 2)).toBe("non-MPAJA Guerrillas");
    expect(force("caches", 1)).toBe("Supply Cache");
  });

  it("name every Railway by its border and every box of the Zipper Track, each its own", () => {
    const railways = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"].map((railway) =>
      say(en, { key: "choice.railway", railway }),
    );
    expect(new Set(railways).size).toBe(8);
    for (const words of railways) expect(words).toMatch(/-/);
    expect(railways[4]).toContain("Perak-Pahang-Selangor");
  });

  it("tell who has won, the MPAJA too", () => {
    const outcome = (winners: readonly string[]): string => say(en, { key: "outcome.7.0.1", winners });
    expect(outcome(["british"])).toMatch(/British/);
    expect(outcome(["japanese"])).toMatch(/Japanese/);
    expect(outcome([])).toMatch(/MPAJA/);
  });

  it("tell what a roll needs", () => {
    const prompt = (cause: string): string =>
      say(en, { key: "prompt.roll", cause, space: "perak", needed: 4 });
    const said = ["ambush", "eliminate", "supply", "jungle"].map(prompt);
    expect(new Set(said).size).toBe(4);
    for (const words of said) expect(words).toMatch(/Perak.*4|4.*Perak/);
  });

  it("tell how many spaces are chosen, if there is more than one", () => {
    const prompt = (chosen: number, max: number): string =>
      say(en, { key: "prompt.destination", operation: "sweep", chosen, max });
    expect(prompt(0, 1)).toBe("Sweep: choose a destination");
    expect(prompt(1, 3)).toBe("Sweep: choose another destination, or stop (1 of 3 chosen)");
  });
});
