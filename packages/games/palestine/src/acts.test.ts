import { describe, expect, it } from "vitest";
import { changeWill, drawChits, shiftLeft, shiftRight } from "./acts.ts";
import { fullOperation } from "./operation.ts";
import { operationBar } from "./operations/index.ts";
import { play } from "./play.ts";
import { forecastWill, haganahCooperation, irgunRedeploy, resetPhase } from "./propaganda.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  special,
  whyClosed,
} from "./testing/index.ts";

describe("Availability and removal", () => {
  it("1.4.1 forces removed from the map go to Available", () => {
    const g = position({ haifa_c: "1P / 1C 1K", gaza: "2T / 1K" });
    special(g, "silence");
    expect(g.available.police).toBe(6);
    operation(g, "assault", "limited", "intel:0");
    expect(g.available.caches).toBe(4);
    event(g, "british", 19, "unshaded", "underground.haifa_c");
    expect(g.available.cells).toBe(15);
  });

  it("1.4.1 with none Available nothing is placed, and nothing is taken from the map", () => {
    const g = position({ gaza: "2T", samaria: "6P" });
    operation(g, "deploy", "limited", "done");
    expect(boardText(g)).toEqual({ gaza: "2T", samaria: "6P" });
    const h = position({ gaza: "15C", lydda: "1K", tel_aviv: "1T curfew" });
    expect(event(h, "irgun", 31, "shaded")).toBeUndefined();
    expect(event(h, "irgun", 14, "shaded")).toBeUndefined();
    expect(operationBar(h, "recruit", fullOperation(h, "irgun"))?.rule).toBe("3.3.1");
  });

  it("1.4.1 a Rob that succeeds with no Arms Cache Available brings none, from nowhere", () => {
    const g = position({ gaza: "1C 2K", lydda: "2K", samaria: "1C 1K" });
    operation(g, "rob", "limited", "samaria", "die:6", "done");
    expect(boardText(g)).toEqual({ gaza: "/ 1C 2K", lydda: "/ 2K", samaria: "/ 1C 1K" });
  });

  it("1.4.1 neither Prison nor the Haganah Track is a source", () => {
    const g = position({ gaza: "8C 1K" }, { haganah: 2, prison: 2 });
    expect(g.available.cells).toBe(0);
    expect(operationBar(g, "recruit", fullOperation(g, "irgun"))?.rule).toBe("3.3.1");
    const h = position({ gaza: "7C 1K" }, { haganah: 2, prison: 2 });
    // One is left: the space near the Cache gets one, not two.
    operation(h, "recruit", "limited", "gaza");
    expect(spaceText(h, "gaza")).toBe("/ 8C 1K");
    expect(h.prison).toBe(2);
  });
});

describe("Stacking", () => {
  it("1.4.2 no third Arms Cache in a space, by Rob, by the Haganah or by an Event", () => {
    const g = position({ gaza: "2C 2K", lydda: "1C" });
    operation(g, "rob", "limited", "gaza", "die:6", "done");
    expect(spaceText(g, "gaza")).toBe("/ 2C 2K");
    expect(keysOf(event(g, "irgun", 12, "shaded"))).toEqual(["lydda", "none"]);
    expect(keysOf(played(g, haganahCooperation(g), []))).toEqual(["lydda", "none"]);
  });

  it("1.4.2 an Arms Cache is not moved to where two are, nor onto a Railway", () => {
    const g = position({ gaza: "2C 2K", lydda: "1K", rw_egypt: "1C", samaria: "1C", haifa_d: "1C" });
    const open = played(g, irgunRedeploy(g), ["none", "none", "none", "caches.lydda"]);
    expect(keysOf(open)).toEqual(["haifa_d", "samaria"]);
  });

  it("1.4.2 Sabotage and Terror pile up", () => {
    const g = position({ tel_aviv: "3C 3sabotage 2terror" }, { haganah: 2 });
    operation(g, "sabotage", "limited", "die:3");
    expect(spaceText(g, "tel_aviv")).toBe("/ 3C(1A) 4sabotage 2terror");
    event(g, "irgun", 3, "shaded");
    expect(spaceText(g, "tel_aviv")).toBe("/ 3C(1A) 4sabotage 4terror");
  });

  it("1.4.2 one Curfew to a City: a Search where one lies takes none from the pool", () => {
    const g = position({ tel_aviv: "1T curfew" });
    operation(g, "search", "limited", "tel_aviv");
    expect(spaceText(g, "tel_aviv")).toBe("1T curfew");
    expect(g.available.curfews).toBe(2);
  });
});

describe("Underground and Active", () => {
  it("1.4.3 new Cells arrive Underground, whether placed from Available or out of Prison", () => {
    const g = position({ gaza: "1C(1A) 1K" }, { prison: 1 });
    operation(g, "recruit", "limited", "gaza", "count:2", "done");
    expect(spaceText(g, "gaza")).toBe("/ 3C(1A) 1K");
    event(g, "british", 16, "shaded", "tel_aviv");
    expect(spaceText(g, "tel_aviv")).toBe("/ 1C");
  });

  it("1.4.3 moving in the Redeploy keeps the side a Cell shows", () => {
    const g = position({ gaza: "2C(1A)" });
    played(g, irgunRedeploy(g), ["active.gaza", "none", "underground.gaza"]);
    expect(boardText(g)).toEqual({ haifa_c: "/ 1C(1A)", jerusalem_c: "/ 1C" });
  });

  it("1.4.3 where a Cell is to be Activated as a price an Active one is enough, unless it must be Underground", () => {
    const g = position({ tel_aviv: "1T / 2C(1A) curfew" });
    special(g, "propagandize");
    expect(spaceText(g, "tel_aviv")).toBe("1T / 2C(1A) curfew");
    const h = position({ gaza: "1C(1A)", lydda: "1C", samaria: "1C" });
    expect(whyClosed(operation(h, "sabotage", "full"), "gaza")).toBe("3.3.3 why.no-underground");
  });
});

describe("Intel Chits and Arms Caches", () => {
  it("1.6 no Operation has a price: without chits and Arms Caches all eight are open", () => {
    const g = position({ gaza: "3T 1P / 2C(1A)", lydda: "1C" }, { haganah: 0, will: 0 });
    for (const kind of [
      "deploy",
      "patrol",
      "search",
      "assault",
      "recruit",
      "travel",
      "sabotage",
      "rob",
    ] as const)
      expect([kind, operationBar(g, kind, fullOperation(g, "british"))]).toEqual([kind, undefined]);
  });

  it("1.6.1 chits are drawn at random from what is left in the bag", () => {
    const g = position({}, { intel: [3, 0, 1] });
    const open = played(g, drawChits(g, "1.6.1", 1), []);
    expect(open?.seat).toBe("chance");
    expect(keysOf(open)).toEqual(["intel:1", "intel:2"]);
    expect(open?.weights).toEqual([3, 2]);
    played(g, drawChits(g, "1.6.1", 2), ["intel:1", "intel:1"]);
    expect(g.intel).toEqual([3, 2, 1]);
  });

  it("1.6.1 an empty bag gives nothing, and one with a single chit gives that", () => {
    const g = position({}, { intel: [3, 3, 3] });
    expect(played(g, drawChits(g, "1.6.1", 2), [])).toBeUndefined();
    expect(g.intel).toEqual([3, 3, 3]);
    const h = position({}, { intel: [3, 3, 2] });
    expect(played(h, drawChits(h, "1.6.1", 2), [])).toBeUndefined();
    expect(h.intel).toEqual([3, 3, 3]);
  });

  it("1.6.1 spent and discarded chits go back to the bag and can be drawn again", () => {
    const g = position({ gaza: "1P / 1C" }, { intel: [0, 1, 0] });
    operation(g, "patrol", "limited", "gaza", "intel:1");
    expect(g.intel).toEqual([0, 0, 0]);
    expect(g.prison).toBe(1);
    expect(played(g, drawChits(g, "1.6.1", 1), [])?.weights).toEqual([3, 3, 3]);
  });

  it("1.6.1 a chit is spent whole in one space: what is left over is lost", () => {
    const g = position({ gaza: "2T / 1C", samaria: "2T / 1C" }, { intel: [0, 0, 1] });
    operation(g, "assault", "full", "gaza", "intel:2", "samaria");
    expect(boardText(g)).toEqual({ gaza: "2T", samaria: "2T / 1C" });
    expect(g.intel).toEqual([0, 0, 0]);
  });

  it("1.6.1 the values of several chits add up in a space", () => {
    const g = position({ gaza: "3P / 4C" }, { intel: [1, 1, 1] });
    operation(g, "patrol", "limited", "gaza", "intel:1", "intel:2");
    expect(spaceText(g, "gaza")).toBe("3P / 1C");
    expect(g.intel).toEqual([1, 0, 0]);
  });

  it("1.6.1 a chit of 0 buys no Cell, but will do where any chit is discarded", () => {
    const g = position({ gaza: "1P / 1C", lydda: "1P / 1C" }, { intel: [3, 0, 0] });
    // No arrest is on offer: nothing but the Lead could come of the chits.
    expect(keysOf(operation(g, "patrol", "limited", "gaza", "done"))).toEqual(["lead:0", "done"]);
    expect(operation(g, "patrol", "limited", "gaza", "done", "done")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("1P / 1C");
    const mixed = position({ gaza: "1P / 1C" }, { intel: [3, 1, 1] });
    expect(keysOf(operation(mixed, "patrol", "limited", "gaza"))).toEqual(["intel:1", "intel:2", "done"]);
    const h = position({ tel_aviv: "2T 1P / 3C" }, { intel: [1, 0, 0] });
    operation(h, "search", "limited", "tel_aviv", "done", "intel:0");
    expect(spaceText(h, "tel_aviv")).toBe("2T 1P / 3C(3A)");
    expect(h.intel).toEqual([0, 0, 0]);
  });

  it("1.6.2 Recruit uses an Arms Cache and leaves it; a Sabotage roll and an Offensive send it to Available", () => {
    const g = position({ gaza: "1C 1K", lydda: "1C 1K", samaria: "1C" }, { haganah: 3 });
    operation(g, "recruit", "limited", "gaza", "count:1", "done");
    expect(spaceText(g, "gaza")).toBe("/ 2C 1K");
    operation(
      g,
      "sabotage",
      "limited",
      "lydda",
      "caches.gaza",
      "die:1",
      "offensive:lydda",
      "samaria",
      "die:1",
    );
    expect(boardText(g)).toEqual({ gaza: "/ 2C", lydda: "/ 1C(1A) sabotage", samaria: "/ 1C(1A)" });
    expect(g.available.caches).toBe(4);
  });
});

describe("Sabotage and Terror", () => {
  it("1.7 both weigh at Propaganda, and there is no limit to them", () => {
    const g = position({ tel_aviv: "9sabotage 9terror", gaza: "20sabotage" });
    expect(forecastWill(g)).toMatchObject({ cities: 18, terror: 27, districts: 20 });
    expect(() => position({ gaza: "terror" })).toThrow(/4\.3\.3/);
  });
});

describe("Political Will", () => {
  it("1.8 it stays between 0 and 20, and what goes beyond is lost", () => {
    const g = position({}, { will: 19 });
    changeWill(g, "1.8", 3);
    expect(g.politicalWill).toBe(20);
    changeWill(g, "1.8", -25);
    expect(g.politicalWill).toBe(0);
    changeWill(g, "1.8", 2);
    expect(g.politicalWill).toBe(2);
  });

  it("1.8 in the middle of a Campaign it stops at the end of the track", () => {
    const g = position({}, { will: 2 });
    event(g, "irgun", 2, "shaded");
    expect(g.politicalWill).toBe(0);
    const h = position({ gaza: "4T / 2K" }, { will: 19 });
    operation(h, "assault", "limited", "intel:0", "intel:0");
    expect(h.politicalWill).toBe(20);
  });
});

describe("The Haganah Track", () => {
  it("6.5 it runs from 0 to 4 and does not leave either end", () => {
    const g = position({}, { haganah: 4 });
    shiftRight(g, "6.5");
    expect(g.haganah).toBe(4);
    const h = position({}, { haganah: 0 });
    expect(played(h, shiftLeft(h, "6.5"), [])).toBeUndefined();
    expect(h.haganah).toBe(0);
  });

  it("6.5.1 Negotiate, Terror and Events lower it; Events alone raise it, one step at a time", () => {
    const g = position({ tel_aviv: "1C" }, { haganah: 4 });
    special(g, "negotiate", "die:5");
    expect(g.haganah).toBe(3);
    operation(g, "sabotage", "full", "terror:tel_aviv", "die:6");
    expect(g.haganah).toBe(2);
    event(g, "british", 15, "unshaded");
    expect(g.haganah).toBe(1);
    event(g, "irgun", 1, "shaded");
    expect(g.haganah).toBe(2);
  });

  it("6.5.2 leaving 4 puts two Cells and an Arms Cache back, leaving 3 three Cells, leaving 2 or 1 nothing", () => {
    const g = position({});
    const counts = (): number[][] => [
      [g.haganah, g.available.cells, g.available.caches],
      g.storedCells.slice(3),
      g.storedCaches.slice(3),
    ];
    const seen: number[][][] = [];
    for (let i = 0; i < 4; i++) {
      played(g, shiftLeft(g, "6.5"), []);
      seen.push(counts());
    }
    expect(seen).toEqual([
      [
        [3, 13, 4],
        [0, 2],
        [0, 1],
      ],
      [
        [2, 10, 4],
        [3, 2],
        [0, 1],
      ],
      [
        [1, 10, 4],
        [3, 2],
        [0, 1],
      ],
      [
        [0, 10, 4],
        [3, 2],
        [0, 1],
      ],
    ]);
    for (let i = 0; i < 4; i++) {
      shiftRight(g, "6.5");
      seen.push(counts());
    }
    expect(seen.slice(4)).toEqual([
      [
        [1, 10, 4],
        [3, 2],
        [0, 1],
      ],
      [
        [2, 10, 4],
        [3, 2],
        [0, 1],
      ],
      [
        [3, 13, 4],
        [0, 2],
        [0, 1],
      ],
      [
        [4, 15, 5],
        [0, 0],
        [0, 0],
      ],
    ]);
  });

  it("6.5.2 first from Available: with enough there nobody is asked and the map stays as it is", () => {
    const g = position({ gaza: "11C 2K" }, { prison: 2 });
    expect(played(g, shiftLeft(g, "6.5"), [])).toBeUndefined();
    expect([g.available.cells, g.available.caches, g.prison]).toEqual([0, 2, 2]);
    expect(spaceText(g, "gaza")).toBe("/ 11C 2K");
  });

  it("6.5.2 then from the map, where the Irgun choose piece by piece, Active or Underground, before any from Prison", () => {
    const g = position({ gaza: "3C(1A) 1K", tel_aviv: "4C" }, { haganah: 3, prison: 5 });
    expect(g.available.cells).toBe(1);
    const open = played(g, shiftLeft(g, "6.5"), []);
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.5.2"]);
    expect(keysOf(open)).toEqual(["underground.gaza", "active.gaza", "underground.tel_aviv"]);
    const h = position({ gaza: "3C(1A) 1K", tel_aviv: "4C" }, { haganah: 3, prison: 5 });
    expect(played(h, shiftLeft(h, "6.5"), ["active.gaza", "underground.tel_aviv"])).toBeUndefined();
    expect(boardText(h)).toEqual({ gaza: "/ 2C 1K", tel_aviv: "/ 3C" });
    expect([h.available.cells, h.prison, h.storedCells[3]]).toEqual([0, 5, 3]);
  });

  it("6.5.2 last from Prison, when Available and map have no more", () => {
    const g = position({ gaza: "1C" }, { haganah: 3, prison: 12 });
    expect(played(g, shiftLeft(g, "6.5"), [])).toBeUndefined();
    expect([spaceText(g, "gaza"), g.prison, g.storedCells[3]]).toEqual(["", 10, 3]);
  });

  it("6.5.2 what cannot be had leaves its place empty, and only what lies there comes back", () => {
    const g = position({}, { haganah: 3, prison: 1, exiled: 12 });
    played(g, shiftLeft(g, "6.5"), []);
    expect([g.prison, g.storedCells[3], g.available.cells]).toEqual([0, 1, 0]);
    shiftRight(g, "6.5");
    expect([g.storedCells[3], g.available.cells]).toEqual([0, 1]);
  });

  it("6.5.2 an Arms Cache taken from the map for it moves no Political Will and draws no chit", () => {
    const g = position({ gaza: "2K", lydda: "2K", samaria: "1K" }, { will: 10 });
    const open = played(g, shiftLeft(g, "6.5"), []);
    expect(open?.seat).toBe("irgun");
    expect(keysOf(open)).toEqual(["caches.samaria", "caches.lydda", "caches.gaza"]);
    const h = position({ gaza: "2K", lydda: "2K", samaria: "1K" }, { will: 10 });
    expect(played(h, shiftLeft(h, "6.5"), ["caches.samaria"])).toBeUndefined();
    expect(spaceText(h, "samaria")).toBe("");
    expect([h.politicalWill, h.intel, h.storedCaches[4]]).toEqual([10, [0, 0, 0], 1]);
  });

  it("6.5.4 at 0 every Negotiate brings an Intel Chit without a die, and so does Propaganda; arriving at 0 does not", () => {
    const g = position({}, { haganah: 1 });
    expect(special(g, "negotiate", "die:6")).toBeUndefined();
    expect([g.haganah, g.intel]).toEqual([0, [0, 0, 0]]);
    const open = special(g, "negotiate");
    expect(keysOf(open)).toEqual(["intel:0", "intel:1", "intel:2"]);
    expect(keysOf(played(g, haganahCooperation(g), []))).toEqual(["intel:0", "intel:1", "intel:2"]);
  });
});

describe("Curfews", () => {
  it("1.10 there are three, one for each City, and they come back to the pool", () => {
    const g = position({ haifa_c: "1T curfew", tel_aviv: "1T curfew", jerusalem_c: "1T curfew" });
    expect(g.available.curfews).toBe(0);
    played(g, resetPhase(g), []);
    expect(g.available.curfews).toBe(3);
    operation(g, "search", "limited", "tel_aviv");
    expect(spaceText(g, "tel_aviv")).toBe("1T curfew");
  });

  it("1.10 it goes with the last British piece: Troops that Deploy elsewhere", () => {
    const g = position({ tel_aviv: "2T curfew", gaza: "2T" });
    operation(g, "deploy", "limited", "gaza", "gaza", "count:1", "done");
    expect(spaceText(g, "tel_aviv")).toBe("1T curfew");
    operation(g, "deploy", "limited", "gaza", "gaza");
    expect(spaceText(g, "tel_aviv")).toBe("");
    expect(g.available.curfews).toBe(3);
  });

  it("1.10 Police that Patrol elsewhere, and Troops that Search next door", () => {
    const g = position({ tel_aviv: "1P curfew", gaza: "1C" });
    operation(g, "patrol", "limited", "police.tel_aviv");
    expect(spaceText(g, "tel_aviv")).toBe("");
    const h = position({ tel_aviv: "1T curfew" });
    operation(h, "search", "limited", "lydda", "troops.tel_aviv");
    expect(boardText(h)).toEqual({ lydda: "1T" });
  });

  it("1.10 Police that are Silenced", () => {
    const g = position({ tel_aviv: "1P / 1C curfew" });
    special(g, "silence");
    expect(spaceText(g, "tel_aviv")).toBe("/ 1C");
    const h = position({ tel_aviv: "1T 1P / 1C curfew" });
    special(h, "silence");
    expect(spaceText(h, "tel_aviv")).toBe("1T / 1C curfew");
  });

  it("1.10 Police that an Event removes", () => {
    const g = position({ tel_aviv: "1P curfew", haifa_c: "1P" });
    event(g, "irgun", 10, "shaded", "police.tel_aviv");
    expect(boardText(g)).toEqual({ haifa_c: "1P" });
  });

  it("1.10 it stays where Troops leave and others enter in one joint movement", () => {
    const g = position({ tel_aviv: "1T curfew", lydda: "1T" });
    operation(
      g,
      "search",
      "full",
      "lydda",
      "troops.tel_aviv",
      "tel_aviv",
      "troops.lydda",
      "done",
      "all",
      "done",
    );
    expect(boardText(g)).toEqual({ tel_aviv: "1T curfew", lydda: "1T" });
  });

  it("1.10 one laid on a City without British pieces goes at once", () => {
    const g = position({ gaza: "1T / 1C" });
    operation(g, "search", "limited", "haifa_c");
    expect(boardText(g)).toEqual({ gaza: "1T / 1C" });
    expect(g.available.curfews).toBe(3);
  });

  it("1.10 the Reset of each Propaganda Round takes all of them up", () => {
    const g = position({ haifa_c: "1T curfew", tel_aviv: "2T 1P / 1C curfew" }, { stage: "reset" });
    played(g, play(g), []);
    expect(boardText(g)).toEqual({ haifa_c: "1T", tel_aviv: "2T 1P / 1C" });
  });
});
