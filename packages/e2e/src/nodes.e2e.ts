import { TestPostgres, Wire } from "@sandtable/server/testing";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { GAMES } from "./games.ts";
import { TestServer } from "./server.ts";
import { makeTable, TablePage } from "./table-page.ts";

let postgres: TestPostgres;
let browser: Browser;

beforeAll(async () => {
  [postgres, browser] = await Promise.all([TestPostgres.start(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await postgres?.remove();
});

const newContext = (): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

/** A page that is loaded again forgets what is written on it. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const isTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute("data-same"));

const { game, together } = GAMES.find(({ game }) => game.id === "malaya")!;
const { first, opens, ends, offered } = together!;

it("a node is killed in the middle of a turn: both pages stay open, and the game goes on at another node", async () => {
  const database = { SANDTABLE_DATABASE: await postgres.database() };
  const [one, two] = [new TestServer(database), new TestServer(database)];
  await Promise.all([one.start(), two.start()]);
  // What a proxy does for pages: it leads each to a node, and to another one when that is gone.
  const [left, right] = [await Wire.lay(one.port), await Wire.lay(two.port)];
  const [near, far] = [left, right].map(({ port }) => `http://127.0.0.1:${port}`);
  try {
    const [host, friend] = [await newContext(), await newContext()];
    const id = await makeTable(host, near, { kind: "friend" }, game);
    const mine = await TablePage.open(await host.newPage(), near, id);
    const line = await host.request.get(`${near}/api/tables/${id}`);
    const { table } = (await line.json()) as { table: { invite: string } };
    const page = await friend.newPage();
    await page.goto(new URL(table.invite, far).href);
    await page.getByTestId("join").click();
    const theirs = new TablePage(page);
    await theirs.prompt.waitFor();
    await mine.choose(first);
    const pages = [mine.page, theirs.page];
    for (const open of pages) await mark(open);
    const [number, keys] = [await mine.number(), await mine.keys()];
    expect(keys).toContain(opens);

    // The table is open at the node to which the host came; the other page was handed on there.
    await one.stop("SIGKILL");
    left.to = two.port;
    for (const open of pages) await open.getByTestId("offline").waitFor();
    for (const open of pages) await open.getByTestId("offline").waitFor({ state: "hidden" });
    expect([await mine.number(), await mine.keys()]).toEqual([number, keys]);

    for (const key of ends) await mine.choose(key);
    const skip = theirs.page.getByTestId("skip");
    const isOffered = async (): Promise<boolean> => {
      if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
      return (await theirs.keys()).some((key) => offered.test(key));
    };
    await expect.poll(isOffered, { timeout: 20_000 }).toBe(true);
    for (const open of pages) expect(await isTheSame(open)).toBe(true);
  } finally {
    for (const wire of [left, right]) wire.remove();
    await Promise.all([one.end(), two.end()]);
  }
});
