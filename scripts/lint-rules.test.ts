import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

interface Report {
  diagnostics: { category: string; message: string; severity: string; location: { path: string } }[];
}

/** Each fixture is one file of its own, so that a report can be told from its path. */
const fixtures: { file: string; code: string }[] = [];
const reported = new Map<string, string[]>();

let yard = "";

beforeAll(() => {
  yard = mkdtempSync(join(tmpdir(), "sandtable-lint-"));
  for (const part of ["biome.json", ".gitignore", "scripts/lint"])
    cpSync(join(root, part), join(yard, part), { recursive: true });
  for (const { file, code } of fixtures) {
    mkdirSync(dirname(join(yard, file)), { recursive: true });
    writeFileSync(join(yard, file), `${code}\n`);
  }
  const run = spawnSync(
    process.execPath,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none", "--diagnostic-level=error", "packages"],
    { cwd: yard, encoding: "utf8" },
  );
  const report = JSON.parse(run.stdout) as Report;
  for (const { category, message, location } of report.diagnostics) {
    const rule = category.replace(/^lint\/\w+\//, "");
    const file = location.path.replaceAll("\\", "/");
    reported.set(file, [...(reported.get(file) ?? []), `${rule}: ${message}`]);
  }
});

afterAll(() => rmSync(yard, { recursive: true, force: true }));

function fixture(folder: string, code: string, ending = ".ts"): string {
  const file = `packages/${folder}/src/fixture-${fixtures.length}${ending}`;
  fixtures.push({ file, code });
  return file;
}

function refuses(folder: string, code: string, why: RegExp, ending = ".ts"): void {
  const file = fixture(folder, code, ending);
  it(`${folder} may not: ${code}`, () => {
    expect(reported.get(file) ?? []).toContainEqual(expect.stringMatching(why));
  });
}

function allows(folder: string, code: string, ending = ".ts"): void {
  const file = fixture(folder, code, ending);
  it(`${folder}${ending === ".ts" ? "" : `, in *${ending},`} may: ${code}`, () => {
    expect(reported.get(file) ?? []).toEqual([]);
  });
}

const pure = ["engine", "coin", "hex", "games/malaya", "games/1942", "library", "bots"];

describe("purity", () => {
  const globals = {
    Date: "export const at = new Date();",
    performance: "export const at = performance.now();",
    setTimeout: "setTimeout(() => {}, 1);",
    setInterval: "setInterval(() => {}, 1);",
    setImmediate: "setImmediate(() => {});",
    queueMicrotask: "queueMicrotask(() => {});",
    process: "export const home = process.env;",
    console: 'console.log("hello");',
    fetch: 'export const page = fetch("https://example.org");',
    crypto: "export const id = crypto.randomUUID();",
    structuredClone: "export const copy = structuredClone({});",
    globalThis: "export const all = globalThis;",
  };
  for (const folder of pure)
    for (const [name, code] of Object.entries(globals))
      refuses(folder, code, new RegExp(`^noRestrictedGlobals: .*\\b${name}\\b`));

  for (const folder of pure) {
    refuses(folder, "export const roll = Math.random();", /^plugin: purity: no Math\.random/);
    refuses(folder, 'import { readFileSync } from "node:fs"; readFileSync("x");', /^plugin: purity: no Node/);
  }
  refuses("engine", "export const now = Date.now();", /^noRestrictedGlobals: .*Date/);
  refuses("engine", "export const roll = Math.random;", /^plugin: purity: no Math\.random/);
  refuses("engine", 'export const roll = Math["random"]();', /^plugin: purity: write Math/);
  refuses("engine", "export const { random } = Math;", /^plugin: purity: write Math/);
  refuses("engine", "const m = Math; export const roll = m.random();", /^plugin: purity: write Math/);
  refuses("engine", "export const n = [1].map((x) => [Math, x]).length;", /^plugin: purity: write Math/);
  refuses("engine", 'export const fs = () => import("node:fs");', /^plugin: purity: no Node/);
  refuses("engine", 'export { readFileSync } from "node:fs";', /^plugin: purity: no Node/);
  refuses("engine", 'import os from "os"; os.cpus();', /^useNodejsImportProtocol/);

  allows("engine", "export const n = [-1].map(Math.abs).concat(Math.floor(Math.max(1.5, Math.PI))).length;");
  allows("engine", "export const turn = { Date: 1942, process: 1 }; export const year = turn.Date;");
  allows("games/malaya", "export function act(process: number) { return process; }");
  allows("engine", "export const at = [Date.now(), Math.random()];", ".test.ts");
  allows("engine", 'import { readFileSync } from "node:fs"; readFileSync("x");', ".test.ts");
  allows("seal", "export const key = crypto.getRandomValues(new Uint8Array(32));");
  allows("cli", 'import { argv } from "node:process"; console.log(argv, Date.now(), Math.random());');
  allows("server", "setTimeout(() => {}, 1);");
});

describe("layers", () => {
  const all = [
    "engine",
    "coin",
    "hex",
    "malaya",
    "1942",
    "library",
    "seal",
    "bots",
    "protocol",
    "lab",
    "server",
    "web",
  ];
  const games = ["engine", "coin", "hex", "malaya", "1942"];
  const mayImport: Record<string, readonly string[]> = {
    engine: [],
    coin: ["engine"],
    hex: ["engine"],
    seal: ["engine"],
    protocol: ["engine"],
    "games/japanese-occupation": ["engine", "coin", "hex"],
    library: games,
    bots: ["engine"],
    lab: [...games, "library", "seal", "bots", "protocol"],
    server: [...games, "library", "seal", "bots", "protocol"],
    cli: [...games, "library", "seal", "bots", "protocol", "lab", "server"],
    web: [...games, "seal", "bots", "protocol", "lab"],
  };
  for (const [folder, below] of Object.entries(mayImport))
    for (const name of all.filter((other) => other !== folder)) {
      const code = `export * from "@sandtable/${name}";`;
      if (below.includes(name)) allows(folder, code);
      else refuses(folder, code, /^noRestrictedImports: layers: /);
    }
  for (const folder of Object.keys(mayImport).filter((name) => name !== "cli"))
    refuses(folder, 'export * from "sandtable";', /^noRestrictedImports: layers: /);

  refuses("coin", 'export * from "@sandtable/malaya/testing";', /^noRestrictedImports: layers: /);
  refuses("games/malaya", 'import type { P } from "@sandtable/1942"; export type Q = P;', /layers: a game/);
  refuses("bots", 'export const game = () => import("@sandtable/malaya");', /^noRestrictedImports: layers: /);
  refuses("engine", 'export type P = import("@sandtable/coin").P;', /^plugin: layers: write `import type`/);
  refuses("coin", 'export * from "../../engine/src/index.ts";', /^plugin: layers: a relative import/);
  refuses("coin", 'export * from "../../engine/dist/index.js";', /^plugin: layers: a relative import/);
  refuses("games/malaya", 'export * from "../../1942/src/index.ts";', /^plugin: layers: a relative/);
  refuses(
    "cli",
    'export const e = () => import("../../engine/src/index.ts");',
    /^plugin: layers: a relative/,
  );

  allows("engine", 'export * from "./decision.ts";');
  allows("cli", 'export * from "../words/index.ts";');
  allows("games/malaya", 'export * from "@sandtable/engine/conformance";');
  allows("engine", 'export { expect } from "vitest";');
  for (const name of ["malaya", "library"]) allows("bots", `export * from "@sandtable/${name}";`, ".test.ts");
  allows("web", 'export * from "@sandtable/library";', ".test.ts");
  const up = fixture("bots", 'export * from "@sandtable/server";', ".test.ts");
  it("bots, in their tests, may not import from above", () => {
    expect(reported.get(up)).toHaveLength(1);
  });
});

describe("words", () => {
  const may = (code: string): void => allows("web", code, ".tsx");
  const mayNot = (code: string, why: RegExp): void => refuses("web", code, why, ".tsx");

  mayNot("export const a = <p>Nothing here</p>;", /^plugin: words: .*between tags/);
  mayNot("export const a = (n: number) => <b>{n} left</b>;", /^plugin: words: .*between tags/);
  mayNot('export const a = <g aria-label="Board" />;', /^plugin: words: .*attribute/);
  mayNot('export const a = <input placeholder="name of a place" />;', /^plugin: words: .*attribute/);
  mayNot('export const a = <abbr title={"Naval Points"}>{1}</abbr>;', /^plugin: words: .*string/);
  mayNot('export const a = "The game is over.";', /^plugin: words: .*string/);
  mayNot('export const a = ", Gurney Killed";', /^plugin: words: .*string/);
  mayNot('export const a = { title: "Yes, go on" };', /^plugin: words: .*string/);
  mayNot("export const a = `The game is over.`;", /^plugin: words: .*template/);
  mayNot(`export const a = (n: number) => \`\${n} in the pool\`;`, /^plugin: words: .*template/);
  mayNot(
    `export const a = (n: number) => <g aria-label={\`Turn \${n} of them\`} />;`,
    /^plugin: words: .*template/,
  );

  may('export const a = <p className="board wide">{1} % · ▸</p>;');
  may(`export const a = (n: string) => <p className={\`paper board fixed-\${n}\`} />;`);
  may('export const a = (n: number) => <p className={n > 1 ? "choice book" : "choice"} />;');
  may('export const a = <g aria-labelledby="name-of-game" data-place="space perak" />;');
  may('export const a = <path d="M 10 20 L 30 40" transform="rotate(24 268 900)" />;');
  may(`export const a = (x: number, y: number) => <path d={\`M \${x} \${y} h 10\`} />;`);
  may('export const a = (at: string) => matchMedia("(width < 60rem)").matches && at === "ArrowLeft";');
  may(`export const a = (id: string, at: string) => \`piece \${id} \${at}\`;`);
  may('export const a = () => { throw new Error("no table here"); };');
  allows("web", 'export const en = { over: "The game is over." };', ".test.ts");

  const inFaces = (path: string): string => {
    const file = `packages/web/src/faces/${path}`;
    fixtures.push({ file, code: 'export const en = { over: "The game is over." };' });
    return file;
  };
  const drawn = ["malaya/describe.ts", "hex/counter.tsx", "face.ts"].map(inFaces);
  const written = ["malaya/words/en.ts", "malaya/teaser.ts"].map(inFaces);
  it("reach into the faces, but not into their catalogues and teasers", () => {
    for (const file of drawn)
      expect(reported.get(file), file).toEqual([expect.stringMatching(/^plugin: words: .*string/)]);
    for (const file of written) expect(reported.get(file), file).toBeUndefined();
  });
});
