import { type LogEvent, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import type { OperationKind, SpecialKind } from "./menu.ts";
import { fullOperation, limitedOperation } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import type { Palestine } from "./state.ts";
import { boardText, keysOf, operation, position, spaceText, special, whyClosed } from "./testing/index.ts";

/** Without the extra space of the Haganah. */
const NEUTRAL = { haganah: 2 } as const;

/** Every way a full Operation can go, depth first; told with what happened on the way. */
function everyWay(
  make: () => Palestine,
  kind: OperationKind,
  visit: (log: readonly LogEvent[]) => void,
): number {
  let ways = 0;
  const explore = (answers: readonly number[]): void => {
    if (answers.length > 40) throw new Error("this Operation does not end");
    const g = make();
    const log: LogEvent[] = [];
    g.log = (event) => log.push(event);
    const faction = ["deploy", "patrol", "search", "assault"].includes(kind) ? "british" : "irgun";
    const run = execute(g, operationOf(kind, fullOperation(g, faction)));
    let open = nextQuestion(run);
    for (const answer of answers) {
      if (!open) throw new Error("the play has changed");
      open = nextQuestion(run, open.choices[answer]);
    }
    if (!open) {
      ways++;
      visit(log);
      return;
    }
    for (let i = 0; i < open.choices.length; i++) explore([...answers, i]);
  };
  explore([]);
  return ways;
}
const count = (log: readonly LogEvent[], ...kinds: string[]): number =>
  log.filter((event) => kinds.includes(event.kind)).length;

describe("Special Activities in general", () => {
  it("4.1 Silence before, between or after the Sabotage of two spaces", () => {
    const spaces = { gaza: "1C", lydda: "1P / 2C" };
    for (const answers of [
      ["silence", "gaza", "die:3", "lydda", "die:3"],
      ["gaza", "die:3", "silence", "lydda", "die:3"],
    ]) {
      const g = position(spaces, NEUTRAL);
      expect(operation(g, "sabotage", "full", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({ gaza: "/ 1C(1A) sabotage", lydda: "/ 2C(1A) sabotage" });
    }
    const after = position(spaces, NEUTRAL);
    expect(
      operation(after, "sabotage", "full", "gaza", "die:3", "lydda", "die:3", "silence"),
    ).toBeUndefined();
    // The Police were still there for the roll of 3.
    expect(boardText(after)).toEqual({ gaza: "/ 1C(1A) sabotage", lydda: "/ 2C(1A)" });
  });

  it("4.1 with Deploy it may come before, after each Police, before the Troops and after them", () => {
    const spaces = { gaza: "2T", galilee: "2T" };
    const steps = ["gaza", "galilee", "done", "rw_egypt", "troops.gaza", "count:1", "done"];
    for (const [at, expected] of [
      [0, true],
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
      [7, true],
    ] as const) {
      const open = operation(position(spaces), "deploy", "full", ...steps.slice(0, at));
      expect([at, keysOf(open).includes("negotiate")]).toEqual([at, expected]);
    }
  });

  it("4.1 with Patrol it may come before the Police move, not while they do, then before and after the arrest", () => {
    const spaces = { gaza: "2C(2A)", galilee: "1C", tel_aviv: "2P" };
    const steps = ["gaza", "police.tel_aviv", "count:1", "done", "done", "gaza"];
    const offered = steps.map((_, at) =>
      keysOf(operation(position(spaces), "patrol", "full", ...steps.slice(0, at))).includes("negotiate"),
    );
    expect(offered).toEqual([true, false, false, false, false, true]);
    expect(keysOf(operation(position(spaces), "patrol", "full", ...steps))).toEqual(["negotiate", "done"]);
    const moving = operation(position(spaces), "patrol", "full", ...steps.slice(0, 4));
    expect(whyClosed(moving, "negotiate")).toBe("4.1 why.step-under-way");
  });

  it("4.1 with Search it may come before the Troops move, not while they do, then around every reveal", () => {
    const spaces = { gaza: "2T / 1C", lydda: "1C", tel_aviv: "1T" };
    const steps = ["gaza", "lydda", "troops.gaza", "count:1", "done", "done", "lydda", "gaza"];
    const offered = steps.map((_, at) =>
      keysOf(operation(position(spaces), "search", "full", ...steps.slice(0, at))).includes("negotiate"),
    );
    expect(offered).toEqual([true, true, false, false, false, false, true, true]);
    expect(keysOf(operation(position(spaces), "search", "full", ...steps))).toEqual(["negotiate", "done"]);
  });

  it("4.1 with Assault, Recruit and Rob it may come before, between and after the spaces", () => {
    const assault = { gaza: "2T / 1C(1A)", samaria: "2T / 1C(1A)", tel_aviv: "3T curfew" };
    for (const steps of [[], ["gaza"], ["gaza", "samaria"]])
      expect(keysOf(operation(position(assault), "assault", "full", ...steps))).toContain("mass-detention");
    const irgun = { gaza: "1C", lydda: "1C", tel_aviv: "1P / 1C" };
    for (const steps of [[], ["haifa_c"], ["haifa_c", "jerusalem_c"], ["haifa_c", "jerusalem_c", "tel_aviv"]])
      expect(keysOf(operation(position(irgun, NEUTRAL), "recruit", "full", ...steps))).toContain("silence");
    for (const steps of [[], ["gaza", "die:1"], ["gaza", "die:1", "lydda", "die:1"]])
      expect(keysOf(operation(position(irgun, NEUTRAL), "rob", "full", ...steps))).toContain("silence");
  });

  it("4.1 with Travel it may come between two origins, not among the groups of one", () => {
    const spaces = { gaza: "2C", lydda: "1C", tel_aviv: "1P / 1C" };
    const steps = ["gaza", "samaria", "count:1", "galilee", "lydda", "haifa_d", "done"];
    const offered = steps.map((_, at) =>
      keysOf(operation(position(spaces, NEUTRAL), "travel", "full", ...steps.slice(0, at))).includes(
        "silence",
      ),
    );
    expect(offered).toEqual([true, false, false, false, true, false, true]);
    const early = operation(position(spaces, NEUTRAL), "travel", "full", ...steps.slice(0, 3));
    expect(keysOf(early)).not.toContain("propagandize");
  });

  it("4.1 what it brings serves the next step: Silence before the roll, Negotiate before the Patrol", () => {
    const g = position({ gaza: "2P / 3C" }, NEUTRAL);
    operation(g, "sabotage", "full", "silence", "die:4");
    expect(spaceText(g, "gaza")).toBe("1P / 3C(1A) sabotage");
    const h = position({ gaza: "1P / 2C(2A)" }, { haganah: 3 });
    operation(h, "patrol", "full", "negotiate", "die:4", "gaza");
    expect([h.haganah, h.prison]).toEqual([2, 1]);
  });

  it("4.1 one comes with an Operation, as one block, and no second", () => {
    const spaces = { gaza: "1P / 2C", tel_aviv: "1T / 1C curfew", haifa_c: "1T / 1C curfew" };
    const g = position(spaces, NEUTRAL);
    const open = operation(g, "sabotage", "full", "propagandize", "tel_aviv", "done");
    expect(whyClosed(open, "silence")).toBe("4.1 why.special-used");
    expect(whyClosed(open, "propagandize")).toBe("4.1 why.special-used");
    expect(keysOf(open)).toEqual(["gaza", "haifa_c"]);
  });

  it("4.1 the same space can be used by both, once by each", () => {
    const g = position(
      { tel_aviv: "1T / 1C curfew", gaza: "1C", haifa_c: "1T / 1C curfew" },
      { ...NEUTRAL, will: 10 },
    );
    const twice = operation(g, "sabotage", "full", "tel_aviv", "die:3", "propagandize", "tel_aviv");
    expect(whyClosed(twice, "tel_aviv")).toBe("4.1 why.already-chosen");
    expect(spaceText(g, "tel_aviv")).toBe("1T / 1C(1A) curfew sabotage");
    expect(g.politicalWill).toBe(9);
  });

  it("4.1 an Operation may go without it", () => {
    const g = position({ gaza: "1P / 2C" }, NEUTRAL);
    expect(operation(g, "rob", "full", "gaza", "die:3", "done")).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("1P / 2C(1A) 1K");
  });

  it("4.1 a Limited Operation has none", () => {
    const spaces = {
      gaza: "1P / 2C",
      tel_aviv: "3T 1P / 2C(1A) curfew",
      haifa_c: "1T 1P sabotage",
      lydda: "1C",
    };
    for (const kind of [
      "deploy",
      "patrol",
      "search",
      "assault",
      "recruit",
      "travel",
      "sabotage",
      "rob",
    ] as const) {
      const open = operation(position(spaces), kind, "limited");
      const offered = keysOf(open).filter((key) =>
        /^(restore|negotiate|mass-detention|silence|propagandize|terror.*)$/.test(key),
      );
      expect([kind, offered]).toEqual([kind, []]);
    }
    const open = operation(position(spaces), "sabotage", "limited");
    expect(whyClosed(open, "silence")).toBe("2.3.4 why.limited-no-special");
  });

  it.each([
    ["sabotage", { tel_aviv: "1T / 1C curfew", gaza: "1C(1A)" }, NEUTRAL],
    ["sabotage", { tel_aviv: "1T / 1C curfew", haifa_c: "1T / 1C curfew" }, NEUTRAL],
    ["sabotage", { tel_aviv: "1P / 1C curfew" }, { haganah: 4 }],
    ["rob", { tel_aviv: "1P / 2C curfew", gaza: "1P / 1C" }, NEUTRAL],
    ["recruit", { tel_aviv: "1P / 1C curfew", gaza: "8C" }, NEUTRAL],
    ["assault", { tel_aviv: "3T / 1C curfew", gaza: "1T / 1C(1A)" }, NEUTRAL],
  ] as const)(
    "4.1 no way of a %s in %o ends with a Special Activity but no Operation, or with two",
    (kind, spaces, setting) => {
      const ways = everyWay(
        () => position(spaces, setting),
        kind,
        (log) => {
          expect(count(log, "select")).toBeGreaterThan(0);
          expect(count(log, "special")).toBeLessThanOrEqual(1);
        },
      );
      expect(ways).toBeGreaterThan(1);
    },
  );

  it("4.1 a Mass Detention never takes away the only target an Assault has", () => {
    everyWay(
      () => position({ tel_aviv: "3T / 1C(1A) curfew" }, NEUTRAL),
      "assault",
      (log) => expect(count(log, "select")).toBeGreaterThan(0),
    );
  });

  it("4.1 nor does one that leaves Cells only where no Troops are", () => {
    everyWay(
      () => position({ tel_aviv: "3T / 1C curfew", lydda: "6C" }, NEUTRAL),
      "assault",
      (log) => expect(count(log, "select")).toBeGreaterThan(0),
    );
  });

  it("4.1 a Negotiate never takes away the only Cell a Patrol has", () => {
    everyWay(
      () => position({ gaza: "1P / 1C" }, { haganah: 3, prison: 12 }),
      "patrol",
      (log) => expect(count(log, "select")).toBeGreaterThan(0),
    );
  });

  it("4.1 no Negotiate comes with a Deploy that neither chooses a space nor moves Troops", () => {
    everyWay(
      () => position({ gaza: "1T / 1C", lydda: "1T / 1C" }, NEUTRAL),
      "deploy",
      (log) => {
        if (count(log, "special") > 0) expect(count(log, "select", "move")).toBeGreaterThan(0);
      },
    );
  });

  it("4.1 a Silence that comes first may open the only space of a Rob or a Recruit", () => {
    const rob = position({ gaza: "1P / 1C" }, NEUTRAL);
    expect(operationBar(rob, "rob", limitedOperation(rob, "irgun"))).toMatchObject({ rule: "3.3.4" });
    expect(operationBar(rob, "rob", fullOperation(rob, "irgun"))).toBeUndefined();
    const recruit = position(
      { haifa_c: "1P / 1C curfew", tel_aviv: "1P / 1C curfew", jerusalem_c: "1P / 1C curfew" },
      NEUTRAL,
    );
    expect(operationBar(recruit, "recruit", limitedOperation(recruit, "irgun"))).toMatchObject({
      rule: "3.3.1",
    });
    expect(operationBar(recruit, "recruit", fullOperation(recruit, "irgun"))).toBeUndefined();
  });

  it("4.1 but not one that would leave the Rob without a space, such as on a Railway", () => {
    const spaces = { gaza: "1P / 1C", lydda: "2P / 2C", rw_egypt: "1P / 1C" };
    const open = operation(position(spaces, NEUTRAL), "rob", "full");
    expect(keysOf(open)).toEqual(["lydda", "gaza"]);
    expect(whyClosed(open, "rw_egypt")).toBe("4.1 why.operation-first");
    const g = position(spaces, NEUTRAL);
    expect(operation(g, "rob", "full", "lydda", "die:3")).toBeUndefined();
    expect(spaceText(g, "lydda")).toBe("1P / 2C(1A) 1K");
    const railway = position({ rw_egypt: "1P / 1C" }, NEUTRAL);
    expect(operationBar(railway, "rob", fullOperation(railway, "irgun"))).toMatchObject({ rule: "3.3.4" });
  });

  it("4.1 with a Deploy that can only move Troops it may come before the move as well as after", () => {
    const spaces = { rw_egypt: "1T 1P sabotage", gaza: "1T / 1C" };
    expect(keysOf(operation(position(spaces), "deploy", "full"))).toEqual(
      expect.arrayContaining(["restore", "negotiate"]),
    );
    const after = operation(position(spaces), "deploy", "full", "rw_syria", "troops.gaza", "done");
    expect(keysOf(after)).toEqual(["restore", "negotiate", "done"]);
  });

  it("4.1.1 each Special Activity accompanies only the Operations it may", () => {
    const table: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
      deploy: ["negotiate", "restore"],
      patrol: ["negotiate"],
      search: ["mass-detention", "negotiate"],
      assault: ["mass-detention"],
      recruit: ["propagandize", "silence"],
      travel: ["propagandize", "silence"],
      sabotage: ["propagandize", "silence", "terror"],
      rob: ["propagandize", "silence"],
    };
    // A position in which every Special Activity has a space.
    const spaces = {
      gaza: "1P / 2C",
      tel_aviv: "3T 1P / 3C(1A) curfew",
      haifa_c: "1T 1P sabotage",
      lydda: "1C",
    };
    const all = ["restore", "negotiate", "mass-detention", "silence", "propagandize", "terror"];
    for (const [kind, allowed] of Object.entries(table)) {
      const open = operation(position(spaces), kind as OperationKind, "full");
      const offered = new Set(keysOf(open).map((key) => key.replace(/:.*/, "")));
      expect([kind, all.filter((key) => offered.has(key)).sort()]).toEqual([kind, [...allowed]]);
    }
  });

  it("4.1.1 one that may not accompany is shown closed with that reason", () => {
    const spaces = {
      gaza: "1P / 2C",
      tel_aviv: "3T 1P / 3C(1A) curfew",
      haifa_c: "1T 1P sabotage",
      lydda: "1C",
    };
    for (const [kind, closed] of [
      ["patrol", "restore"],
      ["search", "restore"],
      ["assault", "negotiate"],
      ["deploy", "mass-detention"],
      ["patrol", "mass-detention"],
      ["recruit", "terror"],
      ["travel", "terror"],
      ["rob", "terror"],
    ] as const)
      expect([kind, closed, whyClosed(operation(position(spaces), kind, "full"), closed)]).toEqual([
        kind,
        closed,
        "4.1.1 why.cannot-accompany",
      ]);
  });
});

describe("British Special Activities", () => {
  it("4.2 the British have Restore, Negotiate and Mass Detention", () => {
    const spaces = { haifa_c: "1T 1P sabotage", tel_aviv: "3T / 1C curfew" };
    expect(keysOf(operation(position(spaces), "deploy", "full"))).toEqual(
      expect.arrayContaining(["restore", "negotiate"]),
    );
    expect(keysOf(operation(position(spaces), "search", "full"))).toEqual(
      expect.arrayContaining(["negotiate", "mass-detention"]),
    );
  });

  it("4.2.1 Restore takes one space with Troops, with Police and without any Irgun piece", () => {
    const spaces = {
      haifa_c: "1T 1P sabotage",
      rw_egypt: "1T 1P sabotage",
      gaza: "2T sabotage",
      lydda: "2P sabotage",
      samaria: "1T 1P / 1C sabotage",
      galilee: "1T 1P / 1K sabotage",
    };
    const open = operation(position(spaces), "deploy", "full", "restore");
    expect(keysOf(open)).toEqual(["haifa_c", "rw_egypt"]);
    expect(whyClosed(open, "gaza")).toBe("4.2.1 why.no-troops-and-police");
    expect(whyClosed(open, "lydda")).toBe("4.2.1 why.no-troops-and-police");
    expect(whyClosed(open, "samaria")).toBe("4.2.1 why.irgun-present");
    expect(whyClosed(open, "galilee")).toBe("4.2.1 why.irgun-present");
    const g = position(spaces);
    const after = operation(g, "deploy", "full", "restore", "haifa_c");
    expect(after?.rule).toBe("3.2.1");
    expect(boardText(g)).toMatchObject({ haifa_c: "1T 1P", rw_egypt: "1T 1P sabotage" });
  });

  it("4.2.1 all Sabotage and the Curfew go first, then Terror turns into Sabotage and stays", () => {
    const g = position({ tel_aviv: "1T 1P curfew 3sabotage 2terror" });
    special(g, "restore");
    expect(spaceText(g, "tel_aviv")).toBe("1T 1P 2sabotage");
    expect(g.available.curfews).toBe(3);
    special(g, "restore");
    expect(spaceText(g, "tel_aviv")).toBe("1T 1P");
  });

  it("4.2.1 the Police and the Troops of the same Deploy count", () => {
    const g = position({ tel_aviv: "1T sabotage" });
    operation(g, "deploy", "full", "tel_aviv", "restore", "done");
    expect(spaceText(g, "tel_aviv")).toBe("1T 1P");
    const h = position({ tel_aviv: "1P sabotage", gaza: "1T" });
    operation(h, "deploy", "full", "gaza", "done", "tel_aviv", "restore");
    expect(spaceText(h, "tel_aviv")).toBe("1T 1P");
  });

  it("4.2.2 Negotiate moves the Haganah left if the die beats the track", () => {
    for (const haganah of [1, 2, 3, 4])
      for (let die = 1; die <= 6; die++) {
        const g = position({}, { haganah });
        special(g, "negotiate", `die:${die}`);
        expect([haganah, die, g.haganah]).toEqual([haganah, die, die > haganah ? haganah - 1 : haganah]);
      }
  });

  it("4.2.2 every Terror on the map adds one to the die, Sabotage none", () => {
    const spaces = { tel_aviv: "2terror", haifa_c: "terror 4sabotage", gaza: "3sabotage" };
    for (const [die, after] of [
      [1, 4],
      [2, 3],
    ]) {
      const g = position(spaces);
      special(g, "negotiate", `die:${die}`);
      expect([die, g.haganah]).toEqual([die, after]);
    }
  });

  it("4.2.2 at 0 it draws a chit instead, without a roll, and an empty bag gives none", () => {
    const g = position({}, { haganah: 0 });
    expect(special(g, "negotiate", "intel:2")).toBeUndefined();
    expect(g.intel).toEqual([0, 0, 1]);
    const h = position({}, { haganah: 0, intel: [3, 3, 3] });
    expect(special(h, "negotiate")).toBeUndefined();
  });

  it("4.2.2 the pieces owed leave at once, as the Irgun choose, in the middle of the British Operation", () => {
    const h = position({ gaza: "1P / 3C(1A)", lydda: "1C" }, { haganah: 3, prison: 9 });
    const irgun = operation(h, "patrol", "full", "negotiate", "die:6");
    expect([irgun?.seat, keysOf(irgun)]).toEqual([
      "irgun",
      ["underground.lydda", "underground.gaza", "active.gaza"],
    ]);
  });

  it("4.2.3 Mass Detention takes one City with a Curfew and three Troops", () => {
    const spaces = {
      haifa_c: "3T",
      tel_aviv: "2T 3P / 1C curfew",
      jerusalem_c: "3T / 1C curfew",
      gaza: "4T / 1C",
    };
    const g = position(spaces);
    const open = operation(g, "search", "full", "mass-detention");
    expect([open?.seat, open?.about]).toEqual([
      "chance",
      expect.objectContaining({ kind: "detention-roll", space: "jerusalem_c" }),
    ]);
    const none = position({ haifa_c: "3T / 1C", tel_aviv: "2T 3P / 1C curfew", gaza: "4T / 1C" });
    expect(whyClosed(operation(none, "search", "full"), "mass-detention")).toBe("4.2.3 why.special-nowhere");
  });

  it("4.2.3 with several Cities the others are refused with their reasons", () => {
    const spaces = {
      haifa_c: "3T / 1C curfew",
      tel_aviv: "3T / 1C curfew",
      jerusalem_c: "2T 2P / 1C curfew",
      gaza: "3T",
    };
    const open = operation(position(spaces), "search", "full", "mass-detention");
    expect(keysOf(open)).toEqual(["haifa_c", "tel_aviv"]);
    expect(whyClosed(open, "jerusalem_c")).toBe("4.2.3 why.three-troops");
    expect(whyClosed(open, "gaza")).toBe("4.2.3 why.not-city");
    const bare = operation(
      position({ haifa_c: "3T / 1C curfew", tel_aviv: "3T / 1C curfew", jerusalem_c: "3T / 1C" }),
      "search",
      "full",
      "mass-detention",
    );
    expect(whyClosed(bare, "jerusalem_c")).toBe("4.2.3 why.no-curfew");
  });

  it("4.2.3 the book's example: two in the City, one in the District, a 5 costs two Political Will", () => {
    const g = position(
      { tel_aviv: "3T / 2C curfew", lydda: "1C(1A) 1K", rw_egypt: "1C", gaza: "1C" },
      { will: 10 },
    );
    special(g, "mass-detention", "die:5");
    expect(boardText(g)).toEqual({ tel_aviv: "3T curfew", lydda: "/ 1K", rw_egypt: "/ 1C", gaza: "/ 1C" });
    expect([g.prison, g.politicalWill]).toEqual([3, 8]);
  });

  it("4.2.3 with enough Cells the British pick them from City and District, and nothing is lost", () => {
    const spaces = { tel_aviv: "3T / 2C(1A) curfew", lydda: "2C(1A)" };
    const g = position(spaces, { will: 10 });
    const open = special(g, "mass-detention", "die:2");
    expect(open?.seat).toBe("british");
    expect(keysOf(open).sort()).toEqual([
      "active.lydda",
      "active.tel_aviv",
      "underground.lydda",
      "underground.tel_aviv",
    ]);
    const h = position(spaces, { will: 10 });
    special(h, "mass-detention", "die:2", "underground.lydda", "underground.tel_aviv");
    expect(boardText(h)).toEqual({ tel_aviv: "3T / 1C(1A) curfew", lydda: "/ 1C(1A)" });
    expect([h.prison, h.politicalWill]).toEqual([2, 10]);
    const all = position(spaces, { will: 10 });
    expect(special(all, "mass-detention", "die:4")).toBeUndefined();
    expect([all.prison, all.politicalWill]).toEqual([4, 10]);
  });

  it("4.2.3 with nobody there the whole roll is lost, down to 0", () => {
    const g = position({ tel_aviv: "3T curfew" }, { will: 10 });
    special(g, "mass-detention", "die:6");
    expect(g.politicalWill).toBe(4);
    const h = position({ tel_aviv: "3T curfew" }, { will: 4 });
    special(h, "mass-detention", "die:6");
    expect(h.politicalWill).toBe(0);
  });

  it("4.2.3 a Curfew and Troops of the same Search count", () => {
    const g = position({ tel_aviv: "2T / 1C", rw_egypt: "1T" }, { will: 10 });
    operation(
      g,
      "search",
      "full",
      "tel_aviv",
      "troops.rw_egypt",
      "done",
      "tel_aviv",
      "mass-detention",
      "die:1",
    );
    expect(spaceText(g, "tel_aviv")).toBe("3T curfew");
    expect([g.prison, g.politicalWill]).toEqual([1, 10]);
  });
});

describe("Irgun Special Activities", () => {
  it("4.3 the Irgun have Silence, Propagandize and Terror", () => {
    const g = position({ tel_aviv: "1P / 1C curfew" }, NEUTRAL);
    expect(keysOf(operation(g, "sabotage", "full"))).toEqual(["tel_aviv", "terror:tel_aviv", "silence"]);
    const h = position({ tel_aviv: "1P / 1C curfew", gaza: "1C" }, NEUTRAL);
    expect(keysOf(operation(h, "sabotage", "full"))).toEqual([
      "gaza",
      "tel_aviv",
      "terror:tel_aviv",
      "silence",
      "propagandize",
    ]);
  });

  it("4.3.1 Silence takes a space with Police and at least as many Underground Cells", () => {
    const spaces = {
      gaza: "1P / 1C",
      lydda: "2P / 2C",
      samaria: "2P / 3C(2A)",
      rw_egypt: "1P / 1C(1A)",
      galilee: "1T / 2C",
    };
    const open = operation(position(spaces, NEUTRAL), "travel", "full", "silence");
    expect(keysOf(open)).toEqual(["lydda", "gaza"]);
    expect(whyClosed(open, "samaria")).toBe("4.3.1 why.too-few-underground");
    expect(whyClosed(open, "rw_egypt")).toBe("4.3.1 why.too-few-underground");
    expect(whyClosed(open, "galilee")).toBe("4.3.1 why.no-police");
  });

  it("4.3.1 one Police goes to Available, in one space, and no Cell flips", () => {
    const g = position({ gaza: "2P / 2C", lydda: "1P / 1C" }, NEUTRAL);
    const after = operation(g, "travel", "full", "silence", "gaza");
    expect(boardText(g)).toEqual({ gaza: "1P / 2C", lydda: "1P / 1C" });
    expect(g.available.police).toBe(4);
    expect(after?.rule).toBe("3.3.2");
  });

  it("4.3.2 Propagandize takes up to two Cities with a Curfew and a Cell, one Political Will each", () => {
    const spaces = {
      haifa_c: "1T / 1C curfew",
      tel_aviv: "1T / 1C curfew",
      jerusalem_c: "1T / 1C curfew",
      gaza: "1C",
    };
    const g = position(spaces, { ...NEUTRAL, will: 10 });
    const after = operation(g, "travel", "full", "propagandize", "haifa_c", "jerusalem_c");
    expect(g.politicalWill).toBe(8);
    expect(after?.rule).toBe("3.3.2");
    expect(boardText(g)).toMatchObject({ haifa_c: "1T / 1C(1A) curfew", tel_aviv: "1T / 1C curfew" });
    const one = position(spaces, { ...NEUTRAL, will: 10 });
    operation(one, "travel", "full", "propagandize", "haifa_c", "done");
    expect(one.politicalWill).toBe(9);
  });

  it("4.3.2 a Cell flips only if none is Active", () => {
    const g = position({ tel_aviv: "1T / 3C(1A) curfew" }, { will: 10 });
    special(g, "propagandize");
    expect(spaceText(g, "tel_aviv")).toBe("1T / 3C(1A) curfew");
    const h = position({ tel_aviv: "1T / 3C curfew" }, { will: 10 });
    special(h, "propagandize");
    expect(spaceText(h, "tel_aviv")).toBe("1T / 3C(1A) curfew");
    expect([g.politicalWill, h.politicalWill]).toEqual([9, 9]);
  });

  it("4.3.2 it needs both Cell and Curfew", () => {
    const spaces = {
      haifa_c: "1T / 1C",
      tel_aviv: "1T curfew",
      jerusalem_c: "1T / 1C(1A) curfew",
      gaza: "1C",
    };
    const g = position(spaces, { ...NEUTRAL, will: 10 });
    operation(g, "travel", "full", "propagandize");
    expect(g.politicalWill).toBe(9);
    const none = position({ haifa_c: "1T / 1C", tel_aviv: "1T curfew", gaza: "1C" }, NEUTRAL);
    expect(whyClosed(operation(none, "travel", "full"), "propagandize")).toBe("4.3.2 why.special-nowhere");
    const two = position({ ...spaces, tel_aviv: "1T / 1C curfew" }, NEUTRAL);
    const open = operation(two, "travel", "full", "propagandize");
    expect(whyClosed(open, "haifa_c")).toBe("4.3.2 why.no-curfew");
    expect(whyClosed(open, "gaza")).toBe("4.3.2 why.no-curfew");
    const cells = operation(
      position({ haifa_c: "1T curfew", tel_aviv: "1T / 1C curfew", jerusalem_c: "1T / 1C curfew" }, NEUTRAL),
      "travel",
      "full",
      "propagandize",
    );
    expect(whyClosed(cells, "haifa_c")).toBe("4.3.2 why.no-cells");
  });

  it("4.3.3 Terror takes one City of the Sabotage, said before the roll, and no District or Railway", () => {
    const spaces = { tel_aviv: "2C", haifa_c: "1C", gaza: "1C", rw_egypt: "1C", jerusalem_c: "1C(1A)" };
    const open = operation(position(spaces, NEUTRAL), "sabotage", "full");
    expect(keysOf(open)).toEqual([
      "gaza",
      "haifa_c",
      "terror:haifa_c",
      "tel_aviv",
      "terror:tel_aviv",
      "rw_egypt",
    ]);
    expect(whyClosed(open, "terror:gaza")).toBe("4.3.3 why.not-city");
    expect(whyClosed(open, "terror:rw_egypt")).toBe("4.3.3 why.not-city");
    const next = operation(position(spaces, NEUTRAL), "sabotage", "full", "terror:tel_aviv", "die:1");
    expect(keysOf(next)).toEqual(["gaza", "haifa_c", "rw_egypt", "done"]);
    expect(whyClosed(next, "tel_aviv")).toBe("3.1 why.already-chosen");
    expect(whyClosed(next, "silence")).toBe("4.1 why.special-used");
  });

  it("4.3.3 it counts among the spaces of the Sabotage", () => {
    const spaces = { tel_aviv: "1C", haifa_c: "1C", gaza: "1C", lydda: "1C" };
    const g = position(spaces, NEUTRAL);
    expect(
      operation(g, "sabotage", "full", "gaza", "die:1", "lydda", "die:1", "terror:tel_aviv", "die:1"),
    ).toBeUndefined();
  });

  it("4.3.3 success places Terror instead of Sabotage; 6 or more places two and moves the Haganah left", () => {
    for (let die = 1; die <= 6; die++) {
      const g = position({ tel_aviv: "1C" }, NEUTRAL);
      operation(g, "sabotage", "full", "terror:tel_aviv", `die:${die}`);
      const marker = die < 3 ? "" : die < 6 ? " terror" : " 2terror";
      expect([die, spaceText(g, "tel_aviv"), g.haganah]).toEqual([die, `/ 1C(1A)${marker}`, die < 6 ? 2 : 1]);
    }
  });

  it("4.3.3 the result is what counts: Police take off, an Arms Cache adds", () => {
    for (const [spaces, answers, terror, haganah] of [
      [{ tel_aviv: "1P / 1C" }, ["die:6"], 1, 2],
      [{ tel_aviv: "1P / 1C" }, ["die:3"], 0, 2],
      [{ tel_aviv: "1C", lydda: "1K" }, ["caches.lydda", "die:4"], 2, 1],
      [{ tel_aviv: "1C", lydda: "1K" }, ["caches.lydda", "die:3"], 1, 2],
      [{ tel_aviv: "2P / 1C 1K" }, ["caches.tel_aviv", "die:6"], 2, 1],
      [{ tel_aviv: "3P / 1C 1K" }, ["caches.tel_aviv", "die:6"], 1, 2],
      [{ tel_aviv: "1C 1K" }, ["caches.tel_aviv", "die:6"], 2, 1],
    ] as const) {
      const g = position(spaces, NEUTRAL);
      operation(g, "sabotage", "full", "terror:tel_aviv", ...answers);
      expect([spaces, answers, g.terror.reduce((a, b) => a + b), g.haganah]).toEqual([
        spaces,
        answers,
        terror,
        haganah,
      ]);
    }
  });

  it("4.3.3 at 0 the Haganah Track stays there", () => {
    const g = position({ tel_aviv: "1C" }, { haganah: 0 });
    operation(g, "sabotage", "full", "terror:tel_aviv", "die:6");
    expect([g.haganah, g.terror.reduce((a, b) => a + b)]).toEqual([0, 2]);
  });

  it("4.3.3 other spaces of the same Operation take Sabotage as usual", () => {
    const g = position({ tel_aviv: "1C", haifa_c: "1C" }, NEUTRAL);
    operation(g, "sabotage", "full", "terror:tel_aviv", "die:3", "haifa_c", "die:6");
    expect(boardText(g)).toEqual({ tel_aviv: "/ 1C(1A) terror", haifa_c: "/ 1C(1A) sabotage" });
    expect(g.haganah).toBe(2);
  });

  it("4.3.3 pieces owed to the track leave at once, and the fourth space of this Operation stays", () => {
    const spaces = { tel_aviv: "1C", gaza: "1C", lydda: "1C", samaria: "1C", galilee: "1C" };
    const g = position(spaces, { prison: 10 });
    const terror = ["terror:tel_aviv", "die:6", "active.tel_aviv", "underground.galilee"];
    operation(g, "sabotage", "full", ...terror, "gaza", "die:3", "lydda", "die:3", "samaria", "die:3");
    expect([g.haganah, g.prison]).toEqual([3, 10]);
    expect(boardText(g)).toEqual({
      tel_aviv: "2terror",
      gaza: "/ 1C(1A) sabotage",
      lydda: "/ 1C(1A) sabotage",
      samaria: "/ 1C(1A) sabotage",
    });
  });
});
