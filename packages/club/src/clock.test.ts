import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as clock from "./clock.ts";
import { beaten, type Service } from "./service.ts";
import type { Span } from "./spans.ts";

const { DAY } = clock;
const HOUR = 3_600_000;
const pace: clock.Pace = { bank: 3600, bonus: 60, cap: 7200, warning: 300, holidays: 0 };
const slow: clock.Pace = { bank: 7 * 86_400, bonus: 86_400, cap: 14 * 86_400, warning: 86_400, holidays: 20 };
const begun = (at = 0): clock.Clocks => clock.startClocks(pace, ["one", "other"], "one", at);

describe("A clock", () => {
  it("runs for whoever is to move, gives the bonus to whoever hands over, and never holds more than the cap", () => {
    const after = clock.handOver(pace, begun(), "other", HOUR / 2, []);
    expect(after.left).toEqual({ one: HOUR / 2 + 60_000, other: HOUR });
    expect(clock.leftAt(after, "other", HOUR, [])).toBe(HOUR / 2);
    expect(clock.leftAt(after, "one", HOUR, [])).toBe(HOUR / 2 + 60_000);
    const tight = { ...pace, cap: 3600 };
    expect(clock.handOver(tight, begun(), "other", 1000, []).left.one).toBe(HOUR);
  });

  it("of one who ran out and was waited for goes on with the bonus", () => {
    const late = clock.handOver(pace, clock.ranOut(begun()), "other", 2 * HOUR, []);
    expect(late.left.one).toBe(60_000);
    expect([late.out, late.warned, late.running]).toEqual([false, false, "other"]);
  });

  it("warns once in a turn, and not one who began it with less than that", () => {
    expect(clock.dueAt(pace, begun(), [])).toBe(HOUR - 300_000);
    expect(clock.dueAt(pace, clock.warned(begun()), [])).toBe(HOUR);
    expect(clock.dueAt(pace, clock.ranOut(begun()), [])).toBeUndefined();
    const short = { ...begun(), left: { one: 200_000, other: HOUR } };
    expect(clock.warningAt(pace, short, [])).toBeUndefined();
    expect(clock.dueAt(pace, short, [])).toBe(200_000);
    expect(clock.dueAt({ ...pace, warning: 0 }, begun(), [])).toBe(HOUR);
  });

  it("does not run for those who have none, such as bots, nor when nobody is to move", () => {
    expect(clock.deadline(clock.handOver(pace, begun(), "bot", 1000, []), [])).toBeUndefined();
    expect(clock.deadline(clock.handOver(pace, begun(), undefined, 1000, []), [])).toBeUndefined();
    const alone = clock.unclocked(begun(), "one", 1000);
    expect([alone.running, alone.left]).toEqual([undefined, { other: HOUR }]);
  });

  it("stands while both have agreed to a pause, which ends by itself, or with the next turn", () => {
    const paused = clock.paused(begun(), 1000, 1000 + DAY);
    expect(clock.deadline(paused, [])).toBe(HOUR + DAY);
    expect([
      clock.isPaused(paused, 999),
      clock.isPaused(paused, 1000),
      clock.isPaused(paused, 1000 + DAY),
    ]).toEqual([false, true, false]);
    const moved = clock.handOver(pace, paused, "other", 1000 + HOUR, []);
    expect(moved.left.one).toBe(HOUR - 1000 + 60_000);
    expect(clock.deadline(moved, [])).toBe(1000 + 2 * HOUR);
    // A pause that is made longer is one pause.
    expect(clock.deadline(clock.paused(paused, 2000, 1000 + 2 * DAY), [])).toBe(HOUR + 2 * DAY);
    expect(clock.deadline(clock.resumed(paused, 1000 + HOUR), [])).toBe(2 * HOUR);
  });

  it("stands on holidays of its own side, of which there are so many in a year", () => {
    const begun = clock.startClocks(slow, ["one", "other"], "one", 0);
    const away = clock.away(begun, "one", DAY, 15);
    expect(clock.deadline(away, [])).toBe(22 * DAY);
    expect(clock.deadline(clock.away(begun, "other", DAY, 15), [])).toBe(7 * DAY);
    expect(clock.holidaysLeft(slow, away, "one", 2 * DAY)).toBe(5);
    expect(clock.holidaysLeft(slow, away, "other", 2 * DAY)).toBe(20);
    expect(clock.holidaysLeft(slow, away, "one", 366 * DAY)).toBe(20);
    const back = clock.back(away, "one", 3 * DAY);
    expect(clock.holidaysLeft(slow, back, "one", 4 * DAY)).toBe(18);
    expect(clock.deadline(back, [])).toBe(9 * DAY);
    expect(clock.holidayAt(back, "one", 4 * DAY)).toBeUndefined();
  });

  it("earns nothing by a turn that is taken back", () => {
    expect(clock.handOver(pace, begun(), "other", 1000, [], { earns: false }).left.one).toBe(HOUR - 1000);
  });

  it("goes by what was known: an outage that is found later changes nothing of what was settled before", () => {
    const outage = { from: 1000, until: 60_000 };
    expect(clock.leftAt(begun(), "one", 60_000, [outage])).toBe(HOUR - 1000);
    expect(clock.leftAt(begun(), "one", 59_999, [outage])).toBe(HOUR - 59_999);
  });
});

/** How often a server gives a sign of life here, and how long nobody minds when it does not. */
const BEAT = 3000;
const PATIENCE = 6000;

/** What may happen to a server, and to whoever plays there. */
const happening = fc.oneof(
  fc.record({ what: fc.constant("serve" as const), for: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ what: fc.constant("stop" as const), for: fc.integer({ min: 1, max: 10 * HOUR }) }),
  fc.record({ what: fc.constant("stall" as const), for: fc.integer({ min: 1, max: HOUR }) }),
  fc.record({ what: fc.constant("jump" as const), for: fc.integer({ min: -2 * HOUR, max: 2 * HOUR }) }),
  fc.record({ what: fc.constant("move" as const) }),
);

/**
 * A server that is stopped, held up and set to another time: what it keeps (signs of life, outages, actions with their
 * time), beside what really went by.
 */
class World {
  #clock = 1_000_000_000;
  #service: Service | undefined;
  #elapsed = 0;
  readonly outages: Span[] = [];
  clocks: clock.Clocks;
  /** How long each side was really served while it was to move; and how often the server was held up for a moment. */
  readonly own: Record<string, number> = { one: 0, other: 0 };
  hiccups = 0;

  constructor() {
    this.beat(true);
    this.clocks = begun(this.now);
  }

  get now(): number {
    return this.#service!.served;
  }

  beat(isStart = false): void {
    const elapsed = isStart ? undefined : this.#elapsed;
    const { outage, ...service } = beaten(this.#service, { clock: this.#clock, elapsed, isStart }, PATIENCE);
    if (outage) this.outages.push(outage);
    this.#service = service;
    this.#elapsed = 0;
  }

  /** Time goes by; somebody is served in it, or nobody. */
  pass(time: number, isServed: boolean): void {
    this.#clock += time;
    this.#elapsed += time;
    const { running } = this.clocks;
    if (isServed && running !== undefined) this.own[running] += time;
  }

  serve(time: number): void {
    for (let left = time; left > 0; left -= BEAT) {
      this.pass(Math.min(left, BEAT), true);
      this.beat();
    }
  }

  stop(time: number): void {
    this.pass(time, false);
    this.beat(true);
  }

  /** The process stands still and goes on: its clock that does not jump goes on as well. */
  stall(time: number): void {
    if (time <= PATIENCE) this.hiccups++;
    this.pass(time, false);
    this.beat();
  }

  jump(time: number): void {
    this.#clock += time;
    this.beat();
  }

  move(): void {
    this.clocks = clock.handOver(
      pace,
      this.clocks,
      this.clocks.running === "one" ? "other" : "one",
      this.now,
      this.outages,
    );
  }
}

const happen = (
  world: World,
  events: readonly (typeof happening extends fc.Arbitrary<infer T> ? T : never)[],
) => {
  for (const event of events)
    if (event.what === "move") world.move();
    else world[event.what](event.for);
};

describe("On a server that is stopped, held up, and set to another time", () => {
  const events = fc.array(happening, { maxLength: 40 });

  it("no side ever loses time that was not its own", () => {
    fc.assert(
      fc.property(events, (all) => {
        const world = new World();
        /** What a side would have by its own time alone, were there neither bonus nor cap. */
        const lost = { one: 0, other: 0 };
        for (const event of all) {
          const { running } = world.clocks as { running: "one" | "other" };
          const before = clock.leftAt(world.clocks, running, world.now, world.outages);
          happen(world, [event]);
          if (event.what === "move") continue;
          lost[running] += before - clock.leftAt(world.clocks, running, world.now, world.outages);
          // Beside it no more than hold-ups that are shorter than anybody minds, and what two clocks may differ by.
          const unnoticed = world.hiccups * PATIENCE + all.length * 1000;
          expect(lost[running]).toBeLessThanOrEqual(world.own[running] + unnoticed);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("an hour without a server costs nobody anything", () => {
    const world = new World();
    world.serve(60_000);
    world.stop(HOUR);
    expect(clock.leftAt(world.clocks, "one", world.now, world.outages)).toBe(HOUR - 60_000);
    world.stall(2 * HOUR);
    world.jump(3 * HOUR);
    expect(clock.leftAt(world.clocks, "one", world.now, world.outages)).toBe(HOUR - 60_000);
    expect(clock.deadline(world.clocks, world.outages)).toBe(world.now + HOUR - 60_000);
  });

  it("a clock that jumps, be it by less than anybody minds to wait, costs nobody anything", () => {
    const world = new World();
    world.serve(60_000);
    for (let jumped = 0; jumped < 100; jumped++) world.jump(PATIENCE - 1000);
    expect(clock.leftAt(world.clocks, "one", world.now, world.outages)).toBe(HOUR - 60_000);
    world.jump(-HOUR);
    expect(clock.leftAt(world.clocks, "one", world.now, world.outages)).toBe(HOUR - 60_000);
    world.serve(30_000);
    expect(clock.leftAt(world.clocks, "one", world.now, world.outages)).toBe(HOUR - 90_000);
  });

  it("a side's time never grows but by its bonus, and never beyond the cap", () => {
    fc.assert(
      fc.property(events, (all) => {
        const world = new World();
        for (const event of all) {
          const before = world.clocks.left;
          happen(world, [event]);
          for (const [seat, left] of Object.entries(world.clocks.left)) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(pace.cap * 1000);
            expect(left).toBeLessThanOrEqual(before[seat] + pace.bonus * 1000);
          }
        }
      }),
    );
  });

  it("the deadline is the same whoever works it out: from outages in any order, in pieces, and told twice", () => {
    fc.assert(
      fc.property(events, fc.integer(), (all, by) => {
        const world = new World();
        happen(world, all);
        const { clocks, outages } = world;
        const expected = clock.deadline(clocks, outages);
        const half = ({ from, until }: Span): Span[] => {
          const middle = from + Math.floor((until - from) / 2);
          return [
            { from: middle, until },
            { from, until: middle },
          ];
        };
        const turned = Math.abs(by) % (outages.length + 1);
        const told = [...outages.slice(turned), ...outages.slice(0, turned)].flatMap(half);
        expect(clock.deadline(clocks, [...told, ...outages])).toBe(expected);
        // And it is the moment at which nothing is left.
        if (expected === undefined) return;
        const { running = "one" } = clocks;
        const known = outages.filter(({ until }) => until <= expected);
        expect(clock.leftAt(clocks, running, expected, known)).toBe(0);
      }),
    );
  });
});
