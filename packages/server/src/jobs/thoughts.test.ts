import { fastRandom } from "@sandtable/engine";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Dropped, type Task } from "../bots/thinker.ts";
import { poolOf, settled, task, wish } from "../testing/pool.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { Jobs } from "./queue.ts";
import { JobThinker, thinkFor } from "./thoughts.ts";

let postgres: TestPostgres;
let url: string;
const machines = new Set<Machine>();
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterEach(async () => {
  for (const machine of machines) await machine.close();
  machines.clear();
});
afterAll(() => postgres.remove());

type Machine = Awaited<ReturnType<typeof machine>>;

/** A machine of the cluster, with two threads if it thinks. */
async function machine({ thinks = false, answersAtOnce = (_: Task): boolean => false } = {}) {
  const jobs = await Jobs.open(url, () => undefined);
  const queue = await jobs.queue("thoughts");
  const { pool, hands, underWay } = poolOf(answersAtOnce);
  const worker = thinks ? await thinkFor(queue, pool, () => undefined) : undefined;
  const thinker = await JobThinker.begin(queue, pool);
  const all = {
    thinker,
    hands,
    underWay,
    /** In order: what it thinks about is for others. */
    leave: async () => worker?.close(),
    /** It is heard of no more. */
    die: () => jobs.close(),
    async close() {
      machines.delete(all);
      await worker?.close();
      await thinker.close();
      await jobs.close().catch(() => undefined);
    },
  };
  machines.add(all);
  return all;
}

const untilUnderWay = (machine: Machine, lucks: readonly string[]): Promise<void> =>
  expect.poll(machine.underWay, { timeout: 30_000 }).toEqual(lucks);

/** So long that whatever was to come has come. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1200));

describe("a thought that looks ahead", () => {
  it("is had by another machine, and answered where it was asked for", async () => {
    url = await postgres.database();
    const [node, worker] = [await machine(), await machine({ thinks: true })];
    let ago: number | undefined;
    const begun = (milliseconds = -1): void => {
      ago = milliseconds;
    };
    const thinking = node.thinker.think(task("ann"), wish("ann", { begun }));
    await untilUnderWay(worker, ["ann"]);
    expect(worker.hands[0].now.task).toEqual(task("ann"));
    worker.hands[0].answer("box:event");
    expect(await thinking).toEqual({ key: "box:event", courses: [], looks: 0 });
    expect(ago).toBeGreaterThanOrEqual(0);
    expect(node.hands).toEqual([]);
  });

  it("is told by those it breaks off with, and is no job where the answer comes at once", async () => {
    url = await postgres.database();
    const node = await machine({ thinks: true, answersAtOnce: ({ left }) => left === undefined });
    const quick = node.thinker.think(task("quick", { left: undefined }), wish("ann"));
    expect((await quick).key).toBe("box:full");
    const broken = settled(node.thinker.think(task("broken"), wish("ann")));
    await expect.poll(() => node.hands.length).toBe(2);
    node.hands[1].breakOff("no such thing");
    expect(await broken).toBe("the bot broke off: no such thing");
  });

  it("comes by turns of the people, wherever it was asked for, one thread of two for each", async () => {
    url = await postgres.database();
    const [one, other] = [await machine(), await machine()];
    const thoughts = new Map<string, Promise<unknown>>();
    for (const [node, lucks] of [
      [one, ["ann1", "ann2", "ann3"]],
      [other, ["ann4", "bob1", "bob2", "cem1"]],
    ] as const)
      for (const luck of lucks) {
        thoughts.set(luck, settled(node.thinker.think(task(luck), wish(luck.slice(0, 3)))));
        await aWhile();
      }
    const worker = await machine({ thinks: true });
    await untilUnderWay(worker, ["ann1", "bob1"]);
    for (const [hand, done, next] of [
      [0, "ann1", ["cem1", "bob1"]],
      [1, "bob1", ["cem1", "ann2"]],
      [0, "cem1", ["bob2", "ann2"]],
      [1, "ann2", ["bob2", "ann3"]],
    ] as const) {
      worker.hands[hand].answer();
      await thoughts.get(done);
      await untilUnderWay(worker, next);
    }
    worker.hands[0].answer();
    await thoughts.get("bob2");
    await aWhile();
    expect(worker.hands[0].tasks.at(-1)?.task.luck).toBe("bob2");
    worker.hands[1].answer();
    await expect.poll(() => worker.underWay()).toContain("ann4");
  });

  it("comes first where somebody waits for it, then for hints, which leave a thread to bots", async () => {
    url = await postgres.database();
    const node = await machine();
    let isAwaited = false;
    const ask = (luck: string, more: Parameters<typeof wish>[1]): Promise<unknown> =>
      node.thinker.think(task(luck), wish(luck, more)).catch(() => undefined);
    void ask("nobody", { isAwaited: () => false });
    void ask("comes back", { isAwaited: () => isAwaited });
    void ask("hint1", { purpose: "hint" });
    await aWhile();
    void ask("hint2", { purpose: "hint" });
    await aWhile();
    isAwaited = true;
    await aWhile();
    const worker = await machine({ thinks: true });
    await untilUnderWay(worker, ["comes back", "hint1"]);
    worker.hands[0].answer();
    await untilUnderWay(worker, ["nobody", "hint1"]);
    worker.hands[1].answer();
    await untilUnderWay(worker, ["nobody", "hint2"]);
  });

  it("that nobody wants any more is not begun, or hurries; what it comes to is not heard", async () => {
    url = await postgres.database();
    const [node, worker] = [await machine(), await machine({ thinks: true })];
    const [first, second] = [new AbortController(), new AbortController()];
    const all = [first, second].map(({ signal }, nth) =>
      settled(node.thinker.think(task(`ann${nth}`), wish("ann", { signal }))),
    );
    await untilUnderWay(worker, ["ann0"]);
    second.abort();
    first.abort();
    expect(await Promise.all(all)).toEqual(Array(2).fill("nobody wants it any more"));
    const [hand] = worker.hands;
    await expect.poll(() => Atomics.load(hand.desk.unwanted, 0)).toBe(hand.now.id);
    hand.answer("late");
    const next = node.thinker.think(task("bob"), wish("bob"));
    await expect.poll(() => hand.now.task.luck).toBe("bob");
    hand.answer("box:event");
    expect((await next).key).toBe("box:event");
    expect(hand.tasks).toHaveLength(2);
    const never = node.thinker.think(task("cem"), wish("cem", { signal: AbortSignal.abort() }));
    expect(await settled(never)).toMatch(/nobody wants/);
  });

  it("too many of one person is dropped, first where nobody waits for it; others are not touched", async () => {
    url = await postgres.database();
    const [one, other] = [await machine(), await machine()];
    const said: string[] = [];
    const ask = (node: Machine, luck: string, isAwaited: boolean): void =>
      void node.thinker
        .think(task(luck), wish(luck.slice(0, 3), { isAwaited: () => isAwaited }))
        .catch((error: unknown) => said.push(error instanceof Dropped ? luck : String(error)));
    ask(one, "bob", false);
    ask(one, "ann first", false);
    await aWhile();
    for (let i = 0; i < 39; i++) ask(other, `ann ${i}`, true);
    await aWhile();
    expect(said).toEqual([]);
    ask(other, "ann last", true);
    await expect.poll(() => said).toEqual(["ann first"]);
    ask(one, "ann too late", true);
    await expect.poll(() => said).toEqual(["ann first", "ann too late"]);
  });

  it("goes to another machine at once when one leaves in order", async () => {
    url = await postgres.database();
    const [node, worker] = [await machine(), await machine({ thinks: true })];
    const thinking = node.thinker.think(task("ann"), wish("ann"));
    await untilUnderWay(worker, ["ann"]);
    const other = await machine({ thinks: true });
    await worker.leave();
    await untilUnderWay(other, ["ann"]);
    worker.hands[0].answer("of the first");
    await aWhile();
    other.hands[0].answer("of the other");
    expect((await thinking).key).toBe("of the other");
  });

  it("is taken up elsewhere when its machine dies", async () => {
    url = await postgres.database();
    const [node, worker] = [await machine(), await machine({ thinks: true })];
    const thinking = node.thinker.think(task("ann"), wish("ann"));
    await untilUnderWay(worker, ["ann"]);
    const other = await machine({ thinks: true });
    await worker.die();
    await untilUnderWay(other, ["ann"]);
    other.hands[0].answer();
    expect((await thinking).key).toBe("box:full");
  });

  it("is begun by nobody when the machine that asked is dead", async () => {
    url = await postgres.database();
    const [node, lost] = [await machine(), await machine()];
    const orphan = settled(lost.thinker.think(task("orphan"), wish("ann")));
    await aWhile();
    await lost.die();
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    const worker = await machine({ thinks: true });
    void settled(node.thinker.think(task("ann"), wish("ann")));
    await untilUnderWay(worker, ["ann"]);
    await lost.close();
    expect(await orphan).toMatch(/closing/);
  });
});

describe("whatever is killed", () => {
  let durable: TestPostgres;
  beforeAll(async () => {
    durable = await TestPostgres.start({ durable: true });
  });
  afterAll(() => durable.remove());

  it("thoughts outlive the database that they were asked by", async () => {
    url = await durable.database();
    const [node, worker] = [await machine(), await machine({ thinks: true })];
    const thoughts = ["ann", "bob", "cem"].map((luck) => node.thinker.think(task(luck), wish(luck)));
    await expect.poll(() => worker.hands.length, { timeout: 30_000 }).toBe(2);
    await durable.end("SIGKILL");
    const meanwhile = node.thinker.think(task("dee"), wish("dee"));
    worker.hands[0].answer("unheard");
    await aWhile();
    await durable.begin();
    const answered = Promise.all([...thoughts, meanwhile]);
    const answering = setInterval(() => {
      for (const hand of worker.hands) hand.answer();
    }, 100);
    expect((await answered).map(({ key }) => key)).toEqual(Array(4).fill("box:full"));
    clearInterval(answering);
  });

  it("each wish settles once, with what was thought of it", async () => {
    url = await durable.database();
    const random = fastRandom(7);
    const node = await machine();
    const workers: Machine[] = [];
    const settlings: string[][] = [];
    const stops: AbortController[] = [];
    const answering = setInterval(() => {
      for (const { hands } of workers)
        for (const hand of hands) if (random.below(3) === 0) hand.answer(hand.now.task.luck);
    }, 50);
    const acts = [
      async () => workers.push(await machine({ thinks: true })),
      async () => workers.splice(random.below(workers.length + 1), 1)[0]?.die(),
      async () => workers.splice(random.below(workers.length + 1), 1)[0]?.leave(),
      async () => stops[random.below(stops.length + 1)]?.abort(),
      async () => {
        await durable.end("SIGKILL");
        await durable.begin();
      },
    ];
    for (let round = 0; round < 24; round++) {
      const settling: string[] = [];
      const stop = new AbortController();
      stops.push(stop);
      settlings.push(settling);
      const { signal } = stop;
      node.thinker.think(task(`${round}`), wish(`${round % 5}`, { signal })).then(
        ({ key }) => settling.push(key),
        (error: unknown) => settling.push(error instanceof Dropped ? "dropped" : String(error)),
      );
      await acts[random.below(acts.length)]();
    }
    await machine({ thinks: true }).then((worker) => workers.push(worker));
    await expect.poll(() => settlings.every(({ length }) => length > 0), { timeout: 50_000 }).toBe(true);
    clearInterval(answering);
    for (const [round, settling] of settlings.entries())
      expect([[`${round}`], ["dropped"]]).toContainEqual(settling);
  });
});
