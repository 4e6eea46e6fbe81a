import { describe, expect, test } from "vitest";
import { ALLIED, GRID, JAPANESE, OBJECTIVES } from "../map.ts";
import { type Campaign, DAMAGED, markerOf, RECON, RESERVE, STRIKE } from "../state.ts";
import { type Course, type Made, played, position } from "../testing/index.ts";
import { levelOf } from "./end.ts";

const told = ({ events }: Course, kind: string) => events.filter((event) => event.kind === kind);
/** The end of a turn with a Japanese regiment at Jitra, so that the campaign goes on; the next turn stops at a pick. */
function ending(made: Made): Campaign {
  const units = { "j-3ig": "0909", ...made.units };
  return position({ turn: 2, stage: "end", pool: { banzai: 2, matador: 1 }, ...made, units });
}
const twelve = (except: string[] = []) => {
  const ids = [
    "j-4ig",
    "j-5ig",
    "j-sup-01",
    "j-1-tk",
    "j-5-hq",
    "j-sup-02",
    "j-4-eng",
    "j-5-af",
    "j-20-aa",
    "j-6-tk",
    "j-14-tk",
    "j-5-rec",
  ];
  return Object.fromEntries(
    OBJECTIVES.map((hex, index) => [ids[index], GRID.ids[hex]]).filter(([, hex]) => !except.includes(hex)),
  );
};

describe("24.0 victory points", () => {
  test("24.6 a point for each objective, three on the island for the Japanese; any land unit holds it", () => {
    const g = ending({ units: { "j-sup-01": "0810", "j-4ig": "3745", "a-1m": "3844", "a-sup-01": "2032" } });
    const course = played(g);
    expect(g.points).toEqual([4, 2]);
    expect(told(course, "objectives")).toMatchObject([
      { seat: "japanese", hexes: ["0810", "3745"] },
      { seat: "allied", hexes: ["2032", "3844"] },
    ]);
    expect(g.turn).toBe(3);
  });

  test("MB-138 ten for each island objective at the end of turn 6, beside the point", () => {
    const g = ending({ turn: 6, units: { "a-1m": "3844", "a-2m": "3845", "a-8ind": "2032" } });
    played(g);
    expect(g.points[ALLIED]).toBe(3 + 20);
    expect(g.stage).toBe("over");
  });

  test("MB-18 markers of this turn lapse before all eyes, others stay", () => {
    const g = ending({ hand: { "amphibious-move": 2, "japanese-thais": 1, banzai: 1 }, pool: { banzai: 1 } });
    const course = played(g);
    expect(g.pool[markerOf("amphibious-move")]).toBe(2);
    expect(g.hand[markerOf("amphibious-move")] + g.hand[markerOf("japanese-thais")]).toBe(0);
    expect(g.pool[markerOf("japanese-thais")]).toBe(0);
    expect(g.hand[markerOf("banzai")]).toBe(1);
    expect(told(course, "lapsed")).toHaveLength(3);
  });

  test("16.32 air points that did not fly go to reserve, damaged ones stay; Force Z stays in hand", () => {
    const g = ending({ air: { japanese: { strike: 2, recon: 1, damaged: 1 } }, hand: { "force-z": 1 } });
    g.forceZ = true;
    played(g);
    const air = g.air[JAPANESE];
    expect([air[RESERVE], air[STRIKE], air[RECON], air[DAMAGED]]).toEqual([3, 0, 0, 1]);
    expect([g.forceZ, g.hand[markerOf("force-z")]]).toEqual([false, 1]);
  });
});

describe("25.3 sudden death", () => {
  test("24.3, 25.3 and MB-139 the Japanese win with a unit of any kind in all twelve objectives", () => {
    const g = ending({ units: twelve() });
    played(g);
    expect(g.outcome).toEqual({ winners: ["japanese"], scores: { japanese: 1, allied: 0 }, reason: "25.3" });
    const almost = ending({ units: twelve(["3845"]) });
    played(almost);
    expect(almost.outcome).toBeUndefined();
  });

  test("MB-140 the Allies win when no Japanese infantry is in Malaya: Thailand, tanks and the base do not count", () => {
    const g = ending({ units: { "j-3ig": "1002", "j-1-tk": "0909", "j-4ig": "base" } });
    played(g);
    expect(g.outcome).toEqual({ winners: ["allied"], scores: { japanese: 0, allied: 1 }, reason: "25.3" });
    for (const [id, hex] of [
      ["j-b226-01", "0909"],
      ["j-21-bde", "0815"],
    ]) {
      const saved = ending({ units: { "j-3ig": "base", [id]: hex } });
      played(saved);
      expect(saved.outcome).toBeUndefined();
    }
  });

  test("MB-140 if both hold, Japan has won", () => {
    const g = ending({
      units: {
        ...twelve(),
        "j-3ig": "base",
        "j-4ig": "base",
        "j-5ig": "base",
        "j-sup-05": "0810",
        "j-sup-06": "0815",
      },
    });
    const free = OBJECTIVES.filter((hex) => !g.occupies(JAPANESE, hex));
    expect(free).toEqual([]);
    played(g);
    expect(g.outcome?.winners).toEqual(["japanese"]);
  });

  test("MB-139 on turn 6 it comes before the levels", () => {
    const g = ending({ turn: 6, units: twelve() });
    played(g);
    expect(g.outcome?.reason).toBe("25.3");
  });
});

describe("24.2 levels", () => {
  test("MB-137 draw to 15, marginal to 30, major to 44, decisive from 45", () => {
    expect([0, 15, 16, 30, 31, 44, 45, 90].map(levelOf)).toEqual([
      "draw",
      "draw",
      "marginal",
      "marginal",
      "major",
      "major",
      "decisive",
      "decisive",
    ]);
  });

  test.each([
    [20, 5, [], 0.625],
    [5, 35, ["allied"], 0.25],
    [100, 0, ["japanese"], 1],
  ] as const)("%i to %i at the end", (japanese, allied, winners, share) => {
    const g = ending({ turn: 6 });
    g.points[JAPANESE] = japanese;
    g.points[ALLIED] = allied;
    const course = played(g);
    expect(g.outcome).toMatchObject({
      winners,
      reason: "24.2",
      scores: { japanese: share, allied: 1 - share },
    });
    expect(told(course, "victory")).toHaveLength(1);
  });
});
