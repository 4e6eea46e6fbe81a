import { describe, expect, it } from "vitest";
import { idOf, POPULATED } from "./board.ts";
import { play } from "./play.ts";
import { resistancePhase } from "./propaganda.ts";
import { event, operation, played, position, special } from "./testing/index.ts";
import { finalVictory } from "./victory.ts";

const winners = (resistance: number, spaces: Parameters<typeof position>[0]): readonly string[] =>
  finalVictory(position(spaces, { resistance })).winners;

describe("Victory", () => {
  it("7.0 Resistance decides, and at 18 and 19 the Jungle Camps against Force 136", () => {
    const camps = { perak: "camp", johore: "camp", kedah: "camp" } as const;
    const agents = { perak: "F", johore: "F", kedah: "F" } as const;
    for (let resistance = 0; resistance <= 20; resistance++) {
      const expected =
        resistance < 18
          ? [["japanese"], ["japanese"]]
          : resistance < 20
            ? [[], ["british"]]
            : [["british"], ["british"]];
      expect([resistance, winners(resistance, camps), winners(resistance, agents)]).toEqual([
        resistance,
        ...expected,
      ]);
    }
  });

  it("7.0 there is no early victory: 20 in the middle of a Campaign or in the first two rounds ends nothing", () => {
    for (const rounds of [0, 1]) {
      const g = position(
        { kedah: "intel:2", perak: "intel:2" },
        { stage: "resistance", rounds, resistance: 20 },
      );
      played(g, play(g), []);
      expect([g.resistance, g.outcome, g.stage]).toEqual([20, undefined, "opposition"]);
    }
    const g = position({ kedah: "1T / 1M F" }, { stage: "first", card: 14, resistance: 19 });
    played(g, play(g), ["box:limited", "ambush", "die:6", "troops.kedah"]);
    expect([g.resistance, g.outcome, g.stage]).toEqual([20, undefined, "second"]);
  });

  it("7.0.1 at 18 and 19 Jungle Camps must be strictly fewer than Force 136 on the map", () => {
    for (const resistance of [18, 19])
      for (const [spaces, expected] of [
        [{}, []],
        [{ perak: "F" }, ["british"]],
        [{ perak: "F camp" }, []],
        [{ perak: "F2 camp" }, ["british"]],
        [{ perak: "F3 camp", johore: "camp" }, ["british"]],
        [{ perak: "F2 camp", johore: "camp" }, []],
        [{ ec_north: "F", kuala_lumpur: "F", perak: "camp" }, ["british"]],
      ] as const)
        expect([resistance, spaces, winners(resistance, spaces)]).toEqual([resistance, spaces, expected]);
  });

  it("7.0.1 Force 136 on a card or in the box is not on the map", () => {
    const g = position({ perak: "F camp" }, { resistance: 18, away: { force136: 1 } });
    expect(finalVictory(g).winners).toEqual([]);
  });

  it("7.0.1 if the MPAJA win both players lose", () => {
    expect(finalVictory(position({ perak: "camp" }, { resistance: 18 }))).toEqual({
      winners: [],
      scores: { british: 0, japanese: 0 },
      reason: "7.0.1",
    });
    expect(finalVictory(position({}, { resistance: 17 }))).toEqual({
      winners: ["japanese"],
      scores: { british: 0, japanese: 1 },
      reason: "7.0.1",
    });
    expect(finalVictory(position({}, { resistance: 20 }))).toEqual({
      winners: ["british"],
      scores: { british: 1, japanese: 0 },
      reason: "7.0.1",
    });
  });

  it("7.0.1 at 20 the British win whatever the MPAJA have, below 18 the Japanese whatever Force 136 has", () => {
    expect(winners(20, { perak: "camp", johore: "camp", kedah: "camp", pahang: "camp" })).toEqual([
      "british",
    ]);
    expect(winners(17, { perak: "F3" })).toEqual(["japanese"]);
  });

  it("7.0.1 the last MPAJA and Resistance phases still count", () => {
    const g = position(
      { kedah: "opposition intel:2", perak: "F opposition", johore: "opposition", kelantan: "opposition" },
      { stage: "mpaja", rounds: 2, resistance: 14 },
    );
    played(g, play(g), []);
    played(g, play(g), []);
    // Four mobilized in empty Provinces, Intel 2, and 7 Neutral: 14 + 4 + 2 - 1.
    expect([g.resistance, g.outcome?.winners]).toEqual([19, ["british"]]);
  });

  it("7.0.1 the game tells who has won", () => {
    for (const [resistance, winner] of [
      [10, "japanese"],
      [18, "mpaja"],
      [20, "british"],
    ] as const) {
      // With nobody Neutral and nothing else to count Resistance stays.
      const spaces = Object.fromEntries(POPULATED.map((space) => [idOf(space), "opposition"]));
      const g = position(
        { ...spaces, perak: "camp opposition" },
        { stage: "resistance", rounds: 2, resistance },
      );
      const log: unknown[] = [];
      g.log = (entry) => {
        if (entry.kind === "over") log.push(entry);
      };
      played(g, play(g), []);
      expect(log).toEqual([{ kind: "over", rule: "7.0.1", winner, resistance }]);
    }
  });
});

describe("Resistance goes up", () => {
  it("7.1 by one for each Troop or Kempeitai that an Ambush moves", () => {
    const g = position({ kedah: "1T / 1M F", johore: "K / 1M F" }, { resistance: 5 });
    operation(
      g,
      "ambush",
      "limited",
      ...["kedah", "die:6", "troops.kedah", "johore", "die:6", "kempeitai.johore"],
    );
    expect(g.resistance).toBe(7);
  });

  it("7.1 not by Police that an Ambush removes, nor by Sabotage, Supply or Gather", () => {
    const g = position({ kedah: "1P / 3M F camp", perak: "1M" }, { resistance: 5 });
    operation(g, "ambush", "limited");
    operation(g, "sabotage", "limited");
    special(g, "supply");
    special(g, "gather", "intel.perak", "intel:2", "done");
    expect(g.resistance).toBe(5);
  });

  it("7.1 by Events, and at Propaganda by Intel, Supply Caches and spaces held by Guerrillas", () => {
    const g = position({ kedah: "terror", perak: "terror" }, { resistance: 5 });
    event(g, "british", 1, "unshaded");
    expect(g.resistance).toBe(7);
    const h = position({ kedah: "1M C intel:2" }, { resistance: 5 });
    played(h, resistancePhase(h), []);
    // 2 + 1 + 1, and three down for 16 Neutral.
    expect(h.resistance).toBe(6);
  });
});

describe("Resistance goes down", () => {
  it("7.2 by one for each Force 136 that Eliminate removes", () => {
    const g = position({ kedah: "K / F", johore: "K / F" }, { resistance: 5 });
    special(g, "eliminate", "kedah", "die:6", "force136.kedah", "johore", "die:6", "force136.johore");
    expect(g.resistance).toBe(3);
  });

  it("7.2 not by a Force 136 that an Event removes without saying so", () => {
    const g = position({ kedah: "1T / F" }, { resistance: 5 });
    event(g, "japanese", 28, "shaded");
    expect([g.available.force136, g.resistance]).toEqual([3, 5]);
  });

  it("7.2 by Events, and at Propaganda by Resources, Neutral Population and spaces with Police", () => {
    const g = position({ kedah: "F camp", johore: "F camp" }, { resistance: 5 });
    event(g, "japanese", 24, "shaded");
    expect(g.resistance).toBe(3);
    const h = position({ kedah: "1P", perak: "1P", johore: "1P" }, { resistance: 10, resources: 9 });
    played(h, resistancePhase(h), []);
    expect(h.resistance).toBe(10 - 2 - 3 - 1);
  });
});
