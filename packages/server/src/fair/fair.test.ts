import { afterEach, describe, expect, it, vi } from "vitest";
import { LIMITS } from "./limits.ts";
import { Purses } from "./purses.ts";
import { inSlices } from "./slices.ts";
import { Tally } from "./tally.ts";
import { Unread } from "./unread.ts";
import { measured } from "./work.ts";

const ann = { person: "ann", network: "home" };
const bob = { person: "bob", network: "home" };
const eve = { person: "eve", network: "away" };

describe("a purse of time", () => {
  /** 100 ms a second for a person and 150 for a network, ten seconds of which may be saved. */
  function purses() {
    const clock = { now: 0 };
    const limits = {
      ...LIMITS,
      personWork: 100,
      personWorkSaved: 1000,
      networkWork: 150,
      networkWorkSaved: 1500,
    };
    return { clock, purses: new Purses(limits, () => clock.now) };
  }

  it("is empty for who has used it up, fills as time goes by, and tells when there is something in it", () => {
    const { clock, purses: all } = purses();
    const own = all.of(ann);
    expect(own.wait()).toBe(0);
    own.spend(1200);
    expect(own.wait()).toBe(3);
    clock.now += 1000;
    expect(own.wait()).toBe(2);
    clock.now += 2000;
    expect(own.wait()).toBe(0);
    clock.now += 3_600_000;
    own.spend(999);
    expect(own.wait()).toBe(0);
    own.spend(1);
    expect(own.wait()).toBe(1);
  });

  it("is one's own, and the network's as well: new cookies do not fill it", () => {
    const { purses: all } = purses();
    all.of(ann).spend(1100);
    expect([all.of(ann).wait() > 0, all.of(bob).wait(), all.of(eve).wait()]).toEqual([true, 0, 0]);
    all.of({ person: undefined, network: "home" }).spend(500);
    expect([all.of(bob).wait() > 0, all.of({ person: "new", network: "home" }).wait() > 0]).toEqual([
      true,
      true,
    ]);
    expect(all.of(eve).wait()).toBe(0);
  });

  it("pays for work by what it took, also when it failed, and has none done on credit", () => {
    const { clock, purses: all } = purses();
    const own = all.of(ann);
    const work = (took: number): string => {
      clock.now += took;
      if (took > 1500) throw new Error("broken");
      return "done";
    };
    expect(own.pay(() => work(500))).toBe("done");
    expect(() => own.pay(() => work(2000))).toThrow("broken");
    expect(() => own.pay(() => work(1))).toThrow(/go on in \d+ seconds/);
    expect(all.of(eve).pay(() => work(1))).toBe("done");
  });

  it("is kept for no more people than are at it, however many come by", () => {
    const { clock, purses: all } = purses();
    all.of(ann).spend(5000);
    for (let i = 0; i < 30_000; i++) {
      clock.now += 1;
      all.of({ person: `p${i}`, network: `n${i}` }).spend(0);
    }
    expect(all.size).toBeLessThan(20_000);
    expect(all.of(ann).wait()).toBeGreaterThan(0);
  });
});

describe("a tally", () => {
  it("counts by person and by network, and once given back it is free again", () => {
    const tally = new Tally({ person: 2, network: 3 });
    const own = [tally.take(ann), tally.take(ann)];
    expect(tally.take(ann)).toBeUndefined();
    expect(tally.take(bob)).toBeDefined();
    expect(tally.take(bob)).toBeUndefined();
    expect(tally.take(eve)).toBeDefined();
    own[0]?.();
    own[0]?.();
    expect(tally.take(bob)).toBeDefined();
    expect(tally.take(ann)).toBeUndefined();
  });
});

describe("what waits for readers", () => {
  it("is bounded for each and for all, and costs those nothing who read", () => {
    const unread = new Unread({ unreadBytes: 1_000_000, allUnreadBytes: 2_500_000 });
    const reader = (bufferedAmount: number) => ({ bufferedAmount });
    const [quick, slow, slower] = [reader(1000), reader(900_000), reader(900_000)];
    expect([quick, slow, slower].map((each) => unread.allows(each))).toEqual([true, true, true]);
    const stuck = reader(1_000_001);
    expect(unread.allows(stuck)).toBe(false);
    unread.forget(stuck);
    const last = reader(800_000);
    expect([unread.allows(last), unread.allows(quick)]).toEqual([false, true]);
    slow.bufferedAmount = 0;
    expect([unread.allows(slow), unread.allows(last)]).toEqual([true, true]);
  });
});

/** So many milliseconds of the processor, since then. */
const usage = (milliseconds: number, since?: NodeJS.CpuUsage): NodeJS.CpuUsage => ({
  user: 1000 * milliseconds - (since?.user ?? 0),
  system: 0,
});

describe("work", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is paid by what it took, but not for what other programs did meanwhile, nor what other threads did", () => {
    let [now, busy] = [0, 0];
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.spyOn(process, "cpuUsage").mockImplementation((since) => usage(busy, since));
    const worked = measured();
    [now, busy] = [90, 4];
    expect(worked()).toBe(4);
    [now, busy] = [90, 170];
    expect(worked()).toBe(90);
  });
});

describe("long work", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is done a slice in each turn of the event loop, however much of it there is, and told what it took", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.spyOn(process, "cpuUsage").mockImplementation((since) => usage(now, since));
    const log: string[] = [];
    const [spent, steps] = [[0, 0], 6];
    let isDone = false;
    const everybodyElse = (): void => {
      log.push("else");
      if (!isDone) setImmediate(everybodyElse);
    };
    setImmediate(everybodyElse);
    const work = function* (name: string): Generator<string> {
      for (let step = 0; step < steps; step++) {
        now += 5;
        log.push(name);
        yield `${name} ${step}`;
      }
    };
    const results = await Promise.all(
      ["a", "b"].map((name, index) =>
        inSlices(work(name), (took) => {
          spent[index] += took;
        }),
      ),
    );
    isDone = true;
    expect(results.map((all) => all.at(-1))).toEqual(["a 5", "b 5"]);
    expect(spent).toEqual([30, 30]);
    // Two steps are a slice; then somebody else has a turn, and then the other.
    expect(log.join(" ")).toMatch(/^else (?:a a else b b else ){3}/);
  });
});
