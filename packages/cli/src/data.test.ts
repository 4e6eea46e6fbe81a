import type { DataTable } from "@sandtable/engine";
import { data } from "@sandtable/malaya-1941/data";
import { describe, expect, it, vi } from "vitest";
import { expectSentence, json, sandtable } from "./testing/index.ts";

describe("sandtable data", () => {
  it("finds no fault in sound data", async () => {
    expect(await sandtable(["data", "malaya-1941", "--check"])).toEqual({
      code: 0,
      out: "no fault\n",
      err: "",
    });
    expect(json(await sandtable(["data", "malaya-1941", "--check", "--json"]))).toEqual({
      game: "malaya-1941",
      faults: [],
    });
  });

  it("names each fault with file, row and field, and fails", async () => {
    const fault = { file: "map.ts", row: "PLACES 3 (Sadao)", field: "hex", what: "the map has no hex 9999" };
    const found = vi.spyOn(data, "check").mockReturnValue([fault]);
    try {
      const { code, out } = await sandtable(["data", "malaya-1941", "--check"]);
      expect(out).toBe("map.ts: PLACES 3 (Sadao), hex: the map has no hex 9999\n\n1 fault\n");
      expect(code).toBe(1);
      expect(json(await sandtable(["data", "malaya-1941", "--check", "--json"])).faults).toEqual([fault]);
    } finally {
      found.mockRestore();
    }
  });

  it("prints every chart in columns, with marks for what is not in the text", async () => {
    const { code, out } = await sandtable(["data", "malaya-1941", "--table"]);
    expect(code).toBe(0);
    for (const title of [
      "Turn record",
      "Terrain effects",
      "Raid",
      "Assault",
      "Air superiority",
      "Bombardment",
      "Interdiction",
      "Japanese counters",
      "Allied counters",
      "Command markers",
      "Objectives",
      "Victory points",
      "Sources",
    ])
      expect(out).toContain(`\n${title}`);
    expect(out).toMatch(/^No mark: .*\+ .*\* /);
    expect(out).toMatch(/^ {2}5 {4}0\/1\* {2}1\/1 {3}1\/1\*/m);
    expect(out).toMatch(/^ {2}3 IG +infantry +regiment +6\+ +6\+ +8\+ +breaks down +base$/m);
  });

  it("prints them as JSON, too", async () => {
    const { tables } = json(await sandtable(["data", "malaya-1941", "--table", "--json"]));
    const raid = (tables as DataTable[]).find(({ title }) => title.startsWith("Raid"));
    expect(raid?.rows[1][1]).toEqual({ text: "AM", standing: "reconstructed" });
  });

  it("says what it can be asked", async () => {
    expectSentence(
      await sandtable(["data", "malaya", "--check"]),
      /no folder of data for "malaya": choose one of malaya-1941/,
    );
    expectSentence(await sandtable(["data", "malaya-1941"]), /Say --check .* or --table/);
  });
});
