import { describe, expect, it } from "vitest";
import { FACTIONS, terrorOnMap } from "../state.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  position,
  spaceText,
  special,
  whyClosed,
} from "../testing/index.ts";

describe("P17 Bevingrads", () => {
  it("P17 unshaded holds Terror to one marker, though a 6 still turns the Haganah away", () => {
    const before = position({ tel_aviv: "1C" });
    operation(before, "sabotage", "full", "terror:tel_aviv", "die:6");
    expect([spaceText(before, "tel_aviv"), before.haganah]).toEqual(["/ 1C(1A) 2terror", 3]);
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1C" });
      expect(event(g, x, 17, "unshaded")).toBeUndefined();
      operation(g, "sabotage", "full", "terror:tel_aviv", "die:6");
      expect([spaceText(g, "tel_aviv"), g.haganah, g.storedCells[4]]).toEqual(["/ 1C(1A) terror", 3, 2]);
    }
  });

  it("P17 unshaded changes nothing below 6, and stacks on Terror already there", () => {
    const g = position({ tel_aviv: "1C terror", lydda: "1K" }, { capabilities: { 17: "unshaded" } });
    operation(g, "sabotage", "full", "terror:tel_aviv", "none", "die:5");
    expect([spaceText(g, "tel_aviv"), g.haganah]).toEqual(["/ 1C(1A) 2terror", 4]);
    const failed = position({ tel_aviv: "1C" }, { capabilities: { 17: "unshaded" } });
    operation(failed, "sabotage", "full", "terror:tel_aviv", "die:2");
    expect(terrorOnMap(failed)).toBe(0);
  });

  it("P17 unshaded leaves Search as it is, and the Terror of P26 under the limit", () => {
    const g = position({ tel_aviv: "3T / 1C" }, { capabilities: { 17: "unshaded" } });
    operation(g, "search", "limited", "tel_aviv");
    expect(spaceText(g, "tel_aviv")).toBe("3T / 1C(1A) curfew");
    const h = position({ tel_aviv: "1C" }, { capabilities: { 17: "unshaded" } });
    event(h, "irgun", 26, "unshaded", "sabotage", "terror:tel_aviv", "die:6");
    expect(spaceText(h, "tel_aviv")).toBe("/ 1C(1A) terror");
  });

  it("P17 shaded makes Search in a City take four cubes for a Cell, and still place the Curfew", () => {
    const found = (text: string): string => {
      const g = position({ tel_aviv: text });
      event(g, "irgun", 17, "shaded");
      operation(g, "search", "limited", "tel_aviv");
      return spaceText(g, "tel_aviv");
    };
    expect(found("3T / 2C")).toBe("3T / 2C curfew");
    expect(found("3T 1P / 2C")).toBe("3T 1P / 2C(1A) curfew");
    expect(found("6T 1P / 2C")).toBe("6T 1P / 2C(1A) curfew");
    expect(found("8T / 3C")).toBe("8T / 3C(2A) curfew");
  });

  it("P17 shaded leaves Search with a chit, and outside the Cities", () => {
    const g = position({ tel_aviv: "3T / 4C" }, { capabilities: { 17: "shaded" }, intel: [1, 0, 0] });
    operation(g, "search", "limited", "tel_aviv", "done", "intel:0");
    expect(spaceText(g, "tel_aviv")).toBe("3T / 4C(3A)");
    const h = position({ gaza: "2T / 2C", rw_haifa: "2T / 2C" }, { capabilities: { 17: "shaded" } });
    operation(h, "search", "limited", "gaza");
    operation(h, "search", "limited", "rw_haifa");
    expect(boardText(h)).toEqual({ gaza: "2T / 2C(1A)", rw_haifa: "2T / 2C(1A)" });
  });

  it("P17 shaded leaves Terror at two markers", () => {
    const g = position({ tel_aviv: "1C" }, { capabilities: { 17: "shaded" } });
    operation(g, "sabotage", "full", "terror:tel_aviv", "die:6");
    expect(terrorOnMap(g)).toBe(2);
  });
});

describe("P18 6th Airborne", () => {
  it("P18 unshaded makes Assault remove a piece for each Troop", () => {
    for (const x of FACTIONS) {
      const g = position({ gaza: "3T / 4C(4A)" });
      expect(event(g, x, 18, "unshaded")).toBeUndefined();
      operation(g, "assault", "limited");
      expect([spaceText(g, "gaza"), g.prison, g.available.cells]).toEqual(["3T / 1C(1A)", 1, 13]);
    }
    const one = position({ gaza: "1T 2P / 1C(1A) 1K" }, { capabilities: { 18: "unshaded" } });
    operation(one, "assault", "limited");
    expect(spaceText(one, "gaza")).toBe("1T 2P / 1K");
  });

  it("P18 unshaded still stops at Underground Cells, and takes Arms Caches last", () => {
    const guarded = position({ gaza: "4T / 2C(1A) 1K" }, { capabilities: { 18: "unshaded" } });
    operation(guarded, "assault", "limited");
    expect(spaceText(guarded, "gaza")).toBe("4T / 1C 1K");
    const open = position({ gaza: "4T / 2C(2A) 2K" }, { capabilities: { 18: "unshaded" }, will: 10 });
    operation(open, "assault", "limited", "intel:0", "intel:0");
    expect([spaceText(open, "gaza"), open.politicalWill, open.intel]).toEqual(["4T", 12, [2, 0, 0]]);
  });

  it("P18 unshaded lets chits buy as many Underground Cells as there are Troops", () => {
    const g = position({ gaza: "2T / 2C 1K" }, { capabilities: { 18: "unshaded" }, intel: [0, 0, 1] });
    operation(g, "assault", "limited", "intel:2");
    expect([spaceText(g, "gaza"), g.prison, g.intel]).toEqual(["2T / 1K", 1, [0, 0, 0]]);
  });

  it("P18 shaded sends the Cells of Assault and Mass Detention to Available", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "4T / 2C(2A) curfew", haifa_c: "3T / 3C curfew", haifa_d: "1C" });
      event(g, x, 18, "shaded");
      operation(g, "assault", "limited", "tel_aviv");
      expect([g.prison, g.available.cells]).toEqual([0, 11]);
      special(g, "mass-detention", "haifa_c", "die:5");
      expect([g.prison, g.available.cells, g.politicalWill]).toEqual([0, 15, 17]);
    }
  });

  it("P18 shaded leaves Patrol, and Events that name Prison", () => {
    const g = position({ gaza: "1T 1P / 2C(1A)", galilee: "1T / 1C" }, { capabilities: { 18: "shaded" } });
    operation(g, "patrol", "limited", "gaza", "gaza");
    expect(g.prison).toBe(1);
    event(g, "british", 31, "unshaded", "underground.gaza");
    event(g, "british", 2, "unshaded");
    expect([g.prison, boardText(g)]).toEqual([3, { gaza: "1T 1P", galilee: "1T" }]);
  });

  it("P18 shaded leaves Assault at one piece for every two Troops", () => {
    const g = position({ gaza: "3T / 3C(3A)" }, { capabilities: { 18: "shaded" } });
    operation(g, "assault", "limited");
    expect(spaceText(g, "gaza")).toBe("3T / 2C(2A)");
  });
});

describe("P19 Rome Embassy Bombing", () => {
  it("P19 unshaded removes up to two Cells and an Arms Cache anywhere, for one Political Will", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1C 1K", rw_egypt: "1C(1A)", tel_aviv: "2C" }, { will: 10 });
      const open = event(g, x, 19, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["underground.galilee", "underground.tel_aviv", "active.rw_egypt", "none"],
      ]);
      event(g, x, 19, "unshaded", "active.rw_egypt", "underground.galilee", "caches.galilee");
      expect(boardText(g)).toEqual({ tel_aviv: "/ 2C" });
      expect([g.politicalWill, g.prison, g.available.cells, g.available.caches, g.intel]).toEqual([
        11,
        0,
        13,
        5,
        [0, 0, 0],
      ]);
    }
  });

  it("P19 unshaded may take both Cells from one space, one Arms Cache only", () => {
    const g = position({ tel_aviv: "3C 2K" }, { capabilities: { 25: "unshaded" }, will: 10 });
    event(g, "british", 19, "unshaded", "underground.tel_aviv", "underground.tel_aviv", "caches.tel_aviv");
    expect([spaceText(g, "tel_aviv"), g.politicalWill, g.intel]).toEqual(["/ 1C 1K", 11, [0, 0, 0]]);
  });

  it("P19 unshaded may spare the Cells and take the Cache, or the other way round", () => {
    const g = position({ tel_aviv: "3C 1K" }, { will: 10 });
    for (const x of FACTIONS) expect(event(g, x, 19, "unshaded", "none")?.seat).toBe(x);
    event(g, "british", 19, "unshaded", "none", "caches.tel_aviv");
    expect([spaceText(g, "tel_aviv"), g.politicalWill]).toEqual(["/ 3C", 11]);
    const h = position({ tel_aviv: "3C 1K" }, { will: 10 });
    event(h, "irgun", 19, "unshaded", "underground.tel_aviv", "none", "none");
    expect([spaceText(h, "tel_aviv"), h.politicalWill]).toEqual(["/ 2C 1K", 10]);
  });

  it("P19 unshaded does what it can, and stops at twenty", () => {
    expect(event(position({ gaza: "2T" }), "british", 19, "unshaded")).toBeUndefined();
    const g = position({ gaza: "1K" }, { will: 20 });
    event(g, "british", 19, "unshaded", "caches.gaza");
    expect([boardText(g), g.politicalWill]).toEqual([{}, 20]);
  });

  it("P19 shaded rolls: 3 or more costs two Political Will", () => {
    for (const x of FACTIONS) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const g = position({ tel_aviv: "3P terror" }, { will: 10 });
        expect(event(g, x, 19, "shaded", `die:${die}`)).toBeUndefined();
        expect(g.politicalWill).toBe(die > 2 ? 8 : 10);
      }
    }
  });

  it("P19 shaded stops at 0, and is no starred Event", () => {
    const g = position({}, { will: 1 });
    event(g, "irgun", 19, "shaded", "die:6");
    expect(g.politicalWill).toBe(0);
    const h = position({}, { will: 10, capabilities: { 9: "unshaded" } });
    event(h, "irgun", 19, "shaded", "die:6");
    expect(h.politicalWill).toBe(8);
  });
});

describe("P20 Indian Independence", () => {
  it("P20 unshaded adds two Political Will if no Railway is sabotaged", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "sabotage terror", gaza: "2sabotage", rw_egypt: "2C" }, { will: 10 });
      expect(event(g, x, 20, "unshaded")).toBeUndefined();
      expect(g.politicalWill).toBe(12);
    }
    const high = position({}, { will: 19 });
    event(high, "british", 20, "unshaded");
    expect(high.politicalWill).toBe(20);
  });

  it("P20 unshaded adds nothing with Sabotage on any Railway", () => {
    for (const id of ["rw_egypt", "rw_jerusalem", "rw_haifa", "rw_syria"] as const) {
      const g = position({ [id]: "sabotage" }, { will: 10 });
      expect(event(g, "british", 20, "unshaded")).toBeUndefined();
      expect(g.politicalWill).toBe(10);
    }
  });

  it("P20 shaded costs two Political Will, one with P9 unshaded, down to 0", () => {
    const left = (will: number, capabilities = {}): number => {
      const g = position({}, { will, capabilities });
      event(g, "british", 20, "shaded");
      return g.politicalWill;
    };
    expect([left(10), left(1), left(10, { 9: "unshaded" }), left(10, { 9: "shaded" })]).toEqual([8, 0, 9, 8]);
  });
});

describe("P21 United Resistance Movement", () => {
  it("P21 unshaded moves the Haganah left, then removes up to two Cells to Available", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "2C", rw_egypt: "1C(1A)" });
      const open = event(g, x, 21, "unshaded");
      expect([open?.seat, g.haganah]).toEqual([x, 3]);
      expect(keysOf(open)).toEqual(["underground.galilee", "active.rw_egypt", "none"]);
    }
    const g = position({ galilee: "2C", rw_egypt: "1C(1A)" });
    expect(event(g, "british", 21, "unshaded", "active.rw_egypt", "underground.galilee")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C" });
    expect([g.available.cells, g.storedCells[4], g.prison]).toEqual([12, 2, 0]);
  });

  it("P21 unshaded takes them on top of what the track takes, which the Irgun choose", () => {
    const spaces = { galilee: "8C", gaza: "5C" };
    const open = event(position(spaces, { haganah: 3 }), "british", 21, "unshaded");
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.5.2"]);
    const g = position(spaces, { haganah: 3 });
    const gaza = "underground.gaza";
    event(g, "british", 21, "unshaded", gaza, gaza, gaza, "underground.galilee", "underground.galilee");
    expect(boardText(g)).toEqual({ galilee: "/ 6C", gaza: "/ 2C" });
    expect([g.haganah, g.storedCells[3], g.available.cells]).toEqual([2, 3, 2]);
  });

  it("P21 unshaded may spare them; at 0 it only removes; without Cells it only shifts", () => {
    const g = position({ galilee: "2C" }, { haganah: 0 });
    expect(event(g, "irgun", 21, "unshaded", "underground.galilee", "none")).toBeUndefined();
    expect([g.haganah, boardText(g)]).toEqual([0, { galilee: "/ 1C" }]);
    const bare = position({}, { haganah: 2 });
    expect(event(bare, "british", 21, "unshaded")).toBeUndefined();
    expect(bare.haganah).toBe(1);
  });

  it("P21 shaded moves the Haganah right and lets the Irgun Sabotage every Railway", () => {
    const spaces = { rw_egypt: "1C", rw_jerusalem: "1C", rw_haifa: "2C", rw_syria: "2P / 1C", gaza: "1C" };
    for (const x of FACTIONS) {
      const g = position(spaces, { haganah: 2 });
      const open = event(g, x, 21, "shaded");
      expect([open?.seat, keysOf(open), g.haganah]).toEqual(["irgun", ["sabotage", "none"], 3]);
      expect(g.storedCells[3]).toBe(0);
      const first = event(g, x, 21, "shaded", "sabotage");
      expect(keysOf(first)).toEqual(["rw_egypt", "rw_jerusalem", "rw_haifa", "rw_syria"]);
      expect(whyClosed(first, "gaza")).toBe("5.1 why.elsewhere");
    }
    const g = position(spaces, { haganah: 0 });
    expect(
      event(
        g,
        "irgun",
        21,
        "shaded",
        "sabotage",
        "rw_haifa",
        "die:3",
        "rw_egypt",
        "die:2",
        "rw_syria",
        "die:5",
        "rw_jerusalem",
        "die:6",
      ),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({
      rw_egypt: "/ 1C(1A)",
      rw_jerusalem: "/ 1C(1A) sabotage",
      rw_haifa: "/ 2C(1A) sabotage",
      rw_syria: "2P / 1C(1A) sabotage",
      gaza: "/ 1C",
    });
  });

  it("P21 shaded may stop early or be declined, and needs Underground Cells on Railways", () => {
    const g = position({ rw_egypt: "1C", rw_haifa: "1C" });
    expect(event(g, "irgun", 21, "shaded", "none")).toBeUndefined();
    expect(event(g, "irgun", 21, "shaded", "sabotage", "rw_haifa", "die:4", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ rw_egypt: "/ 1C", rw_haifa: "/ 1C(1A) sabotage" });
    const none = position({ rw_egypt: "1C(1A)", gaza: "2C" }, { haganah: 3 });
    expect(event(none, "irgun", 21, "shaded")).toBeUndefined();
    expect(none.haganah).toBe(4);
  });

  it("P21 shaded lets one Arms Cache help each roll", () => {
    const g = position({ rw_egypt: "1C", rw_jerusalem: "1C", lydda: "2K" });
    event(
      g,
      "irgun",
      21,
      "shaded",
      "sabotage",
      "rw_egypt",
      "caches.lydda",
      "die:1",
      "rw_jerusalem",
      "caches.lydda",
      "die:2",
    );
    expect(boardText(g)).toEqual({ rw_egypt: "/ 1C(1A) sabotage", rw_jerusalem: "/ 1C(1A) sabotage" });
  });
});

describe("P22 Jewish Agency", () => {
  it("P22 unshaded moves the Haganah one step either way, as the executing faction says", () => {
    for (const x of FACTIONS) {
      const g = position({}, { haganah: 2 });
      const open = event(g, x, 22, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["take:left", "take:right"]]);
      const half = event(g, x, 22, "unshaded", "take:right");
      expect([half?.seat, keysOf(half)]).toEqual([x, ["take:irgun-operation", "take:british-draw"]]);
      expect([g.haganah, g.storedCells[3]]).toEqual([3, 0]);
    }
    const g = position({}, { haganah: 2 });
    event(g, "british", 22, "unshaded", "take:left");
    expect(g.haganah).toBe(1);
  });

  it("P22 unshaded can only go left from 4 and right from 0", () => {
    const high = position({}, { haganah: 4 });
    expect(keysOf(event(high, "irgun", 22, "unshaded"))).toEqual([
      "take:irgun-operation",
      "take:british-draw",
    ]);
    expect([high.haganah, high.storedCells[4], high.storedCaches[4]]).toEqual([3, 2, 1]);
    const low = position({}, { haganah: 0 });
    event(low, "british", 22, "unshaded");
    expect(low.haganah).toBe(1);
  });

  it("P22 unshaded lets the Irgun choose what a step left takes from the map", () => {
    const open = event(position({ galilee: "9C", gaza: "6C" }), "british", 22, "unshaded");
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.5.2"]);
  });

  it("P22 unshaded may give the Irgun a Limited Operation, which they may decline", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1C", gaza: "1C" }, { haganah: 2 });
      const open = event(g, x, 22, "unshaded", "take:left", "take:irgun-operation");
      expect([open?.seat, keysOf(open)]).toEqual(["irgun", ["recruit", "travel", "sabotage", "rob", "none"]]);
    }
    const g = position({ galilee: "1C", gaza: "1C" }, { haganah: 2 });
    event(g, "british", 22, "unshaded", "take:left", "take:irgun-operation", "rob", "gaza", "die:3");
    expect(boardText(g)).toEqual({ galilee: "/ 1C", gaza: "/ 1C 1K" });
    const h = position({ galilee: "1C" }, { haganah: 2 });
    expect(event(h, "british", 22, "unshaded", "take:left", "take:irgun-operation", "none")).toBeUndefined();
    expect(h.intel).toEqual([0, 0, 0]);
  });

  it("P22 unshaded enlarges that Operation as any Limited one: by the Haganah now at 4, and by an Offensive", () => {
    const spaces = { galilee: "1C", gaza: "1C", samaria: "1C", tel_aviv: "1C", lydda: "1K" };
    const g = position(spaces, { haganah: 3 });
    const answers = ["take:right", "take:irgun-operation", "rob"];
    expect(event(g, "irgun", 22, "unshaded", ...answers)?.about).toMatchObject({ max: 2 });
    const h = position(spaces, { haganah: 3 });
    expect(
      event(
        h,
        "irgun",
        22,
        "unshaded",
        ...answers,
        "galilee",
        "die:1",
        "gaza",
        "die:3",
        "offensive:lydda",
        "samaria",
        "die:3",
      ),
    ).toBeUndefined();
    expect(boardText(h)).toEqual({
      galilee: "/ 1C",
      gaza: "/ 1C 1K",
      samaria: "/ 1C 1K",
      tel_aviv: "/ 1C",
    });
  });

  it("P22 unshaded gives one space after a step left from 4, and never a Special Activity", () => {
    const g = position({ galilee: "1C", tel_aviv: "1P / 1C" });
    const open = event(g, "irgun", 22, "unshaded", "take:irgun-operation", "sabotage");
    expect(open?.about).toMatchObject({ max: 1 });
    expect(keysOf(open)).toEqual(["galilee", "tel_aviv"]);
  });

  it("P22 unshaded may let the British draw a chit instead, or decline it", () => {
    for (const x of FACTIONS) {
      const open = event(position({}, { haganah: 2 }), x, 22, "unshaded", "take:left", "take:british-draw");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["take:yes", "take:no"]]);
    }
    const draw = ["take:left", "take:british-draw"];
    const g = position({}, { haganah: 2 });
    expect(event(g, "irgun", 22, "unshaded", ...draw, "take:yes", "intel:2")).toBeUndefined();
    expect(g.intel).toEqual([0, 0, 1]);
    const h = position({}, { haganah: 1 });
    expect(event(h, "irgun", 22, "unshaded", ...draw, "take:no")).toBeUndefined();
    expect([h.intel, h.haganah]).toEqual([[0, 0, 0], 0]);
  });

  it("P22 unshaded draws nothing from an empty bag, and gives nothing where no Operation is possible", () => {
    const g = position({}, { haganah: 2, intel: [3, 3, 3] });
    expect(event(g, "british", 22, "unshaded", "take:left", "take:british-draw", "take:yes")).toBeUndefined();
    expect(g.intel).toEqual([3, 3, 3]);
    const stuck = position(
      { tel_aviv: "1T curfew", haifa_c: "1T curfew", jerusalem_c: "1T curfew" },
      { haganah: 2 },
    );
    expect(event(stuck, "british", 22, "unshaded", "take:left", "take:irgun-operation")).toBeUndefined();
    expect(stuck.haganah).toBe(1);
  });
});

describe("P23 Road Mines", () => {
  const beats = { galilee: "1P / 2C(2A)", samaria: "1P / 1C(1A)", gaza: "1P / 1C(1A)" };
  const patrolled = ["galilee", "done", "samaria", "done", "gaza", "done", "done"];

  it("P23 unshaded lets a Patrol remove Cells in two of its destinations, not in three", () => {
    const before = position(beats);
    expect(operation(before, "patrol", "full", ...patrolled, "galilee", "done")).toBeUndefined();
    expect(before.prison).toBe(1);
    for (const x of FACTIONS) {
      const g = position(beats);
      expect(event(g, x, 23, "unshaded")).toBeUndefined();
      expect(operation(g, "patrol", "full", ...patrolled, "galilee", "gaza", "done")).toBeUndefined();
      expect(boardText(g)).toEqual({ galilee: "1P / 1C(1A)", samaria: "1P / 1C(1A)", gaza: "1P" });
      expect(g.prison).toBe(2);
    }
  });

  it("P23 unshaded may stop after one, and does not take one space twice", () => {
    const g = position(beats, { capabilities: { 23: "unshaded" } });
    const open = operation(g, "patrol", "full", ...patrolled, "galilee");
    expect(keysOf(open)).not.toContain("galilee");
    expect(keysOf(open)).toContain("done");
  });

  it("P23 unshaded leaves a Limited Patrol one destination, two with a Lead", () => {
    const g = position(beats, { capabilities: { 23: "unshaded" }, intel: [1, 0, 0] });
    operation(g, "patrol", "limited", "samaria", "done", "lead:0", "gaza", "done", "samaria", "gaza");
    expect(boardText(g)).toEqual({ galilee: "1P / 2C(2A)", samaria: "1P", gaza: "1P" });
    const h = position(beats, { capabilities: { 23: "unshaded" } });
    operation(h, "patrol", "limited", "samaria", "done", "samaria");
    expect(h.prison).toBe(1);
  });

  it("P23 unshaded lets chits be spent in each of the two", () => {
    const g = position(
      { galilee: "1P / 1C", samaria: "1P / 1C" },
      { capabilities: { 23: "unshaded" }, intel: [0, 2, 0] },
    );
    operation(
      g,
      "patrol",
      "full",
      "galilee",
      "done",
      "samaria",
      "done",
      "done",
      "galilee",
      "intel:1",
      "samaria",
      "intel:1",
      "done",
    );
    expect([boardText(g), g.prison, g.intel]).toEqual([{ galilee: "1P", samaria: "1P" }, 2, [0, 0, 0]]);
  });

  it("P23 unshaded holds for a Patrol granted by an Event", () => {
    const g = position(beats, { capabilities: { 23: "unshaded" } });
    event(g, "british", 27, "unshaded", "patrol", ...patrolled.slice(0, 6), "samaria", "gaza");
    expect([g.prison, spaceText(g, "galilee")]).toEqual([2, "1P / 2C(2A)"]);
  });

  it("P23 shaded rolls when a Patrol moves Police to Sabotage: 1 to 3 removes one, before Cells are removed", () => {
    for (const x of FACTIONS) {
      for (const die of [1, 3, 4, 6]) {
        const g = position({ rw_haifa: "1C(1A) sabotage", galilee: "1P" });
        event(g, x, 23, "shaded");
        const rest = operation(g, "patrol", "limited", "police.galilee", `die:${die}`);
        if (die <= 3) {
          expect([rest, boardText(g), g.available.police]).toEqual([
            undefined,
            { rw_haifa: "/ 1C(1A) sabotage" },
            6,
          ]);
        } else expect(keysOf(rest)).toEqual(["rw_haifa", "done"]);
      }
    }
  });

  it("P23 shaded removes one Police of several, with one roll for a space however many came", () => {
    const g = position(
      { rw_haifa: "1P / 3C(3A) 3sabotage", galilee: "1P", gaza: "1P" },
      { capabilities: { 23: "shaded" } },
    );
    operation(g, "patrol", "limited", "police.galilee", "police.gaza", "die:2", "rw_haifa");
    expect([spaceText(g, "rw_haifa"), g.prison]).toEqual(["2P / 1C(1A) 3sabotage", 2]);
  });

  it("P23 shaded rolls in each destination that Police moved to, and in no other", () => {
    const g = position(
      { tel_aviv: "1C(1A) sabotage", gaza: "1C(1A) sabotage", lydda: "1P / 1C(1A) sabotage", galilee: "2P" },
      { capabilities: { 23: "shaded" } },
    );
    const open = operation(
      g,
      "patrol",
      "full",
      "tel_aviv",
      "police.galilee",
      "count:1",
      "done",
      "gaza",
      "police.galilee",
      "done",
      "lydda",
      "die:1",
      "die:1",
    );
    expect(open?.seat).toBe("british");
    expect(boardText(g)).toEqual({
      tel_aviv: "/ 1C(1A) sabotage",
      gaza: "/ 1C(1A) sabotage",
      lydda: "1P / 1C(1A) sabotage",
    });
  });

  it("P23 shaded needs Sabotage, not Terror, and a Patrol, not another way of coming", () => {
    const g = position({ tel_aviv: "1C(1A) 2terror", galilee: "1P" }, { capabilities: { 23: "shaded" } });
    expect(keysOf(operation(g, "patrol", "limited", "police.galilee"))).toEqual(["tel_aviv", "done"]);
    const h = position({ rw_haifa: "1C sabotage", gaza: "1T sabotage" }, { capabilities: { 23: "shaded" } });
    expect(event(h, "british", 10, "unshaded", "rw_haifa", "count:5", "none")).toBeUndefined();
    operation(h, "deploy", "limited", "done");
    expect(boardText(h)).toEqual({ rw_haifa: "5P / 1C sabotage", gaza: "1T 1P sabotage" });
  });

  it("P23 shaded holds for a Patrol granted by an Event", () => {
    const g = position({ rw_haifa: "1C(1A) sabotage", galilee: "1P" }, { capabilities: { 23: "shaded" } });
    event(g, "british", 27, "unshaded", "patrol", "police.galilee", "die:3");
    expect(boardText(g)).toEqual({ rw_haifa: "/ 1C(1A) sabotage" });
  });
});

describe("P24 Sergeants Affair", () => {
  const change = (side: "unshaded" | "shaded", terror: string, setting = {}): number => {
    const g = position({ tel_aviv: terror, haifa_c: "sabotage" }, { will: 10, ...setting });
    expect(event(g, "irgun", 24, side)).toBeUndefined();
    expect(spaceText(g, "tel_aviv")).toBe(terror);
    return g.politicalWill;
  };

  it("P24 unshaded adds one Political Will for each Terror marker, three at most", () => {
    expect([change("unshaded", ""), change("unshaded", "2terror"), change("unshaded", "4terror")]).toEqual([
      10, 12, 13,
    ]);
    expect(change("unshaded", "3terror", { will: 19 })).toBe(20);
    const g = position({ tel_aviv: "terror", haifa_c: "terror" }, { will: 10 });
    event(g, "british", 24, "unshaded");
    expect(g.politicalWill).toBe(12);
  });

  it("P24 shaded takes one Political Will for each Terror marker, three at most", () => {
    expect([change("shaded", ""), change("shaded", "2terror"), change("shaded", "5terror")]).toEqual([
      10, 8, 7,
    ]);
    expect(change("shaded", "3terror", { will: 2 })).toBe(0);
    const g = position({ tel_aviv: "terror", jerusalem_c: "terror" }, { will: 10 });
    event(g, "british", 24, "shaded");
    expect(g.politicalWill).toBe(8);
  });

  it("P24 shaded is no starred Event", () => {
    expect(change("shaded", "2terror", { capabilities: { 9: "unshaded" } })).toBe(8);
  });
});
