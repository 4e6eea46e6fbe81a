import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");
const PASSWORD = "four words of mine";

const open = opened();
const [{ game }] = GAMES;

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

let count = 0;

/** Somebody with a name, in a browser of their own. */
async function person(): Promise<{ readonly page: Page; readonly name: string }> {
  const context = await open.browser.newContext({
    viewport: SIZES.desk,
    reducedMotion: "reduce",
    locale: "en",
    baseURL: open.server.url,
  });
  contexts.push(context);
  const name = `Rival ${String.fromCharCode(65 + count++)}${Date.now() % 1000}`;
  const answer = await context.request.post("/api/accounts", { data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  return { page: await context.newPage(), name };
}

const post = async (page: Page, path: string, data: object): Promise<{ id: string }> =>
  (await page.request.post(path, { data })).json();

/** Choose what comes first, for whoever has the turn, until both have chosen something. */
async function begin(id: string, pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.goto(`/table/${id}`)));
  const chose = new Set<Page>();
  while (chose.size < pages.length)
    for (const page of pages) {
      const mine = await page.evaluate(
        ({ id }) =>
          new Promise<boolean>((resolve) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
            socket.onmessage = ({ data }) => {
              const frame = JSON.parse(data);
              const { question, number } = frame.standing ?? {};
              if (frame.say === "refused") throw new Error(data);
              if (!question?.choices) return frame.standing && socket.close();
              socket.send(JSON.stringify({ do: "choose", number, key: question.choices[0].key }));
              socket.onmessage = () => {
                resolve(true);
                socket.close();
              };
              return undefined;
            };
            socket.onclose = () => resolve(false);
          }),
        { id },
      );
      if (mine) chose.add(page);
    }
}

/** On a phone by day, on a desk by night: the colours of both are the same wherever they are shown. */
async function look(page: Page, what: string): Promise<void> {
  for (const [size, scheme] of [
    ["phone", "light"],
    ["desk", "dark"],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    const path = join(PICTURES, `standing-${what}-${size}-${scheme}.png`);
    await lookAt(page, async () => void (await page.screenshot({ path, fullPage: true })), [scheme]);
  }
}

describe("a rated game", () => {
  it("begins in the lobby, for whoever is strong enough, and stands on both their pages when it is over", async () => {
    const [ann, bob] = [await person(), await person()];
    await ann.page.goto("/lobby");
    await ann.page.getByTestId(`invite-${game.id}`).click();
    const dialog = ann.page.getByRole("dialog");
    await dialog.getByTestId("rated").check();
    await dialog.getByTestId("range-least").fill("1600");
    await ann.page.screenshot({ path: join(PICTURES, "standing-invite-desk-light.png") });
    await dialog.locator("button[type=submit]").click();
    await dialog.waitFor({ state: "hidden" });
    await bob.page.goto("/lobby");
    // Whoever is new counts as 1500.
    expect(await bob.page.getByTestId("bar").textContent()).toContain("1500");
    expect(await bob.page.getByTestId("sit").isDisabled()).toBe(true);
    await look(bob.page, "lobby");
    await ann.page.getByTestId("withdraw").click();
    const wish = { game: game.id, seat: game.roles[0].seat, opponent: { kind: "friend" } };
    const { id } = await post(ann.page, "/api/tables", { ...wish, lobby: true, rated: true });
    await bob.page.reload();
    await bob.page.getByTestId(`offer-${id}`).getByTestId("sit").click();
    await bob.page.waitForURL(`**/table/${id}`);
    await begin(id, [ann.page, bob.page]);
    expect(await ann.page.getByTestId("rated-table").textContent()).toBe("Rated");
    await post(bob.page, `/api/tables/${id}/resign`, {});
    await ann.page.goto(`/ratings/${game.id}`);
    await ann.page.locator("#content").getByRole("link", { name: ann.name }).waitFor();
    await look(ann.page, "ratings");
    await ann.page.goto(`/person/${encodeURIComponent(bob.name)}`);
    await ann.page.getByRole("heading", { name: "Rated games between you two" }).waitFor();
    await ann.page.screenshot({ path: join(PICTURES, "standing-person-desk-dark.png"), fullPage: true });
  });
});

describe("a tournament", () => {
  it("is announced, entered and started on its page, and its table follows the games", async () => {
    const [ann, bob] = [await person(), await person()];
    await ann.page.goto("/tournaments");
    await ann.page.getByTestId("tournament-title").fill("Autumn in Malaya");
    await look(ann.page, "tournaments");
    await ann.page.getByTestId("tournament-game").selectOption(game.id);
    await ann.page.getByTestId("hold").click();
    await ann.page.waitForURL("**/tournament/*");
    const id = ann.page.url().split("/").at(-1)!;
    await ann.page.getByTestId("enter").click();
    await ann.page.getByTestId("leave").waitFor();
    for (let bots = 1; bots <= 2; bots++) {
      await ann.page.getByTestId("add-bot").click();
      await expect.poll(() => ann.page.getByTestId("entrant").count()).toBe(1 + bots);
    }
    await bob.page.goto(`/tournament/${id}`);
    await bob.page.getByTestId("enter").click();
    await bob.page.getByTestId("leave").waitFor();
    await ann.page.reload();
    await ann.page.getByTestId("start").waitFor();
    await ann.page.screenshot({ path: join(PICTURES, "standing-entries-desk-light.png"), fullPage: true });
    await ann.page.getByTestId("start").click();
    await ann.page.getByTestId("crosstable").waitFor();
    expect(await ann.page.getByTestId("standing").count()).toBe(4);
    // Everybody's game of this round is a table of their own: Bob gives up both of his.
    const lines = (await (await bob.page.request.get("/api/tables")).json()) as { table: { id: string } }[];
    expect(lines).toHaveLength(2);
    for (const { table } of lines) await post(bob.page, `/api/tables/${table.id}/resign`, {});
    await expect
      .poll(async () => {
        await bob.page.reload();
        await bob.page.getByTestId("crosstable").waitFor();
        return bob.page.getByTestId("crosstable").textContent();
      })
      .toContain("0 0");
    await ann.page.reload();
    await ann.page.getByTestId("crosstable").waitFor();
    await look(ann.page, "crosstable");
  });
});

describe("a key for a program", () => {
  it("is made on one's own page, shown once, and opens what it is for", async () => {
    const { page } = await person();
    await page.setViewportSize(SIZES.phone);
    await page.goto("/people/me");
    await page.getByTestId("key-label").fill("my bot");
    await page.getByTestId("make-key").click();
    const key = await page.getByTestId("key").textContent();
    await look(page, "keys");
    const program = await open.browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${key}` } });
    contexts.push(program);
    expect((await program.request.get(`${open.server.url}/api/tables`)).status()).toBe(200);
    await page.reload();
    await page.getByTestId("end-key").click();
    await page.getByTestId("end-key").waitFor({ state: "hidden" });
    expect((await program.request.get(`${open.server.url}/api/tables`)).status()).toBe(401);
    expect(await page.getByTestId("key").count()).toBe(0);
    await page.goto("/programs");
    await page.getByRole("heading", { name: "/api/dump" }).waitFor();
    await look(page, "programs");
  });
});
