import { type LogEvent, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import type { OperationKind, SpecialKind } from "./menu.ts";
import { FULL_OPERATION, LIMITED_OPERATION } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import type { Malaya } from "./state.ts";
import { boardText, controlOf, keysOf, operation, position, spaceText, whyClosed } from "./testing/index.ts";

/** Every way an Operation can go, depth first; told with what happened on the way. */
function everyWay(
  make: () => Malaya,
  kind: OperationKind,
  visit: (g: Malaya, log: LogEvent[]) => void,
): number {
  let ways = 0;
  const explore = (answers: readonly number[]): void => {
    if (answers.length > 30) throw new Error("this Operation does not end");
    const g = make();
    const log: LogEvent[] = [];
    g.log = (event) => log.push(event);
    const run = execute(g, operationOf(kind, FULL_OPERATION));
    let open = nextQuestion(run);
    for (const answer of answers) {
      if (!open) throw new Error("the play has changed");
      open = nextQuestion(run, open.choices[answer]);
    }
    if (!open) {
      ways++;
      visit(g, log);
      return;
    }
    for (let i = 0; i < open.choices.length; i++) explore([...answers, i]);
  };
  explore([]);
  return ways;
}
const count = (log: readonly LogEvent[], kind: string): number =>
  log.filter((event) => event.kind === kind).length;

describe("Special Activities in general", () => {
  it("4.1 a Special Activity may come before, between and after the steps of an Operation", () => {
    const spaces = { perak: "2G", kelantan: "2G" };
    for (const answers of [
      ["extort", "perak", "kelantan", "johore", "pahang", "done"],
      ["johore", "extort", "perak", "kelantan", "pahang", "done"],
      ["johore", "pahang", "extort", "perak", "kelantan", "done"],
    ]) {
      const g = position(spaces, { mcp: 5 });
      expect(operation(g, "rally", "full", ...answers)).toBeUndefined();
      expect(g.resources.mcp).toBe(5);
      expect(boardText(g)).toEqual({
        perak: "/ 2G(1A)",
        kelantan: "/ 2G(1A)",
        johore: "/ 1G",
        pahang: "/ 1G",
      });
    }
  });

  it("4.1 Extort in between pays for spaces that could not be paid before", () => {
    const g = position({ perak: "1G", kelantan: "1G" }, { mcp: 1 });
    operation(g, "rally", "full", "johore", "extort", "perak", "kelantan", "pahang", "selangor");
    expect(g.resources.mcp).toBe(0);
    expect(spaceText(g, "selangor")).toBe("/ 1G");
  });

  it("4.1 it may come between the Train and its Pacify, and after the Pacify", () => {
    const between = position({ johore: "1T 1P support" });
    operation(between, "train", "full", "johore", "done", "resettle", "done", "johore");
    expect(spaceText(between, "johore")).toBe("1T 1P support");
    expect(between.available.villages).toBe(4);
    const after = position({ johore: "1T 1P" });
    operation(after, "train", "full", "johore", "done", "done", "johore", "resettle");
    expect(spaceText(after, "johore")).toBe("1T 1P village");
  });

  it("4.1 it may come between the Rally and its Agitate, and after the Agitate", () => {
    // Extort brings the Resource for Agitate; Intimidate brings the Control for it.
    const money = position({ kelantan: "1B 1G" }, { mcp: 1 });
    operation(money, "rally", "full", "kelantan", "count:0", "extort", "done", "kelantan");
    expect(spaceText(money, "kelantan")).toBe("/ 1B 1G(1A) opposition");
    const control = position({ kelantan: "2P / 1B 1G" }, { mcp: 2 });
    operation(control, "rally", "full", "kelantan", "count:0", "intimidate", "done", "kelantan");
    expect(spaceText(control, "kelantan")).toBe("1P / 1B 1G opposition");
    const after = position({ kelantan: "1B 1G" }, { mcp: 5 });
    operation(after, "rally", "full", "kelantan", "count:0", "done", "kelantan", "extort");
    expect(spaceText(after, "kelantan")).toBe("/ 1B 1G(1A) opposition");
    expect(after.resources.mcp).toBe(4);
  });

  it("4.1 it may come between a joint movement and each reveal, but not in the middle of the movement", () => {
    const spaces = { kuala_lumpur: "2T", perak: "2T / 1G(1A)", selangor: "1G" };
    const during = operation(
      position(spaces),
      "sweep",
      "full",
      "selangor",
      "troops.kuala_lumpur",
      "count:1",
      "done",
    );
    expect(keysOf(during)).not.toContain("air-strike");
    expect(keysOf(during)).not.toContain("reprisal");
    const moved = ["selangor", "troops.kuala_lumpur", "count:1", "done", "perak", "done"];
    const g = position(spaces);
    const reveal = operation(g, "sweep", "full", ...moved);
    expect(keysOf(reveal).sort()).toEqual(["air-strike", "all", "perak", "reprisal", "selangor"]);
    const between = operation(position(spaces), "sweep", "full", ...moved, "selangor");
    expect(keysOf(between)).toEqual(expect.arrayContaining(["air-strike", "perak"]));
    const last = operation(position(spaces), "sweep", "full", ...moved, "selangor", "perak");
    expect(keysOf(last).sort()).toEqual(["air-strike", "done", "reprisal"]);
    const march = operation(position({ kedah: "3G" }), "march", "full", "perak", "count:1", "done");
    expect(keysOf(march)).not.toContain("extort");
  });

  it("4.1 it may come before the movement of a Garrison, between its reveals and after its Assault", () => {
    const spaces = { kedah: "2T / 1G(1A)", ec_north: "1P / 1G" };
    expect(keysOf(operation(position(spaces), "garrison", "full"))).toContain("air-strike");
    const moved = ["kuala_lumpur", "done", "done"];
    expect(keysOf(operation(position(spaces), "garrison", "full", ...moved)).sort()).toEqual([
      "air-strike",
      "all",
      "ec_north",
      "ec_south",
      "reprisal",
    ]);
    const after = operation(position(spaces), "garrison", "full", ...moved, "all", "ec_north");
    expect(keysOf(after).sort()).toEqual(["air-strike", "done", "reprisal"]);
  });

  it("4.1 only one Special Activity comes with an Operation, and it is one block", () => {
    const g = position({ perak: "1P / 3G", kelantan: "1P / 3G" });
    const open = operation(g, "rally", "full", "intimidate", "perak", "done", "johore");
    expect(whyClosed(open, "extort")).toBe("4.1 why.special-used");
    expect(whyClosed(open, "intimidate")).toBe("4.1 why.special-used");
  });

  it("4.1 a space is selected once for a Special Activity, and may be the space of the Operation too", () => {
    const g = position({ perak: "3G" }, { mcp: 5 });
    operation(g, "rally", "full", "perak", "take:guerrilla", "extort", "done");
    expect(spaceText(g, "perak")).toBe("/ 4G(1A)");
    const h = position({ perak: "3G", johore: "1G" }, { mcp: 5 });
    const open = operation(h, "rally", "full", "extort", "perak");
    expect(keysOf(open)).toEqual(["johore", "done"]);
    expect(whyClosed(open, "perak")).toBe("4.1 why.already-chosen");
  });

  it("4.1 with no Resources Rally, March and Terror can begin with an Extort that pays for the first space", () => {
    for (const kind of ["rally", "march", "terror"] as const) {
      const g = position({ kedah: "2G" }, { mcp: 0 });
      expect(operationBar(g, kind, FULL_OPERATION)).toBeUndefined();
      expect(operationBar(g, kind, LIMITED_OPERATION)).toMatchObject({ rule: "3.1" });
    }
    const g = position({ kedah: "2G" }, { mcp: 0 });
    operation(g, "rally", "full", "johore");
    expect(boardText(g)).toEqual({ kedah: "/ 2G(1A)", johore: "/ 1G" });
    expect(g.resources.mcp).toBe(0);
  });

  it("4.1 an Extort that would leave no Terror to execute is closed, and so is a Terror that needs it", () => {
    const g = position({ kedah: "1G" }, { mcp: 0 });
    expect(operationBar(g, "terror", FULL_OPERATION)).toMatchObject({ rule: "3.1" });
    const h = position({ kedah: "1G" }, { mcp: 1 });
    expect(operation(h, "terror", "full")).toBeUndefined();
    expect(spaceText(h, "kedah")).toBe("/ 1G(1A) opposition terror");
  });

  it("4.1 Thailand's Guerrilla can pay for Terror elsewhere", () => {
    const g = position({ thailand: "1G", kedah: "1G" }, { mcp: 0 });
    expect(operation(g, "terror", "full")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1G(1A)", kedah: "/ 1G(1A) opposition terror" });
  });

  it("4.1 with no Resources Intimidate cannot replace the Rally it would come with", () => {
    const g = position({ kedah: "1P / 1G", perak: "1G" }, { mcp: 0 });
    const open = operation(g, "rally", "full");
    expect(keysOf(open)).toEqual(["perak", "kedah"].sort());
    expect(open?.rule).toBe("4.3.1");
  });

  it("4.1 an Air Strike or Reprisal never takes away the only target an Assault has", () => {
    const g = position({ johore: "2T / 1G(1A)" });
    // Neither is open before the Assault, so Johore is the one thing to select; afterwards Reprisal is.
    expect(keysOf(operation(g, "assault", "full"))).toEqual(["reprisal", "done"]);
    expect(spaceText(g, "johore")).toBe("2T");
    const h = position({ johore: "2T / 1G(1A)", perak: "1T / 1G(1A)" });
    operation(h, "assault", "full", "air-strike", "perak");
    expect(boardText(h)).toEqual({ johore: "2T", perak: "1T" });
    expect(h.resources.british).toBe(18);
  });

  it.each([
    ["rally", { kedah: "1P / 2G", johore: "1G support" }, 0],
    ["march", { kedah: "2G", johore: "1G" }, 0],
    ["terror", { kedah: "1P / 1G", thailand: "1G", ec_south: "1G" }, 0],
    ["terror", { kedah: "2P / 1G", perak: "1P / 1G" }, 1],
    ["attack", { kedah: "2P / 2G(1A)", perak: "1T / 1G" }, 1],
    ["assault", { kedah: "1T / 2G(1A)", johore: "1T / 1G(1A)" }, 4],
    ["assault", { kedah: "1T / 1G(1A)", johore: "1T 1P" }, 2],
  ] as const)(
    "4.1 no way of playing a %s ends with a Special Activity but no Operation, or with two (%o)",
    (kind, spaces, money) => {
      const ways = everyWay(
        () => position(spaces, { british: money, mcp: money, commander: "briggs" }),
        kind,
        (_g, log) => {
          expect(count(log, "select")).toBeGreaterThan(0);
          expect(count(log, "special")).toBeLessThanOrEqual(1);
        },
      );
      expect(ways).toBeGreaterThan(1);
    },
  );

  it("4.1.1 each Special Activity accompanies only the Operations it may", () => {
    const table: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
      train: ["resettle", "air-strike"],
      garrison: ["reprisal", "air-strike"],
      sweep: ["reprisal", "air-strike"],
      assault: ["reprisal", "air-strike"],
      rally: ["extort", "intimidate"],
      march: ["extort"],
      attack: ["ambush"],
      terror: ["extort", "intimidate"],
    };
    // A position in which every Special Activity has a space.
    const spaces = { johore: "4T 1P / 3G(1A)", perak: "4T 1P / 3G(1A)", kedah: "3T", pahang: "2G" };
    const all = ["resettle", "reprisal", "air-strike", "extort", "intimidate"];
    for (const [kind, allowed] of Object.entries(table)) {
      const open = operation(position(spaces), kind as OperationKind, "full");
      const offered = [
        ...new Set(
          keysOf(open)
            .map((key) => key.replace(/:.*/, ""))
            .filter((key) => all.includes(key) || key === "ambush"),
        ),
      ];
      expect([kind, offered.sort()]).toEqual([kind, [...allowed].sort()]);
      const limited = operation(position(spaces), kind as OperationKind, "limited");
      expect(keysOf(limited).filter((key) => all.includes(key) || key.startsWith("ambush"))).toEqual([]);
    }
  });

  it("4.1.1 a Special Activity that may not accompany is shown closed with that reason", () => {
    const spaces = { johore: "4T 1P / 3G(1A)" };
    expect(whyClosed(operation(position(spaces), "train", "full"), "reprisal")).toBe(
      "4.1.1 why.cannot-accompany",
    );
    expect(whyClosed(operation(position(spaces), "march", "full"), "intimidate")).toBe(
      "4.1.1 why.cannot-accompany",
    );
  });
});

describe("British Special Activities", () => {
  it("4.2 the British have Resettle, Reprisal and Air Strike, at no cost", () => {
    const spaces = { johore: "3T 1P / 2G(1A)" };
    const g = position(spaces, { british: 5, commander: "templer" });
    operation(g, "train", "full", "resettle", "kedah", "done", "done");
    expect(spaceText(g, "johore")).toBe("3T 1P / 2G(1A) opposition village");
    const h = position(spaces, { british: 5, commander: "templer" });
    operation(h, "sweep", "full", "reprisal", "active.johore", "pahang", "kedah", "done");
    expect(boardText(h)).toEqual({ johore: "3T 1P / 1G terror", pahang: "/ 1G(1A)" });
    expect(h.resources.british).toBe(3);
    const k = position(spaces, { british: 5 });
    operation(k, "train", "full", "air-strike", "kedah", "done", "done");
    expect(spaceText(k, "johore")).toBe("3T 1P / 1G");
    expect([g.resources.british, k.resources.british]).toEqual([5, 5]);
  });

  it("4.2.1 Resettle takes a British Controlled Province without a New Village, one of them, two under Briggs", () => {
    const spaces = {
      johore: "1P",
      perak: "1P",
      kedah: "1P",
      selangor: "1P village",
      pahang: "1P / 1G",
      kuala_lumpur: "2P",
    };
    const open = operation(position(spaces), "train", "full", "resettle");
    expect(keysOf(open)).toEqual(["kedah", "perak", "johore"]);
    expect(whyClosed(open, "kuala_lumpur")).toBe("4.2.1 why.not-province");
    expect(whyClosed(open, "pahang")).toBe("4.2.1 why.not-british-control");
    expect(whyClosed(open, "selangor")).toBe("4.2.1 why.has-village");
    for (const [commander, cancelled, more] of [
      ["gurney", false, false],
      ["briggs", false, true],
      ["briggs", true, false],
      ["templer", false, false],
    ] as const) {
      const after = operation(
        position(spaces, { commander, cancelled }),
        "train",
        "full",
        "resettle",
        "kedah",
      );
      expect([commander, cancelled, after?.rule === "4.2.1"]).toEqual([commander, cancelled, more]);
    }
  });

  it("4.2.1 it places a New Village and shifts once toward Opposition", () => {
    for (const [before, after] of [
      ["1P / 1B support", "1P / 1B village"],
      ["2P", "2P opposition village"],
      ["2P opposition", "2P opposition village"],
    ] as const) {
      const g = position({ johore: `1T ${before}` });
      operation(g, "train", "full", "resettle");
      expect(spaceText(g, "johore")).toBe(`1T ${after}`);
    }
  });

  it("4.2.1 at Support without MCP the Province becomes Neutral in the same step, so the New Village stays", () => {
    const g = position({ johore: "1T 1P support" });
    operation(g, "train", "full", "resettle");
    expect(spaceText(g, "johore")).toBe("1T 1P village");
  });

  it("4.2.1 only New Villages of the pool of four: Briggs with one left places one", () => {
    const spaces = {
      johore: "1P",
      perak: "1P",
      kedah: "1P village",
      selangor: "1P village",
      pahang: "1P village",
    };
    const g = position(spaces, { commander: "briggs" });
    const open = operation(g, "train", "full", "resettle", "johore");
    expect(open?.rule).toBe("3.2.1");
    expect(g.available.villages).toBe(0);
  });

  it("4.2.1 Control won by the Train itself counts", () => {
    const g = position({});
    operation(g, "train", "full", "johore", "police:2", "resettle", "done");
    expect(spaceText(g, "johore")).toBe("2P opposition village");
  });

  it("4.2.2 Reprisal takes a Province with Troops, one of them, two under Gurney", () => {
    const spaces = { johore: "1T", perak: "1T", kedah: "3P", kuala_lumpur: "2T", ec_north: "1T" };
    const open = operation(position(spaces), "sweep", "full", "reprisal");
    expect(keysOf(open)).toEqual(["perak", "johore"]);
    expect(whyClosed(open, "kedah")).toBe("4.2.2 why.no-troops");
    expect(whyClosed(open, "kuala_lumpur")).toBe("4.2.2 why.not-province");
    for (const [commander, cancelled, more] of [
      ["gurney", false, true],
      ["gurney", true, false],
      ["briggs", false, false],
      ["templer", false, false],
    ] as const) {
      const after = operation(
        position(spaces, { commander, cancelled }),
        "sweep",
        "full",
        "reprisal",
        "perak",
      );
      expect([commander, cancelled, after?.rule === "4.2.2"]).toEqual([commander, cancelled, more]);
    }
  });

  it("4.2.2 the Province becomes Neutral, from Support too, and gets a Terror marker if it has none", () => {
    for (const [before, after] of [
      ["support", "terror"],
      ["opposition", "terror"],
      ["support terror", "terror"],
      ["2terror", "2terror"],
    ] as const) {
      const g = position({ johore: `1T ${before}` }, { commander: "briggs" });
      operation(g, "sweep", "full", "reprisal");
      expect(spaceText(g, "johore")).toBe(`1T ${after}`);
    }
  });

  it("4.2.2 one Guerrilla must go to any adjacent space, Thailand, Economic Center or city; the British pick it", () => {
    const spaces = { perak: "1T / 2G(1A)" };
    const piece = operation(position(spaces), "sweep", "full", "reprisal");
    expect(keysOf(piece)).toEqual(["underground.perak", "active.perak"]);
    expect(piece?.seat).toBe("british");
    const to = operation(position(spaces), "sweep", "full", "reprisal", "active.perak");
    expect(keysOf(to).sort()).toEqual(["ec_north", "kedah", "kelantan", "pahang", "selangor", "thailand"]);
    const g = position(spaces, { will: 10 });
    operation(g, "sweep", "full", "reprisal", "active.perak", "thailand");
    expect(boardText(g)).toEqual({ perak: "1T / 1G terror", thailand: "/ 1G(1A)" });
    expect(g.politicalWill).toBe(13);
  });

  it("4.2.2 Bases do not move, and without a Guerrilla the rest still happens", () => {
    const g = position({ johore: "2T / 1B opposition" });
    operation(g, "sweep", "full", "reprisal");
    expect(spaceText(g, "johore")).toBe("2T / 1B terror");
  });

  it("4.2.2 a Guerrilla chased into an empty Province brings it under MCP Control", () => {
    const g = position({ johore: "2T / 1G" }, { will: 10 });
    operation(g, "sweep", "full", "reprisal", "negri_sembilan");
    expect(controlOf(g, "negri_sembilan")).toBe("mcp");
    expect(g.politicalWill).toBe(8);
  });

  it("4.2.3 Air Strike takes one Active Guerrilla from up to two Provinces with British forces", () => {
    const spaces = {
      johore: "1P / 3G(2A)",
      perak: "1T / 1G(1A)",
      kedah: "1T / 2G",
      pahang: "1G(1A)",
      kuala_lumpur: "1T / 1G(1A)",
      selangor: "1P / 1B 1G(1A)",
      ec_south: "1T / 1G(1A)",
    };
    const open = operation(position(spaces), "train", "full", "air-strike");
    expect(keysOf(open)).toEqual(["perak", "selangor", "johore"]);
    expect(whyClosed(open, "kedah")).toBe("4.2.3 why.no-active");
    expect(whyClosed(open, "pahang")).toBe("4.2.3 why.no-british");
    expect(whyClosed(open, "ec_south")).toBe("4.2.3 why.not-province");
    const g = position(spaces);
    const after = operation(g, "train", "full", "air-strike", "johore", "selangor");
    expect(spaceText(g, "johore")).toBe("1P / 2G(1A)");
    expect(spaceText(g, "selangor")).toBe("1P / 1B");
    expect(after?.rule).toBe("3.2.1");
  });

  it("4.2.3 one Province is enough, and what a Sweep has just revealed can be struck", () => {
    const g = position({ perak: "1T / 1G", johore: "2T / 1G(1A)" }, { will: 10 });
    operation(g, "sweep", "full", "perak", "done", "perak", "air-strike", "perak", "done");
    expect(spaceText(g, "perak")).toBe("1T");
    expect(spaceText(g, "johore")).toBe("2T / 1G(1A)");
  });
});

describe("MCP Special Activities", () => {
  it("4.3 the MCP have Extort, Intimidate and Ambush", () => {
    const spaces = { johore: "2P / 2G" };
    expect(keysOf(operation(position(spaces), "terror", "full"))).toEqual(
      expect.arrayContaining(["extort", "intimidate"]),
    );
    expect(keysOf(operation(position(spaces), "attack", "full"))).toEqual(["johore", "ambush:johore"]);
  });

  it("4.3.1 Extort takes one or two spaces with an Underground Guerrilla and no New Village, anywhere on the map", () => {
    const spaces = {
      thailand: "1G",
      kuala_lumpur: "1P / 1G support",
      ec_north: "1G",
      johore: "1P / 1G village",
      perak: "1G(1A)",
      kedah: "2G",
    };
    const open = operation(position(spaces), "rally", "full", "extort");
    expect(keysOf(open)).toEqual(["kedah", "kuala_lumpur", "ec_north", "thailand"]);
    expect(whyClosed(open, "johore")).toBe("4.3.1 why.new-village");
    expect(whyClosed(open, "perak")).toBe("4.3.1 why.no-underground");
    const g = position(spaces, { mcp: 4 });
    const second = operation(g, "rally", "full", "extort", "kedah");
    expect(g.resources.mcp).toBe(5);
    expect(spaceText(g, "kedah")).toBe("/ 2G(1A)");
    expect(keysOf(second)).toContain("done");
    const h = position(spaces, { mcp: 4 });
    const after = operation(h, "rally", "full", "extort", "kedah", "ec_north");
    expect(h.resources.mcp).toBe(6);
    expect(after?.rule).toBe("3.3.1");
  });

  it("4.3.1 Extort after a March can use the Guerrillas that marched", () => {
    const g = position({ kedah: "1G" }, { mcp: 1 });
    operation(g, "march", "full", "thailand", "extort");
    expect(spaceText(g, "thailand")).toBe("/ 1G(1A)");
    expect(g.resources.mcp).toBe(1);
  });

  it("4.3.2 Intimidate removes one Police in up to two spaces with an Underground Guerrilla and flips nobody", () => {
    const spaces = {
      johore: "3P / 1G",
      perak: "1T 1P / 1G",
      kedah: "2P / 1G(1A)",
      ec_south: "1P / 1G",
      pahang: "1T / 1G",
    };
    const open = operation(position(spaces), "terror", "full", "intimidate");
    expect(keysOf(open)).toEqual(["perak", "johore", "ec_south"]);
    expect(whyClosed(open, "kedah")).toBe("4.3.2 why.no-underground");
    expect(whyClosed(open, "pahang")).toBe("4.3.2 why.nothing-to-intimidate");
    const g = position(spaces);
    const after = operation(g, "terror", "full", "intimidate", "johore", "ec_south");
    expect(spaceText(g, "johore")).toBe("2P / 1G");
    expect(spaceText(g, "ec_south")).toBe("/ 1G");
    expect(after?.rule).toBe("3.3.4");
  });

  it("4.3.2 with more Guerrillas than British forces it may instead remove New Village and Support together", () => {
    const spaces = { johore: "1P / 2G support village" };
    const open = operation(position(spaces), "terror", "full", "intimidate");
    expect(keysOf(open)).toEqual(["take:police", "take:village-and-support"]);
    const g = position(spaces);
    operation(g, "terror", "full", "intimidate", "take:village-and-support");
    expect(spaceText(g, "johore")).toBe("1P / 2G(1A) opposition terror");
    expect(g.available.villages).toBe(4);
    const equal = position({ johore: "1T 1P / 2G support village" });
    operation(equal, "terror", "full", "intimidate");
    expect(spaceText(equal, "johore")).toBe("1T / 2G(1A) terror village");
  });

  it("4.3.2 Bases do not count for the second way, and one of New Village and Support is enough", () => {
    const based = position({ johore: "2T / 2B 2G support" });
    expect(whyClosed(operation(based, "terror", "full"), "intimidate")).toBe("4.3.2 why.special-nowhere");
    const support = position({ kuala_lumpur: "1T / 2G support", johore: "2G" });
    operation(support, "terror", "full", "intimidate", "johore");
    expect(spaceText(support, "kuala_lumpur")).toBe("1T / 2G");
    const village = position({ johore: "1T / 2G village", perak: "1G" });
    operation(village, "terror", "full", "intimidate", "perak");
    expect(spaceText(village, "johore")).toBe("1T / 2G");
  });

  it("4.3.2 Control follows the fallen Police", () => {
    const g = position({ johore: "1P / 1G" }, { will: 10 });
    operation(g, "rally", "full", "intimidate", "thailand", "done");
    expect(controlOf(g, "johore")).toBe("mcp");
    expect(g.politicalWill).toBe(8);
  });

  it("4.3.3 Ambush replaces the Attack of one paid space: one Guerrilla flips, one cube falls, no die", () => {
    const g = position({ johore: "3P / 3G" }, { mcp: 2, will: 10 });
    expect(operation(g, "attack", "full", "ambush:johore")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("2P / 3G(1A)");
    expect(g.resources.mcp).toBe(1);
    expect(g.politicalWill).toBe(8);
  });

  it("4.3.3 Police fall first, then a Troop at the cost of one Political Will", () => {
    const g = position({ johore: "4T 1P / 1G" }, { will: 10 });
    operation(g, "attack", "full", "ambush:johore");
    expect(spaceText(g, "johore")).toBe("4T / 1G(1A)");
    expect(g.politicalWill).toBe(10);
    const h = position({ johore: "4T / 1G" }, { will: 10 });
    operation(h, "attack", "full", "ambush:johore");
    expect(spaceText(h, "johore")).toBe("3T / 1G(1A)");
    expect(h.politicalWill).toBe(9);
  });

  it("4.3.3 it needs an Underground Guerrilla, comes once, and other spaces are Attacked with the die", () => {
    const spaces = { johore: "2P / 1G", perak: "2P / 1G", kedah: "2P / 1G(1A)" };
    const open = operation(position(spaces), "attack", "full");
    expect(keysOf(open)).toEqual(["kedah", "perak", "ambush:perak", "johore", "ambush:johore"]);
    expect(whyClosed(open, "ambush:kedah")).toBe("4.3.3 why.no-underground");
    const g = position(spaces, { mcp: 3 });
    const after = operation(g, "attack", "full", "kedah", "die:6", "ambush:perak");
    expect(keysOf(after)).toEqual(["johore", "done"]);
    const roll = operation(position(spaces), "attack", "full", "ambush:perak", "johore");
    expect(roll?.seat).toBe("chance");
  });
});
