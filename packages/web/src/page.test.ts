import { en as words1942 } from "@sandtable/1942/words";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { liveAddress } from "./api.ts";
import { faceOf, hidesThings } from "./faces/index.ts";
import NewTableDialog, { valueName } from "./parts/new-table.tsx";
import { quickTable } from "./quick-table.ts";
import { routeOf, tablePath } from "./route.ts";
import { readSettings } from "./settings.ts";
import { actOf } from "./table/keys.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { wordFor, wordsOf } from "./words/index.ts";

describe("addresses", () => {
  test("lead to the front page, a table, and a moment of it", () => {
    expect(routeOf("/")).toEqual({ page: "front" });
    expect(routeOf("/table/abc-123")).toEqual({ page: "table", id: "abc-123" });
    expect(routeOf("/table/abc/17")).toEqual({ page: "table", id: "abc", at: 17 });
  });
  test("anything else is lost", () => {
    for (const path of ["/table", "/table/a/b", "/table/a/1/2", "/other/x", "/table/%3Cx", "/table/a/-1"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });
  test("are made the way they are read", () => {
    expect(routeOf(tablePath("abc", 4))).toEqual({ page: "table", id: "abc", at: 4 });
    expect(routeOf(tablePath("abc"))).toEqual({ page: "table", id: "abc" });
  });
  test("of the live connection follow the page", () => {
    expect(liveAddress("t1", { protocol: "https:", host: "x.org" })).toBe("wss://x.org/api/tables/t1/live");
    expect(liveAddress("t1", { protocol: "http:", host: "h:1" })).toBe("ws://h:1/api/tables/t1/live");
  });
});

test("one click sets the first side against a plain bot", () => {
  const game = {
    id: "g",
    title: "G",
    roles: [
      { seat: "a", name: "A" },
      { seat: "b", name: "B" },
    ],
    scenarios: [],
    options: [],
    bots: ["random", "officer"],
    rules: [],
    lesson: false,
  };
  expect(quickTable(game)).toEqual({ game: "g", seat: "a", opponent: { kind: "bot", level: "officer" } });
  expect(quickTable({ ...game, bots: ["random"] }).opponent).toEqual({ kind: "bot", level: "random" });
});

describe("options of a new table", () => {
  const game = {
    id: "g",
    title: "G",
    roles: [{ seat: "a", name: "A" }],
    scenarios: [{ id: "s", title: "S" }],
    options: [{ id: "zones", title: "Zones of cities", values: ["land", "sea"] }],
    bots: ["officer"],
    rules: [],
    lesson: false,
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

describe("words", () => {
  const samples = {
    who: "X",
    what: "X",
    where: "X",
    side: "X",
    level: "X",
    title: "X",
    number: "1",
    count: 2,
  };
  const numbers = { nth: 1, of: 2, at: 1, step: 1, steps: 2, value: 3 };
  test("every English key says something", () => {
    for (const [key, words] of Object.entries(en)) {
      const said =
        typeof words === "string" ? words : (words as (p: object) => string)({ ...samples, ...numbers });
      expect(said.trim(), key).not.toBe("");
      expect(said, key).not.toContain("undefined");
    }
  });
  test("German knows no key that English does not, and asks for nothing else", () => {
    for (const [key, words] of Object.entries(de)) {
      expect(Object.keys(en)).toContain(key);
      expect(typeof words, key).toBe(typeof en[key as keyof typeof en]);
    }
  });
  test("what German does not say yet is English", () => {
    expect(wordsOf("de").undo).toBe("Zurück");
    expect(wordsOf("de").overDraw).toBe(en.overDraw);
  });
  test("every game has a teaser and its facts", () => {
    for (const game of ["malaya", "palestine", "japanese-occupation", "1942"])
      for (const key of [`teaser.${game}`, `facts.${game}`])
        expect(wordFor(wordsOf("de"), key), key).toBeTruthy();
  });
  test("unknown words are none", () => {
    expect(wordFor(wordsOf("en"), "bot.unheard-of")).toBeUndefined();
    expect(wordFor(wordsOf("en"), "toString")).toBeUndefined();
  });
});

describe("settings", () => {
  test("what is stored is checked, the rest is the default", () => {
    expect(readSettings(null, ["de-AT"])).toEqual({ theme: "auto", language: "de", speed: "normal" });
    expect(readSettings('{"theme":"dark","speed":"warp","x":1}', [])).toEqual({
      theme: "dark",
      language: "en",
      speed: "normal",
    });
    expect(readSettings("{broken", [])).toEqual({ theme: "auto", language: "en", speed: "normal" });
    expect(readSettings("null", [])).toEqual({ theme: "auto", language: "en", speed: "normal" });
  });
});

describe("faces", () => {
  test("Malaya hides nothing; a game that cannot be drawn has no face", () => {
    expect(hidesThings("malaya")).toBe(false);
    expect(hidesThings("unheard-of")).toBe(false);
    expect(faceOf("unheard-of")).toBeUndefined();
  });
  test("1942 has no cards; its own panels and keys have names of their own", async () => {
    expect(hidesThings("1942")).toBe(false);
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
