import { en as words1942 } from "@sandtable/1942/words";
import { titles } from "@sandtable/library";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { liveAddress } from "./api.ts";
import { coverOf, faceOf, ruleTextsOf } from "./faces/index.ts";
import { valueName } from "./parts/game-words.ts";
import { InvitationTerms } from "./parts/invitation.tsx";
import { LevelPicker } from "./parts/level-picker.tsx";
import NewTableDialog from "./parts/new-table.tsx";
import { levelsOf, nextOpponent, quickTable } from "./quick-table.ts";
import { analysisPath, routeOf, tablePath } from "./route.ts";
import { LEVELS, readSettings } from "./settings.ts";
import { actOf } from "./table/keys.ts";
import { table } from "./testing/table.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { fetchWords, wordFor, wordsOf } from "./words/index.ts";

describe("addresses", () => {
  test("lead to the front page, a table, and a moment of it", () => {
    expect(routeOf("/")).toEqual({ page: "front" });
    expect(routeOf("/table/abc-123")).toEqual({ page: "table", id: "abc-123" });
    expect(routeOf("/table/abc/17")).toEqual({ page: "table", id: "abc", at: 17 });
  });
  test("lead to the seat of an invitation", () => {
    expect(routeOf("/join/abc/s3cr-t_")).toEqual({ page: "join", id: "abc", secret: "s3cr-t_" });
  });
  test("anything else is lost", () => {
    for (const path of [
      "/join/abc",
      "/join/abc/x/y",
      "/join/abc/<",
      "/analysis",
      "/analysis/a/1",
      "/table",
      "/table/a/b",
      "/table/a/1/2",
      "/other/x",
      "/table/%3Cx",
      "/table/a/-1",
    ])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });
  test("are made the way they are read", () => {
    expect(routeOf(tablePath("abc", 4))).toEqual({ page: "table", id: "abc", at: 4 });
    expect(routeOf(analysisPath("abc"))).toEqual({ page: "analysis", id: "abc" });
    expect(routeOf(tablePath("abc"))).toEqual({ page: "table", id: "abc" });
  });
  test("of the live connection follow the page", () => {
    expect(liveAddress("t1", { protocol: "https:", host: "x.org" })).toBe("wss://x.org/api/tables/t1/live");
    expect(liveAddress("t1", { protocol: "http:", host: "h:1" })).toBe("ws://h:1/api/tables/t1/live");
  });
});

test("one click sets the first side against the bot of the level wished for", () => {
  const game = {
    id: "g",
    title: "G",
    roles: [
      { seat: "a", name: "A" },
      { seat: "b", name: "B" },
    ],
    scenarios: [],
    options: [],
    bots: ["random", "recruit", "officer", "general"],
    seconds: { general: 10 },
    rules: [],
    secrets: false,
    lesson: false,
    course: false,
  };
  const opponent = { kind: "bot", level: "officer" };
  expect(quickTable(game, "officer")).toEqual({ game: "g", seat: "a", opponent });
  expect(quickTable(game, "colonel").opponent).toEqual({ kind: "bot", level: "recruit" });
  expect(levelsOf(game)).toEqual(["recruit", "officer", "general", "random"]);
  const seats = [
    { seat: "a", name: "A", sitter: "you" as const },
    { seat: "b", name: "B", sitter: "bot" as const, bot: "general", seconds: 30 },
  ];
  const general = { kind: "bot", level: "general", seconds: 30 };
  expect(nextOpponent(game, { ...table, seats }, "officer")).toEqual(general);
  const usual = [seats[0], { ...seats[1], seconds: 10 }];
  expect(nextOpponent(game, { ...table, seats: usual }, "officer")).toEqual({
    kind: "bot",
    level: "general",
  });
  expect(nextOpponent(game, { ...table, seats: [] }, "officer")).toEqual(opponent);
});

describe("the level of a bot", () => {
  const game = { bots: ["random", "officer", "general"], seconds: { general: 10 } };
  const picker = (level: string, seconds?: number): string =>
    renderToStaticMarkup(
      createElement(LevelPicker, { game, level, seconds, onLevel: () => {}, onSeconds: () => {} }),
    );
  test("is picked by what it is like to play and how long it thinks, dice last", () => {
    const told = picker("officer");
    const [officer, general, random] = ["Officer", "General", "Dice decide"].map((name) =>
      told.indexOf(name),
    );
    expect(officer).toBeLessThan(general);
    expect(general).toBeLessThan(random);
    expect(told).toContain("does not look ahead. Answers at once.");
    expect(told).toContain("Thinks up to 10 seconds a turn.");
    expect(told).not.toContain("Time to think");
  });
  test("has a time to think where it looks ahead, its own at first", () => {
    expect(picker("general")).toMatch(/checked="" value="10"|value="10" checked=""/);
    expect(picker("general", 60)).toMatch(/checked="" value="60"|value="60" checked=""/);
    expect(picker("general", 60)).toContain("Thinks up to 60 seconds a turn.");
  });
});

describe("options of a new table", () => {
  const game = {
    id: "g",
    title: "G",
    roles: [{ seat: "a", name: "A" }],
    scenarios: [{ id: "s", title: "S" }],
    options: [{ id: "zones", title: "Zones of cities", values: ["land", "sea"] }],
    bots: ["officer"],
    seconds: {},
    rules: [],
    secrets: false,
    lesson: false,
    course: false,
  };
  const dialog = (options: typeof game.options): string =>
    renderToStaticMarkup(
      createElement(NewTableDialog, {
        game: { ...game, options },
        isBusy: false,
        problem: undefined,
        onClose: () => {},
        onSet: () => {},
      }),
    );
  test("are listed with their values, the first one chosen", () => {
    expect(dialog(game.options)).toMatch(
      /Zones of cities<\/span><select[^>]*><option value="land" selected="">land<\/option><option value="sea">sea</,
    );
  });
  test("take no room in a game without any", () => {
    expect(dialog([])).not.toContain("Options");
  });
  test("have their values in the words of the game, or as they are", () => {
    expect(valueName(words1942, "city-zones", "land")).toBe("Empty cities stop movement by land");
    expect(valueName(words1942, "city-zones", "air")).toBe("air");
    expect(valueName({}, "toString", "x")).toBe("x");
  });
});

describe("an invitation", () => {
  const game = {
    id: "g",
    title: "G",
    roles: [
      { seat: "a", name: "Ants" },
      { seat: "b", name: "Bees" },
    ],
    scenarios: [{ id: "s", title: "Spring" }],
    options: [{ id: "zones", title: "Zones of cities", values: ["land", "sea"] }],
    bots: ["officer"],
    seconds: {},
    rules: [],
    secrets: false,
    lesson: false,
    course: false,
  };
  const invitation = { game: "g", scenario: "s", options: { zones: "sea" }, seat: "b" } as const;
  const told = (is: "free" | "yours" | "taken"): string =>
    renderToStaticMarkup(createElement(InvitationTerms, { game, invitation: { ...invitation, is } }));
  test("names side, scenario, options and pace before anybody sits down", () => {
    for (const word of ["Bees", "Spring", "Zones of cities", "sea", en.paceFree, en.joinText])
      expect(told("free")).toContain(word);
    expect(told("free")).not.toContain("Ants");
  });
  test("says so when the seat is taken, or is one's own", () => {
    expect(told("taken")).toContain(en.joinTaken);
    expect(told("yours")).toContain(en.joinYours);
  });
});

describe("words", async () => {
  await fetchWords("de");
  const samples = {
    who: "X",
    what: "X",
    where: "X",
    side: "X",
    level: "X",
    title: "X",
    asked: "X",
    number: "1",
    count: 2,
    shown: "4",
    name: "X",
  };
  const numbers = {
    total: 3,
    from: 12,
    to: 9,
    nth: 1,
    of: 2,
    minutes: 6,
    at: 1,
    step: 1,
    steps: 2,
    value: 3,
    seconds: 4,
    most: 5,
    status: 500,
  };
  const chances = { percent: 50, before: 40, after: 60, looks: 7, done: 1 };
  const times = {
    hours: 3,
    days: 2,
    more: 1,
    holidays: 14,
    bank: "1:30",
    bonus: "0:05",
    time: "1:00",
    chances: "British 60 %",
  };
  test("every English key says something", () => {
    for (const [key, words] of Object.entries(en)) {
      const said =
        typeof words === "string"
          ? words
          : (words as (p: object) => string)({ ...samples, ...numbers, ...chances, ...times });
      expect(said.trim(), key).not.toBe("");
      expect(said, key).not.toContain("undefined");
    }
  });
  test("German says every key of English and no other, and asks for nothing else", () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, words] of Object.entries(de))
      expect(typeof words, key).toBe(typeof en[key as keyof typeof en]);
    expect(wordsOf("de").undo).toBe("Zurück");
  });
  test("every level has a name and says what it is like", () => {
    for (const level of LEVELS)
      for (const key of [`bot.${level}`, `about.${level}`])
        for (const language of ["en", "de"] as const)
          expect(wordFor(wordsOf(language), key), key).toBeTruthy();
  });
  test("every game has a teaser and its facts", () => {
    for (const { game } of titles)
      for (const { story, facts } of Object.values(coverOf(game.id)!.teaser))
        expect([story, facts], game.id).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  });
  test("unknown words are none", () => {
    expect(wordFor(wordsOf("en"), "bot.unheard-of")).toBeUndefined();
    expect(wordFor(wordsOf("en"), "toString")).toBeUndefined();
  });
});

describe("settings", () => {
  test("what is stored is checked, the rest is the default", () => {
    expect(readSettings(null, ["de-AT"])).toEqual({
      theme: "auto",
      language: "de",
      speed: "normal",
      dice: "map",
      ending: "ask",
      level: "officer",
    });
    expect(readSettings('{"theme":"dark","speed":"warp","x":1,"level":"marshal"}', [])).toEqual({
      theme: "dark",
      language: "en",
      speed: "normal",
      dice: "map",
      ending: "ask",
      level: "officer",
    });
    expect(readSettings("{broken", [])).toEqual({
      theme: "auto",
      language: "en",
      speed: "normal",
      dice: "map",
      ending: "ask",
      level: "officer",
    });
    expect(readSettings("null", [])).toEqual({
      theme: "auto",
      language: "en",
      speed: "normal",
      dice: "map",
      ending: "ask",
      level: "officer",
    });
  });
});

describe("faces", () => {
  test("every game of the library has one, and hides nothing; a game that cannot be drawn has none", async () => {
    for (const { game, ruleTexts } of titles) {
      expect((await faceOf(game.id))?.face.id).toBe(game.id);
      expect(await ruleTextsOf(game.id)).toEqual(ruleTexts);
    }
    expect(faceOf("unheard-of")).toBeUndefined();
  });
  test("1942 has no cards; its own panels and keys have names of their own", async () => {
    const drawn = await faceOf("1942");
    expect([drawn?.face.Card, drawn?.face.cards]).toEqual([undefined, undefined]);
    const { panels = [], keys = [] } = drawn?.face ?? {};
    expect(panels.map(({ id }) => id)).toEqual(["orders", "calendar", "layers"]);
    const pressed = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    const context = { typing: false, onBoard: true, replaying: true };
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
    for (const { key } of keys) expect(actOf({ key, ...pressed }, context), key).toBeUndefined();
  });
});
