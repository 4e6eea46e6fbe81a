import { describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { play } from "../play.ts";
import { resetPhase } from "../propaganda.ts";
import { CAPABILITY_CARDS, COMMANDERS, hasCapability } from "../state.ts";
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

const SINGLE = [24, 26];

describe("Events", () => {
  it("5.0 there are 32 Events with titles of their own, and the text of the current card is what is executed", () => {
    const cards = Object.keys(CARDS).map(Number);
    expect(cards).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    expect(new Set(cards.map((card) => CARDS[card].title)).size).toBe(32);
    const g = position({}, { stage: "first", card: 14, british: 3, will: 12 });
    played(g, play(g), ["box:event", "unshaded"]);
    expect([g.resources.british, g.politicalWill]).toEqual([13, 13]);
  });

  it("5.1 the texts are carried out in order", () => {
    // First the shift, then the Guerrilla in that same Province.
    const g = position({ johore: "1P support" });
    event(g, "mcp", 16, "shaded", "johore");
    expect(spaceText(g, "johore")).toBe("1P / 1G");
    // First the Reprisal drives one away, then the Assault falls on what is left.
    const h = position({ johore: "2T / 3G(3A)" });
    event(h, "british", 9, "unshaded", "pahang");
    expect(boardText(h)).toEqual({ johore: "2T terror", pahang: "/ 1G(1A)" });
  });

  it("5.1 the executing faction decides what the text leaves open, its own pieces or not", () => {
    for (const x of ["british", "mcp"] as const) {
      expect(event(position({ johore: "1G", perak: "2G" }), x, 30, "unshaded")?.seat).toBe(x);
      expect(event(position({}), x, 4, "unshaded")?.seat).toBe(x);
      expect(event(position({}), x, 12, "shaded")?.seat).toBe(x);
    }
  });

  it("5.1 a faction named by the text decides itself, whoever executes the card", () => {
    for (const x of ["british", "mcp"] as const) {
      expect(event(position({}), x, 4, "shaded")?.seat).toBe("mcp");
      expect(event(position({ johore: "1G" }), x, 29, "unshaded")?.seat).toBe("british");
      expect(event(position({ johore: "1P village", perak: "1G" }), x, 19, "unshaded")?.seat).toBe("mcp");
    }
  });

  it("5.1 what a text says the faction may do, it may leave undone", () => {
    const g = position({ johore: "1P / 1G", perak: "1P / 1G" }, { british: 9 });
    expect(keysOf(event(g, "british", 29, "unshaded"))).toContain("none");
    expect(event(g, "british", 29, "unshaded", "none")).toBeUndefined();
    expect(g.resources.british).toBe(9);
    expect(event(g, "british", 4, "shaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1P / 1G", perak: "1P / 1G" });
  });

  it("5.1.1 an Event overrides the rules: Guerrillas at Support and beside a New Village, a second Terror marker", () => {
    const g = position({ johore: "3P support", perak: "2P village", kedah: "3P / 1G terror" });
    event(g, "mcp", 4, "shaded", "johore", "perak");
    expect(spaceText(g, "johore")).toBe("3P / 1G support");
    expect(spaceText(g, "perak")).toBe("2P / 1G village");
    event(g, "mcp", 26, "unshaded", "kedah", "johore");
    expect(spaceText(g, "kedah")).toBe("3P / 1G 2terror");
  });

  it("5.1.1 an Event never breaks stacking: no third Base, no second New Village, no Base in an Economic Center", () => {
    const g = position({ johore: "2B", pahang: "1B", kedah: "1P village", ec_north: "1G" });
    expect(keysOf(event(g, "mcp", 12, "shaded"))).not.toContain("johore");
    expect(keysOf(event(g, "british", 4, "unshaded"))).not.toContain("kedah");
    const open = event(g, "mcp", 3, "shaded", "pahang");
    expect(keysOf(open)).toEqual(["take:two-guerrillas", "take:place-base"]);
    event(g, "mcp", 3, "shaded", "ec_north");
    expect(spaceText(g, "ec_north")).toBe("/ 3G");
    const full = position({ johore: "2B" });
    event(full, "mcp", 3, "shaded");
    expect(spaceText(full, "johore")).toBe("/ 2B 2G");
  });

  it("5.1.1 an Event places Available pieces: the other side's only from the box, the own also from the map", () => {
    const full = { johore: "15G" };
    const g = position(full);
    expect(event(g, "british", 10, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "/ 15G" });
    expect(g.commanderCancelled).toBe(true);
    const h = position(full);
    event(h, "mcp", 10, "shaded", "thailand", "underground.johore");
    expect(boardText(h)).toEqual({ johore: "/ 14G", thailand: "/ 1G" });
    const named = position(full);
    event(named, "british", 4, "shaded", "perak", "underground.johore", "none");
    expect(boardText(named)).toEqual({ perak: "/ 1G", johore: "/ 14G" });
  });

  it("5.1.1 without a replacement the piece is removed and nothing comes in its stead", () => {
    const g = position({ kuala_lumpur: "15P", selangor: "1G" });
    event(g, "british", 32, "unshaded", "underground.selangor", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "15P" });
    const h = position({ johore: "15G", perak: "1P village" });
    event(h, "british", 21, "shaded");
    expect(spaceText(h, "perak")).toBe("1P");
  });

  it("5.1.1 an Event takes Resources and Political Will no further than 0 and 20", () => {
    const g = position({}, { will: 20, british: 15, mcp: 2 });
    event(g, "british", 14, "unshaded");
    expect([g.politicalWill, g.resources.british]).toEqual([20, 20]);
    event(g, "british", 7, "unshaded");
    expect(g.resources.mcp).toBe(0);
    const h = position({}, { will: 1, british: 1, mcp: 18 });
    event(h, "mcp", 9, "shaded", "johore");
    event(h, "mcp", 14, "shaded");
    event(h, "mcp", 7, "shaded");
    expect([h.politicalWill, h.resources.british, h.resources.mcp]).toEqual([0, 0, 20]);
  });

  it("5.1.2 where two Events contradict, the one being played wins: two spaces of Intimidate against one", () => {
    const spaces = { johore: "2P / 1G", perak: "2P / 1G", kedah: "2P / 1G" };
    const g = position(spaces, { capabilities: { 27: "unshaded" } });
    event(g, "mcp", 32, "shaded", "johore", "perak");
    // The number is contradicted; that the Guerrilla shows itself is not.
    expect(boardText(g)).toEqual({ johore: "1P / 1G(1A)", perak: "1P / 1G(1A)", kedah: "2P / 1G" });
    const h = position(spaces, { capabilities: { 27: "unshaded" } });
    const after = operation(h, "terror", "full", "intimidate", "johore");
    expect(after?.rule).toBe("3.3.4");
  });

  it("5.1.3 as much of the text as can be done is done", () => {
    const g = position({ johore: "1G" });
    event(g, "british", 3, "unshaded");
    expect(boardText(g)).toEqual({});
    const none = position({}, { will: 12 });
    event(none, "mcp", 26, "unshaded");
    expect(none.politicalWill).toBe(11);
    const center = position({});
    event(center, "mcp", 20, "shaded", "ec_north");
    expect(boardText(center)).toEqual({ ec_north: "/ 1G" });
    const poor = position({}, { british: 1, mcp: 5 });
    event(poor, "mcp", 29, "shaded");
    expect(poor.resources).toEqual({ british: 0, mcp: 6 });
  });

  it("5.1.3 what can be done cannot be declined unless the text says so", () => {
    const spaces = { johore: "2G opposition", perak: "2P / 1G opposition", kedah: "1P" };
    for (const [card, side] of [
      [3, "unshaded"],
      [5, "unshaded"],
      [9, "shaded"],
      [12, "shaded"],
      [13, "shaded"],
      [30, "unshaded"],
    ] as const) {
      const keys = keysOf(event(position(spaces), "british", card, side));
      expect([card, keys.includes("none") || keys.includes("done")]).toEqual([card, false]);
    }
  });

  it("5.1.3 an Event without any effect may be executed", () => {
    const g = position({}, { stage: "first", card: 23, british: 5 });
    expect(played(g, play(g), ["box:event", "unshaded"])).toBeUndefined();
    expect(g.stage).toBe("second");
  });
});

describe("Dual use", () => {
  it("5.2 either faction may execute either text, and only one of them", () => {
    for (const first of ["british", "mcp"] as const) {
      for (const side of ["unshaded", "shaded"] as const) {
        const g = position({}, { stage: "first", card: 14, first, british: 8, will: 12 });
        expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "shaded", "pass"]);
        const h = position({}, { stage: "first", card: 14, first, british: 8, will: 12 });
        played(h, play(h), ["box:event", side]);
        expect([h.resources.british, h.politicalWill]).toEqual(side === "unshaded" ? [18, 13] : [4, 12]);
      }
    }
  });

  it("5.2 two Events have a single text for both factions", () => {
    expect(
      Object.keys(CARDS)
        .map(Number)
        .filter((card) => sidesOf(card).length === 1),
    ).toEqual(SINGLE);
    for (const card of SINGLE) {
      const g = position({}, { stage: "first", card });
      const open = played(g, play(g), ["box:event"]);
      expect(keysOf(open)).toEqual(["unshaded", "pass"]);
      expect(whyClosed(open, "shaded")).toBe("5.2 why.single-text");
    }
  });
});

describe("Capabilities", () => {
  it("5.3 both factions may execute any Capability with either text, and nothing else happens at once", () => {
    for (const card of CAPABILITY_CARDS) {
      for (const x of ["british", "mcp"] as const) {
        for (const side of ["unshaded", "shaded"] as const) {
          const g = position({ johore: "1T 1P / 2G" });
          expect(event(g, x, card, side)).toBeUndefined();
          expect(hasCapability(g, card, side)).toBe(true);
          expect(hasCapability(g, card, side === "shaded" ? "unshaded" : "shaded")).toBe(false);
          expect(boardText(g)).toEqual({ johore: "1T 1P / 2G" });
          expect([g.politicalWill, g.resources.british, g.resources.mcp]).toEqual([12, 20, 10]);
        }
      }
    }
  });

  it("5.3 a Capability counts from now on, for the other faction's turn on the same card too", () => {
    const g = position({ johore: "4P / 4G" }, { stage: "first", card: 18, first: "mcp" });
    played(g, play(g), ["box:event", "unshaded"]);
    played(g, play(g), ["box:limited", "sweep", "johore"]);
    expect(spaceText(g, "johore")).toBe("4P / 4G(4A)");
  });

  it("5.3 it lasts to the end of the game: Propaganda does not end it", () => {
    const g = position({ johore: "4P / 4G" }, { capabilities: { 18: "unshaded", 8: "shaded" } });
    resetPhase(g);
    resetPhase(g);
    expect(COMMANDERS[g.commander]).toBe("templer");
    expect(hasCapability(g, 18, "unshaded")).toBe(true);
    expect(hasCapability(g, 8, "shaded")).toBe(true);
    operation(g, "sweep", "limited", "johore");
    expect(spaceText(g, "johore")).toBe("4P / 4G(4A)");
  });
});

describe("Free Operations by Events", () => {
  it("5.4 a granted Operation costs nothing and leaves the order of the factions alone", () => {
    const g = position({ johore: "1P / 1G" }, { stage: "first", card: 6, first: "british", mcp: 0 });
    played(g, play(g), ["box:event", "shaded", "rally", "perak", "attack", "die:1"]);
    expect(boardText(g)).toEqual({ perak: "/ 1G", johore: "/ 1G(1A)" });
    expect(g.resources.mcp).toBe(0);
    expect(g.firstEligible).toBe("british");
    expect(g.stage).toBe("second");
    expect(played(g, play(g), [])?.seat).toBe("mcp");
  });

  it("5.4 its other restrictions remain: one space, no Special Activity, no Rally at Support", () => {
    const g = position({ johore: "2G support", perak: "2G" });
    const open = event(g, "mcp", 6, "shaded", "rally");
    expect(keysOf(open)).not.toContain("johore");
    expect(keysOf(open)).not.toContain("extort");
    expect(whyClosed(open, "johore")).toBe("3.3.1 why.at-support");
    const next = event(g, "mcp", 6, "shaded", "rally", "pahang");
    expect(next?.about).toMatchObject({ card: "M6", ask: "operation" });
  });

  it("5.4 Pacify and Agitate are paid even in a free Train or Rally", () => {
    const g = position({ kelantan: "1B" }, { mcp: 1 });
    event(g, "mcp", 6, "shaded", "rally", "kelantan", "count:0", "kelantan", "none");
    expect(spaceText(g, "kelantan")).toBe("/ 1B opposition");
    expect(g.resources.mcp).toBe(0);
    const broke = position({ kelantan: "1B" }, { mcp: 0 });
    const next = event(broke, "mcp", 6, "shaded", "rally", "kelantan", "count:0");
    expect(next?.about).toMatchObject({ card: "M6" });
    const h = position({ kuala_lumpur: "1T 1P" }, { british: 2 });
    event(h, "british", 15, "unshaded", "police:4", "kuala_lumpur");
    expect(spaceText(h, "kuala_lumpur")).toBe("1T 5P support");
    expect(h.resources.british).toBe(0);
  });
});
