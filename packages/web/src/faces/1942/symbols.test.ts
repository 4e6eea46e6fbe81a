import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UNITS } from "@sandtable/1942/units";
import { describe, expect, it } from "vitest";
import { SIZES, TYPES } from "./symbols.ts";

const script = fileURLToPath(new URL("../../../scripts/symbols.mjs", import.meta.url));

describe("the symbols of 1942", () => {
  it("are what the script makes, byte for byte", () => {
    expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toContain("up to date");
  });

  it("stay small", () => {
    expect(readFileSync(new URL("symbols.ts", import.meta.url)).length).toBeLessThan(4000);
  });

  it("1.D has a sign for every type and every size of troops, no two alike", () => {
    for (const { type, size } of UNITS.filter((unit) => unit.size !== "air")) {
      expect(TYPES[type], type).toBeDefined();
      expect(SIZES[size], size).toBeDefined();
    }
    const drawn = Object.values(TYPES).map(({ lines, solid }) => `${lines} ${solid}`);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(Object.values(SIZES)).size).toBe(4);
  });
});
