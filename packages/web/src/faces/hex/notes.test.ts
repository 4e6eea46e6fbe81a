import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOTE_LENGTH, notesOf, openNotes, readNotes, writeNote } from "./notes.ts";

/** What the browser keeps, and everything that anybody wrote into it. */
let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
  });
  openNotes("one");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("private notes", () => {
  it("are kept by table, by side and by hex, and come again when the table is opened again", () => {
    writeNote("japanese", "0909", { mark: "strong", text: "two brigades" });
    writeNote("allied", "0909", { text: "mine" });
    expect(notesOf("japanese")).toEqual({ "0909": { mark: "strong", text: "two brigades" } });
    openNotes("two");
    expect(notesOf("japanese")).toEqual({});
    openNotes("one");
    expect(notesOf("japanese")["0909"].mark).toBe("strong");
    expect(notesOf("allied")["0909"].text).toBe("mine");
  });

  it("can be taken away, and an empty one is none", () => {
    writeNote("japanese", "0909", { mark: "weak", text: "" });
    writeNote("japanese", "0909", { text: "" });
    expect(notesOf("japanese")).toEqual({});
    writeNote("japanese", "0909", { mark: "weak", text: "" });
    writeNote("japanese", "0909", undefined);
    expect(notesOf("japanese")).toEqual({});
  });

  it("are bounded: in length, in number, and in tables", () => {
    writeNote("japanese", "0909", { text: "x".repeat(500) });
    expect(notesOf("japanese")["0909"].text.length).toBe(NOTE_LENGTH);
    for (let at = 0; at < 200; at++) writeNote("japanese", `1${String(at).padStart(3, "0")}`, { text: "x" });
    expect(Object.keys(notesOf("japanese")).length).toBe(60);
    expect(Object.keys(notesOf("japanese"))).toContain("1199");
    for (let table = 0; table < 30; table++) {
      openNotes(`table ${table}`);
      writeNote("japanese", "0909", { text: "x" });
    }
    expect(readNotes(kept["sandtable.notes"]).length).toBe(12);
    openNotes("one");
    expect(notesOf("japanese")).toEqual({});
  });

  it("that are not ours are left out", () => {
    expect(readNotes("{")).toEqual([]);
    expect(readNotes('{"table":"one"}')).toEqual([]);
    const stored = [
      {
        table: "one",
        sides: { japanese: { "0909": { mark: "evil", text: "a" }, "0910": 5, "0911": { text: 7 } } },
      },
      3,
    ];
    expect(readNotes(JSON.stringify(stored))).toEqual([
      { table: "one", sides: { japanese: { "0909": { text: "a" } } } },
    ]);
  });

  it("work without a storage, for as long as the page is open", () => {
    vi.stubGlobal("localStorage", undefined);
    openNotes("one");
    writeNote("japanese", "0909", { text: "here" });
    expect(notesOf("japanese")["0909"].text).toBe("here");
  });
});
