import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { play } from "../play.ts";
import { resetPhase } from "../propaganda.ts";
import { CAPABILITY_CARDS, FACTIONS, hasCapability, type Shading } from "../state.ts";
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

const CARD_NUMBERS = Array.from({ length: 32 }, (_, i) => i + 1);
const SINGLE = [4, 22, 26];
const STARRED = [2, 4, 8, 20, 27];

describe("Events", () => {
  it("5.0 there are 32 Events with titles of their own, and the text of the current card is what is executed", () => {
    expect(Object.keys(CARDS).map(Number)).toEqual(CARD_NUMBERS);
    expect(new Set(CARD_NUMBERS.map((card) => CARDS[card].title)).size).toBe(32);
    const g = position({}, { stage: "first", card: 20, will: 12 });
    played(g, play(g), ["box:event", "unshaded"]);
    expect([g.politicalWill, g.stage]).toEqual([14, "second"]);
  });

  it("5.1 the texts are carried out in order", () => {
    // First the Search and the Detention, then the track, which takes from Available what the Detention left there.
    const g = position({ tel_aviv: "3T / 1C" }, { capabilities: { 18: "shaded" }, exiled: 13 });
    event(g, "british", 1, "unshaded", "tel_aviv", "die:1");
    expect([g.available.cells, g.storedCells[4]]).toEqual([0, 2]);
    // First the step right, then a Limited Operation as large as the track makes it now.
    const h = position({ gaza: "1C", galilee: "1C" }, { haganah: 3 });
    const open = event(h, "irgun", 22, "unshaded", "take:right", "take:irgun-operation", "rob");
    expect(open?.about).toMatchObject({ max: 2 });
  });

  it("5.1 the executing faction decides what the text leaves open, its own pieces or not", () => {
    const spaces = { tel_aviv: "1T 2P / 2C 1K curfew terror", gaza: "1T 2P / 2C 1K sabotage" };
    const OPEN: readonly (readonly [number, Shading])[] = [
      [3, "shaded"],
      [5, "unshaded"],
      [6, "shaded"],
      [7, "unshaded"],
      [7, "shaded"],
      [10, "unshaded"],
      [10, "shaded"],
      [12, "unshaded"],
      [12, "shaded"],
      [14, "shaded"],
      [15, "unshaded"],
      [19, "unshaded"],
      [21, "unshaded"],
      [22, "unshaded"],
      [30, "unshaded"],
      [30, "shaded"],
      [31, "unshaded"],
      [31, "shaded"],
    ];
    for (const x of FACTIONS) {
      for (const [card, side] of OPEN) {
        const g = position({ ...spaces, haifa_c: "1C" }, { prison: 2, haganah: 1 });
        expect([card, side, event(g, x, card, side)?.seat]).toEqual([card, side, x]);
      }
    }
  });

  it("5.1 a faction named by the text decides itself, whoever executes the card", () => {
    const NAMED: readonly (readonly [number, Shading, "british" | "irgun"])[] = [
      [1, "unshaded", "british"],
      [1, "shaded", "irgun"],
      [6, "unshaded", "british"],
      [8, "unshaded", "british"],
      [11, "unshaded", "british"],
      [11, "shaded", "irgun"],
      [14, "unshaded", "british"],
      [15, "shaded", "irgun"],
      [16, "unshaded", "british"],
      [16, "shaded", "british"],
      [21, "shaded", "irgun"],
      [27, "unshaded", "british"],
      [28, "shaded", "irgun"],
    ];
    for (const x of FACTIONS) {
      for (const [card, side, by] of NAMED) {
        const g = position({ tel_aviv: "2T 1P / 1C curfew", rw_egypt: "1C" }, { prison: 1, haganah: 3 });
        expect([card, side, event(g, x, card, side)?.seat]).toEqual([card, side, by]);
      }
    }
  });

  it("5.1 what a text says a faction may do, it may leave undone", () => {
    const MAY: readonly (readonly [number, Shading])[] = [
      [1, "shaded"],
      [6, "unshaded"],
      [7, "unshaded"],
      [7, "shaded"],
      [8, "unshaded"],
      [10, "unshaded"],
      [11, "shaded"],
      [12, "shaded"],
      [14, "unshaded"],
      [14, "shaded"],
      [15, "shaded"],
      [21, "shaded"],
      [26, "unshaded"],
      [27, "unshaded"],
      [28, "shaded"],
      [30, "unshaded"],
      [31, "shaded"],
    ];
    const spaces = { tel_aviv: "2T 1P / 2C(1A) curfew", rw_egypt: "2C" };
    for (const x of FACTIONS) {
      for (const [card, side] of MAY) {
        const g = position(spaces, { haganah: 3 });
        expect([card, side, event(g, x, card, side, "none")]).toEqual([card, side, undefined]);
        expect(boardText(g)).toEqual({ tel_aviv: "2T 1P / 2C(1A) curfew", rw_egypt: "/ 2C" });
      }
    }
  });

  it("5.1.1 an Event overrides the rules: Cells under a Curfew and far from any Arms Cache, Terror without a roll", () => {
    const g = position({ tel_aviv: "2T curfew", haifa_c: "3P / 1C" });
    event(g, "irgun", 31, "shaded", "tel_aviv", "gaza", "none");
    expect(boardText(g)).toMatchObject({ tel_aviv: "2T / 1C curfew", gaza: "/ 1C" });
    event(g, "irgun", 3, "shaded", "haifa_c");
    expect(spaceText(g, "haifa_c")).toBe("3P / 1C 2terror");
  });

  it("5.1.1 an Event never breaks stacking: no third Arms Cache, none on a Railway, no second Curfew", () => {
    const g = position({
      galilee: "1C 2K",
      gaza: "1C 1K",
      rw_egypt: "2C",
      tel_aviv: "3T 1P / 1C(1A) curfew",
    });
    expect(keysOf(event(g, "irgun", 12, "shaded"))).toEqual(["gaza", "tel_aviv", "none"]);
    event(g, "british", 6, "unshaded", "search", "tel_aviv", "done");
    expect([spaceText(g, "tel_aviv"), g.available.curfews]).toEqual(["3T 1P / 1C(1A) curfew", 2]);
  });

  it("5.1.1 an Event places Available pieces only: none from the map, the Prison or the track", () => {
    const g = position({ galilee: "9C", gaza: "6P" }, { haganah: 2, prison: 1 });
    for (const x of FACTIONS) {
      expect(event(g, x, 31, "shaded")).toBeUndefined();
      expect(event(g, x, 6, "shaded")).toBeUndefined();
      expect(event(g, x, 10, "unshaded")).toBeUndefined();
    }
    expect([boardText(g), g.prison]).toEqual([{ galilee: "/ 9C", gaza: "6P" }, 1]);
  });

  it("5.1.1 an Event takes Political Will no further than 0 and 20, and neither ends the game at once", () => {
    const high = position({ tel_aviv: "3terror" }, { will: 19 });
    for (const [card, side] of [
      [4, "unshaded"],
      [20, "unshaded"],
      [24, "unshaded"],
    ] as const)
      event(high, "british", card, side);
    expect(high.politicalWill).toBe(20);
    const low = position({ tel_aviv: "3terror" }, { will: 4, stage: "first", card: 2 });
    played(low, play(low), ["box:event", "shaded"]);
    event(low, "irgun", 20, "shaded");
    event(low, "irgun", 24, "shaded");
    expect([low.politicalWill, low.stage, low.outcome]).toEqual([0, "second", undefined]);
  });

  it("5.1.2 where two Events contradict, the one being played wins: three spaces against the two of P9", () => {
    const spaces = { galilee: "2T / 1C(1A)", gaza: "2T / 1C(1A)", samaria: "2T / 1C(1A)" };
    const g = position(spaces, { capabilities: { 9: "shaded" } });
    event(g, "british", 26, "unshaded", "assault", "galilee", "gaza", "samaria");
    expect(boardText(g)).toEqual({ galilee: "2T", gaza: "2T", samaria: "2T" });
    const h = position(spaces, { capabilities: { 9: "shaded" } });
    operation(h, "assault", "full", "galilee", "gaza");
    expect(spaceText(h, "samaria")).toBe("2T / 1C(1A)");
  });

  it("5.1.2 two Terror markers against the one of P17, and Prison against P18", () => {
    const g = position(
      { tel_aviv: "1C", gaza: "1T / 1C" },
      { capabilities: { 17: "unshaded", 18: "shaded" } },
    );
    event(g, "irgun", 3, "shaded");
    event(g, "british", 31, "unshaded");
    expect([boardText(g), g.prison]).toEqual([{ tel_aviv: "/ 1C 2terror", gaza: "1T" }, 1]);
  });

  it("5.1.3 as much of the text as can be done is done", () => {
    const one = position({ gaza: "1K" });
    event(one, "british", 12, "unshaded");
    expect(boardText(one)).toEqual({});
    const nobody = position({}, { will: 12 });
    event(nobody, "irgun", 30, "shaded");
    expect(nobody.politicalWill).toBe(11);
    const stuck = position({ tel_aviv: "1T / 1K" }, { haganah: 0, will: 12 });
    event(stuck, "british", 11, "unshaded", "tel_aviv");
    expect([boardText(stuck), stuck.politicalWill]).toEqual([{ tel_aviv: "1T curfew" }, 13]);
  });

  it("5.1.3 what can be done cannot be declined unless the text says so", () => {
    const spaces = { tel_aviv: "2T 1P / 2C 1K terror", gaza: "1T 1P / 1C(1A) 1K sabotage" };
    for (const [card, side] of [
      [1, "unshaded"],
      [6, "shaded"],
      [10, "shaded"],
      [11, "unshaded"],
      [12, "unshaded"],
      [16, "shaded"],
      [22, "unshaded"],
      [30, "shaded"],
      [31, "unshaded"],
    ] as const) {
      const keys = keysOf(event(position(spaces, { prison: 2, haganah: 2 }), "irgun", card, side));
      expect([card, keys.length > 1, keys.includes("none") || keys.includes("done")]).toEqual([
        card,
        true,
        false,
      ]);
    }
  });

  it("5.1.3 an Event without any effect may be executed, and brings nothing of a Pass", () => {
    for (const first of FACTIONS) {
      const g = position({ gaza: "1C" }, { stage: "first", card: 3, first });
      expect(played(g, play(g), ["box:event", "unshaded"])).toBeUndefined();
      expect([g.stage, g.intel, boardText(g)]).toEqual(["second", [0, 0, 0], { gaza: "/ 1C" }]);
    }
  });

  it("5.1 an Operation by an Event leaves the order of the factions alone", () => {
    const g = position({ gaza: "2T / 1C(1A)" }, { stage: "first", card: 16, first: "irgun" });
    played(g, play(g), ["box:event", "unshaded", "assault", "none"]);
    expect([spaceText(g, "gaza"), g.stage, g.firstEligible]).toEqual(["2T", "second", "irgun"]);
    const open = played(g, play(g), []);
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["box:limited", "box:full"]]);
  });
});

describe("Dual use", () => {
  it("5.2 either faction may execute either text, and only one of them", () => {
    for (const first of FACTIONS) {
      for (const side of ["unshaded", "shaded"] as const) {
        const g = position({}, { stage: "first", card: 20, first, will: 10 });
        expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "shaded", "pass"]);
        const h = position({}, { stage: "first", card: 20, first, will: 10 });
        played(h, play(h), ["box:event", side]);
        expect(h.politicalWill).toBe(side === "unshaded" ? 12 : 8);
      }
    }
  });

  it("5.2 three Events have a single text for both factions", () => {
    expect(CARD_NUMBERS.filter((card) => sidesOf(card).length === 1)).toEqual(SINGLE);
    for (const card of SINGLE) {
      const g = position({}, { stage: "first", card });
      const open = played(g, play(g), ["box:event"]);
      expect(keysOf(open)).toEqual(["unshaded", "pass"]);
      expect(whyClosed(open, "shaded")).toBe("5.2 why.single-text");
    }
  });
});

describe("Capabilities", () => {
  it("5.3 there are four of each faction, and the label binds nobody", () => {
    const labelled = (faction: string) => CARD_NUMBERS.filter((card) => CARDS[card].capability === faction);
    expect([labelled("british"), labelled("irgun")]).toEqual([
      [9, 17, 18, 29],
      [13, 23, 25, 32],
    ]);
    for (const card of CAPABILITY_CARDS) {
      for (const x of FACTIONS) {
        for (const side of ["unshaded", "shaded"] as const) {
          const g = position({ tel_aviv: "3T 1P / 2C 1K curfew" });
          expect(event(g, x, card, side)).toBeUndefined();
          expect(hasCapability(g, card, side)).toBe(true);
          expect(hasCapability(g, card, side === "shaded" ? "unshaded" : "shaded")).toBe(false);
          expect(boardText(g)).toEqual({ tel_aviv: "3T 1P / 2C 1K curfew" });
          expect([g.politicalWill, g.haganah, g.intel]).toEqual([18, 4, [0, 0, 0]]);
        }
      }
    }
  });

  it("5.3 a Capability counts from now on, for the other faction's turn on the same card too", () => {
    const g = position({ gaza: "3T / 3C(3A)" }, { stage: "first", card: 18, first: "irgun" });
    played(g, play(g), ["box:event", "unshaded"]);
    played(g, play(g), ["box:limited", "assault"]);
    expect(spaceText(g, "gaza")).toBe("3T");
  });

  it("5.3 it lasts to the end of the game: Propaganda does not end it", () => {
    const g = position(
      { gaza: "3T / 3C" },
      { capabilities: { 18: "unshaded", 29: "unshaded", 32: "shaded" } },
    );
    played(g, resetPhase(g), []);
    played(g, resetPhase(g), []);
    for (const [card, side] of [
      [18, "unshaded"],
      [29, "unshaded"],
      [32, "shaded"],
    ] as const)
      expect(hasCapability(g, card, side)).toBe(true);
    operation(g, "rob", "limited");
    expect(spaceText(g, "gaza")).toBe("3T / 3C 1K");
  });
});

describe("Starred Events", () => {
  it("5.4 five Events bear a star", () => {
    expect(CARD_NUMBERS.filter((card) => CARDS[card].starred)).toEqual(STARRED);
  });

  it("5.4 they are played as any other, and P9 unshaded alone softens their losses", () => {
    const spaces = { lydda: "2sabotage 2C", tel_aviv: "1T curfew", haifa_c: "1P curfew" };
    const losses = (capabilities: Parameters<typeof position>[1]): number[] =>
      STARRED.map((card) => {
        const g = position(spaces, { will: 10, ...capabilities });
        event(g, "irgun", card, card === 4 ? "unshaded" : "shaded");
        return 10 - g.politicalWill;
      });
    expect(losses({})).toEqual([3, 2, 2, 2, 1]);
    expect(losses({ capabilities: { 9: "shaded" } })).toEqual([3, 2, 2, 2, 1]);
    expect(losses({ capabilities: { 9: "unshaded" } })).toEqual([2, 1, 1, 1, 0]);
  });

  it("5.4 the losses of all other Events and of Special Activities stay as they are", () => {
    const will = (card: number, ...answers: string[]): number => {
      const g = position({ tel_aviv: "2terror" }, { will: 10, capabilities: { 9: "unshaded" } });
      event(g, "irgun", card, "shaded", ...answers);
      return g.politicalWill;
    };
    expect([will(19, "die:4"), will(24), will(30)]).toEqual([8, 8, 9]);
    const g = position({ tel_aviv: "3T" }, { will: 10, capabilities: { 9: "unshaded" } });
    event(g, "british", 1, "unshaded", "tel_aviv", "die:4");
    expect(g.politicalWill).toBe(6);
  });
});
