import { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { expectSentence, inFolder, json, sandtable } from "./testing/index.ts";

const OLD = fileURLToPath(new URL("../../server/fixtures/marks-in-tables/sandtable.sqlite", import.meta.url));
const TABLES = 8;

describe("sandtable admin", () => {
  it("backs up, restores, checks and prunes, and prints figures as JSON", () =>
    inFolder(async (path) => {
      mkdirSync(path("old"));
      cpSync(OLD, path("old/sandtable.sqlite"));
      const at = (data: string) => ({ env: { SANDTABLE_DATA: path(data) } });
      const backedUp = await sandtable(["admin", "backup", path("a.backup"), "--json"], at("old"));
      expect(json(backedUp)).toMatchObject({ tables: TABLES, bytes: statSync(path("a.backup")).size });
      expectSentence(
        await sandtable(["admin", "backup", path("a.backup")], at("old")),
        /exists already.*--force/,
      );
      expect((await sandtable(["admin", "backup", path("a.backup"), "--force"], at("old"))).code).toBe(0);

      const restored = await sandtable(["admin", "restore", path("a.backup")], at("new"));
      expect(restored).toMatchObject({
        code: 0,
        err: "",
        out: expect.stringMatching(/^8 tables .* restored\.\n$/),
      });
      expectSentence(
        await sandtable(["admin", "restore", path("a.backup")], at("new")),
        /^Nothing was restored: there are tables/,
      );
      expect(await sandtable(["admin", "check"], at("new"))).toEqual({
        code: 0,
        out: "All 8 tables hold.\n",
        err: "",
      });

      const prune = ["admin", "prune", "--older-than", "1d", "--json"];
      expect(json(await sandtable([...prune, "--dry-run"], at("new")))).toMatchObject({ dryRun: true });
      expect((await sandtable([...prune, "--finished-only"], at("new"))).code).toBe(0);
    }));

  it("says what is missing", () =>
    inFolder(async (path) => {
      const nowhere = { env: { SANDTABLE_DATA: path("nowhere") } };
      expectSentence(
        await sandtable(["admin", "backup", path("b")], nowhere),
        /no sandtable\.sqlite.*SANDTABLE_DATA/,
      );
      expectSentence(await sandtable(["admin", "check"], nowhere), /^Nothing was checked: /);
      expect([existsSync(path("b")), existsSync(path("nowhere"))]).toEqual([false, false]);
      expectSentence(
        await sandtable(["admin", "prune", "--older-than", "soon"], nowhere),
        /such as 90d, not "soon"/,
      );
      expectSentence(await sandtable(["admin"], nowhere), /needs a command of its own/);
      const env = { SANDTABLE_DATABASE: "sqlite://x" };
      expectSentence(await sandtable(["admin", "check"], { env }), /SANDTABLE_DATABASE is not the address/);
    }));
});
