import { describe, expect, it } from "vitest";
import { ZIPPER } from "../board.ts";
import { play } from "../play.ts";
import { supplyPhase } from "../propaganda.ts";
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
const box = (g: Occupation): string => ZIPPER[g.zipper].id;

describe("J1 Sook Ching", () => {
  it("J1 unshaded raises Resistance by one per Terror marker, whoever executes it", () => {
    for (const x of FACTIONS) {
      const g = position({ kedah: "terror", ec_north: "1T terror" }, { resistance: 5 });
      expect(event(g, x, 1, "unshaded")).toBeUndefined();
      expect(g.resistance).toBe(7);
      expect(boardText(g)).toEqual({ kedah: "terror", ec_north: "1T terror" });
    }
  });

  it("J1 unshaded counts markers, not spaces", () => {
    const g = position({ perak: "2terror" }, { resistance: 5 });
    event(g, "british", 1, "unshaded");
    expect(g.resistance).toBe(7);
  });

  it("J1 unshaded gives three at the most", () => {
    const g = position({ perak: "2terror", kedah: "2terror", kuala_lumpur: "terror" }, { resistance: 5 });
    event(g, "british", 1, "unshaded");
    expect(g.resistance).toBe(8);
  });

  it("J1 unshaded does nothing without Terror, and Sabotage is no Terror", () => {
    const g = position({ perak: "opposition" }, { resistance: 5, sabotage: { R3: 2 } });
    expect(event(g, "japanese", 1, "unshaded")).toBeUndefined();
    expect(g.resistance).toBe(5);
  });

  it("J1 unshaded stops at twenty", () => {
    const g = position({ perak: "2terror" }, { resistance: 19 });
    event(g, "british", 1, "unshaded");
    expect(g.resistance).toBe(20);
  });

  it("J1 shaded takes Reprisals in every space with Troops and Opposition, more than two", () => {
    const g = position({
      perak: "1T / 1M opposition",
      johore: "2T / 1N(1A) opposition",
      kuala_lumpur: "1T opposition",
      negri_sembilan: "1T opposition",
    });
    const answers = ["perak", "kedah", "johore", "ec_south", "kuala_lumpur", "negri_sembilan"];
    expect(event(g, "japanese", 1, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      perak: "1T terror",
      kedah: "/ 1M",
      johore: "2T terror",
      ec_south: "/ 1N(1A)",
      kuala_lumpur: "1T terror",
      negri_sembilan: "1T terror",
    });
  });

  it("J1 shaded leaves spaces with Police only, and Neutral ones, alone", () => {
    const g = position({ perak: "1T opposition", johore: "2P opposition", kedah: "1T", ec_north: "3T" });
    expect(keysOf(event(g, "japanese", 1, "shaded"))).toEqual(["perak", "done"]);
  });

  it("J1 shaded is decided by the Japanese whoever executes it, and may be declined", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1T / 1M opposition" });
      expect(event(g, x, 1, "shaded")?.seat).toBe("japanese");
      expect(event(g, x, 1, "shaded", "done")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "1T / 1M opposition" });
    }
  });

  it("J1 shaded happens once in a space, and adds no second Terror", () => {
    const g = position({ perak: "1T / 2M opposition terror", kedah: "1T opposition" });
    const open = event(g, "japanese", 1, "shaded", "perak", "kelantan");
    expect(keysOf(open)).toEqual(["kedah", "done"]);
    expect(spaceText(g, "perak")).toBe("1T / 1M terror");
  });

  it("J1 shaded drives one Guerrilla into an unguarded New Village, which is lost", () => {
    const g = position({ perak: "1T / 1M opposition", pahang: "village" });
    event(g, "japanese", 1, "shaded", "perak", "pahang");
    expect(boardText(g)).toEqual({ perak: "1T terror", pahang: "/ 1M" });
    expect(g.available.villages).toBe(4);
  });

  it("J1 shaded asks for nothing where no space fits", () => {
    expect(event(position({ perak: "3T", kedah: "opposition" }), "japanese", 1, "shaded")).toBeUndefined();
  });
});

describe("J2 Greater East Asia Co-Prosperity Sphere", () => {
  it("J2 unshaded puts Sabotage on three Railways beside Opposition", () => {
    const g = position({ perak: "opposition" });
    expect(keysOf(event(g, "british", 2, "unshaded"))).toEqual([
      "railway:R3",
      "railway:R4",
      "railway:R5",
      "none",
    ]);
    expect(event(g, "british", 2, "unshaded", "railway:R4", "railway:R3", "railway:R5")).toBeUndefined();
    expect(g.sabotage).toEqual([0, 0, 1, 1, 1, 0, 0, 0]);
  });

  it("J2 unshaded may put a second marker on a Railway, but picks each Railway once", () => {
    const g = position({ kuala_lumpur: "opposition" }, { sabotage: { R5: 1 } });
    const open = event(g, "british", 2, "unshaded", "railway:R5");
    expect(keysOf(open)).toEqual(["railway:R6", "none"]);
    expect(g.sabotage).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
  });

  it("J2 unshaded stops after three", () => {
    const g = position({ perak: "opposition", johore: "opposition" });
    expect(event(g, "japanese", 2, "unshaded", "railway:R3", "railway:R7", "railway:R8")).toBeUndefined();
    expect(g.sabotage).toEqual([0, 0, 1, 0, 0, 0, 1, 1]);
  });

  it("J2 unshaded lets the executing faction take fewer", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "opposition" });
      expect(event(g, x, 2, "unshaded")?.seat).toBe(x);
      expect(event(g, x, 2, "unshaded", "railway:R3", "none")).toBeUndefined();
      expect(g.sabotage).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    }
  });

  it("J2 unshaded finds no Railway at Trengganu, and a corner is not adjacent", () => {
    expect(event(position({ trengganu: "opposition" }), "british", 2, "unshaded")).toBeUndefined();
    const open = event(position({ negri_sembilan: "opposition" }), "british", 2, "unshaded");
    expect(keysOf(open)).toEqual(["railway:R6", "railway:R7", "none"]);
  });

  it("J2 unshaded does nothing without Opposition", () => {
    const g = position({ perak: "3T / 1M" });
    expect(event(g, "british", 2, "unshaded")).toBeUndefined();
    expect(g.sabotage).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("J2 shaded takes one Sabotage off each of two Railways beside Neutral spaces", () => {
    const g = position({}, { sabotage: { R1: 2, R2: 1, R7: 1 } });
    expect(event(g, "japanese", 2, "shaded", "railway:R1", "railway:R7")).toBeUndefined();
    expect(g.sabotage).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it("J2 shaded does not reach a Railway whose Provinces are at Opposition", () => {
    const g = position({ perak: "opposition" }, { sabotage: { R1: 1, R3: 1, R5: 1 } });
    expect(keysOf(event(g, "japanese", 2, "shaded"))).toEqual(["railway:R1", "railway:R5", "none"]);
  });

  it("J2 shaded does not take an Economic Center for a Neutral space", () => {
    const g = position(
      { perak: "opposition", kelantan: "opposition", ec_north: "3T" },
      { sabotage: { R4: 1 } },
    );
    expect(event(g, "japanese", 2, "shaded")).toBeUndefined();
    expect(g.sabotage[3]).toBe(1);
  });

  it("J2 shaded is no Construct: J12 unshaded brings no Opposition", () => {
    const g = position({}, { sabotage: { R1: 1 }, capabilities: { 12: "unshaded" } });
    expect(event(g, "british", 2, "shaded", "railway:R1")).toBeUndefined();
    expect(boardText(g)).toEqual({});
  });

  it("J2 shaded lets the executing faction take fewer, and none twice", () => {
    for (const x of FACTIONS) {
      const g = position({}, { sabotage: { R1: 2, R2: 1 } });
      expect(event(g, x, 2, "shaded")?.seat).toBe(x);
      expect(keysOf(event(g, x, 2, "shaded", "railway:R1"))).toEqual(["railway:R2", "none"]);
    }
    expect(event(position({}), "japanese", 2, "shaded")).toBeUndefined();
  });
});

describe("J3 Overseas Chinese Association", () => {
  it("J3 unshaded places two MPAJA and one non-MPAJA Guerrilla wherever Force 136 is, in Economic Centers too", () => {
    const g = position({ perak: "3T / F", ec_north: "F", kedah: "camp" });
    expect(event(g, "british", 3, "unshaded", "perak", "ec_north", "ec_north")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "3T / 1M F", ec_north: "/ 1M 1N F", kedah: "/ camp" });
    expect(g.available).toMatchObject({ mpaja: 8, others: 3 });
  });

  it("J3 unshaded offers only spaces with Force 136", () => {
    const g = position({ perak: "F", johore: "C camp", kedah: "2M" });
    expect(keysOf(event(g, "british", 3, "unshaded"))).toEqual(["perak", "none"]);
  });

  it("J3 unshaded is up to the British whoever executes it, for each kind", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F" });
      expect(event(g, x, 3, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 3, "unshaded", "perak", "none", "perak")).toBeUndefined();
      expect(spaceText(g, "perak")).toBe("/ 1M 1N F");
      expect(event(g, x, 3, "unshaded", "none", "none")).toBeUndefined();
      expect(spaceText(g, "perak")).toBe("/ 1M 1N F");
    }
  });

  it("J3 unshaded takes British pieces from the map once their kind has run out, even if the Japanese execute it", () => {
    const g = position({ perak: "F", johore: "9M(2A)", kedah: "1N" });
    event(g, "japanese", 3, "unshaded", "perak", "perak", "mpaja_active.johore", "perak");
    expect(boardText(g)).toEqual({ perak: "/ 2M 1N F", johore: "/ 8M(1A)", kedah: "/ 1N" });
  });

  it("J3 unshaded costs an unguarded New Village its place", () => {
    const g = position({ pahang: "F village", perak: "1P / F village" });
    event(g, "british", 3, "unshaded", "pahang", "perak", "none");
    expect(boardText(g)).toEqual({ pahang: "/ 1M F", perak: "1P / 1M F village" });
  });

  it("J3 unshaded costs an unguarded New Village even if the Guerrilla moves on at once", () => {
    const g = position({ pahang: "F village", perak: "F", johore: "10M" });
    const answers = ["pahang", "mpaja_underground.johore", "perak", "mpaja_underground.pahang", "none"];
    event(g, "british", 3, "unshaded", ...answers);
    expect(boardText(g)).toEqual({ pahang: "/ F", perak: "/ 1M F", johore: "/ 9M" });
  });

  it("J3 unshaded does nothing without Force 136 on the map", () => {
    expect(event(position({ perak: "2M camp" }), "british", 3, "unshaded")).toBeUndefined();
  });

  it("J3 shaded brings a Resource for every two Neutral Population", () => {
    for (const x of FACTIONS) {
      const g = position({}, { resources: 3 });
      expect(event(g, x, 3, "shaded")).toBeUndefined();
      expect(g.resources).toBe(11);
    }
  });

  it("J3 shaded rounds down", () => {
    const g = position({ perak: "opposition" });
    event(g, "japanese", 3, "shaded");
    expect(g.resources).toBe(6);
  });

  it("J3 shaded counts Kuala Lumpur, and stops at twenty", () => {
    const g = position({ kuala_lumpur: "opposition" });
    event(g, "japanese", 3, "shaded");
    expect(g.resources).toBe(7);
    const rich = position({}, { resources: 15 });
    event(rich, "japanese", 3, "shaded");
    expect(rich.resources).toBe(20);
  });

  it("J3 shaded takes New Villages at Opposition for what they are, J15 shaded or not", () => {
    const g = position({ johore: "1P opposition village" }, { capabilities: { 15: "shaded" } });
    event(g, "japanese", 3, "shaded");
    expect(g.resources).toBe(7);
  });
});

describe("J4 Chin Peng", () => {
  it("J4 unshaded raises Resistance by one per space with Force 136 and a Jungle Camp", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F camp", johore: "3T / F camp", kedah: "camp", kuala_lumpur: "F" });
      expect(event(g, x, 4, "unshaded")).toBeUndefined();
      expect(g.resistance).toBe(4);
      expect(spaceText(g, "perak")).toBe("/ F camp");
    }
  });

  it("J4 unshaded counts a space with several markers once", () => {
    const g = position({ perak: "F3 camp" });
    event(g, "british", 4, "unshaded");
    expect(g.resistance).toBe(3);
  });

  it("J4 unshaded stops at twenty, and does nothing without such a space", () => {
    const g = position({ perak: "F camp", johore: "F camp" }, { resistance: 19 });
    event(g, "british", 4, "unshaded");
    expect(g.resistance).toBe(20);
    const none = position({ perak: "F", johore: "camp" });
    event(none, "british", 4, "unshaded");
    expect(none.resistance).toBe(2);
  });

  it("J4 shaded removes the Jungle Camp of every space with Force 136, and nothing else", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "3T / 1M C F camp opposition", johore: "F2 camp", kedah: "camp" });
      expect(event(g, x, 4, "shaded")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "3T / 1M C F opposition", johore: "/ F2", kedah: "/ camp" });
      expect([g.available.camps, g.resistance]).toEqual([3, 2]);
    }
  });

  it("J4 shaded does nothing where Force 136 and camps are apart", () => {
    const g = position({ perak: "F", johore: "camp" });
    event(g, "japanese", 4, "shaded");
    expect(boardText(g)).toEqual({ perak: "/ F", johore: "/ camp" });
  });
});

describe('J5 "Hill Rats"', () => {
  it("J5 unshaded flips all Guerrillas of both kinds Underground", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T / 3M(2A) 1N(1A)", ec_south: "1N(1A)", kedah: "1M" });
      expect(event(g, x, 5, "unshaded")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "2T / 3M 1N", ec_south: "/ 1N", kedah: "/ 1M" });
    }
  });

  it("J5 shaded removes Opposition from one space with an Active Guerrilla, which the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({
        perak: "1M(1A) opposition",
        kuala_lumpur: "1N(1A) opposition",
        kedah: "2M opposition",
        johore: "1M(1A)",
      });
      const open = event(g, x, 5, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["perak", "kuala_lumpur"]]);
      expect(event(g, x, 5, "shaded", "kuala_lumpur")).toBeUndefined();
      expect(spaceText(g, "kuala_lumpur")).toBe("/ 1N(1A)");
      expect(spaceText(g, "perak")).toBe("/ 1M(1A) opposition");
    }
  });

  it("J5 shaded must be carried out where it can be, even by the British", () => {
    const g = position({ perak: "2M(1A) opposition terror" });
    expect(event(g, "british", 5, "shaded")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("/ 2M(1A) terror");
  });

  it("J5 shaded does nothing where only Underground Guerrillas, or a Supply Cache, are at Opposition", () => {
    const g = position({ perak: "2M opposition", kedah: "C opposition", johore: "1M(1A)" });
    expect(event(g, "japanese", 5, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 2M opposition", kedah: "/ C opposition", johore: "/ 1M(1A)" });
  });
});

describe("J6 Jungle is Neutral", () => {
  const miss = (count: number): string[] => Array.from({ length: count }, () => "die:3");

  it("J6 unshaded rolls once for each of the six Jungle Provinces, empty ones too", () => {
    const g = position({ perak: "3T / 2M", selangor: "1T / 1M", kuala_lumpur: "1T / 1M" });
    const spaces = Array.from(
      { length: 6 },
      (_, i) => event(position({}), "british", 6, "unshaded", ...miss(i))?.about.space,
    );
    expect(spaces).toEqual(["kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"]);
    expect(event(g, "british", 6, "unshaded", ...spaces.map(() => "die:1"))).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "3T / 2M", selangor: "1T / 1M", kuala_lumpur: "1T / 1M" });
  });

  it("J6 unshaded takes one force of each side on a 1 or 2, Troops to Kuala Lumpur", () => {
    for (const die of ["die:1", "die:2"]) {
      const g = position({ kedah: "2T / 2M" });
      expect(event(g, "british", 6, "unshaded", die, ...miss(5))).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "1T / 1M", kuala_lumpur: "1T" });
      expect(g.available.mpaja).toBe(9);
    }
  });

  it("J6 unshaded leaves all in peace from 3 on", () => {
    const g = position({ kedah: "2T / 2M", johore: "1P / C" });
    event(g, "japanese", 6, "unshaded", "die:3", "die:6", "die:4", "die:5", "die:3", "die:3");
    expect(boardText(g)).toEqual({ kedah: "2T / 2M", johore: "1P / C" });
  });

  it("J6 unshaded lets each side pick its own piece, of which it must give one", () => {
    const g = position({ kedah: "1T 1P K / 2M(1A) 1N C F camp" });
    const first = event(g, "japanese", 6, "unshaded", "die:1");
    expect([first?.seat, keysOf(first)]).toEqual([
      "british",
      ["mpaja_underground.kedah", "mpaja_active.kedah", "other_underground.kedah", "caches.kedah"],
    ]);
    const second = event(g, "japanese", 6, "unshaded", "die:1", "caches.kedah");
    expect([second?.seat, keysOf(second)]).toEqual(["japanese", ["troops.kedah", "police.kedah"]]);
    const h = position({ kedah: "1T 1P K / 2M(1A) 1N C F camp" });
    event(h, "british", 6, "unshaded", "die:1", "caches.kedah", "police.kedah", ...miss(5));
    expect(boardText(h)).toEqual({ kedah: "1T K / 2M(1A) 1N F camp" });
    expect(h.available).toMatchObject({ caches: 3, police: 6 });
  });

  it("J6 unshaded touches no markers", () => {
    const g = position({ johore: "K / F camp opposition terror village" });
    expect(event(g, "british", 6, "unshaded", ...miss(5), "die:1")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "K / F camp opposition terror village" });
  });

  it("J6 unshaded hits the side that is there when the other is not", () => {
    const g = position({ kedah: "1N", kelantan: "1P" });
    event(g, "british", 6, "unshaded", "die:2", "die:2", ...miss(4));
    expect(boardText(g)).toEqual({});
    expect([g.available.others, g.available.police, g.resistance]).toEqual([4, 6, 2]);
  });

  it("J6 unshaded costs a New Village whose last cube leaves, unless the last British piece leaves too", () => {
    const g = position({ pahang: "1P / 2M village", johore: "1T / 1M village" });
    event(g, "british", 6, "unshaded", ...miss(3), "die:1", "die:3", "die:1");
    expect(boardText(g)).toEqual({ pahang: "/ 1M", johore: "village", kuala_lumpur: "1T" });
  });

  it("J6 unshaded comes after the icon and before the 1st Eligible, and closes the Event box to both", () => {
    const g = position({ kedah: "1M", perak: "1M" }, { stage: "icon", card: 6 });
    played(g, play(g), ["mpaja_underground.kedah"]);
    expect([g.stage, spaceText(g, "kedah")]).toEqual(["mandatory", ""]);
    played(g, play(g), ["die:1", ...miss(5)]);
    expect(g.stage).toBe("first");
    const first = played(g, play(g), []);
    expect([first?.seat, keysOf(first)]).toEqual(["british", ["box:limited", "box:full"]]);
    expect(whyClosed(first, "box:event")).toBe("5.4 why.mandatory");
    played(g, play(g), ["box:full", "pass", "done"]);
    const second = played(g, play(g), []);
    expect([second?.seat, second?.about]).toMatchObject(["japanese", { box: "limited" }]);
  });
});

describe("J7 South East Asia Command", () => {
  it("J7 unshaded moves Operation Zipper one step to Ready, frees its Supply Cache, and the British may Gather", () => {
    const g = position({ perak: "1M F" });
    expect(event(g, "british", 7, "unshaded", "perak", "intel:2")).toBeUndefined();
    expect([box(g), g.available.caches, g.stored[1]]).toEqual(["6", 4, 0]);
    expect(boardText(g)).toEqual({ perak: "/ 1M(1A) F intel:2" });
    expect(g.resistance).toBe(2);
  });

  it("J7 unshaded leaves the Gather to the British whoever executes it, who may decline", () => {
    for (const x of FACTIONS) {
      expect(event(position({ perak: "1M F" }), x, 7, "unshaded")?.seat).toBe("british");
      const g = position({ perak: "1M F" });
      expect(event(g, x, 7, "unshaded", "done")).toBeUndefined();
      expect([box(g), spaceText(g, "perak")]).toEqual(["6", "/ 1M F"]);
    }
  });

  it("J7 unshaded Gathers in two spaces at the most, with their neighbours", () => {
    const g = position({ kedah: "F", perak: "1N", johore: "1M F", trengganu: "1M F" });
    event(g, "british", 7, "unshaded", "kedah", "intel:0", "johore", "intel:1");
    expect(boardText(g)).toEqual({
      kedah: "/ F",
      perak: "/ 1N(1A) intel:0",
      johore: "/ 1M(1A) F intel:1",
      trengganu: "/ 1M F",
    });
  });

  it("J7 unshaded Gathers in three spaces under J19 unshaded, and wakes nobody under J22 unshaded", () => {
    const g = position(
      { kedah: "1M F", johore: "1M F", trengganu: "1M F" },
      { capabilities: { 19: "unshaded", 22: "unshaded" } },
    );
    event(g, "british", 7, "unshaded", "kedah", "intel:0", "johore", "intel:1", "trengganu", "intel:2");
    expect(boardText(g)).toEqual({
      kedah: "/ 1M F intel:0",
      johore: "/ 1M F intel:1",
      trengganu: "/ 1M F intel:2",
    });
  });

  it("J7 unshaded Gathers even if the Zipper is at Ready, and shifts it even if nothing can be Gathered", () => {
    const ready = position({ perak: "1M F" }, { zipper: "20" });
    event(ready, "british", 7, "unshaded", "perak", "intel:0");
    expect([box(ready), spaceText(ready, "perak")]).toEqual(["20", "/ 1M(1A) F intel:0"]);
    const quiet = position({ perak: "1M(1A) F" }, { zipper: "6" });
    expect(event(quiet, "british", 7, "unshaded")).toBeUndefined();
    expect([box(quiet), quiet.available.caches]).toEqual(["12", 5]);
  });

  it("J7 shaded moves Operation Zipper two steps to Delay, and Available Supply Caches go back to the track", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "C" }, { zipper: "12" });
      expect(event(g, x, 7, "shaded")).toBeUndefined();
      expect([box(g), g.available.caches, g.stored]).toEqual(["delay", 2, [0, 1, 1, 0, 0]]);
      expect(spaceText(g, "perak")).toBe("/ C");
    }
  });

  it("J7 shaded takes Supply Caches from the map when none is Available, and the British pick them", () => {
    const spaces = { kedah: "C", perak: "C", johore: "C", pahang: "C", trengganu: "C" };
    for (const x of FACTIONS) {
      expect(event(position(spaces, { zipper: "12" }), x, 7, "shaded")?.seat).toBe("british");
      const g = position(spaces, { zipper: "12" });
      expect(event(g, x, 7, "shaded", "caches.perak", "caches.johore")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ C", pahang: "/ C", trengganu: "/ C" });
      expect([g.available.caches, g.stored]).toEqual([0, [0, 1, 1, 0, 0]]);
    }
  });

  it("J7 shaded takes the Available Supply Cache before one from the map", () => {
    const g = position({ kedah: "C", perak: "C", johore: "C", pahang: "C" }, { zipper: "12" });
    event(g, "japanese", 7, "shaded", "caches.kedah");
    expect(boardText(g)).toEqual({ perak: "/ C", johore: "/ C", pahang: "/ C" });
    expect([g.available.caches, g.stored]).toEqual([0, [0, 1, 1, 0, 0]]);
  });

  it("J7 shaded owes only for the boxes it leaves", () => {
    const g = position({}, { zipper: "20" });
    event(g, "japanese", 7, "shaded");
    expect([box(g), g.available.caches]).toEqual(["12", 5]);
    const h = position({}, { zipper: "18" });
    event(h, "japanese", 7, "shaded");
    expect([box(h), h.available.caches]).toEqual(["6", 4]);
  });

  it("J7 shaded goes no further than Delay, and Resistance stays", () => {
    const g = position({}, { zipper: "6", resistance: 7 });
    event(g, "japanese", 7, "shaded");
    expect([box(g), g.available.caches, g.resistance]).toEqual(["delay", 3, 7]);
    const still = position({ perak: "C" });
    expect(event(still, "japanese", 7, "shaded")).toBeUndefined();
    expect([box(still), still.available.caches]).toEqual(["delay", 2]);
  });
});

describe("J8 Air Drops", () => {
  const camps = { perak: "F camp", kedah: "camp", kelantan: "camp" };

  it("J8 unshaded lets a Supply take one Province without Force 136", () => {
    for (const x of FACTIONS) {
      const g = position(camps);
      expect(event(g, x, 8, "unshaded")).toBeUndefined();
      expect(special(g, "supply", "perak", "kedah")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ C F", kedah: "/ C", kelantan: "/ camp" });
    }
  });

  it("J8 unshaded lets only one of them lack Force 136, in whatever order", () => {
    const g = position(camps, { capabilities: { 8: "unshaded" } });
    const open = special(g, "supply", "kedah");
    expect(keysOf(open)).toEqual(["perak", "done"]);
    expect(whyClosed(open, "kelantan")).toBe("4.2.1 why.no-force136");
  });

  it("J8 unshaded adds no space: two, or three from Zipper 12 on", () => {
    const spaces = { perak: "F camp", kedah: "camp", kelantan: "F camp", johore: "F camp" };
    const two = position(spaces, { capabilities: { 8: "unshaded" } });
    expect(special(two, "supply", "perak", "kedah")).toBeUndefined();
    const three = position(spaces, { capabilities: { 8: "unshaded" }, zipper: "12" });
    expect(special(three, "supply", "perak", "kedah", "johore")).toBeUndefined();
    expect(spaceText(three, "kelantan")).toBe("/ F camp");
  });

  it("J8 unshaded still needs the Jungle Camp, and no Supply Cache there", () => {
    const g = position(
      { perak: "F", kedah: "C camp", johore: "camp", pahang: "camp" },
      { capabilities: { 8: "unshaded" } },
    );
    const open = special(g, "supply");
    expect(keysOf(open)).toEqual(["pahang", "johore"]);
    expect(whyClosed(open, "perak")).toBe("4.2.1 why.no-camp");
    expect(whyClosed(open, "kedah")).toBe("1.4.2 why.has-cache");
  });

  it("J8 unshaded holds in the Support phase, for J24 and for J25", () => {
    const g = position({ kedah: "camp" }, { capabilities: { 8: "unshaded" } });
    played(g, supplyPhase(g), ["kedah"]);
    expect(spaceText(g, "kedah")).toBe("/ C");
    const europe = position({ kedah: "camp" }, { capabilities: { 8: "unshaded" } });
    event(europe, "british", 24, "unshaded", "kedah");
    expect(spaceText(europe, "kedah")).toBe("/ C");
    const davis = position({ kedah: "camp" }, { capabilities: { 8: "unshaded" } });
    event(davis, "british", 25, "unshaded", "done", "supply");
    expect(spaceText(davis, "kedah")).toBe("/ C");
  });

  it("J8 shaded rolls for each space of a Supply: on 1 or 2 the Jungle Camp stays", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F camp", kedah: "F camp" });
      expect(event(g, x, 8, "shaded")).toBeUndefined();
      expect(special(g, "supply", "perak", "die:2", "kedah", "die:3")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ F camp", kedah: "/ C F" });
      expect(g.available.caches).toBe(2);
    }
    const one = position({ perak: "F camp" }, { capabilities: { 8: "shaded" } });
    special(one, "supply", "die:1");
    expect(spaceText(one, "perak")).toBe("/ F camp");
  });

  it("J8 shaded uses up a space whose drop is lost", () => {
    const g = position(
      { perak: "F camp", kedah: "F camp", johore: "F camp" },
      { capabilities: { 8: "shaded" } },
    );
    const open = special(g, "supply", "perak", "die:1");
    expect(keysOf(open)).toEqual(["kedah", "johore", "done"]);
    expect(special(g, "supply", "perak", "die:1", "kedah", "die:6")).toBeUndefined();
  });

  it("J8 shaded moves no Supply Cache on the map for a drop that is lost", () => {
    const g = position(
      { perak: "F camp", kedah: "C", kelantan: "C", johore: "C" },
      { capabilities: { 8: "shaded" } },
    );
    expect(special(g, "supply", "die:2")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("/ F camp");
    expect(special(g, "supply", "die:3", "caches.johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C F", kedah: "/ C", kelantan: "/ C" });
  });

  it("J8 shaded holds in the Support phase, for J24 and for J25", () => {
    const g = position({ perak: "F camp" }, { capabilities: { 8: "shaded" } });
    played(g, supplyPhase(g), ["perak", "die:2"]);
    expect(spaceText(g, "perak")).toBe("/ F camp");
    event(g, "british", 24, "unshaded", "perak", "die:1");
    expect(spaceText(g, "perak")).toBe("/ F camp");
    event(g, "british", 25, "unshaded", "done", "supply", "die:1");
    expect(spaceText(g, "perak")).toBe("/ F camp");
    operation(g, "train", "full", "supply", "die:5", "done");
    expect(spaceText(g, "perak")).toBe("/ C F");
  });
});
