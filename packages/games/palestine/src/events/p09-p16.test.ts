import { describe, expect, it } from "vitest";
import type { OperationKind } from "../menu.ts";
import { haganahCooperation } from "../propaganda.ts";
import { FACTIONS, hasCapability } from "../state.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "../testing/index.ts";

const CURFEWS = { tel_aviv: "1T curfew", haifa_c: "1T curfew" };

describe("P9 Ernest Bevin", () => {
  it.each([
    [2, "shaded", {}, 8],
    [4, "unshaded", { lydda: "2sabotage", gaza: "4C" }, 8],
    [8, "shaded", CURFEWS, 9],
    [20, "shaded", {}, 9],
    [27, "shaded", {}, 10],
  ] as const)("P9 unshaded saves one Political Will at the starred P%i (%s)", (card, side, spaces, left) => {
    for (const x of FACTIONS) {
      const g = position(spaces, { will: 10 });
      expect(event(g, x, 9, "unshaded")).toBeUndefined();
      event(g, x, card, side);
      expect(g.politicalWill).toBe(left);
    }
  });

  it("P9 unshaded touches no Event without a star", () => {
    const g = position({ tel_aviv: "2P terror" }, { will: 12, capabilities: { 9: "unshaded" } });
    event(g, "irgun", 19, "shaded", "die:3");
    expect(g.politicalWill).toBe(10);
    event(g, "irgun", 24, "shaded");
    expect(g.politicalWill).toBe(9);
    event(g, "irgun", 30, "shaded");
    expect(g.politicalWill).toBe(8);
  });

  it("P9 unshaded touches neither gains nor Special Activities", () => {
    const g = position({ tel_aviv: "1T / 1C curfew" }, { will: 10, capabilities: { 9: "unshaded" } });
    event(g, "british", 8, "unshaded", "none");
    event(g, "british", 20, "unshaded");
    expect(g.politicalWill).toBe(14);
    operation(g, "recruit", "limited", "haifa_c");
    operation(g, "recruit", "full", "propagandize", "jerusalem_c", "haifa_c");
    expect(g.politicalWill).toBe(13);
  });

  it("P9 shaded limits every full British Operation to two spaces", () => {
    const spaces = { galilee: "2T 1P / 1C(1A)", samaria: "2T 1P / 1C(1A)", gaza: "2T 1P / 1C(1A)" };
    for (const kind of ["deploy", "patrol", "search", "assault"] as const) {
      const before = operation(position(spaces), kind, "full");
      expect([kind, before?.about]).toMatchObject([kind, { max: 3 }]);
      const g = position(spaces);
      event(g, "irgun", 9, "shaded");
      expect([kind, operation(g, kind, "full")?.about]).toMatchObject([kind, { max: 2 }]);
    }
    const g = position(spaces, { capabilities: { 9: "shaded" } });
    expect(operation(g, "assault", "full", "galilee", "samaria")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("2T 1P / 1C(1A)");
  });

  it("P9 shaded leaves the Lead: one more space for a chit, once", () => {
    const g = position(
      { galilee: "2T / 1C(1A)", samaria: "2T / 1C(1A)", gaza: "2T / 1C(1A)", lydda: "2T / 1C(1A)" },
      { capabilities: { 9: "shaded" }, intel: [2, 0, 0] },
    );
    expect(operation(g, "assault", "full", "galilee", "samaria", "lead:0", "gaza")).toBeUndefined();
    expect([spaceText(g, "lydda"), g.intel, g.available.cells]).toEqual(["2T / 1C(1A)", [1, 0, 0], 14]);
  });

  it("P9 shaded leaves Limited and Irgun Operations, and the numbers that Events name", () => {
    const g = position(
      { galilee: "2T / 2C(1A)", samaria: "2T / 2C(1A)", gaza: "2T / 2C(1A)" },
      { capabilities: { 9: "shaded" } },
    );
    expect(operation(g, "assault", "limited")?.about).toMatchObject({ max: 1 });
    expect(operation(g, "sabotage", "full")?.about).toMatchObject({ max: 4 });
    expect(event(g, "british", 26, "unshaded", "assault")?.about).toMatchObject({ max: 3 });
    expect(event(g, "british", 27, "unshaded", "assault")?.about).toMatchObject({ max: 4 });
    expect(event(g, "british", 6, "unshaded", "search")?.about).toMatchObject({ max: 3 });
    expect(event(g, "british", 14, "unshaded", "search")?.about).toMatchObject({ max: 2 });
  });

  it("P9 shaded saves no Political Will", () => {
    const g = position({}, { will: 10, capabilities: { 9: "shaded" } });
    event(g, "irgun", 20, "shaded");
    expect(g.politicalWill).toBe(8);
  });
});

describe("P10 Palestine Police Force", () => {
  it("P10 unshaded puts Available Police on Railways in any split the executing faction likes", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1P" });
      const open = event(g, x, 10, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["rw_egypt", "rw_jerusalem", "rw_haifa", "rw_syria", "none"],
      ]);
      expect(event(g, x, 10, "unshaded", "rw_syria")?.seat).toBe(x);
      expect(event(g, x, 10, "unshaded", "rw_syria", "count:3", "rw_egypt", "count:2")).toBeUndefined();
      expect(boardText(g)).toEqual({ galilee: "1P", rw_egypt: "2P", rw_syria: "3P" });
    }
  });

  it("P10 unshaded may place fewer, or none", () => {
    const g = position({});
    expect(event(g, "british", 10, "unshaded", "none")).toBeUndefined();
    event(g, "british", 10, "unshaded", "rw_haifa", "count:1", "none");
    expect([boardText(g), g.available.police]).toEqual([{ rw_haifa: "1P" }, 5]);
  });

  it("P10 unshaded takes no Police from the map", () => {
    const g = position({ galilee: "6P" });
    expect(event(g, "british", 10, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "6P" });
  });

  it("P10 shaded removes half the Police on the map, rounded down, those the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "2P", rw_egypt: "1P", gaza: "2P" });
      const open = event(g, x, 10, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["police.galilee", "police.gaza", "police.rw_egypt"]]);
      expect(event(g, x, 10, "shaded", "police.galilee", "police.galilee")).toBeUndefined();
      expect(boardText(g)).toEqual({ rw_egypt: "1P", gaza: "2P" });
      expect(g.available.police).toBe(3);
    }
  });

  it("P10 shaded spares a single Police, and takes three of six", () => {
    const one = position({ galilee: "1P" });
    expect(event(one, "irgun", 10, "shaded")).toBeUndefined();
    expect(spaceText(one, "galilee")).toBe("1P");
    const six = position({ galilee: "6P 2T" });
    event(six, "irgun", 10, "shaded");
    expect(spaceText(six, "galilee")).toBe("2T 3P");
  });

  it("P10 shaded ends a Curfew that nobody keeps any more", () => {
    const g = position({ tel_aviv: "1P curfew", haifa_c: "1T 1P curfew", gaza: "2P" });
    event(g, "irgun", 10, "shaded", "police.tel_aviv", "police.haifa_c");
    expect(boardText(g)).toEqual({ haifa_c: "1T curfew", gaza: "2P" });
    expect(g.available.curfews).toBe(2);
  });
});

describe("P11 Operation Shark", () => {
  it("P11 unshaded Searches, then Assaults the same City, then removes an Arms Cache nearby", () => {
    const g = position({ tel_aviv: "4T / 1C 1K", lydda: "2C 1K" }, { will: 10 });
    expect(event(g, "british", 11, "unshaded", "tel_aviv", "intel:2")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "4T curfew", lydda: "/ 2C" });
    // One for the Assault and its chit, one more for the last step without a chit.
    expect([g.politicalWill, g.intel, g.prison, g.available.cells]).toEqual([12, [0, 0, 1], 0, 13]);
  });

  it("P11 unshaded is carried out by the British, whoever executes it, in one City", () => {
    for (const x of FACTIONS) {
      const open = event(position({ tel_aviv: "2T" }), x, 11, "unshaded");
      expect([open?.seat, open?.rule]).toEqual(["british", "3.2.3"]);
      expect(keysOf(open)).toEqual(["haifa_c", "tel_aviv", "jerusalem_c"]);
    }
  });

  it("P11 unshaded Assaults with the Troops that the Search brought, and nowhere else", () => {
    const g = position({ haifa_c: "1T / 3C(1A)", rw_syria: "5T / 1C(1A)", haifa_d: "2T / 1C(1A)" });
    event(g, "british", 11, "unshaded", "haifa_c", "troops.rw_syria", "count:3", "done");
    // Four cubes show a Cell more, and remove two.
    expect(boardText(g)).toEqual({
      haifa_c: "4T / 1C curfew",
      rw_syria: "2T / 1C(1A)",
      haifa_d: "2T / 1C(1A)",
    });
    expect([g.prison, g.politicalWill]).toEqual([1, 18]);
  });

  it("P11 unshaded lets chits help in both Operations", () => {
    const g = position({ haifa_c: "3T / 4C" }, { intel: [1, 1, 0] });
    event(g, "british", 11, "unshaded", "haifa_c", "intel:0", "intel:1");
    // All three found Active; the chit of 1 buys the last, hidden one.
    expect(boardText(g)).toEqual({ haifa_c: "3T / 3C(3A)" });
    expect([g.intel, g.available.cells]).toEqual([[0, 0, 0], 12]);
  });

  it("P11 unshaded offers no Lead and no Special Activity", () => {
    const g = position({ haifa_c: "4T / 1C(1A)", tel_aviv: "4T / 1C(1A) curfew" }, { intel: [1, 0, 0] });
    expect(keysOf(event(g, "british", 11, "unshaded", "haifa_c"))).toEqual(["intel:0", "take:curfew"]);
    expect(event(position({ haifa_c: "4T / 1C(1A)" }), "british", 11, "unshaded", "haifa_c")).toBeUndefined();
  });

  it("P11 unshaded removes the Arms Cache even when no Assault is possible", () => {
    const police = position({ jerusalem_c: "3P / 1C", jerusalem_d: "3C 2K" }, { will: 10 });
    expect(event(police, "british", 11, "unshaded", "jerusalem_c")).toBeUndefined();
    expect(boardText(police)).toEqual({ jerusalem_c: "3P / 1C(1A) curfew", jerusalem_d: "/ 3C 1K" });
    const empty = position({ haifa_d: "1K" }, { will: 10 });
    event(empty, "british", 11, "unshaded", "haifa_c");
    expect([boardText(empty), empty.politicalWill, empty.intel]).toEqual([{}, 11, [0, 0, 0]]);
  });

  it("P11 unshaded removes one in the City behind hidden Cells too, one only, as the British choose", () => {
    const g = position({ tel_aviv: "1P / 2C 2K", lydda: "1K", haifa_d: "1K" }, { will: 10 });
    const open = event(g, "british", 11, "unshaded", "tel_aviv");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["caches.lydda", "caches.tel_aviv"]]);
    const h = position({ tel_aviv: "1P / 2C 2K", lydda: "1K", haifa_d: "1K" }, { will: 10 });
    event(h, "british", 11, "unshaded", "tel_aviv", "caches.tel_aviv");
    expect(boardText(h)).toEqual({ tel_aviv: "1P / 2C 1K curfew", lydda: "/ 1K", haifa_d: "/ 1K" });
    expect(h.politicalWill).toBe(11);
  });

  it("P11 unshaded adds nothing without an Arms Cache within one space, and stops at twenty", () => {
    const far = position({ haifa_c: "1T", lydda: "2K", samaria: "1K" }, { will: 10 });
    expect(event(far, "british", 11, "unshaded", "haifa_c")).toBeUndefined();
    expect([far.politicalWill, far.available.caches]).toEqual([10, 2]);
    const high = position({ haifa_c: "1T", haifa_d: "1K" }, { will: 20 });
    event(high, "british", 11, "unshaded", "haifa_c");
    expect([high.politicalWill, high.available.caches]).toEqual([20, 5]);
  });

  it("P11 unshaded pays double for the Assault's Arms Cache only, with P25 unshaded", () => {
    const g = position({ haifa_c: "2T / 1K", haifa_d: "1K" }, { will: 10, capabilities: { 25: "unshaded" } });
    event(g, "british", 11, "unshaded", "haifa_c", "intel:0", "intel:1");
    expect([boardText(g), g.politicalWill, g.intel]).toEqual([{ haifa_c: "2T curfew" }, 13, [1, 1, 0]]);
  });

  it("P11 unshaded keeps to P17 and P18", () => {
    const g = position({ haifa_c: "3T / 4C(3A)" }, { capabilities: { 17: "shaded", 18: "unshaded" } });
    event(g, "british", 11, "unshaded", "haifa_c");
    expect([spaceText(g, "haifa_c"), g.prison]).toEqual(["3T / 1C curfew", 1]);
    const h = position({ haifa_c: "4T / 2C(2A)" }, { capabilities: { 18: "shaded" } });
    event(h, "british", 11, "unshaded", "haifa_c");
    expect([h.prison, h.available.cells]).toEqual([0, 15]);
  });

  it("P11 shaded lets the Irgun Travel from up to two Curfew spaces with Cells", () => {
    for (const x of FACTIONS) {
      const g = position({
        tel_aviv: "1T / 2C(2A) curfew",
        haifa_c: "1P / 1C curfew",
        jerusalem_c: "1T / 2C(2A)",
        galilee: "2C(2A)",
      });
      const open = event(g, x, 11, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual(["irgun", ["travel", "none"]]);
      const from = event(g, x, 11, "shaded", "travel");
      expect(keysOf(from)).toEqual(["haifa_c", "tel_aviv"]);
      expect(whyClosed(from, "galilee")).toBe("5.1 why.elsewhere");
      event(g, x, 11, "shaded", "travel", "tel_aviv", "gaza", "count:2", "haifa_c", "rw_syria");
      expect(boardText(g)).toEqual({
        tel_aviv: "1T curfew",
        haifa_c: "1P curfew",
        jerusalem_c: "1T / 2C(2A)",
        galilee: "/ 2C(2A)",
        gaza: "/ 2C",
        rw_syria: "/ 1C",
      });
    }
  });

  it("P11 shaded keeps to the rules of Travel: seen in crowds on Railways and under Curfews", () => {
    const g = position({ tel_aviv: "1T / 4C curfew", rw_egypt: "1T" });
    event(g, "irgun", 11, "shaded", "travel", "rw_egypt", "count:3", "tel_aviv");
    expect(boardText(g)).toEqual({ tel_aviv: "1T / 1C curfew", rw_egypt: "1T / 3C(3A)" });
  });

  it("P11 shaded has two origins and no third, Haganah or not", () => {
    const g = position({
      tel_aviv: "1T / 1C(1A) curfew",
      haifa_c: "1T / 1C(1A) curfew",
      jerusalem_c: "1T / 1C(1A) curfew",
      lydda: "1K",
    });
    expect(
      event(g, "irgun", 11, "shaded", "travel", "tel_aviv", "tel_aviv", "haifa_c", "haifa_c"),
    ).toBeUndefined();
    expect(spaceText(g, "tel_aviv")).toBe("1T / 1C curfew");
    expect(spaceText(g, "jerusalem_c")).toBe("1T / 1C(1A) curfew");
  });

  it("P11 shaded may be declined, and is nothing without Cells under a Curfew", () => {
    const g = position({ tel_aviv: "1T / 1C(1A) curfew" });
    expect(event(g, "irgun", 11, "shaded", "none")).toBeUndefined();
    expect(spaceText(g, "tel_aviv")).toBe("1T / 1C(1A) curfew");
    expect(event(position({ tel_aviv: "1T curfew", gaza: "2C" }), "irgun", 11, "shaded")).toBeUndefined();
  });
});

describe("P12 Peter Bergson", () => {
  it("P12 unshaded removes two Arms Caches of the executing faction's choice, for no Political Will", () => {
    for (const x of FACTIONS) {
      const g = position({ lydda: "2C 2K", gaza: "1K" }, { will: 10 });
      const open = event(g, x, 12, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["caches.lydda", "caches.gaza"]]);
      expect(event(g, x, 12, "unshaded", "caches.lydda", "caches.lydda")).toBeUndefined();
      expect(boardText(g)).toEqual({ lydda: "/ 2C", gaza: "/ 1K" });
      expect([g.politicalWill, g.intel, g.available.caches]).toEqual([10, [0, 0, 0], 4]);
    }
  });

  it("P12 unshaded removes the only one, and none of none", () => {
    const g = position({ lydda: "1K" }, { capabilities: { 25: "unshaded" }, will: 10 });
    expect(event(g, "irgun", 12, "unshaded")).toBeUndefined();
    expect([boardText(g), g.politicalWill]).toEqual([{}, 10]);
    expect(event(g, "irgun", 12, "unshaded")).toBeUndefined();
  });

  it("P12 unshaded leaves those on the Haganah Track alone", () => {
    const g = position({ lydda: "1K" }, { haganah: 3 });
    event(g, "british", 12, "unshaded");
    expect([g.storedCaches[4], g.available.caches]).toEqual([1, 4]);
  });

  it("P12 shaded places up to two Arms Caches where Cells are, both in one space too", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1C", tel_aviv: "3T / 1C(1A)", gaza: "2T", rw_haifa: "2C" });
      const open = event(g, x, 12, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["galilee", "tel_aviv", "none"]]);
      expect(event(g, x, 12, "shaded", "galilee", "galilee")).toBeUndefined();
      expect(spaceText(g, "galilee")).toBe("/ 1C 2K");
    }
    const g = position({ galilee: "1C", tel_aviv: "3T / 1C(1A)" });
    event(g, "british", 12, "shaded", "tel_aviv", "galilee");
    expect(boardText(g)).toEqual({ galilee: "/ 1C 1K", tel_aviv: "3T / 1C(1A) 1K" });
  });

  it("P12 shaded places no third in a space", () => {
    const g = position({ galilee: "1C 1K", gaza: "1C 2K" });
    expect(event(g, "irgun", 12, "shaded", "galilee")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C 2K", gaza: "/ 1C 2K" });
  });

  it("P12 shaded may place one or none, and only Available ones", () => {
    const g = position({ galilee: "1C", gaza: "1C" });
    expect(event(g, "irgun", 12, "shaded", "none")).toBeUndefined();
    event(g, "irgun", 12, "shaded", "gaza", "none");
    expect(boardText(g)).toEqual({ galilee: "/ 1C", gaza: "/ 1C 1K" });
    const last = position({ gaza: "1C", lydda: "2K", samaria: "2K" });
    expect(event(last, "irgun", 12, "shaded", "gaza")).toBeUndefined();
    expect([spaceText(last, "gaza"), last.available.caches]).toEqual(["/ 1C 1K", 0]);
    // Four on the map, the fifth on the track.
    const short = position({ galilee: "1C", gaza: "2K", lydda: "2K" }, { haganah: 3 });
    expect(event(short, "irgun", 12, "shaded")).toBeUndefined();
    expect(short.storedCaches[4]).toBe(1);
  });

  it("P12 shaded is nothing with Cells on Railways only", () => {
    expect(event(position({ rw_haifa: "2C" }), "irgun", 12, "shaded")).toBeUndefined();
  });
});

describe("P13 Palmach", () => {
  const spaces = { lydda: "1C 1K", gaza: "1C", galilee: "2C", tel_aviv: "1C", samaria: "1C" };
  const KINDS: readonly OperationKind[] = ["recruit", "travel", "sabotage", "rob"];
  const most = (
    haganah: number,
    side: "unshaded" | "shaded" | undefined,
    box: "full" | "limited",
  ): unknown[] =>
    KINDS.map((kind) => {
      const g = position(spaces, { haganah, capabilities: side ? { 13: side } : {} });
      return (operation(g, kind, box)?.about as { max?: number } | undefined)?.max;
    });

  it("P13 unshaded takes the additional space at 4 from every Irgun Operation, Limited ones too", () => {
    expect(most(4, undefined, "full")).toEqual([4, 4, 4, 4]);
    expect(most(4, "unshaded", "full")).toEqual([3, 3, 3, 3]);
    expect(most(4, "unshaded", "limited")).toEqual([1, 1, 1, 1]);
    expect(most(3, "unshaded", "full")).toEqual([3, 3, 3, 3]);
  });

  it("P13 unshaded leaves the Offensive, the pieces of the track and its Arms Cache", () => {
    const g = position({ ...spaces, haifa_d: "1K" }, { haganah: 3 });
    event(g, "british", 13, "unshaded");
    expect(keysOf(operation(g, "rob", "limited", "gaza", "die:1"))).toEqual([
      "offensive:haifa_d",
      "offensive:lydda",
      "done",
    ]);
    const cells = g.available.cells;
    event(g, "irgun", 15, "shaded", "none");
    expect([g.haganah, g.available.cells]).toEqual([4, cells + 2]);
    expect(keysOf(played(g, haganahCooperation(g), []))).toContain("gaza");
  });

  it("P13 shaded adds a space at 3 to every Irgun Operation, Limited ones too", () => {
    expect(most(3, undefined, "full")).toEqual([3, 3, 3, 3]);
    expect(most(3, "shaded", "full")).toEqual([4, 4, 4, 4]);
    expect(most(3, "shaded", "limited")).toEqual([2, 2, 2, 2]);
  });

  it("P13 shaded adds no second one at 4, none below 3, and no Propaganda Cache at 3", () => {
    expect(most(4, "shaded", "full")).toEqual([4, 4, 4, 4]);
    expect(most(2, "shaded", "full")).toEqual([3, 3, 3, 3]);
    const g = position(spaces, { haganah: 3, capabilities: { 13: "shaded" } });
    expect(played(g, haganahCooperation(g), [])).toBeUndefined();
  });

  it("P13 shaded reaches the Limited Operation of P22, and no Event with a number of its own", () => {
    const g = position(spaces, { haganah: 2, capabilities: { 13: "shaded" } });
    const open = event(g, "irgun", 22, "unshaded", "take:right", "take:irgun-operation", "sabotage");
    expect(open?.about).toMatchObject({ max: 2 });
    const h = position(spaces, { haganah: 3, capabilities: { 13: "shaded" } });
    expect(event(h, "irgun", 26, "unshaded", "sabotage")?.about).toMatchObject({ max: 3 });
  });

  it("P13 shaded and unshaded are open to both factions", () => {
    for (const x of FACTIONS) {
      const g = position({});
      event(g, x, 13, "shaded");
      expect(hasCapability(g, 13, "shaded")).toBe(true);
    }
  });
});

describe("P14 Martial Law", () => {
  it("P14 unshaded lets the British Search up to two Cities, then hold a Mass Detention", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "3T / 2C", haifa_c: "3T / 1C", lydda: "2T / 1C" });
      const open = event(g, x, 14, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["search", "none"]]);
      const next = event(g, x, 14, "unshaded", "search", "tel_aviv", "done", "haifa_c");
      expect([next?.seat, next?.rule, keysOf(next)]).toEqual([
        "british",
        "4.2.3",
        ["haifa_c", "tel_aviv", "done"],
      ]);
    }
    const g = position({ tel_aviv: "3T / 2C", haifa_c: "3T / 1C", lydda: "2T / 1C" });
    event(g, "british", 14, "unshaded", "search", "haifa_c", "tel_aviv", "done", "tel_aviv", "die:3");
    expect(boardText(g)).toEqual({ tel_aviv: "3T curfew", haifa_c: "3T / 1C(1A) curfew", lydda: "2T" });
    expect([g.prison, g.politicalWill]).toEqual([3, 18]);
  });

  it("P14 unshaded Searches Cities only, two of them, with no Lead", () => {
    const g = position({ tel_aviv: "1T", haifa_c: "1T", jerusalem_c: "1T" }, { intel: [1, 0, 0] });
    const open = event(g, "british", 14, "unshaded", "search");
    expect(keysOf(open)).toEqual(["haifa_c", "tel_aviv", "jerusalem_c"]);
    expect(whyClosed(open, "gaza")).toBe("5.1 why.elsewhere");
    expect(keysOf(event(g, "british", 14, "unshaded", "search", "tel_aviv", "haifa_c"))).toEqual([
      "intel:0",
      "take:curfew",
    ]);
  });

  it("P14 unshaded detains in any fit City, searched or not", () => {
    const g = position({ tel_aviv: "3T / 1C curfew", haifa_c: "1T" });
    event(g, "british", 14, "unshaded", "search", "haifa_c", "done", "tel_aviv", "die:1");
    expect([spaceText(g, "tel_aviv"), spaceText(g, "haifa_c"), g.prison]).toEqual([
      "3T curfew",
      "1T curfew",
      1,
    ]);
  });

  it("P14 unshaded holds no Detention where Curfew or three Troops are missing", () => {
    const g = position({ tel_aviv: "2T 3P / 1C", haifa_c: "3T / 1C" }, { intel: [1, 0, 0] });
    expect(event(g, "british", 14, "unshaded", "search", "tel_aviv", "haifa_c", "intel:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "2T 3P / 1C(1A) curfew", haifa_c: "3T / 1C(1A)" });
    expect(g.prison).toBe(0);
  });

  it("P14 unshaded may be declined", () => {
    const g = position({ tel_aviv: "2T / 1C" });
    expect(event(g, "british", 14, "unshaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "2T / 1C" });
    const h = position({ tel_aviv: "3T / 1C" });
    expect(event(h, "british", 14, "unshaded", "search", "tel_aviv", "done", "done")).toBeUndefined();
    expect([h.prison, h.politicalWill]).toEqual([0, 18]);
  });

  it("P14 unshaded sends the detained to Available with P18 shaded, the loss unchanged", () => {
    const g = position({ tel_aviv: "3T / 1C" }, { capabilities: { 18: "shaded" } });
    event(g, "british", 14, "unshaded", "search", "tel_aviv", "done", "tel_aviv", "die:3");
    expect([g.prison, g.available.cells, g.politicalWill]).toEqual([0, 15, 16]);
  });

  it("P14 shaded places up to one Cell in each City under Curfew", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "3T curfew", haifa_c: "1P / 1C(1A) curfew", jerusalem_c: "1T" });
      const open = event(g, x, 14, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["haifa_c", "tel_aviv", "none"]]);
      event(g, x, 14, "shaded", "haifa_c", "tel_aviv");
      expect(boardText(g)).toEqual({
        tel_aviv: "3T / 1C curfew",
        haifa_c: "1P / 2C(1A) curfew",
        jerusalem_c: "1T",
      });
    }
  });

  it("P14 shaded may leave some out, and places Available Cells only", () => {
    const g = position({ tel_aviv: "3T curfew", haifa_c: "1P curfew" });
    expect(event(g, "british", 14, "shaded", "none")).toBeUndefined();
    expect(g.available.cells).toBe(15);
    const short = position({ tel_aviv: "3T curfew", haifa_c: "1P curfew", galilee: "14C" });
    expect(event(short, "irgun", 14, "shaded", "tel_aviv")).toBeUndefined();
    expect(boardText(short)).toMatchObject({ tel_aviv: "3T / 1C curfew", haifa_c: "1P curfew" });
    const empty = position({ tel_aviv: "3T curfew", galilee: "14C" }, { prison: 1 });
    expect(event(empty, "irgun", 14, "shaded")).toBeUndefined();
    expect(empty.prison).toBe(1);
  });
});

describe("P15 Chaim Weizmann", () => {
  it("P15 unshaded moves the Haganah left and clears up to one Sabotage marker", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "2sabotage", haifa_c: "terror", rw_egypt: "sabotage" });
      const open = event(g, x, 15, "unshaded");
      expect([open?.seat, keysOf(open), g.haganah]).toEqual([x, ["tel_aviv", "rw_egypt", "none"], 3]);
    }
    const g = position({ tel_aviv: "2sabotage", haifa_c: "terror", rw_egypt: "sabotage" });
    expect(event(g, "british", 15, "unshaded", "tel_aviv")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "sabotage", haifa_c: "terror", rw_egypt: "sabotage" });
    expect([g.haganah, g.storedCells[4], g.storedCaches[4]]).toEqual([3, 2, 1]);
  });

  it("P15 unshaded does what it can: at 0 the marker, without Sabotage the shift", () => {
    const low = position({ gaza: "sabotage" }, { haganah: 0 });
    expect(event(low, "irgun", 15, "unshaded", "gaza")).toBeUndefined();
    expect([low.haganah, boardText(low)]).toEqual([0, {}]);
    const clear = position({ haifa_c: "terror" }, { haganah: 1 });
    expect(event(clear, "british", 15, "unshaded")).toBeUndefined();
    expect([clear.haganah, boardText(clear)]).toEqual([0, { haifa_c: "terror" }]);
    // Arriving at 0 draws nothing.
    expect(clear.intel).toEqual([0, 0, 0]);
  });

  it("P15 unshaded may leave the Sabotage, and the Irgun choose what the track takes before that", () => {
    const g = position({ gaza: "sabotage", galilee: "10C", samaria: "5C 1K" });
    const open = event(g, "british", 15, "unshaded");
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.5.2"]);
    const h = position({ gaza: "sabotage", galilee: "10C", samaria: "5C 1K" });
    event(h, "british", 15, "unshaded", "underground.samaria", "underground.galilee", "none");
    expect(boardText(h)).toEqual({ gaza: "sabotage", galilee: "/ 9C", samaria: "/ 4C 1K" });
    expect(h.available.caches).toBe(3);
  });

  it("P15 shaded moves the Haganah right and lets the Irgun Sabotage one space, wherever the track stands", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1C", gaza: "1C" }, { haganah: 1 });
      const open = event(g, x, 15, "shaded");
      expect([open?.seat, keysOf(open), g.haganah]).toEqual(["irgun", ["sabotage", "none"], 2]);
    }
    const g = position({ galilee: "1C", gaza: "1C" }, { haganah: 1 });
    expect(event(g, "british", 15, "shaded", "sabotage", "gaza", "die:3")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C", gaza: "/ 1C(1A) sabotage" });
  });

  it("P15 shaded is one space without Terror, even where the track stands at 4", () => {
    const g = position({ tel_aviv: "2C", haifa_c: "1C", gaza: "1K" });
    expect(keysOf(event(g, "irgun", 15, "shaded", "sabotage"))).toEqual(["haifa_c", "tel_aviv"]);
    expect(event(g, "irgun", 15, "shaded", "sabotage", "haifa_c", "die:6")).toBeUndefined();
    expect([spaceText(g, "haifa_c"), g.haganah]).toEqual(["/ 1C(1A) sabotage", 4]);
  });

  it("P15 shaded needs an Underground Cell, and may be declined", () => {
    const active = position({ gaza: "2C(2A)" }, { haganah: 2 });
    expect(event(active, "irgun", 15, "shaded")).toBeUndefined();
    expect([active.haganah, active.available.cells]).toEqual([3, 11]);
    const g = position({ gaza: "2C" }, { haganah: 2 });
    expect(event(g, "irgun", 15, "shaded", "none")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("/ 2C");
  });

  it("P15 shaded keeps to P32 unshaded", () => {
    const g = position({ gaza: "2C 1K" }, { capabilities: { 32: "unshaded" } });
    event(g, "irgun", 15, "shaded", "sabotage", "caches.gaza", "die:1");
    expect(spaceText(g, "gaza")).toBe("/ 1C sabotage");
  });
});

describe("P16 Alan Cunningham", () => {
  it("P16 unshaded lets the British make two Limited Operations and then Restore", () => {
    for (const x of FACTIONS) {
      const open = event(position({ tel_aviv: "2T / 1C(1A)" }), x, 16, "unshaded");
      expect(open?.seat).toBe("british");
      expect(keysOf(open)).toEqual(["deploy", "patrol", "search", "assault", "none"]);
    }
    const g = position({ tel_aviv: "2T / 1C(1A) curfew sabotage 2terror" });
    event(g, "irgun", 16, "unshaded", "assault", "deploy", "done", "tel_aviv");
    expect(boardText(g)).toEqual({ tel_aviv: "2T 1P 2sabotage" });
    expect(g.available.curfews).toBe(3);
  });

  it("P16 unshaded may use the same pieces twice, in the same kind of Operation", () => {
    const g = position({ galilee: "4T / 4C(4A)" });
    event(g, "british", 16, "unshaded", "assault", "assault");
    expect(boardText(g)).toEqual({ galilee: "4T" });
    expect([g.prison, g.available.cells]).toEqual([2, 13]);
    const moved = position({ galilee: "2T", lydda: "2C" });
    event(
      moved,
      "british",
      16,
      "unshaded",
      "search",
      "samaria",
      "troops.galilee",
      "count:2",
      "search",
      "lydda",
      "troops.samaria",
      "count:2",
    );
    expect(boardText(moved)).toEqual({ lydda: "2T / 2C(1A)" });
  });

  it("P16 unshaded grants plain Limited Operations: one space each, a Lead for each, no Special Activity", () => {
    const g = position(
      { galilee: "2T / 1C(1A)", gaza: "2T / 1C(1A)", samaria: "2T / 1C(1A)", lydda: "2T / 1C(1A)" },
      { intel: [2, 0, 0] },
    );
    expect(event(g, "british", 16, "unshaded", "assault")?.about).toMatchObject({ max: 1 });
    event(
      g,
      "british",
      16,
      "unshaded",
      "assault",
      "gaza",
      "lead:0",
      "samaria",
      "assault",
      "galilee",
      "lead:0",
      "lydda",
    );
    expect([boardText(g), g.intel]).toEqual([
      { galilee: "2T", gaza: "2T", samaria: "2T", lydda: "2T" },
      [0, 0, 0],
    ]);
    const deploy = event(position({ tel_aviv: "2T 1P curfew" }), "british", 16, "unshaded", "deploy");
    expect(keysOf(deploy)).not.toContain("restore");
    expect(keysOf(deploy)).not.toContain("negotiate");
  });

  it("P16 unshaded Restores only with Troops and Police and without Irgun pieces", () => {
    for (const text of ["2T sabotage", "1P sabotage", "1T 1P / 1C sabotage", "1T 1P / 1K sabotage"]) {
      const g = position({ gaza: text });
      expect([text, event(g, "british", 16, "unshaded", "none", "none")]).toEqual([text, undefined]);
      expect(g.sabotage.some((count) => count === 1)).toBe(true);
    }
    const g = position({ rw_egypt: "1T 1P 2sabotage", tel_aviv: "1T 1P curfew" });
    event(g, "british", 16, "unshaded", "none", "none", "rw_egypt");
    expect(boardText(g)).toEqual({ rw_egypt: "1T 1P", tel_aviv: "1T 1P curfew" });
  });

  it("P16 unshaded may be declined in each of its parts", () => {
    const g = position({ tel_aviv: "2T 1P / 1C(1A)", haifa_c: "1T 1P curfew" });
    expect(event(g, "british", 16, "unshaded", "none", "none", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "2T 1P / 1C(1A)", haifa_c: "1T 1P curfew" });
    event(g, "british", 16, "unshaded", "none", "patrol", "done", "tel_aviv", "done");
    expect([spaceText(g, "tel_aviv"), g.prison]).toEqual(["2T 1P", 1]);
  });

  it("P16 shaded makes the British put two Cells from Prison into Cities of their choice", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "3T curfew" }, { prison: 3 });
      const open = event(g, x, 16, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["haifa_c", "tel_aviv", "jerusalem_c"]]);
    }
    const g = position({ tel_aviv: "3T curfew" }, { prison: 3 });
    expect(event(g, "irgun", 16, "shaded", "tel_aviv", "tel_aviv")).toBeUndefined();
    expect([boardText(g), g.prison, g.available.cells]).toEqual([{ tel_aviv: "3T / 2C curfew" }, 1, 12]);
  });

  it("P16 shaded releases one if there is only one, and nobody from an empty Prison", () => {
    const g = position({}, { prison: 1 });
    expect(event(g, "british", 16, "shaded", "haifa_c")).toBeUndefined();
    expect([boardText(g), g.prison]).toEqual([{ haifa_c: "/ 1C" }, 0]);
    expect(event(position({}), "irgun", 16, "shaded")).toBeUndefined();
  });
});
