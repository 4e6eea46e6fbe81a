import { describe, expect, it } from "vitest";
import type { RailwayId } from "../board.ts";
import { reprisalPhase } from "../propaganda.ts";
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

describe("Extract", () => {
  const gained = (sabotaged: readonly RailwayId[], ...centers: string[]): number => {
    const g = position({}, { sabotage: Object.fromEntries(sabotaged.map((id) => [id, 1])) });
    special(g, "extract", ...centers);
    return g.resources;
  };

  it("4.3.1 each chosen Economic Center brings its connected stars: 8 from both with no Sabotage", () => {
    expect(gained([], "ec_north", "ec_south")).toBe(8);
    expect(gained([], "ec_south", "ec_north")).toBe(8);
    expect(gained([], "ec_north", "done")).toBe(4);
  });

  it("4.3.1 Sabotage cuts them off, for each Economic Center by itself", () => {
    expect(gained(["R7"], "ec_north", "ec_south")).toBe(6);
    expect(gained(["R4"], "ec_north", "ec_south")).toBe(4);
    expect(gained(["R5"], "ec_north", "ec_south")).toBe(4);
    expect(gained(["R6", "R7"], "ec_north", "ec_south")).toBe(3);
    expect(gained(["R6", "R7"], "ec_south", "done")).toBe(1);
    // Nothing reaches the north: the south is the only one left to choose.
    expect(gained(["R4", "R5", "R7"])).toBe(1);
    expect(gained(["R4", "R5"])).toBe(2);
  });

  it("4.3.1 at least one, at most both, and Provinces are none", () => {
    const open = special(position({ perak: "3T" }), "extract");
    expect(keysOf(open)).toEqual(["ec_north", "ec_south"]);
    expect(whyClosed(open, "perak")).toBe("4.3.1 why.not-center");
  });

  it("4.3.1 each New Village on the map adds one, once for the whole Extract", () => {
    const spaces = { johore: "1T village", perak: "1T village" } as const;
    const both = position(spaces);
    special(both, "extract", "ec_north", "ec_south");
    expect(both.resources).toBe(10);
    const one = position(spaces);
    special(one, "extract", "ec_north", "done");
    expect(one.resources).toBe(6);
  });

  it("4.3.1 New Villages alone can be worth it", () => {
    const g = position({ johore: "1T village" }, { sabotage: { R4: 1, R5: 1, R6: 1, R7: 1, R8: 1 } });
    special(g, "extract", "ec_north", "done");
    expect(g.resources).toBe(1);
    const nothing = position({ johore: "1T" }, { sabotage: { R4: 1, R5: 1, R6: 1, R7: 1, R8: 1 } });
    expect(whyClosed(operation(nothing, "deploy", "full"), "extract")).toBe("4.3.1 why.special-nowhere");
  });

  it("4.3.1 nobody need stand in the Economic Center, and Guerrillas there do not matter", () => {
    const g = position({ ec_north: "4M", ec_south: "2M" });
    special(g, "extract", "ec_north", "ec_south");
    expect(g.resources).toBe(8);
  });

  it("4.3.1 goes with Deploy only, and adds to what there is up to 20", () => {
    const spaces = { perak: "2T / 1M(1A)" } as const;
    for (const kind of ["construct", "sweep", "assault"] as const)
      expect(whyClosed(operation(position(spaces), kind, "full"), "extract")).toBe(
        "4.1.1 why.cannot-accompany",
      );
    const g = position({}, { resources: 3 });
    operation(g, "deploy", "full", "extract", "ec_north", "ec_south");
    expect(g.resources).toBe(11);
    expect(spaceText(g, "kuala_lumpur")).toBe("1P");
    const full = position({}, { resources: 18 });
    special(full, "extract", "ec_north", "ec_south");
    expect(full.resources).toBe(20);
  });
});

describe("Reprisal", () => {
  it("4.3.2 any space with Troops, Kuala Lumpur and Economic Centers too; Police and Kempeitai are not enough", () => {
    const g = position({
      perak: "1T",
      kuala_lumpur: "1T",
      ec_north: "1T / 1M",
      johore: "2P K / 1M opposition",
    });
    const open = special(g, "reprisal");
    expect(keysOf(open)).toEqual(["perak", "kuala_lumpur", "ec_north"]);
    expect(whyClosed(open, "johore")).toBe("4.3.2 why.no-troops");
  });

  it("4.3.2 Terror, Neutral, and one Guerrilla to an adjacent space: the Japanese pick both", () => {
    const spaces = { kuala_lumpur: "1T / 2M(1A) 1N opposition" } as const;
    const open = special(position(spaces), "reprisal");
    expect(open?.seat).toBe("japanese");
    expect(keysOf(open)).toEqual([
      "mpaja_underground.kuala_lumpur",
      "mpaja_active.kuala_lumpur",
      "other_underground.kuala_lumpur",
    ]);
    const where = special(position(spaces), "reprisal", "other_underground.kuala_lumpur");
    expect(keysOf(where)).toEqual(["pahang", "selangor", "negri_sembilan"]);
    const g = position(spaces);
    special(g, "reprisal", "mpaja_active.kuala_lumpur", "selangor");
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T / 1M 1N terror", selangor: "/ 1M(1A)" });
  });

  it("4.3.2 a Guerrilla there must move, into an Economic Center too; no Supply Cache or marker does", () => {
    const g = position({ johore: "1T / 1M C F camp opposition" });
    const open = special(g, "reprisal");
    expect(keysOf(open)).toEqual(["pahang", "negri_sembilan", "ec_south"]);
    special(g, "reprisal", "ec_south");
    expect(boardText(g)).toEqual({ johore: "1T / C F camp terror", ec_south: "/ 1M" });
  });

  it("4.3.2 without Guerrillas Terror and Neutral come all the same", () => {
    const g = position({ johore: "1T opposition" });
    expect(special(g, "reprisal")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("1T terror");
  });

  it("4.3.2 up to two spaces; a Guerrilla displaced by the first may be displaced again by the second", () => {
    const g = position({ perak: "1T / 1M", kelantan: "1T" });
    special(g, "reprisal", "perak", "kelantan", "kelantan", "trengganu");
    expect(boardText(g)).toEqual({ perak: "1T terror", kelantan: "1T terror", trengganu: "/ 1M" });
    const h = position({ perak: "1T", kelantan: "1T", johore: "1T" });
    expect(special(h, "reprisal", "perak", "johore")).toBeUndefined();
    expect(spaceText(h, "kelantan")).toBe("1T");
  });

  it("4.3.2 goes with Construct, Sweep and Assault, not with Deploy", () => {
    const spaces = { johore: "2T / 1M(1A)" } as const;
    for (const [kind, may] of [
      ["deploy", false],
      ["construct", true],
      ["sweep", true],
      ["assault", true],
    ] as const)
      expect([kind, keysOf(operation(position(spaces), kind, "full")).includes("reprisal")]).toEqual([
        kind,
        may,
      ]);
  });

  it("4.3.2 Resistance does not move", () => {
    const g = position({ johore: "1T opposition" }, { resistance: 5 });
    special(g, "reprisal");
    expect(g.resistance).toBe(5);
  });

  it("6.4.2 at Propaganda it comes by itself and may be left", () => {
    const g = position({ johore: "1T opposition", perak: "1T" });
    played(g, reprisalPhase(g), ["done"]);
    expect(boardText(g)).toEqual({ johore: "1T opposition", perak: "1T" });
  });
});

describe("Eliminate", () => {
  it("4.3.3 spaces with Kempeitai and something to find: a marker or a revealed chit", () => {
    const g = position({
      perak: "K / camp",
      johore: "K / 2M intel:1",
      kedah: "3T 1P / F camp intel:2",
      pahang: "K / 2M C seen:2",
    });
    const open = special(g, "eliminate");
    expect(keysOf(open)).toEqual(["perak", "johore"]);
    expect(whyClosed(open, "kedah")).toBe("4.3.3 why.no-kempeitai");
    expect(whyClosed(open, "pahang")).toBe("4.3.3 why.nothing-to-eliminate");
  });

  it("4.3.3 either conceal the chit of that space, without a roll, or roll for a marker", () => {
    const spaces = { perak: "K / camp intel:2" } as const;
    expect(keysOf(special(position(spaces), "eliminate"))).toEqual(["take:conceal", "take:roll"]);
    const g = position(spaces);
    expect(special(g, "eliminate", "take:conceal")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("K / camp seen:2");
    const h = position(spaces);
    special(h, "eliminate", "take:roll", "die:1", "camps.perak");
    expect(spaceText(h, "perak")).toBe("K intel:2");
  });

  it("4.3.3 the die must exceed all Guerrillas there, Active or not, of both kinds", () => {
    for (const [die, hit] of [
      [1, false],
      [3, false],
      [4, true],
      [6, true],
    ] as const) {
      const g = position({ perak: "2T K / 2M(1A) 1N C camp" });
      const open = special(g, "eliminate", `die:${die}`);
      expect([die, keysOf(open)]).toEqual([die, hit ? ["camps.perak", "none"] : []]);
    }
  });

  it("4.3.3 each Police there adds one; Troops and Police elsewhere do not", () => {
    for (const [text, needed] of [
      ["K / 3M camp", 4],
      ["3T K / 3M camp", 4],
      ["1P K / 3M camp", 3],
      ["2T 3P K / 3M camp", 1],
    ] as const) {
      const open = special(position({ perak: text, kedah: "1P" }), "eliminate");
      expect([text, open?.seat, open?.about.needed]).toEqual([text, "chance", needed]);
    }
  });

  it("4.3.3 seven Guerrillas are too many for one die", () => {
    const g = position({ perak: "K / 7M camp" });
    expect(special(g, "eliminate", "die:6")).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("K / 7M camp");
  });

  it("4.3.3 Jungle Camps go before Force 136, one marker for each space", () => {
    const g = position({ perak: "K / F2 camp" }, { resistance: 5 });
    expect(keysOf(special(g, "eliminate", "die:1"))).toEqual(["camps.perak", "none"]);
    const h = position({ perak: "K / F2 camp" }, { resistance: 5 });
    expect(special(h, "eliminate", "die:1", "camps.perak")).toBeUndefined();
    expect([spaceText(h, "perak"), h.available.camps, h.resistance]).toEqual(["K / F2", 4, 5]);
    special(h, "eliminate", "die:1", "force136.perak");
    expect([spaceText(h, "perak"), h.available.force136, h.resistance]).toEqual(["K / F", 2, 4]);
  });

  it("4.3.3 a Force 136 removed lowers Resistance by one, not below 0; a Jungle Camp does not", () => {
    const g = position({ perak: "K / F" }, { resistance: 0 });
    special(g, "eliminate", "die:1", "force136.perak");
    expect([g.resistance, g.available.force136]).toEqual([0, 3]);
  });

  it("4.3.3 after a hit nothing need be removed", () => {
    const g = position({ perak: "K / F" }, { resistance: 5 });
    special(g, "eliminate", "die:6", "none");
    expect([spaceText(g, "perak"), g.resistance]).toEqual(["K / F", 5]);
  });

  it("4.3.3 up to two spaces, each once; several Kempeitai in one serve it once", () => {
    const g = position({ perak: "K2 / F camp", johore: "K / camp", kedah: "1T" });
    const second = special(g, "eliminate", "perak", "die:1", "camps.perak");
    expect(whyClosed(second, "perak")).toBe("4.1 why.already-chosen");
    const three = position({ perak: "K / camp", johore: "K / camp", kedah: "K / camp" });
    const twice = ["perak", "die:1", "camps.perak", "johore", "die:1", "camps.johore"];
    expect(special(three, "eliminate", ...twice)).toBeUndefined();
    expect(spaceText(three, "kedah")).toBe("K / camp");
  });

  it("4.3.3 in Kuala Lumpur and Economic Centers too, without Japanese forces beside the Kempeitai", () => {
    const g = position({ kuala_lumpur: "K / F", ec_north: "K / F" }, { resistance: 5 });
    special(
      g,
      "eliminate",
      ...["kuala_lumpur", "die:1", "force136.kuala_lumpur", "ec_north", "die:1", "force136.ec_north"],
    );
    expect(boardText(g)).toEqual({ kuala_lumpur: "K", ec_north: "K" });
    expect(g.resistance).toBe(3);
  });

  it("4.3.3 goes with Construct, Sweep and Assault, not with Deploy", () => {
    const spaces = { johore: "3T K / 1M(1A) camp" } as const;
    for (const [kind, may] of [
      ["deploy", false],
      ["construct", true],
      ["sweep", true],
      ["assault", true],
    ] as const)
      expect([kind, keysOf(operation(position(spaces), kind, "full")).includes("eliminate")]).toEqual([
        kind,
        may,
      ]);
  });

  it("4.3.3 the example: an Assault first, then 4 + 1 against two in Perak and 1 + 1 against one in Johore", () => {
    const g = position({ perak: "3T 1P K / 4M(2A) C F camp", johore: "1T 1P K / 1M camp" });
    operation(
      g,
      "assault",
      "full",
      ...["perak", "eliminate", "perak", "die:4", "camps.perak", "johore", "die:1", "camps.johore"],
    );
    expect(boardText(g)).toEqual({ perak: "3T 1P K / 2M C F", johore: "1T 1P K / 1M" });
  });
});
