import { describe, expect, it } from "vitest";
import { railwayOf, type SpaceId } from "../board.ts";
import { FULL_OPERATION, LIMITED_OPERATION } from "../operation.ts";
import { boardText, keysOf, operation, position, spaceText, whyClosed } from "../testing/index.ts";
import { operationBar, operationOf } from "./index.ts";

const SPECIALS = ["supply", "gather", "raid"];
/** What is on offer beside Special Activities. */
const plain = (keys: readonly string[]): string[] => keys.filter((key) => !SPECIALS.includes(key));
const R = (id: string): number => railwayOf(id) as number;

describe("Operations in general", () => {
  it("3.1 a British Operation goes to all spaces with Force 136, each once, in any order", () => {
    const spaces = { perak: "1M F", johore: "1M F", kelantan: "1M F", kedah: "1M" } as const;
    const g = position(spaces);
    const open = operation(g, "sabotage", "full", "johore", "railway:R8");
    expect(plain(keysOf(open))).toEqual(["perak", "kelantan", "done"]);
    expect(whyClosed(open, "johore")).toBe("3.1 why.already-chosen");
    const h = position(spaces);
    const lines = ["kelantan", "railway:R2", "johore", "railway:R7", "perak", "railway:R5"];
    operation(h, "sabotage", "limited", ...lines);
    expect(h.sabotage).toEqual([0, 1, 0, 0, 1, 0, 1, 0]);
  });

  it("3.1 at least one space belongs to an Operation, and it may stop after it", () => {
    const spaces = { perak: "1T / 1M F camp", johore: "1T / 1M F camp" } as const;
    for (const kind of ["train", "sabotage", "ambush"] as const)
      for (const box of ["full", "limited"] as const)
        expect([kind, keysOf(operation(position(spaces), kind, box)).includes("done")]).toEqual([
          kind,
          false,
        ]);
    const g = position(spaces);
    operation(g, "train", "limited", "perak", "mpaja:1", "done");
    expect(spaceText(g, "johore")).toBe("1T / 1M F camp");
  });

  it("3.1.1 pawns are no limit: with three Force 136 in three spaces all three are used", () => {
    const g = position({ perak: "F", johore: "F", kuala_lumpur: "F" });
    operation(g, "train", "full", "perak", "others:1", "johore", "others:1", "kuala_lumpur", "others:1");
    expect(boardText(g)).toEqual({ perak: "/ 1N F", johore: "/ 1N F", kuala_lumpur: "/ 1N F" });
  });

  it("3.2 the British choose among Train, Contact, Sabotage and Ambush", () => {
    const g = position({ perak: "1T / 1M F camp" });
    for (const kind of ["train", "contact", "sabotage", "ambush"] as const) {
      expect(operationOf(kind, FULL_OPERATION.british).faction).toBe("british");
      expect(operationBar(g, kind, LIMITED_OPERATION.british)).toBeUndefined();
    }
    const bare = position({ perak: "1T / 1M camp" });
    for (const [kind, rule] of [
      ["train", "3.2.1"],
      ["sabotage", "3.2.3"],
      ["ambush", "3.2.4"],
    ] as const)
      expect(operationBar(bare, kind, FULL_OPERATION.british)).toMatchObject({ rule });
    expect(operationBar(bare, "contact", FULL_OPERATION.british)).toBeUndefined();
  });

  it("2.4.4 a Limited Train, Sabotage or Ambush takes every space with Force 136", () => {
    const spaces = { perak: "1P / 1M F camp", johore: "1P / 1M F camp", kelantan: "1P / 1M F camp" } as const;
    const train = position(spaces);
    operation(
      train,
      "train",
      "limited",
      ...["perak", "mpaja:1", "johore", "others:1", "kelantan", "mpaja:1"],
    );
    expect(boardText(train)).toEqual({
      perak: "1P / 2M F camp",
      johore: "1P / 1M 1N F camp",
      kelantan: "1P / 2M F camp",
    });
    const ambush = position(spaces);
    operation(ambush, "ambush", "limited", "perak", "johore", "kelantan");
    expect(boardText(ambush)).toEqual({
      perak: "/ 1M(1A) F camp",
      johore: "/ 1M(1A) F camp",
      kelantan: "/ 1M(1A) F camp",
    });
  });

  it("2.4.4 a Limited Contact places one Force 136 or moves any, and brings no Special Activity", () => {
    const g = position({ perak: "2M C F camp", johore: "1M F camp" });
    const open = operation(g, "contact", "limited");
    expect(keysOf(open).filter((key) => SPECIALS.includes(key))).toEqual([]);
    expect(whyClosed(open, "raid")).toBe("2.4.4 why.limited-no-special");
    operation(g, "contact", "limited", "force136.perak", "kedah", "force136.johore", "pahang");
    expect(boardText(g)).toEqual({
      perak: "/ 2M C camp",
      kedah: "/ F camp",
      johore: "/ 1M camp",
      pahang: "/ F camp",
    });
  });
});

describe("Train", () => {
  it("3.2.1 spaces with Force 136, Kuala Lumpur too, Economic Centers not", () => {
    const g = position({ perak: "F", kuala_lumpur: "F", ec_north: "F", johore: "2M C camp" });
    const open = operation(g, "train", "limited");
    expect(keysOf(open)).toEqual(["perak", "kuala_lumpur"]);
    expect(whyClosed(open, "ec_north")).toBe("3.2.1 why.train-where");
    expect(whyClosed(open, "johore")).toBe("3.2.1 why.no-force136");
  });

  it("3.2.1 with neither Jungle Camp nor Supply Cache one non-MPAJA Guerrilla, no MPAJA", () => {
    for (const id of ["kedah", "kuala_lumpur"] as const) {
      const g = position({ [id]: "2M F" });
      expect(keysOf(operation(g, "train", "limited"))).toEqual(["others:1", "done"]);
      operation(g, "train", "limited", "others:1");
      expect(spaceText(g, id)).toBe("/ 2M 1N F");
    }
  });

  it("3.2.1 with a Jungle Camp one of either kind, not one of each", () => {
    const g = position({ kedah: "F camp" });
    expect(keysOf(operation(g, "train", "limited")).sort()).toEqual(["done", "mpaja:1", "others:1"]);
    expect(operation(g, "train", "limited", "mpaja:1")).toBeUndefined();
    expect(spaceText(g, "kedah")).toBe("/ 1M F camp");
  });

  it("3.2.1 with a Supply Cache up to two of any kinds, also without a Jungle Camp", () => {
    const spaces = { kedah: "C F" } as const;
    expect(keysOf(operation(position(spaces), "train", "limited")).sort()).toEqual([
      "done",
      "mpaja:1",
      "mpaja:2",
      "others:1",
      "others:2",
    ]);
    for (const [answers, text] of [
      [["mpaja:2"], "/ 2M C F"],
      [["others:2"], "/ 2N C F"],
      [["mpaja:1", "others:1"], "/ 1M 1N C F"],
      [["others:1", "mpaja:1"], "/ 1M 1N C F"],
      [["mpaja:1", "done"], "/ 1M C F"],
    ] as const) {
      const g = position(spaces);
      expect(operation(g, "train", "limited", ...answers)).toBeUndefined();
      expect(spaceText(g, "kedah")).toBe(text);
    }
  });

  it("3.2.1 Jungle Camp and Supply Cache together make two, not three", () => {
    const g = position({ kedah: "C F camp" });
    expect(operation(g, "train", "limited", "mpaja:2")).toBeUndefined();
    expect(spaceText(g, "kedah")).toBe("/ 2M C F camp");
  });

  it("3.2.1 nobody need be placed, and Japanese forces do not hinder", () => {
    const g = position({ kedah: "5T 2P K2 / F camp opposition terror" });
    operation(g, "train", "limited", "done");
    expect(spaceText(g, "kedah")).toBe("5T 2P K2 / F camp opposition terror");
    operation(g, "train", "limited", "mpaja:1");
    expect(spaceText(g, "kedah")).toBe("5T 2P K2 / 1M F camp opposition terror");
  });

  it("3.2.1 the example: two to Trengganu, one from Available and one from Kedah", () => {
    const g = position({ trengganu: "1N C F", kedah: "1N", kelantan: "1N" });
    operation(g, "train", "limited", "others:2", "other_underground.kedah");
    expect(boardText(g)).toEqual({ trengganu: "/ 3N C F", kelantan: "/ 1N" });
  });
});

describe("Contact", () => {
  it("3.2.2 either place one Force 136 in any Province", () => {
    const g = position({ perak: "F" });
    const open = operation(g, "contact", "limited");
    const provinces = keysOf(open).filter((key) => !key.includes(".") && key !== "done");
    expect(provinces).toHaveLength(8);
    expect(whyClosed(open, "kuala_lumpur")).toBe("3.2.2 why.not-province");
    expect(whyClosed(open, "ec_south")).toBe("3.2.2 why.not-province");
    expect(operation(g, "contact", "limited", "trengganu")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ F", trengganu: "/ F camp" });
    expect([g.available.force136, g.available.camps]).toEqual([1, 3]);
  });

  it("3.2.2 or move, not both", () => {
    const g = position({ perak: "F", johore: "F" });
    const after = operation(g, "contact", "limited", "force136.perak", "kedah");
    expect(keysOf(after)).toEqual(["force136.johore", "done"]);
    // The other way round the play is over with the one placed.
    const h = position({ perak: "F", johore: "F" });
    expect(operation(h, "contact", "limited", "kedah")).toBeUndefined();
    expect(h.available.force136).toBe(0);
  });

  it("3.2.2 markers move to adjacent spaces, one step each, cities and Economic Centers too", () => {
    const g = position({ selangor: "F", pahang: "F" });
    const open = operation(g, "contact", "limited", "force136.selangor");
    expect(keysOf(open)).toEqual(["perak", "pahang", "negri_sembilan", "kuala_lumpur"]);
    const again = operation(g, "contact", "limited", "force136.selangor", "kuala_lumpur");
    expect(keysOf(again)).toEqual(["force136.pahang", "done"]);
    const h = position({ selangor: "F", pahang: "F" });
    const moves = ["force136.selangor", "pahang", "force136.pahang", "selangor"];
    expect(operation(h, "contact", "limited", ...moves)).toBeUndefined();
    expect(boardText(h)).toEqual({ selangor: "/ F camp", pahang: "/ F camp" });
  });

  it("3.2.2 up to one non-MPAJA Guerrilla goes with each marker, no MPAJA", () => {
    const g = position({ perak: "3N(1A) 2M F2" });
    const open = operation(g, "contact", "limited", "force136.perak", "kedah");
    expect(keysOf(open)).toEqual(["other_underground.perak", "other_active.perak", "none"]);
    operation(g, "contact", "limited", ...["force136.perak", "kelantan", "other_active.perak", "done"]);
    expect(spaceText(g, "kelantan")).toBe("/ 1N(1A) F camp");
    const h = position({ perak: "3N F2" });
    const both = ["force136.perak", "kedah", "other_underground.perak"];
    operation(h, "contact", "limited", ...both, ...both);
    expect(boardText(h)).toEqual({ perak: "/ 1N", kedah: "/ 2N F2 camp" });
  });

  it("3.2.2 a Guerrilla that came with one marker does not go on with another", () => {
    const g = position({ perak: "1N F", kedah: "F" });
    const open = operation(
      g,
      "contact",
      "limited",
      ...["force136.perak", "kedah", "other_underground.perak", "force136.kedah"],
    );
    expect(open).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ F camp", kedah: "/ 1N F camp" });
    const two = position({ perak: "1N F", kedah: "1N F" });
    operation(
      two,
      "contact",
      "limited",
      ...["force136.perak", "kedah", "other_underground.perak", "force136.kedah", "other_underground.kedah"],
    );
    expect(boardText(two)).toEqual({ perak: "/ 1N F camp", kedah: "/ 1N F camp" });
  });

  it("3.2.2 a Jungle Camp comes wherever one arrived in a Province without, and cannot be left out", () => {
    const g = position({ perak: "F2", pahang: "F camp" });
    const moves = ["force136.perak", "kedah", "force136.perak", "selangor", "force136.pahang", "trengganu"];
    expect(operation(g, "contact", "limited", ...moves)).toBeUndefined();
    expect(boardText(g)).toEqual({
      kedah: "/ F camp",
      selangor: "/ F camp",
      trengganu: "/ F camp",
      pahang: "/ camp",
    });
  });

  it("3.2.2 a marker that stays brings none", () => {
    const g = position({ perak: "F", johore: "F" });
    operation(g, "contact", "limited", "force136.perak", "kedah", "done");
    expect(boardText(g)).toEqual({ kedah: "/ F camp", johore: "/ F" });
  });

  it("3.2.2 with none Available each such Jungle Camp is taken from elsewhere on the map", () => {
    const g = position({ perak: "F camp", johore: "F camp", pahang: "camp", trengganu: "camp" });
    const moves = ["force136.perak", "kedah", "force136.johore", "negri_sembilan"];
    const open = operation(g, "contact", "limited", ...moves);
    expect(open?.rule).toBe("1.10");
    expect(keysOf(open)).toEqual(["camps.perak", "camps.trengganu", "camps.pahang", "camps.johore"]);
    const h = position({ perak: "F camp", johore: "F camp", pahang: "camp", trengganu: "camp" });
    operation(h, "contact", "limited", ...moves, "camps.perak", "camps.pahang");
    expect(boardText(h)).toEqual({
      kedah: "/ F camp",
      negri_sembilan: "/ F camp",
      johore: "/ camp",
      trengganu: "/ camp",
    });
    expect(h.available.camps).toBe(0);
  });

  it("3.2.2 a Province where a marker has arrived keeps the Jungle Camp it has", () => {
    const g = position({ perak: "F camp", kedah: "camp", johore: "F camp", pahang: "camp" });
    const open = operation(
      g,
      "contact",
      "limited",
      ...["force136.perak", "kedah", "force136.johore", "negri_sembilan"],
    );
    expect(keysOf(open)).toEqual(["camps.perak", "camps.pahang", "camps.johore"]);
  });

  it("3.2.2 with one Available and two wanted one comes from the map", () => {
    const g = position({ perak: "F camp", johore: "F camp", pahang: "camp" });
    operation(
      g,
      "contact",
      "limited",
      ...["force136.perak", "kedah", "force136.johore", "negri_sembilan", "camps.pahang"],
    );
    expect(boardText(g)).toEqual({
      perak: "/ camp",
      kedah: "/ F camp",
      johore: "/ camp",
      negri_sembilan: "/ F camp",
    });
  });

  it("3.2.2 a new Jungle Camp can be Supplied at once", () => {
    const g = position({});
    operation(g, "contact", "full", "kedah", "supply");
    expect(spaceText(g, "kedah")).toBe("/ C F");
    expect(g.available.camps).toBe(4);
  });

  it("3.2.2 and a marker may stay where it is: a Contact can be declared and nothing moved", () => {
    const g = position({ perak: "F" });
    expect(operation(g, "contact", "limited", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ F" });
  });
});

describe("Sabotage", () => {
  it("3.2.3 needs Force 136, an Underground Guerrilla of either kind, and a Railway without a marker", () => {
    const g = position(
      { perak: "1M(1A) F", johore: "1N F", kedah: "1M F", kelantan: "2M" },
      { sabotage: { R1: 1 } },
    );
    const open = operation(g, "sabotage", "full");
    expect(plain(keysOf(open))).toEqual(["johore"]);
    expect(whyClosed(open, "kedah")).toBe("3.2.3 why.no-railway");
    expect(whyClosed(open, "kelantan")).toBe("3.2.3 why.no-force136");
    const closed = operation(
      position({ perak: "1M(1A) F", johore: "1N F", kuala_lumpur: "1N F" }),
      "sabotage",
      "full",
    );
    expect(whyClosed(closed, "perak")).toBe("3.2.3 why.no-underground");
    const full = position(
      { kedah: "1M F", johore: "1N F", selangor: "1N F" },
      { sabotage: { R1: 1, R5: 2 } },
    );
    operation(full, "sabotage", "limited", "railway:R7");
    expect(full.sabotage).toEqual([1, 0, 0, 0, 2, 0, 1, 0]);
  });

  it("3.2.3 one Guerrilla turns Active, one marker goes on one adjacent Railway", () => {
    const g = position({ perak: "2M 1N F", johore: "1T" }, { sabotage: { R4: 1 } });
    const open = operation(g, "sabotage", "limited", "mpaja_underground.perak");
    expect(keysOf(open)).toEqual(["railway:R3", "railway:R5"]);
    operation(g, "sabotage", "limited", "other_underground.perak", "railway:R5");
    expect(spaceText(g, "perak")).toBe("/ 2M 1N(1A) F");
    expect([g.sabotage[R("R4")], g.sabotage[R("R5")]]).toEqual([1, 1]);
  });

  it("3.2.3 from Kuala Lumpur and Economic Centers too; Trengganu has no Railway", () => {
    for (const [id, lines] of [
      ["kuala_lumpur", ["R5", "R6"]],
      ["ec_north", ["R4", "R5"]],
    ] as const)
      expect(keysOf(operation(position({ [id]: "1M F" }), "sabotage", "limited"))).toEqual(
        lines.map((line) => `railway:${line}`),
      );
    const g = position({ trengganu: "2M F" });
    expect(operationBar(g, "sabotage", LIMITED_OPERATION.british)).toMatchObject({ rule: "3.2.3" });
  });

  it("3.2.3 a Railway sabotaged from one space is closed to the next", () => {
    const g = position({ kedah: "1M F", selangor: "1M F", perak: "1M F" }, { sabotage: { R3: 1, R4: 1 } });
    const open = operation(g, "sabotage", "limited", "perak");
    expect(whyClosed(open, "selangor")).toBe("3.2.3 why.no-railway");
    expect(keysOf(open)).toEqual(["kedah", "done"]);
  });
});

describe("Ambush", () => {
  it("3.2.4 needs Force 136, an Underground Guerrilla, and Japanese forces or Kempeitai", () => {
    const g = position({ perak: "1T / 1M F", johore: "K / 1N F", kedah: "1M F", pahang: "1T / 2M" });
    const open = operation(g, "ambush", "limited");
    expect(keysOf(open)).toEqual(["perak", "johore"]);
    expect(whyClosed(open, "kedah")).toBe("3.2.4 why.nothing-to-ambush");
    expect(whyClosed(open, "pahang")).toBe("3.2.4 why.no-force136");
    const active = operation(
      position({ perak: "1T / 1M(1A) F", johore: "K / 1N F", kedah: "K / 1N F" }),
      "ambush",
      "limited",
    );
    expect(whyClosed(active, "perak")).toBe("3.2.4 why.no-underground");
  });

  it("3.2.4 one Police goes without a roll, or a die is rolled for a Troop or Kempeitai", () => {
    const spaces = { perak: "1T 1P K / 2M F" } as const;
    expect(keysOf(operation(position(spaces), "ambush", "limited"))).toEqual(["take:police", "take:roll"]);
    const g = position(spaces, { resistance: 4 });
    expect(operation(g, "ambush", "limited", "take:police")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("1T K / 2M(1A) F");
    expect([g.available.police, g.resistance]).toEqual([6, 4]);
    const h = position(spaces, { resistance: 4 });
    const hit = operation(h, "ambush", "limited", "take:roll", "die:3");
    expect(keysOf(hit)).toEqual(["troops.perak", "kempeitai.perak", "none"]);
    const k = position(spaces, { resistance: 4 });
    operation(k, "ambush", "limited", "take:roll", "die:3", "troops.perak");
    expect(boardText(k)).toEqual({ perak: "1P K / 2M(1A) F", kuala_lumpur: "1T" });
    expect(k.resistance).toBe(5);
  });

  it("3.2.4 the die must exceed Troops and Police together; a miss still turns the Guerrilla Active", () => {
    for (const [die, moved] of [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 1],
    ] as const) {
      const g = position({ kedah: "2T 1P K / 1M F" }, { resistance: 4 });
      const rolled = ["take:roll", `die:${die}`];
      expect(
        operation(g, "ambush", "limited", ...rolled, ...(moved ? ["troops.kedah"] : [])),
      ).toBeUndefined();
      expect([die, spaceText(g, "kedah"), g.resistance]).toEqual([
        die,
        moved ? "1T 1P K / 1M(1A) F" : "2T 1P K / 1M(1A) F",
        4 + moved,
      ]);
    }
  });

  it("3.2.4 each Supply Cache in or next to the space adds one, those further off none", () => {
    for (const [more, needed] of [
      [{}, 6],
      [{ pahang: "C" }, 5],
      [{ perak: "C", pahang: "C" }, 4],
      [{ perak: "C", ec_north: "1T", johore: "C" }, 5],
      [{ kedah: "C", johore: "C", negri_sembilan: "C" }, 6],
    ] as const) {
      const g = position({ ...more, kelantan: "5T / 1M F" });
      const open = operation(g, "ambush", "limited");
      expect([more, open?.seat, open?.about.needed]).toEqual([more, "chance", needed]);
    }
    const here = position({ kelantan: "5T / 1M C F", perak: "C", trengganu: "C" });
    expect(operation(here, "ambush", "limited", "die:2")).toBeUndefined();
    expect(spaceText(here, "kelantan")).toBe("5T / 1M(1A) C F");
    const hit = position({ kelantan: "5T / 1M C F", perak: "C", trengganu: "C" });
    operation(hit, "ambush", "limited", "die:3", "troops.kelantan");
    expect(spaceText(hit, "kelantan")).toBe("4T / 1M(1A) C F");
  });

  it("3.2.4 more than six cubes cannot be beaten without caches", () => {
    const g = position({ kedah: "6T / 1M F" });
    expect(operation(g, "ambush", "limited", "die:6")).toBeUndefined();
    expect(spaceText(g, "kedah")).toBe("6T / 1M(1A) F");
  });

  it("3.2.4 a Kempeitai marker without cubes cannot be missed", () => {
    const g = position({ kedah: "K / 1M F" });
    expect(keysOf(operation(g, "ambush", "limited", "die:1"))).toEqual(["kempeitai.kedah", "none"]);
  });

  it("3.2.4 after a hit moving is left to the British, and without it there is no Resistance", () => {
    const g = position({ kedah: "1T / 1M F" }, { resistance: 4 });
    operation(g, "ambush", "limited", "die:2", "none");
    expect([spaceText(g, "kedah"), g.resistance]).toEqual(["1T / 1M(1A) F", 4]);
  });

  it("3.2.4 in Kuala Lumpur Police can be removed, but nobody moved there from there", () => {
    const g = position({ kuala_lumpur: "3T 1P K / 2M F" }, { resistance: 4 });
    expect(operation(g, "ambush", "limited")).toBeUndefined();
    expect([spaceText(g, "kuala_lumpur"), g.resistance]).toEqual(["3T K / 2M(1A) F", 4]);
    expect(operationBar(g, "ambush", LIMITED_OPERATION.british)).toMatchObject({ rule: "3.2.4" });
  });

  it("3.2.4 which kind of Guerrilla strikes is the British choice", () => {
    const g = position({ kedah: "1P / 1M 1N F" });
    expect(keysOf(operation(g, "ambush", "limited"))).toEqual([
      "mpaja_underground.kedah",
      "other_underground.kedah",
    ]);
    operation(g, "ambush", "limited", "other_underground.kedah");
    expect(spaceText(g, "kedah")).toBe("/ 1M 1N(1A) F");
  });

  it("3.2.4 a Troop driven off swells the garrison of Kuala Lumpur before the next roll there", () => {
    const spaces: Partial<Record<SpaceId, string>> = { kedah: "1T / 1M F", johore: "1T / 1M F" };
    const g = position(spaces, { resistance: 4 });
    operation(
      g,
      "ambush",
      "limited",
      ...["kedah", "die:2", "troops.kedah", "johore", "die:2", "troops.johore"],
    );
    expect(boardText(g)).toEqual({ kedah: "/ 1M(1A) F", johore: "/ 1M(1A) F", kuala_lumpur: "2T" });
    expect(g.resistance).toBe(6);
  });
});
