import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastChance, fastRandom, Match, writeTranscript } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");
const COLONEL = { kind: "bot", level: "colonel", seconds: 1 } as const;

const open = opened();
const { server } = open;
let context: BrowserContext;

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});
beforeEach(async () => {
  context = await open.browser.newContext({ viewport: SIZES.desk, reducedMotion: "reduce" });
});
afterEach(async () => {
  await context.close();
});

/** A table at which the colonel has moved first. */
async function afterColonel(page: Page, held: BrowserContext): Promise<TablePage> {
  const id = await makeTable(held, server.url, COLONEL, malaya, "mcp");
  const table = await TablePage.open(page, server.url, id);
  await toMe(table);
  return table;
}

/** Skip what is played back until a question is open here. */
async function toMe(table: TablePage): Promise<void> {
  const skip = table.page.getByTestId("skip");
  await expect
    .poll(
      async () => {
        if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
        return (await table.keys()).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
}

/** A game that was played a little and given up: a record that is brought in, and played on from its end. */
async function givenUp(held: BrowserContext): Promise<string> {
  const random = fastRandom(4);
  const match = Match.start(malaya, { chance: fastChance(random) });
  while (match.decision && match.entries.length < 130) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await held.request.post(server.url + path, { data, headers: { origin: server.url } });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { id: string };
  };
  const record = await post("/api/imports", { transcript: writeTranscript(match as unknown as Match) });
  const { id } = await post(`/api/tables/${record.id}/branch`, {
    at: match.entries.length,
    seat: "british",
    opponent: { kind: "hotseat" },
  });
  await post(`/api/tables/${id}/resign`, {});
  return id;
}

async function openNewTable(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Choose side and opponent" }).first().click();
  await page.getByTestId("level-general").click();
}

describe("an opponent", () => {
  it("is picked by level and time, and thinks while the page stays alive", async () => {
    const page = await context.newPage();
    await openNewTable(page);
    await page.getByText("5 s", { exact: true }).click();
    await page.getByText("MCP", { exact: true }).click();
    await page.getByRole("button", { name: "Set up the table" }).click();
    const thinking = page.getByTestId("thinking");
    await thinking.waitFor();
    expect(await thinking.textContent()).toContain("of at most 5 s");
    const frames = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const began = performance.now();
          const next = (): void => {
            count++;
            if (performance.now() - began < 1000) requestAnimationFrame(next);
            else resolve(count);
          };
          requestAnimationFrame(next);
        }),
    );
    expect(frames).toBeGreaterThan(5);
    await page.getByTestId("tab-log").click();
    await page.getByTestId("log").waitFor();
    expect(await thinking.isVisible()).toBe(true);
    await page.keyboard.press("?");
    await page.getByTestId("rules").waitFor();
    await page.keyboard.press("Escape");
    await toMe(new TablePage(page));
    expect(await page.locator(".seats").textContent()).toContain("bot: General");
  });

  it("of the quick start is remembered", async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByTestId("quick-recruit").click();
    await page.reload();
    await expect.poll(() => page.getByTestId("quick-recruit").locator("input").isChecked()).toBe(true);
    await page.getByTestId("play-now").first().click();
    await new TablePage(page).prompt.waitFor();
    expect(await page.locator(".seats").textContent()).toContain("bot: Recruit");
  });

  it("says why it did what it did, with the plans it did not take", async () => {
    const table = await afterColonel(await context.newPage(), context);
    const { page } = table;
    await page.getByTestId("tab-log").click();
    await page.getByTestId("log").getByTestId("why-ask").click();
    const why = page.getByTestId("why");
    await why.getByTestId("plan").first().waitFor();
    expect(await why.textContent()).toMatch(/Why the British did that \(Colonel\).*The best plan.*\d+ %/);
    await page.keyboard.press("Escape");
    await why.waitFor({ state: "hidden" });
  });
});

describe("a hint", () => {
  it("shows three plans with their chances, and plays the best step by step", async () => {
    const id = await makeTable(context, server.url, COLONEL, malaya);
    const table = await TablePage.open(await context.newPage(), server.url, id);
    await table.toTurn(/^box:/);
    await table.page.keyboard.press("t");
    const panel = table.page.getByTestId("hint-panel");
    await panel.getByTestId("hint-play").waitFor();
    await panel.getByTestId("plan").first().waitFor();
    expect(await panel.getByTestId("plan").count()).toBe(3);
    for (const plan of await panel.getByTestId("plan").all())
      expect(await plan.textContent()).toMatch(/\d+ %/);
    expect(await panel.textContent()).toContain("A guess from");
    const marked = table.page.locator(".choice.book");
    expect(await marked.count()).toBe(1);
    // Below it stands what it does.
    const label = await marked.locator(".choice-label").evaluate(({ firstChild }) => firstChild?.textContent);
    expect(await panel.locator(".hint-next strong").textContent()).toBe(label);
    await table.taken(() => panel.getByTestId("hint-play").click());
    await panel.getByTestId("hint-play").waitFor();
    expect(await panel.textContent()).toContain("Step 2 of");
    await table.page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await marked.count()).toBe(0);
  });
});

describe("after a game", () => {
  it("its analysis is a click away: curve, turning points, and playing on", async () => {
    const id = await givenUp(context);
    const page = await context.newPage();
    await page.goto(`${server.url}/table/${id}`);
    await page.getByTestId("ending").getByTestId("analyse").click();
    const curve = page.getByTestId("curve");
    await curve.waitFor({ timeout: 60_000 });
    const caption = page.getByTestId("curve-caption");
    const at = (): Promise<string | null> => curve.getAttribute("aria-valuenow");
    await curve.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await at()).toBe("3");
    expect(await caption.textContent()).toMatch(/Turn 3 of \d+ · (British|MCP) to move/);
    expect(await caption.locator("li").first().textContent()).toMatch(/\.$/);
    await page.keyboard.press("End");
    expect(await at()).toBe(await curve.getAttribute("aria-valuemax"));
    await page.keyboard.press("Home");
    expect(await at()).toBe("1");
    const box = await curve.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 100);
    await expect.poll(at).not.toBe("1");

    const turning = page.getByTestId("turning").first();
    expect(await turning.textContent()).toMatch(/Turn \d+: the (British|MCP)\d+ % → \d+ %Before \d+ %/);
    await page.getByTestId("board-replay").click();
    await page.getByTestId("replay").waitFor();
    await page.goBack();
    await page.getByTestId("turning").first().getByTestId("turning-play-on").click();
    const table = new TablePage(page);
    await table.prompt.waitFor();
    expect(page.url()).not.toContain(id);
    await toMe(table);
  });

  it("is not for games that are still played", async () => {
    const id = await makeTable(context, server.url, { kind: "hotseat" }, malaya);
    const page = await context.newPage();
    await page.goto(`${server.url}/analysis/${id}`);
    await page.getByText("The game is not over yet").waitFor();
  });
});

describe("the looks", () => {
  let finished = "";
  beforeAll(async () => {
    const own = await open.browser.newContext();
    finished = await givenUp(own);
    await own.close();
  });

  const onPlay = async (page: Page): Promise<void> => {
    const tab = page.getByTestId("tab-play");
    if (await tab.isVisible()) await tab.click();
  };
  const screens: Readonly<Record<string, (page: Page, held: BrowserContext) => Promise<void>>> = {
    "bots-front": async (page) => {
      await page.goto(server.url);
      await page.getByTestId("quick-general").click();
    },
    "bots-level": openNewTable,
    "bots-thinking": async (page, held) => {
      const general = { kind: "bot", level: "general", seconds: 5 } as const;
      const id = await makeTable(held, server.url, general, malaya, "mcp");
      await TablePage.open(page, server.url, id);
      await page.getByTestId("thinking").waitFor();
    },
    "bots-hint": async (page, held) => {
      const id = await makeTable(held, server.url, COLONEL, malaya);
      await TablePage.open(page, server.url, id);
      await onPlay(page);
      await page.getByTestId("hint").click();
      await page.getByTestId("hint-play").waitFor();
    },
    "bots-why": async (page, held) => {
      await afterColonel(page, held);
      await page.getByTestId("tab-log").click();
      await page.getByTestId("log").getByTestId("why-ask").click();
      await page.getByTestId("why").getByTestId("plan").first().waitFor();
    },
    "bots-analysis": async (page) => {
      await page.goto(`${server.url}/analysis/${finished}`);
      const curve = page.getByTestId("curve");
      await curve.waitFor({ timeout: 60_000 });
      await curve.focus();
      for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
    },
  };

  for (const [size, viewport] of Object.entries(SIZES))
    it.each(Object.entries(screens))(`on a ${size}: %s`, async (name, come) => {
      const held = await open.browser.newContext({ viewport, colorScheme: "light", reducedMotion: "reduce" });
      const page = await held.newPage();
      const trouble: string[] = [];
      page.on("pageerror", (error) => trouble.push(error.message));
      await come(page, held);
      await lookAt(page, async (scheme) => {
        const path = (part: string): string =>
          join(PICTURES, `${name}-${viewport.width}-${scheme}${part}.png`);
        await page.screenshot({ path: path("") });
        if (name === "bots-analysis") await page.screenshot({ path: path("-whole"), fullPage: true });
      });
      expect(trouble).toEqual([]);
      await held.close();
    });
});
