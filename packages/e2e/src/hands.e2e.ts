import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GAMES } from "./games.ts";
import { MapPage } from "./map-page.ts";
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

/** A hotseat table where a turn begins. */
async function hotseat(id: string, ...keys: readonly string[]): Promise<TablePage> {
  const played = GAMES.find(({ game }) => game.id === id);
  if (!played) throw new Error(`no game ${id}`);
  const table = await makeTable(context, server.url, { kind: "hotseat" }, played.game);
  const page = await TablePage.open(await context.newPage(), server.url, table);
  await page.toTurn(played.opens, played.passes);
  for (const key of keys) await page.choose(key);
  return page;
}

const tokens = (table: TablePage, piece: string, at: string) =>
  table.page.locator(`[data-token][data-piece="${piece}"][data-at="${at}"]`);

describe("dragging in the COIN games", () => {
  it("Malaya: all Troops go to the space where they are put down; the number stands at the pointer", async () => {
    const table = await hotseat("malaya", "box:full", "sweep");
    const before = await tokens(table, "troops", "kuala_lumpur").count();
    const there = await tokens(table, "troops", "pahang").count();
    await table.carry("piece troops kuala_lumpur", "space pahang");
    expect(await table.carried.textContent()).toContain(String(before));
    expect(await table.carried.textContent()).toContain("Pahang");
    await table.page.mouse.up();
    await expect.poll(() => tokens(table, "troops", "pahang").count()).toBe(there + before);
    expect(await table.carried.count()).toBe(0);
  });

  it("Malaya: a digit says how many; what is put down elsewhere stays where it was", async () => {
    const table = await hotseat("malaya", "box:full", "sweep", "pahang");
    await table.carry("piece troops kuala_lumpur", "space pahang");
    await table.page.keyboard.press("2");
    await table.taken(() => table.page.mouse.up());
    await expect.poll(() => tokens(table, "troops", "pahang").count()).toBe(2);
    const number = await table.number();
    await table.carry("piece troops kuala_lumpur", "space pahang");
    await table.page.mouse.move(720, 890);
    await table.page.mouse.up();
    await table.carried.waitFor({ state: "detached" });
    expect(await table.number()).toBe(number);
  });

  it("Malaya: the list does the same, all of them with one press", async () => {
    const table = await hotseat("malaya", "box:full", "sweep", "pahang");
    const before = await tokens(table, "troops", "kuala_lumpur").count();
    await table.page.getByTestId("all-troops.kuala_lumpur").click();
    await expect.poll(() => tokens(table, "troops", "pahang").count()).toBe(before);
  });

  it("Palestine: Cells travel to the space where they are put down, and the others stay", async () => {
    const table = await hotseat("palestine", "box:full", "travel");
    const from = "samaria";
    await table.choose(from);
    const before = await tokens(table, "underground", "galilee").count();
    await table.drag(`piece underground ${from}`, "space galilee");
    await expect.poll(() => tokens(table, "underground", "galilee").count()).toBe(before + 1);
    expect(await tokens(table, "underground", from).count()).toBe(0);
  });

  it("Japanese Occupation: Force 136 goes on to a space next to it", async () => {
    const table = await hotseat("japanese-occupation", "box:full", "contact");
    const [marker] = (await table.keys()).filter((key) => key.startsWith("force136."));
    expect(marker).toBeDefined();
    const from = marker.slice("force136.".length);
    await table.carry(`piece force136 ${from}`, "space pahang");
    await table.page.mouse.up();
    await expect.poll(() => tokens(table, "force136", "pahang").count()).toBe(1);
  });
});

describe("dragging on the hex maps", () => {
  it("1942: a unit goes to the lit hex where it is put down, and back where there is no light", async () => {
    const table = await MapPage.on((await hotseat("1942")).page);
    const number = await table.number();
    await table.takeInHand();
    const box = await table.counter("gb-28").boundingBox();
    if (!box) throw new Error("gb-28 is not drawn");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await table.carryFrom(middle, "hex 0611");
    await table.page.mouse.move(20, 300);
    await table.page.mouse.up();
    await expect.poll(() => table.keys()).toContain("unit:gb-28");
    expect(await table.number()).not.toBe(number);
    await table.carryFrom(middle, "hex 0611");
    await table.page.mouse.up();
    await expect.poll(() => table.keys()).toContain("end:setup");
    const { x, y } = await table.middle("0611");
    const moved = await table.counter("gb-28").boundingBox();
    expect(Math.abs((moved?.x ?? 0) + (moved?.width ?? 0) / 2 - x)).toBeLessThan(15);
    expect(Math.abs((moved?.y ?? 0) + (moved?.height ?? 0) / 2 - y)).toBeLessThan(15);
  });

  it("1942: a pile goes as one, as far as each of them may; the number stands at the pointer", async () => {
    const table = await MapPage.on((await hotseat("1942")).page);
    await table.takeInHand();
    const pile = await table.page.evaluate(() => {
      const piles = new Map<string, string[]>();
      for (const counter of document.querySelectorAll<SVGElement>(".counters [data-pile]")) {
        const { pile = "", place = "" } = counter.dataset;
        const open = document.querySelector(`.targets [data-place="${place}"]`) !== null;
        if (open) piles.set(pile, [...(piles.get(pile) ?? []), place]);
      }
      return [...piles].find(([, units]) => units.length > 1);
    });
    if (!pile) throw new Error("no pile can be moved");
    const [hex, units] = pile;
    const { x, y } = await table.middle(hex);
    const { mouse } = table.page;
    await mouse.move(x + 3, y + 3);
    await mouse.down();
    await mouse.move(x + 9, y + 9);
    await mouse.move(x + 15, y + 15);
    await table.carried.waitFor();
    expect(await table.carried.textContent()).toContain(String(units.length));
    await table.page.locator("[data-light]").first().waitFor({ state: "attached" });
    const to = await table.page.evaluate(
      (from) =>
        [...document.querySelectorAll<SVGElement>(".targets [data-place^='hex ']")]
          .map(({ dataset }) => dataset.place?.slice(4) ?? "")
          .find((id) => id !== from),
      hex,
    );
    const goal = await table.middle(to ?? "");
    await mouse.move(goal.x, goal.y, { steps: 3 });
    await mouse.up();
    const there = (): Promise<number> => table.page.locator(`.counters [data-pile="${to}"]`).count();
    const before = await there();
    await expect.poll(there).toBeGreaterThanOrEqual(before + 1);
    await expect.poll(() => table.keys()).toContain("end:setup");
    expect(await table.page.locator(`.counters [data-pile="${hex}"]`).count()).toBeLessThan(units.length);
  });

  it("Malaya 1941: a unit on the march goes to the next hex", async () => {
    const table = await MapPage.on((await hotseat("malaya-1941")).page);
    await table.takeInHand();
    const box = await table.counter("j-11-5").boundingBox();
    if (!box) throw new Error("j-11-5 is not drawn");
    const number = await table.number();
    await table.carryFrom({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, "hex 0801");
    await table.page.mouse.up();
    await expect.poll(() => table.keys()).toContain("halt");
    expect(await table.number()).not.toBe(number);
  });

  it("by finger: a piece is dragged, and the board stays; elsewhere the board moves", async () => {
    await context.close();
    context = await open.browser.newContext({
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    const table = await hotseat("malaya", "box:full", "sweep");
    const session = await context.newCDPSession(table.page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0): Promise<void> => {
      await session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    };
    // The first touch fetches what dragging takes.
    await touch("touchStart", 5, 200);
    await touch("touchEnd");
    await table.page.locator("[data-hand]").waitFor();
    const before = await tokens(table, "troops", "pahang").count();
    const from = await table.pointOf("piece troops kuala_lumpur");
    const to = await table.pointOf("space pahang");
    await touch("touchStart", from.x, from.y);
    await touch("touchMove", from.x + 5, from.y + 5);
    await touch("touchMove", from.x + 12, from.y + 12);
    await table.carried.waitFor();
    await touch("touchMove", to.x, to.y);
    await touch("touchEnd");
    await expect.poll(() => tokens(table, "troops", "pahang").count()).toBeGreaterThan(before);
  });
});
