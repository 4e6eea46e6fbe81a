// Takes the pictures of the README: the table in the browser, in the middle of the example of play, and a few turns in
// the terminal. `npm run picture` after a change of what they show; it needs a built Sandtable and a Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { chromium } from "playwright-core";
import { run } from "../packages/cli/dist/program.js";
import { ensureChromium } from "./chromium.mjs";
import { root } from "./setup.mjs";

const ANSWERS = [
  "box:full",
  "sweep",
  "pahang",
  "troops.kuala_lumpur",
  "count:3",
  "done",
  "perak",
  "done",
  "all",
];
const COLUMNS = 120;
const ROWS = 40;

let text = "";
const stdout = { isTTY: true, columns: COLUMNS, write: (part) => (text += part) };
await run(["play", "malaya", "--seed", "5a".repeat(32)], {
  stdin: Readable.from(ANSWERS.map((answer) => `${answer}\n`)),
  stdout,
  stderr: { write: (part) => process.stderr.write(part) },
  env: {},
});

const lines = text.split("\n");
const first = lines.findIndex((line) => line.includes("Kedah"));
const shown = lines.slice(first, first + ROWS);

const COLOURS = { 1: "#f4ead5", 2: "#7d8590", 31: "#ff8a73", 32: "#8fd694", 33: "#f2c66d", 36: "#7cc7e8" };
const CELL = { width: 7.8, height: 17 };
const asText = (part) => part.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function spans(line) {
  let colour = "#d7d2c4";
  let column = 0;
  return (
    line
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colours begin with.
      .split(/\x1b\[(\d+)m/)
      .map((part, index) => {
        if (index % 2 === 1) {
          colour = COLOURS[part] ?? "#d7d2c4";
          return "";
        }
        const at = column;
        column += part.length;
        if (part.trim() === "") return "";
        return `<tspan x="${(20 + at * CELL.width).toFixed(1)}" fill="${colour}">${asText(part)}</tspan>`;
      })
      .join("")
  );
}

const rows = shown.map(
  (line, row) => `<text y="${34 + row * CELL.height}" xml:space="preserve">${spans(line)}</text>`,
);
const width = 40 + COLUMNS * CELL.width;
const height = 40 + shown.length * CELL.height;
writeFileSync(
  new URL("../docs/malaya-terminal.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A game of Malaya in the terminal: the map as boxes, the tracks, and a question with its choices" font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13">
<rect width="${width}" height="${height}" rx="10" fill="#1d2125"/>
${rows.join("\n")}
</svg>
`,
);
console.log(`docs/malaya-terminal.svg: ${shown.length} lines`);

const STEPS = 58;
const data = mkdtempSync(join(tmpdir(), "sandtable-picture-"));
const server = spawn(process.execPath, [join(root, "packages/server/dist/main.js")], {
  env: { ...process.env, PORT: "0", SANDTABLE_DATA: data },
});
const url = await new Promise((resolve) => {
  server.stdout.on("data", (told) => {
    const address = /http:\/\/\S+/.exec(String(told));
    if (address) resolve(address[0]);
  });
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
const made = await context.request.post(`${url}/api/lessons`, {
  data: { game: "malaya" },
  headers: { origin: url },
});
await page.goto(`${url}/table/${(await made.json()).id}`);
const prompt = page.getByTestId("prompt");
for (let step = 0; step < STEPS; step++) {
  const before = await prompt.getAttribute("data-number");
  await page.getByTestId("lesson-do").click();
  for (let tries = 0; tries < 200 && (await prompt.getAttribute("data-number")) === before; tries++) {
    const confirm = page.getByTestId("confirm");
    if (await confirm.isVisible()) await confirm.getByRole("button").last().click();
    await page.waitForTimeout(20);
  }
}
await page.mouse.move(700, 5);
await page.waitForTimeout(500);
await page.screenshot({ path: join(root, "docs/table.jpg"), type: "jpeg", quality: 88 });
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });
console.log("docs/table.jpg: the table in the browser");
