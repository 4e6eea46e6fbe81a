import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { TestServer } from "./server.ts";
import { makeTable, TablePage } from "./table-page.ts";

const server = new TestServer();
let browser: Browser;
const contexts: BrowserContext[] = [];

const newContext = async (): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  contexts.push(context);
  return context;
};

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await server.end();
});

describe("two browsers at one table", () => {
  it("see their own questions only, a spectator none", async () => {
    const [host, friend, watcher] = [await newContext(), await newContext(), await newContext()];
    const id = await makeTable(host, server.url, { kind: "friend" });
    const mine = await TablePage.open(await host.newPage(), server.url, id);
    const invite = await mine.page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}`);
      return ((await answer.json()) as { table: { invite: string } }).table.invite;
    }, id);
    const page = await friend.newPage();
    await page.goto(new URL(invite, server.url).href);
    const theirs = new TablePage(page);
    await theirs.prompt.waitFor();
    const seen = await TablePage.open(await watcher.newPage(), server.url, id);

    await mine.choose("box:limited");
    expect(await mine.keys()).toContain("train");
    expect([await theirs.keys(), await seen.keys()]).toEqual([[], []]);
    await mine.choose("pass");
    await theirs.page
      .getByTestId("skip")
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await expect.poll(() => theirs.keys()).toContain("box:full");
    expect([await mine.keys(), await seen.keys()]).toEqual([[], []]);
  });
});

describe("a server that is killed in the middle of a turn", () => {
  it("comes back with every acknowledged choice, and the page goes on by itself", async () => {
    const context = await newContext();
    const id = await makeTable(context, server.url, { kind: "hotseat" });
    const table = await TablePage.open(await context.newPage(), server.url, id);
    for (const key of ["box:full", "sweep", "pahang", "troops.kuala_lumpur", "count:3"])
      await table.choose(key);
    const before = await table.keys();
    await server.stop("SIGKILL");
    await table.page.getByTestId("offline").waitFor();
    await server.start();
    await table.page.getByTestId("offline").waitFor({ state: "hidden" });
    expect(await table.keys()).toEqual(before);
    await table.choose("done");
    await table.page.reload();
    await expect.poll(() => table.keys()).toContain("perak");
  });
});

describe("afterwards", () => {
  it("the slider goes back to the start and to the end", async () => {
    const context = await newContext();
    const id = await makeTable(context, server.url, { kind: "hotseat" });
    const table = await TablePage.open(await context.newPage(), server.url, id);
    for (const key of [
      "box:full",
      "sweep",
      "pahang",
      "troops.kuala_lumpur",
      "count:3",
      "done",
      "done",
      "pahang",
    ])
      await table.choose(key);
    const troops = table.place("piece troops pahang");
    expect(await troops.count()).toBe(1);
    await table.page.getByTestId("open-replay").click();
    const slider = table.page.getByTestId("slider");
    await slider.waitFor();
    await slider.focus();
    await table.page.keyboard.press("Home");
    await expect.poll(() => troops.count()).toBe(0);
    await table.page.keyboard.press("End");
    await expect.poll(() => troops.count()).toBe(1);
  });
});
