import { playExample, readTranscript, verify } from "@sandtable/engine";
import { malaya, malayaTitle } from "@sandtable/malaya";
import type { HistoryStep } from "@sandtable/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openServer, type Page, temporaryFolder } from "../testing/index.ts";
import { openStoreHere } from "../testing/store.ts";

let server: Awaited<ReturnType<typeof openServer>>;
let ann: Browser;
beforeAll(async () => {
  server = await openServer();
  ann = server.browser();
});
afterAll(() => server.close());

/** Some choices of both sides, spread over the lists. */
async function play(page: Page, choices: number): Promise<void> {
  for (let i = 1; i <= choices && !page.standing.outcome; i++)
    await page.choose(page.keys[(i * 31) % page.keys.length]);
}

describe("a lesson", () => {
  it("is the example of the book, played to its end with every value as printed", async () => {
    const { body } = await ann.post("/api/lessons", { game: "malaya" });
    const page = await ann.live(body.id);
    expect(page.welcome.table).toMatchObject({
      kind: "lesson",
      yours: ["british", "mcp"],
      scenario: "standard",
    });
    const { steps } = malayaTitle.example;
    const compared = new Map<string, unknown>();
    for (let lesson = page.standing.lesson; lesson; lesson = page.standing.lesson) {
      expect(lesson.steps).toBe(steps.length);
      for (const value of lesson.values) {
        expect(value.found).toBe(value.rules ?? value.printed);
        compared.set(`${lesson.step} ${value.what}`, value);
      }
      if (lesson.key === undefined) break;
      expect(lesson).toMatchObject({ name: steps[lesson.step - 1].name, what: steps[lesson.step - 1].what });
      expect(page.keys).toContain(lesson.key);
      await page.choose(lesson.key);
    }
    expect(compared.size).toBe(playExample(malaya, malayaTitle.example).compared.length);
    const { number } = page.standing;
    expect(page.standing.question).toEqual({ seat: expect.any(String) });
    const refused = await page.ask({ do: "choose", number, key: "box:full" }, "refused");
    expect(refused).toMatchObject({ reason: "over", message: expect.stringMatching(/lesson is over/) });
    const { text } = await ann.get(`/api/tables/${body.id}/transcript`);
    expect(verify(malaya, readTranscript(text)).entries).toHaveLength(page.standing.entries);
  });

  it("kindly refuses what the book does not do, and keeps its place", async () => {
    const { body } = await ann.post("/api/lessons", { game: "malaya" });
    const page = await ann.live(body.id);
    const other = page.keys.find((key) => key !== page.standing.lesson?.key) ?? "";
    const refused = await page.ask({ do: "choose", number: 1, key: other }, "refused");
    expect(refused).toMatchObject({ reason: "not-listed", message: expect.stringMatching(/book/) });
    const before = page.standing.lesson;
    await page.choose(before?.key ?? "");
    await page.ask({ do: "undo", number: 2, to: 1 }, "updates");
    expect(page.standing.lesson).toEqual(before);
    expect((await ann.post(`/api/tables/${body.id}/resign`)).status).toBe(403);
    expect((await ann.post(`/api/tables/${body.id}/rematch`)).status).toBe(409);
  });

  it("is there only where the game has one", async () => {
    expect((await ann.post("/api/lessons", { game: "envelopes" })).status).toBe(404);
  });
});

describe("a record", () => {
  let text: string;
  beforeAll(async () => {
    const id = await ann.newTable({});
    const page = await ann.live(id);
    await play(page, 5000);
    text = (await ann.get(`/api/tables/${id}/transcript`)).text;
  });

  it("can be looked through, and not changed", async () => {
    const { body } = await ann.post("/api/imports", { transcript: text });
    const page = await ann.live(body.id);
    const { close, head } = readTranscript(text);
    expect(page.welcome).toMatchObject({
      table: { kind: "import", yours: [], commitment: head.commitment, seed: close.seed },
      latest: { number: 1, entries: close.decisions },
      standing: { outcome: close.outcome },
    });
    expect((await ann.get("/api/tables")).body[0].table.id).toBe(body.id);
    expect((await ann.get(`/api/tables/${body.id}/history`)).body).toHaveLength(close.decisions);
    expect((await ann.get(`/api/tables/${body.id}/transcript`)).text).toBe(text);
    expect(await page.ask({ do: "resign", number: 1 }, "refused")).toMatchObject({ reason: "not-yours" });
  });

  it("is kept with the position to which it leads: nobody goes through it again to open it", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const own = await openServer({ store });
    const { body } = await own.browser().post("/api/imports", { transcript: text });
    expect(await store.checkpoint(body.id)).toMatchObject({ number: 1 });
    await own.close();
    folder.remove();
  });

  it("of a game under way can be looked through too", async () => {
    const id = await ann.newTable({});
    await play(await ann.live(id), 10);
    const open = (await ann.get(`/api/tables/${id}/transcript`)).text;
    const { body } = await ann.post("/api/imports", { transcript: open });
    const page = await ann.live(body.id);
    expect(Object.keys(page.standing.question ?? {})).toEqual(["seat"]);
    expect((await ann.get(`/api/tables/${body.id}/transcript`)).text).toBe(open);
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ["cut off", (lines) => lines.slice(0, 5), /^This record does not hold: line 5: /],
    ["changed", (lines) => lines.with(6, lines[6].replace(/"hash":"./, '"hash":"x')), /: line 7: /],
    ["not a record", () => ["hello"], /: line 1: /],
    ["of another game", (lines) => lines.with(0, lines[0].replace('"malaya"', '"chess"')), /no game "chess"/],
    [
      "committed to nothing that a seed could prove",
      (lines) => lines.with(0, lines[0].replace(/,"commitment":"\w+"/, "")),
      /nothing was committed/,
    ],
    [
      "over, and keeps its seed to itself",
      (lines) => lines.with(-1, lines.at(-1)!.replace(/,"seed":"\w+"/, "")),
      /the seed that it committed to is not told/,
    ],
    [
      "committed to something else than a digest",
      (lines) => lines.with(0, lines[0].replace(/"commitment":"\w+"/, '"commitment":"trust me"')),
      /line 1: its commitment is no SHA-256/,
    ],
    ["nested without end", (lines) => lines.with(3, "[".repeat(100_000)), /line 4: is nested too deeply/],
    [
      "of other dice",
      (lines) => lines.with(-1, lines.at(-1)!.replace(/"seed":"\w{8}/, '"seed":"00000000')),
      /: line \d+: the seed is not the one/,
    ],
  ])("that is %s is refused with one clear sentence", async (_, change, why) => {
    const lines = text.trimEnd().split("\n");
    const { status, body } = await ann.post("/api/imports", { transcript: `${change(lines).join("\n")}\n` });
    expect([400, 404]).toContain(status);
    expect(body).toEqual({ error: expect.stringMatching(why) });
    expect(body.error).not.toContain("\n");
  });

  it("is no record at all when what is sent is brackets without end", async () => {
    const { status, body } = await ann.post("/api/imports", "[".repeat(1_000_000));
    expect([status, body.error]).toEqual([400, expect.stringMatching(/nested too deeply/)]);
    const strange = await ann.post("/api/imports", "nothing");
    expect([strange.status, strange.body.error]).toEqual([400, expect.stringMatching(/not JSON/)]);
  });

  it("may not be endless", async () => {
    expect((await ann.post("/api/imports", { transcript: "x".repeat(2_000_001) })).status).toBe(400);
    expect((await ann.post("/api/imports", { transcript: "x".repeat(9_000_000) })).status).toBe(413);
  });
});

describe("history", () => {
  it("shows every position as it was told when it was played", async () => {
    const id = await ann.newTable({});
    const page = await ann.live(id);
    await play(page, 40);
    const steps: HistoryStep[] = (await ann.get(`/api/tables/${id}/history`)).body;
    expect(steps.map(({ at }) => at)).toEqual(steps.map((_, index) => index + 1));
    for (const { entries, view, label, seat } of page.updates) {
      expect(steps[entries - 1].view).toEqual(view);
      const chosen = steps.slice(0, entries).findLast((step) => step.seat === seat);
      expect(chosen?.label).toEqual(label);
    }
    const part: HistoryStep[] = (await ann.get(`/api/tables/${id}/history?from=5&to=9`)).body;
    expect(part).toEqual(steps.slice(4, 9));
    expect((await ann.get(`/api/tables/${id}/history?from=-1`)).status).toBe(400);
    expect((await ann.get(`/api/tables/${id}/history?from=x`)).status).toBe(400);
  });
});

describe("a branch", () => {
  it("plays on from an earlier point with dice of its own", async () => {
    const id = await ann.newTable({});
    const page = await ann.live(id);
    await play(page, 30);
    const steps: HistoryStep[] = (await ann.get(`/api/tables/${id}/history`)).body;
    const at = 20;
    const wish = { at, seat: "mcp", opponent: { kind: "hotseat" } };
    const branch = (await ann.post(`/api/tables/${id}/branch`, wish)).body.id;
    const other = await ann.live(branch);
    expect(other.welcome.table).toMatchObject({ kind: "game", yours: ["british", "mcp"] });
    expect(other.welcome.table.commitment).toBeUndefined();
    const walked: HistoryStep[] = (await ann.get(`/api/tables/${branch}/history`)).body;
    expect(walked.slice(0, at)).toEqual(steps.slice(0, at));
    await play(other, 5000);
    expect(other.standing.outcome).toBeDefined();
    const { text } = await ann.get(`/api/tables/${branch}/transcript`);
    expect(readTranscript(text).close.seed).toBeUndefined();
    expect(verify(malaya, readTranscript(text)).outcome).toEqual(other.standing.outcome);
    expect(page.standing.entries).toBe(steps.length);
  });

  it("can be played against a bot, from a lesson and from a record", async () => {
    const lesson = (await ann.post("/api/lessons", { game: "malaya" })).body.id;
    const page = await ann.live(lesson);
    for (let i = 0; i < 8; i++) await page.choose(page.standing.lesson?.key ?? "");
    const { text } = await ann.get(`/api/tables/${lesson}/transcript`);
    const record = (await ann.post("/api/imports", { transcript: text })).body.id;
    for (const from of [lesson, record]) {
      const wish = { at: 6, seat: "mcp", opponent: { kind: "bot", level: "random" } };
      const branch = await ann.live((await ann.post(`/api/tables/${from}/branch`, wish)).body.id);
      await branch.until(() => branch.standing.question?.seat === "mcp");
      expect(branch.keys.length).toBeGreaterThan(0);
    }
  });

  it("is for nobody while people play each other, nor before the second has sat down; afterwards it is for all", async () => {
    const [host, guest, watcher] = [server.browser(), server.browser(), server.browser()];
    const id = await host.newTable({ opponent: { kind: "friend" } });
    const wish = { at: 0, seat: "mcp", opponent: { kind: "bot", level: "random" } };
    const branch = async (browser: Browser): Promise<number> =>
      (await browser.post(`/api/tables/${id}/branch`, wish)).status;
    expect(await branch(host)).toBe(409);
    await guest.join((await host.line(id)).table.invite ?? "");
    for (const browser of [host, guest, watcher]) expect(await branch(browser)).toBe(409);
    expect((await host.post(`/api/tables/${id}/hint`, { number: 1 })).status).toBe(403);
    await host.post(`/api/tables/${id}/resign`);
    for (const browser of [host, guest, watcher]) expect(await branch(browser)).toBe(200);
  });

  it("cannot begin where there is nothing to play", async () => {
    const id = await ann.newTable({});
    const page = await ann.live(id);
    const from = (at: number) =>
      ann.post(`/api/tables/${id}/branch`, { at, seat: "mcp", opponent: { kind: "hotseat" } });
    expect((await from(2)).body.error).toMatch(/1 entries/);
    await play(page, 5000);
    expect((await from(page.standing.entries)).body.error).toMatch(/over there/);
    expect((await from(0)).status).toBe(200);
  });
});
