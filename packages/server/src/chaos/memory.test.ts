import type { UpdateSent } from "@sandtable/protocol";
import { describe, expect, it } from "vitest";
import type { StoredAction } from "../store/store.ts";
import { TableMemory } from "./memory.ts";

const chosen = (number: number, key: string): StoredAction => ({
  number,
  seat: "british",
  act: { do: "choose", key },
});
const update = (number: number, seat: string, label: string): UpdateSent => ({
  number,
  act: "choose",
  seat,
  label: [label] as never,
  entries: number,
  events: [],
  kept: 0,
});

/** Somebody was acknowledged the first of two choices, and is not sure about the second. */
function remembering(): TableMemory {
  const memory = new TableMemory("table", ["british"]);
  memory.acknowledge(memory.ask("british", 1, { do: "choose", key: "a" }));
  memory.ask("british", 2, { do: "choose", key: "b" });
  return memory;
}

describe("the memory of a table", () => {
  it("finds nothing wrong where all that was acknowledged is there, and of the rest what was asked for", () => {
    const nothing = { lost: [], doubled: [] };
    expect(remembering().compare([chosen(2, "a")])).toEqual(nothing);
    expect(remembering().compare([chosen(2, "a"), chosen(3, "b")])).toEqual(nothing);
    expect(remembering().compare([chosen(2, "a"), { ...chosen(3, "x"), seat: "mcp" }])).toEqual(nothing);
  });

  it("finds what is lost: acknowledged and not there, or something else in its place", () => {
    expect(remembering().compare([]).lost).toHaveLength(1);
    expect(remembering().compare([chosen(2, "b")])).toMatchObject({
      lost: { length: 1 },
      doubled: { length: 1 },
    });
  });

  it("finds what was told to anybody and is not there", () => {
    const memory = remembering();
    memory.hear(update(3, "mcp", "x"));
    expect(memory.compare([chosen(2, "a")]).lost).toHaveLength(1);
    expect(memory.compare([chosen(2, "a"), { ...chosen(3, "x"), seat: "mcp" }]).lost).toEqual([]);
  });

  it("finds what is doubled: done once more, done although it was refused, or told in two ways", () => {
    expect(remembering().compare([chosen(2, "a"), chosen(3, "a")]).doubled).toHaveLength(1);
    const memory = new TableMemory("table", ["british"]);
    memory.refuse(memory.ask("british", 1, { do: "choose", key: "a" }));
    expect(memory.compare([chosen(2, "a")]).doubled).toHaveLength(1);
    memory.hear(update(2, "mcp", "x"));
    memory.hear(update(2, "mcp", "x"));
    expect(memory.compare([]).doubled).toEqual([]);
    memory.hear(update(2, "mcp", "y"));
    expect(memory.compare([]).doubled).toHaveLength(1);
  });
});
