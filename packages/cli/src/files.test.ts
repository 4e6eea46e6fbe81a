import type fs from "node:fs";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isSameFile, makeFolder, mustBeWritable, readText, writeWhole } from "./files.ts";
import { Problem } from "./problem.ts";
import { inFolder, makePipe } from "./testing/index.ts";

/** What is thrown must be a problem, told in one line. */
function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    expect((error as Problem).message).toMatch(/^[^\n]+\.$/);
    return (error as Problem).message;
  }
  return expect.fail("nothing was thrown");
}

const posix = it.runIf(process.platform !== "win32");

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  return { ...real, default: real, ...failing(real) };
});

/** A disk that fails at one of these calls. */
const broken: { at?: string } = vi.hoisted(() => ({}));

function failing(real: typeof fs): Partial<typeof fs> {
  const watched = ["writeFileSync", "fsyncSync", "renameSync", "closeSync"] as const;
  const fail = (name: string): never => {
    throw Object.assign(new Error(`${name} failed`), { code: "ENOSPC" });
  };
  return Object.fromEntries(
    watched.map((name) => [
      name,
      (...args: unknown[]) => {
        const done = (real[name] as (...args: unknown[]) => unknown)(...args);
        return broken.at === name ? fail(name) : done;
      },
    ]),
  );
}

afterEach(() => {
  delete broken.at;
});

describe("writing a file", () => {
  it("writes it whole, leaves nothing else, and replaces only what it may", () =>
    inFolder(async (path) => {
      const text = "é".repeat(3_000_000);
      writeWhole(path("a"), text, false);
      expect(readFileSync(path("a"), "utf8")).toBe(text);
      expect(problemOf(() => writeWhole(path("a"), "b", false))).toContain("exists already");
      writeWhole(path("a"), "b", true);
      expect(readFileSync(path("a"), "utf8")).toBe("b");
      expect(readdirSync(path("."))).toEqual(["a"]);
    }));

  it.each(["writeFileSync", "fsyncSync", "closeSync"])("keeps the old file when %s fails", (call) =>
    inFolder(async (path) => {
      writeWhole(path("a"), "old", false);
      broken.at = call;
      expect(problemOf(() => writeWhole(path("a"), "new", true))).toContain("the disk is full");
      delete broken.at;
      expect(readFileSync(path("a"), "utf8")).toBe("old");
      expect(readdirSync(path("."))).toEqual(["a"]);
    }),
  );

  it("makes room for long names, and old drafts are not in its way", () =>
    inFolder(async (path) => {
      const long = path("x".repeat(255));
      writeFileSync(path(`.${"x".repeat(255 - 10)}.tmp`), "stale");
      writeWhole(long, "whole", false);
      expect(readFileSync(long, "utf8")).toBe("whole");
      expect(problemOf(() => writeWhole(path("x".repeat(256)), "", false))).toContain("its name is too long");
      expect(problemOf(() => writeWhole("a\0b", "", false))).toContain("no file can have");
    }));

  posix("writes over nothing but regular files", () =>
    inFolder(async (path) => {
      mkdirSync(path("folder"));
      makePipe(path("pipe"));
      writeFileSync(path("file"), "mine");
      symlinkSync(path("file"), path("link"));
      symlinkSync(path("nothing"), path("dangling"));
      const refusal = (name: string): string => {
        const early = problemOf(() => mustBeWritable(path(name), true));
        expect(problemOf(() => writeWhole(path(name), "x", true))).toBe(early);
        return early;
      };
      expect(refusal("folder")).toContain("it is a folder");
      expect(problemOf(() => writeWhole(path("folder"), "x", false))).toContain("it is a folder");
      expect(refusal("pipe")).toContain("it is not a regular file");
      expect(refusal("link")).toContain("it is a symbolic link: name the file that it leads to");
      expect(refusal("dangling")).toContain("it is a symbolic link");
      expect(refusal("file/a")).toContain("a part of its path is not a folder");
      expect(refusal("no/a")).toContain("its folder does not exist");
      expect(readFileSync(path("file"), "utf8")).toBe("mine");
      expect(existsSync(path("nothing"))).toBe(false);
    }),
  );

  posix("keeps a file as private as it was", () =>
    inFolder(async (path) => {
      writeFileSync(path("a"), "old");
      chmodSync(path("a"), 0o600);
      writeWhole(path("a"), "new", true);
      expect(statSync(path("a")).mode & 0o777).toBe(0o600);
    }),
  );

  it.runIf(process.platform !== "win32" && process.getuid?.() !== 0)(
    "finds out early that a folder takes no files",
    () =>
      inFolder(async (path) => {
        mkdirSync(path("locked"), 0o500);
        expect(problemOf(() => mustBeWritable(path("locked/a"), false))).toContain("not allowed");
      }),
  );

  it.runIf(existsSync("/proc/self"))("finds out early where no files can be", () => {
    expect(problemOf(() => mustBeWritable("/proc/game.json", false))).toContain("cannot be written");
    expect(problemOf(() => makeFolder("/proc/games/deep"))).toContain("cannot be used");
  });
});

describe("reading and naming files", () => {
  posix("tells one file from two, however they are named", () =>
    inFolder(async (path) => {
      mkdirSync(path("folder"));
      symlinkSync(path("folder"), path("other"));
      expect(isSameFile(path("a"), path("./folder/../a"))).toBe(true);
      expect(isSameFile(path("folder/a"), path("other/a"))).toBe(true);
      expect(isSameFile(path("folder/a"), path("a"))).toBe(false);
    }),
  );

  it.runIf(existsSync("/dev/zero"))("does not wait for devices and pipes", () =>
    inFolder(async (path) => {
      makePipe(path("pipe"));
      for (const odd of ["/dev/zero", path("pipe")])
        expect(problemOf(() => readText(odd))).toContain("it is not a regular file");
    }),
  );
});
