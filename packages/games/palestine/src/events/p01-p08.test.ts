import { describe, expect, it } from "vitest";
import { FACTIONS } from "../state.ts";
import { boardText, event, keysOf, position, spaceText, whyClosed } from "../testing/index.ts";

const SABOTAGE_OR_NOT = ["sabotage", "none"];

describe("P1 Operation Agatha", () => {
  it("P1 unshaded Searches a City, holds the Mass Detention there, then moves the Haganah left", () => {
    const g = position({ tel_aviv: "3T 1P / 2C", lydda: "1C", gaza: "1C" });
    expect(event(g, "british", 1, "unshaded", "tel_aviv", "die:5")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "3T 1P curfew", gaza: "/ 1C" });
    expect([g.prison, g.politicalWill, g.haganah]).toEqual([3, 16, 3]);
    expect([g.available.cells, g.available.caches, g.storedCells[4], g.storedCaches[4]]).toEqual([
      9, 4, 2, 1,
    ]);
  });

  it("P1 unshaded is carried out by the British in a City of theirs to choose, whoever executes it", () => {
    for (const x of FACTIONS) {
      const open = event(position({ tel_aviv: "3T" }), x, 1, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["haifa_c", "tel_aviv", "jerusalem_c"]]);
      expect(whyClosed(open, "lydda")).toBe("5.1 why.elsewhere");
    }
  });

  it("P1 unshaded moves adjacent Troops in, who count for the three of the Detention", () => {
    const g = position({ haifa_c: "1T / 1C", rw_haifa: "3T", haifa_d: "1C" });
    event(g, "british", 1, "unshaded", "haifa_c", "troops.rw_haifa", "count:2", "done", "die:2");
    expect(boardText(g)).toEqual({ haifa_c: "3T curfew", rw_haifa: "1T" });
    expect([g.prison, g.politicalWill]).toEqual([2, 18]);
  });

  it("P1 unshaded detains nobody with fewer than three Troops, Police or not, but the Haganah move", () => {
    const g = position({ jerusalem_c: "2T 2P / 2C" });
    expect(event(g, "british", 1, "unshaded", "jerusalem_c")).toBeUndefined();
    expect(boardText(g)).toEqual({ jerusalem_c: "2T 2P / 2C(1A) curfew" });
    expect([g.prison, g.politicalWill, g.haganah]).toEqual([0, 18, 3]);
  });

  it("P1 unshaded detains nobody when an Intel Chit replaced the Curfew", () => {
    const g = position({ tel_aviv: "3T / 2C" }, { intel: [1, 0, 0] });
    expect(event(g, "british", 1, "unshaded", "tel_aviv", "intel:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "3T / 2C(2A)" });
    expect([g.intel, g.prison, g.haganah]).toEqual([[0, 0, 0], 0, 3]);
  });

  it("P1 unshaded detains after a chit all the same if a Curfew lay there before", () => {
    const g = position({ tel_aviv: "3T / 2C curfew" }, { intel: [1, 0, 0] });
    event(g, "british", 1, "unshaded", "tel_aviv", "intel:0", "die:2");
    expect([spaceText(g, "tel_aviv"), g.prison]).toEqual(["3T curfew", 2]);
  });

  it("P1 unshaded detains in the searched City only, not in another under Curfew", () => {
    const g = position({ tel_aviv: "4T / 1C curfew", haifa_c: "1T / 1C" });
    expect(event(g, "british", 1, "unshaded", "haifa_c")).toBeUndefined();
    expect([spaceText(g, "tel_aviv"), spaceText(g, "haifa_c")]).toEqual(["4T / 1C curfew", "1T / 1C curfew"]);
  });

  it("P1 unshaded takes no Intelligence Lead to a second City", () => {
    const g = position({ tel_aviv: "2T", haifa_c: "2T" }, { intel: [0, 1, 0] });
    expect(keysOf(event(g, "british", 1, "unshaded", "tel_aviv"))).toEqual(["intel:1", "take:curfew"]);
  });

  it("P1 unshaded lets the British pick the Cells when there are more than the die says", () => {
    const g = position({ tel_aviv: "3T / 2C", lydda: "2C(1A)" });
    const open = event(g, "irgun", 1, "unshaded", "tel_aviv", "die:1");
    expect([open?.seat, open?.rule]).toEqual(["british", "4.2.3"]);
    expect(keysOf(open).sort()).toEqual([
      "active.lydda",
      "active.tel_aviv",
      "underground.lydda",
      "underground.tel_aviv",
    ]);
    const h = position({ tel_aviv: "3T / 2C", lydda: "2C(1A)" });
    event(h, "irgun", 1, "unshaded", "tel_aviv", "die:1", "underground.lydda");
    expect(boardText(h)).toEqual({ tel_aviv: "3T / 2C(1A) curfew", lydda: "/ 1C(1A)" });
    expect([h.prison, h.politicalWill]).toEqual([1, 18]);
  });

  it("P1 unshaded in a City without British pieces leaves no Curfew", () => {
    const g = position({ haifa_c: "1C" });
    event(g, "irgun", 1, "unshaded", "haifa_c");
    expect([boardText(g), g.available.curfews, g.haganah]).toEqual([{ haifa_c: "/ 1C" }, 3, 3]);
  });

  it("P1 unshaded lets the Irgun choose what the track takes from the map", () => {
    const g = position({ galilee: "9C 1K", haifa_d: "5C(2A) 2K", gaza: "2K", jerusalem_c: "1T / 1C" });
    const open = event(g, "british", 1, "unshaded", "jerusalem_c");
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.5.2"]);
    const h = position({ galilee: "9C 1K", haifa_d: "5C(2A) 2K", gaza: "2K", jerusalem_c: "1T / 1C" });
    event(h, "british", 1, "unshaded", "jerusalem_c", "active.haifa_d", "underground.galilee", "caches.gaza");
    expect(boardText(h)).toEqual({
      galilee: "/ 8C 1K",
      haifa_d: "/ 4C(1A) 2K",
      gaza: "/ 1K",
      jerusalem_c: "1T / 1C curfew",
    });
    // A Cache for the track is neither Political Will nor Intel (6.5.2).
    expect([h.politicalWill, h.intel]).toEqual([18, [0, 0, 0]]);
  });

  it("P1 unshaded takes Cells for the track out of Prison last, those just detained too", () => {
    const g = position({ tel_aviv: "3T / 3C" }, { exiled: 12 });
    event(g, "british", 1, "unshaded", "tel_aviv", "die:3");
    expect([g.prison, g.storedCells[4], g.haganah]).toEqual([1, 2, 3]);
  });

  it("P1 unshaded stops at 0 Political Will and at 0 of the track", () => {
    const g = position({ tel_aviv: "3T" }, { will: 3, haganah: 0 });
    expect(event(g, "british", 1, "unshaded", "tel_aviv", "die:6")).toBeUndefined();
    expect([g.politicalWill, g.haganah]).toEqual([0, 0]);
  });

  it("P1 unshaded keeps to P17 and P18 shaded: four cubes for a Cell, the detained Available", () => {
    const g = position(
      { tel_aviv: "3T / 2C", lydda: "1C" },
      { capabilities: { 17: "shaded", 18: "shaded" } },
    );
    const open = event(g, "british", 1, "unshaded", "tel_aviv", "die:2");
    expect(keysOf(open)).toEqual(["underground.tel_aviv", "underground.lydda"]);
    const h = position({ tel_aviv: "3T / 2C" }, { capabilities: { 18: "shaded" } });
    event(h, "british", 1, "unshaded", "tel_aviv", "die:4");
    expect([h.prison, h.politicalWill, h.available.cells]).toEqual([0, 16, 13]);
  });

  it("P1 shaded moves the Haganah right and lets the Irgun Sabotage one space at 4", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "1C", rw_syria: "1P / 2C" }, { haganah: 3 });
      const open = event(g, x, 1, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual(["irgun", SABOTAGE_OR_NOT]);
      expect([g.haganah, g.available.cells, g.available.caches]).toEqual([4, 12, 5]);
    }
    const g = position({ galilee: "1C", rw_syria: "1P / 2C" }, { haganah: 3 });
    expect(event(g, "british", 1, "shaded", "sabotage", "rw_syria", "die:4")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C", rw_syria: "1P / 2C(1A) sabotage" });
  });

  it("P1 shaded counts a track that stood at 4 already, for one space and no more", () => {
    const g = position({ galilee: "2C", gaza: "1C 1K" });
    expect(event(g, "irgun", 1, "shaded", "sabotage", "galilee", "die:2")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 2C(1A)", gaza: "/ 1C 1K" });
    expect(g.haganah).toBe(4);
  });

  it("P1 shaded stops short of 4: the Cells come, no Sabotage", () => {
    const g = position({ galilee: "1C" }, { haganah: 2 });
    expect(event(g, "irgun", 1, "shaded")).toBeUndefined();
    expect([g.haganah, g.available.cells, g.storedCells[3], g.storedCells[4]]).toEqual([3, 12, 0, 2]);
    const low = position({ galilee: "1C" }, { haganah: 0 });
    event(low, "irgun", 1, "shaded");
    expect([low.haganah, low.available.cells]).toEqual([1, 9]);
  });

  it("P1 shaded may be declined, grants no Special Activity, and needs an Underground Cell", () => {
    const g = position({ tel_aviv: "1C", haifa_c: "1P / 1C" });
    expect(keysOf(event(g, "irgun", 1, "shaded", "sabotage"))).toEqual(["haifa_c", "tel_aviv"]);
    expect(event(g, "irgun", 1, "shaded", "none")).toBeUndefined();
    const active = position({ tel_aviv: "2C(2A)" }, { haganah: 3 });
    expect(event(active, "irgun", 1, "shaded")).toBeUndefined();
    expect(active.haganah).toBe(4);
  });

  it("P1 shaded lets an Arms Cache help the roll, the one just freed being Available only", () => {
    const g = position({ galilee: "1C", haifa_d: "1K" }, { haganah: 3 });
    event(g, "irgun", 1, "shaded", "sabotage", "caches.haifa_d", "die:1");
    expect(boardText(g)).toEqual({ galilee: "/ 1C(1A) sabotage" });
    const none = position({ galilee: "1C" }, { haganah: 3 });
    expect(keysOf(event(none, "irgun", 1, "shaded", "sabotage"))[0]).toBe("die:1");
  });
});

describe("P2 Exodus Affair", () => {
  it("P2 unshaded jails every Cell of Coastal Districts with Troops, and nothing else", () => {
    for (const x of FACTIONS) {
      const g = position({
        galilee: "1T / 3C(1A) 1K",
        gaza: "2T / 1C(1A)",
        samaria: "2P / 2C",
        lydda: "1C",
        jerusalem_d: "3T / 1C",
        haifa_c: "2T / 1C",
        rw_egypt: "1T / 1C",
      });
      expect(event(g, x, 2, "unshaded")).toBeUndefined();
      expect(boardText(g)).toEqual({
        galilee: "1T / 1K",
        gaza: "2T",
        samaria: "2P / 2C",
        lydda: "/ 1C",
        jerusalem_d: "3T / 1C",
        haifa_c: "2T / 1C",
        rw_egypt: "1T / 1C",
      });
      expect([g.prison, g.politicalWill, g.intel]).toEqual([4, 18, [0, 0, 0]]);
    }
  });

  it("P2 unshaded is no Assault: P18 shaded leaves them in Prison", () => {
    const g = position({ lydda: "1T / 2C" }, { capabilities: { 18: "shaded" }, prison: 1 });
    event(g, "british", 2, "unshaded");
    expect(g.prison).toBe(3);
  });

  it("P2 unshaded does nothing without Troops on the coast", () => {
    const g = position({ lydda: "1P / 2C" });
    expect(event(g, "irgun", 2, "unshaded")).toBeUndefined();
    expect([spaceText(g, "lydda"), g.prison]).toEqual(["1P / 2C", 0]);
  });

  it("P2 shaded costs three Political Will, down to 0", () => {
    for (const x of FACTIONS) {
      const g = position({}, { will: 12 });
      expect(event(g, x, 2, "shaded")).toBeUndefined();
      expect(g.politicalWill).toBe(9);
    }
    const low = position({}, { will: 2 });
    event(low, "irgun", 2, "shaded");
    expect(low.politicalWill).toBe(0);
  });

  it("P2 shaded costs one less with P9 unshaded, and three with P9 shaded", () => {
    const bevin = position({}, { will: 12, capabilities: { 9: "unshaded" } });
    event(bevin, "irgun", 2, "shaded");
    expect(bevin.politicalWill).toBe(10);
    const declining = position({}, { will: 12, capabilities: { 9: "shaded" } });
    event(declining, "irgun", 2, "shaded");
    expect(declining.politicalWill).toBe(9);
  });
});

describe("P3 King David Hotel", () => {
  it("P3 unshaded takes one Terror marker of the executing faction's choice, then moves the Haganah left", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "2terror", haifa_c: "terror sabotage" });
      const open = event(g, x, 3, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["haifa_c", "tel_aviv"]]);
      expect(event(g, x, 3, "unshaded", "tel_aviv")).toBeUndefined();
      expect(boardText(g)).toEqual({ tel_aviv: "terror", haifa_c: "sabotage terror" });
      expect([g.haganah, g.storedCells[4], g.storedCaches[4], g.politicalWill]).toEqual([3, 2, 1, 18]);
    }
  });

  it("P3 unshaded does nothing at all without Terror: Sabotage will not do", () => {
    const g = position({ tel_aviv: "2sabotage" });
    expect(event(g, "british", 3, "unshaded")).toBeUndefined();
    expect([boardText(g), g.haganah]).toEqual([{ tel_aviv: "2sabotage" }, 4]);
  });

  it("P3 unshaded takes the marker even with the track at 0", () => {
    const g = position({ tel_aviv: "terror" }, { haganah: 0 });
    event(g, "irgun", 3, "unshaded");
    expect([boardText(g), g.haganah]).toEqual([{}, 0]);
  });

  it("P3 unshaded lets the Irgun pick the Cells owed to the track", () => {
    const g = position({ tel_aviv: "terror", galilee: "7C", gaza: "6C" }, { haganah: 3 });
    const open = event(g, "british", 3, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["irgun", ["underground.galilee", "underground.gaza"]]);
    const taken = position({ tel_aviv: "terror", galilee: "7C", gaza: "6C" }, { haganah: 3 });
    event(taken, "british", 3, "unshaded", "underground.gaza", "underground.gaza", "underground.galilee");
    expect(boardText(taken)).toEqual({ galilee: "/ 6C", gaza: "/ 4C" });
    expect([taken.haganah, taken.storedCells[3]]).toEqual([2, 3]);
  });

  it("P3 shaded puts two Terror markers in a City with an Underground Cell, which stays hidden", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "2P / 1C", haifa_c: "1C terror", jerusalem_c: "1C(1A)", lydda: "1C" });
      const open = event(g, x, 3, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["haifa_c", "tel_aviv"]]);
      expect(event(g, x, 3, "shaded", "haifa_c")).toBeUndefined();
      expect(spaceText(g, "haifa_c")).toBe("/ 1C 3terror");
      expect([g.haganah, g.politicalWill]).toEqual([4, 18]);
    }
  });

  it("P3 shaded needs no roll and places both with P17 unshaded", () => {
    const g = position({ tel_aviv: "3P / 1C" }, { capabilities: { 17: "unshaded", 32: "unshaded" } });
    expect(event(g, "irgun", 3, "shaded")).toBeUndefined();
    expect(spaceText(g, "tel_aviv")).toBe("3P / 1C 2terror");
  });

  it("P3 shaded does nothing without an Underground Cell in a City", () => {
    const g = position({ tel_aviv: "2C(2A)", lydda: "1C", rw_haifa: "1C" });
    expect(event(g, "irgun", 3, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "/ 2C(2A)", lydda: "/ 1C", rw_haifa: "/ 1C" });
  });
});

describe("P4 Illegal Immigration", () => {
  const will = (
    spaces: Parameters<typeof position>[0],
    setting: Parameters<typeof position>[1] = {},
  ): number => {
    const g = position(spaces, { will: 10, ...setting });
    expect(event(g, "irgun", 4, "unshaded")).toBeUndefined();
    return g.politicalWill;
  };

  it("P4 unshaded adds two Political Will without Sabotage on the coast, whatever Irgun pieces are there", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "5C 2K" }, { will: 10 });
      expect(event(g, x, 4, "unshaded")).toBeUndefined();
      expect(g.politicalWill).toBe(12);
    }
    expect(will({}, { will: 19 })).toBe(20);
  });

  it("P4 unshaded does not mind Sabotage outside the Coastal Districts", () => {
    expect(will({ jerusalem_d: "2sabotage", tel_aviv: "sabotage 2terror", rw_haifa: "sabotage" })).toBe(12);
  });

  it("P4 unshaded otherwise costs one for every two Sabotage markers, Cells and Arms Caches together", () => {
    expect(will({ lydda: "sabotage" })).toBe(10);
    expect(will({ lydda: "sabotage", gaza: "1C" })).toBe(9);
    expect(will({ lydda: "sabotage 1K 1C(1A)" })).toBe(9);
    expect(will({ lydda: "2sabotage", samaria: "1K", galilee: "1C" })).toBe(8);
    expect(will({ haifa_d: "4sabotage" })).toBe(8);
  });

  it("P4 unshaded counts pieces and markers in Coastal Districts only, and no cubes", () => {
    const inland = { jerusalem_d: "4C 2K 2sabotage", tel_aviv: "3C sabotage", rw_egypt: "2C sabotage" };
    expect(will({ ...inland, gaza: "3T 3P sabotage" })).toBe(10);
    expect(will({ ...inland, gaza: "1C sabotage" })).toBe(9);
  });

  it("P4 unshaded never costs more than three", () => {
    expect(will({ lydda: "3sabotage", samaria: "5C 2K" })).toBe(7);
    expect(will({ lydda: "3sabotage", samaria: "5C 2K" }, { will: 2 })).toBe(0);
  });

  it("P4 unshaded costs one less with P9 unshaded, after the limit, and never adds that way", () => {
    const capabilities = { 9: "unshaded" } as const;
    expect(will({ lydda: "3sabotage", samaria: "5C 2K" }, { capabilities })).toBe(8);
    expect(will({ lydda: "sabotage 1C" }, { capabilities })).toBe(10);
    expect(will({ lydda: "sabotage" }, { capabilities })).toBe(10);
    expect(will({}, { capabilities })).toBe(12);
  });
});

describe("P5 Acre Prison Break", () => {
  it("P5 unshaded takes up to two Cells from Prison out of the game, as the executing faction likes", () => {
    for (const x of FACTIONS) {
      const open = event(position({}, { prison: 3 }), x, 5, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["count:0", "count:1", "count:2"]]);
    }
    const g = position({}, { prison: 3 });
    expect(event(g, "british", 5, "unshaded", "count:2")).toBeUndefined();
    expect([g.prison, g.exiled, g.available.cells]).toEqual([1, 2, 12]);
    const kept = position({}, { prison: 3 });
    event(kept, "irgun", 5, "unshaded", "count:0");
    expect([kept.prison, kept.exiled]).toEqual([3, 0]);
  });

  it("P5 unshaded takes one if there is only one, and none from an empty Prison", () => {
    expect(keysOf(event(position({}, { prison: 1 }), "british", 5, "unshaded"))).toEqual([
      "count:0",
      "count:1",
    ]);
    const g = position({ galilee: "2C" });
    expect(event(g, "british", 5, "unshaded")).toBeUndefined();
    expect([g.exiled, spaceText(g, "galilee")]).toEqual([0, "/ 2C"]);
  });

  it("P5 unshaded is for good: neither a mass escape nor the Haganah Track brings them back", () => {
    const g = position({}, { prison: 2, exiled: 12 });
    event(g, "british", 5, "unshaded", "count:1");
    event(g, "irgun", 5, "shaded");
    expect([g.prison, g.exiled, g.available.cells]).toEqual([0, 13, 2]);
    event(g, "british", 15, "unshaded");
    event(g, "british", 15, "unshaded");
    // The track stays open where nothing can be had.
    expect([g.haganah, g.storedCells[4], g.storedCells[3], g.exiled]).toEqual([2, 2, 0, 13]);
  });

  it("P5 shaded makes every Cell in Prison Available, none on the map", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "2C(1A)" }, { prison: 5 });
      expect(event(g, x, 5, "shaded")).toBeUndefined();
      expect([g.prison, g.available.cells, boardText(g)]).toEqual([0, 13, { galilee: "/ 2C(1A)" }]);
    }
  });

  it("P5 shaded does nothing to an empty Prison", () => {
    const g = position({ galilee: "2C" });
    expect(event(g, "irgun", 5, "shaded")).toBeUndefined();
    expect([g.prison, g.available.cells]).toEqual([0, 13]);
  });
});

describe("P6 Montgomery", () => {
  it("P6 unshaded lets the British, whoever executes, Search in up to three spaces", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "3T / 2C", haifa_c: "2T 1P / 1C", galilee: "2T / 2C", gaza: "2T" });
      const open = event(g, x, 6, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["search", "none"]]);
      expect(event(g, x, 6, "unshaded", "search", "tel_aviv", "haifa_c", "galilee")).toBeUndefined();
      expect(boardText(g)).toEqual({
        tel_aviv: "3T / 2C(1A) curfew",
        haifa_c: "2T 1P / 1C(1A) curfew",
        galilee: "2T / 2C(1A)",
        gaza: "2T",
      });
    }
  });

  it("P6 unshaded may be declined, and may stop after fewer spaces", () => {
    const g = position({ tel_aviv: "3T / 1C", haifa_c: "3T / 1C" });
    expect(event(g, "british", 6, "unshaded", "none")).toBeUndefined();
    expect(g.available.curfews).toBe(3);
    event(g, "british", 6, "unshaded", "search", "haifa_c", "done");
    expect(boardText(g)).toEqual({ tel_aviv: "3T / 1C", haifa_c: "3T / 1C(1A) curfew" });
  });

  it("P6 unshaded uses no Intel Chits: not in a City, and for no further space", () => {
    const g = position({ tel_aviv: "1T / 1C", haifa_c: "1T / 1C", galilee: "2T / 1C" }, { intel: [1, 1, 1] });
    expect(event(g, "british", 6, "unshaded", "search", "tel_aviv", "haifa_c", "galilee")).toBeUndefined();
    expect(boardText(g)).toEqual({
      tel_aviv: "1T / 1C curfew",
      haifa_c: "1T / 1C curfew",
      galilee: "2T / 1C(1A)",
    });
    expect(g.intel).toEqual([1, 1, 1]);
  });

  it("P6 unshaded keeps its three spaces with P9 shaded; P17 shaded still asks for four cubes", () => {
    const g = position(
      { tel_aviv: "3T / 1C", haifa_c: "4T / 1C", galilee: "2T / 1C" },
      { capabilities: { 9: "shaded", 17: "shaded" } },
    );
    event(g, "british", 6, "unshaded", "search", "tel_aviv", "haifa_c", "galilee");
    expect(boardText(g)).toEqual({
      tel_aviv: "3T / 1C curfew",
      haifa_c: "4T / 1C(1A) curfew",
      galilee: "2T / 1C(1A)",
    });
  });

  it("P6 unshaded moves Troops and brings no Special Activity", () => {
    const g = position({ tel_aviv: "3T curfew", lydda: "1T / 2C" });
    const open = event(g, "british", 6, "unshaded", "search");
    expect(keysOf(open)).not.toContain("mass-detention");
    expect(keysOf(open)).not.toContain("negotiate");
    event(g, "british", 6, "unshaded", "search", "lydda", "troops.tel_aviv", "count:3", "done");
    // The last cube gone, the Curfew goes too.
    expect(boardText(g)).toEqual({ lydda: "4T / 2C(2A)" });
  });

  it("P6 unshaded moves all Troops at once: relieved in the same Search, a City keeps its Curfew", () => {
    const g = position({ tel_aviv: "1T / 1C curfew", rw_haifa: "1T" });
    event(
      g,
      "british",
      6,
      "unshaded",
      "search",
      "lydda",
      "troops.tel_aviv",
      "done",
      "tel_aviv",
      "troops.rw_haifa",
      "done",
    );
    expect([boardText(g), g.available.curfews]).toEqual([{ lydda: "1T", tel_aviv: "1T / 1C curfew" }, 2]);
  });

  it("P6 shaded puts a Cell into every City without Troops, past Police and Curfews", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1T", haifa_c: "2P curfew", jerusalem_c: "1C(1A)" });
      const open = event(g, x, 6, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["haifa_c", "jerusalem_c"]]);
      expect(event(g, x, 6, "shaded", "jerusalem_c")).toBeUndefined();
      expect(boardText(g)).toEqual({
        tel_aviv: "1T",
        haifa_c: "2P / 1C curfew",
        jerusalem_c: "/ 2C(1A)",
      });
    }
  });

  it("P6 shaded with too few Cells goes where the executing faction says, and takes none from elsewhere", () => {
    const g = position({ galilee: "8C" }, { haganah: 2, prison: 1 });
    expect(event(g, "british", 6, "shaded", "tel_aviv")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 8C", tel_aviv: "/ 1C" });
    expect([g.prison, g.storedCells[3], g.storedCells[4], g.available.cells]).toEqual([1, 3, 2, 0]);
  });

  it("P6 shaded does nothing with an empty pool or Troops in every City", () => {
    const empty = position({ galilee: "15C" });
    expect(event(empty, "irgun", 6, "shaded")).toBeUndefined();
    const guarded = position({ tel_aviv: "1T", haifa_c: "1T", jerusalem_c: "1T" });
    expect(event(guarded, "irgun", 6, "shaded")).toBeUndefined();
    expect(guarded.available.cells).toBe(15);
  });
});

describe("P7 Lehi", () => {
  it("P7 unshaded takes one Cell from each space with two or more, to Available", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "3C", tel_aviv: "2T / 2C(1A)", rw_egypt: "2C(2A)", gaza: "1C 2K" });
      const open = event(g, x, 7, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["underground.galilee", "underground.tel_aviv", "active.tel_aviv", "active.rw_egypt", "none"],
      ]);
      event(g, x, 7, "unshaded", "active.tel_aviv", "underground.galilee", "active.rw_egypt");
      expect(boardText(g)).toEqual({
        galilee: "/ 2C",
        tel_aviv: "2T / 1C",
        rw_egypt: "/ 1C(1A)",
        gaza: "/ 1C 2K",
      });
      expect([g.available.cells, g.prison]).toEqual([10, 0]);
    }
  });

  it("P7 unshaded takes no second Cell from a space, and may stop at any time", () => {
    const g = position({ galilee: "4C", gaza: "2C" });
    expect(keysOf(event(g, "irgun", 7, "unshaded", "underground.galilee"))).toEqual([
      "underground.gaza",
      "none",
    ]);
    const h = position({ galilee: "4C", gaza: "2C" });
    expect(event(h, "irgun", 7, "unshaded", "none")).toBeUndefined();
    expect(boardText(h)).toEqual({ galilee: "/ 4C", gaza: "/ 2C" });
  });

  it("P7 unshaded finds nobody where Cells are alone", () => {
    const g = position({ galilee: "1C 2K", gaza: "1C(1A)" });
    expect(event(g, "british", 7, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C 2K", gaza: "/ 1C(1A)" });
  });

  it("P7 shaded takes one Police from each space with an Underground Cell, which stays hidden", () => {
    for (const x of FACTIONS) {
      const g = position({
        tel_aviv: "2P / 1C",
        rw_haifa: "1P / 2C(1A)",
        haifa_c: "1P / 1C(1A)",
        gaza: "2P",
      });
      const open = event(g, x, 7, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["police.tel_aviv", "police.rw_haifa", "none"]]);
      expect(event(g, x, 7, "shaded", "police.tel_aviv", "police.rw_haifa")).toBeUndefined();
      expect(boardText(g)).toEqual({
        tel_aviv: "1P / 1C",
        rw_haifa: "/ 2C(1A)",
        haifa_c: "1P / 1C(1A)",
        gaza: "2P",
      });
      expect(g.available.police).toBe(2);
    }
  });

  it("P7 shaded may spare some of them", () => {
    const g = position({ tel_aviv: "1P / 1C", gaza: "1P / 1C" });
    expect(event(g, "british", 7, "shaded", "police.gaza", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "1P / 1C", gaza: "/ 1C" });
  });

  it("P7 shaded ends a Curfew when the last cube goes, and only then", () => {
    const g = position({ tel_aviv: "1P / 1C curfew", haifa_c: "1T 1P / 1C curfew" });
    event(g, "irgun", 7, "shaded", "police.tel_aviv", "police.haifa_c");
    expect(boardText(g)).toEqual({ tel_aviv: "/ 1C", haifa_c: "1T / 1C curfew" });
    expect(g.available.curfews).toBe(2);
  });

  it("P7 shaded finds nobody beside Active Cells", () => {
    expect(event(position({ tel_aviv: "2P / 2C(2A)" }), "irgun", 7, "shaded")).toBeUndefined();
  });
});

describe("P8 Harry Truman", () => {
  it("P8 unshaded adds two Political Will and lets the British Deploy in up to three spaces", () => {
    for (const x of FACTIONS) {
      const g = position({ galilee: "2T", samaria: "2T / 1C", gaza: "1T / 1C", haifa_c: "1T" }, { will: 15 });
      const open = event(g, x, 8, "unshaded");
      expect([open?.seat, keysOf(open), g.politicalWill]).toEqual(["british", ["deploy", "none"], 17]);
    }
    const g = position({ galilee: "2T", samaria: "2T / 1C", gaza: "1T / 1C", haifa_c: "1T" }, { will: 15 });
    event(g, "british", 8, "unshaded", "deploy", "galilee", "samaria", "haifa_c", "done");
    expect(boardText(g)).toEqual({
      galilee: "2T 1P",
      samaria: "2T 1P / 1C",
      gaza: "1T / 1C",
      haifa_c: "1T 1P",
    });
    expect(g.politicalWill).toBe(17);
  });

  it("P8 unshaded moves Troops from anywhere to one space, a Railway too", () => {
    const g = position({ galilee: "2T", gaza: "2T / 2C" });
    event(
      g,
      "british",
      8,
      "unshaded",
      "deploy",
      "rw_egypt",
      "troops.galilee",
      "count:1",
      "troops.gaza",
      "count:2",
      "done",
    );
    expect(boardText(g)).toEqual({ galilee: "1T 1P", gaza: "/ 2C", rw_egypt: "3T" });
  });

  it("P8 unshaded keeps three spaces with P9 shaded, never a fourth, never a Restore", () => {
    const g = position(
      { galilee: "1T", samaria: "1T", gaza: "1T", haifa_c: "1T 1P curfew" },
      { capabilities: { 9: "shaded" }, intel: [1, 0, 0] },
    );
    expect(keysOf(event(g, "british", 8, "unshaded", "deploy"))).not.toContain("restore");
    const open = event(g, "british", 8, "unshaded", "deploy", "galilee", "samaria", "gaza");
    expect(open?.about.kind).toBe("troops-to");
    expect(boardText(g)).toEqual({
      galilee: "1T 1P",
      samaria: "1T 1P",
      gaza: "1T 1P",
      haifa_c: "1T 1P curfew",
    });
  });

  it("P8 unshaded places no more Police than are Available", () => {
    const g = position({ galilee: "2T", samaria: "2T", rw_egypt: "5P" });
    event(g, "british", 8, "unshaded", "deploy", "samaria", "galilee", "done");
    expect(boardText(g)).toEqual({ samaria: "2T 1P", galilee: "2T", rw_egypt: "5P" });
  });

  it("P8 unshaded moves Troops even where no space is fit for Police, and a Curfew left alone goes", () => {
    const g = position({ tel_aviv: "1T / 1C curfew" });
    event(g, "british", 8, "unshaded", "deploy", "galilee");
    expect(boardText(g)).toEqual({ galilee: "1T", tel_aviv: "/ 1C" });
    expect(g.available.curfews).toBe(3);
  });

  it("P8 unshaded stops at twenty, and the Deploy may be declined", () => {
    const g = position({ galilee: "2T" }, { will: 19 });
    expect(event(g, "british", 8, "unshaded", "none")).toBeUndefined();
    expect([g.politicalWill, spaceText(g, "galilee")]).toEqual([20, "2T"]);
  });

  it("P8 shaded costs one Political Will for each Curfew on the map", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1T curfew", haifa_c: "1P curfew" }, { will: 10 });
      expect(event(g, x, 8, "shaded")).toBeUndefined();
      expect([g.politicalWill, g.available.curfews]).toEqual([8, 1]);
    }
    const none = position({}, { will: 10 });
    event(none, "irgun", 8, "shaded");
    expect(none.politicalWill).toBe(10);
    const low = position({ tel_aviv: "1T curfew", haifa_c: "1P curfew" }, { will: 1 });
    event(low, "irgun", 8, "shaded");
    expect(low.politicalWill).toBe(0);
  });

  it("P8 shaded costs one less with P9 unshaded, and adds nothing without a Curfew", () => {
    const capabilities = { 9: "unshaded" } as const;
    const after = (spaces: Parameters<typeof position>[0]): number => {
      const g = position(spaces, { will: 10, capabilities });
      event(g, "irgun", 8, "shaded");
      return g.politicalWill;
    };
    expect(after({ tel_aviv: "1T curfew", haifa_c: "1P curfew", jerusalem_c: "1P curfew" })).toBe(8);
    expect(after({ tel_aviv: "1T curfew" })).toBe(10);
    expect(after({})).toBe(10);
  });
});
