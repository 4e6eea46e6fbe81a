import { mkdirSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { opened } from "./opened.ts";
import { TablePage } from "./table-page.ts";

const open = opened();
const contexts: BrowserContext[] = [];
afterAll(async () => {
  for (const context of contexts) await context.close();
});

const PICTURES = process.env.SANDTABLE_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

const newContext = async (locale = "en"): Promise<BrowserContext> => {
  const context = await open.browser.newContext({ viewport: SIZES.desk, reducedMotion: "reduce", locale });
  contexts.push(context);
  return context;
};

interface Pair {
  /** Whoever is to move, and the other one. */
  readonly mover: TablePage;
  readonly other: TablePage;
  /** Their sides. */
  readonly sides: { readonly mover: string; readonly other: string };
}

/** Two people at a table of Malaya; with so many seconds each, if there are clocks. */
async function together(seconds?: number, locale?: string): Promise<Pair> {
  const { url } = open.server;
  const [host, friend] = [await newContext(locale), await newContext(locale)];
  const pace = { bank: seconds, bonus: 0, cap: seconds, warning: 0, holidays: 0 };
  const data = {
    game: "malaya",
    seat: "british",
    opponent: { kind: "friend" },
    ...(seconds !== undefined && { pace }),
  };
  const made = await host.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  const { id } = (await made.json()) as { id: string };
  const line = await host.request.get(`${url}/api/tables/${id}`);
  const { table } = (await line.json()) as { table: { invite: string } };
  const first = await TablePage.open(await host.newPage(), url, id);
  const page = await friend.newPage();
  await page.goto(new URL(table.invite, url).href);
  await page.getByTestId("join").click();
  const second = new TablePage(page);
  await second.seated();
  await first.page.getByTestId("invite").waitFor({ state: "detached" });
  const isFirst = (await first.keys()).length > 0;
  return isFirst
    ? { mover: first, other: second, sides: { mover: "british", other: "mcp" } }
    : { mover: second, other: first, sides: { mover: "mcp", other: "british" } };
}

/** What lies on the page is fit to be shown on a phone and on a desk. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const tool of await page.locator(".bar-tools > *").all()) {
      const box = await tool.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), size).toBeLessThanOrEqual(viewport.width);
    }
    await lookAt(page, async (scheme) => {
      if (PICTURES !== undefined)
        await page.screenshot({ path: `${PICTURES}/${name}-${size}-${scheme}.png` });
    });
  }
  await page.setViewportSize(SIZES.desk);
}

const ask = async (page: Page, name: RegExp): Promise<void> => {
  await page.locator(".menu > summary").click();
  await page.getByRole("button", { name }).click();
};

describe("Clocks", () => {
  it("are chosen with the table, shown before anybody sits down, and run for whoever is to move", async () => {
    const { url } = open.server;
    const [host, friend] = [await newContext(), await newContext()];
    const page = await host.newPage();
    await page.goto(url);
    await page.getByRole("button", { name: "Choose side and opponent" }).first().click();
    await page.locator(".new-table input[name=opponent]").nth(2).check();
    await page.getByTestId("pace").selectOption("2");
    await look(page, "new-table");
    await page.locator(".new-table button[type=submit]").click();
    const mine = new TablePage(page);
    await mine.seated();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const line = await host.request.get(`${url}/api/tables/${id}`);
    const { table } = (await line.json()) as { table: { invite: string } };
    const theirs = await friend.newPage();
    await theirs.goto(new URL(table.invite, url).href);
    await theirs.getByTestId("join").waitFor();
    expect(await theirs.locator("dl.terms").textContent()).toContain("3 days each");
    expect(await page.getByTestId("clock-british").count()).toBe(0);
    await theirs.getByTestId("join").click();
    await page.locator(".clock.runs").waitFor();
    expect(await page.getByTestId("clock-british").textContent()).toMatch(/^(?:3 d 0 h|2 d 23 h)$/);
    await ask(page, /holiday/i);
    await page.getByTestId("holiday").getByRole("button").last().click();
    await theirs.getByTestId("standing").waitFor();
    await look(page, "holiday");
    await ask(theirs, /pause/i);
    await theirs.getByTestId("pause").getByRole("button").last().click();
    await page.getByTestId("agree").click();
    await expect.poll(() => theirs.getByTestId("standing").textContent()).toContain("clocks stand");
    await page.goto(url);
    await page.locator(".table-line .badge", { hasText: "left" }).first().waitFor();
  });

  it("run out, and the game is claimed", async () => {
    const { mover, other, sides } = await together(2);
    await other.page.getByTestId("what-now").waitFor();
    await mover.page.getByTestId("late").waitFor();
    expect(await other.page.getByTestId(`clock-${sides.mover}`).textContent()).toBe("0:00");
    await other.page.getByTestId("what-now").click();
    await look(other.page, "claim");
    await other.page.getByTestId("claim-game").click();
    await other.page.getByTestId("ending").waitFor();
    expect(await other.page.getByTestId("ending").textContent()).toContain("You won");
    expect(await mover.page.getByTestId("ending").textContent()).toContain("You lost");
    expect(await mover.page.getByTestId("ending").textContent()).toContain("out of time");
  });

  it("run out, and a bot takes over", async () => {
    const { mover, other } = await together(2);
    await other.page.getByTestId("what-now").click();
    await other.page.getByTestId("claim-level").selectOption("recruit");
    await other.page.getByTestId("stand-in").click();
    // It plays: the other side is asked.
    const skip = other.page.getByTestId("skip");
    const isAsked = async (): Promise<boolean> => {
      if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
      return (await other.keys()).length > 0;
    };
    await expect.poll(isAsked, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => other.page.locator(".seats").textContent()).toContain("bot: Recruit");
    await expect.poll(async () => (await mover.keys()).length).toBe(0);
    await other.page.getByTestId("late").waitFor({ state: "detached" });
  });

  it("are told in German, too, and fit on a phone", async () => {
    const { other } = await together(2, "de");
    await other.page.getByTestId("what-now").waitFor();
    expect(await other.page.getByTestId("late").textContent()).toContain("Die Zeit ist um");
    await other.page.getByTestId("what-now").click();
    await look(other.page, "claim-de");
  });
});

describe("By consent", () => {
  it("a choice is taken back", async () => {
    const { mover, other } = await together();
    const before = await mover.keys();
    await mover.choose(before[0]);
    await ask(mover.page, /choice back/i);
    await other.page.getByTestId("agree").waitFor();
    await look(other.page, "offer");
    await other.page.getByTestId("agree").click();
    await expect.poll(() => mover.keys()).toEqual(before);
    await mover.page.getByTestId("offer").waitFor({ state: "detached" });
  });

  it("the bots judge, and the game is over", async () => {
    const { mover, other } = await together();
    await ask(other.page, /judge/i);
    await mover.page.getByTestId("decline").click();
    await other.page.getByTestId("offer").waitFor({ state: "detached" });
    await ask(other.page, /judge/i);
    await mover.page.getByTestId("agree").click();
    await other.page.getByTestId("ending").waitFor();
    expect(await other.page.getByTestId("ending").textContent()).toMatch(/bots judged: British \d+/);
  });
});
