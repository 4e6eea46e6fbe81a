import { describe, expect, it } from "vitest";
import { resetPhase, supplyPhase } from "../propaganda.ts";
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

describe("J25 John Davis", () => {
  it("J25 unshaded gives the British a Contact, then any Special Activity: Supply where Force 136 has just come", () => {
    for (const x of FACTIONS) {
      const g = position({ johore: "3T" });
      expect(event(g, x, 25, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 25, "unshaded", "kedah", "supply")).toBeUndefined();
      expect(boardText(g)).toEqual({ johore: "3T", kedah: "/ C F" });
      expect(g.available).toMatchObject({ force136: 2, caches: 2, camps: 4 });
    }
  });

  it("J25 unshaded may move every marker, with escorts, and Gather from there", () => {
    const g = position({ perak: "1N F", johore: "F" });
    const answers = ["force136.perak", "kedah", "other_underground.perak", "force136.johore", "pahang"];
    answers.push("gather", "intel:2");
    expect(event(g, "british", 25, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ 1N(1A) F camp intel:2", pahang: "/ F camp" });
  });

  it("J25 unshaded may Raid", () => {
    const g = position({ kedah: "1M C", perak: "1P" });
    const answers = ["done", "raid", "take:ambush"];
    expect(event(g, "british", 25, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ 1M(1A)" });
  });

  it("J25 unshaded offers one Special Activity, of those that find a space, and may be declined", () => {
    const g = position({ perak: "1M F camp", kedah: "1M C" });
    const open = event(g, "japanese", 25, "unshaded", "done");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["supply", "gather", "raid", "none"]]);
    expect(event(g, "japanese", 25, "unshaded", "done", "none")).toBeUndefined();
    expect(event(position({}), "british", 25, "unshaded", "done")).toBeUndefined();
  });

  it("J25 shaded puts a Force 136 marker on the card, which the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F camp", johore: "F" });
      const open = event(g, x, 25, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["force136.perak", "force136.johore"]]);
      expect(event(g, x, 25, "shaded", "force136.perak")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ camp", johore: "/ F" });
      expect([g.away.force136, g.available.force136, g.resistance]).toEqual([1, 1, 2]);
    }
  });

  it("J25 shaded brings it back in the next Reset phase to a Province with a Jungle Camp, which the same faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F", johore: "camp", kedah: "2T / camp", kuala_lumpur: "3T" });
      event(g, x, 25, "shaded");
      const open = played(g, resetPhase(g), []);
      expect([open?.seat, keysOf(open)]).toEqual([x, ["kedah", "johore"]]);
      const h = position({ johore: "camp", kedah: "camp" }, { away: { force136: 1, by: x } });
      expect(played(h, resetPhase(h), ["johore"])).toBeUndefined();
      expect(boardText(h)).toEqual({ johore: "/ F camp", kedah: "/ camp" });
      expect(h.away.force136).toBe(0);
    }
  });

  it("J25 shaded makes it Available in the Reset phase if there is no Jungle Camp", () => {
    const g = position({ perak: "F", kedah: "C 2M" });
    event(g, "japanese", 25, "shaded");
    expect(played(g, resetPhase(g), [])).toBeUndefined();
    expect([g.away.force136, g.available.force136]).toEqual([0, 3]);
    expect(boardText(g)).toEqual({ kedah: "/ 2M C" });
  });

  it("J25 shaded and J17 give back in the same Reset phase", () => {
    const g = position({ kedah: "camp", kuala_lumpur: "1T" }, { away: { force136: 1, troops: 3 } });
    expect(played(g, resetPhase(g), [])).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ F camp", kuala_lumpur: "4T" });
    expect(g.away).toEqual({ troops: 0, force136: 0 });
  });

  it("J25 shaded keeps the marker out of Contact until then", () => {
    const g = position({ perak: "F2", kedah: "F" });
    event(g, "japanese", 25, "shaded", "force136.kedah");
    expect(whyClosed(operation(g, "contact", "full"), "kedah")).toBe("1.9 why.no-force136-left");
  });

  it("J25 shaded does nothing without Force 136 on the map", () => {
    const g = position({ perak: "camp" });
    expect(event(g, "japanese", 25, "shaded")).toBeUndefined();
    expect([g.away.force136, g.available.force136]).toEqual([0, 3]);
  });
});

describe("J26 Subhas Chandra Bose", () => {
  it("J26 unshaded Ambushes in a space with Troops: a roll above the cubes raises Resistance by two and moves nobody", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T 1P K / 1M F" });
      expect(event(g, x, 26, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 26, "unshaded", "ambush", "die:4")).toBeUndefined();
      expect([boardText(g), g.resistance]).toEqual([{ perak: "2T 1P K / 1M(1A) F" }, 4]);
    }
  });

  it("J26 unshaded fails on a roll that is not above the cubes, and the Guerrilla is Active all the same", () => {
    const g = position({ perak: "2T 1P / 1M F" });
    event(g, "british", 26, "unshaded", "ambush", "die:3");
    expect([boardText(g), g.resistance]).toEqual([{ perak: "2T 1P / 1M(1A) F" }, 2]);
  });

  it("J26 unshaded counts Supply Caches in and next to the space", () => {
    const g = position({ perak: "3T / 1N C F", pahang: "C", johore: "C" });
    event(g, "british", 26, "unshaded", "ambush", "die:2");
    expect(g.resistance).toBe(4);
    const h = position({ perak: "3T / 1N C F", pahang: "C", johore: "C" });
    event(h, "british", 26, "unshaded", "ambush", "die:1");
    expect(h.resistance).toBe(2);
  });

  it("J26 unshaded may be declined", () => {
    const g = position({ perak: "2T / 1M F" });
    expect(keysOf(event(g, "japanese", 26, "unshaded"))).toEqual(["ambush", "none"]);
    expect(event(g, "japanese", 26, "unshaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "2T / 1M F" });
  });

  it("J26 unshaded works in Kuala Lumpur and in an Economic Center, in one space only", () => {
    const spaces = { kuala_lumpur: "1T / 1M F", ec_north: "1T / 1N F" };
    const open = event(position(spaces), "british", 26, "unshaded", "ambush");
    expect(keysOf(open)).toEqual(["kuala_lumpur", "ec_north"]);
    const g = position(spaces);
    expect(event(g, "british", 26, "unshaded", "ambush", "kuala_lumpur", "die:2")).toBeUndefined();
    expect([g.resistance, spaceText(g, "ec_north")]).toEqual([4, "1T / 1N F"]);
  });

  it("J26 unshaded needs Troops, an Underground Guerrilla and Force 136", () => {
    for (const space of ["2P K / 1M F", "2T / 1M(1A) F", "2T / 1M", "2T / C F"])
      expect([space, event(position({ perak: space }), "british", 26, "unshaded")]).toEqual([
        space,
        undefined,
      ]);
  });

  it("J26 unshaded does without Force 136 under J27 unshaded", () => {
    const g = position({ perak: "1T / 1M" }, { capabilities: { 27: "unshaded" } });
    event(g, "british", 26, "unshaded", "ambush", "die:2");
    expect(g.resistance).toBe(4);
  });

  it("J26 unshaded stops at twenty", () => {
    const g = position({ perak: "1T / 1M F" }, { resistance: 19 });
    event(g, "british", 26, "unshaded", "ambush", "die:6");
    expect(g.resistance).toBe(20);
  });

  it("J26 shaded Sweeps in two spaces, and Police move in from next door like Troops", () => {
    for (const x of FACTIONS) {
      const g = position({ johore: "2P", kuala_lumpur: "1T 1P", selangor: "2M", pahang: "2M" });
      expect(event(g, x, 26, "shaded")?.seat).toBe("japanese");
      const answers = ["sweep", "selangor", "troops.kuala_lumpur", "police.kuala_lumpur"];
      answers.push("pahang", "police.johore", "count:2");
      expect(event(g, x, 26, "shaded", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({ selangor: "1T 1P / 2M(2A)", pahang: "2P / 2M(1A)" });
    }
  });

  it("J26 shaded takes two spaces at the most, and one will do", () => {
    const g = position({ johore: "2P / 2M", perak: "1P / 1M", kedah: "1P / 1N" });
    const answers = ["sweep", "johore", "perak", "done"];
    expect(event(g, "japanese", 26, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2P / 2M(1A)", perak: "1P / 1M(1A)", kedah: "1P / 1N" });
    const one = position({ johore: "2P / 2M" });
    event(one, "japanese", 26, "shaded", "sweep", "johore", "done");
    expect(spaceText(one, "johore")).toBe("2P / 2M(1A)");
  });

  it("J26 shaded may be declined, and brings no Special Activity", () => {
    const g = position({ johore: "2P K / 2M camp" });
    expect(keysOf(event(g, "british", 26, "shaded"))).toEqual(["sweep", "none"]);
    expect(event(g, "british", 26, "shaded", "none")).toBeUndefined();
    expect(keysOf(event(g, "british", 26, "shaded", "sweep"))).not.toContain("eliminate");
    expect(keysOf(event(g, "british", 26, "shaded", "sweep"))).not.toContain("reprisal");
  });

  it("J26 shaded costs a New Village that Police leave to Guerrillas", () => {
    const g = position({ johore: "1P / 1M village", pahang: "1N" });
    event(g, "japanese", 26, "shaded", "sweep", "pahang", "police.johore");
    expect(boardText(g)).toEqual({ johore: "/ 1M", pahang: "1P / 1N" });
  });

  it("J26 shaded does not let Police move in an ordinary Sweep, and moves no piece twice", () => {
    const g = position({ johore: "1P / 1M", pahang: "1T / 1N" });
    expect(keysOf(operation(g, "sweep", "limited", "negri_sembilan"))).toEqual(["troops.pahang", "done"]);
    const h = position({ johore: "1P", ec_south: "1M", pahang: "1M" });
    const open = event(h, "japanese", 26, "shaded", "sweep", "ec_south", "police.johore");
    expect(keysOf(open)).not.toContain("pahang");
  });

  it("J26 shaded does nothing without cubes", () => {
    expect(event(position({ johore: "K / 2M" }), "japanese", 26, "shaded")).toBeUndefined();
  });
});

describe("J27 Jungle Conference", () => {
  const bands = { kedah: "1M F", johore: "1M", negri_sembilan: "1P / 1N" };

  it("J27 unshaded lets a Sabotage Operation select one more space, without Force 136", () => {
    for (const x of FACTIONS) {
      for (const terms of ["full", "limited"] as const) {
        const g = position(bands);
        expect(event(g, x, 27, "unshaded")).toBeUndefined();
        const open = operation(g, "sabotage", terms, "johore", "railway:R8");
        expect(keysOf(open)).toContain("kedah");
        expect(whyClosed(open, "negri_sembilan")).toBe("3.2.3 why.no-force136");
      }
    }
    const g = position(bands, { capabilities: { 27: "unshaded" } });
    expect(operation(g, "sabotage", "limited", "johore", "railway:R8", "kedah")).toBeUndefined();
    expect(g.sabotage).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("J27 unshaded lets an Ambush Operation select one more space, without Force 136", () => {
    const spaces = { kedah: "1P / 1M F", johore: "1P / 1M", perak: "1P / 1N" };
    const g = position(spaces, { capabilities: { 27: "unshaded" } });
    const open = operation(g, "ambush", "limited", "johore");
    expect(keysOf(open)).toEqual(["kedah", "done"]);
    expect(whyClosed(open, "perak")).toBe("3.2.4 why.no-force136");
    const h = position(spaces, { capabilities: { 27: "unshaded" } });
    operation(h, "ambush", "limited", "kedah", "perak");
    expect(boardText(h)).toEqual({ kedah: "/ 1M(1A) F", johore: "1P / 1M", perak: "/ 1N(1A)" });
  });

  it("J27 unshaded gives four spaces with all three Force 136 markers on the map", () => {
    const spaces = { kedah: "1P / 1M F", johore: "1P / 1M F", perak: "1P / 1N F", pahang: "1P / 1M" };
    const g = position(spaces, { capabilities: { 27: "unshaded" } });
    expect(operation(g, "ambush", "limited", "kedah", "johore", "perak", "pahang")).toBeUndefined();
    expect(g.available.police).toBe(6);
  });

  it("J27 unshaded gives the one space even with no Force 136 anywhere", () => {
    const g = position({ johore: "1P / 1M", perak: "1P / 1M" }, { capabilities: { 27: "unshaded" } });
    expect(operation(g, "ambush", "limited", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "/ 1M(1A)", perak: "1P / 1M" });
  });

  it("J27 unshaded still needs an Underground Guerrilla and a target", () => {
    const g = position(
      { johore: "1P / 1M(1A)", perak: "1M", kedah: "1P / 1M F" },
      { capabilities: { 27: "unshaded" } },
    );
    const open = operation(g, "ambush", "full");
    expect(whyClosed(open, "johore")).toBe("3.2.4 why.no-underground");
    expect(whyClosed(open, "perak")).toBe("3.2.4 why.nothing-to-ambush");
  });

  it("J27 unshaded opens neither Train nor Gather nor Supply without Force 136", () => {
    const g = position({ johore: "1M camp", kedah: "F", perak: "F" }, { capabilities: { 27: "unshaded" } });
    expect(whyClosed(operation(g, "train", "full"), "johore")).toBe("3.2.1 why.no-force136");
    expect(keysOf(operation(g, "contact", "full"))).not.toContain("supply");
    expect(keysOf(operation(g, "contact", "full"))).not.toContain("gather");
  });

  it("J27 unshaded is not used up by a Raid, which needs no Force 136 anyway", () => {
    const g = position(
      { kedah: "1M C", perak: "1P", johore: "1P / 1M" },
      { capabilities: { 27: "unshaded" } },
    );
    operation(g, "ambush", "full", "raid", "take:ambush");
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ 1M(1A)", johore: "/ 1M(1A)" });
  });

  it("J27 unshaded leaves Supply its Opposition", () => {
    const g = position({ perak: "F camp opposition" }, { capabilities: { 27: "unshaded" } });
    special(g, "supply");
    expect(spaceText(g, "perak")).toBe("/ C F opposition");
  });

  it("J27 shaded makes each Supply remove Opposition from one of its spaces, which the British pick", () => {
    const spaces = { perak: "F camp opposition", kedah: "F camp opposition", johore: "F camp opposition" };
    for (const x of FACTIONS) {
      const g = position(spaces);
      expect(event(g, x, 27, "shaded")).toBeUndefined();
      const open = special(g, "supply", "perak", "kedah");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "perak"]]);
      const h = position(spaces, { capabilities: { 27: "shaded" } });
      expect(special(h, "supply", "perak", "kedah", "kedah")).toBeUndefined();
      expect(boardText(h)).toEqual({
        perak: "/ C F opposition",
        kedah: "/ C F",
        johore: "/ F camp opposition",
      });
    }
  });

  it("J27 shaded must if possible, and passes over Neutral spaces", () => {
    const g = position({ perak: "F camp opposition", kedah: "F camp" }, { capabilities: { 27: "shaded" } });
    expect(special(g, "supply", "perak", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C F", kedah: "/ C F" });
    const neutral = position({ kedah: "F camp", johore: "opposition" }, { capabilities: { 27: "shaded" } });
    special(neutral, "supply");
    expect(boardText(neutral)).toEqual({ kedah: "/ C F", johore: "opposition" });
  });

  it("J27 shaded holds for an Operation, the Support phase, J24 and J25, and nothing without Supply", () => {
    const setting = { capabilities: { 27: "shaded" } } as const;
    const start = { perak: "F camp opposition" };
    const done = "/ C F";
    const contact = position(start, setting);
    operation(contact, "contact", "full", "supply", "done");
    expect(spaceText(contact, "perak")).toBe(done);
    const support = position(start, setting);
    played(support, supplyPhase(support), ["perak"]);
    expect(spaceText(support, "perak")).toBe(done);
    const europe = position(start, setting);
    event(europe, "british", 24, "unshaded", "perak");
    expect(spaceText(europe, "perak")).toBe(done);
    const davis = position(start, setting);
    event(davis, "british", 25, "unshaded", "done", "supply");
    expect(spaceText(davis, "perak")).toBe(done);
    const declined = position(start, setting);
    played(declined, supplyPhase(declined), ["done"]);
    expect(spaceText(declined, "perak")).toBe("/ F camp opposition");
  });

  it("J27 shaded discourages even where J8 shaded loses the drop", () => {
    const g = position({ perak: "F camp opposition" }, { capabilities: { 8: "shaded", 27: "shaded" } });
    special(g, "supply", "die:1");
    expect(spaceText(g, "perak")).toBe("/ F camp");
  });

  it("J27 shaded reaches the Province that J8 unshaded supplies without Force 136", () => {
    const g = position({ perak: "camp opposition" }, { capabilities: { 8: "unshaded", 27: "shaded" } });
    special(g, "supply");
    expect(spaceText(g, "perak")).toBe("/ C");
  });
});

describe("J28 Operation Gustavus", () => {
  it("J28 unshaded places Force 136 and a Supply Cache in one Province with a Jungle Camp, as the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "3T / camp", kedah: "camp", johore: "F" });
      const open = event(g, x, 28, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["kedah", "perak"]]);
      expect(event(g, x, 28, "unshaded", "perak")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "3T / C F camp", kedah: "/ camp", johore: "/ F" });
      expect(g.available).toMatchObject({ force136: 1, caches: 2, camps: 2 });
    }
  });

  it("J28 unshaded places no second Supply Cache in a Province", () => {
    const g = position({ perak: "C F camp" });
    event(g, "british", 28, "unshaded");
    expect([spaceText(g, "perak"), g.available.caches]).toEqual(["/ C F2 camp", 2]);
  });

  it("J28 unshaded takes no Force 136 marker from the map", () => {
    const g = position({ perak: "camp", johore: "F3" });
    expect(event(g, "british", 28, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C camp", johore: "/ F3" });
  });

  it("J28 unshaded lets the British, not the Japanese, take a Supply Cache from the map if none is Available", () => {
    const spaces = { perak: "camp", johore: "C", kedah: "C", pahang: "C" };
    const g = position(spaces);
    expect(event(g, "british", 28, "unshaded", "caches.kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C F camp", johore: "/ C", pahang: "/ C" });
    const declined = position(spaces);
    event(declined, "british", 28, "unshaded", "none");
    expect(spaceText(declined, "perak")).toBe("/ F camp");
    const h = position(spaces);
    expect(event(h, "japanese", 28, "unshaded")).toBeUndefined();
    expect(boardText(h)).toEqual({ perak: "/ F camp", johore: "/ C", kedah: "/ C", pahang: "/ C" });
  });

  it("J28 unshaded costs an unguarded New Village", () => {
    const g = position({ pahang: "camp village" });
    event(g, "british", 28, "unshaded");
    expect(spaceText(g, "pahang")).toBe("/ C F camp");
  });

  it("J28 unshaded does nothing without a Jungle Camp on the map", () => {
    const g = position({ pahang: "2M F" });
    expect(event(g, "british", 28, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 2M F" });
  });

  it("J28 shaded removes Force 136 or a Supply Cache from a Province with or next to Troops, as the executing faction picks", () => {
    for (const x of FACTIONS) {
      const spaces = { perak: "1T / C F", kedah: "C 1M", trengganu: "C F", johore: "F" };
      const g = position(spaces);
      const open = event(g, x, 28, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["caches.kedah", "force136.perak", "caches.perak"]]);
      expect(event(g, x, 28, "shaded", "caches.kedah")).toBeUndefined();
      expect([spaceText(g, "kedah"), g.available.caches]).toEqual(["/ 1M", 1]);
    }
  });

  it("J28 shaded finds Troops next door in Economic Centers and Kuala Lumpur, and costs no Resistance", () => {
    const g = position({ johore: "F", ec_south: "1T" });
    expect(event(g, "british", 28, "shaded")).toBeUndefined();
    expect([spaceText(g, "johore"), g.available.force136, g.resistance]).toEqual(["", 3, 2]);
  });

  it("J28 shaded reaches no marker outside Provinces, and none with Police about", () => {
    const g = position({ kuala_lumpur: "3T / F", ec_north: "3T / F", kedah: "2P / F" });
    expect(event(g, "japanese", 28, "shaded")).toBeUndefined();
    expect(g.available.force136).toBe(0);
  });
});

describe("J29 Kempeitai", () => {
  it("J29 unshaded takes a Kempeitai marker out of the game, which the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "K", johore: "1T K", kuala_lumpur: "K" });
      const open = event(g, x, 29, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["kempeitai.perak", "kempeitai.johore", "kempeitai.kuala_lumpur"],
      ]);
      expect(event(g, x, 29, "unshaded", "kempeitai.johore")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "K", johore: "1T", kuala_lumpur: "K" });
      expect([g.gone.kempeitai, g.resistance]).toEqual([1, 2]);
      played(g, resetPhase(g), []);
      expect(boardText(g)).toEqual({ perak: "K", johore: "1T", kuala_lumpur: "K" });
    }
  });

  it("J29 unshaded takes one of several in a space, and does nothing if none is left", () => {
    const g = position({ perak: "K3" });
    event(g, "british", 29, "unshaded");
    expect(spaceText(g, "perak")).toBe("K2");
    expect(event(position({ perak: "3T" }), "british", 29, "unshaded")).toBeUndefined();
  });

  it("J29 shaded lets the Japanese send all Kempeitai anywhere, without Japanese forces there, then conceal two chits", () => {
    const g = position({
      perak: "K2",
      johore: "K",
      kedah: "intel:2",
      pahang: "intel:1",
      selangor: "intel:0",
    });
    const answers = ["kempeitai.perak", "ec_north", "count:2", "kempeitai.johore", "trengganu"];
    answers.push("intel.kedah", "intel.pahang");
    expect(event(g, "japanese", 29, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      ec_north: "K2",
      trengganu: "K",
      kedah: "seen:2",
      pahang: "seen:1",
      selangor: "intel:0",
    });
  });

  it("J29 shaded is up to the Japanese whoever executes it, in each part", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "K", kedah: "intel:2", pahang: "intel:1" });
      expect(event(g, x, 29, "shaded")?.seat).toBe("japanese");
      expect(event(g, x, 29, "shaded", "done")?.seat).toBe("japanese");
      expect(event(g, x, 29, "shaded", "done", "none")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "K", kedah: "intel:2", pahang: "intel:1" });
      event(g, x, 29, "shaded", "done", "intel.pahang", "none");
      expect(boardText(g)).toEqual({ perak: "K", kedah: "intel:2", pahang: "seen:1" });
    }
  });

  it("J29 shaded conceals without Kempeitai, and moves them without chits", () => {
    const g = position({ kedah: "intel:2", pahang: "gone:1" });
    event(g, "japanese", 29, "shaded", "intel.kedah");
    expect(boardText(g)).toEqual({ kedah: "seen:2", pahang: "gone:1" });
    const h = position({ perak: "K" });
    expect(event(h, "japanese", 29, "shaded", "kempeitai.perak", "kedah")).toBeUndefined();
    expect(boardText(h)).toEqual({ kedah: "K" });
  });
});

describe("J30 Malayan Volunteer Corps", () => {
  it("J30 unshaded removes one Police from each of up to three spaces with Guerrillas and Opposition", () => {
    const spaces = {
      perak: "2P / 1M opposition",
      johore: "1P / 1N(1A) opposition",
      kedah: "1P / 1M opposition",
      kuala_lumpur: "1P / 1M opposition",
    };
    for (const x of FACTIONS) {
      const g = position(spaces);
      expect(event(g, x, 30, "unshaded")?.seat).toBe(x);
      expect(event(g, x, 30, "unshaded", "perak", "johore", "kuala_lumpur")).toBeUndefined();
      expect(boardText(g)).toEqual({
        perak: "1P / 1M opposition",
        johore: "/ 1N(1A) opposition",
        kedah: "1P / 1M opposition",
        kuala_lumpur: "/ 1M opposition",
      });
      expect(g.available.police).toBe(4);
    }
  });

  it("J30 unshaded takes one from a space, never two", () => {
    const g = position({ perak: "2P / 1M opposition", johore: "1P / 1M opposition" });
    expect(keysOf(event(g, "british", 30, "unshaded", "perak"))).not.toContain("perak");
  });

  it("J30 unshaded needs a Guerrilla and Opposition together", () => {
    const g = position({
      perak: "1P / C F camp opposition",
      johore: "1P / 2M",
      kedah: "1P opposition",
      ec_north: "1P / 1M",
    });
    expect(event(g, "british", 30, "unshaded")).toBeUndefined();
    expect(g.available.police).toBe(2);
  });

  it("J30 unshaded lets the Japanese give up fewer of their own", () => {
    const g = position({ perak: "2P / 1M opposition", johore: "1P / 1M opposition" });
    expect(event(g, "japanese", 30, "unshaded", "perak", "none")).toBeUndefined();
    expect(g.available.police).toBe(4);
  });

  it("J30 unshaded costs a New Village its last guard", () => {
    const g = position({ johore: "1P / 1M opposition village" });
    event(g, "british", 30, "unshaded", "johore");
    expect(spaceText(g, "johore")).toBe("/ 1M opposition");
  });

  it("J30 shaded places one Police in each space with Troops, Economic Centers and Kuala Lumpur too", () => {
    for (const x of FACTIONS) {
      const g = position({
        perak: "2T 1P / 2M opposition",
        kuala_lumpur: "1T",
        ec_south: "3T",
        johore: "1P",
        kedah: "K",
      });
      expect(event(g, x, 30, "shaded")).toBeUndefined();
      expect(boardText(g)).toEqual({
        perak: "2T 2P / 2M opposition",
        kuala_lumpur: "1T 1P",
        ec_south: "3T 1P",
        johore: "1P",
        kedah: "K",
      });
    }
  });

  it("J30 shaded with too few Available goes as far as it can, where the executing faction picks", () => {
    const spaces = { perak: "1T", johore: "1T", kedah: "1T", kuala_lumpur: "4P" };
    for (const x of FACTIONS) {
      const open = event(position(spaces), x, 30, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["kedah", "perak", "johore"]]);
    }
    const g = position(spaces);
    expect(event(g, "british", 30, "shaded", "perak", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T 1P", johore: "1T 1P", kedah: "1T", kuala_lumpur: "4P" });
  });

  it("J30 shaded lets the Japanese, not the British, shift Police on the map then", () => {
    const spaces = { perak: "1T", johore: "1T", kedah: "1T", kuala_lumpur: "4P" };
    const g = position(spaces);
    event(g, "japanese", 30, "shaded", "perak", "johore", "kedah", "police.kuala_lumpur");
    expect(boardText(g)).toEqual({ perak: "1T 1P", johore: "1T 1P", kedah: "1T 1P", kuala_lumpur: "3P" });
    const h = position(spaces);
    expect(event(h, "japanese", 30, "shaded", "perak", "johore", "none")).toBeUndefined();
    const none = position({ perak: "1T", johore: "6P" });
    expect(event(none, "british", 30, "shaded")).toBeUndefined();
    expect(boardText(none)).toEqual({ perak: "1T", johore: "6P" });
  });

  it("J30 shaded by a shift of Police may cost a New Village", () => {
    const g = position({ perak: "1T", johore: "1P / 1M village", kedah: "5P" });
    event(g, "japanese", 30, "shaded", "perak", "police.johore");
    expect(boardText(g)).toEqual({ perak: "1T 1P", johore: "/ 1M", kedah: "5P" });
  });

  it("J30 shaded does nothing without Troops on the map", () => {
    const g = position({ perak: "1P K" });
    expect(event(g, "japanese", 30, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1P K" });
  });
});

describe("J31 Comfort Women", () => {
  const spaces = {
    perak: "3T opposition",
    kuala_lumpur: "1T opposition",
    johore: "2P opposition",
    kedah: "1T",
    ec_north: "2T",
  };

  it("J31 unshaded costs a Resource per space with Troops and Opposition", () => {
    for (const x of FACTIONS) {
      const g = position(spaces, { resources: 7 });
      expect(event(g, x, 31, "unshaded")).toBeUndefined();
      expect(g.resources).toBe(5);
    }
  });

  it("J31 unshaded stops at zero", () => {
    const g = position(spaces, { resources: 1 });
    event(g, "british", 31, "unshaded");
    expect(g.resources).toBe(0);
  });

  it("J31 shaded brings a Resource per space with Troops, Economic Centers and all", () => {
    for (const x of FACTIONS) {
      const g = position(spaces, { resources: 7 });
      expect(event(g, x, 31, "shaded")).toBeUndefined();
      expect(g.resources).toBe(11);
    }
  });

  it("J31 shaded stops at twenty, and brings nothing without Troops", () => {
    const g = position(spaces, { resources: 18 });
    event(g, "japanese", 31, "shaded");
    expect(g.resources).toBe(20);
    const none = position({ perak: "2P K" }, { resources: 3 });
    event(none, "japanese", 31, "shaded");
    expect(none.resources).toBe(3);
  });
});

describe("J32 MPAJU", () => {
  it("J32 unshaded places an MPAJA Guerrilla in each space with a Jungle Camp and Opposition", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T / camp opposition", johore: "1M(1A) camp opposition", kedah: "camp" });
      const open = event(g, x, 32, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["perak", "johore", "none"]]);
      expect(event(g, x, 32, "unshaded", "perak", "johore")).toBeUndefined();
      expect(boardText(g)).toEqual({
        perak: "2T / 1M camp opposition",
        johore: "/ 2M(1A) camp opposition",
        kedah: "/ camp",
      });
    }
  });

  it("J32 unshaded gives each space one, and may be declined", () => {
    const g = position({ perak: "camp opposition", johore: "camp opposition" });
    expect(keysOf(event(g, "british", 32, "unshaded", "perak"))).toEqual(["johore", "none"]);
    const h = position({ perak: "camp opposition" });
    expect(event(h, "japanese", 32, "unshaded", "none")).toBeUndefined();
    expect(boardText(h)).toEqual({ perak: "/ camp opposition" });
  });

  it("J32 unshaded takes MPAJA Guerrillas from the map once they have run out, whoever executes it", () => {
    const g = position({ perak: "camp opposition", johore: "10M(3A)" });
    event(g, "japanese", 32, "unshaded", "perak", "mpaja_active.johore");
    expect(boardText(g)).toEqual({ perak: "/ 1M camp opposition", johore: "/ 9M(2A)" });
  });

  it("J32 unshaded costs an unguarded New Village", () => {
    const g = position({ pahang: "camp opposition village" });
    event(g, "british", 32, "unshaded", "pahang");
    expect(spaceText(g, "pahang")).toBe("/ 1M camp opposition");
  });

  it("J32 unshaded costs an unguarded New Village even if the Guerrilla moves on at once", () => {
    const g = position({ pahang: "camp opposition village", perak: "camp opposition", johore: "10M" });
    const answers = ["pahang", "mpaja_underground.johore", "perak", "mpaja_underground.pahang"];
    event(g, "british", 32, "unshaded", ...answers);
    expect(spaceText(g, "pahang")).toBe("/ camp opposition");
  });

  it("J32 unshaded does nothing where camps are Neutral or Opposition has no camp", () => {
    expect(
      event(position({ perak: "camp", johore: "C opposition" }), "british", 32, "unshaded"),
    ).toBeUndefined();
  });

  it("J32 shaded Sweeps and then takes a Reprisal in one Province beside a sabotaged Railway", () => {
    for (const x of FACTIONS) {
      const g = position(
        { ec_south: "3T", johore: "2M opposition", kedah: "1T / 1N opposition" },
        { sabotage: { R7: 1 } },
      );
      expect(event(g, x, 32, "shaded")?.seat).toBe("japanese");
      const answers = ["sweep", "johore", "troops.ec_south", "count:2", "done"];
      answers.push("johore", "mpaja_active.johore", "pahang");
      expect(event(g, x, 32, "shaded", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({
        ec_south: "1T",
        johore: "2T / 1M terror",
        pahang: "/ 1M(1A)",
        kedah: "1T / 1N opposition",
      });
    }
  });

  it("J32 shaded reaches Provinces alone, those beside Sabotage", () => {
    const spaces = { ec_south: "3T", kuala_lumpur: "2T / 1M", perak: "1T", pahang: "1M" };
    const open = event(position(spaces, { sabotage: { R6: 2 } }), "japanese", 32, "shaded", "sweep");
    expect(keysOf(open)).toEqual(["pahang", "negri_sembilan"]);
  });

  it("J32 shaded is one Province for both: the Reprisal follows the Sweep there or not at all", () => {
    const spaces = { johore: "2T / 1M opposition", negri_sembilan: "2T / 1M opposition" };
    const g = position(spaces, { sabotage: { R7: 1 } });
    const open = event(g, "japanese", 32, "shaded", "sweep", "johore", "done");
    expect(keysOf(open)).toEqual(["johore", "done"]);
    const h = position(spaces, { sabotage: { R7: 1 } });
    expect(event(h, "japanese", 32, "shaded", "sweep", "johore", "done", "done")).toBeUndefined();
    expect(boardText(h)).toEqual({ johore: "2T / 1M(1A) opposition", negri_sembilan: "2T / 1M opposition" });
  });

  it("J32 shaded takes no Reprisal where Police alone Swept", () => {
    const g = position({ johore: "2P / 1M opposition" }, { sabotage: { R7: 1 } });
    expect(event(g, "japanese", 32, "shaded", "sweep")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2P / 1M(1A) opposition" });
  });

  it("J32 shaded may be declined, and does nothing without Sabotage", () => {
    const g = position({ johore: "2T / 1M opposition" }, { sabotage: { R7: 1 } });
    expect(event(g, "british", 32, "shaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T / 1M opposition" });
    expect(event(position({ johore: "2T / 1M opposition" }), "japanese", 32, "shaded")).toBeUndefined();
  });
});
