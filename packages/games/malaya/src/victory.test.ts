import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { forecastWill, politicalWillPhase } from "./propaganda.ts";
import type { Malaya } from "./state.ts";
import { event, operation, played, position } from "./testing/index.ts";
import { earlyVictory, finalVictory } from "./victory.ts";

const at = (will: number): Malaya => position({}, { will });
const round = (will: number, rounds: number): Malaya => {
  const g = position({}, { stage: "will", will, rounds });
  played(g, play(g), []);
  return g;
};

describe("Victory", () => {
  it("7.0 Political Will alone decides, whatever the map and the Resources look like", () => {
    const british = position({ pahang: "2B 5G", perak: "2B 9G" }, { will: 18, british: 0, mcp: 20 });
    expect(earlyVictory(british)?.winners).toEqual(["british"]);
    const mcp = position({ kuala_lumpur: "15T 15P" }, { will: 2, british: 20, mcp: 0 });
    expect(earlyVictory(mcp)?.winners).toEqual(["mcp"]);
  });

  it("7.0 a winning value in the middle of a Campaign ends nothing", () => {
    const g = position({}, { stage: "first", card: 14, will: 20, british: 1 });
    played(g, play(g), ["box:event", "unshaded"]);
    expect(g.politicalWill).toBe(20);
    expect(g.outcome).toBeUndefined();
    expect(played(g, play(g), [])?.seat).toBe("mcp");
    const h = position({}, { stage: "first", card: 9, first: "mcp", will: 2 });
    played(h, play(h), ["box:event", "shaded", "johore"]);
    expect(h.politicalWill).toBe(0);
    expect(h.outcome).toBeUndefined();
  });

  it("7.0.1 in every Propaganda Round the MCP win at 0 to 2, the British at 18 to 20, and nobody in between", () => {
    for (let will = 0; will <= 20; will++) {
      const winner = will <= 2 ? ["mcp"] : will >= 18 ? ["british"] : undefined;
      expect([will, earlyVictory(at(will))?.winners]).toEqual([will, winner]);
      for (const rounds of [0, 1])
        expect([will, round(will, rounds).outcome?.winners]).toEqual([will, winner]);
    }
  });

  it("7.0.2 in the final round the MCP win below 10, the British above, and 10 is a tie", () => {
    for (let will = 0; will <= 20; will++) {
      const winners = will < 10 ? ["mcp"] : will > 10 ? ["british"] : [];
      const g = round(will, 2);
      expect([will, g.outcome?.winners]).toEqual([will, winners]);
      expect(g.stage).toBe("over");
      const early = will <= 2 || will >= 18;
      expect(g.outcome?.reason).toBe(early ? "7.0.1" : "7.0.2");
    }
    expect(finalVictory(at(10)).scores).toEqual({ british: 0.5, mcp: 0.5 });
  });

  it("7.0.2 the last Political Will phase still counts before the final check", () => {
    const g = position({ perak: "support" }, { stage: "will", will: 8, rounds: 2 });
    played(g, play(g), []);
    expect(g.outcome?.winners).toEqual(["british"]);
    const h = position({ ec_north: "1G" }, { stage: "will", will: 10, rounds: 2, scenario: "extended" });
    played(h, play(h), []);
    expect(h.outcome?.winners).toEqual(["mcp"]);
  });
});

describe("Political Will goes up", () => {
  it("7.1 by one for each Base removed by Assault, or by an Event that says so", () => {
    const g = position({ johore: "6T / 2B" }, { will: 10 });
    operation(g, "assault", "limited");
    expect(g.politicalWill).toBe(12);
    const h = position({ johore: "6T / 2B" }, { will: 10 });
    event(h, "british", 16, "unshaded", "bases.johore", "bases.johore");
    expect(h.politicalWill).toBe(12);
  });

  it("7.1 by the population of a space that MCP Control leaves, and by Events", () => {
    const g = position({ perak: "1T / 2G(2A)", kuala_lumpur: "4T" }, { will: 10 });
    operation(g, "train", "full", "air-strike", "kedah", "done", "done");
    expect(g.politicalWill).toBe(13);
    event(g, "british", 14, "unshaded");
    expect(g.politicalWill).toBe(14);
  });

  it("7.1 by the surplus of Support over Opposition at Propaganda", () => {
    const g = position({ perak: "support", johore: "opposition" }, { will: 10 });
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(11);
  });
});

describe("Political Will goes down", () => {
  it("7.2 by one for each Attack or Ambush that removes Troops, not for Police", () => {
    const g = position({ johore: "6T / 2G", perak: "6T / 1G", kedah: "6P / 1G" }, { will: 10 });
    operation(g, "attack", "full", "johore", "die:1", "ambush:perak", "kedah", "die:1");
    expect(g.politicalWill).toBe(8);
  });

  it("7.2 by the population of a space that comes under MCP Control, and by Events", () => {
    const g = position({}, { will: 10 });
    operation(g, "rally", "limited", "perak");
    expect(g.politicalWill).toBe(7);
    event(g, "mcp", 9, "shaded", "johore");
    expect(g.politicalWill).toBe(5);
    event(g, "mcp", 26, "unshaded");
    expect(g.politicalWill).toBe(4);
  });

  it("7.2 by the surplus of Opposition without New Village, by Terror in Kuala Lumpur and by Sabotage", () => {
    const g = position(
      {
        perak: "opposition",
        kedah: "1P opposition village",
        kuala_lumpur: "terror",
        ec_north: "sabotage",
        ec_south: "1G",
      },
      { will: 10 },
    );
    expect(forecastWill(g)).toEqual({ support: 0, opposition: 3, sabotage: 2, terror: 1, net: -6 });
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(4);
  });
});
