import { describe, expect, it } from "vitest";
import { NewBranch, NewImport, NewTable, PageFrame } from "./index.ts";

const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe("what a page may send", () => {
  it("is a frame with the number it answers", () => {
    expect(fits(PageFrame, { do: "choose", number: 1, key: "box:full" })).toBe(true);
    expect(fits(PageFrame, { do: "undo", number: 7, to: 3 })).toBe(true);
    expect(fits(PageFrame, { do: "resign", number: 7 })).toBe(true);
    expect(fits(PageFrame, { do: "catch-up", after: 0 })).toBe(true);
    expect(fits(PageFrame, { do: "look", number: 1 })).toBe(true);
  });

  it.each([
    null,
    {},
    { do: "choose" },
    { do: "choose", number: 1.5, key: "x" },
    { do: "choose", number: "1", key: "x" },
    { do: "choose", number: -1, key: "x" },
    { do: "choose", number: 1, key: "" },
    { do: "choose", number: 1, key: "x".repeat(121) },
    { do: "choose", number: 1, key: "x", seat: "mcp" },
    { do: "undo", number: 1 },
    { do: "undo", number: 1, to: Number.MAX_VALUE },
    { do: "resign", number: Number.NaN },
  ])("is not %j", (frame) => {
    expect(fits(PageFrame, frame)).toBe(false);
  });

  it("is a table with names of a game, a seat and an opponent", () => {
    const table = { game: "malaya", seat: "random", opponent: { kind: "bot", level: "officer" } };
    expect(NewTable.parse(table)).toEqual({ ...table, options: {} });
    expect(fits(NewTable, { ...table, opponent: { kind: "hotseat", level: "officer" } })).toBe(false);
    const slow = { kind: "bot", level: "general", seconds: 60 };
    expect(fits(NewTable, { ...table, opponent: slow })).toBe(true);
    expect(fits(NewTable, { ...table, opponent: { ...slow, seconds: 61 } })).toBe(false);
    expect(fits(NewTable, { ...table, game: "Malaya" })).toBe(false);
    expect(fits(NewTable, { ...table, options: { paper: { not: "text" } } })).toBe(false);
  });

  it("is bounded", () => {
    expect(fits(NewImport, { transcript: "x".repeat(2_000_001) })).toBe(false);
    expect(fits(NewBranch, { at: 100_001, seat: "mcp", opponent: { kind: "hotseat" } })).toBe(false);
  });
});
