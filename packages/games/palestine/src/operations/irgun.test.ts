import { describe, expect, it } from "vitest";
import { fullOperation, limitedOperation } from "../operation.ts";
import { boardText, keysOf, operation, position, spaceText, whyClosed } from "../testing/index.ts";
import { operationBar, operationOf } from "./index.ts";

/** Without the extra space of the Haganah. */
const NEUTRAL = { haganah: 2 } as const;
const SPECIALS = /^(silence|propagandize|terror:.*)$/;
/** What is on offer beside Special Activities. */
const plain = (keys: readonly string[]): string[] => keys.filter((key) => !SPECIALS.test(key));

describe("Operations in general", () => {
  it("3.3 the Irgun choose among Recruit, Travel, Sabotage and Rob", () => {
    const g = position({ gaza: "1C" }, NEUTRAL);
    for (const kind of ["recruit", "travel", "sabotage", "rob"] as const) {
      expect(operationOf(kind, fullOperation(g, "irgun")).faction).toBe("irgun");
      expect(operationBar(g, kind, limitedOperation(g, "irgun"))).toBeUndefined();
    }
    const none = position({ gaza: "1K" }, NEUTRAL);
    expect(operationBar(none, "travel", fullOperation(none, "irgun"))).toMatchObject({ rule: "3.3.2" });
    expect(operationBar(none, "sabotage", fullOperation(none, "irgun"))).toMatchObject({ rule: "3.3.3" });
    expect(operationBar(none, "rob", fullOperation(none, "irgun"))).toMatchObject({ rule: "3.3.4" });
  });

  it("3.1 up to three spaces, one if Limited, each only once", () => {
    const spaces = { gaza: "2C", lydda: "1C", samaria: "1C", galilee: "1C" };
    const second = operation(position(spaces, NEUTRAL), "sabotage", "full", "gaza", "die:1");
    expect(whyClosed(second, "gaza")).toBe("3.1 why.already-chosen");
    const g = position(spaces, NEUTRAL);
    const three = ["gaza", "die:1", "lydda", "die:1", "samaria", "die:1"];
    expect(operation(g, "sabotage", "full", ...three)).toBeUndefined();
    const h = position({ ...spaces, haifa_d: "1K" }, NEUTRAL);
    const full = operation(
      h,
      "sabotage",
      "full",
      "gaza",
      "die:1",
      "lydda",
      "die:1",
      "samaria",
      "none",
      "die:1",
    );
    expect(whyClosed(full, "galilee")).toBe("3.1 why.spaces-used-up");
    const limited = operation(
      position({ ...spaces, haifa_c: "1K" }, NEUTRAL),
      "sabotage",
      "limited",
      "gaza",
      "die:1",
    );
    expect(whyClosed(limited, "lydda")).toBe("2.3.4 why.spaces-used-up");
  });

  it("3.1.1 the number of pawns limits nothing: five spaces of an Operation and two of a Special Activity", () => {
    const g = position(
      {
        gaza: "1C",
        lydda: "1C",
        samaria: "1C",
        galilee: "1C",
        haifa_d: "1C",
        jerusalem_d: "1K",
        tel_aviv: "1T / 1C curfew",
        haifa_c: "1T / 1C curfew",
      },
      { will: 10 },
    );
    const rolls = [
      "samaria",
      "none",
      "die:3",
      "galilee",
      "die:3",
      "haifa_d",
      "die:3",
      "gaza",
      "none",
      "die:3",
    ];
    const rest = ["propagandize", "haifa_c", "tel_aviv", "offensive:jerusalem_d", "lydda", "die:3"];
    expect(operation(g, "sabotage", "full", ...rolls, ...rest)).toBeUndefined();
    expect(g.sabotage.filter((markers) => markers > 0)).toHaveLength(5);
    expect(g.politicalWill).toBe(8);
  });
});

describe("Recruit", () => {
  it("3.3.1 Cities without a Curfew, and every space with or next to an Arms Cache, Railways too", () => {
    const g = position({ gaza: "1K", haifa_c: "1T curfew" }, NEUTRAL);
    const open = operation(g, "recruit", "limited");
    expect(keysOf(open)).toEqual(["lydda", "jerusalem_d", "gaza", "tel_aviv", "jerusalem_c", "rw_egypt"]);
    expect(whyClosed(open, "haifa_c")).toBe("3.3.1 why.curfew");
    expect(whyClosed(open, "samaria")).toBe("3.3.1 why.no-cache-near");
    expect(whyClosed(open, "rw_jerusalem")).toBe("3.3.1 why.no-cache-near");
  });

  it("3.3.1 one or two Cells near an Arms Cache, one in a City without", () => {
    const spaces = { gaza: "1K" };
    expect(keysOf(operation(position(spaces, NEUTRAL), "recruit", "limited", "rw_egypt"))).toEqual([
      "count:1",
      "count:2",
    ]);
    const g = position(spaces, NEUTRAL);
    operation(g, "recruit", "full", "rw_egypt", "count:2", "lydda", "count:1", "tel_aviv");
    expect(boardText(g)).toEqual({ gaza: "/ 1K", rw_egypt: "/ 2C", lydda: "/ 1C", tel_aviv: "/ 1C" });
  });

  it("3.3.1 a City with or next to an Arms Cache takes two as well", () => {
    const beside = position({ lydda: "1K" }, NEUTRAL);
    operation(beside, "recruit", "limited", "tel_aviv", "count:2", "done");
    expect(spaceText(beside, "tel_aviv")).toBe("/ 2C");
    const within = position({ tel_aviv: "1K" }, NEUTRAL);
    operation(within, "recruit", "limited", "tel_aviv", "count:2", "done");
    expect(spaceText(within, "tel_aviv")).toBe("/ 2C 1K");
  });

  it("3.3.1 a Curfew keeps everybody out, even beside an Arms Cache", () => {
    const g = position({ lydda: "1K", tel_aviv: "1P / 1C 1K curfew" }, NEUTRAL);
    expect(whyClosed(operation(g, "recruit", "full"), "tel_aviv")).toBe("3.3.1 why.curfew");
  });

  it("3.3.1 cubes are no obstacle, and the Arms Cache stays", () => {
    const g = position({ gaza: "9T 6P / 1K" }, NEUTRAL);
    operation(g, "recruit", "limited", "gaza", "count:2");
    expect(spaceText(g, "gaza")).toBe("9T 6P / 2C 1K");
  });

  it("3.3.1 nearness counts when the space is resolved: a Cache given up for the Offensive helps no more", () => {
    const spaces = { gaza: "1K" };
    const g = position(spaces, NEUTRAL);
    const open = operation(g, "recruit", "limited", "lydda", "count:2", "offensive:gaza");
    expect(keysOf(open)).toEqual(["haifa_c", "tel_aviv", "jerusalem_c", "done"]);
    expect(whyClosed(open, "rw_egypt")).toBe("3.3.1 why.no-cache-near");
    const h = position({ gaza: "1K", jerusalem_d: "1K" }, NEUTRAL);
    const near = operation(h, "recruit", "limited", "lydda", "count:2", "offensive:gaza");
    expect(keysOf(near)).toContain("gaza");
    expect(keysOf(near)).not.toContain("rw_egypt");
  });
});

describe("Travel", () => {
  it("3.3.2 origins are spaces with Cells, destinations all spaces of the map, the origin too", () => {
    const g = position({ gaza: "1C(1A)", samaria: "1C", lydda: "1K", haifa_c: "1T" }, NEUTRAL);
    const open = operation(g, "travel", "full");
    expect(plain(keysOf(open))).toEqual(["samaria", "gaza"]);
    expect(whyClosed(open, "lydda")).toBe("3.3.2 why.no-cells");
    expect(keysOf(operation(g, "travel", "full", "gaza"))).toHaveLength(13);
  });

  it("3.3.2 Cells of one origin may go to several spaces, and those not named stay as they are", () => {
    const g = position({ gaza: "4C(3A)" }, NEUTRAL);
    operation(
      g,
      "travel",
      "limited",
      "tel_aviv",
      "count:1",
      "count:0",
      "galilee",
      "count:1",
      "count:0",
      "done",
    );
    expect(boardText(g)).toEqual({ gaza: "/ 2C(1A)", tel_aviv: "/ 1C", galilee: "/ 1C" });
  });

  it("3.3.2 on a Railway the group is seen if with the cubes there it exceeds three", () => {
    for (const [cubes, group, seen] of [
      ["", 3, false],
      ["", 4, true],
      ["1T", 2, false],
      ["1T", 3, true],
      ["1T 1P", 1, false],
      ["1P 1T", 2, true],
      ["2T 1P", 1, true],
    ] as const) {
      const g = position({ gaza: `${group}C`, rw_syria: cubes }, NEUTRAL);
      operation(g, "travel", "limited", "rw_syria", ...(group > 1 ? [`count:${group}`] : []));
      expect([cubes, group, g.active.reduce((a, b) => a + b)]).toEqual([cubes, group, seen ? group : 0]);
    }
  });

  it("3.3.2 likewise in a City with a Curfew, never in one without, nor in a District", () => {
    const curfew = position({ gaza: "2C", tel_aviv: "2T curfew" }, NEUTRAL);
    operation(curfew, "travel", "limited", "tel_aviv", "count:2");
    expect(spaceText(curfew, "tel_aviv")).toBe("2T / 2C(2A) curfew");
    const small = position({ gaza: "1C(1A)", tel_aviv: "2T curfew" }, NEUTRAL);
    operation(small, "travel", "limited", "tel_aviv");
    expect(spaceText(small, "tel_aviv")).toBe("2T / 1C curfew");
    for (const id of ["tel_aviv", "lydda"] as const) {
      const g = position({ gaza: "5C(2A)", [id]: "9T 6P" }, NEUTRAL);
      operation(g, "travel", "limited", id, "count:2", "count:3");
      expect(spaceText(g, id)).toBe("9T 6P / 5C");
    }
  });

  it("3.3.2 Cells that are there already do not count, and do not change", () => {
    const g = position({ gaza: "1C", rw_syria: "2P / 4C(1A)" }, NEUTRAL);
    operation(g, "travel", "limited", "gaza", "rw_syria");
    expect(spaceText(g, "rw_syria")).toBe("2P / 5C(1A)");
    const seen = position({ gaza: "2C", rw_syria: "2P / 3C" }, NEUTRAL);
    operation(seen, "travel", "limited", "gaza", "rw_syria", "count:2");
    expect(spaceText(seen, "rw_syria")).toBe("2P / 5C(2A)");
  });

  it("3.3.2 groups from different origins do not add up", () => {
    const g = position({ gaza: "2C", samaria: "2C(2A)", rw_syria: "1T" }, NEUTRAL);
    operation(g, "travel", "full", "gaza", "rw_syria", "count:2", "samaria", "rw_syria", "count:2");
    expect(spaceText(g, "rw_syria")).toBe("1T / 4C");
  });

  it("3.3.2 a group turns as a whole, Active ones and Underground ones alike", () => {
    const seen = position({ gaza: "3C(1A)", rw_syria: "1P" }, NEUTRAL);
    operation(seen, "travel", "limited", "rw_syria", "count:1", "count:2");
    expect(spaceText(seen, "rw_syria")).toBe("1P / 3C(3A)");
    const hidden = position({ gaza: "3C(2A)" }, NEUTRAL);
    operation(hidden, "travel", "limited", "rw_syria", "count:2", "count:1");
    expect(spaceText(hidden, "rw_syria")).toBe("/ 3C");
  });

  it("3.3.2 to stay is to move to the same space: it hides Cells, but not the large group under a Curfew", () => {
    const g = position({ gaza: "2T 1P / 3C(2A)" }, NEUTRAL);
    operation(g, "travel", "limited", "gaza", "count:2", "count:0", "done");
    expect(spaceText(g, "gaza")).toBe("2T 1P / 3C");
    const one = position({ gaza: "3C(3A)" }, NEUTRAL);
    operation(one, "travel", "limited", "gaza", "count:1", "done");
    expect(spaceText(one, "gaza")).toBe("/ 3C(2A)");
    const curfew = position({ tel_aviv: "2T / 3C(1A) curfew" }, NEUTRAL);
    operation(curfew, "travel", "limited", "tel_aviv", "count:1", "count:2");
    expect(spaceText(curfew, "tel_aviv")).toBe("2T / 3C(3A) curfew");
    const single = position({ tel_aviv: "2T / 3C(1A) curfew" }, NEUTRAL);
    operation(single, "travel", "limited", "tel_aviv", "count:1", "count:0", "done");
    expect(spaceText(single, "tel_aviv")).toBe("2T / 3C curfew");
  });

  it("3.3.2 some may stay while others leave, each in its own group", () => {
    const g = position({ rw_haifa: "2T / 4C(4A)" }, NEUTRAL);
    operation(g, "travel", "limited", "rw_haifa", "count:1", "gaza", "count:2", "done");
    expect(boardText(g)).toEqual({ rw_haifa: "2T / 2C(1A)", gaza: "/ 2C" });
  });

  it("3.3.2 a Cell that has come to a space does not leave it again in the same Travel", () => {
    const g = position({ gaza: "1C", samaria: "1C" }, NEUTRAL);
    const open = operation(g, "travel", "full", "gaza", "samaria", "samaria");
    expect(open?.about).toMatchObject({ kind: "travel-to", left: 1 });
    const h = position({ gaza: "1C", samaria: "1C" }, NEUTRAL);
    const closed = operation(h, "travel", "full", "gaza", "lydda");
    expect(whyClosed(closed, "lydda")).toBe("3.3.2 why.cell-moved");
  });

  it("3.3.2 a Limited Travel has one origin and any number of destinations", () => {
    const g = position({ gaza: "3C", lydda: "1C" }, NEUTRAL);
    const moves = ["gaza", "galilee", "count:1", "samaria", "count:1", "rw_egypt"];
    expect(operation(g, "travel", "limited", ...moves)).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "/ 1C", samaria: "/ 1C", rw_egypt: "/ 1C", lydda: "/ 1C" });
  });

  it("3.3.2 three origins, and no Offensive adds a fourth", () => {
    const spaces = { gaza: "1C 1K", lydda: "1C", samaria: "1C", galilee: "1C" };
    const g = position(spaces, NEUTRAL);
    const moves = ["gaza", "haifa_c", "lydda", "haifa_c", "samaria", "haifa_c"];
    expect(operation(g, "travel", "full", ...moves)).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 1K", galilee: "/ 1C", haifa_c: "/ 3C" });
  });
});

describe("Sabotage", () => {
  it("3.3.3 spaces of any kind with an Underground Cell", () => {
    const g = position(
      { gaza: "1C", rw_egypt: "2C(1A)", lydda: "1C(1A) 1K", tel_aviv: "1T / 1C curfew" },
      NEUTRAL,
    );
    const open = operation(g, "sabotage", "full");
    expect(plain(keysOf(open))).toEqual(["gaza", "tel_aviv", "rw_egypt"]);
    expect(whyClosed(open, "lydda")).toBe("3.3.3 why.no-underground");
  });

  it("3.3.3 one Underground Cell turns Active, and a roll above 2 places a marker", () => {
    for (let die = 1; die <= 6; die++) {
      const g = position({ gaza: "9T / 2C" }, NEUTRAL);
      operation(g, "sabotage", "limited", `die:${die}`);
      expect([die, spaceText(g, "gaza")]).toEqual([die, `9T / 2C(1A)${die > 2 ? " sabotage" : ""}`]);
    }
  });

  it("3.3.3 the log tells the die, the result and whether it was enough", () => {
    for (const [die, result, success] of [
      [3, 2, false],
      [4, 3, true],
    ] as const) {
      const g = position({ gaza: "1P / 1C" }, NEUTRAL);
      const rolls: unknown[] = [];
      g.log = (entry) => {
        if (entry.kind === "roll") rolls.push(entry);
      };
      operation(g, "sabotage", "limited", `die:${die}`);
      expect(rolls).toEqual([
        expect.objectContaining({ rule: "3.3.3", what: "sabotage", die, result, success }),
      ]);
    }
  });

  it("3.3.3 each Police in the space takes off one, Troops nothing", () => {
    for (const [police, least] of [
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 7],
    ])
      for (let die = 1; die <= 6; die++) {
        const g = position({ gaza: `2T ${police}P / 1C`, lydda: "2P" }, NEUTRAL);
        operation(g, "sabotage", "limited", `die:${die}`);
        expect([police, die, spaceText(g, "gaza").includes("sabotage")]).toEqual([police, die, die >= least]);
      }
  });

  it("3.3.3 an Arms Cache in or next to the space may be given up before the roll and adds two", () => {
    const spaces = { gaza: "1C 1K", lydda: "3T / 1K", samaria: "1K", tel_aviv: "1K" };
    const ask = operation(position(spaces, NEUTRAL), "sabotage", "limited");
    expect([ask?.seat, ask?.rule]).toEqual(["irgun", "3.3.3"]);
    expect(keysOf(ask)).toEqual(["caches.lydda", "caches.gaza", "none"]);
    const near = position(spaces, NEUTRAL);
    operation(near, "sabotage", "limited", "caches.lydda", "die:1");
    expect(boardText(near)).toMatchObject({ gaza: "/ 1C(1A) 1K sabotage", lydda: "3T" });
    expect(near.available.caches).toBe(1);
    const none = position(spaces, NEUTRAL);
    operation(none, "sabotage", "limited", "none", "die:2");
    expect(boardText(none)).toMatchObject({ gaza: "/ 1C(1A) 1K", lydda: "3T / 1K" });
  });

  it("3.3.3 one Arms Cache for a roll, not two, and it is gone if the roll fails", () => {
    const g = position({ gaza: "6P / 1C 2K" }, NEUTRAL);
    const roll = operation(g, "sabotage", "limited", "caches.gaza");
    expect(roll?.seat).toBe("chance");
    const h = position({ gaza: "6P / 1C 2K" }, NEUTRAL);
    operation(h, "sabotage", "limited", "caches.gaza", "die:6");
    expect(spaceText(h, "gaza")).toBe("6P / 1C(1A) 1K");
  });

  it("3.3.3 Police and Arms Cache together: 3 with two Police and a Cache is 3", () => {
    for (const [die, hit] of [
      [2, false],
      [3, true],
    ] as const) {
      const g = position({ gaza: "2P / 1C 1K" }, NEUTRAL);
      operation(g, "sabotage", "limited", "caches.gaza", `die:${die}`);
      expect(spaceText(g, "gaza").includes("sabotage")).toBe(hit);
    }
  });

  it("3.3.3 markers come on top of those that are there", () => {
    const g = position({ rw_egypt: "1C 2sabotage" }, NEUTRAL);
    operation(g, "sabotage", "limited", "die:6");
    expect(spaceText(g, "rw_egypt")).toBe("/ 1C(1A) 3sabotage");
  });

  it("3.3.3 each space has its own roll and its own Cache", () => {
    const g = position({ gaza: "1C 1K", lydda: "1C 1K" }, NEUTRAL);
    operation(g, "sabotage", "full", "gaza", "caches.gaza", "die:1", "lydda", "caches.lydda", "die:1");
    expect(boardText(g)).toEqual({ gaza: "/ 1C(1A) sabotage", lydda: "/ 1C(1A) sabotage" });
  });
});

describe("Rob", () => {
  it("3.3.4 Districts and Cities with more Cells of any kind than Police", () => {
    const g = position(
      {
        gaza: "1C(1A)",
        lydda: "1P / 1C",
        samaria: "1P / 2C(1A)",
        tel_aviv: "4T 2P / 3C curfew",
        rw_egypt: "2C",
        galilee: "1K",
      },
      NEUTRAL,
    );
    const open = operation(g, "rob", "full");
    expect(plain(keysOf(open))).toEqual(["samaria", "gaza", "tel_aviv"]);
    expect(whyClosed(open, "lydda")).toBe("3.3.4 why.no-more-cells");
    expect(whyClosed(open, "galilee")).toBe("3.3.4 why.no-more-cells");
    expect(whyClosed(open, "rw_egypt")).toBe("3.3.4 why.rob-where");
  });

  it("3.3.4 a roll above 2 brings an Arms Cache, whatever the Police", () => {
    for (let die = 1; die <= 6; die++) {
      const g = position({ gaza: "3P / 4C(4A)" }, NEUTRAL);
      operation(g, "rob", "limited", `die:${die}`);
      expect([die, spaceText(g, "gaza")]).toEqual([die, `3P / 4C(4A)${die > 2 ? " 1K" : ""}`]);
    }
  });

  it("3.3.4 where Police are one Underground Cell turns Active, hit or miss; elsewhere none", () => {
    for (const [die, cache] of [
      [1, ""],
      [6, " 1K"],
    ] as const) {
      const watched = position({ gaza: "1P / 3C(1A)" }, NEUTRAL);
      operation(watched, "rob", "limited", `die:${die}`);
      expect(spaceText(watched, "gaza")).toBe(`1P / 3C(2A)${cache}`);
      const alone = position({ gaza: "5T / 3C(1A)" }, NEUTRAL);
      operation(alone, "rob", "limited", `die:${die}`);
      expect(spaceText(alone, "gaza")).toBe(`5T / 3C(1A)${cache}`);
    }
  });

  it("3.3.4 a third Arms Cache in a space, or one that is not Available, does not come", () => {
    const stacked = position({ gaza: "1C 2K" }, NEUTRAL);
    operation(stacked, "rob", "limited", "die:6");
    expect(spaceText(stacked, "gaza")).toBe("/ 1C 2K");
    const empty = position({ gaza: "1P / 2C", lydda: "2K", samaria: "2K" }, NEUTRAL);
    expect(empty.available.caches).toBe(0);
    operation(empty, "rob", "limited", "die:6");
    expect(spaceText(empty, "gaza")).toBe("1P / 2C(1A)");
  });
});
