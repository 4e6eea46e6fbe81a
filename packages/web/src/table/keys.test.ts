import { describe, expect, test } from "vitest";
import { actOf, digitsOf, type KeyContext, keysOf, ownKey } from "./keys.ts";

const press = (key: string, context: Partial<KeyContext> = {}, held: object = {}) =>
  actOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...held },
    { typing: false, onBoard: false, replaying: false, ...context },
  );

describe("keys", () => {
  test("digits take choices", () => {
    expect(press("1")).toEqual({ do: "choose", digit: 1 });
    expect(press("9")).toEqual({ do: "choose", digit: 9 });
  });

  test.each([
    ["/", "filter"],
    ["u", "undo"],
    ["r", "restart"],
    ["b", "book"],
    ["?", "rules"],
    ["F1", "rules"],
    ["Escape", "escape"],
    ["+", "zoom-in"],
    ["-", "zoom-out"],
    ["0", "fit"],
  ])("%s is %s", (key, act) => {
    expect(press(key)).toEqual({ do: act });
  });

  test("while somebody types, only F1 and Escape are ours", () => {
    const typing = { typing: true };
    expect(["1", "u", "r", "/", "0", "?"].map((key) => press(key, typing))).toEqual(Array(6).fill(undefined));
    expect(press("F1", typing)).toEqual({ do: "rules" });
    expect(press("Escape", typing)).toEqual({ do: "escape" });
  });

  test("the browser keeps its own shortcuts", () => {
    expect(press("r", {}, { ctrlKey: true })).toBeUndefined();
    expect(press("1", {}, { metaKey: true })).toBeUndefined();
    expect(press("ArrowLeft", { replaying: true }, { altKey: true })).toBeUndefined();
  });

  test("a key held down chooses and takes back only once, and goes on zooming and stepping", () => {
    const held = { repeat: true };
    expect(["1", "b", "u", "r"].map((key) => press(key, {}, held))).toEqual(Array(4).fill(undefined));
    expect(press("+", {}, held)).toEqual({ do: "zoom-in" });
    expect(press("ArrowRight", { replaying: true }, held)).toEqual({ do: "step", by: 1 });
  });

  test("arrows move the board when it has the focus, and step through a replay", () => {
    expect(press("ArrowLeft")).toBeUndefined();
    expect(press("ArrowLeft", { onBoard: true })).toEqual({ do: "pan", x: 1, y: 0 });
    expect(press("ArrowRight", { replaying: true })).toEqual({ do: "step", by: 1 });
    expect(press("Home", { replaying: true })).toEqual({ do: "ends", to: "first" });
  });
});

describe("digits of choices", () => {
  test("count from one, and end at nine", () => {
    expect(digitsOf(["Perak", "Kedah"])).toEqual([1, 2]);
    expect(digitsOf(Array(11).fill("x")).slice(8)).toEqual([9, undefined, undefined]);
  });

  test("are the numbers themselves where all choices are numbers", () => {
    expect(digitsOf(["0", "1", "2", "12"])).toEqual([undefined, 1, 2, undefined]);
  });
});

describe("keys of a game", () => {
  const keys = [{ key: "z" }, { key: "n" }];
  const pressed = { key: "n", ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  const context = { typing: false, onBoard: false, replaying: false };

  test("are found by what is pressed", () => {
    expect(ownKey(keys, pressed, context)).toBe(keys[1]);
    expect(ownKey(keys, { ...pressed, key: "x" }, context)).toBeUndefined();
    expect(ownKey([], pressed, context)).toBeUndefined();
  });

  test("are left alone while somebody types, holds one down, or means the browser", () => {
    expect(ownKey(keys, pressed, { ...context, typing: true })).toBeUndefined();
    for (const held of ["ctrlKey", "metaKey", "altKey", "repeat"])
      expect(ownKey(keys, { ...pressed, [held]: true }, context), held).toBeUndefined();
  });
});

describe("the keys of a list", () => {
  const named = (...keys: string[]) => keys.map((key) => ({ key, label: key }));

  test("what ends something has the same key wherever it stands, and takes no digit from the others", () => {
    const ends = /^(?:done|pass)$/;
    expect(keysOf(named("done", "a", "b"), ends)).toEqual(["x", "1", "2"]);
    expect(keysOf(named("a", "b", "done"), ends)).toEqual(["1", "2", "x"]);
    expect(keysOf(named("a", "b"), ends)).toEqual(["1", "2"]);
    expect(keysOf(named("a", "done"), undefined)).toEqual(["1", "2"]);
  });
});
