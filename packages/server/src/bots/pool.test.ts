import { describe, expect, it } from "vitest";
import { openServer } from "../testing/index.ts";
import { poolOf, settled, task, wish } from "../testing/pool.ts";
import { Dropped } from "./thinker.ts";

describe("bots that look ahead", () => {
  it("come by turns of the people they play, one thread of two for each", async () => {
    const { pool, hands, underWay } = poolOf();
    const all = ["ann1", "ann2", "ann3", "bob1", "bob2"].map((luck) =>
      pool.think(task(luck), wish(luck.slice(0, 3))),
    );
    expect(underWay()).toEqual(["ann1", "bob1"]);
    hands[0].answer();
    await all[0];
    expect(underWay()).toEqual(["ann2", "bob1"]);
    hands[1].answer();
    await all[3];
    expect(underWay()).toEqual(["ann2", "bob2"]);
    const cem = pool.think(task("cem1"), wish("cem"));
    hands[0].answer();
    await all[1];
    expect(underWay()).toEqual(["cem1", "bob2"]);
    hands[0].answer();
    await cem;
    expect(underWay()).toEqual(["ann3", "bob2"]);
  });

  it("come last where nobody waits for the answer, whoever came first", async () => {
    const { pool, hands, underWay } = poolOf();
    const nobody = { isAwaited: () => false };
    const first = pool.think(task("ann1"), wish("ann"));
    void pool.think(task("bob1"), wish("bob"));
    for (const name of ["cem", "dee", "eva"]) void pool.think(task(`${name}1`), wish(name, nobody));
    void pool.think(task("fay1"), wish("fay", { purpose: "hint" }));
    void pool.think(task("gus1"), wish("gus"));
    hands[0].answer();
    await first;
    expect(underWay()).toEqual(["gus1", "bob1"]);
    hands[0].answer();
    expect(underWay()).toEqual(["fay1", "bob1"]);
    hands[0].answer();
    expect(underWay()).toEqual(["cem1", "bob1"]);
  });

  it("never wait for hints, which leave the last thread to them", () => {
    const { pool, underWay } = poolOf();
    for (const name of ["ann", "bob", "cem"]) void pool.think(task(name), wish(name, { purpose: "hint" }));
    expect(underWay()).toEqual(["ann"]);
    void pool.think(task("dee"), wish("dee"));
    expect(underWay()).toEqual(["ann", "dee"]);
  });

  it("do not hold up those that answer at once, however many there are", async () => {
    const { pool } = poolOf(({ bot }) => bot === "recruit");
    for (let i = 0; i < 60; i++) void pool.think(task(`${i}`), wish("ann")).catch(() => undefined);
    const quick = pool.think(task("quick", { bot: "recruit", left: undefined }), wish("bob"));
    expect((await quick).key).toBe("box:full");
  });
});

describe("a thought", () => {
  it("that nobody wants any more leaves the line, or hurries and is not heard", async () => {
    const { pool, hands, underWay } = poolOf();
    const stop = [new AbortController(), new AbortController()];
    const thoughts = stop.map(({ signal }, nth) =>
      settled(pool.think(task(`ann${nth}`), wish("ann", { signal }))),
    );
    for (const { abort } of stop.map((each) => ({ abort: () => each.abort() }))) abort();
    expect(await Promise.all(thoughts)).toEqual(Array(2).fill("nobody wants it any more"));
    expect(Atomics.load(hands[0].desk.unwanted, 0)).toBe(hands[0].now.id);
    expect(underWay()).toEqual(["ann0"]);
    const next = pool.think(task("ann2"), wish("ann"));
    hands[0].answer("late");
    expect(underWay()).toEqual(["ann2"]);
    hands[0].answer("box:event");
    expect((await next).key).toBe("box:event");
  });

  it("that was given up before it was asked for is not begun", async () => {
    const { pool, hands } = poolOf();
    const signal = AbortSignal.abort();
    expect(await settled(pool.think(task("ann"), wish("ann", { signal })))).toMatch(/nobody wants/);
    expect(hands).toEqual([]);
  });

  it("that hangs is ended, and its thread replaced", async () => {
    const { pool, hands, pass, underWay } = poolOf();
    const hung = settled(pool.think(task("hung", { left: 5000 }), wish("ann")));
    const next = pool.think(task("next"), wish("ann"));
    pass(34_999);
    expect([hands[0].isEnded, hands.length]).toEqual([false, 1]);
    pass(1);
    expect(await hung).toMatch(/did not come back/);
    expect([hands[0].isEnded, underWay()]).toEqual([true, ["next"]]);
    hands[1].answer();
    expect((await next).key).toBe("box:full");
  });

  it("for which there is no thread in time is dropped: a hint soon, a bot when nobody waits for it", async () => {
    const { pool, hands, pass } = poolOf();
    let isAwaited = true;
    void pool.think(task("long", { left: 10_000_000 }), wish("ann"));
    const bot = settled(pool.think(task("bot"), wish("ann", { isAwaited: () => isAwaited })));
    const hint = settled(pool.think(task("hint"), wish("ann", { purpose: "hint" })));
    pass(60_000);
    expect(await hint).toMatch(/no thread in time/);
    pass(600_000);
    expect(hands.flatMap(({ tasks }) => tasks)).toHaveLength(1);
    isAwaited = false;
    pass(600_000);
    expect(await bot).toMatch(/no thread in time/);
  });

  it("too many of one person is dropped, first where nobody waits for it; others are not touched", async () => {
    const { pool } = poolOf();
    const nobody = { isAwaited: () => false };
    const said: string[] = [];
    const note = (name: string, promise: Promise<unknown>): void =>
      void promise.catch((error: unknown) => said.push(error instanceof Dropped ? name : String(error)));
    note("bob", pool.think(task("bob"), wish("bob")));
    note("first", pool.think(task("first"), wish("ann", nobody)));
    note("second", pool.think(task("second"), wish("ann", nobody)));
    for (let i = 0; i < 40; i++) note(`awaited ${i}`, pool.think(task(`${i}`), wish("ann")));
    note("last", pool.think(task("last"), wish("ann")));
    await Promise.resolve();
    expect(said).toEqual(["second", "last"]);
  });
});

it("60 tables with generals, at which nobody sits, do not keep a recruit from answering somebody else", async () => {
  const { pool, hands } = poolOf(({ bot }) => bot === "recruit");
  const server = await openServer({ thinker: pool });
  const [stranger, ann] = [server.browser(), server.browser()];
  const table = (level: string) => ({ seat: "mcp", opponent: { kind: "bot", level } }) as const;
  for (let i = 0; i < 60; i++) await stranger.newTable(table("general"));
  const page = await ann.live(await ann.newTable(table("recruit")));
  await page.until(() => page.standing.number > 1);
  const slow = hands.filter(({ tasks }) => tasks.some(({ task: { bot } }) => bot === "general"));
  expect(slow.map(({ tasks }) => tasks.length)).toEqual([1]);
  // Nor a general of somebody else from beginning.
  const other = await ann.live(await ann.newTable(table("general")));
  expect(other.standing.thinking).toMatchObject({ seat: "british" });
  expect(hands.filter(({ now }) => now.task.bot === "general")).toHaveLength(2);
  await server.close();
});

it("a bot stops thinking when the game is over", async () => {
  const { pool, hands } = poolOf();
  const server = await openServer({ thinker: pool });
  const ann = server.browser();
  const id = await ann.newTable({ seat: "mcp", opponent: { kind: "bot", level: "general" } });
  expect(Atomics.load(hands[0].desk.unwanted, 0)).toBe(0);
  await ann.post(`/api/tables/${id}/resign`);
  expect(Atomics.load(hands[0].desk.unwanted, 0)).toBe(hands[0].now.id);
  await server.close();
});
