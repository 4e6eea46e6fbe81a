import type { BrowserContext, Locator } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const open = opened();
const { server } = open;
let context: BrowserContext;

beforeEach(async () => {
  context = await open.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
});
afterEach(async () => {
  await context.close();
});

const isInSight = (entry: Locator): Promise<boolean> =>
  entry.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const frame = element.closest(".rules-body")?.getBoundingClientRect();
    return frame !== undefined && top >= frame.top - 2 && bottom <= frame.bottom + 2;
  });

it("a rule number opens the rule with its text, again and after a search too", async () => {
  const id = await makeTable(context, server.url, { kind: "hotseat" }, GAMES[0].game);
  const { page, prompt } = await TablePage.open(await context.newPage(), server.url, id);
  await prompt.getByRole("button", { name: /2\.3\.2/ }).click();
  const rules = page.getByTestId("rules");
  const entry = (number: string): Locator => rules.locator(`[data-entry="rule.${number}"]`);
  expect(await entry("2.3.2").textContent()).toContain("takes any box");
  await expect.poll(() => isInSight(entry("2.3.2"))).toBe(true);

  const search = rules.getByRole("searchbox");
  await search.fill("singapore");
  await expect.poll(() => rules.locator("[data-entry]").count()).toBe(1);
  await search.fill("campaign cards left below");
  await expect.poll(() => entry("2.4").isVisible()).toBe(true);
  await entry("2.4").getByRole("button", { name: /6\.0/ }).click();
  await expect.poll(() => isInSight(entry("6.0"))).toBe(true);
  expect(await search.inputValue()).toBe("");

  await rules.locator(".rules-body").evaluate((body) => body.scrollTo(0, 0));
  expect(await isInSight(entry("6.0"))).toBe(false);
  await entry("2.4").getByRole("button", { name: /6\.0/ }).click();
  await expect.poll(() => isInSight(entry("6.0"))).toBe(true);
  await entry("5.2").getByRole("button", { name: "M24" }).click();
  await expect.poll(() => isInSight(rules.locator('[data-entry="card.M24"]'))).toBe(true);
});

it.each(GAMES)("the rule of the first question of $game.id opens with its text", async ({ game }) => {
  const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
  const { page, prompt } = await TablePage.open(await context.newPage(), server.url, id);
  const button = prompt.getByRole("button", { name: /\d+\.[\dA-Z]/ }).first();
  const [number] = /\d+(?:\.[\dA-Z]+)+/.exec((await button.textContent()) ?? "") ?? [];
  await button.click();
  const entry = page.getByTestId("rules").locator(`[data-entry="rule.${number}"]`);
  await expect.poll(() => isInSight(entry)).toBe(true);
  expect((await entry.textContent())?.length).toBeGreaterThan(40);
});
