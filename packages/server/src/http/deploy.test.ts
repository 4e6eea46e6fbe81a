import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { figures } from "../operating/figures.ts";
import { inPackage } from "../testing/built.ts";

const root = fileURLToPath(inPackage("../.."));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Every file of a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });

const named = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])].sort();

const SETTING = /SANDTABLE_[A-Z]+(?:_[A-Z]+)*/g;
/** Of the proxy alone. */
const CADDYS = "SANDTABLE_NODES";
const known = named(
  ["http/settings.ts", "main.ts"].map((file) => read(`packages/server/src/${file}`)).join(),
  SETTING,
);

it("Every setting that a file of deploy names is one that the server knows", () => {
  expect(known).toContain("SANDTABLE_ORIGIN");
  for (const file of filesIn("deploy")) {
    const own = file.endsWith("Caddyfile") ? [...known, CADDYS] : known;
    expect(own, file).toEqual(expect.arrayContaining(named(read(file), SETTING)));
  }
});

it("The page on hosting names every setting, and no other", () => {
  expect(named(read("docs/hosting.md"), SETTING)).toEqual([...known, CADDYS].sort());
});

it("Every figure that an alert goes by is one that the server tells", async () => {
  const told = (await figures.getMetricsAsJSON()).map(({ name }) => name);
  const asked = named(read("deploy/alerts.yml"), /\b(?:sandtable|nodejs|process)_[a-z0-9_]+/g);
  expect(asked.length).toBeGreaterThan(6);
  for (const name of asked) expect(told, name).toContain(name.replace(/_(?:bucket|sum|count)$/, ""));
});
