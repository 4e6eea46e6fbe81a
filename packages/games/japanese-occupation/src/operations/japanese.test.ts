import { describe, expect, it } from "vitest";
import { railwayOf } from "../board.ts";
import { FULL_OPERATION, LIMITED_OPERATION } from "../operation.ts";
import { boardText, keysOf, operation, position, spaceText, whyClosed } from "../testing/index.ts";
import { operationBar, operationOf } from "./index.ts";

const SPECIALS = ["extract", "reprisal", "eliminate"];
const plain = (keys: readonly string[]): string[] => keys.filter((key) => !SPECIALS.includes(key));
const R = (id: string): number => railwayOf(id) as number;

describe("Operations in general", () => {
  it("3.1 a Japanese Operation takes up to three spaces, each once", () => {
    const four = {
      kedah: "1T / 1M(1A)",
      johore: "1T / 1M(1A)",
      pahang: "1T / 1M(1A)",
      kelantan: "1T / 1M(1A)",
    };
    const g = position(four);
    const second = operation(g, "assault", "full", "johore");
    expect(plain(keysOf(second))).toEqual(["kedah", "kelantan", "pahang", "done"]);
    expect(whyClosed(second, "johore")).toBe("3.1 why.already-chosen");
    const h = position(four);
    const full = operation(h, "assault", "full", "johore", "kedah", "pahang");
    expect(whyClosed(full, "kelantan")).toBe("3.1 why.spaces-used-up");
    expect(spaceText(h, "kelantan")).toBe("1T / 1M(1A)");
  });

  it("3.1 whoever is hit is hit in full: an Assault spares nobody", () => {
    const g = position({ johore: "5T / 2M(2A) 1N(1A) C" });
    expect(operation(g, "assault", "limited")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("5T");
  });

  it("3.3 the Japanese choose among Deploy, Construct, Sweep and Assault", () => {
    const g = position({ johore: "2T / 1M(1A)" });
    for (const kind of ["deploy", "construct", "sweep", "assault"] as const) {
      expect(operationOf(kind, FULL_OPERATION.japanese).faction).toBe("japanese");
      expect(operationBar(g, kind, LIMITED_OPERATION.japanese)).toBeUndefined();
    }
    const none = position({ kuala_lumpur: "1P" });
    expect(operationBar(none, "deploy", FULL_OPERATION.japanese)).toBeUndefined();
    for (const [kind, rule] of [
      ["construct", "3.3.2"],
      ["assault", "3.3.4"],
    ] as const)
      expect(operationBar(none, kind, FULL_OPERATION.japanese)).toMatchObject({ rule });
  });

  it("2.4.4 a Limited Japanese Operation is one space without a Special Activity", () => {
    const spaces = { johore: "2T K / 1M(1A) camp", pahang: "2T / 1M(1A)" } as const;
    for (const kind of ["deploy", "construct", "sweep", "assault"] as const) {
      const open = operation(position(spaces), kind, "limited");
      expect([kind, keysOf(open).filter((key) => SPECIALS.includes(key))]).toEqual([kind, []]);
      expect([kind, open?.about.max]).toEqual([kind, 1]);
    }
    const g = position(spaces);
    expect(operation(g, "assault", "limited", "pahang")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("2T K / 1M(1A) camp");
    expect(whyClosed(operation(g, "sweep", "limited"), "reprisal")).toBe("2.4.4 why.limited-no-special");
  });
});

describe("Deploy", () => {
  it("3.3.1 Neutral Provinces with Troops, and Kuala Lumpur in any case", () => {
    const g = position({
      perak: "1T",
      johore: "1T opposition",
      pahang: "1P K",
      ec_north: "3T",
      kelantan: "2T / 5M(1A) C",
      kuala_lumpur: "opposition",
    });
    const open = operation(g, "deploy", "full");
    expect(plain(keysOf(open))).toEqual(["perak", "kelantan", "kuala_lumpur"]);
    expect(whyClosed(open, "johore")).toBe("3.3.1 why.at-opposition");
    expect(whyClosed(open, "pahang")).toBe("3.3.1 why.no-troops");
    expect(whyClosed(open, "ec_north")).toBe("3.3.1 why.deploy-where");
  });

  it("3.3.1 one Police in each, in up to three", () => {
    const g = position({ perak: "1T", kedah: "1T", pahang: "1T", johore: "1T" });
    const full = operation(g, "deploy", "full", "perak", "kedah", "kuala_lumpur");
    expect(whyClosed(full, "pahang")).toBe("3.1 why.spaces-used-up");
    expect(boardText(g)).toEqual({
      perak: "1T 1P",
      kedah: "1T 1P",
      kuala_lumpur: "1P",
      pahang: "1T",
      johore: "1T",
    });
  });

  it("3.3.1 then any Kempeitai to any spaces with Japanese forces, Police being enough", () => {
    const g = position({ perak: "1T K2", ec_south: "1P K", trengganu: "1T", kedah: "5M" });
    const open = operation(g, "deploy", "limited", "kuala_lumpur", "kempeitai.perak");
    expect(keysOf(open)).toEqual(["trengganu", "kuala_lumpur", "ec_south"]);
    operation(
      position({ perak: "1T K2", ec_south: "1P K", trengganu: "1T" }),
      "deploy",
      "limited",
      ...["kuala_lumpur", "done"],
    );
    const h = position({ perak: "1T K2", ec_south: "1P K", trengganu: "1T" });
    operation(
      h,
      "deploy",
      "limited",
      ...["perak", "kempeitai.perak", "trengganu", "count:2", "kempeitai.ec_south", "trengganu"],
    );
    expect(boardText(h)).toEqual({ perak: "1T 1P", ec_south: "1P", trengganu: "1T K3" });
  });

  it("3.3.1 also when Limited, and to the space where the Police has just come", () => {
    const g = position({ perak: "1T K" });
    operation(g, "deploy", "limited", "kuala_lumpur", "kempeitai.perak");
    expect(boardText(g)).toEqual({ perak: "1T", kuala_lumpur: "1P K" });
  });

  it("3.3.1 each Kempeitai moves once at most, and may stay", () => {
    const g = position({ perak: "1T K", johore: "1T" });
    const again = operation(g, "deploy", "limited", "perak", "kempeitai.perak");
    expect(again).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T 1P", johore: "1T K" });
    const h = position({ perak: "1T K", johore: "1T" });
    operation(h, "deploy", "limited", "perak", "done");
    expect(boardText(h)).toEqual({ perak: "1T 1P K", johore: "1T" });
  });

  it("3.3.1 with no Police Available one may be shifted from elsewhere", () => {
    const g = position({ perak: "1T 6P", kedah: "1T" });
    operation(g, "deploy", "full", "kedah", "police.perak", "kuala_lumpur", "police.perak", "done", "done");
    expect(boardText(g)).toEqual({ perak: "1T 4P", kedah: "1T 1P", kuala_lumpur: "1P" });
  });

  it("3.3.1 Troops do not move with it", () => {
    const g = position({ perak: "3T K", johore: "3T" });
    const open = operation(g, "deploy", "limited", "perak");
    expect(keysOf(open)).toEqual(["kempeitai.perak", "done"]);
  });
});

describe("Construct", () => {
  it("3.3.2 Provinces with more cubes than Guerrillas; Supply Caches and markers do not count", () => {
    const g = position(
      {
        johore: "1T 1P / 1M C F camp",
        pahang: "1T / 1M(1A)",
        kelantan: "1P",
        kuala_lumpur: "3T",
        ec_south: "3T",
        perak: "K",
      },
      { sabotage: { R4: 1, R6: 1 } },
    );
    const open = operation(g, "construct", "limited");
    expect(keysOf(open)).toEqual(["kelantan", "johore"]);
    expect(whyClosed(open, "pahang")).toBe("3.3.2 why.outnumbered");
    expect(whyClosed(open, "perak")).toBe("3.3.2 why.outnumbered");
    expect(whyClosed(open, "kuala_lumpur")).toBe("3.3.2 why.not-province");
    expect(whyClosed(open, "ec_south")).toBe("3.3.2 why.not-province");
  });

  it("3.3.2 one Sabotage off an adjacent Railway, or a New Village with Opposition", () => {
    const setting = { sabotage: { R4: 2, R5: 1, R7: 1 } } as const;
    const g = position({ perak: "2T / 1M" }, setting);
    expect(keysOf(operation(g, "construct", "limited"))).toEqual([
      "railway:R4",
      "railway:R5",
      "take:village",
    ]);
    operation(g, "construct", "limited", "railway:R4");
    // A second marker on the Railway stays.
    expect([g.sabotage[R("R4")], g.sabotage[R("R5")], g.sabotage[R("R7")]]).toEqual([1, 1, 1]);
    expect(spaceText(g, "perak")).toBe("2T / 1M");
    operation(g, "construct", "limited", "take:village");
    expect(spaceText(g, "perak")).toBe("2T / 1M opposition village");
    expect([g.sabotage[R("R4")], g.available.villages]).toEqual([1, 3]);
  });

  it("3.3.2 New Villages only beside an Economic Center", () => {
    for (const id of ["kedah", "trengganu", "selangor"] as const)
      expect(operationBar(position({ [id]: "2T" }), "construct", LIMITED_OPERATION.japanese)).toMatchObject({
        rule: "3.3.2",
      });
    for (const id of ["perak", "kelantan", "pahang", "negri_sembilan", "johore"] as const) {
      const g = position({ [id]: "2T" });
      operation(g, "construct", "limited");
      expect(spaceText(g, id)).toBe("2T opposition village");
    }
    const g = position({ kedah: "1P" }, { sabotage: { R1: 1 } });
    operation(g, "construct", "limited");
    expect(g.sabotage[R("R1")]).toBe(0);
  });

  it("3.3.2 a Province repairs its own Railways only, not those that touch its corner", () => {
    const g = position({ negri_sembilan: "2T village opposition" }, { sabotage: { R5: 1, R8: 1 } });
    expect(operationBar(g, "construct", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.2" });
  });

  it("3.3.2 up to three, and what the first repaired is no work for the next", () => {
    const g = position(
      { johore: "1T", pahang: "1T village", kelantan: "1T village" },
      { sabotage: { R8: 1 } },
    );
    const open = operation(g, "construct", "full", "johore", "railway:R8");
    expect(whyClosed(open, "pahang")).toBe("3.3.2 why.nothing-to-construct");
    const h = position(
      { johore: "1T", negri_sembilan: "1T", perak: "1T", pahang: "1T" },
      { sabotage: { R7: 1 } },
    );
    const three = ["johore", "railway:R7", "negri_sembilan", "perak"];
    expect(whyClosed(operation(h, "construct", "full", ...three), "pahang")).toBe("3.1 why.spaces-used-up");
    expect(h.sabotage[R("R7")]).toBe(0);
    expect(h.available.villages).toBe(2);
  });
});

describe("Sweep", () => {
  it("3.3.3 any spaces are destinations: Provinces, Kuala Lumpur and Economic Centers", () => {
    const g = position({ pahang: "1T", ec_north: "1P / 1M" });
    expect(plain(keysOf(operation(g, "sweep", "full")))).toEqual([
      "perak",
      "kelantan",
      "trengganu",
      "pahang",
      "selangor",
      "negri_sembilan",
      "johore",
      "kuala_lumpur",
      "ec_north",
      "ec_south",
    ]);
  });

  it("3.3.3 Troops come from all adjacent spaces, Police and Kempeitai do not", () => {
    const g = position({ pahang: "2T 1P K", negri_sembilan: "1T", perak: "1T" });
    expect(keysOf(operation(g, "sweep", "limited", "johore"))).toEqual([
      "troops.pahang",
      "troops.negri_sembilan",
      "done",
    ]);
    operation(g, "sweep", "limited", "johore", "troops.pahang", "count:2", "troops.negri_sembilan");
    expect(boardText(g)).toEqual({ pahang: "1P K", johore: "3T", perak: "1T" });
  });

  it("3.3.3 all move at once: a Troop moves one space, and may leave where another comes in", () => {
    const g = position({ perak: "1T", pahang: "1T" });
    const open = operation(g, "sweep", "full", "pahang", "troops.perak", "johore");
    expect(keysOf(open)).toEqual(["troops.pahang", "done"]);
    const h = position({ perak: "1T", pahang: "1T" });
    operation(h, "sweep", "full", "pahang", "troops.perak", "johore", "troops.pahang", "all", "done");
    expect(boardText(h)).toEqual({ pahang: "1T", johore: "1T" });
    const swap = position({ perak: "1T", pahang: "2T" });
    operation(
      swap,
      "sweep",
      "full",
      ...["pahang", "troops.perak", "perak", "troops.pahang", "count:2", "all", "done"],
    );
    expect(boardText(swap)).toEqual({ pahang: "1T", perak: "2T" });
  });

  it("3.3.3 in Jungle one Guerrilla turns Active for every two cubes, Police counting", () => {
    for (const [cubes, active] of [
      ["1T", 0],
      ["1P", 0],
      ["1T 1P", 1],
      ["2P", 1],
      ["3T", 1],
      ["3T 1P", 2],
      ["3T 3P", 3],
    ] as const) {
      const g = position({ kedah: `${cubes} / 5M`, ec_south: "1T" });
      operation(g, "sweep", "limited", "kedah");
      expect([cubes, spaceText(g, "kedah")]).toEqual([cubes, `${cubes} / 5M${active ? `(${active}A)` : ""}`]);
    }
  });

  it("3.3.3 in Jungle with Kempeitai, in Mountains, Kuala Lumpur and Economic Centers one for every cube", () => {
    for (const [id, text] of [
      ["kedah", "2T 1P K"],
      ["perak", "2T 1P"],
      ["selangor", "2T 1P"],
      ["kuala_lumpur", "2T 1P"],
      ["ec_south", "2T 1P"],
    ] as const) {
      const g = position({ [id]: `${text} / 5M` });
      operation(g, "sweep", "limited", id);
      expect([id, spaceText(g, id)]).toEqual([id, `${text} / 5M(3A)`]);
    }
  });

  it("3.3.3 Kempeitai elsewhere do not help, and Kempeitai are no cubes", () => {
    const g = position({ kedah: "2T / 2M", perak: "K" });
    operation(g, "sweep", "limited", "kedah");
    expect(spaceText(g, "kedah")).toBe("2T / 2M(1A)");
    const h = position({ kedah: "1T K2 / 2M" });
    operation(h, "sweep", "limited", "kedah");
    expect(spaceText(h, "kedah")).toBe("1T K2 / 2M(1A)");
  });

  it("3.3.3 Active ones are no waste: as many Underground ones turn as the count allows, the Japanese pick the kind", () => {
    const g = position({ perak: "3T / 3M(2A) 2N(1A)" });
    operation(g, "sweep", "limited", "perak");
    expect(spaceText(g, "perak")).toBe("3T / 3M(3A) 2N(2A)");
    const h = position({ perak: "1T 1P / 2M 2N" });
    expect(keysOf(operation(h, "sweep", "limited", "perak"))).toEqual(["count:0", "count:1", "count:2"]);
    operation(h, "sweep", "limited", "perak", "count:1");
    expect(spaceText(h, "perak")).toBe("1T 1P / 2M(1A) 2N(1A)");
  });

  it("3.3.3 those who moved in count, in each destination, and spaces left behind reveal nobody", () => {
    const g = position({ perak: "3T / 1M", kedah: "2M", selangor: "1M" });
    const moves = ["kedah", "troops.perak", "count:2", "done", "selangor", "troops.perak", "all", "done"];
    operation(g, "sweep", "full", ...moves);
    expect(boardText(g)).toEqual({ perak: "/ 1M", kedah: "2T / 2M(1A)", selangor: "1T / 1M(1A)" });
  });

  it("3.3.3 a Limited Sweep draws from several spaces into one destination", () => {
    const g = position({ perak: "1T", kelantan: "1T", johore: "1T", pahang: "2M" });
    operation(g, "sweep", "limited", "pahang", "troops.perak", "troops.kelantan", "done");
    expect(boardText(g)).toEqual({ johore: "1T", pahang: "2T / 2M(1A)" });
  });
});

describe("Assault", () => {
  it("3.3.4 spaces with Troops and Active British forces; Police alone do not assault", () => {
    const g = position({
      perak: "2T / 1M(1A)",
      kuala_lumpur: "3P / 1M(1A)",
      johore: "1T / 2M",
      pahang: "1T",
      kedah: "1T / 1N(1A)",
    });
    const open = operation(g, "assault", "limited");
    expect(keysOf(open)).toEqual(["kedah", "perak"]);
    expect(whyClosed(open, "kuala_lumpur")).toBe("3.3.4 why.no-troops");
    expect(whyClosed(open, "johore")).toBe("3.3.4 why.no-active");
    expect(whyClosed(open, "pahang")).toBe("3.3.4 why.no-active");
  });

  it("3.3.4 one piece for every Troop, Police not counting, in Jungle, Kuala Lumpur and Economic Centers", () => {
    for (const id of ["kedah", "kuala_lumpur", "ec_north"] as const) {
      const g = position({ [id]: "2T 3P / 4M(4A)" });
      operation(g, "assault", "limited");
      expect(spaceText(g, id)).toBe("2T 3P / 2M(2A)");
    }
  });

  it("3.3.4 in Mountains one for every two Troops, with Kempeitai there one for every Troop", () => {
    for (const id of ["perak", "selangor"] as const)
      for (const [troops, left] of [
        ["2T", 4],
        ["3T", 4],
        ["4T", 3],
        ["3T K", 2],
      ] as const) {
        const g = position({ [id]: `${troops} / 5M(5A)` });
        operation(g, "assault", "limited");
        expect([id, troops, spaceText(g, id)]).toEqual([id, troops, `${troops} / ${left}M(${left}A)`]);
      }
    const g = position({ perak: "1T / 1M(1A)", selangor: "1T K / 1M(1A)" });
    operation(g, "assault", "limited");
    expect(boardText(g)).toEqual({ perak: "1T / 1M(1A)", selangor: "1T K" });
  });

  it("3.3.4 Kempeitai in Jungle add nothing", () => {
    const g = position({ kedah: "1T K / 3M(3A)" });
    operation(g, "assault", "limited");
    expect(spaceText(g, "kedah")).toBe("1T K / 2M(2A)");
  });

  it("3.3.4 Underground Guerrillas are safe, and so is a Supply Cache behind one of them", () => {
    const g = position({ johore: "4T / 3M(2A) C" });
    operation(g, "assault", "limited");
    expect(spaceText(g, "johore")).toBe("4T / 1M C");
    expect(operationBar(g, "assault", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.4" });
  });

  it("3.3.4 Active Guerrillas go before the Supply Cache, which takes a Troop of its own", () => {
    for (const [troops, text] of [
      ["1T", "1T / 1M(1A) C"],
      ["2T", "2T / C"],
      ["3T", "3T"],
    ] as const) {
      const g = position({ johore: `${troops} / 2M(2A) C` });
      operation(g, "assault", "limited");
      expect([troops, spaceText(g, "johore")]).toEqual([troops, text]);
    }
    const g = position({ perak: "3T / 1M(1A) C" });
    operation(g, "assault", "limited");
    expect(spaceText(g, "perak")).toBe("3T / C");
  });

  it("3.3.4 the Japanese pick between the kinds of Guerrillas", () => {
    const g = position({ johore: "2T / 2M(2A) 2N(2A)" });
    expect(keysOf(operation(g, "assault", "limited"))).toEqual(["count:0", "count:1", "count:2"]);
    operation(g, "assault", "limited", "count:0");
    expect(spaceText(g, "johore")).toBe("2T / 2M(2A)");
    const h = position({ johore: "3T / 2M(2A) 2N(2A)" });
    expect(keysOf(operation(h, "assault", "limited"))).toEqual(["count:1", "count:2"]);
  });

  it("3.3.4 Force 136, Jungle Camps and Resistance are not touched", () => {
    const g = position({ johore: "5T / 1M(1A) C F camp opposition" }, { resistance: 9 });
    operation(g, "assault", "limited");
    expect(spaceText(g, "johore")).toBe("5T / F camp opposition");
    expect(g.resistance).toBe(9);
    expect(operationBar(g, "assault", LIMITED_OPERATION.japanese)).toMatchObject({ rule: "3.3.4" });
  });
});
