import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { campaign, campaignTitle } from "@sandtable/1942";
import { say } from "@sandtable/engine";
import type { Browser, BrowserContext, Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { type CampaignRecord, fallOfSingapore } from "./campaign-record.ts";
import { MapPage } from "./map-page.ts";
import { TestServer } from "./server.ts";
import { makeLesson, makeTable } from "./table-page.ts";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const PICTURES = process.env.SANDTABLE_PICTURES;

const server = new TestServer();
let browser: Browser;
let context: BrowserContext;
let record: CampaignRecord;
let trouble: string[];

beforeAll(async () => {
  record = fallOfSingapore();
  await server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server.end();
});
beforeEach(async () => {
  trouble = [];
  context = await browser.newContext({ viewport: DESK, reducedMotion: "reduce" });
  context.on("weberror", (error) => trouble.push(error.error().message));
});
afterEach(async () => {
  await context.close();
  expect(trouble).toEqual([]);
});

const hotseat = async (): Promise<MapPage> => {
  const id = await makeTable(context, server.url, { kind: "hotseat" }, campaign);
  return await MapPage.open(await context.newPage(), server.url, id);
};

const lesson = async (): Promise<MapPage> => {
  const id = await makeLesson(context, server.url, campaign.id);
  return await MapPage.open(await context.newPage(), server.url, id);
};

/** Both sides in one browser, from a moment of the record on. */
async function branch(at: number): Promise<MapPage> {
  const ask = async (path: string, data: object): Promise<string> => {
    const answer = await context.request.post(`${server.url}/api/${path}`, {
      data,
      headers: { origin: server.url },
    });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  const past = await ask("imports", { transcript: record.text });
  const id = await ask(`tables/${past}/branch`, { at, seat: "allied", opponent: { kind: "hotseat" } });
  return await MapPage.open(await context.newPage(), server.url, id);
}

/** With SANDTABLE_PICTURES set, what the scene looks like on a desk and on a telephone. */
async function picture({ page }: MapPage, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: join(PICTURES, `campaign-${name}-${viewport.width}.png`) });
  }
  await page.setViewportSize(DESK);
}

const labelOf = (key: string): string => {
  const choice = campaign.choice(key);
  if (!choice) throw new Error(`there is no choice ${key}`);
  return say(campaign.words.en, choice.label);
};

const textOf = async (found: Locator): Promise<string> => (await found.textContent()) ?? "";
const seen = (found: Locator) => expect.poll(() => textOf(found));

describe("set-up", () => {
  it("a unit is placed in its region, taken back and placed again, and refused beyond it", async () => {
    const table = await hotseat();
    const { page } = table;
    await table.layOut("0510");
    expect(await page.locator("[data-fan] [data-place]").count()).toBe(2);
    await picture(table, "1-pile");
    const home = await table.counter("gb-6").getAttribute("style");

    await table.pick("gb-6");
    await seen(table.prompt).toContain("6th Brigade");
    await seen(table.aid).toContain("Is being placed");
    await picture(table, "1-picked");
    await table.clickHex("0515");
    const refusal = page.getByTestId("refusal");
    await seen(refusal).toContain("11.0");
    await picture(table, "1-refused");

    await table.go("0711");
    await expect.poll(() => table.counter("gb-6").getAttribute("style")).not.toBe(home);
    for (let taken = 0; taken < 2; taken++) await table.taken(() => page.getByTestId("undo").click());
    await expect.poll(() => table.counter("gb-6").getAttribute("style")).toBe(home);
    await table.pick("gb-6");
    await table.go("0711");
    await expect.poll(() => table.counter("gb-6").getAttribute("style")).not.toBe(home);

    await table.choose("end:setup");
    expect(await table.prompt.getAttribute("data-seat")).toBe("japanese");
    await table.choose("end:setup");
    await seen(table.prompt).toContain("Land movement");
    expect(await table.readLog()).toContain("The Japanese have set up.");
  });

  it("a pile does not open under a button that is held, so the click means the pile", async () => {
    const table = await hotseat();
    const { page } = table;
    const { x, y } = await table.middle("0510");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.locator('[data-fan="0510"]').waitFor();
    expect(await page.getByTestId("refusal").isVisible()).toBe(false);
  });
});

/** The answers of the lesson before the first of a step. */
const answersBefore = (name: string): string[] =>
  campaignTitle.example.steps
    .slice(
      0,
      campaignTitle.example.steps.findIndex((step) => step.name === name),
    )
    .flatMap(({ answers }) => answers);

/** Numbers before a sign of per cent. */
const percents = (text: string): number[] =>
  Array.from(text.matchAll(/(\d+) %/g), ([, value]) => Number(value));

describe("a landing", () => {
  it("under an umbrella shows its price and its dangers before the die, and makes an invasion hex", async () => {
    const table = await lesson();
    const { page } = table;
    for (const key of answersBefore("Under an umbrella")) await table.choose(key);
    await table.pick("jp-20");
    const labels = page.locator(".destination-labels .pill");
    await expect.poll(() => labels.count()).toBeGreaterThan(50);
    const told = await labels.allTextContents();
    expect(told).toContain("1");
    expect(told).toContain("2");
    expect(told).toContain("83 %");

    await table.pointAt("2404");
    await page.locator(".ways .way").waitFor();
    expect(await page.locator(".ways .threat").count()).toBe(1);
    await seen(table.aid).toContain("2 Naval Movement Points, a landing (5.C)");
    await seen(table.aid).toContain(
      "1 hex under the umbrella of the Far East Air Force, 83 % to come through",
    );
    await seen(table.aid).toContain("Chance to arrive: 83 %");
    await picture(table, "2-voyage");

    expect(await page.locator(".beaches .beach").count()).toBe(1);
    await table.clickHex("2404");
    const confirm = page.getByTestId("confirm");
    await seen(confirm).toContain("2404");
    await picture(table, "2-confirm");
    await table.taken(() => confirm.getByRole("button").last().click());
    await expect.poll(() => page.locator(".beaches .beach").count()).toBe(2);
    await seen(page.locator(".beach-name").last()).toContain("2404");
    expect(await table.readLog()).toMatch(/Far East Air Force strikes .* on a 1: the die shows 4, a miss\./);
    await picture(table, "2-landed");
  });

  it("is followed by an attack: odds, causes and chances, the die, the retreat and the advance", async () => {
    const table = await lesson();
    const { page } = table;
    for (const key of answersBefore("An attack is prepared")) await table.choose(key);
    await table.go("0710");
    await seen(table.aid).toContain("0 : 5 strength 5 makes 1:1");
    await table.choose("with-all");
    await seen(table.aid.locator(".aid-odds")).toBe("21 : 5 = 4:1, die −1");
    await seen(page.locator(".battle .odds")).toBe("4:1");
    expect(await page.locator(".battle .attack").count()).toBe(1);
    expect(await table.aid.locator(".aid-modifiers li").allTextContents()).toEqual([
      expect.stringMatching(/1st Carrier Division.* \+1$/),
      expect.stringMatching(/RAF Far East.* −1$/),
      expect.stringMatching(/land.* −1$/i),
    ]);
    const results = table.aid.locator(".aid-results tr");
    expect(await results.locator("th").allTextContents()).toEqual(["AR", "–", "DR", "DD", "DE"]);
    const shares = percents((await results.allTextContents()).join(" "));
    expect(shares).toEqual([17, 33, 17, 17, 17]);
    const bars = await results
      .locator(".aid-bar rect:last-child")
      .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute("width"))));
    expect(bars.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0);
    await picture(table, "2-odds");

    await table.choice("fight").click();
    const confirm = page.getByTestId("confirm");
    await confirm.waitFor();
    await picture(table, "2-attack-confirm");
    await table.taken(() => confirm.getByRole("button").last().click());
    expect(await table.readLog()).toMatch(/attack Kota Bharu .* at 4:1: the die shows 4 − 1\./);
    await seen(table.prompt).toContain("retreat");
    await picture(table, "2-retreat");
    await table.go("0611");
    await seen(table.prompt).toContain("pick a unit to advance");
    await picture(table, "2-advance");
    for (const unit of ["jp-11", "jp-21"]) await table.pick(unit);
    await table.choose("end:advance");
    expect(await table.readLog()).toMatch(/8th Brigade.* retreats .* advances .* to Kota Bharu/);
    await page.locator('.city.japanese[data-place="hex 0710"]').waitFor();
  });
});

describe("a siege", () => {
  it("wears the fortress down, and its fall is worth 20 points", async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByLabel("or paste it here").fill(record.text);
    await page.getByRole("button", { name: "Open the transcript" }).click();
    const table = await MapPage.on(page);
    /** By the keys of the slider, from the end. */
    const to = async (moment: number): Promise<void> => {
      await page.getByTestId("slider").focus();
      await page.keyboard.press("End");
      for (let at = record.fallen; ; at--) {
        await seen(page.getByTestId("replay")).toContain(`Step ${at} of ${record.fallen}`);
        if (at === moment) return;
        await page.keyboard.press("ArrowLeft");
      }
    };
    await to(record.besieged);
    await page.locator(".fortress.allied .siege").waitFor();
    await table.pointAt("0813");
    await seen(table.card).toContain(
      "Under siege: each unit in it surrenders on a 6 as a turn begins (9.I).",
    );
    await seen(page.getByTestId("replay")).toContain("Siege of Singapore: the die shows 3");
    const log = await table.readLog();
    expect(log).toContain("Siege of Singapore: the die shows 6, and the 1st Malaya Brigade surrenders.");
    expect(log).toContain("Siege of Singapore: the die shows 3, and the 2nd Malaya Brigade holds out.");
    await picture(table, "3-besieged");
    const japan = page.locator('[data-place="track score"] .figure').first();
    expect(await textOf(japan)).toBe("2");

    await to(record.assault);
    await page.getByRole("button", { name: "Play on as the Japanese" }).click();
    await page.waitForURL((url) => !url.href.includes("/at/"));
    await seen(table.prompt).toContain("Combat");
    await page.locator(".fortress.allied .siege").waitFor();
    await table.go("0813");
    await table.pick("jp-1for");
    await seen(table.aid.locator(".aid-odds")).toBe("7 : 3 = 2:1, die unchanged");
    await table.pick("jp-41");
    await seen(table.aid.locator(".aid-odds")).toBe("14 : 3 = 4:1, die unchanged");
    await table.choose("with-all");
    await seen(table.aid.locator(".aid-odds")).toBe("42 : 3 = 6:1, die unchanged");
    await picture(table, "3-assault");
    await page.goBack();

    await to(record.fallen);
    await page.locator('.city.japanese[data-place="hex 0813"] .disc').waitFor();
    expect(await page.locator(".siege").count()).toBe(0);
    expect(await textOf(japan)).toBe("24");
    await page.getByTestId("tab-forecast").click();
    await seen(page.getByTestId("forecast")).toMatch(/fortress.*: 1, 20 points for the Japanese/i);
    await picture(table, "3-fallen");
  });
});

describe("supply", () => {
  it("is cut by a zone of control, which forbids the attack, and comes back when the enemy leaves", async () => {
    const table = await branch(record.besieged);
    const { page } = table;
    await page.keyboard.press("s");
    const cut = page.locator(".supply .out");
    await page.locator(".supply .in").first().waitFor();
    expect(await cut.count()).toBe(0);
    await table.pointAt("0713");
    await page.locator(".supply-line:not(.cut)").waitFor();
    await seen(table.card).toContain("In supply, along a line of 8 hexes to Saigon");
    await picture(table, "4-line");

    await table.pick("gb-12");
    await table.go("0611");
    await expect.poll(() => cut.count()).toBe(1);
    expect(await table.counter("jp-11").locator(".unsupplied").count()).toBe(1);
    await table.pointAt("0713");
    await seen(table.card).toContain("Out of supply (7.0)");
    expect(await page.locator(".supply-line").count()).toBe(0);
    await picture(table, "4-cut");

    for (const end of ["end:land", "end:air", "end:naval", "end:land", "end:air", "end:naval"])
      await table.choose(end);
    await table.toTurn(/^end:combat$/);
    await table.go("0813");
    expect(await table.keys()).toEqual(["with:jp-1for", "with:jp-2for", "with-all"]);
    await table.layOut("0713");
    await table.laidOut("jp-11").hover();
    await seen(table.card).toContain("Out of supply: it may not attack");
    await picture(table, "4-barred");
    await table.choose("with-all");
    await seen(table.aid.locator(".aid-odds")).toContain("14 : 3");
    for (let taken = 0; taken < 2; taken++) await table.taken(() => page.getByTestId("undo").click());
    await table.choose("end:combat");

    await seen(table.prompt).toContain("Land movement");
    await table.pick("gb-12");
    await table.go("0511");
    await expect.poll(() => cut.count()).toBe(0);
    expect(await table.counter("jp-11").locator(".unsupplied").count()).toBe(0);
    await table.pointAt("0713");
    await page.locator(".supply-line:not(.cut)").waitFor();
  });
});

describe("by keyboard alone", () => {
  it("a whole player-turn is played", async () => {
    const table = await hotseat();
    const { page } = table;
    const { keyboard } = page;
    const confirm = page.getByTestId("confirm");
    const toFilter = async (): Promise<void> => {
      const filter = page.locator(".filter input");
      if (!(await filter.evaluate((field) => field === document.activeElement))) await keyboard.press("/");
    };
    const type = async (words: string): Promise<void> => {
      await toFilter();
      await keyboard.type(words);
      await keyboard.press("Enter");
    };
    /** Go through the places that can be chosen until this one has the focus, and take it. */
    const takeOnBoard = async (place: string): Promise<void> => {
      for (let stop = 0; stop < 400; stop++) {
        const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-place"));
        if (focused === place) return await keyboard.press("Enter");
        await keyboard.press("Tab");
      }
      throw new Error(`${place} cannot be reached by Tab`);
    };
    const end = async (segment: string, warning: string | undefined): Promise<void> => {
      const before = await table.number();
      const digit = table.choice(`end:${segment}`).locator(".key");
      if ((await digit.count()) > 0) await keyboard.press(await textOf(digit));
      else {
        await toFilter();
        await keyboard.press("Tab");
        await keyboard.press("Enter");
      }
      if (warning !== undefined) {
        await seen(confirm).toContain(warning);
        await keyboard.press("Enter");
      }
      await expect.poll(() => table.number()).not.toBe(before);
    };

    await end("setup", undefined);
    await end("setup", undefined);
    await seen(table.prompt).toContain("Land movement");
    await type(labelOf("unit:jp-3g"));
    await seen(table.prompt).toContain("Where does");
    await takeOnBoard("hex 0604");
    await seen(table.prompt).toContain("Land movement");
    await end("land", "could still move");
    await seen(table.prompt).toContain("Air movement");
    await end("air", undefined);
    await seen(table.prompt).toContain("Naval movement");
    await type(labelOf("unit:jp-11"));
    await seen(table.prompt).toContain("Where does");
    await picture(table, "5-keyboard");
    await type(labelOf("to:0609"));
    await seen(table.prompt).toContain("Naval movement");
    await end("naval", "could still sail");
    await seen(table.prompt).toContain("Combat");
    await end("combat", "could still attack");
    await expect.poll(() => table.prompt.getAttribute("data-seat")).toBe("allied");
    expect(await textOf(page.locator(".turn.now .turn-number"))).toBe("1");
  });
});

describe("the lesson", () => {
  it("is opened from the front page and goes through all its steps to the end of turn 0", async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByTestId("learn-1942").click();
    await page.getByTestId("example").click();
    const table = await MapPage.on(page);
    const panel = page.getByTestId("lesson");
    const { steps } = campaignTitle.example;
    for (const [index, { answers, what }] of steps.entries()) {
      await seen(panel).toContain(`Lesson, step ${index + 1} of ${steps.length}`);
      await seen(panel).toContain(what.slice(0, 30));
      if (index === 7) await picture(table, "6-lesson");
      for (const _ of answers) await table.taken(() => page.getByTestId("lesson-do").click());
    }
    await page.getByTestId("lesson-play-on").waitFor();
    expect(await page.locator(".values .differs").count()).toBe(0);
    expect(await page.locator(".values .fits").count()).toBe(steps.at(-1)?.printed.length);
    expect(await table.readLog()).toContain("Game-turn 1");
    await picture(table, "6-over");
  });
});

describe("finding one's way", () => {
  it("layers go on and off by tick and by key", async () => {
    const table = await hotseat();
    const { page } = table;
    await page.getByTestId("tab-layers").click();
    const layers = [
      ["zones", "z", ".zones"],
      ["supply", "s", ".supply"],
      ["umbrellas", "a", ".umbrellas"],
      ["risk", "d", ".risk"],
      ["numbers", "h", ".hex-numbers"],
    ] as const;
    for (const [id, key, drawn] of layers) {
      const tick = page.getByTestId(`layer-${id}`);
      const isOn = await tick.isChecked();
      await tick.click();
      await expect.poll(() => page.locator(drawn).count()).toBe(isOn ? 0 : 1);
      await page.keyboard.press(key);
      await expect.poll(() => page.locator(drawn).count()).toBe(isOn ? 1 : 0);
      expect(await tick.isChecked()).toBe(isOn);
    }
    for (const key of ["z", "s", "a", "d"]) await page.keyboard.press(key);
    await picture(table, "7-layers");
  });

  it("a line of the order of battle brings its counter into the middle, and n the next that may act", async () => {
    const table = await branch(record.besieged);
    const { page } = table;
    const off = async (unit: string): Promise<number> => {
      const [counter, frame] = [
        await table.counter(unit).boundingBox(),
        await page.locator(".board-window").boundingBox(),
      ];
      if (!counter || !frame) return Number.POSITIVE_INFINITY;
      return Math.hypot(
        counter.x + counter.width / 2 - frame.x - frame.width / 2,
        counter.y + counter.height / 2 - frame.y - frame.height / 2,
      );
    };
    await page.getByTestId("tab-orders").click();
    expect(await off("us-31")).toBeGreaterThan(100);
    await page.locator('.orders-unit[data-unit="us-31"]').click();
    await expect.poll(() => off("us-31")).toBeLessThan(30);
    await seen(table.card).toContain("31st");
    await picture(table, "7-orders");

    await page.keyboard.press("n");
    await seen(table.card).toContain("May still act in this segment");
    const first = await textOf(table.card.locator("strong"));
    await page.keyboard.press("n");
    await seen(table.card.locator("strong")).not.toBe(first);
    await seen(table.card).toContain("May still act in this segment");

    await page.getByTestId("tab-calendar").click();
    const second = page.locator(".calendar-turn").nth(2);
    for (const unit of ["45th Indian Brigade", "53rd Brigade", "1st Regular Division", "2nd Constabulary"])
      expect(await textOf(second)).toContain(unit);
    expect(await textOf(second)).toContain("Malaya or Brunei");
    await picture(table, "7-calendar");

    await table.choice("end:land").click();
    await seen(page.getByTestId("warning")).toMatch(/^\d+ units could still move: .* others\.$/);
    await picture(table, "7-warning");
    await page.keyboard.press("Escape");
    await page.getByTestId("confirm").waitFor({ state: "detached" });
    await seen(table.prompt).toContain("Land movement");
  });
});

describe("the whole map in hand", () => {
  it("is dragged and zoomed with every counter on it", async () => {
    const table = await branch(record.besieged);
    const { page } = table;
    const board = await page.locator(".board-window").boundingBox();
    if (!board) throw new Error("there is no board");
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const counters = await page.locator(".counters [data-place]").count();
    expect(counters).toBeGreaterThan(100);

    /** Times between frames while something is done again and again, in milliseconds. */
    const frames = async (act: (step: number) => Promise<void>): Promise<number[]> => {
      const watch = await page.evaluateHandle(() => {
        const watched = { times: [] as number[], isOver: false };
        const note = (now: number): void => {
          watched.times.push(now);
          if (!watched.isOver) requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
        return watched;
      });
      for (let step = 0; step < 60; step++) await act(step);
      const times = await watch.evaluate((watched) => {
        watched.isOver = true;
        return watched.times;
      });
      return times.slice(1).map((time, at) => time - times[at]);
    };
    const tell = (what: string, deltas: readonly number[]): void => {
      const sorted = deltas.toSorted((a, b) => a - b);
      const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
      console.log(`${what}: ${sorted.length} frames, median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
    };

    await page.mouse.move(x, y);
    const whole = await table.middle("1510");
    tell("zooming", await frames((step) => page.mouse.wheel(0, step % 20 < 13 ? -120 : 120)));
    const zoomed = await table.middle("1510");
    expect(zoomed).not.toEqual(whole);

    await page.mouse.down();
    tell(
      "dragging",
      await frames((step) => page.mouse.move(x + 100 * Math.sin(step / 8), y + 80 * Math.sin(step / 5))),
    );
    await page.mouse.move(x - 150, y - 100);
    await page.mouse.up();
    expect(await table.middle("1510")).not.toEqual(zoomed);
    expect(await page.locator(".counters [data-place]").count()).toBe(counters);
    await seen(table.prompt).toContain("Land movement");
    await picture(table, "8-moved");
    await page.keyboard.press("0");
    await expect.poll(async () => (await table.middle("1510")).x).toBeCloseTo(whole.x, 0);
  });
});
