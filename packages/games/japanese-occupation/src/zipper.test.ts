import { describe, expect, it } from "vitest";
import { ZIPPER, type ZipperBox } from "./board.ts";
import { resistancePhase } from "./propaganda.ts";
import type { Occupation } from "./state.ts";
import { boardText, event, keysOf, played, position, spaceText, special } from "./testing/index.ts";
import { moveZipper } from "./zipper.ts";

const to = (g: Occupation, box: ZipperBox, ...answers: string[]) =>
  played(
    g,
    moveZipper(
      g,
      "6.7.1",
      ZIPPER.findIndex(({ id }) => id === box),
    ),
    answers,
  );
const track = (g: Occupation): unknown[] => [ZIPPER[g.zipper].id, g.available.caches, g.stored];

describe("Operation Zipper Track", () => {
  it("6.7 it has five boxes and leaves neither end", () => {
    const g = position({});
    played(g, moveZipper(g, "6.7.1", -2), []);
    expect(track(g)).toEqual(["delay", 3, [0, 1, 1, 0, 0]]);
    played(g, moveZipper(g, "6.7.1", 9), []);
    expect(track(g)).toEqual(["20", 5, [0, 0, 0, 0, 0]]);
  });

  it("6.7.1 Events move it a step, and the next Propaganda Round sets it by Resistance again, up or down", () => {
    const up = position({}, { resistance: 2 });
    event(up, "british", 24, "unshaded");
    expect(track(up)).toEqual(["6", 4, [0, 0, 1, 0, 0]]);
    played(up, resistancePhase(up), []);
    expect(track(up)).toEqual(["delay", 3, [0, 1, 1, 0, 0]]);
    const down = position({ kedah: "intel:2", perak: "intel:2" }, { resistance: 13, zipper: "12" });
    event(down, "japanese", 7, "shaded");
    expect(track(down)).toEqual(["delay", 3, [0, 1, 1, 0, 0]]);
    played(down, resistancePhase(down), []);
    expect(track(down)).toEqual(["12", 5, [0, 0, 0, 0, 0]]);
  });

  it("6.7.1 Events that move it do not touch Resistance", () => {
    const g = position({}, { resistance: 13, zipper: "12" });
    event(g, "japanese", 7, "shaded");
    expect(g.resistance).toBe(13);
  });

  it("6.7.2 each box with a Supply Cache gives it when it is reached or passed", () => {
    for (const [box, available, stored] of [
      ["delay", 3, [0, 1, 1, 0, 0]],
      ["6", 4, [0, 0, 1, 0, 0]],
      ["12", 5, [0, 0, 0, 0, 0]],
      ["18", 5, [0, 0, 0, 0, 0]],
      ["20", 5, [0, 0, 0, 0, 0]],
    ] as const) {
      const g = position({});
      expect(to(g, box)).toBeUndefined();
      expect(track(g)).toEqual([box, available, stored]);
    }
  });

  it("6.7.2 each box with a place for one wants it back when it is left or passed downward, from Available first", () => {
    for (const [box, available, stored] of [
      ["18", 5, [0, 0, 0, 0, 0]],
      ["12", 5, [0, 0, 0, 0, 0]],
      ["6", 4, [0, 0, 1, 0, 0]],
      ["delay", 3, [0, 1, 1, 0, 0]],
    ] as const) {
      const g = position({}, { zipper: "20" });
      expect(to(g, box)).toBeUndefined();
      expect(track(g)).toEqual([box, available, stored]);
    }
  });

  it("6.7.2 staying within the box takes and gives nothing", () => {
    const g = position({ perak: "C", kedah: "C" }, { zipper: "6" });
    expect(to(g, "6")).toBeUndefined();
    expect(track(g)).toEqual(["6", 2, [0, 0, 1, 0, 0]]);
  });

  it("6.7.2 one Available and two owed: the second comes from the map, the British pick where", () => {
    const g = position(
      { perak: "C", kedah: "C", johore: "C", pahang: "C" },
      { zipper: "12", resistance: 12 },
    );
    expect(g.available.caches).toBe(1);
    const open = to(g, "delay");
    expect([open?.seat, open?.rule]).toEqual(["british", "6.7.2"]);
    expect(keysOf(open)).toEqual(["caches.kedah", "caches.perak", "caches.pahang", "caches.johore"]);
    const h = position({ perak: "C", kedah: "C", johore: "C", pahang: "C" }, { zipper: "12" });
    to(h, "delay", "caches.johore");
    expect(track(h)).toEqual(["delay", 0, [0, 1, 1, 0, 0]]);
    expect(boardText(h)).toEqual({ perak: "/ C", kedah: "/ C", pahang: "/ C" });
  });

  it("6.7.2 none Available and two owed: both come from the map, and nobody may keep them", () => {
    const g = position(
      { perak: "C", kedah: "C", johore: "C", pahang: "C", selangor: "C" },
      { zipper: "20", resistance: 20 },
    );
    expect(keysOf(to(g, "delay"))).not.toContain("none");
    const h = position(
      { perak: "C", kedah: "C", johore: "C", pahang: "C", selangor: "C" },
      { zipper: "20", resistance: 20 },
    );
    to(h, "delay", "caches.perak", "caches.kedah");
    expect(boardText(h)).toEqual({ johore: "/ C", pahang: "/ C", selangor: "/ C" });
    expect(h.stored).toEqual([0, 1, 1, 0, 0]);
  });

  it("6.7.2 with a cache out of the game a box may stay empty, and gives nothing later", () => {
    const g = position({}, { zipper: "12", cachesGone: 1 });
    to(g, "delay");
    expect(track(g)).toEqual(["delay", 2, [0, 1, 1, 0, 0]]);
    // Four are left in all: with none Available and none on the map the track goes short.
    const h = position({}, { zipper: "12" });
    h.available.caches = 0;
    h.gone.caches = 0;
    h.stored[2] = 0;
    const run = moveZipper(h, "6.7.1", 0);
    expect(run.next().done).toBe(true);
    expect(h.stored).toEqual([0, 0, 0, 0, 0]);
  });

  it("6.7.3 Supply takes three Provinces from 12 on, two before", () => {
    const camps = { perak: "F camp", johore: "F camp", pahang: "F camp" } as const;
    for (const [box, most] of [
      ["delay", 2],
      ["6", 2],
      ["12", 3],
      ["18", 3],
      ["20", 3],
    ] as const) {
      const g = position(camps, { zipper: box });
      const open = special(g, "supply");
      expect([box, open?.about.max]).toEqual([box, most]);
      const third = special(position(camps, { zipper: box }), "supply", "perak", "johore");
      expect([box, keysOf(third)]).toEqual([box, most === 3 ? ["pahang", "done"] : []]);
    }
  });

  it("6.7.3 Raid takes three spaces at 20 only", () => {
    for (const [box, most] of [
      ["delay", 2],
      ["12", 2],
      ["18", 2],
      ["20", 3],
    ] as const)
      expect([box, special(position({ pahang: "4M C" }, { zipper: box }), "raid")?.about.max]).toEqual([
        box,
        most,
      ]);
    const g = position({ pahang: "4M C" }, { zipper: "20" });
    special(g, "raid", ...["trengganu", "done", "kuala_lumpur", "done", "none", "johore", "done", "none"]);
    expect(spaceText(g, "pahang")).toBe("/ 1M C");
  });
});
