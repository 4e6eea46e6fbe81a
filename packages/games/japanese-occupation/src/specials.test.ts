import { type LogEvent, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationKind, SPECIALS, type SpecialKind } from "./menu.ts";
import { FULL_OPERATION, LIMITED_OPERATION } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import type { Occupation } from "./state.ts";
import { boardText, keysOf, operation, position, spaceText, whyClosed } from "./testing/index.ts";

const BRITISH = FULL_OPERATION.british;
const JAPANESE = FULL_OPERATION.japanese;

/** Every way a full Operation can go, depth first; told with what happened on the way. */
function everyWay(
  make: () => Occupation,
  kind: OperationKind,
  visit: (log: readonly LogEvent[], g: Occupation) => void,
): number {
  let ways = 0;
  const faction = OPERATIONS.british.includes(kind) ? "british" : "japanese";
  const explore = (answers: readonly number[]): void => {
    if (answers.length > 40) throw new Error("this Operation does not end");
    const g = make();
    const log: LogEvent[] = [];
    g.log = (event) => log.push(event);
    const run = execute(g, operationOf(kind, FULL_OPERATION[faction]));
    let open = nextQuestion(run);
    for (const answer of answers) {
      if (!open) throw new Error("the play has changed");
      open = nextQuestion(run, open.choices[answer]);
    }
    if (!open) {
      ways++;
      visit(log, g);
      return;
    }
    expect(open.choices.length).toBeGreaterThan(0);
    for (let i = 0; i < open.choices.length; i++) explore([...answers, i]);
  };
  explore([]);
  return ways;
}
const count = (log: readonly LogEvent[], kind: string): number =>
  log.filter((event) => event.kind === kind).length;

/** A position in which every Special Activity has a space. */
const ALL = {
  perak: "2T 1P K / 2M(1A) C F camp opposition",
  johore: "2T K / 2M(1A) F camp opposition",
  kedah: "1M",
} as const;

describe("Special Activities in general", () => {
  it("4.1 the book's example: Train, then Supply, then Train with the new Supply Cache", () => {
    const g = position({ perak: "F camp", johore: "F camp" });
    operation(g, "train", "full", "perak", "mpaja:1", "supply", "johore", "done", "johore", "mpaja:2");
    expect(boardText(g)).toEqual({ perak: "/ 1M F camp", johore: "/ 2M C F" });
  });

  it("4.1 it may come before, between and after the spaces of an Operation", () => {
    const spaces = { perak: "2M F camp", johore: "1M F camp" } as const;
    const steps = ["perak", "railway:R3", "johore", "railway:R8"];
    for (const [at, offered] of [
      [0, true],
      [1, false],
      [2, true],
      [3, false],
      [4, true],
    ] as const) {
      const open = operation(position(spaces), "sabotage", "full", ...steps.slice(0, at));
      expect([at, keysOf(open).includes("gather")]).toEqual([at, offered]);
    }
  });

  it("4.1 with Contact before the markers move and after the Jungle Camps, not in between", () => {
    const spaces = { perak: "2M C F", johore: "F camp" } as const;
    const steps = ["force136.perak", "selangor", "force136.johore", "negri_sembilan"];
    const offered = [0, 1, 2, 3, 4].map((at) =>
      keysOf(operation(position(spaces), "contact", "full", ...steps.slice(0, at))).includes("raid"),
    );
    expect(offered).toEqual([true, false, false, false, true]);
    const moving = operation(position(spaces), "contact", "full", ...steps.slice(0, 2));
    expect(whyClosed(moving, "raid")).toBe("4.1 why.step-under-way");
  });

  it("4.1 with Deploy before, after each Police, before the Kempeitai move and after", () => {
    const spaces = { perak: "1T K", kedah: "1T", johore: "1T" } as const;
    const steps = ["perak", "kedah", "done", "kempeitai.perak", "kedah"];
    const offered = [0, 1, 2, 3, 4, 5].map((at) =>
      keysOf(operation(position(spaces), "deploy", "full", ...steps.slice(0, at))).includes("extract"),
    );
    expect(offered).toEqual([true, true, true, true, false, true]);
  });

  it("4.1 with Sweep before the Troops move, not while they do, then around every reveal", () => {
    const spaces = { perak: "2T / 1M opposition", kedah: "1M" } as const;
    const steps = ["perak", "kedah", "troops.perak", "count:1", "done", "done", "kedah", "perak"];
    const offered = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      keysOf(operation(position(spaces), "sweep", "full", ...steps.slice(0, at))).includes("reprisal"),
    );
    expect(offered).toEqual([true, true, false, false, false, false, true, true]);
    expect(keysOf(operation(position(spaces), "sweep", "full", ...steps))).toEqual(["reprisal", "done"]);
  });

  it("4.1 one comes with an Operation, as one block, and no second", () => {
    const g = position(ALL);
    const open = operation(
      g,
      "assault",
      "full",
      "reprisal",
      "perak",
      "mpaja_underground.perak",
      "kedah",
      "done",
    );
    for (const kind of ["reprisal", "eliminate"]) expect(whyClosed(open, kind)).toBe("4.1 why.special-used");
  });

  it("4.1 the same space can be used by both, once by each", () => {
    const g = position({ perak: "2T K / 2M(2A) opposition", johore: "2T / 1M" });
    const open = operation(g, "assault", "full", "perak", "reprisal", "perak");
    expect(whyClosed(open, "perak")).toBe("4.1 why.already-chosen");
    expect(spaceText(g, "perak")).toBe("2T K terror");
  });

  it("4.1 an Operation may go without it", () => {
    const g = position({ perak: "1T K / 1M(1A) camp" });
    expect(operation(g, "assault", "full", "perak", "done")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("1T K / camp");
  });

  it("4.1 a Limited Operation and a Pass have none", () => {
    for (const kind of [...OPERATIONS.british, ...OPERATIONS.japanese]) {
      const keys = keysOf(operation(position(ALL), kind, "limited"));
      expect([
        kind,
        keys.filter((key) => [...SPECIALS.british, ...SPECIALS.japanese].includes(key as SpecialKind)),
      ]).toEqual([kind, []]);
    }
    expect(keysOf(operation(position(ALL), "contact", "pass"))).not.toContain("raid");
    expect(keysOf(operation(position(ALL), "deploy", "pass"))).not.toContain("extract");
  });

  it("4.1.1 each accompanies the Operations it may, and no others", () => {
    const table: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
      train: ["supply", "raid"],
      contact: ["supply", "gather", "raid"],
      sabotage: ["gather", "raid"],
      ambush: ["gather", "raid"],
      deploy: ["extract"],
      construct: ["reprisal", "eliminate"],
      sweep: ["reprisal", "eliminate"],
      assault: ["reprisal", "eliminate"],
    };
    for (const [kind, allowed] of Object.entries(table)) {
      const faction = OPERATIONS.british.includes(kind as OperationKind) ? "british" : "japanese";
      const open = operation(position(ALL), kind as OperationKind, "full");
      const offered = SPECIALS[faction].filter((special) => keysOf(open).includes(special));
      expect([kind, offered]).toEqual([kind, allowed]);
      for (const special of SPECIALS[faction])
        if (!allowed.includes(special))
          expect([kind, special, whyClosed(open, special)]).toEqual([
            kind,
            special,
            "4.1.1 why.cannot-accompany",
          ]);
    }
  });

  it("4.2 the British choose among Supply, Gather and Raid", () => {
    expect([...SPECIALS.british]).toEqual(["supply", "gather", "raid"]);
    const keys = keysOf(operation(position(ALL), "contact", "full"));
    expect(keys.filter((key) => SPECIALS.japanese.includes(key as SpecialKind))).toEqual([]);
  });

  it("4.3 the Japanese choose among Extract, Reprisal and Eliminate", () => {
    expect([...SPECIALS.japanese]).toEqual(["extract", "reprisal", "eliminate"]);
    const keys = keysOf(operation(position(ALL), "sweep", "full"));
    expect(keys.filter((key) => SPECIALS.british.includes(key as SpecialKind))).toEqual([]);
  });

  it("4.1 one without a space is closed with its rule", () => {
    const g = position({ perak: "1T / 1M F", johore: "1T / 1M F" });
    const open = operation(g, "contact", "full");
    expect(whyClosed(open, "supply")).toBe("4.2.1 why.special-nowhere");
    expect(whyClosed(open, "raid")).toBe("4.2.3 why.special-nowhere");
    expect(whyClosed(operation(position({ kedah: "1T" }), "sweep", "full"), "eliminate")).toBe(
      "4.3.3 why.special-nowhere",
    );
  });
});

describe("A Special Activity never stands alone", () => {
  it.each([
    ["sabotage", { perak: "1M F", kedah: "1M" }],
    ["sabotage", { kedah: "1M C F", perak: "1M" }],
    ["sabotage", { kedah: "2M C", perak: "F" }],
    ["ambush", { kedah: "1P / 1M C F", perak: "1T / 1M" }],
    ["ambush", { kedah: "K / 1M F" }],
    ["ambush", { kedah: "1M C", perak: "1P / F" }],
    ["ambush", { perak: "1M C", kelantan: "C", trengganu: "1P / F" }],
    ["ambush", { perak: "1M C F", kelantan: "C", trengganu: "1P / F" }],
    ["sabotage", { trengganu: "2M C", kelantan: "C", perak: "F" }],
    ["construct", { johore: "1T / 1M" }],
    ["construct", { johore: "1T K / camp", pahang: "1T / 1M" }],
    ["assault", { kedah: "1T / 1M(1A)", perak: "1P" }],
    ["assault", { kedah: "1T / 1M(1A)", perak: "2T" }],
    ["assault", { kedah: "1T K / C camp" }],
    ["sweep", { kedah: "1T / 1M" }],
  ] as const)(
    "4.1 no way of a %s in %o ends without a space of the Operation, or with two of them",
    (kind, spaces) => {
      const ways = everyWay(
        () => position(spaces),
        kind,
        (log) => {
          expect(count(log, "select")).toBeGreaterThan(0);
          expect(count(log, "special")).toBeLessThanOrEqual(1);
        },
      );
      expect(ways).toBeGreaterThan(0);
    },
  );

  it("4.1 a Raid that comes first may open the only space of a Sabotage or an Ambush", () => {
    const g = position({ kedah: "1M C", perak: "1P / F" });
    for (const [kind, rule] of [
      ["sabotage", "3.2.3"],
      ["ambush", "3.2.4"],
    ] as const) {
      expect(operationBar(g, kind, LIMITED_OPERATION.british)).toMatchObject({ rule });
      expect(operationBar(g, kind, BRITISH)).toBeUndefined();
    }
    operation(g, "ambush", "full");
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ 1M(1A) F" });
  });

  it("4.1 a Raid over two spaces may open it too: on to where Force 136 waits", () => {
    // Perak's Guerrilla goes to Kelantan's Supply Cache and from there to Trengganu (4.2.3).
    const g = position({ perak: "1M C", kelantan: "C", trengganu: "1P / F" });
    expect(operationBar(g, "ambush", BRITISH)).toBeUndefined();
  });

  it("4.1 a Reprisal that comes first may open the only space of a Construct or an Assault", () => {
    const construct = position({ johore: "1T / 1M" });
    expect(operationBar(construct, "construct", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.2" });
    expect(operationBar(construct, "construct", JAPANESE)).toBeUndefined();
    operation(construct, "construct", "full", "pahang");
    expect(boardText(construct)).toEqual({ johore: "1T opposition terror village", pahang: "/ 1M" });
    const assault = position({ perak: "1T / 1M(1A)", kedah: "1T" });
    expect(operationBar(assault, "assault", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.4" });
    operation(assault, "assault", "full");
    expect(boardText(assault)).toEqual({ perak: "1T terror", kedah: "1T" });
  });

  it("4.1 Gather leaves the one Underground Guerrilla that a Sabotage needs, and takes all when it comes after", () => {
    const g = position({ kedah: "1M F" });
    expect(keysOf(operation(g, "sabotage", "full"))).not.toContain("gather");
    const h = position({ kedah: "1M F", perak: "1M" });
    const open = operation(h, "sabotage", "full", "gather");
    expect(keysOf(open)).toEqual(["intel:0", "intel:1", "intel:2"]);
    expect(spaceText(h, "perak")).toBe("/ 1M(1A)");
  });

  it("4.1 what the Special Activity did counts for the next step: Raid brings the Guerrilla that Sabotages", () => {
    const g = position({ kedah: "2M C", perak: "F" });
    operation(g, "sabotage", "full", "done", "railway:R3");
    expect(boardText(g)).toEqual({ kedah: "/ 1M C", perak: "/ 1M(1A) F" });
  });
});
