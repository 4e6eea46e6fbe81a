import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GAMES, type Played } from "./games.ts";
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

/** What comes to be true, however long a busy machine takes. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000 });

const playedAs = (id: string): Played => {
  const played = GAMES.find(({ game }) => game.id === id);
  if (!played) throw new Error(`no game ${id}`);
  return played;
};

/** A hotseat table where nothing is played yet. */
async function begun(id: string): Promise<TablePage> {
  const table = await makeTable(context, server.url, { kind: "hotseat" }, playedAs(id).game);
  return await TablePage.open(await context.newPage(), server.url, table);
}

/** A hotseat table where a turn begins. */
async function hotseat(id: string, ...keys: readonly string[]): Promise<TablePage> {
  const page = await begun(id);
  const { opens, passes } = playedAs(id);
  await page.toTurn(opens, passes);
  for (const key of keys) await page.choose(key);
  return page;
}

/** What these tests do in each game that has it. */
const each = <T>(of: (played: Played) => T | undefined): [string, T][] =>
  GAMES.flatMap((played) => {
    const found = of(played);
    return found === undefined ? [] : [[played.game.id, found] satisfies [string, T]];
  });

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
    await soon(() => tokens(table, "troops", "pahang").count()).toBe(there + before);
    expect(await table.carried.count()).toBe(0);
  });

  it("Malaya: a digit says how many; what is put down elsewhere stays where it was", async () => {
    const table = await hotseat("malaya", "box:full", "sweep", "pahang");
    await table.carry("piece troops kuala_lumpur", "space pahang");
    await table.page.keyboard.press("2");
    await table.taken(() => table.page.mouse.up());
    await soon(() => tokens(table, "troops", "pahang").count()).toBe(2);
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
    await soon(() => tokens(table, "troops", "pahang").count()).toBe(before);
  });

  it.each(each(({ hands }) => hands.drag))(
    "%s: a piece goes to the space where it is put down",
    async (id, { keys, piece, from, to }) => {
      const table = await hotseat(id, ...keys);
      const before = await tokens(table, piece, to).count();
      await table.drag(`piece ${piece} ${from}`, `space ${to}`);
      await soon(() => tokens(table, piece, to).count()).toBe(before + 1);
      expect(await tokens(table, piece, from).count()).toBe(0);
    },
  );

  it("Japanese Occupation: Force 136 goes on to a space next to it", async () => {
    const table = await hotseat("japanese-occupation", "box:full", "contact");
    const [marker] = (await table.keys()).filter((key) => key.startsWith("force136."));
    expect(marker).toBeDefined();
    const from = marker.slice("force136.".length);
    await table.carry(`piece force136 ${from}`, "space pahang");
    await table.page.mouse.up();
    await soon(() => tokens(table, "force136", "pahang").count()).toBe(1);
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
    await soon(() => table.keys()).toContain("unit:gb-28");
    expect(await table.number()).not.toBe(number);
    await table.carryFrom(middle, "hex 0611");
    await table.page.mouse.up();
    await soon(() => table.keys()).toContain("end:setup");
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
    await soon(there).toBeGreaterThanOrEqual(before + 1);
    await soon(() => table.keys()).toContain("end:setup");
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
    await soon(() => table.keys()).toContain("halt");
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
    await soon(() => tokens(table, "troops", "pahang").count()).toBeGreaterThan(before);
  });
});

describe("what is laid over the map", () => {
  it.each(GAMES.flatMap(({ game, hands }) => hands.layers.map(({ key, drawn }) => [game.id, key, drawn])))(
    "%s: %s lays it there, and takes it away",
    async (id, key, drawn) => {
      const table = await hotseat(id);
      const found = table.page.locator(`.board-sheet ${drawn}`).first();
      expect(await found.count()).toBe(0);
      await table.page.keyboard.press(key);
      await found.waitFor({ state: "attached" });
      await table.page.getByTestId("tab-layers").click();
      expect(
        await table.page.getByTestId("panel-layers").getByRole("checkbox", { checked: true }).count(),
      ).toBe(1);
      await table.page.keyboard.press(key);
      await found.waitFor({ state: "detached" });
    },
  );

  it.each(each(({ hands }) => hands.bare))(
    "%s: without pieces the map lies bare",
    async (id, { key, drawn: pieces }) => {
      const table = await hotseat(id);
      const drawn = table.page.locator(`.board-sheet ${pieces}`).first();
      expect(await drawn.isVisible()).toBe(true);
      await table.page.keyboard.press(key);
      await soon(() => drawn.isVisible()).toBe(false);
      await table.page.keyboard.press(key);
      await soon(() => drawn.isVisible()).toBe(true);
    },
  );

  it.each(["1942", "malaya-1941"])("%s: hex numbers can be read from afar", async (id) => {
    const table = await begun(id);
    const numbers = table.page.locator(".hex-numbers");
    expect(await numbers.isVisible()).toBe(false);
    await table.page.keyboard.press("j");
    await soon(() => numbers.isVisible()).toBe(true);
  });
});

describe("the list of choices", () => {
  it.each(each(({ hands }) => hands.leads))(
    "%s: an Operation tells what it does and where it could go, before it is taken",
    async (id, { key, space }) => {
      const table = await hotseat(id, "box:full");
      await table.choice(key).hover();
      await table.page.locator(`[data-place="space ${space}"][data-leads]`).waitFor({ state: "attached" });
      const about = table.page.getByTestId(`about-${key}`);
      await about.locator("summary").click();
      expect(await about.textContent()).toContain(playedAs(id).game.words.en[`aid.${key}` as never]);
      expect(await about.getByRole("button").count()).toBeGreaterThan(0);
    },
  );

  it.each(["1942", "malaya-1941"])("%s: the phase tells about itself", async (id) => {
    const table = await hotseat(id);
    await table.page.getByTestId("about-phase").locator("summary").click();
    expect((await table.page.getByTestId("about-phase").textContent())?.length).toBeGreaterThan(80);
  });

  it("1942: units are divided by where they stand, and what ends the phase has its key", async () => {
    const table = await hotseat("1942", "end:setup", "end:setup");
    expect(await table.page.getByTestId("choice-group").count()).toBeGreaterThan(1);
    expect(await table.page.getByTestId("undo").isVisible()).toBe(true);
    expect(await table.choice("end:land").locator(".key").textContent()).toBe("x");
    await table.page.keyboard.press("x");
    await expect
      .poll(() => table.page.getByTestId("confirm").or(table.choice("end:air")).count())
      .toBeGreaterThan(0);
  });
});

describe("a plan of 1942", () => {
  const pileOf = (table: TablePage, unit: string) =>
    table.page
      .locator(`.counters [data-place="piece ${unit} map"]`)
      .evaluate((counter) => (counter as unknown as SVGElement).dataset.pile);

  it("is laid down as arrows, and then carried out in turn", async () => {
    const table = await hotseat("1942", "end:setup", "end:setup");
    await table.page.getByTestId("plan").click();
    await table.page.getByTestId("plan-on").check();
    const orders: [string, string][] = [];
    const units = (await table.keys()).filter((key) => key.startsWith("unit:")).slice(0, 3);
    for (const [index, unit] of units.entries()) {
      await table.choose(unit);
      await soon(() => table.keys()).toContain("stay");
      // Each to a hex of its own: there is not room for all of them in one.
      const to = (await table.keys()).filter((key) => key.startsWith("to:")).at(-1 - 2 * index) ?? "";
      await table.unfold(to);
      await table.taken(() => table.choice(to).click());
      await soon(() => table.keys()).toContain("end:land");
      orders.push([unit.slice("unit:".length), to.slice("to:".length)]);
    }
    const before = await Promise.all(orders.map(([unit]) => pileOf(table, unit)));
    for (const [index, [, to]] of orders.entries()) expect(before[index]).not.toBe(to);
    expect(await table.page.getByTestId("plan-way").count()).toBe(orders.length);
    await table.page.getByTestId("plan-go").click();
    await table.page.getByTestId("plan-way").first().waitFor({ state: "detached" });
    for (const [unit, to] of orders) await soon(() => pileOf(table, unit)).toBe(to);
    expect(await table.page.getByTestId("plan-stopped").textContent()).toBe("");
  });

  it("stops where a way is closed by then, and says so", async () => {
    const table = await hotseat("1942", "end:setup", "end:setup");
    await table.page.getByTestId("plan").click();
    await table.page.getByTestId("plan-on").check();
    const [unit] = (await table.keys()).filter((key) => key.startsWith("unit:"));
    await table.choose(unit);
    await soon(() => table.keys()).toContain("stay");
    const to = (await table.keys()).filter((key) => key.startsWith("to:")).at(-1) ?? "";
    await table.unfold(to);
    await table.taken(() => table.choice(to).click());
    await soon(() => table.keys()).toContain("end:land");
    // The unit goes elsewhere before the plan is carried out.
    await table.page.getByTestId("plan-on").uncheck();
    await table.choose(unit);
    await table.choose("stay");
    await soon(() => table.keys()).toContain("end:land");
    await table.page.getByTestId("plan-go").click();
    await soon(() => table.page.getByTestId("plan-stopped").textContent()).toContain("stopped");
  });
});

describe("what is said at the pointer", () => {
  it("1942: lies over nothing that can be chosen, and is gone after the act", async () => {
    const table = await MapPage.on((await hotseat("1942")).page);
    await table.pick("gb-28");
    await table.pointAt("0611");
    await soon(() => table.card.textContent()).toContain("0611");
    const covered = await table.page.evaluate(() => {
      const card = document.querySelector<HTMLElement>(".look-card");
      const box = card?.getBoundingClientRect();
      if (!card || !box || getComputedStyle(card).visibility === "hidden") return 0;
      return [...document.querySelectorAll(".targets .is-open")].filter((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      }).length;
    });
    expect(covered).toBe(0);
    await table.go("0611");
    expect(await table.card.count()).toBe(0);
  });

  it.each(GAMES.map(({ game }) => game.id))(
    "%s: a place that is no answer says what is asked",
    async (id) => {
      const table = await hotseat(id);
      const asked = (await table.prompt.locator(".prompt-text").textContent()) ?? "";
      const place = await table.page.evaluate(() => {
        const closed = [...document.querySelectorAll<SVGElement>(".board-sheet [data-place]")].filter(
          (element) =>
            !element.classList.contains("is-open") &&
            /^(?:track|card) (?!initiative)/.test(element.dataset.place ?? ""),
        );
        return closed[0]?.dataset.place;
      });
      if (place === undefined) return;
      await table.place(place).dispatchEvent("click");
      await table.page.getByTestId("refusal").waitFor();
      expect(await table.page.getByTestId("refusal").textContent()).toContain(asked);
    },
  );
});

describe("the hex map", () => {
  it("shows the detail of every zoom, also of one that glides there", async () => {
    await context.close();
    context = await open.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const table = await MapPage.on((await hotseat("1942")).page);
    const detail = () => table.drawing.getAttribute("data-detail");
    const first = await detail();
    for (let step = 0; step < 8; step++) await table.page.keyboard.press("+");
    await soon(detail).toBe("near");
    await table.page.keyboard.press("0");
    await soon(detail).toBe(first);
    await table.page.keyboard.press("n");
    await soon(detail).not.toBe("far");
  });

  it("lays out a pile where it can be seen, on a telephone too", async () => {
    await context.close();
    context = await open.browser.newContext({
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
    });
    const table = await MapPage.on((await hotseat("1942", "end:setup", "end:setup")).page);
    // The next unit that may act is brought into view, large enough to be read.
    await table.page.keyboard.press("n");
    await soon(() => table.drawing.getAttribute("data-detail")).not.toBe("far");
    const pile = await table.page.evaluate(() => {
      const window = document.querySelector(".board-window")?.getBoundingClientRect();
      const found = [...document.querySelectorAll<SVGElement>(".counters [data-pile]")].find((counter) => {
        const { left, top, width, height } = counter.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const others = document.querySelectorAll(`.counters [data-pile="${counter.dataset.pile}"]`).length;
        return (
          window && others > 2 && x > window.left && x < window.right && y > window.top && y < window.bottom
        );
      });
      return found?.dataset.pile;
    });
    if (pile === undefined) throw new Error("no pile in sight");
    await table.layOut(pile);
    const [tray, seen] = await Promise.all([
      table.page.locator("[data-fan] .tray").boundingBox(),
      table.page.locator(".board-window").boundingBox(),
    ]);
    if (!tray || !seen) throw new Error("nothing is laid out");
    expect(tray.x).toBeGreaterThanOrEqual(seen.x - 1);
    expect(tray.x + tray.width).toBeLessThanOrEqual(seen.x + seen.width + 1);
    expect(tray.y).toBeGreaterThanOrEqual(seen.y - 1);
    expect(tray.y + tray.height).toBeLessThanOrEqual(seen.y + seen.height + 1);
  });
});
