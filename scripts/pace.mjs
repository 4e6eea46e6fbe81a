// `npm run pace -- [game …] [options]`: how soon the page answers. It plays by mouse in a real Chromium of 1440 by 900, now on the
// board and now in the list, and measures for each choice the time from the click until the new question is painted, and every task
// that kept the page from answering. It is no test: it tells figures, and they mean something on a quiet machine only.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { ensureChromium } from "./chromium.mjs";
import { bareWork, came, measured, offered, pointOfChoice, pointOfPlace, watch } from "./pace-page.mjs";
import { root } from "./setup.mjs";

const HELP = `npm run pace -- [game …] [options]: how soon the page answers to a click, and what kept it from answering.

  game         which games (1942)
  --choices N  how many choices are taken in each, at most 1000 (100)
  --seed N     which choices are taken, from 0 (1)
  --trace      keep a trace of each game in tmp/, for the performance panel of Chromium
  --json       the figures as JSON`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    choices: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    trace: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function number(name, least, most) {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} is a whole number from ${least} to ${most}, not "${values[name]}".`);
  return value;
}

/** A table of a game in the browser, played by mouse. */
class Player {
  constructor(page, seed) {
    this.page = page;
    this.turn = seed;
  }

  async click(point) {
    if (!point) return "nothing";
    const { number } = await this.page.evaluate(offered);
    // As a hand does it: first there, then pressed.
    await this.page.mouse.move(point.x, point.y);
    await this.page.waitForTimeout(60);
    await this.page.mouse.click(point.x, point.y, { delay: 20 });
    const ended = await this.page.evaluate(came, number);
    if (ended === "curtain") await this.page.getByTestId("curtain").getByRole("button").click();
    if (ended !== "asked") return ended;
    const yes = this.page.getByTestId("confirm").getByRole("button").last();
    const box = await yes.boundingBox();
    return await this.click({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  /** Take a choice on the board at every other turn, else in the list; false when the game is over. */
  async choose() {
    const { places, keys, isOver } = await this.page.evaluate(offered);
    if (isOver) return false;
    const at = this.turn++ * 7919;
    if (keys.length === 0) await this.page.waitForTimeout(50);
    else if (this.turn % 2 === 0 && places.length > 0) {
      const place = places[at % places.length];
      const point = async () => await this.page.evaluate(pointOfPlace, place);
      // The first click lays a pile out, the second takes a counter of it.
      if ((await this.click(await point())) !== "nothing") return true;
      const menu = this.page.getByTestId("place-menu").getByRole("button").first();
      if (await menu.isVisible()) await menu.click();
      else if ((await this.click(await point())) === "nothing") await this.page.keyboard.press("Escape");
    } else await this.click(await this.page.evaluate(pointOfChoice, keys[at % keys.length]));
    return true;
  }
}

const rounded = (value) => Math.round(value * 10) / 10;
const quantile = (sorted, q) =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0);

async function paceOf(browser, url, game, { choices, seed, trace }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watch);
  const games = await (await context.request.get(`${url}/api/games`)).json();
  const listing = games.find(({ id }) => id === game);
  if (!listing) throw new Error(`There is no game ${game}: ${games.map(({ id }) => id).join(", ")}.`);
  const made = await context.request.post(`${url}/api/tables`, {
    data: { game, seat: listing.roles[0].seat, opponent: { kind: "hotseat" } },
    headers: { origin: url },
  });
  const page = await context.newPage();
  await page.goto(`${url}/table/${(await made.json()).id}`);
  const prompt = page.getByTestId("prompt");
  const curtain = page.getByTestId("curtain");
  await prompt.or(curtain).first().waitFor();
  if (await curtain.isVisible()) await curtain.getByRole("button").click();
  await prompt.waitFor();
  await page.waitForTimeout(1500);
  // What opening took is told apart: nobody clicks before there is something to click at.
  const opening = await page.evaluate(measured);
  const bare = [await page.evaluate(bareWork)];
  const file = join(root, "tmp", `pace-${game}.json`);
  if (trace) {
    mkdirSync(join(root, "tmp"), { recursive: true });
    await browser.startTracing(page, { path: file });
  }
  const player = new Player(page, seed);
  const answered = () => page.evaluate(() => globalThis.pace.seen.answers.length);
  for (let tries = 0; tries < choices * 2 && (await answered()) < choices; tries++)
    if (!(await player.choose())) break;
    else if (tries % 20 === 0) bare.push(await page.evaluate(bareWork));
  if (trace) await browser.stopTracing();
  const { answers, presses, tasks, frames } = await page.evaluate(measured);
  await context.close();
  const sorted = answers.toSorted((a, b) => a - b);
  const long = tasks.map(({ took }) => took).toSorted((a, b) => b - a);
  const slowest = frames.toSorted((a, b) => b.took - a.took).slice(0, 8);
  return {
    game,
    choices: answers.length,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    most: rounded(sorted.at(-1) ?? 0),
    firstPaintP95: quantile(
      presses.toSorted((a, b) => a - b),
      0.95,
    ),
    longTasks: long.length,
    longestTask: long[0] ?? 0,
    openingTask: Math.max(0, ...opening.tasks.map(({ took }) => took)),
    bareWork: quantile(
      bare.toSorted((a, b) => a - b),
      0.5,
    ),
    load: rounded(loadavg()[0]),
    slowest: slowest.map(({ took, rendering, layout, scripts }) => ({
      took: rounded(took),
      rendering: rounded(rendering),
      layout: rounded(layout),
      scripts: scripts.map(
        ({ took: ran, invoker, forced }) => `${invoker}: ${rounded(ran)} (layout ${rounded(forced)})`,
      ),
    })),
    ...(trace && { trace: file }),
  };
}

const told = ({ slowest, ...pace }) =>
  [
    `${pace.game}: ${pace.choices} choices with a load of ${pace.load}, where a bare loop took ${pace.bareWork} ms`,
    `  ${pace.p50} ms from the click until the answer is painted for half of them, ${pace.p95} ms for 95 in 100, ${pace.most} ms at most`,
    `  ${pace.firstPaintP95} ms until anything is painted, for 95 in 100`,
    `  ${pace.longTasks} tasks of more than 50 ms, the longest ${pace.longestTask} ms; ${pace.openingTask} ms while the table was opened`,
    ...slowest.map(
      ({ took, layout, scripts }) =>
        `  ${took} ms: ${[...scripts, `layout and paint: ${layout}`].join("; ")}`,
    ),
    ...(pace.trace ? [`  ${pace.trace}`] : []),
  ].join("\n");

async function measure() {
  const wanted = { choices: number("choices", 1, 1000), seed: number("seed", 0, 1e6), trace: values.trace };
  const data = mkdtempSync(join(tmpdir(), "sandtable-pace-"));
  const server = spawn(process.execPath, [join(root, "packages/server/dist/main.js")], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", SANDTABLE_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await new Promise((resolve, reject) => {
      server.stdout.on("data", (part) => {
        const address = /http:\/\/127\S+/.exec(String(part));
        if (address) resolve(address[0]);
      });
      server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--disable-background-networking", "--no-first-run"],
    });
    const paces = [];
    for (const game of positionals.length > 0 ? positionals : ["1942"])
      paces.push(await paceOf(browser, url, game, wanted));
    await browser.close();
    console.log(values.json ? JSON.stringify(paces, null, 2) : paces.map(told).join("\n"));
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

if (values.help) console.log(HELP);
else await measure();
