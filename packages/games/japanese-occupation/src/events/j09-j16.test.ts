import { describe, expect, it } from "vitest";
import { play } from "../play.ts";
import { constructPhase, forecastResistance, mpajaPhase, resetPhase } from "../propaganda.ts";
import type { Occupation } from "../state.ts";
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

/** Play stage after stage without a question until this one has come. */
function until(g: Occupation, stage: Occupation["stage"]): void {
  while (g.stage !== stage) expect(played(g, play(g), [])).toBeUndefined();
}

describe("J9 Atomic Bombings", () => {
  it("J9 unshaded does nothing in the first and the second Campaign but close the Event box", () => {
    for (const rounds of [0, 1]) {
      const g = position({ perak: "1M 1N opposition" }, { stage: "mandatory", card: 9, rounds });
      expect(played(g, play(g), [])).toBeUndefined();
      expect([g.stage, g.propagandaRounds, g.resistance]).toEqual(["first", rounds, 2]);
      expect(boardText(g)).toEqual({ perak: "/ 1M 1N opposition" });
      const open = played(g, play(g), []);
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["box:limited", "box:full"]]);
      expect(whyClosed(open, "box:event")).toBe("5.4 why.mandatory");
    }
  });

  it("J9 unshaded ends the game at once in the third, after the MPAJA and Resistance phases", () => {
    const g = position(
      { perak: "1M 1N opposition", kedah: "C", johore: "1T / 2M intel:2" },
      { stage: "mandatory", card: 9, rounds: 2, resistance: 10, resources: 8, sabotage: { R1: 1 } },
    );
    until(g, "over");
    // A clash in Perak, then one MPAJA Guerrilla there. +2 Intel, +1 cache, +2 spaces, -2 Resources, -2 Neutral (13).
    expect(boardText(g)).toEqual({ perak: "/ 1M opposition", kedah: "/ C", johore: "1T / 2M intel:2" });
    expect([g.resistance, g.resources]).toEqual([11, 0]);
    expect(g.outcome).toMatchObject({ winners: ["japanese"], reason: "7.0.1" });
    expect(g.played).toEqual([9]);
  });

  it("J9 unshaded checks victory by the Resistance after the phase: British at 20, MPAJA or British at 18 and 19", () => {
    const neutral = { kedah: "2M C opposition", perak: "2M C opposition", johore: "2M C opposition" };
    const at = (
      resistance: number,
      spaces: Parameters<typeof position>[0],
    ): readonly string[] | undefined => {
      const g = position(spaces, { stage: "mandatory", card: 9, rounds: 2, resistance });
      until(g, "over");
      return g.outcome?.winners;
    };
    // Three caches, three spaces, nine Population Neutral: +5.
    expect(at(15, neutral)).toEqual(["british"]);
    expect(at(13, neutral)).toEqual([]);
    expect(at(13, { ...neutral, trengganu: "F" })).toEqual(["british"]);
    expect(at(13, { ...neutral, trengganu: "F camp" })).toEqual([]);
    expect(at(12, neutral)).toEqual(["japanese"]);
  });

  it("J9 unshaded comes after the icon, whose Opposition counts in the phases", () => {
    const g = position({ perak: "camp" }, { stage: "icon", card: 9, rounds: 2 });
    until(g, "over");
    expect(spaceText(g, "perak")).toBe("/ 1M camp opposition");
  });

  it("J9 unshaded brings nothing back from cards: a Force 136 marker on J25 does not lead the MPAJA", () => {
    const setting = { stage: "mandatory", card: 9, rounds: 2, resistance: 13 } as const;
    const spaces = { kedah: "2M C opposition", perak: "2M C opposition", johore: "2M C opposition" };
    const g = position(spaces, { ...setting, away: { force136: 1, troops: 3 } });
    until(g, "over");
    expect([g.outcome?.winners, g.away]).toEqual([[], { troops: 3, force136: 1 }]);
  });
});

describe("J10 Rationing System", () => {
  it("J10 unshaded takes half of the Resources, the loss rounded down", () => {
    for (const [before, after] of [
      [8, 4],
      [7, 4],
      [20, 10],
      [1, 1],
      [0, 0],
    ]) {
      for (const x of FACTIONS) {
        const g = position({}, { resources: before });
        expect(event(g, x, 10, "unshaded")).toBeUndefined();
        expect([before, g.resources]).toEqual([before, after]);
      }
    }
  });

  it("J10 shaded brings two Resources per New Village on the map", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1T village", johore: "1P opposition village" }, { resources: 1 });
      expect(event(g, x, 10, "shaded")).toBeUndefined();
      expect(g.resources).toBe(5);
    }
  });

  it("J10 shaded stops at twenty, and does nothing without New Villages", () => {
    const g = position({ perak: "1T village", johore: "1P village" }, { resources: 18 });
    event(g, "japanese", 10, "shaded");
    expect(g.resources).toBe(20);
    const none = position({}, { resources: 3 });
    event(none, "japanese", 10, "shaded");
    expect(none.resources).toBe(3);
  });
});

describe("J11 KMT Guerrillas", () => {
  it("J11 unshaded acts once in each space next to Thailand, without Force 136 and with Guerrillas of either kind", () => {
    const g = position({ kedah: "1N", perak: "2T 1P / 1M", kelantan: "K / 1M" });
    const answers = ["perak", "take:ambush", "take:roll", "die:4", "troops.perak"];
    answers.push("kelantan", "take:ambush", "die:1", "kempeitai.kelantan", "kedah");
    expect(event(g, "british", 11, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      kedah: "/ 1N(1A)",
      perak: "1T 1P / 1M(1A)",
      kelantan: "/ 1M(1A)",
      kuala_lumpur: "1T K",
    });
    expect([g.resistance, g.sabotage[0]]).toEqual([4, 1]);
  });

  it("J11 unshaded reaches Kedah, Perak and Kelantan alone, and Underground Guerrillas alone", () => {
    const g = position({ kedah: "1M(1A)", perak: "1M", trengganu: "1P / 1M", pahang: "1P / 1M F" });
    expect(keysOf(event(g, "british", 11, "unshaded"))).toEqual(["perak", "none"]);
  });

  it("J11 unshaded is up to the British, whoever executes it", () => {
    for (const x of FACTIONS) {
      const g = position({ kedah: "1N", perak: "1P / 1M" });
      expect(event(g, x, 11, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 11, "unshaded", "none")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ 1N", perak: "1P / 1M" });
    }
  });

  it("J11 unshaded gives a space one act, however many Guerrillas it has", () => {
    const g = position({ kedah: "2N", perak: "1M" });
    expect(keysOf(event(g, "british", 11, "unshaded", "kedah"))).toEqual(["perak", "none"]);
  });

  it("J11 unshaded lets the British choose which kind shows itself", () => {
    const g = position({ kedah: "1M 1N" });
    event(g, "british", 11, "unshaded", "kedah", "other_underground.kedah");
    expect(spaceText(g, "kedah")).toBe("/ 1M 1N(1A)");
  });

  it("J11 unshaded is a Sabotage as always: no second marker on a Railway", () => {
    const g = position({ kedah: "1M" }, { sabotage: { R1: 1 } });
    expect(event(g, "british", 11, "unshaded")).toBeUndefined();
    expect(g.sabotage[0]).toBe(1);
  });

  it("J11 unshaded rolls with the Supply Caches in and next to the space, and fails where it must", () => {
    const spaces = { perak: "3T / 1M C", pahang: "C", johore: "C" };
    const miss = position(spaces);
    expect(event(miss, "british", 11, "unshaded", "perak", "take:ambush", "die:1")).toBeUndefined();
    expect([miss.resistance, spaceText(miss, "perak")]).toEqual([2, "3T / 1M(1A) C"]);
    const hit = position(spaces);
    event(hit, "british", 11, "unshaded", "perak", "take:ambush", "die:2", "troops.perak");
    expect([hit.resistance, spaceText(hit, "perak")]).toEqual([3, "2T / 1M(1A) C"]);
  });

  it("J11 unshaded costs a New Village whose last Police is ambushed", () => {
    const g = position({ kelantan: "1P / 1M village" });
    event(g, "british", 11, "unshaded", "kelantan", "take:ambush");
    expect([boardText(g), g.resistance]).toEqual([{ kelantan: "/ 1M(1A)" }, 2]);
  });

  it("J11 shaded takes one MPAJA Guerrilla and the Opposition wherever both kinds are", () => {
    for (const x of FACTIONS) {
      const g = position({
        kedah: "2M 2N opposition",
        ec_north: "1M 1N(1A)",
        perak: "3M opposition",
        johore: "1N opposition",
      });
      expect(event(g, x, 11, "shaded")).toBeUndefined();
      expect(boardText(g)).toEqual({
        kedah: "/ 1M 2N",
        ec_north: "/ 1N(1A)",
        perak: "/ 3M opposition",
        johore: "/ 1N opposition",
      });
      expect(g.available.mpaja).toBe(6);
    }
  });

  it("J11 shaded lets the executing faction pick the Underground or the Active one", () => {
    for (const x of FACTIONS) {
      const g = position({ kuala_lumpur: "2M(1A) 1N opposition" });
      const open = event(g, x, 11, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["mpaja_underground.kuala_lumpur", "mpaja_active.kuala_lumpur"],
      ]);
      event(g, x, 11, "shaded", "mpaja_active.kuala_lumpur");
      expect(spaceText(g, "kuala_lumpur")).toBe("/ 1M 1N");
    }
  });

  it("J11 shaded does nothing where the kinds are apart", () => {
    const g = position({ kedah: "2M opposition", perak: "2N opposition" });
    expect(event(g, "japanese", 11, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ 2M opposition", perak: "/ 2N opposition" });
  });
});

describe("J12 Labor Service Corps", () => {
  it("J12 unshaded lets the British put a space beside a repaired Railway at Opposition", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T" }, { sabotage: { R4: 1 } });
      expect(event(g, x, 12, "unshaded")).toBeUndefined();
      const open = operation(g, "construct", "limited", "railway:R4");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["perak", "kelantan", "none"]]);
      const h = position({ perak: "2T" }, { sabotage: { R4: 1 }, capabilities: { 12: "unshaded" } });
      expect(operation(h, "construct", "limited", "railway:R4", "kelantan")).toBeUndefined();
      expect(boardText(h)).toEqual({ perak: "2T", kelantan: "opposition" });
      expect(h.sabotage[3]).toBe(0);
    }
  });

  it("J12 unshaded may be declined, and asks nothing where all are at Opposition", () => {
    const setting = { sabotage: { R4: 1 }, capabilities: { 12: "unshaded" } } as const;
    const g = position({ perak: "2T" }, setting);
    operation(g, "construct", "limited", "railway:R4", "none");
    expect(boardText(g)).toEqual({ perak: "2T" });
    const full = position({ perak: "2T opposition", kelantan: "opposition" }, setting);
    expect(operation(full, "construct", "limited", "railway:R4")).toBeUndefined();
  });

  it("J12 unshaded reaches Kuala Lumpur and spaces with Terror, never an Economic Center", () => {
    const g = position(
      { selangor: "1T", pahang: "terror", perak: "terror" },
      { sabotage: { R5: 2 }, capabilities: { 12: "unshaded" } },
    );
    const open = operation(g, "construct", "limited");
    expect(keysOf(open)).toEqual(["perak", "pahang", "selangor", "kuala_lumpur", "none"]);
    operation(g, "construct", "limited", "pahang");
    expect(spaceText(g, "pahang")).toBe("opposition terror");
  });

  it("J12 unshaded answers every repair of a Construct, a second marker left or not", () => {
    const g = position(
      { kedah: "1T", kelantan: "1T" },
      { sabotage: { R1: 2, R2: 1 }, capabilities: { 12: "unshaded" } },
    );
    const answers = ["kedah", "kedah", "kelantan", "railway:R2", "kelantan"];
    operation(g, "construct", "full", ...answers, "done");
    expect(boardText(g)).toEqual({ kedah: "1T opposition", kelantan: "1T opposition" });
    expect(g.sabotage).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("J12 unshaded does not answer a New Village", () => {
    const g = position({ johore: "1T" }, { sabotage: { R7: 1 }, capabilities: { 12: "unshaded" } });
    expect(operation(g, "construct", "limited", "take:village")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T opposition village" });
  });

  it("J12 unshaded holds for the Construct of the Resources phase", () => {
    const g = position({ kedah: "1T" }, { sabotage: { R1: 1 }, capabilities: { 12: "unshaded" } });
    const open = played(g, constructPhase(g), ["kedah"]);
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "none"]]);
  });

  it("J12 unshaded leaves Extract as it is", () => {
    const g = position({ perak: "2T" }, { sabotage: { R4: 1 }, capabilities: { 12: "unshaded" } });
    special(g, "extract", "ec_north", "ec_south");
    expect([g.resources, g.sabotage[3]]).toEqual([4, 1]);
  });

  it("J12 shaded lets Extract first take one Sabotage off a Railway adjacent to Troops", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1T" }, { sabotage: { R4: 1 } });
      expect(event(g, x, 12, "shaded")).toBeUndefined();
      expect(special(g, "extract")?.seat).toBe("japanese");
      expect(special(g, "extract", "railway:R4", "ec_north", "ec_south")).toBeUndefined();
      expect([g.resources, g.sabotage[3]]).toEqual([8, 0]);
    }
  });

  it("J12 shaded may be declined", () => {
    const g = position({ perak: "1T" }, { sabotage: { R4: 1 }, capabilities: { 12: "shaded" } });
    special(g, "extract", "none", "ec_north", "ec_south");
    expect([g.resources, g.sabotage[3]]).toEqual([4, 1]);
  });

  it("J12 shaded reaches Railways beside Troops, those in Economic Centers too, not beside Police", () => {
    const g = position(
      { ec_south: "1T", kedah: "2P", perak: "K" },
      { sabotage: { R1: 1, R3: 1, R7: 1, R8: 1 }, capabilities: { 12: "shaded" } },
    );
    expect(keysOf(special(g, "extract"))).toEqual(["railway:R7", "railway:R8", "none"]);
  });

  it("J12 shaded takes one marker in all, and a Railway with two stays sabotaged", () => {
    const g = position({ perak: "1T" }, { sabotage: { R3: 1, R4: 2 }, capabilities: { 12: "shaded" } });
    special(g, "extract", "railway:R4", "ec_north", "ec_south");
    expect([g.sabotage, g.resources]).toEqual([[0, 0, 1, 1, 0, 0, 0, 0], 4]);
  });

  it("J12 shaded works within a Deploy, and opens an Extract that found nothing", () => {
    const g = position(
      { perak: "1T opposition" },
      { sabotage: { R4: 1, R7: 1, R8: 1 }, capabilities: { 12: "shaded" } },
    );
    operation(g, "deploy", "full", "extract", "railway:R4", "ec_north", "done");
    expect([g.resources, g.sabotage]).toEqual([2, [0, 0, 0, 0, 0, 0, 1, 1]]);
  });

  it("J12 shaded leaves Construct to the Japanese alone", () => {
    const g = position({ perak: "2T" }, { sabotage: { R4: 1 }, capabilities: { 12: "shaded" } });
    expect(operation(g, "construct", "limited", "railway:R4")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "2T" });
  });
});

describe("J13 Lai Teck Betrayal", () => {
  it("J13 unshaded gives the British two acts by MPAJA Guerrillas, anywhere and without Force 136", () => {
    const g = position({ ec_south: "1M", trengganu: "1P / 1M" });
    expect(event(g, "british", 13, "unshaded", "trengganu", "ec_south", "railway:R8")).toBeUndefined();
    expect(boardText(g)).toEqual({ ec_south: "/ 1M(1A)", trengganu: "/ 1M(1A)" });
    expect([g.sabotage[7], g.available.police]).toEqual([1, 6]);
  });

  it("J13 unshaded may act twice in one space with another Underground MPAJA Guerrilla", () => {
    const g = position({ johore: "2P / 2M" });
    const answers = ["johore", "take:ambush", "johore", "take:sabotage", "railway:R7"];
    expect(event(g, "british", 13, "unshaded", ...answers)).toBeUndefined();
    expect([spaceText(g, "johore"), g.sabotage[6]]).toEqual(["1P / 2M(2A)", 1]);
  });

  it("J13 unshaded stops when no Underground MPAJA Guerrilla is left", () => {
    const g = position({ johore: "1P / 2M(1A) 2N" });
    expect(event(g, "british", 13, "unshaded", "johore", "take:ambush")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("/ 2M(2A) 2N");
  });

  it("J13 unshaded does not use non-MPAJA Guerrillas", () => {
    const g = position({ johore: "1P / 1N F", perak: "1P / 2M(2A) F" });
    expect(event(g, "british", 13, "unshaded")).toBeUndefined();
    const both = position({ johore: "1P / 1M 1N" });
    event(both, "british", 13, "unshaded", "johore", "take:ambush");
    expect(spaceText(both, "johore")).toBe("/ 1M(1A) 1N");
  });

  it("J13 unshaded is up to the British whoever executes it, who may stop after one", () => {
    for (const x of FACTIONS) {
      const g = position({ kedah: "2M", johore: "2M" });
      expect(event(g, x, 13, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 13, "unshaded", "kedah", "none")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ 2M(1A)", johore: "/ 2M" });
    }
  });

  it("J13 unshaded gives no third act, J27 unshaded or not", () => {
    const g = position({ kedah: "3M F", johore: "1P / 1M" }, { capabilities: { 27: "unshaded" } });
    expect(event(g, "british", 13, "unshaded", "kedah", "johore", "take:ambush")).toBeUndefined();
    expect(spaceText(g, "kedah")).toBe("/ 3M(1A) F");
  });

  it("J13 unshaded in Kuala Lumpur can take Police but drive nobody out", () => {
    const g = position({ kuala_lumpur: "2T K / 1M" }, { sabotage: { R5: 1, R6: 1 } });
    expect(event(g, "british", 13, "unshaded")).toBeUndefined();
    const police = position({ kuala_lumpur: "2T 1P / 1M" }, { sabotage: { R5: 1, R6: 1 } });
    event(police, "british", 13, "unshaded", "kuala_lumpur");
    expect([spaceText(police, "kuala_lumpur"), police.resistance]).toEqual(["2T / 1M(1A)", 2]);
  });

  it("J13 shaded lets the Japanese Eliminate in every space with Kempeitai, each once", () => {
    const g = position({
      perak: "1P K / 1M camp F",
      johore: "K2 / F intel:1",
      kedah: "camp F",
    });
    const answers = ["perak", "die:1", "camps.perak", "johore", "take:roll", "die:1", "force136.johore"];
    expect(event(g, "japanese", 13, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1P K / 1M F", johore: "K2 intel:1", kedah: "/ F camp" });
    expect(g.resistance).toBe(1);
  });

  it("J13 shaded reaches all three Kempeitai", () => {
    const g = position({ perak: "K / intel:2", johore: "K / intel:1", kuala_lumpur: "3T K / intel:0" });
    event(g, "japanese", 13, "shaded", "perak", "johore", "kuala_lumpur");
    expect(boardText(g)).toEqual({ perak: "K seen:2", johore: "K seen:1", kuala_lumpur: "3T K seen:0" });
  });

  it("J13 shaded is up to the Japanese, whoever executes it", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "K / camp", johore: "K / camp" });
      expect(event(g, x, 13, "shaded")?.seat).toBe("japanese");
      expect(event(g, x, 13, "shaded", "done")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "K / camp", johore: "K / camp" });
    }
  });

  it("J13 shaded fails on a roll not above the Guerrillas, Police helping", () => {
    const g = position({ perak: "1P K / 2M(1A) 1N camp" });
    event(g, "japanese", 13, "shaded", "perak", "die:2");
    expect(spaceText(g, "perak")).toBe("1P K / 2M(1A) 1N camp");
    event(g, "japanese", 13, "shaded", "perak", "die:3", "camps.perak");
    expect(spaceText(g, "perak")).toBe("1P K / 2M(1A) 1N");
  });

  it("J13 shaded does nothing where Kempeitai find neither markers nor revealed Intel", () => {
    expect(event(position({ perak: "3T K / 2M C" }), "japanese", 13, "shaded")).toBeUndefined();
    expect(event(position({ perak: "3T / F camp" }), "japanese", 13, "shaded")).toBeUndefined();
  });
});

describe('J14 "Secret Army"', () => {
  it("J14 unshaded places an MPAJA Guerrilla in each space with a Supply Cache", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T / 1M(1A) C", kedah: "C", johore: "camp F" });
      expect(event(g, x, 14, "unshaded")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "2T / 2M(1A) C", kedah: "/ 1M C", johore: "/ F camp" });
    }
  });

  it("J14 unshaded by the Japanese places only what is Available, where they pick", () => {
    const g = position({ perak: "C", kedah: "C", johore: "9M" });
    const open = event(g, "japanese", 14, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["japanese", ["kedah", "perak"]]);
    expect(event(g, "japanese", 14, "unshaded", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C", kedah: "/ 1M C", johore: "/ 9M" });
  });

  it("J14 unshaded by the British may go on with MPAJA Guerrillas from the map, never with others", () => {
    const g = position({ perak: "C", kedah: "C", johore: "9M(1A) 2N" });
    const open = event(g, "british", 14, "unshaded", "perak");
    expect(keysOf(open)).toEqual(["kedah", "none"]);
    const from = event(
      position({ perak: "C", kedah: "C", johore: "9M(1A) 2N" }),
      "british",
      14,
      "unshaded",
      "perak",
      "kedah",
    );
    expect(keysOf(from)).toEqual([
      "mpaja_underground.perak",
      "mpaja_underground.johore",
      "mpaja_active.johore",
      "none",
    ]);
    const h = position({ perak: "C", kedah: "C", johore: "9M(1A) 2N" });
    event(h, "british", 14, "unshaded", "perak", "kedah", "mpaja_active.johore");
    expect(boardText(h)).toEqual({ perak: "/ 1M C", kedah: "/ 1M C", johore: "/ 8M 2N" });
  });

  it("J14 unshaded does nothing without Supply Caches on the map, or with no piece for the Japanese to place", () => {
    const g = position({ perak: "2M camp" });
    expect(event(g, "british", 14, "unshaded")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("/ 2M camp");
    const full = position({ perak: "C", johore: "10M" });
    expect(event(full, "japanese", 14, "unshaded")).toBeUndefined();
    expect(boardText(full)).toEqual({ perak: "/ C", johore: "/ 10M" });
  });

  it("J14 shaded takes one Supply Cache off the map for good, which the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1M C", kedah: "C" });
      const open = event(g, x, 14, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["caches.kedah", "caches.perak"]]);
      expect(event(g, x, 14, "shaded", "caches.perak")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ 1M", kedah: "/ C" });
      expect([g.available.caches, g.gone.caches, g.resistance]).toEqual([1, 1, 2]);
      played(g, resetPhase(g), []);
      expect([g.available.caches, g.gone.caches]).toEqual([1, 1]);
    }
  });

  it("J14 shaded takes none that is Available or on the track", () => {
    const g = position({ perak: "camp" });
    expect(event(g, "japanese", 14, "shaded")).toBeUndefined();
    expect([g.available.caches, g.gone.caches]).toEqual([3, 0]);
  });

  it("J14 shaded leaves four: the Zipper takes its two and no more come", () => {
    const g = position({ perak: "C" }, { zipper: "12" });
    event(g, "japanese", 14, "shaded");
    event(g, "japanese", 7, "shaded");
    expect([g.available.caches, g.stored]).toEqual([2, [0, 1, 1, 0, 0]]);
  });
});

describe("J15 Resettlement Schemes", () => {
  it("J15 unshaded lets the British place a Guerrilla of either kind in each New Village when the Japanese Extract", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1P opposition village", johore: "2T village", kedah: "1T" });
      expect(event(g, x, 15, "unshaded")).toBeUndefined();
      const open = special(g, "extract", "ec_north", "ec_south");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["mpaja:1", "others:1", "done"]]);
      expect(g.resources).toBe(10);
      const h = position(
        { perak: "1P opposition village", johore: "2T village" },
        { capabilities: { 15: "unshaded" } },
      );
      expect(special(h, "extract", "ec_north", "done", "mpaja:1", "others:1")).toBeUndefined();
      expect(boardText(h)).toEqual({ perak: "1P / 1M opposition village", johore: "2T / 1N village" });
      expect(h.resources).toBe(6);
    }
  });

  it("J15 unshaded may be declined in each of them", () => {
    const g = position({ perak: "1P village", johore: "2T village" }, { capabilities: { 15: "unshaded" } });
    special(g, "extract", "ec_north", "done", "done", "mpaja:1");
    expect(boardText(g)).toEqual({ perak: "1P village", johore: "2T / 1M village" });
  });

  it("J15 unshaded counts an unguarded New Village before its people flee and it is lost", () => {
    const g = position({ pahang: "village" }, { capabilities: { 15: "unshaded" } });
    special(g, "extract", "ec_north", "done", "others:1");
    expect([boardText(g), g.resources]).toEqual([{ pahang: "/ 1N" }, 5]);
  });

  it("J15 unshaded takes Guerrillas from the map when their kind has run out", () => {
    const g = position({ perak: "1P village", johore: "10M" }, { capabilities: { 15: "unshaded" } });
    special(g, "extract", "ec_north", "done", "mpaja:1", "mpaja_underground.johore");
    expect(boardText(g)).toEqual({ perak: "1P / 1M village", johore: "/ 9M" });
  });

  it("J15 unshaded costs an unguarded New Village even if the Guerrilla moves on at once", () => {
    const g = position(
      { pahang: "village", johore: "1P village", kedah: "10M" },
      { capabilities: { 15: "unshaded" } },
    );
    const flight = ["mpaja:1", "mpaja_underground.kedah", "mpaja:1", "mpaja_underground.pahang"];
    special(g, "extract", "ec_north", "done", ...flight);
    expect(boardText(g)).toEqual({ johore: "1P / 1M village", kedah: "/ 9M" });
  });

  it("J15 unshaded comes with the Extract of a Deploy, and with nothing else of it", () => {
    const g = position({ perak: "1P village" }, { capabilities: { 15: "unshaded" } });
    operation(g, "deploy", "full", "extract", "ec_north", "done", "mpaja:1");
    expect(boardText(g)).toEqual({ perak: "1P / 1M village", kuala_lumpur: "1P" });
    const limited = position({ perak: "1P village" }, { capabilities: { 15: "unshaded" } });
    expect(operation(limited, "deploy", "limited")).toBeUndefined();
    expect(boardText(limited)).toEqual({ perak: "1P village", kuala_lumpur: "1P" });
    const rationing = position({ perak: "1P village" }, { capabilities: { 15: "unshaded" } });
    expect(event(rationing, "japanese", 10, "shaded")).toBeUndefined();
  });

  it("J15 unshaded follows the repair of J12 shaded in one Extract", () => {
    const g = position(
      { perak: "1T village" },
      { sabotage: { R4: 1 }, capabilities: { 12: "shaded", 15: "unshaded" } },
    );
    special(g, "extract", "railway:R4", "ec_north", "ec_south", "others:1");
    expect([g.resources, spaceText(g, "perak")]).toEqual([9, "1T / 1N village"]);
  });

  it("J15 shaded keeps the MPAJA from mobilizing in New Villages, whose marker stays", () => {
    for (const x of FACTIONS) {
      const g = position({ johore: "1P opposition village", perak: "1T opposition" });
      expect(event(g, x, 15, "shaded")).toBeUndefined();
      expect(played(g, mpajaPhase(g), [])).toBeUndefined();
      expect(boardText(g)).toEqual({ johore: "1P opposition village", perak: "1T / 1M opposition" });
    }
  });

  it("J15 shaded counts New Villages as Neutral Population", () => {
    const opposed = {
      kedah: "opposition",
      perak: "1P opposition village",
      kelantan: "opposition",
      trengganu: "opposition",
      pahang: "opposition",
      selangor: "opposition",
      negri_sembilan: "opposition",
      johore: "1P opposition village",
      kuala_lumpur: "opposition",
    };
    expect(forecastResistance(position(opposed)).neutral).toBe(0);
    expect(forecastResistance(position(opposed, { capabilities: { 15: "shaded" } })).neutral).toBe(1);
    expect(forecastResistance(position(opposed, { capabilities: { 15: "unshaded" } })).neutral).toBe(0);
  });

  it("J15 shaded counts a New Village that is Neutral anyway once", () => {
    const g = position({ perak: "1P village" }, { capabilities: { 15: "shaded" } });
    expect(forecastResistance(g).neutral).toBe(3);
    const h = position({ perak: "1P village", kedah: "opposition" }, { capabilities: { 15: "shaded" } });
    expect(forecastResistance(h).neutral).toBe(2);
  });

  it("J15 shaded holds for the phases that J9 brings", () => {
    const g = position(
      { johore: "1P opposition village", trengganu: "opposition" },
      { stage: "mandatory", card: 9, rounds: 2, resistance: 10, capabilities: { 15: "shaded" } },
    );
    until(g, "over");
    // +1 for Trengganu, -3 for a Neutral Population of 15 with Johore.
    expect(boardText(g)).toEqual({ johore: "1P opposition village", trengganu: "/ 1M opposition" });
    expect(g.resistance).toBe(8);
  });

  it("J15 shaded changes nothing outside Propaganda Rounds", () => {
    const g = position({ johore: "1T opposition village", perak: "1T" }, { capabilities: { 15: "shaded" } });
    expect(whyClosed(operation(g, "deploy", "full"), "johore")).toBe("3.3.1 why.at-opposition");
    expect(keysOf(event(g, "japanese", 1, "shaded"))).toEqual(["johore", "done"]);
    const h = position({ johore: "1T opposition village" }, { capabilities: { 15: "shaded" }, resources: 4 });
    event(h, "british", 31, "unshaded");
    expect(h.resources).toBe(3);
  });
});

describe("J16 Freddie Spencer Chapman", () => {
  it("J16 unshaded places one Force 136 marker and moves another to spaces with Jungle Camps", () => {
    const g = position({ ec_north: "F", kedah: "camp", johore: "3T / camp opposition", perak: "2M" });
    const answers = ["take:available", "kedah", "force136.ec_north", "johore"];
    expect(event(g, "british", 16, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ F camp", johore: "3T / F camp opposition", perak: "/ 2M" });
    expect([g.available.force136, g.resistance]).toEqual([1, 2]);
  });

  it("J16 unshaded may place two in one space, or move two", () => {
    const g = position({ kedah: "camp" });
    event(g, "british", 16, "unshaded", "take:available", "take:available");
    expect(spaceText(g, "kedah")).toBe("/ F2 camp");
    const h = position({ perak: "F2 camp", kedah: "camp", johore: "camp" });
    event(h, "british", 16, "unshaded", "force136.perak", "kedah", "force136.perak", "johore");
    expect(boardText(h)).toEqual({ perak: "/ camp", kedah: "/ F camp", johore: "/ F camp" });
  });

  it("J16 unshaded leads only to Jungle Camps, and brings none", () => {
    const g = position({ kuala_lumpur: "F", kedah: "camp", johore: "camp", perak: "C 2M" });
    expect(keysOf(event(g, "british", 16, "unshaded", "force136.kuala_lumpur"))).toEqual(["kedah", "johore"]);
    expect(event(position({ perak: "F", johore: "C" }), "british", 16, "unshaded")).toBeUndefined();
  });

  it("J16 unshaded is up to the British whoever executes it, for none or one or two", () => {
    for (const x of FACTIONS) {
      const g = position({ kedah: "camp", perak: "F" });
      expect(event(g, x, 16, "unshaded")?.seat).toBe("british");
      event(g, x, 16, "unshaded", "none");
      expect(boardText(g)).toEqual({ kedah: "/ camp", perak: "/ F" });
      event(g, x, 16, "unshaded", "force136.perak", "none");
      expect(boardText(g)).toEqual({ kedah: "/ F camp" });
    }
  });

  it("J16 unshaded takes no third marker and none twice", () => {
    const g = position({ kedah: "camp", johore: "camp", perak: "F", ec_south: "F", pahang: "F" });
    const open = event(g, "british", 16, "unshaded", "force136.perak", "kedah");
    expect(keysOf(open)).toEqual(["force136.pahang", "force136.ec_south", "none"]);
    expect(
      event(
        position({ kedah: "camp", johore: "camp", perak: "F", ec_south: "F", pahang: "F" }),
        "british",
        16,
        "unshaded",
        "force136.perak",
        "kedah",
        "force136.pahang",
        "kedah",
      ),
    ).toBeUndefined();
  });

  it("J16 shaded removes a Jungle Camp beside Force 136, then conceals a revealed Intel chit", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F camp intel:1", johore: "F camp", kedah: "camp intel:2" });
      const first = event(g, x, 16, "shaded");
      expect([first?.seat, keysOf(first)]).toEqual([x, ["camps.perak", "camps.johore"]]);
      const then = event(g, x, 16, "shaded", "camps.johore");
      expect([then?.seat, keysOf(then)]).toEqual([x, ["intel.kedah", "intel.perak"]]);
      const h = position({ perak: "F camp intel:1", johore: "F camp", kedah: "camp intel:2" });
      expect(event(h, x, 16, "shaded", "camps.johore", "intel.kedah")).toBeUndefined();
      expect(boardText(h)).toEqual({ perak: "/ F camp intel:1", johore: "/ F", kedah: "/ camp seen:2" });
      expect([h.available.camps, h.resistance]).toEqual([2, 2]);
    }
  });

  it("J16 shaded does either part without the other", () => {
    const g = position({ perak: "camp", johore: "F", kedah: "intel:0" });
    expect(event(g, "japanese", 16, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ camp", johore: "/ F", kedah: "seen:0" });
    const h = position({ perak: "F camp seen:2", johore: "gone:1" });
    expect(event(h, "japanese", 16, "shaded")).toBeUndefined();
    expect(boardText(h)).toEqual({ perak: "/ F seen:2", johore: "gone:1" });
  });
});
