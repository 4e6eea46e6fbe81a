import { describe, expect, it } from "vitest";
import { railwayOf, ZIPPER } from "./board.ts";
import { play } from "./play.ts";
import {
  britishRedeploy,
  constructPhase,
  forecastPropaganda,
  forecastResistance,
  japaneseRedeploy,
  mpajaPhase,
  oppositionPhase,
  reprisalPhase,
  resetPhase,
  resistancePhase,
  supplyPhase,
} from "./propaganda.ts";
import { type Occupation, setup } from "./state.ts";
import { boardText, keysOf, played, position, spaceText, whyClosed } from "./testing/index.ts";

const R = (id: string): number => railwayOf(id) as number;
/** Everything at Opposition, so that nothing is Neutral. */
const RISEN = {
  kedah: "opposition",
  perak: "opposition",
  kelantan: "opposition",
  trengganu: "opposition",
  pahang: "opposition",
  selangor: "opposition",
  negri_sembilan: "opposition",
  johore: "opposition",
  kuala_lumpur: "opposition",
} as const;

describe("Propaganda Round", () => {
  it("6.0 MPAJA, Resistance, Resources, Support, Redeploy and Reset follow each other, then the next card", () => {
    const g = setup();
    g.stage = "mpaja";
    g.sabotage[R("R5")] = 1;
    const seen: string[] = [];
    const log: string[] = [];
    g.log = (entry) => {
      if (entry.kind === "phase") log.push(entry.rule);
    };
    const stage = (): string => g.stage;
    while (stage() !== "reveal" && seen.length < 12) {
      seen.push(stage());
      const open = played(g, play(g), []);
      if (open) played(g, play(g), [keysOf(open).includes("none") ? "none" : "done"]);
    }
    expect(seen).toEqual([
      "mpaja",
      "resistance",
      "opposition",
      "construct",
      "supply",
      "reprisal",
      "redeploy-british",
      "redeploy-japanese",
      "reset",
    ]);
    expect([...new Set(log)]).toEqual(["6.1", "6.2", "6.3", "6.4", "6.5", "6.6"]);
  });

  it("6.0 each step is decided by its faction", () => {
    const spaces = {
      perak: "2T 1P K / 1M F camp opposition",
      johore: "2T / F camp",
      kedah: "camp",
      negri_sembilan: "2T",
    } as const;
    for (const [phase, seat, rule] of [
      [oppositionPhase, "british", "6.3.1"],
      [constructPhase, "japanese", "3.3.2"],
      [supplyPhase, "british", "4.2.1"],
      [reprisalPhase, "japanese", "4.3.2"],
      [britishRedeploy, "british", "6.5.1"],
      [japaneseRedeploy, "japanese", "6.5.2"],
    ] as const) {
      const g = position(spaces, { sabotage: { R6: 1 } });
      const open = played(g, phase(g), []);
      expect([open?.seat, open?.rule]).toEqual([seat, rule]);
    }
  });
});

describe("MPAJA phase", () => {
  it("6.1 clashes come first, so those who are mobilized beside non-MPAJA stay", () => {
    const g = position({ kedah: "1M 2N opposition", perak: "1N opposition" });
    played(g, mpajaPhase(g), []);
    expect(boardText(g)).toEqual({ kedah: "/ 1M 1N opposition", perak: "/ 1M 1N opposition" });
  });

  it("6.1 what a clash removes is Available for the mobilization", () => {
    const g = position({ johore: "9M", kedah: "1M 1N", trengganu: "opposition" });
    expect(g.available.mpaja).toBe(0);
    played(g, mpajaPhase(g), []);
    expect(boardText(g)).toEqual({ johore: "/ 9M", trengganu: "/ 1M opposition" });
  });

  it("6.1.1 one of each kind goes from every space with both, Economic Centers too", () => {
    const g = position({
      kedah: "3M 1N",
      perak: "1M(1A) 2N",
      ec_south: "1M 1N(1A)",
      johore: "2M",
    });
    played(g, mpajaPhase(g), []);
    expect(boardText(g)).toEqual({ kedah: "/ 2M", perak: "/ 1N", johore: "/ 2M" });
    expect([g.available.mpaja, g.available.others]).toEqual([6, 3]);
  });

  it("6.1.2 one MPAJA Guerrilla Underground in each space at Opposition, Kuala Lumpur too, Terror or not", () => {
    const g = position({ kedah: "opposition terror", kuala_lumpur: "3T opposition", perak: "2T / 2M(2A)" });
    expect(played(g, mpajaPhase(g), [])).toBeUndefined();
    expect(boardText(g)).toEqual({
      kedah: "/ 1M opposition terror",
      kuala_lumpur: "3T / 1M opposition",
      perak: "2T / 2M(2A)",
    });
  });

  it("6.1.2 if the box falls short the British pick the spaces, and the map is no source", () => {
    const spaces = { perak: "8M", kedah: "opposition", johore: "opposition", pahang: "opposition" } as const;
    const short = position(spaces);
    const open = played(short, mpajaPhase(short), []);
    expect([open?.seat, open?.rule, keysOf(open)]).toEqual([
      "british",
      "6.1.2",
      ["kedah", "pahang", "johore"],
    ]);
    const g = position(spaces);
    expect(played(g, mpajaPhase(g), ["johore", "kedah"])).toBeUndefined();
    expect(boardText(g)).toEqual({
      perak: "/ 8M",
      kedah: "/ 1M opposition",
      johore: "/ 1M opposition",
      pahang: "opposition",
    });
  });
});

describe("Resistance phase", () => {
  const net = (g: Occupation): number => forecastResistance(g).net;

  it("6.2 gains and losses make one net change, cut off once", () => {
    // +6 for Intel, -3 for 16 Neutral: from 18 to 20, not by way of 20 to 17.
    const high = position({ kedah: "intel:2", perak: "intel:2", johore: "intel:2" }, { resistance: 18 });
    played(high, resistancePhase(high), []);
    expect(high.resistance).toBe(20);
    const low = position({ kedah: "intel:2", perak: "intel:2" }, { resistance: 1, resources: 20 });
    // +4 - 5 - 3 = -4.
    played(low, resistancePhase(low), []);
    expect(low.resistance).toBe(0);
    const both = position({ kedah: "intel:2", perak: "intel:2" }, { resistance: 1, resources: 4 });
    played(both, resistancePhase(both), []);
    expect(both.resistance).toBe(1);
  });

  it("6.2.1 the values of revealed chits count, those concealed again or set aside do not", () => {
    const g = position({
      kedah: "intel:2",
      perak: "intel:1",
      johore: "intel:0",
      pahang: "seen:2",
      selangor: "gone:2",
    });
    expect(forecastResistance(g).intel).toBe(3);
  });

  it("6.2.2 one for every Supply Cache on the map, not for those Available or on the track", () => {
    expect(forecastResistance(position({})).caches).toBe(0);
    expect(forecastResistance(position({ kedah: "C", perak: "C", johore: "2T / C" })).caches).toBe(3);
  });

  it("6.2.2 one for each space with more Guerrillas than cubes, of both kinds and states, Economic Centers too", () => {
    for (const [spaces, count] of [
      [{ kedah: "1M" }, 1],
      [{ kedah: "1N(1A)" }, 1],
      [{ kedah: "1T / 1M" }, 0],
      [{ kedah: "1T / 1M 1N" }, 1],
      [{ kedah: "1P / 1M" }, 0],
      [{ kedah: "1T 1P / 2M(2A) 1N" }, 1],
      [{ kedah: "1T K2 / 1M C F camp" }, 0],
      [{ kedah: "C F camp" }, 0],
      [{ ec_north: "1M", kuala_lumpur: "1M" }, 2],
    ] as const)
      expect([spaces, forecastResistance(position(spaces)).spaces]).toEqual([spaces, count]);
  });

  it("6.2.3 one down for every 4 Resources, rounded down, and then none are left", () => {
    for (const [resources, loss] of [
      [0, 0],
      [3, 0],
      [4, 1],
      [7, 1],
      [8, 2],
      [19, 4],
      [20, 5],
    ] as const) {
      const g = position(RISEN, { resources, resistance: 10 });
      expect([resources, forecastResistance(g).resources]).toEqual([resources, loss]);
      played(g, resistancePhase(g), []);
      expect([resources, g.resistance, g.resources]).toEqual([resources, 10 - loss, 0]);
    }
  });

  it("6.2.4 one down for every five Neutral Population, rounded down", () => {
    const neutral = (spaces: Parameters<typeof position>[0]): number =>
      forecastResistance(position(spaces)).neutral;
    expect(neutral({})).toBe(3);
    // 15, 14, 10, 9, 5 and 4 Neutral.
    expect(neutral({ pahang: "opposition" })).toBe(3);
    expect(neutral({ johore: "opposition" })).toBe(2);
    expect(neutral({ perak: "opposition", johore: "opposition", pahang: "opposition" })).toBe(2);
    expect(neutral({ perak: "opposition", johore: "opposition", kedah: "opposition" })).toBe(1);
    const { perak: _, kuala_lumpur: __, ...five } = RISEN;
    expect(neutral(five)).toBe(1);
    const { perak: ___, pahang: ____, ...four } = RISEN;
    expect(neutral(four)).toBe(0);
    expect(neutral(RISEN)).toBe(0);
  });

  it("6.2.4 one down for every three spaces with Police, spaces and not cubes", () => {
    for (const [spaces, loss] of [
      [{ perak: "6P" }, 0],
      [{ perak: "1P", johore: "1P" }, 0],
      [{ perak: "1P", johore: "1P", kuala_lumpur: "4P" }, 1],
      [{ perak: "1P", johore: "1P", kuala_lumpur: "1P", ec_north: "1P", kedah: "1P" }, 1],
      [{ perak: "1P", johore: "1P", kuala_lumpur: "1P", ec_north: "1P", kedah: "1P", pahang: "1P" }, 2],
    ] as const)
      expect([spaces, forecastResistance(position(spaces)).police]).toEqual([spaces, loss]);
  });

  it("6.2.4 each division is rounded by itself", () => {
    // 3 Resources, 14 Neutral, 2 Police spaces: 0 + 2 + 0.
    const g = position({ johore: "1P opposition", perak: "1P" }, { resources: 3 });
    expect(net(g)).toBe(-2);
  });

  it("6.2 the book's example: +4 +1 +3 -2 -2 -1 from 3 to 6", () => {
    const g = position(
      {
        kedah: "1M(1A) intel:2",
        perak: "3T 1P K / 2M(2A) C F terror seen:1",
        kelantan: "1T / 1N(1A) F camp",
        trengganu: "1M 2N(1A) camp opposition intel:2",
        pahang: "F camp",
        selangor: "1M(1A)",
        negri_sembilan: "6T 1P / 1M opposition",
        johore: "1T 1P K / 1M(1A) terror intel:0",
        kuala_lumpur: "2T 2P K",
        ec_north: "1T",
        ec_south: "1T",
      },
      { resistance: 3, resources: 8 },
    );
    expect(forecastResistance(g)).toEqual({
      intel: 4,
      caches: 1,
      spaces: 3,
      resources: 2,
      neutral: 2,
      police: 1,
      net: 3,
    });
    played(g, resistancePhase(g), []);
    expect([g.resistance, g.resources, ZIPPER[g.zipper].id, g.available.caches]).toEqual([6, 0, "6", 3]);
  });

  it("6.2.5 then the Zipper goes to the box that the new Resistance reaches, up or down", () => {
    const up = position({ ...RISEN, kedah: "opposition intel:2" }, { resistance: 12 });
    played(up, resistancePhase(up), []);
    expect([up.resistance, ZIPPER[up.zipper].id, up.available.caches]).toEqual([14, "12", 5]);
    const down = position({}, { resistance: 7, zipper: "6" });
    played(down, resistancePhase(down), []);
    expect([down.resistance, ZIPPER[down.zipper].id, down.available.caches]).toEqual([4, "delay", 3]);
  });

  it("6.2.5 a Supply Cache on the map still counts before it goes back to the track", () => {
    const g = position(
      { kedah: "C", perak: "C", johore: "C", pahang: "C" },
      { resistance: 6, zipper: "6", resources: 20 },
    );
    // +4 - 5 - 3: from 6 to 2; none is Available, so one leaves the map.
    const open = played(g, resistancePhase(g), []);
    expect([g.resistance, open?.seat, open?.rule]).toEqual([2, "british", "6.7.2"]);
    const h = position(
      { kedah: "C", perak: "C", johore: "C", pahang: "C" },
      { resistance: 6, zipper: "6", resources: 20 },
    );
    played(h, resistancePhase(h), ["caches.pahang"]);
    expect([spaceText(h, "pahang"), h.stored]).toEqual(["", [0, 1, 1, 0, 0]]);
  });

  it("6.2.6 after the third Propaganda card the game ends here, after the first two it goes on", () => {
    for (const [rounds, stage] of [
      [0, "opposition"],
      [1, "opposition"],
      [2, "over"],
    ] as const) {
      const g = position(RISEN, { stage: "resistance", rounds, resistance: 20 });
      played(g, play(g), []);
      expect([rounds, g.stage, g.propagandaRounds, g.outcome?.winners]).toEqual([
        rounds,
        stage,
        rounds + 1,
        rounds === 2 ? ["british"] : undefined,
      ]);
    }
  });
});

describe("Resources phase", () => {
  it("6.3 the British come before the Japanese, so Construct does not save a Railway's neighbours", () => {
    const g = position({ johore: "2T" }, { stage: "opposition", sabotage: { R7: 1 } });
    played(g, play(g), ["negri_sembilan"]);
    expect(g.stage).toBe("construct");
    played(g, play(g), ["johore", "railway:R7"]);
    expect([spaceText(g, "negri_sembilan"), g.sabotage[R("R7")]]).toEqual(["opposition", 0]);
  });

  it("6.3.1 one adjacent space for each Railway with Sabotage, however many markers lie on it", () => {
    const g = position({}, { sabotage: { R7: 3 } });
    expect(keysOf(played(g, oppositionPhase(g), []))).toEqual(["negri_sembilan", "johore", "none"]);
    expect(played(g, oppositionPhase(g), ["johore"])).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "opposition" });
  });

  it("6.3.1 Provinces and Kuala Lumpur, no Economic Center, none with Terror, none at Opposition", () => {
    const g = position({ perak: "terror", pahang: "opposition" }, { sabotage: { R5: 1 } });
    expect(keysOf(played(g, oppositionPhase(g), []))).toEqual(["selangor", "kuala_lumpur", "none"]);
    const none = position({ kedah: "terror", kelantan: "opposition" }, { sabotage: { R1: 1, R2: 1 } });
    expect(played(none, oppositionPhase(none), [])).toBeUndefined();
  });

  it("6.3.1 each may be left, Railways without Sabotage give nothing, and no Guerrilla is needed", () => {
    const g = position({ johore: "5T 2P" }, { sabotage: { R1: 1, R8: 1 } });
    expect(played(g, oppositionPhase(g), ["none", "pahang"])).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "5T 2P", pahang: "opposition" });
  });

  it("6.3.1 two Railways may bring two spaces, or one the same no twice", () => {
    const g = position({}, { sabotage: { R7: 1, R8: 1 } });
    const second = played(g, oppositionPhase(g), ["johore"]);
    expect(keysOf(second)).toEqual(["pahang", "none"]);
  });

  it("6.3.2 the Japanese may Construct in up to three Provinces, by the rules of 3.3.2, without a Special Activity", () => {
    const g = position(
      { johore: "2T K / camp", perak: "2T", kelantan: "2T", pahang: "1T / 1M", negri_sembilan: "2T" },
      { sabotage: { R4: 1 } },
    );
    const open = played(g, constructPhase(g), []);
    expect(keysOf(open)).toEqual(["perak", "kelantan", "negri_sembilan", "johore", "done"]);
    expect(whyClosed(open, "pahang")).toBe("3.3.2 why.outnumbered");
    played(g, constructPhase(g), ["perak", "railway:R4", "kelantan", "johore"]);
    expect(spaceText(g, "johore")).toBe("2T K / camp opposition village");
    expect(spaceText(g, "negri_sembilan")).toBe("2T");
  });

  it("6.3.2 they may leave it, and are not asked where nothing can be built", () => {
    const g = position({ johore: "2T" });
    expect(played(g, constructPhase(g), ["done"])).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("2T");
    const none = position({ kedah: "2T" });
    expect(played(none, constructPhase(none), [])).toBeUndefined();
  });

  it("6.3.2 Terror does not keep a New Village from bringing Opposition", () => {
    const g = position({ johore: "2T terror" });
    played(g, constructPhase(g), ["johore"]);
    expect(spaceText(g, "johore")).toBe("2T opposition terror village");
  });
});

describe("Support phase", () => {
  it("6.4 Supply first, then Reprisal, with what Supply has changed", () => {
    const g = position({ perak: "1T / 1M F camp" }, { stage: "supply" });
    played(g, play(g), ["perak"]);
    expect([g.stage, spaceText(g, "perak")]).toEqual(["reprisal", "1T / 1M C F"]);
    played(g, play(g), ["perak", "kedah"]);
    expect([g.stage, boardText(g)]).toEqual([
      "redeploy-british",
      { perak: "1T / C F terror", kedah: "/ 1M" },
    ]);
  });

  it("6.4.1 as many as the Zipper now allows: three from 12 on", () => {
    const spaces = { perak: "F camp", johore: "F camp", pahang: "F camp" } as const;
    const three = position(spaces, { zipper: "12" });
    played(three, supplyPhase(three), ["perak", "johore", "pahang"]);
    expect(three.available.camps).toBe(4);
    const two = position(spaces, { zipper: "6" });
    expect(played(two, supplyPhase(two), ["perak", "johore"])).toBeUndefined();
    expect(two.available.camps).toBe(3);
  });

  it("6.4.2 the Japanese may take Reprisals in up to two spaces with Troops", () => {
    const g = position({ perak: "1T opposition", johore: "1T opposition", kedah: "1T opposition" });
    expect(played(g, reprisalPhase(g), ["perak", "johore"])).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T terror", johore: "1T terror", kedah: "1T opposition" });
  });
});

describe("Redeploy phase", () => {
  it("6.5 first the British, then the Japanese", () => {
    const g = position({ perak: "F", kedah: "camp" }, { stage: "redeploy-british" });
    expect(played(g, play(g), [])?.seat).toBe("british");
    played(g, play(g), ["done"]);
    expect(g.stage).toBe("redeploy-japanese");
  });

  it("6.5.1 any Force 136 to any spaces with Jungle Camps, near or far", () => {
    const g = position({ perak: "F2", johore: "camp", kedah: "camp", ec_south: "F" });
    const open = played(g, britishRedeploy(g), ["force136.ec_south"]);
    expect(keysOf(open)).toEqual(["kedah", "johore"]);
    played(g, britishRedeploy(g), ["force136.perak", "johore", "count:1", "force136.perak", "kedah", "done"]);
    expect(boardText(g)).toEqual({ johore: "/ F camp", kedah: "/ F camp", ec_south: "/ F" });
  });

  it("6.5.1 without Jungle Camps nobody moves, and no Guerrilla or Jungle Camp goes along", () => {
    const none = position({ perak: "1N F" });
    expect(played(none, britishRedeploy(none), [])).toBeUndefined();
    const g = position({ perak: "1N F", kedah: "camp" });
    played(g, britishRedeploy(g), ["force136.perak"]);
    expect(boardText(g)).toEqual({ perak: "/ 1N", kedah: "/ F camp" });
  });

  it("6.5.1 each marker moves once", () => {
    const g = position({ perak: "F camp", kedah: "camp", johore: "camp" });
    expect(played(g, britishRedeploy(g), ["force136.perak", "kedah"])).toBeUndefined();
  });

  it("6.5.2 Kempeitai and Police to spaces with more Troops than Guerrillas; Police there do not help", () => {
    const g = position({
      perak: "1T 1P K / 1M",
      johore: "2T / 1M",
      kedah: "1T 2P / 1N(1A)",
      ec_north: "1T",
      pahang: "1P",
      kuala_lumpur: "2P / 1M",
    });
    const open = played(g, japaneseRedeploy(g), ["kempeitai.perak"]);
    expect(keysOf(open)).toEqual(["johore", "ec_north"]);
    played(g, japaneseRedeploy(g), ["police.pahang", "ec_north", "kempeitai.perak", "johore", "done"]);
    expect(boardText(g)).toEqual({
      perak: "1T 1P / 1M",
      johore: "2T K / 1M",
      kedah: "1T 2P / 1N(1A)",
      ec_north: "1T 1P",
      kuala_lumpur: "2P / 1M",
    });
  });

  it("6.5.2 Troops stay, Available Police stay, Force 136 and caches do not count as Guerrillas", () => {
    const g = position({ johore: "1T / C F camp", perak: "1P" });
    const open = played(g, japaneseRedeploy(g), []);
    expect(keysOf(open)).toEqual(["police.perak", "done"]);
    played(g, japaneseRedeploy(g), ["police.perak"]);
    expect(boardText(g)).toEqual({ johore: "1T 1P / C F camp" });
    expect(g.available.police).toBe(5);
  });

  it("6.5.2 Police that leave a New Village to Guerrillas lose it", () => {
    const g = position({ johore: "1P / 1M village", ec_north: "1T" });
    played(g, japaneseRedeploy(g), ["police.johore"]);
    expect(boardText(g)).toEqual({ johore: "/ 1M", ec_north: "1T 1P" });
  });
});

describe("Reset phase", () => {
  it("6.6 Terror goes, Sabotage stays, Guerrillas hide, chits are drawn anew, the British are first", () => {
    const g = position(
      {
        perak: "2T / 3M(2A) 1N(1A) C F camp opposition 2terror intel:2",
        ec_north: "terror",
        johore: "1T village opposition seen:1",
        kedah: "gone:0",
      },
      { sabotage: { R4: 2, R8: 1 }, stage: "reset", first: "japanese", resistance: 9, zipper: "6" },
    );
    played(g, play(g), []);
    expect(boardText(g)).toEqual({
      perak: "2T / 3M 1N C F camp opposition",
      johore: "1T opposition village",
    });
    expect(g.sabotage).toEqual([0, 0, 0, 2, 0, 0, 0, 1]);
    expect([g.firstEligible, g.stage, g.resistance, ZIPPER[g.zipper].id]).toEqual([
      "british",
      "reveal",
      9,
      "6",
    ]);
  });

  it("6.6 Troops on J17 come back to Kuala Lumpur", () => {
    const g = position({ perak: "1T" }, { away: { troops: 3 } });
    played(g, resetPhase(g), []);
    expect(boardText(g)).toEqual({ perak: "1T", kuala_lumpur: "3T" });
    expect(g.away.troops).toBe(0);
  });

  it("6.6 Force 136 on J25 comes back to a Province with a Jungle Camp, or to the box if there is none", () => {
    for (const by of ["british", "japanese"] as const) {
      const g = position({ perak: "camp", johore: "camp" }, { away: { force136: 1, by } });
      const open = played(g, resetPhase(g), []);
      expect([open?.seat, keysOf(open)]).toEqual([by, ["perak", "johore"]]);
    }
    const g = position({ perak: "camp", johore: "camp" }, { away: { force136: 1 } });
    played(g, resetPhase(g), ["johore"]);
    expect([spaceText(g, "johore"), g.away.force136, g.available.force136]).toEqual(["/ F camp", 0, 2]);
    const none = position({}, { away: { force136: 1 } });
    played(none, resetPhase(none), []);
    expect([none.away.force136, none.available.force136]).toEqual([0, 3]);
  });
});

describe("The forecast of a whole round", () => {
  const spaces = { pahang: "1T / 1M opposition", kedah: "/ 1M 1N", trengganu: "1T / 1N opposition" } as const;

  it("6.1 counts what the MPAJA phase changes before Resistance does", () => {
    const told = forecastPropaganda(position(spaces));
    expect(told).toMatchObject({ clashes: ["kedah"], mobilized: ["trengganu", "pahang"], spaces: 2 });
    const g = position(spaces);
    played(g, mpajaPhase(g), []);
    expect(told.net).toBe(forecastResistance(g).net);
  });

  it("6.1.2 lets the British place their last MPAJA Guerrilla where it counts", () => {
    const short = position({ ...spaces, kedah: "", johore: "3T / 8M" });
    expect(forecastPropaganda(short)).toMatchObject({ mobilizers: 1, outnumbered: ["trengganu", "johore"] });
  });
});
