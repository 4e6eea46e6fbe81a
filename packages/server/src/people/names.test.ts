import { hash, verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";
import { checkedName, foldedName } from "./names.ts";
import { checkPassword, Passwords } from "./passwords.ts";

describe("a name", () => {
  it.each([
    ["Ann", "Ann"],
    ["  Ann   Lee ", "Ann Lee"],
    ["O’Neill", "O’Neill"],
    ["J.-P. 2nd", undefined],
    ["Jürgen_7", "Jürgen_7"],
    ["Владимир", "Владимир"],
    ["Νίκος", "Νίκος"],
    ["山下奉文", "山下奉文"],
    ["パーシバル", "パーシバル"],
    ["हिन्दी", "हिन्दी"],
    ["Ann\u200bLee", undefined],
    ["Ann\u202eeeL", undefined],
    ["Аnn", undefined], // its first letter is Cyrillic
    ["Zαck", undefined],
    ["a", undefined],
    ["山下", "山下"],
    ["x".repeat(25), undefined],
    ["1234", undefined],
    ["-Ann", undefined],
    ["Ann-", undefined],
    ["Ann  .Lee", undefined],
    ["<b>Ann", undefined],
    ["Z͑ͫ̓ͪalgo", undefined],
    ["Sandtable", undefined],
    ["Аdmin", undefined],
    ["M0derat0r", undefined],
    ["General", undefined],
  ])("%s", (text, name) => {
    if (name === undefined) expect(() => checkedName(text)).toThrow();
    else expect(checkedName(text)).toBe(name);
  });

  it.each([
    ["Ann", "ANN"],
    ["Jürgen", "Jurgen"],
    ["Straße", "STRASSE"],
    ["Bill", "BiII"],
    ["Otto", "0tt0"],
    ["Ann Lee", "ann_lee"],
    ["Ross", "Роѕѕ".replace("Р", "R")],
    ["pacax", "расах"],
    ["modern", "modem"],
    ["Νίκος", "ΝΙΚΟΣ"],
    ["ＡＮＮ", "ann"],
  ])("%s is the same as %s", (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

  it.each([
    ["Ann", "Anna"],
    ["山下", "山上"],
    ["Владимир", "Владислав"],
    ["Percival", "Yamashita"],
  ])("%s is another than %s", (one, other) => expect(foldedName(one)).not.toBe(foldedName(other)));
});

describe("a password", () => {
  it.each(["four words of mine", "ünïcödé wörds", "0123456789"])("%s will do", (text) =>
    expect(() => checkPassword(text, "Ann")).not.toThrow(),
  );
  it.each(["short", "aaaaaaaaaaaa", "abababababab", "x".repeat(300)])("%s will not", (text) =>
    expect(() => checkPassword(text, "Ann")).toThrow(),
  );
  it("that is the name and a little more will not", () =>
    expect(() => checkPassword("Annabella12", "Annabella")).toThrow(/your name/));
});

describe("whether a name is known", () => {
  it("cannot be told from what is worked out: as much for one that is not, and as hard", async () => {
    const argon = { hash: vi.fn(hash), verify: vi.fn(verify) };
    const passwords = new Passwords(argon);
    const kept = await passwords.hash("four words of mine");
    expect(await passwords.fits(kept, "four words of mine")).toBe(true);
    expect(await passwords.fits(kept, "four other words")).toBe(false);
    expect(await passwords.fits(undefined, "four other words")).toBe(false);
    const [right, wrong, unknown] = argon.verify.mock.calls.map(([compared]) => String(compared));
    const costOf = (text: string): string => text.split("$").slice(0, 4).join("$");
    expect([costOf(wrong), costOf(unknown)]).toEqual([costOf(right), costOf(right)]);
    expect(unknown).not.toBe(kept);
  });

  it("and what is compared with nothing fits nothing", async () => {
    const known = await hash("known");
    const passwords = new Passwords({ hash: async () => known, verify });
    expect(await passwords.fits(undefined, "known")).toBe(false);
  });
});
