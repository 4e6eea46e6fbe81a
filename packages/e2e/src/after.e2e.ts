import { mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastChance, fastRandom, Match, writeTranscript } from "@sandtable/engine";
import { malaya1941 } from "@sandtable/malaya-1941";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { GAMES, type Played } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");
/** So much of a game is looked through: some turns of each side. */
const ENTRIES = 20;
const MANY_ENTRIES = 60;
/** A game of so many decisions has long turns. */
const MANY_DECISIONS = 10_000;
const PNG = "89504e47";

const open = opened();
const { server } = open;

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});

/** A game that was played a little, brought along as a record. */
async function record(held: BrowserContext, { game, pick }: Played): Promise<string> {
  const random = fastRandom(4);
  const match = Match.start(game, { chance: fastChance(random) });
  const isHex = game.bound > MANY_DECISIONS;
  for (let turn = 1; match.decision && match.entries.length < (isHex ? MANY_ENTRIES : ENTRIES); turn++) {
    const { seat, choices } = match.decision;
    const keys = choices.map(({ key }) => key);
    match.choose(seat, isHex ? pick(keys, turn) : keys[random.below(keys.length)]);
  }
  const answer = await held.request.post(`${server.url}/api/imports`, {
    data: { transcript: writeTranscript(match as unknown as Match) },
    headers: { origin: server.url },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

const newContext = (viewport = SIZES.desk): Promise<BrowserContext> =>
  open.browser.newContext({ viewport, reducedMotion: "reduce", colorScheme: "light" });

/** The bytes of what is handed over by a click. */
async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(button).click()]);
  return readFileSync(await file.path());
}

describe.each(GAMES)("after a game of $game.id", (played) => {
  it("the board stands beside the analysis; luck, story and two positions are at hand", async () => {
    const context = await newContext();
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
    const id = await record(context, played);
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on("pageerror", (error) => trouble.push(error.message));
    await page.goto(`${server.url}/analysis/${id}`);
    const board = page.getByTestId("turning-board");
    await board.waitFor({ timeout: 120_000 });
    const moment = board.getByTestId("board-moment");
    await board.locator("[data-place]").first().waitFor();

    // Step through the turning points, each with what was done on the map.
    const turnings = page.getByTestId("turning");
    const count = await turnings.count();
    expect(count).toBeGreaterThan(0);
    await turnings.first().getByTestId("turning-show").click();
    const first = await moment.getAttribute("data-at");
    await expect.poll(() => board.locator('.trace[data-trace="done"]').count()).toBeGreaterThan(0);
    const isBetter = (await turnings.first().getByTestId("turning-better").count()) > 0;
    expect((await board.getByText("what was better").count()) > 0).toBe(isBetter);
    await board.getByTestId("board-after").click();
    await expect.poll(() => moment.getAttribute("data-at")).not.toBe(first);
    await board.getByTestId("board-after").click();
    if (count > 1) {
      await board.getByTestId("next-turning").click();
      await expect.poll(() => turnings.nth(1).getAttribute("data-shown")).toBe("true");
      expect(await moment.textContent()).toContain(`Turning point 2 of ${count}`);
    }
    // What is told of a turn adds up.
    for (const text of await page.getByTestId("turning-worth").allTextContents()) {
      const [before, ...rest] = [...text.matchAll(/(\d+) %/g)].map(([, percent]) => Number(percent));
      expect(before).toBeGreaterThan(0);
      const by = /\(([+−]\d+) points?\)/.exec(text)?.[1].replace("−", "-");
      if (by !== undefined) expect(rest[0] + Number(by)).toBe(rest[1]);
    }

    // Any moment of the curve is shown beside it.
    await page.getByTestId("curve").focus();
    await page.keyboard.press("End");
    await page.getByTestId("point-show").click();
    await expect.poll(() => moment.textContent()).toContain("After step");

    await page.getByTestId("tab-luck").click();
    const luck = page.getByTestId("luck");
    expect(await luck.textContent()).toContain("Against what was to be expected");
    expect(await luck.getByTestId("luck-line").count()).toBeGreaterThan(0);

    await page.getByTestId("tab-story").click();
    const told = await page.getByTestId("story-text").textContent();
    expect(told).toContain(played.game.title);
    expect(told).toContain("In numbers");
    await page.getByTestId("story-copy").click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, "");
    expect(plain(copied)).toBe(plain(told));
    const picture = await downloaded(page, "story-png");
    expect(picture.subarray(0, 4).toString("hex")).toBe(PNG);
    expect(picture.length).toBeGreaterThan(5000);
    expect((await downloaded(page, "story-svg")).toString()).toMatch(/^<svg .*<\/svg>$/);

    await page.getByTestId("compare-open").locator("summary").click();
    const differences = page.getByTestId("differences").locator("li");
    await expect.poll(() => differences.count()).toBeGreaterThan(0);
    await page.getByTestId("compare-second").locator("select").selectOption("0");
    await page.getByText("Nothing differs that can be read off the table.").waitFor();
    await page.getByTestId("compare-second").locator("select").selectOption("1");
    await page.getByTestId("tab-turnings").click();
    await turnings.first().getByTestId("turning-show").click();

    for (const viewport of [SIZES.desk, SIZES.phone]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      const take = async (scheme: string): Promise<void> => {
        const name = `after-${played.game.id}-${viewport.width}-${scheme}.png`;
        await page.screenshot({ path: join(PICTURES, name) });
      };
      // What is looked through by axe is the same for all games but the board.
      if (played === GAMES[0]) await lookAt(page, take);
      else await take("light");
    }
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("and of one under way, the table is found again by its picture, its turn and whose move it is", async () => {
    const context = await newContext();
    await makeTable(context, server.url, { kind: "hotseat" }, played.game);
    const page = await context.newPage();
    await page.goto(server.url);
    const line = page.getByTestId("my-tables").getByTestId("table-line");
    await line.getByTestId("table-picture").locator("[data-place]").first().waitFor({ state: "attached" });
    expect(await line.getByTestId("table-when").textContent()).toMatch(/^(?:Card|Turn) \d+$/);
    expect(await line.textContent()).toContain("Your turn");
    const tables = await page.getByTestId("my-tables").boundingBox();
    const shelf = await page.locator("section.shelf").boundingBox();
    expect(tables?.y).toBeLessThan(shelf?.y ?? 0);
    await context.close();
  });
});

describe("a picture of a table that two share in fog", () => {
  it("shows what anybody may see, and no more", async () => {
    const context = await newContext();
    const id = await makeTable(context, server.url, { kind: "hotseat" }, malaya1941, "allied");
    const stranger = await newContext();
    const ask = async (held: BrowserContext): Promise<string> =>
      await (await held.request.get(`${server.url}/api/tables/${id}/position`)).text();
    expect(await ask(context)).toBe(await ask(stranger));
    const own = await makeTable(context, server.url, { kind: "bot", level: "recruit" }, malaya1941, "allied");
    const answer = await context.request.get(`${server.url}/api/tables/${own}/position`);
    expect(await answer.text()).not.toBe(await ask(stranger));
    await context.close();
    await stranger.close();
  });
});

describe("what is handed over", () => {
  it("says when it can be had, and that it was copied", async () => {
    const context = await newContext();
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
    const { game } = GAMES[0];
    const id = await makeTable(context, server.url, { kind: "bot", level: "recruit" }, game);
    const table = await TablePage.open(await context.newPage(), server.url, id);
    const { page } = table;
    await page.locator(".table-bar details.menu > summary").click();
    expect(await page.getByText("Export transcript: when the game is over").isDisabled()).toBe(true);
    await page.getByTestId("copy-link").click();
    await expect.poll(() => page.getByTestId("copy-told").textContent()).toBe("The link is copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await context.close();
  });
});

describe("the end of a game", () => {
  it("draws its curve and tells its story for whoever stays", async () => {
    const context = await newContext();
    const [played] = GAMES;
    const from = await record(context, played);
    const post = async (path: string, data: object): Promise<{ id: string }> =>
      (await (
        await context.request.post(server.url + path, { data, headers: { origin: server.url } })
      ).json()) as { id: string };
    const { id } = await post(`/api/tables/${from}/branch`, {
      at: ENTRIES,
      seat: played.game.roles[0].seat,
      opponent: { kind: "hotseat" },
    });
    await post(`/api/tables/${id}/resign`, {});
    const page = await context.newPage();
    await page.goto(`${server.url}/table/${id}`);
    const ending = page.getByTestId("ending");
    await ending.getByTestId("ending-curve").getByTestId("curve").waitFor({ timeout: 60_000 });
    await ending.getByTestId("story-text").waitFor({ timeout: 60_000 });
    expect(await ending.getByTestId("story-text").textContent()).toContain("resigned");
    for (const viewport of [SIZES.desk, SIZES.phone]) {
      await page.setViewportSize(viewport);
      await lookAt(page, async (scheme) => {
        await page.screenshot({ path: join(PICTURES, `ending-${viewport.width}-${scheme}.png`) });
      });
    }
    await context.close();
  });
});
