import { malayaTitle } from "@sandtable/malaya";
import type { LessonLine } from "@sandtable/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openServer, type Page } from "../testing/index.ts";

let server: Awaited<ReturnType<typeof openServer>>;
let ann: Browser;
beforeAll(async () => {
  server = await openServer();
  ann = server.browser();
});
afterAll(() => server.close());

const begin = async (lesson: string, game = "malaya"): Promise<{ id: string; page: Page }> => {
  const { body } = await ann.post("/api/lessons", { game, lesson });
  return { id: body.id, page: await ann.live(body.id) };
};

/** Choose, and wait until the other side has answered. */
async function play(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.until(() => page.keys.includes(key));
    await page.choose(key);
  }
}

describe("a lesson of the course", () => {
  it("is listed in its order, with what one learns", async () => {
    const { body } = await ann.get("/api/courses/malaya");
    const lines = body as LessonLine[];
    expect(lines.map(({ id }) => id)).toEqual(malayaTitle.course?.lessons.map(({ id }) => id));
    expect(lines[0]).toMatchObject({
      title: expect.any(String),
      learn: expect.any(String),
      minutes: 6,
      steps: 3,
    });
    expect((await ann.get("/api/courses/nowhere")).status).toBe(404);
    expect((await ann.post("/api/lessons", { game: "malaya", lesson: "nowhere" })).status).toBe(404);
  });

  it("has one seat that learns, and tells a goal without any key", async () => {
    const { page } = await begin("will");
    expect(page.welcome.table).toMatchObject({ kind: "lesson", yours: ["british"] });
    expect(page.welcome.table.commitment).toBeUndefined();
    const { course, lesson } = page.standing;
    expect(lesson).toBeUndefined();
    expect(course).toMatchObject({ lesson: "will", done: 0, steps: 3, open: { goal: expect.any(String) } });
    expect(JSON.stringify(course)).not.toContain("box:");
  });

  it("answers a wrong turn with what it leads to, and takes it back with the other side's answer", async () => {
    const { page } = await begin("will");
    await play(page, ["box:limited", "pass"]);
    await page.until(() => page.standing.question?.seat === "british" && page.keys.includes("box:limited"));
    const { course, entries } = page.standing;
    expect(course?.open?.wrong).toBe(malayaTitle.course?.words.en.will.steps.control.wrong?.pass);
    await page.ask({ do: "undo", number: page.standing.number, to: entries - 1 }, "updates");
    await page.until(() => page.keys.includes("pass"));
    expect(page.standing.course?.open).not.toHaveProperty("wrong");
    await page.ask({ do: "undo", number: page.standing.number, to: 0 }, "updates");
    expect(page.standing.entries).toBe(page.standing.floor);
    expect(page.keys).toContain("box:full");
  });

  it("has a goal untouched as long as the learner has not been asked", async () => {
    const { page } = await begin("will");
    await play(page, ["box:limited", "garrison", "trengganu", "troops.kuala_lumpur", "count:2"]);
    await page.choose("done");
    const waiting: [number | undefined, number][] = [];
    await page.until(() => {
      const { course, entries, question } = page.standing;
      if (course?.done === 1 && question?.seat === "mcp") waiting.push([course.open?.since, entries]);
      return page.keys.includes("box:full");
    });
    expect(waiting.length).toBeGreaterThan(0);
    for (const [since, entries] of waiting) expect(since).toBe(entries);
  });

  it("is done when its last goal is reached, and nobody plays on there", async () => {
    const { id, page } = await begin("will");
    const garrison = (to: string) => ["garrison", to, "troops.kuala_lumpur", "count:2", "done"];
    await play(page, ["box:limited", ...garrison("trengganu"), "box:limited", ...garrison("kelantan")]);
    expect(page.standing.course).toMatchObject({
      done: 3,
      end: expect.any(String),
      next: "card",
      chosen: true,
    });
    expect(page.standing.question).toBeUndefined();
    const { number } = page.standing;
    const refused = await page.ask({ do: "choose", number, key: "box:full" }, "refused");
    expect(refused).toMatchObject({ reason: "over", message: expect.stringMatching(/lesson is over/) });
    expect((await ann.post(`/api/tables/${id}/resign`)).status).toBe(409);
  });

  it("is taken up again where it was left", async () => {
    const { id, page } = await begin("minds");
    await play(page, ["box:full", "train", "perak", "police:2"]);
    const { course, entries } = page.standing;
    expect(course?.done).toBe(1);
    await page.close();
    const again = await ann.live(id);
    expect(again.standing).toMatchObject({ course, entries });
    await play(again, ["done", "perak"]);
    expect(again.standing.course?.done).toBe(2);
  });

  it("cannot be lost", async () => {
    const { id } = await begin("card");
    expect((await ann.post(`/api/tables/${id}/resign`)).status).toBe(403);
  });

  it("counts what the learner sees where something is hidden, and tells it to nobody else", async () => {
    const { id, page } = await begin("sky", "malaya-1941");
    await play(page, ["count:6", "count:4"]);
    await page.until(() => page.keys.includes("count:2"));
    const { course, entries, floor } = page.standing;
    expect(course).toMatchObject({ lesson: "sky", done: 1, open: { since: expect.any(Number) } });
    expect(course?.open?.since).toBeLessThanOrEqual(entries);
    expect(course?.open?.since).toBe(floor);
    await page.close();
    expect((await ann.live(id)).standing).toMatchObject({ course, entries });
    const stranger = await server.browser().live(id);
    expect(stranger.standing.course).toBeUndefined();
  });
});
