import { say } from "@sandtable/engine";
import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GAMES, type Played } from "./games.ts";
import { opened } from "./opened.ts";
import { makeLesson, makeTable, TablePage } from "./table-page.ts";

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

const hotseat = async ({ game, opens, passes }: Played): Promise<TablePage> => {
  const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
  const table = await TablePage.open(await context.newPage(), server.url, id);
  await table.toTurn(opens, passes);
  return table;
};

describe("a visitor", () => {
  it("without an account is playing against a bot within three clicks", async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByTestId("play-now").first().click();
    const table = new TablePage(page);
    await table.choice("box:full").click();
    await expect.poll(() => table.keys()).toContain("sweep");
  });
});

for (const played of GAMES) {
  const { game, example, deeds, opens, passes, opening, refused, turn } = played;
  /** Where a choice lies on the drawing, as the drawing names it. */
  const placeOf = (key: string): string | undefined => {
    const place = game.choice(key)?.place;
    if (place?.on === "space" || place?.on === "hex" || place?.on === "track" || place?.on === "card")
      return `${place.on} ${place.id}`;
    if (place?.on === "piece") return `piece ${place.id} ${place.at}`;
    return undefined;
  };

  describe(`${game.id} by mouse`, () => {
    it("every deed of the example of play is done on the board", async () => {
      const id = await makeLesson(context, server.url, game.id);
      const table = await TablePage.open(await context.newPage(), server.url, id);
      for (const { answers } of example.steps)
        for (const key of answers) await table.chooseOnBoard(key, placeOf(key));
      await expect
        .poll(() => table.page.getByTestId("lesson").textContent())
        .toContain(`step ${example.steps.length} of ${example.steps.length}`);
      await table.page.getByTestId("tab-log").click();
      const log = (await table.page.getByTestId("log").textContent()) ?? "";
      for (const deed of deeds) expect(log).toContain(deed);
    });

    it("undo takes back one choice, restart the whole turn", async () => {
      const table = await hotseat(played);
      for (const key of opening) await table.choose(key);
      await table.page.getByTestId("undo").click();
      await expect.poll(() => table.keys()).toContain(opening.at(-1));
      await table.taken(() => table.page.getByTestId("restart").click());
      await table.toTurn(opens, passes);
    });

    it("a place that cannot be chosen tells why, with the rule", async () => {
      const table = await hotseat(played);
      for (const key of refused.keys) await table.choose(key);
      await table.clickPlace(refused.place);
      const refusal = table.page.getByTestId("refusal");
      await refusal.waitFor();
      expect(await refusal.textContent()).toContain(refused.rule);
    });
  });

  describe(`${game.id} by keyboard alone`, () => {
    it("a whole turn is played", async () => {
      const table = await hotseat(played);
      const { keyboard } = table.page;
      const press = async (key: string): Promise<void> => {
        const digit = table.choice(key).locator(".key");
        if ((await digit.count()) > 0) {
          const shown = (await digit.textContent()) ?? "";
          return await table.taken(() => keyboard.press(shown));
        }
        const choice = game.choice(key);
        await keyboard.press("/");
        await keyboard.type(choice ? say(game.words.en, choice.label) : key);
        await table.taken(() => keyboard.press("Enter"));
      };
      for (const key of turn.keys) await press(key);
      await table.taken(() => keyboard.press("u"));
      for (const key of turn.on) await press(key);
      await expect.poll(() => table.prompt.getAttribute("data-seat")).toBe(turn.next);
    });
  });
}
