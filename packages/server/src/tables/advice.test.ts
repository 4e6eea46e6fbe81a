import type { Thinking } from "@sandtable/bots";
import type { AnalysisState, Hint, Why } from "@sandtable/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Task, Wish } from "../bots/thinker.ts";
import { type Browser, here, openServer, type Page } from "../testing/index.ts";
import { Mind } from "./mind.ts";

let server: Awaited<ReturnType<typeof openServer>>;
let ann: Browser;
const tasks: Task[] = [];
beforeAll(async () => {
  const think = (task: Task, wish: Wish): Promise<Thinking> => {
    tasks.push(task);
    return here.think(task, wish);
  };
  server = await openServer({ thinker: { ...here, think } });
  ann = server.browser();
});
afterAll(() => server.close());

const colonel = { kind: "bot", level: "colonel", seconds: 1 } as const;

/** A table at which the bot has moved first. */
async function afterBot(): Promise<{ id: string; page: Page }> {
  const id = await ann.newTable({ seat: "mcp", opponent: colonel });
  const page = await ann.live(id);
  await page.until(() => page.keys.length > 0);
  return { id, page };
}

describe("a hint", () => {
  it("is three plans at most for the seat that is asked, and changes nothing", async () => {
    const id = await ann.newTable({ opponent: colonel });
    const page = await ann.live(id);
    const { status, body } = await ann.post(`/api/tables/${id}/hint`, { number: page.standing.number });
    expect(status).toBe(200);
    const { courses, number } = body as Hint;
    expect(number).toBe(page.standing.number);
    expect(courses.length).toBeGreaterThan(0);
    expect(courses.length).toBeLessThanOrEqual(3);
    for (const { keys, labels, expected, events } of courses) {
      expect(page.keys).toContain(keys[0]);
      expect(labels).toHaveLength(keys.length);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(1);
      expect(events.length).toBeGreaterThan(0);
    }
    expect((await ann.line(id)).number).toBe(1);
    const again = await ann.post(`/api/tables/${id}/hint`, { number });
    expect(again.body).toEqual(body);
    await page.close();
  });

  it("is not for those who watch, who are not asked, or who ask too late", async () => {
    const { id, page } = await afterBot();
    const { number } = page.standing;
    const bob = server.browser();
    expect((await bob.post(`/api/tables/${id}/hint`, { number })).status).toBe(403);
    await bob.newTable({});
    expect((await bob.post(`/api/tables/${id}/hint`, { number })).status).toBe(403);
    expect((await ann.post(`/api/tables/${id}/hint`, { number: number - 1 })).status).toBe(409);
    const { body } = await ann.post("/api/lessons", { game: "malaya" });
    expect((await ann.post(`/api/tables/${body.id}/hint`, { number: 1 })).status).toBe(409);
    await page.ask({ do: "resign", number }, "updates");
    expect((await ann.post(`/api/tables/${id}/hint`, { number: number + 1 })).body.error).toMatch(/over/);
  });

  it("is not given against somebody else", async () => {
    const id = await ann.newTable({ opponent: { kind: "friend" } });
    const refused = await ann.post(`/api/tables/${id}/hint`, { number: 1 });
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringMatching(/against somebody/)]);
  });

  it("comes one at a time", async () => {
    let answer: ((thinking: Thinking) => void) | undefined;
    const slow = await openServer({
      thinker: {
        think: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
        close: async () => {},
      },
    });
    const eve = slow.browser();
    const tables = [await eve.newTable({}), await eve.newTable({})];
    const first = eve.post(`/api/tables/${tables[0]}/hint`, { number: 1 });
    await expect.poll(() => answer).toBeDefined();
    expect((await eve.post(`/api/tables/${tables[1]}/hint`, { number: 1 })).status).toBe(429);
    answer?.({ key: "pass", courses: [], looks: 0 });
    expect((await first).body).toEqual({ number: 1, courses: [], looks: 0 });
    await slow.close();
  });

  it("of a game with secrets tells nothing of what the other side knows", async () => {
    const bot = { kind: "bot", level: "officer" } as const;
    const id = await ann.newTable({ game: "envelopes", seat: "north", opponent: bot });
    const { body } = await ann.post(`/api/tables/${id}/hint`, { number: 1 });
    expect(body.courses.length).toBeGreaterThan(0);
    for (const { events } of (body as Hint).courses)
      for (const { audience } of events) expect(audience ?? ["north"]).toContain("north");
  });
});

describe("a bot that looks ahead", () => {
  it("has the time it was given, remembers its plan, and thinks only when it must", async () => {
    tasks.length = 0;
    const { id, page } = await afterBot();
    const own = tasks.filter(({ bot }) => bot === "colonel");
    expect(own[0]).toMatchObject({ seconds: 1, left: 1000, intent: undefined });
    expect(own.slice(1).every(({ intent }) => intent !== undefined)).toBe(true);
    // What the plan foresees does not wait for those that look ahead.
    expect(own.some(({ left }) => left === undefined)).toBe(true);
    expect((await ann.line(id)).table.seats[0]).toMatchObject({ bot: "colonel", seconds: 1 });
    expect(page.standing.thinking).toBeUndefined();
    await ann.post(`/api/tables/${id}/resign`);
    const rematch = await ann.post(`/api/tables/${id}/rematch`);
    expect((await ann.line(rematch.body.id)).table.seats[1]).toMatchObject({ bot: "colonel", seconds: 1 });
  });

  it("is told of while it thinks", async () => {
    const slow = await openServer({ thinker: { think: () => new Promise(() => {}), close: async () => {} } });
    const eve = slow.browser();
    const id = await eve.newTable({ seat: "mcp", opponent: { kind: "bot", level: "general" } });
    const page = await eve.live(id);
    expect(page.standing.thinking).toMatchObject({ seat: "british" });
    expect(page.standing.thinking?.since).toBeGreaterThanOrEqual(0);
    expect(page.welcome.table.seats[0].seconds).toBe(10);
    await slow.close();
  });

  it("says why: the plans it saw, in the order of its thoughts", async () => {
    const { id, page } = await afterBot();
    expect(page.standing.reasons).toEqual([{ seat: "british", at: 1 }]);
    const { body } = await ann.get(`/api/tables/${id}/why?seat=british`);
    const { thoughts, bot } = body as Why;
    expect(bot).toBe("colonel");
    expect(thoughts[0].at).toBe(1);
    await page.ask({ do: "catch-up", after: 0 }, "updates");
    const own = page.updates.find(({ number }) => number === 2);
    expect(thoughts[0].courses[0].labels[0]).toEqual(own?.label);
    expect((await ann.get(`/api/tables/${id}/why?seat=mcp`)).status).toBe(404);
    expect((await ann.get(`/api/tables/${id}/why`)).status).toBe(400);
  });

  it("keeps its reasons to itself in a game with secrets until it is over", async () => {
    const id = await ann.newTable({ game: "envelopes", seat: "south", opponent: colonel });
    const page = await ann.live(id);
    await page.until(() => page.keys.length > 0);
    expect(page.standing.reasons).toBeUndefined();
    expect((await ann.get(`/api/tables/${id}/why?seat=north`)).status).toBe(409);
    await page.ask({ do: "resign", number: page.standing.number }, "updates");
    expect((await ann.get(`/api/tables/${id}/why?seat=north`)).status).toBe(200);
  });
});

describe("a mind", () => {
  const thinking = (beat: number, looks: number): Thinking => ({
    key: "k",
    intent: { beat, foreseen: [], exceptions: [] },
    looks,
    courses: looks > 0 ? [{ keys: ["k"], expected: 0.5, looks, events: [] }] : [],
  });

  it("has less time left for a second thought in a turn, and all of it in the next", () => {
    const mind = new Mind();
    expect(mind.left(10, 3)).toBe(10_000);
    mind.note(4, thinking(3, 9), 4000);
    expect(mind.left(10, 3)).toBe(6000);
    mind.note(5, thinking(3, 9), 90_000);
    expect(mind.left(10, 3)).toBe(1000);
    expect(mind.left(10, 4)).toBe(10_000);
  });

  it("keeps the thoughts of its last turn, but no answers that were foreseen", () => {
    const mind = new Mind();
    mind.note(4, thinking(3, 9), 1);
    mind.note(5, thinking(3, 0), 1);
    mind.note(6, thinking(3, 7), 1);
    expect(mind.thoughts.map(({ at }) => at)).toEqual([4, 6]);
    mind.note(9, thinking(4, 5), 1);
    expect(mind.thoughts.map(({ at }) => at)).toEqual([9]);
  });
});

describe("an analysis", () => {
  const analysed = async (id: string): Promise<Extract<AnalysisState, { is: "done" }>> => {
    let state: AnalysisState = (await ann.post(`/api/tables/${id}/analysis`)).body;
    await expect
      .poll(async () => (state = (await ann.get(`/api/tables/${id}/analysis`)).body).is)
      .toBe("done");
    return state as Extract<AnalysisState, { is: "done" }>;
  };

  it("is refused while the game is open, and in a lesson", async () => {
    const id = await ann.newTable({});
    expect((await ann.post(`/api/tables/${id}/analysis`)).body.error).toMatch(/not over yet/);
    expect((await ann.get(`/api/tables/${id}/analysis`)).status).toBe(404);
    const lesson = await ann.post("/api/lessons", { game: "malaya" });
    expect((await ann.post(`/api/tables/${lesson.body.id}/analysis`)).status).toBe(409);
    expect((await ann.post("/api/tables/nowhere/analysis")).status).toBe(404);
  });

  it("of a game that is over has the curve, the turning points and what happened, in events", async () => {
    const id = await ann.newTable({});
    const page = await ann.live(id);
    for (let i = 1; i <= 25; i++) await page.choose(page.keys[(i * 31) % page.keys.length]);
    await page.ask({ do: "resign", number: page.standing.number }, "updates");
    const { points, turningPoints } = await analysed(id);
    expect(points.length).toBeGreaterThan(2);
    await page.ask({ do: "catch-up", after: 0 }, "updates");
    const all = page.updates.slice(-page.standing.number).flatMap(({ events }) => events);
    const told = points.flatMap(({ events }) => events);
    expect(told).toEqual(all.slice(0, told.length));
    for (const { at, until, seat, labels, events } of turningPoints) {
      expect(until).toBeGreaterThan(at);
      expect(["british", "mcp"]).toContain(seat);
      expect(labels.length).toBeGreaterThan(0);
      expect(Array.isArray(events)).toBe(true);
    }
    expect((await ann.post(`/api/tables/${id}/analysis`)).body.is).toBe("done");
    expect((await server.browser().get(`/api/tables/${id}/analysis`)).body.is).toBe("done");
  });
});
