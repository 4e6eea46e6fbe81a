import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GAMES, inFolder } from "./testing/index.ts";

const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const BIN = inPackage("bin/sandtable.js");

/** With the shell's own ways of spoiling things. */
/** Dice of a game that lasts long enough to outgrow a small file. */
const SEED = "3".repeat(64);

const inShell = (line: string) =>
  spawnSync("sh", ["-c", line.replaceAll("sandtable ", '"$0" "$1" '), process.execPath, BIN], {
    encoding: "utf8",
  });

const sandtable = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [BIN, ...args], { input, encoding: "utf8" });

describe.runIf(existsSync(inPackage("dist/main.js")))("the built program", () => {
  it("prints and ends well", () => {
    const { status, stdout, stderr } = sandtable(["games", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject(GAMES.map((id) => ({ id })));
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("tells bad input by its exit code", () => {
    const { status, stdout, stderr } = sandtable(["play", "chess"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^There is no game "chess"[^\n]*\n$/);
  });

  it("lets bots meet in threads", () => {
    const { status, stdout } = sandtable([
      "arena",
      "malaya",
      "--seats",
      "random,random",
      "--games",
      "4",
      "--json",
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ finished: 4, violations: [] });
    expect(status).toBe(0);
  });

  it.each(GAMES)("plays %s from a pipe to its end", (game) => {
    const { status, stdout } = sandtable(["play", game], "1\npass\n");
    expect(stdout).toContain("The input has ended");
    expect(status).toBe(0);
  });

  it.runIf(existsSync("/dev/full"))("says so when its output cannot be written", () => {
    const full = inShell("sandtable games > /dev/full");
    expect(full.stderr).toBe("The output cannot be written, because the disk is full.\n");
    expect(full.status).toBe(1);
    expect(inShell("sandtable play chess 2> /dev/full")).toMatchObject({ status: 2, stdout: "" });
    expect(inShell("sandtable games > /dev/full 2> /dev/full").status).toBe(1);
  });

  it.runIf(process.platform !== "win32")("keeps its exit code when nobody reads on", () => {
    const status = (line: string) => inShell(`{ ${line}; echo $? >&3; } 3>&2 | true`).stderr;
    expect(status("sleep 0.2; sandtable games")).toBe("0\n");
    expect(status("sleep 0.2; sandtable verify --json package.json 2> /dev/null")).toBe("2\n");
    expect(inShell("sandtable play chess >&- 2>&-").status).toBe(2);
  });

  it.runIf(process.platform !== "win32")("never leaves half a file, nor spoils the one before it", () =>
    inFolder(async (path) => {
      const moves = Array.from({ length: 600 }, () => "1").join("\n");
      writeFileSync(path("moves"), `${moves}\n`);
      const small = `${path("a.json")}`;
      writeFileSync(small, "before");
      const ran = inShell(
        `ulimit -f 8; sandtable play malaya --seat both --seed ${SEED} --save ${small} --force < ${path("moves")}`,
      );
      expect(ran.stdout).toMatch(/no\s+file\s+may\s+be\s+that\s+large\s+here/);
      const kept = JSON.parse(readFileSync(small, "utf8")) as { sandtable: string };
      expect(kept.sandtable).toBe("save");
      expect(readdirSync(path(".")).sort()).toEqual(["a.json", "moves"]);
    }),
  );
});
