import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { GAMES } from "./games.ts";
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

describe.each(GAMES.filter(({ together }) => together))("at a table of $game.id", ({ game, together }) => {
  const {
    host: seat,
    first,
    opens,
    ends,
    takesBack,
    asked,
    offered,
    before,
    after,
    on,
    moving,
    piece,
  } = together!;

  it("two browsers see their own questions only, a spectator none", async () => {
    const [host, friend, watcher] = [await newContext(), await newContext(), await newContext()];
    const id = await makeTable(host, server.url, { kind: "friend" }, game, seat);
    const mine = await TablePage.open(await host.newPage(), server.url, id);
    const invite = await mine.page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}`);
      return ((await answer.json()) as { table: { invite: string } }).table.invite;
    }, id);
    const page = await friend.newPage();
    await page.goto(new URL(invite, server.url).href);
    // Whoever only looks where the link leads takes no seat: the button does.
    await page.getByTestId("join").waitFor();
    expect(await page.locator("main").textContent()).toContain(
      game.roles.find((role) => role.seat !== (seat ?? game.roles[0].seat))!.name,
    );
    await mine.page.getByTestId("invite").waitFor();
    await page.getByTestId("join").click();
    const theirs = new TablePage(page);
    await theirs.prompt.waitFor();
    const seen = await TablePage.open(await watcher.newPage(), server.url, id);

    await mine.choose(first);
    expect(await mine.keys()).toContain(opens);
    expect([await theirs.keys(), await seen.keys()]).toEqual([[], []]);
    if (takesBack) await mine.taken(() => mine.page.getByTestId("undo").click());
    for (const key of ends) await mine.choose(key);
    const skip = theirs.page.getByTestId("skip");
    const isOffered = async (): Promise<boolean> => {
      if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
      const [again] = asked ? await mine.keys() : [];
      if (again !== undefined) await mine.choose(again);
      return (await theirs.keys()).some((key) => offered.test(key));
    };
    await expect.poll(isOffered, { timeout: 20_000 }).toBe(true);
    expect([await mine.keys(), await seen.keys()]).toEqual([[], []]);
  });

  it("a server that is killed comes back with every acknowledged choice, and the page goes on by itself", async () => {
    const context = await newContext();
    const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
    const table = await TablePage.open(await context.newPage(), server.url, id);
    for (const key of before) await table.choose(key);
    const keys = await table.keys();
    await server.stop("SIGKILL");
    await table.page.getByTestId("offline").waitFor();
    await server.start();
    await table.page.getByTestId("offline").waitFor({ state: "hidden" });
    expect(await table.keys()).toEqual(keys);
    await table.choose(after);
    await table.page.reload();
    await table.seated();
    await expect.poll(() => table.keys()).toContain(on);
  });

  it("the slider goes back to the start and to the end afterwards", async () => {
    const context = await newContext();
    const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
    const table = await TablePage.open(await context.newPage(), server.url, id);
    for (const key of moving) await table.choose(key);
    await table.page.getByTestId("open-replay").click();
    const slider = table.page.getByTestId("slider");
    await slider.waitFor();
    await slider.focus();
    /** Where the piece lies on the drawing; nowhere when it is not there. */
    const lies = async (): Promise<string> => {
      const found = table.place(piece);
      if ((await found.count()) === 0) return "nowhere";
      return (await found.getAttribute("style")) ?? "here";
    };
    await table.page.keyboard.press("End");
    const end = await lies();
    expect(end).not.toBe("nowhere");
    await table.page.keyboard.press("Home");
    await expect.poll(lies).not.toBe(end);
    await table.page.keyboard.press("End");
    await expect.poll(lies).toBe(end);
  });
});
