import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const sandtable = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [inPackage("bin/sandtable.js"), ...args], { input, encoding: "utf8" });

describe.runIf(existsSync(inPackage("dist/main.js")))("the built program", () => {
  it("prints and ends well", () => {
    const { status, stdout, stderr } = sandtable(["games", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject([{ id: "malaya" }]);
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("tells bad input by its exit code", () => {
    const { status, stdout, stderr } = sandtable(["play", "chess"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^There is no game "chess"[^\n]*\n$/);
  });

  it("plays from a pipe to its end", () => {
    const { status, stdout } = sandtable(["play", "malaya"], "1\npass\n");
    expect(stdout).toContain("The input has ended");
    expect(status).toBe(0);
  });
});
