import { describe, expect, it } from "vitest";
import { GRID, JAPANESE, WATERS_IN, type Water } from "./map.ts";
import { navalAct, strikesOn } from "./naval.ts";
import type { Campaign } from "./state.ts";
import { keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { Lookout } from "./umbrella.ts";
import { view } from "./view.ts";

function naval(units: Record<string, string>, more: Partial<Made> = {}): Campaign {
  const g = position({ turn: 1, stage: "naval", units, ...more });
  g.hongKong.fallen = true;
  return g;
}
const act = (g: Campaign, ...answers: readonly string[]) => playedPart(g, navalAct(g), ...answers);

describe("2.1.C The naval movement segment", () => {
  it("2.1.C asks for a unit in a port or off the map, with the points that are left", () => {
    const { decision } = act(naval({ "jp-11": "1205", "jp-1for": "off-map", "jp-21": "0906" }));
    expect(decision).toMatchObject({ seat: "japanese", rule: "2.1.C", about: { ready: 2, japanese: 12 } });
    expect(keysOf(decision)).toEqual(["unit:jp-11", "unit:jp-1for", "end:naval"]);
  });

  it("2.1.C the Allies see the points of their three nations", () => {
    const { decision } = act(naval({ "gb-6": "0813", "jp-11": "1205" }, { phasing: "allied", turn: 2 }));
    expect(decision?.about).toMatchObject({ ready: 1, british: 2, dutch: 2, american: 2 });
    expect(decision?.about.japanese).toBeUndefined();
    expect(keysOf(decision)).toEqual(["unit:gb-6", "end:naval"]);
  });

  it("2.1.C a unit that was told to stay has had its turn", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    act(g, "unit:jp-11", "stay");
    expect(whereIs(g, "jp-11")).toBe("1205");
    expect(keysOf(act(g).decision)).toEqual(["unit:jp-21", "end:naval"]);
    expect(view(g).points.japanese.used).toBe(0);
  });

  it("2.1.C the enemy's units are never asked for", () => {
    expect(keysOf(act(naval({ "jp-11": "1205", "gb-6": "0813" })).decision)).toEqual([
      "unit:jp-11",
      "end:naval",
    ]);
  });

  it("5.C what happened is told: from, to, points, landing or not", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "jp-yokosuka2": "1205" });
    expect(act(g, "unit:jp-11", "to:1006").events).toEqual([
      { kind: "sailed", rule: "5.C", unit: "jp-11", from: "1205", to: "1006", points: 1, landing: false },
    ]);
    expect(act(g, "unit:jp-21", "to:0609").events[0]).toMatchObject({ to: "0609", points: 2, landing: true });
    expect(act(g, "unit:jp-yokosuka2", "to:off-map").events).toEqual([
      {
        kind: "sailed",
        rule: "5.C",
        unit: "jp-yokosuka2",
        from: "1205",
        to: "off-map",
        points: 0,
        landing: false,
      },
    ]);
  });

  it("6.D a disrupted unit sails like any other, even to land", () => {
    const g = naval({ "jp-11": "1205" });
    g.recovers[unit("jp-11")] = 4;
    const keys = keysOf(act(g, "unit:jp-11").decision);
    expect(keys).toContain("to:1006");
    act(g, "unit:jp-11", "to:1006");
    expect(g.isDisrupted(unit("jp-11"))).toBe(true);
  });

  it("2.0 after it comes the combat phase, and no more sailing", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "0905", "nl-medan": "0804" });
    const { decision } = played(g, "end:naval");
    expect(decision?.rule).toBe("2.2");
  });

  it("5.C sixteen points: eight regiments land on turn 0, and no ninth", () => {
    const ids = ["jp-11", "jp-21", "jp-41", "jp-42", "jp-112", "jp-143", "jp-144", "jp-3g", "jp-4g"];
    const g = naval(
      Object.fromEntries(ids.map((id, index) => [id, index < 4 ? "1205" : index < 8 ? "1006" : "1103"])),
      {
        turn: 0,
      },
    );
    const coasts = ["0609", "0706", "0806", "0907"];
    ids.slice(0, 8).forEach((id, index) => {
      act(g, `unit:${id}`, `to:${coasts[index % 4]}`);
    });
    const { points, beaches } = view(g);
    expect(points.japanese).toEqual({ allowance: 16, used: 16, lost: 0 });
    expect(beaches.map(({ hex }) => hex).sort()).toEqual(coasts);
    expect(keysOf(act(g).decision)).toEqual([]);
    expect(whereIs(g, "jp-4g")).toBe("1103");
  });
});

describe("8.1 Strikes on a way", () => {
  it("8.1 a way that leaves an umbrella and comes back goes on counting", () => {
    const g = naval({ "gb-air": "0813" });
    const threat = new Lookout().for(g, JAPANESE);
    const water = (id: string) => WATERS_IN[GRID.find(id)][0];
    // 0810 is at three hexes, 0808 at five.
    expect(GRID.distance(GRID.find("0808"), GRID.find("0813"))).toBe(5);
    const strikes = strikesOn(["0810", "0809", "0808", "0809", "0810"].map(water), threat);
    expect(strikes.map(({ hex, needs }) => [GRID.ids[hex], needs])).toEqual([
      ["0810", 1],
      ["0809", 2],
      ["0809", 3],
      ["0810", 4],
    ]);
  });

  it("8.1 a count never passes six", () => {
    const g = naval({ "gb-air": "0813" });
    const threat = new Lookout().for(g, JAPANESE);
    const way = Array<Water>(9).fill(WATERS_IN[GRID.find("0913")][0]);
    expect(strikesOn(way, threat).map(({ needs }) => needs)).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6]);
  });

  it("8.1 radius four for land-based units: the fourth hex is in, the fifth is out", () => {
    const { over } = new Lookout().for(naval({ "gb-air": "0813" }), JAPANESE);
    for (const hex of GRID.hexes)
      expect(over[hex], GRID.ids[hex]).toBe(GRID.distance(hex, GRID.find("0813")) <= 4 ? 1 : 0);
  });
});
