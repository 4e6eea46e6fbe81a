import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SIZES } from "./axe.ts";
import { GAMES, type Played } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const open = opened();
const { server } = open;
let context: BrowserContext;

beforeEach(async () => {
  context = await open.browser.newContext({ viewport: SIZES.desk, reducedMotion: "reduce" });
  await context.addInitScript(() => {
    localStorage.setItem("sandtable.settings", JSON.stringify({ speed: "slow" }));
  });
});
afterEach(async () => {
  await context.close();
});

/** Whatever the other side has done is skipped, and what is asked before a turn is answered, until one's own turn is open. */
async function toOwnTurn(table: TablePage, { opens, passes }: Played): Promise<void> {
  const skip = table.page.getByTestId("skip");
  await expect
    .poll(
      async () => {
        if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
        const keys = await table.keys();
        if (keys.length === 0 || keys.some((key) => opens.test(key))) return keys.length > 0;
        await table.choose(keys.find((key) => passes?.test(key)) ?? keys[0]);
        return false;
      },
      { timeout: 90_000 },
    )
    .toBe(true);
}

describe("what just happened", () => {
  /** The games in which a step of the other side has changed something that can be read off the table. */
  const shown: string[] = [];

  it.each(GAMES)(
    "in $game.id is followed at one's own pace, and the end of a turn is asked for",
    async (played) => {
      const { game, turn } = played;
      const own = game.roles.find(({ seat }) => seat !== turn.next)?.seat;
      const id = await makeTable(context, server.url, { kind: "bot", level: "recruit" }, game, own);
      const table = await TablePage.open(await context.newPage(), server.url, id);
      const { page } = table;
      await toOwnTurn(table, played);
      const keys = [...turn.keys, ...turn.on.slice(turn.on[0] === turn.keys.at(-1) ? 1 : 0)];
      const last = keys.pop();
      for (const key of keys) await table.choose(key);

      // The last choice gives the turn away, or leads to a die: it is asked about once more.
      await table.choice(last ?? "").click();
      const confirm = page.getByTestId("confirm");
      await confirm.waitFor();
      expect(await confirm.textContent()).toMatch(/Your turn ends with this|cannot be taken back/);
      await confirm.getByRole("button").last().click();

      const playback = page.getByTestId("playback");
      await playback.waitFor({ timeout: 60_000 });
      await page.getByTestId("pause").click();
      const caption = playback.locator(".playback-caption");
      const first = await caption.textContent();
      expect(first).not.toBe("");
      // The second step may still be on its way; and the other side may have done no more than one thing.
      const come = async (): Promise<string> => {
        if ((await playback.count()) === 0) return "over";
        if (/[2-9]\d* of \d+/.test((await playback.textContent()) ?? "")) return "on";
        await page.getByTestId("step-on").click({ timeout: 2000 });
        return "";
      };
      let came = "";
      await expect.poll(async () => (came = await come())).not.toBe("");
      if (came === "over") return;
      await page.getByTestId("step-back").click();
      // On and on, until a step has changed something that can be read off the table.
      await expect
        .poll(
          async () => {
            if ((await page.getByTestId("changes").count()) > 0) return "changed";
            // The other side may have passed, or done what is hidden from here.
            if ((await playback.count()) === 0) return "over";
            await page.getByTestId("step-on").click({ timeout: 2000 });
            return "";
          },
          { timeout: 60_000 },
        )
        .not.toBe("");
      if ((await page.getByTestId("changes").count()) === 0) return;
      shown.push(game.id);
      expect(await page.getByTestId("changes").first().textContent()).not.toBe("");
      // The other side may go on for long; when all of it has been shown, its marks stay.
      const marks = page.getByTestId("touched").getByRole("button");
      const skip = page.getByTestId("skip");
      await expect
        .poll(
          async () => {
            if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
            return await marks.count();
          },
          { timeout: 90_000 },
        )
        .toBeGreaterThan(0);
    },
  );

  it("tells what a step has changed, in most games", () => {
    expect(shown.length).toBeGreaterThan(GAMES.length / 2);
  });
});
