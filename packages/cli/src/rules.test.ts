import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Title } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { citedIn, subjectsOf, titlesIn } from "./citations.ts";
import { surveyRules } from "./commands/rules.ts";
import { findGame } from "./games.ts";
import { GAMES, inFolder, sandtable } from "./testing/index.ts";

describe("a rule is cited", () => {
  it.each([
    ["/** 3.2.1 Train. */", ["3.2.1"]],
    ["// as 3.2.1, 3.2.10 and 13.2.1 say.", ["3.2.1", "3.2.10", "13.2.1"]],
    ['bar("6.0", { key: "why" })', ["6.0"]],
    ["const half = 1.5 * 2.5; // 1.8", ["1.8"]],
    ["/* see M3.2.1 or v1.2 */", []],
    ["`(4.2.2)`", ["4.2.2"]],
    ["/** 9.E Open cities; see 5.A, 5.A.2 and 6.R. */", ["9.E", "5.A", "5.A.2", "6.R"]],
    ['bar("9.G", why); // ends a sentence: 5.C.', ["9.G", "5.C"]],
    ["/** 26.16a, 26.11b. */", ["26.16a", "26.11b"]],
    ["// 26.16c, 26.16ab, 26.1.6a and 5.A.2a", []],
    ["// e.g. the U.S. fleet: 6.Results, 9.e, 9.E2, 9.EF, 5.A.2b, v5.A or 3.U.S.Navy", []],
  ])("in comments and texts, alone: %s", (source, cited) => expect([...citedIn(source)]).toEqual(cited));

  it("by an id, in a text that is nothing else", () => {
    const source = 'markerOf("tank-shock"); f("no panic", "why") // banzai';
    expect([...citedIn(source, new Set(["tank-shock", "panic", "banzai"]))]).toEqual(["tank-shock"]);
  });
});

describe("test titles", () => {
  it("are found in groups and tests, with tables too", () => {
    const source = `
      describe("3.2.1 Train", () => {
        it('3.2.2 Garrison', f);
        test(\`M3 shaded takes two\`, f);
        it.each([["(a)", g("b)")]])("4.1 %s", f);
        it.skip("9.9 skipped", f);
        it.todo("9.8 planned");
        // it("9.7 in a comment", f);
      });`;
    expect(titlesIn(source)).toEqual(["3.2.1 Train", "3.2.2 Garrison", "M3 shaded takes two", "4.1 %s"]);
  });

  it.each([
    ["3.2.1 Train", ["3.2.1"]],
    ["6.1.3, 7.0.1 and 7.0.2 Victory", ["6.1.3", "7.0.1", "7.0.2"]],
    ["M3 shaded: two Guerrillas", ["M3 shaded"]],
    ["M31 unshaded", ["M31 unshaded"]],
    ["Train 3.2.1", []],
    ["3.2.10", ["3.2.10"]],
    ["9.E A city falls", ["9.E"]],
    ["5.A.2, 6.R and 10.0 Across the water", ["5.A.2", "6.R", "10.0"]],
    ["26.16a and 26.11b Twice", ["26.16a", "26.11b"]],
    ["15.5, banzai and tank-shock in one battle", ["15.5", "banzai", "tank-shock"]],
    ["panic: two points", ["panic"]],
    ["W5, MB-28 and 14.41 Intelligence", ["W5", "MB-28", "14.41"]],
    ["6.Results in order", []],
    ["9.Each of them", []],
  ])("tell their subject by what they start with: %s", (title, subjects) =>
    expect(subjectsOf(title)).toEqual(subjects),
  );
});

describe("the survey", () => {
  const title: Title = {
    ...findGame("malaya"),
    rules: {
      rules: ["1.1", "1.2", "1.3"].map((number) => ({ number, title: number })),
      cardSides: ["M1 unshaded", "M1 shaded"],
    },
  };

  it("leaves words, data, test helpers and the index out", () =>
    inFolder(async (path) => {
      const write = (name: string, text: string): void => {
        mkdirSync(dirname(path(name)), { recursive: true });
        writeFileSync(path(name), text);
      };
      write("games/malaya/src/a.ts", "// 1.1");
      write("games/malaya/src/rules.ts", "// 1.2");
      write("games/malaya/src/words/en.ts", "// 1.2");
      write("games/malaya/src/data/sources.ts", "// 1.2");
      write("games/malaya/src/testing/index.ts", "// 1.2");
      write("games/malaya/src/a.test.ts", 'it("1.2 x", f); it("M1 shaded x", f);');
      write("games/malaya/package.json", '{"dependencies":{"@sandtable/coin":"0.1.0"}}');
      write("coin/src/b.ts", "// 1.3");
      write("hex/src/b.ts", "// 1.2");
      const { rules, sides } = surveyRules(title, path("."));
      expect(rules.map(({ files, tests }) => [files, tests])).toEqual([
        [["games/malaya/src/a.ts"], 0],
        [[], 1],
        [["coin/src/b.ts"], 0],
      ]);
      expect(sides.map(({ tests }) => tests)).toEqual([0, 1]);
    }));

  it("needs the sources", () =>
    inFolder(async (path) => {
      expect(() => surveyRules(title, path("."))).toThrow(
        /sources of games\/malaya are not here: run this from/,
      );
    }));

  it.each(GAMES)("finds code and a test for every rule of %s", async (game) => {
    const { rules } = findGame(game);
    const { out, code } = await sandtable(["rules", game, "--json"]);
    expect(JSON.parse(out)).toEqual({
      game,
      rules: rules.rules.length,
      unimplemented: [],
      untested: [],
      cardSides: rules.cardSides.length,
      cardSidesTested: rules.cardSides.length,
    });
    expect(code).toBe(0);
    const told = (await sandtable(["rules", game])).out;
    const width = Math.max(...rules.rules.map(({ number }) => number.length));
    for (const { number, title } of rules.rules) expect(told).toContain(`${number.padEnd(width)}  ${title} `);
  });
});
