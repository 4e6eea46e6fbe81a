import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { GAMES, type Played } from "./games.ts";
import { opened } from "./opened.ts";
import { makeLesson, makeTable, TablePage } from "./table-page.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");

const open = opened();
const { server } = open;

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});

type Screen = (page: Page, context: BrowserContext) => Promise<void>;

async function hotseat(
  page: Page,
  context: BrowserContext,
  { game, opens, passes }: Played,
): Promise<TablePage> {
  const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
  const table = await TablePage.open(page, server.url, id);
  await table.toTurn(opens, passes);
  return table;
}

const [{ game: first }] = GAMES;

/** Every main screen, and how to come to it. */
const SCREENS: Readonly<Record<string, Screen>> = {
  front: async (page) => {
    await page.goto(server.url);
    await page.getByTestId("play-now").first().waitFor();
    // The pictures of the games come after their words.
    await page.waitForLoadState("networkidle");
  },
  ...Object.fromEntries(
    GAMES.flatMap((played): [string, Screen][] => {
      const {
        game: { id },
        opening,
        refused,
      } = played;
      return [
        [
          `${id}-my-turn`,
          async (page, context) => {
            const table = await hotseat(page, context, played);
            for (const key of opening) await table.choose(key);
          },
        ],
        [
          `${id}-refusal`,
          async (page, context) => {
            const table = await hotseat(page, context, played);
            for (const key of refused.keys) await table.choose(key);
            await table.clickPlace(refused.place);
            await page.getByTestId("refusal").waitFor();
          },
        ],
        [
          `${id}-lesson`,
          async (page, context) => {
            await TablePage.open(page, server.url, await makeLesson(context, server.url, id));
          },
        ],
      ];
    }),
  ),
  rules: async (page, context) => {
    await TablePage.open(page, server.url, await makeTable(context, server.url, { kind: "hotseat" }, first));
    await page.keyboard.press("?");
    await page.getByTestId("rules").waitFor();
  },
  invite: async (page, context) => {
    await TablePage.open(page, server.url, await makeTable(context, server.url, { kind: "friend" }, first));
  },
  missing: async (page) => {
    await page.goto(`${server.url}/table/nowhere`);
    await page.getByRole("main").waitFor();
  },
};

describe.each(Object.entries(SIZES))("%s", (_, viewport) => {
  it.each(Object.entries(SCREENS))("%s is whole, and axe finds nothing serious", async (name, come) => {
    const context = await open.browser.newContext({
      viewport,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on("pageerror", (error) => trouble.push(error.message));
    await come(page, context);
    await lookAt(page, async (scheme) => {
      await page.screenshot({ path: join(PICTURES, `${name}-${viewport.width}-${scheme}.png`) });
    });
    expect(trouble).toEqual([]);
    await context.close();
  });
});

describe("the first load", () => {
  it.each(GAMES)("of the shell with $game.id is at most 200 kB, and asks no other host", async ({ game }) => {
    const context = await open.browser.newContext();
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
    await TablePage.open(page, server.url, id);
    await page.waitForLoadState("networkidle");
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(200 * 1024);
    await context.close();
  });
});
