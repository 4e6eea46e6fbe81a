import { describe, expect, it } from "vitest";
import type { SpaceId } from "../board.ts";
import { fullOperation, limitedOperation } from "../operation.ts";
import { boardText, keysOf, operation, position, spaceText, whyClosed } from "../testing/index.ts";
import { operationBar, operationOf } from "./index.ts";

const SPECIALS = ["restore", "negotiate", "mass-detention"];
/** What is on offer beside Special Activities. */
const plain = (keys: readonly string[]): string[] => keys.filter((key) => !SPECIALS.includes(key));

describe("Operations in general", () => {
  const four = { galilee: "2T / 1C(1A)", samaria: "2T / 1C(1A)", gaza: "2T / 1C(1A)", lydda: "2T / 1C(1A)" };

  it("3.1 up to three spaces, each only once", () => {
    const second = operation(position(four), "assault", "full", "gaza");
    expect(whyClosed(second, "gaza")).toBe("3.1 why.already-chosen");
    expect(keysOf(second)).toEqual(["galilee", "samaria", "lydda", "done"]);
    const g = position(four);
    expect(operation(g, "assault", "full", "gaza", "lydda", "samaria")).toBeUndefined();
    expect(spaceText(g, "galilee")).toBe("2T / 1C(1A)");
  });

  it("3.1 a fourth space is refused with its reason, unless something adds one", () => {
    const open = operation(
      position(four, { intel: [1, 0, 0] }),
      "assault",
      "full",
      "gaza",
      "lydda",
      "samaria",
    );
    expect(keysOf(open)).toEqual(["lead:0", "done"]);
    expect(whyClosed(open, "galilee")).toBe("3.1 why.spaces-used-up");
  });

  it("3.1 with Ernest Bevin shaded it is two", () => {
    const g = position(four, { capabilities: { 9: "shaded" } });
    expect(operation(g, "assault", "full", "gaza", "lydda")).toBeUndefined();
    const h = position(four, { capabilities: { 9: "shaded" }, intel: [1, 0, 0] });
    expect(operation(h, "assault", "full", "gaza", "lydda", "lead:0", "samaria")).toBeUndefined();
  });

  it("3.1 the acting faction picks the order of its spaces", () => {
    for (const order of [
      ["gaza", "lydda"],
      ["lydda", "gaza"],
    ]) {
      const g = position({ gaza: four.gaza, lydda: four.lydda });
      operation(g, "assault", "full", ...order);
      expect(boardText(g)).toEqual({ gaza: "2T", lydda: "2T" });
    }
  });

  it("3.1 at least one space belongs to an Operation", () => {
    for (const kind of ["deploy", "patrol", "search", "assault"] as const)
      for (const box of ["full", "limited"] as const)
        expect(keysOf(operation(position({ ...four, tel_aviv: "2T" }), kind, box))).not.toContain("done");
  });

  it("3.1 pieces aimed at are hit to the full extent: Assault spares nobody", () => {
    const g = position({ gaza: "6T / 2C(2A) 1K" });
    expect(keysOf(operation(g, "assault", "limited"))).toEqual(["intel:0", "intel:1", "intel:2"]);
    expect(spaceText(g, "gaza")).toBe("6T");
  });

  it("3.2 the British choose among Deploy, Patrol, Search and Assault", () => {
    const g = position({ gaza: "2T 1P / 1C" });
    for (const kind of ["deploy", "patrol", "search", "assault"] as const) {
      expect(operationOf(kind, fullOperation(g, "british")).faction).toBe("british");
      expect(operationBar(g, kind, limitedOperation(g, "british"))).toBeUndefined();
    }
    const quiet = position({ gaza: "2T" });
    expect(operationBar(quiet, "patrol", fullOperation(quiet, "british"))).toMatchObject({ rule: "3.2.2" });
    expect(operationBar(quiet, "assault", fullOperation(quiet, "british"))).toMatchObject({ rule: "3.2.4" });
    expect(operationBar(quiet, "search", fullOperation(quiet, "british"))).toBeUndefined();
  });
});

describe("Deploy", () => {
  it("3.2.1 Districts and Cities with more Troops than Irgun pieces: Caches count, Police do not", () => {
    const g = position({
      galilee: "2T / 1C",
      samaria: "2T / 1C 1K",
      gaza: "1T 2P / 1C(1A)",
      lydda: "1T",
      tel_aviv: "3T / 2C(1A)",
      rw_egypt: "2T",
      haifa_d: "1P",
    });
    const open = operation(g, "deploy", "full");
    expect(plain(keysOf(open))).toEqual(["galilee", "lydda", "tel_aviv"]);
    expect(whyClosed(open, "samaria")).toBe("3.2.1 why.outnumbered");
    expect(whyClosed(open, "gaza")).toBe("3.2.1 why.outnumbered");
    expect(whyClosed(open, "haifa_d")).toBe("3.2.1 why.outnumbered");
    expect(whyClosed(open, "jerusalem_c")).toBe("3.2.1 why.outnumbered");
    expect(whyClosed(open, "rw_egypt")).toBe("3.2.1 why.deploy-where");
  });

  it("3.2.1 one Police in each selected space, while there are any", () => {
    const g = position({ galilee: "1T", gaza: "1T", lydda: "1T", tel_aviv: "4P" });
    operation(g, "deploy", "full", "gaza", "lydda", "galilee", "done", "done");
    expect(boardText(g)).toEqual({ galilee: "1T", gaza: "1T 1P", lydda: "1T 1P", tel_aviv: "4P" });
    expect(g.available.police).toBe(0);
  });

  it("3.2.1 then Troops from anywhere, as many as desired, to one space, a Railway too", () => {
    const g = position({ galilee: "2T", gaza: "3T", jerusalem_c: "1T" });
    operation(
      g,
      "deploy",
      "full",
      ...["gaza", "done", "rw_syria", "troops.gaza", "count:2", "troops.jerusalem_c", "done", "done"],
    );
    expect(boardText(g)).toEqual({ galilee: "2T", gaza: "1T 1P", rw_syria: "3T" });
  });

  it("3.2.1 there is one such space, and Police do not go with the Troops", () => {
    const spaces = { galilee: "1T 1P", gaza: "2T" };
    const open = operation(position(spaces), "deploy", "limited", "galilee", "lydda");
    expect(keysOf(open)).toEqual(["troops.galilee", "troops.gaza"]);
    const g = position(spaces);
    expect(
      operation(g, "deploy", "limited", "galilee", "lydda", "troops.gaza", "count:1", "done"),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "1T 2P", gaza: "1T", lydda: "1T" });
  });

  it("3.2.1 a Limited Deploy places one Police and still may move Troops, to another space", () => {
    const g = position({ galilee: "2T", gaza: "2T" });
    operation(g, "deploy", "limited", "galilee", "rw_egypt", "troops.gaza", "count:2", "done");
    expect(boardText(g)).toEqual({ galilee: "2T 1P", rw_egypt: "2T" });
    const h = position({ galilee: "2T", gaza: "2T" });
    expect(operation(h, "deploy", "limited", "galilee", "done")).toBeUndefined();
    expect(boardText(h)).toEqual({ galilee: "2T 1P", gaza: "2T" });
  });

  it("3.2.1 a fit space must be chosen; if there is none the Troop move can be made alone", () => {
    expect(keysOf(operation(position({ galilee: "2T", gaza: "1T" }), "deploy", "limited"))).toEqual([
      "galilee",
      "gaza",
    ]);
    const g = position({ galilee: "2T / 2C" });
    expect(operationBar(g, "deploy", limitedOperation(g, "british"))).toBeUndefined();
    operation(g, "deploy", "limited", "tel_aviv", "count:2");
    expect(boardText(g)).toEqual({ galilee: "/ 2C", tel_aviv: "2T" });
  });

  it("3.2.1 no Intelligence Lead goes with Deploy", () => {
    const g = position({ galilee: "1T", gaza: "1T", lydda: "1T", samaria: "1T" }, { intel: [3, 3, 3] });
    const open = operation(g, "deploy", "full", "gaza", "lydda", "galilee");
    expect(keysOf(open).filter((key) => key.startsWith("lead"))).toEqual([]);
    const limited = operation(
      position({ galilee: "1T", gaza: "1T" }, { intel: [3, 3, 3] }),
      "deploy",
      "limited",
      "gaza",
    );
    expect(keysOf(limited).filter((key) => key.startsWith("lead"))).toEqual([]);
    expect(limited?.about.kind).toBe("troops-to");
  });
});

describe("Patrol", () => {
  it("3.2.2 destinations are spaces with Cells of either kind, Railways too, not those with Arms Caches alone", () => {
    const g = position({ gaza: "1C", rw_egypt: "1C(1A)", lydda: "1K", tel_aviv: "2P" });
    const open = operation(g, "patrol", "full");
    expect(plain(keysOf(open))).toEqual(["gaza", "rw_egypt"]);
    expect(whyClosed(open, "lydda")).toBe("3.2.2 why.no-cells");
    expect(whyClosed(open, "tel_aviv")).toBe("3.2.2 why.no-cells");
  });

  it("3.2.2 any Police from anywhere, no Troops, and nobody twice", () => {
    const spaces = { gaza: "1C(1A)", galilee: "1P / 1C(1A)", tel_aviv: "2T 2P" };
    const open = operation(position(spaces), "patrol", "full", "gaza");
    expect(keysOf(open)).toEqual(["police.galilee", "police.tel_aviv", "done"]);
    const again = operation(
      position(spaces),
      "patrol",
      "full",
      "gaza",
      "police.tel_aviv",
      "count:2",
      "done",
      "galilee",
    );
    // The two who came to Gaza do not move on: nobody is left to go to Galilee.
    expect(again?.about.kind).not.toBe("movers");
    const h = position(spaces);
    operation(
      h,
      "patrol",
      "full",
      "gaza",
      "police.galilee",
      "done",
      "galilee",
      "police.tel_aviv",
      "count:2",
      "done",
    );
    expect(boardText(h)).toEqual({ gaza: "1P / 1C(1A)", galilee: "2P / 1C(1A)", tel_aviv: "2T" });
  });

  it("3.2.2 in one destination each Police takes an Active Cell to Prison, whether it moved there or not", () => {
    const g = position({ gaza: "1P / 3C(3A)", galilee: "2P / 2C(2A)" });
    operation(g, "patrol", "full", "gaza", "done", "galilee", "done", "done", "galilee", "done");
    expect(boardText(g)).toEqual({ gaza: "1P / 3C(3A)", galilee: "2P" });
    expect([g.prison, g.available.cells]).toEqual([2, 10]);
    const h = position({ gaza: "1P / 3C(3A)", galilee: "2P" });
    operation(h, "patrol", "limited", "police.galilee", "count:1", "done", "gaza");
    expect(spaceText(h, "gaza")).toBe("2P / 1C(1A)");
  });

  it("3.2.2 only in a destination, and only where Police are", () => {
    const g = position({ gaza: "1C(1A)", galilee: "1P / 1C(1A)", lydda: "1P / 1C(1A)" });
    const open = operation(g, "patrol", "full", "gaza", "done", "lydda", "done", "done");
    expect(plain(keysOf(open))).toEqual(["lydda", "done"]);
    expect(whyClosed(open, "galilee")).toBe("3.2.2 why.not-patrolled");
    expect(whyClosed(open, "gaza")).toBe("3.2.2 why.no-police-to-patrol");
  });

  it("3.2.2 Underground Cells are safe without Intel", () => {
    const g = position({ gaza: "2P / 2C", lydda: "1P / 2C(1A)" });
    const open = operation(g, "patrol", "full", "gaza", "done", "lydda", "done", "done");
    expect(plain(keysOf(open))).toEqual(["lydda", "done"]);
    const h = position({ lydda: "3P / 2C(1A)" });
    operation(h, "patrol", "limited", "lydda");
    expect(spaceText(h, "lydda")).toBe("3P / 1C");
    expect(h.prison).toBe(1);
  });

  it("3.2.2 Intel takes Underground Cells within the number of Police", () => {
    const g = position({ gaza: "2P / 3C" }, { intel: [0, 1, 1] });
    // The chit of 2 is enough for two Police: no more Intel is asked for.
    expect(operation(g, "patrol", "limited", "gaza", "intel:2")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("2P / 1C");
    expect([g.intel, g.prison]).toEqual([[0, 1, 0], 2]);
  });

  it("3.2.2 the British pick Active or Underground ones, but as many go as can", () => {
    const spaces = { gaza: "2P / 4C(2A)" };
    const open = operation(position(spaces, { intel: [0, 0, 1] }), "patrol", "limited", "gaza", "intel:2");
    expect(keysOf(open)).toEqual(["count:1", "count:2"]);
    const g = position(spaces, { intel: [0, 0, 1] });
    operation(g, "patrol", "limited", "gaza", "intel:2", "count:1");
    expect(spaceText(g, "gaza")).toBe("2P / 2C(1A)");
    const h = position(spaces, { intel: [0, 0, 1] });
    operation(h, "patrol", "limited", "gaza", "intel:2", "count:2");
    expect(spaceText(h, "gaza")).toBe("2P / 2C(2A)");
    const few = position({ gaza: "3P / 3C(1A)" }, { intel: [0, 1, 0] });
    operation(few, "patrol", "limited", "gaza", "intel:1");
    expect(spaceText(few, "gaza")).toBe("3P / 1C");
  });

  it("3.2.2 the chits may be kept, and then Active Cells alone go", () => {
    const g = position({ gaza: "2P / 2C(1A)" }, { intel: [0, 1, 0] });
    operation(g, "patrol", "limited", "gaza", "done");
    expect(spaceText(g, "gaza")).toBe("2P / 1C");
    expect(g.intel).toEqual([0, 1, 0]);
  });

  it("3.2.2 three destinations, and Cells go from one of them", () => {
    const spaces = { gaza: "1P / 1C(1A)", galilee: "1P / 1C(1A)", lydda: "1P / 1C(1A)", samaria: "1C" };
    const third = operation(
      position(spaces),
      "patrol",
      "full",
      "gaza",
      "done",
      "galilee",
      "done",
      "lydda",
      "done",
    );
    expect(whyClosed(third, "samaria")).toBe("3.1 why.spaces-used-up");
    const g = position(spaces);
    operation(
      g,
      "patrol",
      "full",
      "gaza",
      "done",
      "galilee",
      "done",
      "lydda",
      "done",
      "done",
      "gaza",
      "done",
    );
    expect(g.prison).toBe(1);
  });
});

describe("Search", () => {
  it("3.2.3 any space can be a destination, Troops come from next door, and Police stay", () => {
    const g = position({ rw_jerusalem: "1T 1P", lydda: "1P", gaza: "2T" });
    expect(plain(keysOf(operation(g, "search", "limited")))).toHaveLength(13);
    expect(keysOf(operation(g, "search", "limited", "tel_aviv"))).toEqual(["troops.rw_jerusalem", "done"]);
  });

  it("3.2.3 the movement is simultaneous: nobody moves twice, and Troops may leave a space others enter", () => {
    const spaces = { galilee: "1T", samaria: "1T" };
    const open = operation(position(spaces), "search", "full", "samaria", "troops.galilee", "lydda");
    expect(keysOf(open)).toEqual(["troops.samaria", "done"]);
    const g = position(spaces);
    operation(
      g,
      "search",
      "full",
      "samaria",
      "troops.galilee",
      "lydda",
      "troops.samaria",
      "done",
      "all",
      "done",
    );
    expect(boardText(g)).toEqual({ samaria: "1T", lydda: "1T" });
    const lone = operation(
      position({ galilee: "1T" }),
      "search",
      "full",
      "samaria",
      "troops.galilee",
      "lydda",
    );
    expect(keysOf(lone)).not.toContain("troops.samaria");
  });

  it("3.2.3 in Districts and on Railways one Cell for every two cubes, Police counted", () => {
    for (const [cubes, active] of [
      ["1T", 0],
      ["1T 1P", 1],
      ["3P", 1],
      ["2T 2P", 2],
      ["5T", 2],
      ["5T 1P", 3],
    ] as const) {
      for (const id of ["gaza", "rw_egypt"] as SpaceId[]) {
        const g = position({ [id]: `${cubes} / 4C` });
        operation(g, "search", "limited", id);
        expect([id, cubes, spaceText(g, id)]).toEqual([
          id,
          cubes,
          `${cubes} / 4C${active ? `(${active}A)` : ""}`,
        ]);
      }
    }
  });

  it("3.2.3 in Cities a Curfew, and one Cell for every three cubes, Police counted", () => {
    for (const [cubes, active] of [
      ["2T", 0],
      ["2T 1P", 1],
      ["3P", 1],
      ["5T", 1],
      ["3T 3P", 2],
    ] as const) {
      const g = position({ tel_aviv: `${cubes} / 4C` });
      operation(g, "search", "limited", "tel_aviv");
      expect([cubes, spaceText(g, "tel_aviv")]).toEqual([
        cubes,
        `${cubes} / 4C${active ? `(${active}A)` : ""} curfew`,
      ]);
    }
  });

  it("3.2.3 or for one Intel Chit of any value one Cell for every cube, and no Curfew", () => {
    for (const intel of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const) {
      const g = position({ tel_aviv: "2T 1P / 4C" }, { intel });
      const value = intel.indexOf(1);
      operation(g, "search", "limited", "tel_aviv", "done", `intel:${value}`);
      expect(spaceText(g, "tel_aviv")).toBe("2T 1P / 4C(3A)");
      expect(g.intel).toEqual([0, 0, 0]);
      expect(g.available.curfews).toBe(3);
    }
  });

  it("3.2.3 the chit may be kept, a Curfew that lies there stays, and Districts ask for none", () => {
    const keep = position({ tel_aviv: "3T / 4C" }, { intel: [1, 0, 0] });
    expect(keysOf(operation(keep, "search", "limited", "tel_aviv", "done"))).toEqual([
      "intel:0",
      "take:curfew",
    ]);
    operation(keep, "search", "limited", "tel_aviv", "done", "take:curfew");
    expect(spaceText(keep, "tel_aviv")).toBe("3T / 4C(1A) curfew");
    const old = position({ tel_aviv: "3T / 4C curfew" }, { intel: [1, 0, 0] });
    operation(old, "search", "limited", "tel_aviv", "done", "intel:0");
    expect(spaceText(old, "tel_aviv")).toBe("3T / 4C(3A) curfew");
    const district = position({ gaza: "2T / 4C" }, { intel: [1, 1, 1] });
    expect(operation(district, "search", "limited", "gaza", "done")).toBeUndefined();
    expect(district.intel).toEqual([1, 1, 1]);
  });

  it("3.2.3 each City has its own chit or Curfew", () => {
    const g = position({ tel_aviv: "2T / 2C", haifa_c: "2T / 2C" }, { intel: [1, 0, 0] });
    operation(g, "search", "full", "tel_aviv", "haifa_c", "done", "haifa_c", "intel:0", "tel_aviv", "done");
    expect(boardText(g)).toEqual({ haifa_c: "2T / 2C(2A)", tel_aviv: "2T / 2C curfew" });
  });

  it("3.2.3 the count is not spent on Cells that are Active already", () => {
    const g = position({ gaza: "4T / 4C(2A)" });
    operation(g, "search", "limited", "gaza");
    expect(spaceText(g, "gaza")).toBe("4T / 4C(4A)");
  });

  it("3.2.3 those who have moved and those who were there count together", () => {
    const g = position({ gaza: "1T", lydda: "1T / 2C" });
    operation(g, "search", "limited", "lydda", "troops.gaza");
    expect(spaceText(g, "lydda")).toBe("2T / 2C(1A)");
  });

  it("3.2.3 a Limited Search has one destination, into which several spaces may send Troops", () => {
    const g = position({ gaza: "1T", lydda: "2C", samaria: "1T", haifa_c: "1T" });
    expect(operation(g, "search", "limited", "lydda", "troops.samaria", "troops.gaza")).toBeUndefined();
    expect(boardText(g)).toEqual({ lydda: "2T / 2C(1A)", haifa_c: "1T" });
  });
});

describe("Assault", () => {
  it("3.2.4 spaces with Troops and Irgun pieces; Police are no Troops", () => {
    const g = position({
      gaza: "2T / 1C",
      lydda: "2P / 1C(1A)",
      samaria: "2T",
      haifa_d: "1T / 1K",
      rw_egypt: "2T / 1C(1A)",
    });
    const open = operation(g, "assault", "full");
    expect(plain(keysOf(open))).toEqual(["haifa_d", "gaza", "rw_egypt"]);
    expect(whyClosed(open, "lydda")).toBe("3.2.4 why.no-troops");
    expect(whyClosed(open, "samaria")).toBe("3.2.4 why.no-irgun");
  });

  it("3.2.4 one Active piece for every two Troops, Police not counted", () => {
    for (const [cubes, left] of [
      ["1T 3P", 4],
      ["2T", 3],
      ["3T 1P", 3],
      ["4T", 2],
      ["8T", 0],
    ] as const) {
      const g = position({ gaza: `${cubes} / 4C(4A)` });
      operation(g, "assault", "limited");
      expect([cubes, spaceText(g, "gaza")]).toEqual([cubes, left ? `${cubes} / ${left}C(${left}A)` : cubes]);
    }
  });

  it("3.2.4 Arms Caches fall only when no Cell is left, not even an Underground one", () => {
    const hidden = position({ gaza: "6T / 2C(1A) 1K" });
    operation(hidden, "assault", "limited");
    expect(spaceText(hidden, "gaza")).toBe("6T / 1C 1K");
    const open = position({ gaza: "4T / 1C(1A) 2K" }, { will: 10 });
    operation(open, "assault", "limited", "intel:1");
    expect(spaceText(open, "gaza")).toBe("4T / 1K");
    expect([open.politicalWill, open.intel]).toEqual([11, [0, 1, 0]]);
  });

  it("3.2.4 each Arms Cache adds 1 to Political Will and draws a chit", () => {
    const g = position({ gaza: "4T / 2K" }, { will: 10 });
    operation(g, "assault", "limited", "intel:2", "intel:0");
    expect([g.politicalWill, g.intel, g.available.caches]).toEqual([12, [1, 0, 1], 5]);
  });

  it("3.2.4 Cells go by turns to Available and to Prison, Available first", () => {
    for (const [cells, prison] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ]) {
      const g = position({ gaza: `10T / ${cells}C(${cells}A)` });
      operation(g, "assault", "limited");
      expect([cells, g.prison, g.available.cells]).toEqual([cells, prison, 15 - prison]);
    }
  });

  it("3.2.4 every space begins with Available anew", () => {
    const g = position({ gaza: "2T / 1C(1A)", lydda: "2T / 1C(1A)", samaria: "2T / 1C(1A)" });
    operation(g, "assault", "full", "gaza", "lydda", "samaria");
    expect([g.prison, g.available.cells]).toEqual([0, 15]);
    const h = position({ gaza: "6T / 3C(3A)", lydda: "2T / 1C(1A)" });
    operation(h, "assault", "full", "gaza", "lydda");
    expect([h.prison, h.available.cells]).toEqual([1, 14]);
  });

  it("3.2.4 Underground Cells bought with Intel count among the hits and alternate with the others", () => {
    const g = position({ gaza: "4T / 3C(1A)" }, { intel: [0, 0, 1] });
    operation(g, "assault", "limited", "intel:2", "count:1");
    expect(spaceText(g, "gaza")).toBe("4T / 1C");
    expect([g.prison, g.available.cells]).toEqual([1, 13]);
  });

  it("3.2.4 a Cache falls behind Underground Cells if Intel and Troops reach that far", () => {
    const spaces = { gaza: "6T / 2C(1A) 1K" };
    const g = position(spaces, { intel: [0, 1, 0], will: 10 });
    operation(g, "assault", "limited", "intel:1", "intel:0");
    expect(spaceText(g, "gaza")).toBe("6T");
    expect(g.politicalWill).toBe(11);
    const short = position({ gaza: "4T / 2C(1A) 1K" }, { intel: [0, 1, 0], will: 10 });
    operation(short, "assault", "limited", "intel:1");
    expect(spaceText(short, "gaza")).toBe("4T / 1K");
    expect(short.politicalWill).toBe(10);
    const kept = position(spaces, { intel: [0, 1, 0], will: 10 });
    operation(kept, "assault", "limited", "done");
    expect(spaceText(kept, "gaza")).toBe("6T / 1C 1K");
  });

  it("3.2.4 an Underground Cell may be taken rather than an Active one", () => {
    const g = position({ gaza: "2T / 2C(1A)" }, { intel: [0, 1, 0] });
    operation(g, "assault", "limited", "intel:1");
    expect(spaceText(g, "gaza")).toBe("2T / 1C(1A)");
  });

  it("3.2.4 Intel buys no more than the Troops can hit", () => {
    const g = position({ gaza: "3T / 3C" }, { intel: [0, 0, 2] });
    expect(operation(g, "assault", "limited", "intel:2")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("3T / 2C");
    expect(g.intel).toEqual([0, 0, 1]);
    const lone = position({ gaza: "1T / 2C" }, { intel: [0, 3, 3] });
    expect(operation(lone, "assault", "limited")).toBeUndefined();
    expect([spaceText(lone, "gaza"), lone.intel]).toEqual(["1T / 2C", [0, 3, 3]]);
  });

  it("3.2.4 a chit drawn for a Cache can be spent in the next space", () => {
    const g = position({ gaza: "2T / 1K", lydda: "4T / 2C" });
    operation(g, "assault", "full", "gaza", "intel:2", "lydda", "intel:2");
    expect(boardText(g)).toEqual({ gaza: "2T", lydda: "4T" });
    expect([g.intel, g.prison]).toEqual([[0, 0, 0], 1]);
  });
});
