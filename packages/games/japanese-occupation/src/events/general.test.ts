import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { play } from "../play.ts";
import { mpajaPhase, resetPhase, resistancePhase, supplyPhase } from "../propaganda.ts";
import { CAPABILITY_CARDS, hasCapability } from "../state.ts";
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
} from "../testing/index.ts";

const FACTIONS = ["british", "japanese"] as const;
const SIDES = ["unshaded", "shaded"] as const;
const ONE_TEXT = [6, 9, 17];

describe("Events", () => {
  it("5.0 there are 32 Events with titles of their own, and the text of the current card is what is executed", () => {
    const cards = Object.keys(CARDS).map(Number);
    expect(cards).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    expect(new Set(cards.map((card) => CARDS[card].title)).size).toBe(32);
    const g = position({ perak: "terror" }, { stage: "first", card: 1 });
    played(g, play(g), ["box:event", "unshaded"]);
    expect([g.resistance, g.stage]).toEqual([3, "second"]);
  });

  it("5.1 the texts are carried out in order", () => {
    // The Zipper frees a Supply Cache before the Supply that places it.
    const g = position({ perak: "F camp", kedah: "C", pahang: "C", johore: "C" });
    event(g, "british", 24, "unshaded", "perak");
    expect(spaceText(g, "kedah")).toBe("/ C");
    // The Guerrilla goes before the Troops do, so the New Village is safe.
    const h = position({ perak: "1T / 1M village" });
    event(h, "japanese", 18, "shaded", "perak");
    expect(boardText(h)).toEqual({ perak: "village", kuala_lumpur: "1T" });
    // Kempeitai move first, chits are concealed afterwards.
    const open = event(position({ perak: "K", kedah: "intel:1" }), "japanese", 29, "shaded");
    expect(keysOf(open)).toEqual(["kempeitai.perak", "done"]);
  });

  it("5.1 the executing faction decides what the text leaves open, its own pieces or not", () => {
    const spaces = { perak: "2T K / F C camp", johore: "2T K / 1M F C camp", kedah: "opposition" };
    const setting = { sabotage: { R1: 1, R3: 1 } } as const;
    for (const x of FACTIONS) {
      for (const [card, side] of [
        [2, "unshaded"],
        [2, "shaded"],
        [14, "shaded"],
        [16, "shaded"],
        [17, "unshaded"],
        [20, "unshaded"],
        [20, "shaded"],
        [21, "shaded"],
        [25, "shaded"],
        [28, "shaded"],
        [29, "unshaded"],
      ] as const)
        expect([card, event(position(spaces, setting), x, card, side)?.seat]).toEqual([card, x]);
    }
  });

  it("5.1 a faction named by the text decides itself, whoever executes the card", () => {
    const spaces = { perak: "2T K / 1M F camp opposition", johore: "1P / 1M" };
    const setting = { sabotage: { R4: 1 } } as const;
    for (const x of FACTIONS) {
      for (const [card, side, seat] of [
        [1, "shaded", "japanese"],
        [3, "unshaded", "british"],
        [7, "unshaded", "british"],
        [11, "unshaded", "british"],
        [13, "unshaded", "british"],
        [13, "shaded", "japanese"],
        [16, "unshaded", "british"],
        [18, "unshaded", "british"],
        [18, "shaded", "japanese"],
        [21, "unshaded", "british"],
        [23, "unshaded", "british"],
        [24, "unshaded", "british"],
        [25, "unshaded", "british"],
        [26, "unshaded", "british"],
        [26, "shaded", "japanese"],
        [29, "shaded", "japanese"],
        [32, "unshaded", "british"],
        [32, "shaded", "japanese"],
      ] as const) {
        const open = event(position(spaces, setting), x, card, side);
        expect([card, side, open?.seat]).toEqual([card, side, seat]);
      }
    }
  });

  it("5.1 what a text says the faction may do, it may leave undone", () => {
    const spaces = { perak: "2T K / 1M F camp opposition", johore: "1P / 1M" };
    for (const [card, side, ...answers] of [
      [1, "shaded", "done"],
      [3, "unshaded", "none", "none"],
      [11, "unshaded", "none"],
      [13, "unshaded", "none"],
      [13, "shaded", "done"],
      [16, "unshaded", "none"],
      [18, "unshaded", "none"],
      [21, "unshaded", "none"],
      [23, "unshaded", "none"],
      [25, "unshaded", "done", "none"],
      [26, "unshaded", "none"],
      [26, "shaded", "none"],
      [29, "shaded", "done"],
      [32, "unshaded", "none"],
      [32, "shaded", "none"],
    ] as const) {
      const g = position(spaces, { sabotage: { R4: 1 } });
      expect([card, event(g, "british", card, side, ...answers)]).toEqual([card, undefined]);
      expect(boardText(g)).toEqual({ perak: "2T K / 1M F camp opposition", johore: "1P / 1M" });
      expect([g.resistance, g.sabotage]).toEqual([2, [0, 0, 0, 1, 0, 0, 0, 0]]);
    }
  });

  it("5.1.1 an Event overrides the rules: more Sabotage on a Railway, Police at Opposition, Kempeitai alone", () => {
    const g = position({ perak: "opposition", johore: "K" }, { sabotage: { R3: 1 } });
    event(g, "british", 2, "unshaded", "railway:R3", "none");
    expect(g.sabotage[2]).toBe(2);
    event(g, "japanese", 21, "shaded", "perak", "kedah", "kelantan");
    expect(spaceText(g, "perak")).toBe("1P opposition");
    event(g, "japanese", 29, "shaded", "kempeitai.johore", "trengganu");
    expect(spaceText(g, "trengganu")).toBe("K");
  });

  it("5.1.1 an Event never breaks stacking: no second Supply Cache in a space", () => {
    const g = position({ perak: "C camp" });
    event(g, "british", 28, "unshaded");
    expect([spaceText(g, "perak"), g.available.caches]).toEqual(["/ C F camp", 2]);
    const open = event(position({ perak: "C F camp", kedah: "F camp" }), "british", 24, "unshaded");
    expect(keysOf(open)).toEqual(["kedah", "done"]);
  });

  it("5.1.1 an Event places Available pieces: the other side's only from the box, the own also from the map", () => {
    const full = { johore: "10M", perak: "C" };
    const g = position(full);
    expect(event(g, "japanese", 14, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "/ 10M", perak: "/ C" });
    const h = position(full);
    event(h, "british", 14, "unshaded", "perak", "mpaja_underground.johore");
    expect(boardText(h)).toEqual({ johore: "/ 9M", perak: "/ 1M C" });
    const police = { kuala_lumpur: "6P", perak: "1T" };
    const b = position(police);
    expect(event(b, "british", 30, "shaded")).toBeUndefined();
    expect(boardText(b)).toEqual({ kuala_lumpur: "6P", perak: "1T" });
    const j = position(police);
    event(j, "japanese", 30, "shaded", "perak", "police.kuala_lumpur");
    expect(boardText(j)).toEqual({ kuala_lumpur: "5P", perak: "1T 1P" });
  });

  it("5.1.1 a faction named as placing takes its own from the map too, whoever executes the card", () => {
    const g = position({ johore: "4N" });
    event(g, "japanese", 18, "unshaded", "kedah", "other_underground.johore", "none");
    expect(boardText(g)).toEqual({ johore: "/ 3N", kedah: "/ 1N" });
  });

  it("5.1.1 an Event takes markers from the pool alone: no Force 136 from the map", () => {
    const g = position({ perak: "camp", johore: "F3" });
    event(g, "british", 28, "unshaded");
    expect(boardText(g)).toEqual({ perak: "/ C camp", johore: "/ F3" });
    const open = event(g, "british", 16, "unshaded");
    expect(keysOf(open)).toEqual(["force136.johore", "none"]);
  });

  it("5.1.1 an Event takes Resistance and Resources no further than 0 and 20", () => {
    const g = position({ perak: "1T / F camp opposition 2terror" }, { resistance: 19, resources: 19 });
    event(g, "british", 1, "unshaded");
    event(g, "british", 4, "unshaded");
    event(g, "british", 3, "shaded");
    expect([g.resistance, g.resources]).toEqual([20, 20]);
    const h = position(
      { perak: "1T / F camp opposition", johore: "1T / F camp opposition" },
      { resistance: 1, resources: 1 },
    );
    event(h, "japanese", 24, "shaded");
    event(h, "british", 31, "unshaded");
    expect([h.resistance, h.resources]).toEqual([0, 0]);
  });

  it("5.1.2 where two Events contradict, the one being played wins: one space for J26, J27 or not", () => {
    const spaces = { kedah: "1T / 1M F", perak: "1T / 1M F", johore: "1T / 1M" };
    const g = position(spaces, { capabilities: { 27: "unshaded" } });
    expect(event(g, "british", 26, "unshaded", "ambush", "johore", "die:2")).toBeUndefined();
    expect([g.resistance, spaceText(g, "kedah"), spaceText(g, "perak")]).toEqual([
      4,
      "1T / 1M F",
      "1T / 1M F",
    ]);
  });

  it("5.1.2 what is not contradicted stays in force: J8 and J27 for the Supply of J24, J22 for the Eliminate of J13", () => {
    const g = position({ perak: "F camp opposition" }, { capabilities: { 8: "shaded", 27: "shaded" } });
    event(g, "british", 24, "unshaded", "perak", "die:1");
    expect(spaceText(g, "perak")).toBe("/ F camp");
    const h = position({ perak: "K / F camp" }, { capabilities: { 22: "shaded" } });
    expect(keysOf(event(h, "japanese", 13, "shaded", "perak", "die:1"))).toContain("force136.perak");
  });

  it("5.1.3 as much of the text as can be done is done", () => {
    const one = position({ johore: "1T" });
    event(one, "british", 17, "unshaded");
    expect(one.away.troops).toBe(1);
    const chit = position({ kedah: "intel:1" });
    event(chit, "japanese", 16, "shaded");
    expect(spaceText(chit, "kedah")).toBe("seen:1");
    const police = position({ kuala_lumpur: "5P" });
    event(police, "british", 21, "shaded", "kedah");
    expect(boardText(police)).toEqual({ kuala_lumpur: "5P", kedah: "1P" });
    const ready = position({ perak: "F camp" }, { zipper: "20" });
    event(ready, "british", 24, "unshaded", "perak");
    expect(spaceText(ready, "perak")).toBe("/ C F");
  });

  it("5.1.3 what can be done cannot be declined unless the text says so", () => {
    const spaces = {
      perak: "1T K / 1M(1A) F C camp opposition intel:1",
      johore: "1T K / 1M(1A) 1N F C camp opposition intel:2",
    };
    for (const [card, side] of [
      [5, "shaded"],
      [14, "shaded"],
      [16, "shaded"],
      [17, "unshaded"],
      [20, "unshaded"],
      [20, "shaded"],
      [21, "shaded"],
      [23, "shaded"],
      [25, "shaded"],
      [28, "shaded"],
      [29, "unshaded"],
    ] as const) {
      for (const x of FACTIONS) {
        const keys = keysOf(event(position(spaces, { sabotage: { R3: 1, R7: 1 } }), x, card, side));
        expect([card, keys.length > 1, keys.includes("none") || keys.includes("done")]).toEqual([
          card,
          true,
          false,
        ]);
      }
    }
  });

  it("5.1.3 an Event without any effect may be executed, and gives no Contact as a Pass would", () => {
    const g = position({ perak: "1M" }, { stage: "first", card: 4 });
    expect(played(g, play(g), ["box:event", "unshaded"])).toBeUndefined();
    expect([g.stage, boardText(g)]).toEqual(["second", { perak: "/ 1M" }]);
  });
});

describe("Dual use", () => {
  it("5.2 either faction may execute either text, and only one of them", () => {
    for (const first of FACTIONS) {
      for (const side of SIDES) {
        const g = position({ perak: "F camp" }, { stage: "first", card: 4, first, resistance: 5 });
        const open = played(g, play(g), ["box:event"]);
        expect([open?.seat, keysOf(open)]).toEqual([first, ["unshaded", "shaded", "pass"]]);
        const h = position({ perak: "F camp" }, { stage: "first", card: 4, first, resistance: 5 });
        expect(played(h, play(h), ["box:event", side])).toBeUndefined();
        expect([h.resistance, spaceText(h, "perak")]).toEqual(
          side === "unshaded" ? [6, "/ F camp"] : [5, "/ F"],
        );
      }
    }
  });

  it("5.2 J17 and the two Mandatory Events have a single text", () => {
    const single = Object.keys(CARDS)
      .map(Number)
      .filter((card) => sidesOf(card).length === 1);
    expect(single).toEqual(ONE_TEXT);
    for (const first of FACTIONS) {
      const g = position({}, { stage: "first", card: 17, first });
      const open = played(g, play(g), ["box:event"]);
      expect(keysOf(open)).toEqual(["unshaded", "pass"]);
      expect(whyClosed(open, "shaded")).toBe("5.2 why.single-text");
    }
  });
});

describe("Capabilities", () => {
  it("5.3 they are J8, J12, J15, J19, J22 and J27", () => {
    expect(CAPABILITY_CARDS).toEqual([8, 12, 15, 19, 22, 27]);
    const marked = Object.keys(CARDS)
      .map(Number)
      .filter((card) => CARDS[card].capability !== undefined);
    expect(marked).toEqual([8, 12, 15, 19, 22, 27]);
    expect(marked.map((card) => CARDS[card].capability)).toEqual([
      "british",
      "japanese",
      "japanese",
      "british",
      "japanese",
      "british",
    ]);
  });

  it("5.3 both factions may execute any Capability with either text, and nothing else happens at once", () => {
    for (const card of CAPABILITY_CARDS) {
      for (const x of FACTIONS) {
        for (const side of SIDES) {
          const g = position({ johore: "1T 1P K / 2M F camp opposition village" }, { resources: 3 });
          expect(event(g, x, card, side)).toBeUndefined();
          expect(hasCapability(g, card, side)).toBe(true);
          expect(hasCapability(g, card, side === "shaded" ? "unshaded" : "shaded")).toBe(false);
          expect(boardText(g)).toEqual({ johore: "1T 1P K / 2M F camp opposition village" });
          expect([g.resistance, g.resources]).toEqual([2, 3]);
        }
      }
    }
  });

  it("5.3 a Capability counts from now on, for the other faction's turn on the same card too", () => {
    const g = position({ johore: "1P / 1M" }, { stage: "first", card: 27, first: "japanese" });
    played(g, play(g), ["box:event", "unshaded"]);
    played(g, play(g), ["box:limited", "ambush"]);
    expect(spaceText(g, "johore")).toBe("/ 1M(1A)");
  });

  it("5.3 it lasts to the end of the game: Propaganda does not end it", () => {
    const g = position({ perak: "F camp opposition" }, { capabilities: { 27: "shaded", 8: "shaded" } });
    played(g, mpajaPhase(g), []);
    played(g, resistancePhase(g), []);
    played(g, supplyPhase(g), ["done"]);
    played(g, resetPhase(g), []);
    played(g, resetPhase(g), []);
    for (const card of [8, 27] as const) expect(hasCapability(g, card, "shaded")).toBe(true);
    special(g, "supply", "die:2");
    expect(spaceText(g, "perak")).toBe("/ 1M F camp");
  });

  it("5.3 several are in force together", () => {
    const g = position(
      { kedah: "1M F", trengganu: "1M F", johore: "1M F", pahang: "1N" },
      { capabilities: { 19: "unshaded", 22: "unshaded", 27: "unshaded" } },
    );
    const gather = ["gather", "kedah", "intel:0", "trengganu", "intel.trengganu", "intel:1"];
    gather.push("intel.pahang", "intel:2", "johore", "intel:2");
    operation(g, "sabotage", "full", ...gather, "pahang", "railway:R8", "kedah", "johore");
    expect(boardText(g)).toEqual({
      kedah: "/ 1M(1A) F intel:0",
      trengganu: "/ 1M F intel:1",
      johore: "/ 1M(1A) F intel:2",
      pahang: "/ 1N(1A) intel:2",
    });
    expect(g.sabotage).toEqual([1, 0, 0, 0, 0, 0, 1, 1]);
  });
});
