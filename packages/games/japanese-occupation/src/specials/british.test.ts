import { describe, expect, it } from "vitest";
import { railwayOf } from "../board.ts";
import { supplyPhase } from "../propaganda.ts";
import {
  boardText,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  special,
  whyClosed,
} from "../testing/index.ts";

const R = (id: string): number => railwayOf(id) as number;

describe("Supply", () => {
  it("4.2.1 Provinces with Force 136 and a Jungle Camp", () => {
    const g = position({ perak: "F camp", johore: "camp", kedah: "F", pahang: "F camp", kuala_lumpur: "3T" });
    const open = special(g, "supply");
    expect(keysOf(open)).toEqual(["perak", "pahang"]);
    expect(whyClosed(open, "johore")).toBe("4.2.1 why.no-force136");
    expect(whyClosed(open, "kedah")).toBe("4.2.1 why.no-camp");
    expect(whyClosed(open, "kuala_lumpur")).toBe("4.2.1 why.not-province");
  });

  it("4.2.1 the Jungle Camp is replaced by a Supply Cache: one back to the pool, one from it", () => {
    const g = position({ perak: "2T K / 1M F camp opposition", johore: "F camp" });
    special(g, "supply", "perak", "done");
    expect(spaceText(g, "perak")).toBe("2T K / 1M C F opposition");
    expect([g.available.camps, g.available.caches]).toEqual([3, 2]);
  });

  it("4.2.1 up to two, or three with the Zipper at 12", () => {
    const spaces = { perak: "F camp", johore: "F camp", pahang: "F camp" } as const;
    expect(special(position(spaces), "supply", "perak", "johore")).toBeUndefined();
    const g = position(spaces, { zipper: "12" });
    special(g, "supply", "perak", "johore", "pahang");
    expect(boardText(g)).toEqual({ perak: "/ C F", johore: "/ C F", pahang: "/ C F" });
  });

  it("4.2.1 a Province is Supplied once: a new Jungle Camp cannot turn into a second cache", () => {
    const g = position({ perak: "C F camp" });
    const open = operation(g, "contact", "full");
    expect(whyClosed(open, "supply")).toBe("4.2.1 why.special-nowhere");
  });

  it("4.2.1 with no Supply Cache Available one is taken from elsewhere on the map", () => {
    const g = position({ perak: "F camp", johore: "C", pahang: "C", kelantan: "C" });
    expect(g.available.caches).toBe(0);
    expect(keysOf(special(g, "supply"))).toEqual(["caches.kelantan", "caches.pahang", "caches.johore"]);
    const h = position({ perak: "F camp", johore: "C", pahang: "C", kelantan: "C" });
    special(h, "supply", "caches.johore");
    expect(boardText(h)).toEqual({ perak: "/ C F", pahang: "/ C", kelantan: "/ C" });
    expect([h.available.caches, h.available.camps]).toEqual([0, 4]);
  });

  it("4.2.1 not those on the Zipper Track", () => {
    const g = position({ perak: "F camp", johore: "C", pahang: "C", kelantan: "C" });
    special(g, "supply", "caches.johore");
    expect(g.stored).toEqual([0, 1, 1, 0, 0]);
  });

  it("4.2.1 goes with Train and Contact only", () => {
    const spaces = { perak: "1P / 2M F camp" } as const;
    for (const [kind, may] of [
      ["train", true],
      ["contact", true],
      ["sabotage", false],
      ["ambush", false],
    ] as const)
      expect([kind, keysOf(operation(position(spaces), kind, "full")).includes("supply")]).toEqual([
        kind,
        may,
      ]);
  });

  it("6.4.1 at Propaganda it comes by itself and may be left", () => {
    const g = position({ perak: "F camp", johore: "F camp" });
    played(g, supplyPhase(g), ["done"]);
    expect(boardText(g)).toEqual({ perak: "/ F camp", johore: "/ F camp" });
    played(g, supplyPhase(g), ["johore", "done"]);
    expect(boardText(g)).toEqual({ perak: "/ F camp", johore: "/ C F" });
  });
});

describe("Gather", () => {
  it("4.2.2 up to two spaces with Force 136, in which or next to which an Underground Guerrilla sits", () => {
    const g = position({ perak: "F", kedah: "1M", johore: "F", trengganu: "F", pahang: "1N(1A)" });
    const open = special(g, "gather");
    expect(open?.seat).toBe("chance");
    expect(spaceText(g, "kedah")).toBe("/ 1M(1A)");
    const closed = operation(
      position({ perak: "F", kedah: "1M", johore: "F", pahang: "1N(1A)" }),
      "contact",
      "full",
      "gather",
    );
    expect(keysOf(closed)).toEqual(["intel:0", "intel:1", "intel:2"]);
  });

  it("4.2.2 the chit revealed is that of the Guerrilla's own space", () => {
    const g = position({ perak: "1N F", kedah: "1M", kelantan: "1M(1A)", johore: "1M" });
    const open = special(g, "gather");
    expect(keysOf(open)).toEqual(["intel.perak", "intel.kedah"]);
    special(g, "gather", "intel.kedah", "intel:2", "done");
    expect(boardText(g)).toEqual({
      perak: "/ 1N F",
      kedah: "/ 1M(1A) intel:2",
      kelantan: "/ 1M(1A)",
      johore: "/ 1M",
    });
  });

  it("4.2.2 one Guerrilla to each chit, and a revealed chit needs none", () => {
    const g = position({ perak: "3M F intel:1", kedah: "2N seen:2" });
    expect(special(g, "gather")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 3M F intel:1", kedah: "/ 2N(1A) intel:2" });
  });

  it("4.2.2 Economic Centers have no chit, but Force 136 in one looks around", () => {
    const g = position({ ec_south: "2M F", johore: "1M", pahang: "1N", kedah: "1M" });
    expect(keysOf(special(g, "gather"))).toEqual(["intel.pahang", "intel.johore"]);
  });

  it("4.2.2 a space next to both chosen ones is used once", () => {
    const g = position({ perak: "F", pahang: "F", selangor: "2M", johore: "1M", kedah: "1M" });
    special(g, "gather", "perak", "intel.selangor", "intel:1", "done", "pahang", "intel:0");
    expect(boardText(g)).toEqual({
      perak: "/ F",
      pahang: "/ F",
      selangor: "/ 2M(1A) intel:1",
      johore: "/ 1M(1A) intel:0",
      kedah: "/ 1M",
    });
  });

  it("4.2.2 no more than two chosen spaces", () => {
    const g = position({ kedah: "1M F", trengganu: "1M F", johore: "1M F" });
    const answers = ["kedah", "intel:0", "trengganu", "intel:0"];
    expect(special(g, "gather", ...answers)).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("/ 1M F");
  });

  it("4.2.2 which kind of Guerrilla turns Active is the British choice", () => {
    const g = position({ kedah: "1M 1N F" });
    expect(keysOf(special(g, "gather"))).toEqual(["mpaja_underground.kedah", "other_underground.kedah"]);
    special(g, "gather", "other_underground.kedah", "intel:0");
    expect(spaceText(g, "kedah")).toBe("/ 1M 1N(1A) F intel:0");
  });

  it("4.2.2 all around one space can be revealed, Force 136 not needed there", () => {
    const g = position({ trengganu: "1M F", kelantan: "1N", pahang: "1M", perak: "1M" });
    special(
      g,
      "gather",
      ...["intel.trengganu", "intel:2", "intel.kelantan", "intel:1", "intel.pahang", "intel:0"],
    );
    expect(spaceText(g, "perak")).toBe("/ 1M");
    expect([spaceText(g, "kelantan"), spaceText(g, "pahang")]).toEqual([
      "/ 1N(1A) intel:1",
      "/ 1M(1A) intel:0",
    ]);
  });

  it("4.2.2 goes with Contact, Sabotage and Ambush, not with Train", () => {
    const spaces = { perak: "1P / 3M F camp" } as const;
    for (const [kind, may] of [
      ["train", false],
      ["contact", true],
      ["sabotage", true],
      ["ambush", true],
    ] as const)
      expect([kind, keysOf(operation(position(spaces), kind, "full")).includes("gather")]).toEqual([
        kind,
        may,
      ]);
  });

  it("4.2.2 Resistance does not move before Propaganda", () => {
    const g = position({ kedah: "1M F" }, { resistance: 5 });
    special(g, "gather", "intel:2");
    expect(g.resistance).toBe(5);
  });
});

describe("Raid", () => {
  it("4.2.3 spaces next to a Supply Cache with Guerrillas, cities and Economic Centers too", () => {
    const g = position({ pahang: "1M C", kedah: "C", johore: "2M" });
    const open = special(g, "raid");
    expect(keysOf(open)).toEqual([
      "perak",
      "kelantan",
      "trengganu",
      "selangor",
      "negri_sembilan",
      "johore",
      "kuala_lumpur",
      "ec_north",
      "ec_south",
    ]);
    expect(whyClosed(open, "pahang")).toBe("4.2.3 why.nobody-to-raid");
    expect(whyClosed(open, "kedah")).toBe("4.2.3 why.nobody-to-raid");
  });

  it("4.2.3 one or two Guerrillas of any kind and state, at least one", () => {
    const g = position({ kedah: "2M(1A) 1N C" });
    const first = special(g, "raid");
    expect(keysOf(first)).toEqual([
      "mpaja_underground.kedah",
      "mpaja_active.kedah",
      "other_underground.kedah",
    ]);
    const second = special(position({ kedah: "2M(1A) 1N C" }), "raid", "mpaja_active.kedah");
    expect(keysOf(second)).toEqual(["mpaja_underground.kedah", "other_underground.kedah", "done"]);
    const h = position({ kedah: "3M C" });
    special(h, "raid", "mpaja_underground.kedah", "none");
    expect(boardText(h)).toEqual({ kedah: "/ 1M C", perak: "/ 2M" });
  });

  it("4.2.3 both from the same adjacent space", () => {
    const spaces = { kedah: "2M C", selangor: "2N C" } as const;
    const open = special(position(spaces), "raid", "perak", "mpaja_underground.kedah");
    expect(keysOf(open)).toEqual(["mpaja_underground.kedah", "done"]);
    const other = special(position(spaces), "raid", "perak", "other_underground.selangor");
    expect(keysOf(other)).toEqual(["other_underground.selangor", "done"]);
  });

  it("4.2.3 then one Sabotage or one Ambush there, if desired, Force 136 or not", () => {
    const spaces = { kedah: "2M C", perak: "1T 1P" } as const;
    const open = special(position(spaces), "raid", "done");
    expect(keysOf(open)).toEqual(["take:sabotage", "take:ambush", "none"]);
    const g = position(spaces);
    expect(special(g, "raid", "mpaja_underground.kedah", "take:sabotage", "railway:R3")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "1T 1P / 2M(1A)" });
    expect(g.sabotage[R("R3")]).toBe(1);
    const h = position(spaces);
    special(h, "raid", "done", "take:ambush", "take:police");
    expect(boardText(h)).toEqual({ kedah: "/ 1M C", perak: "1T / 1M(1A)" });
    const k = position(spaces, { resistance: 3 });
    // Two cubes, and the Supply Cache next door adds one to the roll of 2.
    special(k, "raid", "done", "take:ambush", "take:roll", "die:2", "troops.perak");
    expect(boardText(k)).toEqual({ kedah: "/ 1M C", perak: "1P / 1M(1A)", kuala_lumpur: "1T" });
    expect(k.resistance).toBe(4);
  });

  it("4.2.3 any Underground Guerrilla there may act, also one that was there before", () => {
    const g = position({ kedah: "1M(1A) C", perak: "1N" });
    special(g, "raid", "take:sabotage", "railway:R4");
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ 1M(1A) 1N(1A)" });
    const h = position({ kedah: "1M(1A) C" });
    expect(special(h, "raid")).toBeUndefined();
    expect(spaceText(h, "perak")).toBe("/ 1M(1A)");
  });

  it("4.2.3 one act in each space, and Railways with a marker stay closed", () => {
    const g = position({ pahang: "4M C" }, { sabotage: { R5: 1 } });
    const open = special(g, "raid", "selangor", "done", "kuala_lumpur", "done");
    // Selangor has no Railway left and nobody to Ambush; Kuala Lumpur still has R6.
    expect(keysOf(open)).toEqual(["take:sabotage", "none"]);
    const h = position({ pahang: "4M C" }, { sabotage: { R5: 1 } });
    special(h, "raid", "selangor", "done", "kuala_lumpur", "mpaja_underground.pahang", "take:sabotage");
    expect(boardText(h)).toEqual({ pahang: "/ 1M C", selangor: "/ 1M", kuala_lumpur: "/ 2M(1A)" });
    expect(h.sabotage[R("R6")]).toBe(1);
  });

  it("4.2.3 up to two spaces, each once, from different Supply Caches if desired", () => {
    const g = position({ kedah: "1M C", johore: "1N C" });
    const second = special(g, "raid", "perak", "none");
    expect(whyClosed(second, "perak")).toBe("4.1 why.already-chosen");
    expect(keysOf(second)).toEqual(["pahang", "negri_sembilan", "ec_south", "done"]);
    const h = position({ kedah: "1M C", johore: "1N C" });
    expect(special(h, "raid", "perak", "none", "pahang", "none")).toBeUndefined();
    expect(boardText(h)).toEqual({ kedah: "/ C", perak: "/ 1M", johore: "/ C", pahang: "/ 1N" });
  });

  it("4.2.3 a Guerrilla moves on only from a space that has a Supply Cache", () => {
    const g = position({ kedah: "1M C", perak: "C" });
    special(g, "raid", "none", "kelantan", "none");
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ C", kelantan: "/ 1M" });
    const h = position({ kedah: "1M C" });
    expect(special(h, "raid", "none")).toBeUndefined();
    expect(boardText(h)).toEqual({ kedah: "/ C", perak: "/ 1M" });
  });

  it("4.2.3 one that has acted may move on, Active", () => {
    const g = position({ kedah: "1M C", perak: "C" });
    special(g, "raid", "take:sabotage", "railway:R3", "kelantan");
    expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ C", kelantan: "/ 1M(1A)" });
  });

  it("4.2.3 goes with every British Operation", () => {
    const spaces = { perak: "1P / 3M C F camp" } as const;
    for (const kind of ["train", "contact", "sabotage", "ambush"] as const)
      expect([kind, keysOf(operation(position(spaces), kind, "full"))]).toEqual([
        kind,
        expect.arrayContaining(["raid"]),
      ]);
  });

  it("4.2.3 the example: one MPAJA from Perak to Selangor, and R5 is sabotaged", () => {
    const g = position({ perak: "3T 1P K / 2M C F camp opposition" });
    operation(g, "contact", "full", ...["trengganu", "raid", "selangor", "done", "take:sabotage", "done"]);
    expect(spaceText(g, "selangor")).toBe("/ 1M(1A)");
    expect(g.sabotage).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
  });
});
