import { CHANCE } from "@sandtable/engine";
import { describe, expect, test } from "vitest";
import { ALLIED, JAPANESE } from "../map.ts";
import {
  DAMAGED,
  INTERDICTION,
  LOST,
  markerOf,
  RECON,
  RESERVE,
  STRIKE,
  SUPERIORITY,
  SUPPRESSED,
} from "../state.ts";
import { type Course, keys, type Made, played, position } from "../testing/index.ts";

const kinds = ({ events }: Course): readonly string[] => events.map(({ kind }) => kind);
type Air = NonNullable<Made["air"]>;
/** The missions lie open, and fire is about to be exchanged. */
function revealed(air: Air, made: Made = {}) {
  return position({ stage: "superiority", turn: 2, air, ...made });
}

describe("16.3 air missions", () => {
  const made: Made = {
    stage: "allocation",
    phasing: "japanese",
    turn: 2,
    units: {
      "a-af1": "0810",
      "a-af2": "1013",
      "a-af3": "1013",
      "a-af4": "2032",
      "a-af5": "0909",
      "a-1m": "3845",
    },
    flags: { "a-af4": SUPPRESSED },
    air: { japanese: { reserve: 3 }, allied: { reserve: 5 } },
  };

  test("16.31 the numbers one after another, in secret; the rest stays in reserve", () => {
    const g = position(made);
    const course = played(g);
    expect(course.decision).toMatchObject({
      secret: ["japanese"],
      about: { kind: "allocate", box: "superiority", left: 3 },
    });
    expect(keys(course)).toEqual(["count:0", "count:1", "count:2", "count:3"]);
    played(position(made), "count:1", "count:1");
    const all = position(made);
    expect(played(all, "count:0", "count:3").decision?.seat).toBe("allied");
    expect([...all.air[JAPANESE].subarray(0, 5)]).toEqual([0, 0, 3, 0, 0]);
    const some = position(made);
    played(some, "count:1", "count:0", "count:1", "count:0");
    expect([...some.air[JAPANESE].subarray(0, 5)]).toEqual([1, 1, 0, 1, 0]);
  });

  test("26.12a, 26.9 and MB-38 the Allies fly as many points as fields have an effective airfield battalion", () => {
    const course = played(position(made), "count:3");
    expect(course.decision).toMatchObject({ seat: "allied", about: { left: 2 }, secret: ["allied"] });
  });

  test("26.12a, MB-150 without airfields nothing flies; that there are none is not shown by passing the Allies over", () => {
    const g = position({ ...made, units: {} });
    const course = played(g, "count:3");
    expect(course.decision).toMatchObject({ seat: "allied", about: { left: 0 }, secret: ["allied"] });
    expect(keys(course)).toEqual(["count:0"]);
    played(g, "count:0");
    expect(g.air[ALLIED][RESERVE]).toBe(5);
    expect(g.phasing).not.toBe(ALLIED);
  });

  test("4.1, 16.33 points left on missions go back to reserve first", () => {
    const g = position({ ...made, air: { japanese: { reserve: 1, recon: 2 }, allied: {} } });
    expect(played(g).decision?.about).toMatchObject({ left: 3 });
  });

  test("16.0, 18.3 nothing is open while the allocation lasts; then everything is told, and only then somebody is asked", () => {
    const g = position({ ...made, hand: { "force-z": 1 } });
    const course = played(g, "count:2", "count:1", "count:1", "count:1", "yes");
    expect(g.revealed).toBe(true);
    const told = course.events.filter(({ kind }) => kind === "air-revealed");
    expect(told).toMatchObject([
      { reveals: true, seat: "japanese", superiority: 2, strike: 1, interdiction: 0, recon: 0, reserve: 0 },
      { reveals: true, seat: "allied", superiority: 1, strike: 1, reserve: 3, isForceZ: true },
    ]);
    expect(g.hand[markerOf("force-z")]).toBe(1);
  });

  test("force-z, MB-34 is asked for only if in hand, and in secret", () => {
    const g = position({ ...made, units: {}, hand: { "force-z": 1 } });
    const course = played(g, "count:3", "count:0");
    expect(course.decision).toMatchObject({
      seat: "allied",
      secret: ["allied"],
      about: { kind: "commit-force-z" },
    });
    played(g, "count:0", "no");
    expect(g.forceZ).toBe(false);
  });
});

describe("16.5 air superiority", () => {
  test("W9, 16.52 of six against four, up to two may fire at other missions; the firing side names the boxes", () => {
    const air: Air = {
      japanese: { superiority: 6 },
      allied: { superiority: 4, interdiction: 1, strike: 1, reserve: 1, damaged: 1 },
    };
    const course = played(revealed(air));
    expect(course.decision).toMatchObject({ seat: "japanese", about: { kind: "surplus", most: 2 } });
    expect(keys(course)).toEqual(["count:0", "count:1", "count:2"]);
    const g = revealed(air);
    const fired = played(g, "count:2", "die:1", "die:1", "die:5");
    expect(fired.events.filter(({ kind }) => kind === "air-fire")).toMatchObject([
      { seat: "japanese", at: "superiority", points: 4 },
      { seat: "allied", at: "superiority", points: 4 },
      { seat: "japanese", at: "missions", points: 2, die: 5, eliminated: 1, damaged: 1 },
    ]);
    expect(fired.decision).toMatchObject({ seat: "japanese", about: { kind: "air-hit", hit: "eliminated" } });
    expect(keys(fired)).toEqual(["box:strike", "box:interdiction", "box:reserve"]);
    played(g, "box:interdiction", "box:strike");
    expect(g.air[ALLIED][INTERDICTION] + g.air[ALLIED][STRIKE]).toBe(0);
    expect(g.air[ALLIED][LOST]).toBe(1);
    expect(g.points[JAPANESE]).toBe(1);
  });

  test("W10 nothing spills over: the four are gone, two damages are lost, other missions untouched", () => {
    const g = revealed({ japanese: { superiority: 6 }, allied: { superiority: 4, strike: 2 } });
    const course = played(g, "count:0", "die:6", "die:1");
    expect([g.air[ALLIED][LOST], g.air[ALLIED][STRIKE]]).toEqual([3, 2]);
    expect(g.air[ALLIED][DAMAGED]).toBe(1);
    expect(g.points[JAPANESE]).toBe(3);
    expect(kinds(course)).toContain("air-lost");
  });

  test("all fire is exchanged before anybody suffers: those who are shot down have fired", () => {
    const g = revealed({ japanese: { superiority: 1 }, allied: { superiority: 1 } });
    played(g, "die:6", "die:6");
    expect([g.air[JAPANESE][LOST], g.air[ALLIED][LOST]]).toEqual([1, 1]);
    expect(g.points).toEqual([1, 2]);
  });

  test("MB-41 without enemy fighters the whole force is surplus, and what does not fire at missions rolls no die", () => {
    const g = revealed({ japanese: { superiority: 3 }, allied: { recon: 1 } });
    const course = played(g, "count:0");
    expect(kinds(course)).not.toContain("air-fire");
    expect(g.air[JAPANESE][RESERVE]).toBe(3);
  });

  test("MB-41 more than seven points fire on the last column", () => {
    const g = revealed({ japanese: { superiority: 9 }, allied: { superiority: 1 } });
    const course = played(g, "die:6", "die:1");
    expect(course.events.find(({ kind }) => kind === "air-fire")).toMatchObject({
      points: 9,
      eliminated: 3,
      damaged: 4,
    });
    expect(g.air[ALLIED][LOST]).toBe(1);
  });

  test("26.15a, 16.4, 26.4 and MB-42 the Japanese reach the Allied reserve, the Allies not the Japanese; damaged points are safe", () => {
    const japanese = played(revealed({ japanese: { superiority: 2 }, allied: { reserve: 2, damaged: 2 } }));
    expect(japanese.decision?.about.kind).toBe("surplus");
    const hit = played(
      revealed({ japanese: { superiority: 2 }, allied: { reserve: 2, damaged: 2 } }),
      "count:2",
      "die:5",
    );
    expect(hit.decision).toBeDefined();
    const g = revealed({ japanese: { reserve: 5 }, allied: { superiority: 2 } });
    expect(played(g).decision?.about.kind).not.toBe("surplus");
    const safe = revealed({ japanese: { superiority: 2 }, allied: { damaged: 2 } });
    expect(played(safe).decision?.about.kind).not.toBe("surplus");
  });

  test("16.10, 16.34 and MB-43 a point takes one hit, and what finds no target is lost", () => {
    const g = revealed({ japanese: { superiority: 2 }, allied: { recon: 1 } });
    played(g, "count:2", "die:6");
    expect(g.air[ALLIED][LOST]).toBe(1);
    expect(g.air[ALLIED][DAMAGED] + g.air[ALLIED][RECON]).toBe(0);
    expect(g.hits).toEqual([0, 0]);
  });

  test("16.51(5) the fighters come home only after the hits are given", () => {
    const g = revealed({ japanese: { superiority: 3 }, allied: { superiority: 1, strike: 1, recon: 1 } });
    const course = played(g, "count:2", "die:1", "die:1", "die:5");
    expect(keys(course)).toEqual(["box:strike", "box:recon"]);
    expect(g.air[ALLIED][SUPERIORITY]).toBe(1);
    played(g, "box:strike");
    expect(g.air[ALLIED][SUPERIORITY]).toBe(0);
    expect(g.air[ALLIED][RESERVE]).toBe(1);
  });
});

describe("26.16a Force Z", () => {
  const at = (strike: number, die?: string) => {
    const g = revealed({ japanese: { strike }, allied: {} }, { hand: { "force-z": 1 } });
    g.forceZ = true;
    const course = die ? played(g, `count:${strike}`, die) : played(g);
    return { g, course };
  };

  test("force-z, 26.16a any number of Strike points may attack it, or none; then there is no ban", () => {
    const { g, course } = at(2);
    expect(course.decision).toMatchObject({ seat: "japanese", about: { kind: "attack-force-z" } });
    expect(keys(course)).toEqual(["count:0", "count:1", "count:2"]);
    played(g, "count:0");
    expect([g.noLandings, g.forceZ, g.air[JAPANESE][STRIKE]]).toEqual([false, true, 2]);
  });

  test("nobody is asked without Strike points", () => {
    expect(at(0).course.decision?.about.kind).not.toBe("attack-force-z");
  });

  test("MB-35 no effect: no Japanese sea movement this turn", () => {
    const { g } = at(6, "die:2");
    expect([g.noLandings, g.forceZ, g.hand[markerOf("force-z")]]).toEqual([true, true, 1]);
    expect(g.air[JAPANESE][STRIKE]).toBe(0);
    expect(g.air[JAPANESE][RESERVE]).toBe(6);
  });

  test("MB-35 AA: an air point is lost for good, two points for the Allies", () => {
    const { g } = at(6, "die:1");
    expect([g.air[JAPANESE][LOST], g.air[JAPANESE][RESERVE]]).toEqual([1, 5]);
    expect(g.points).toEqual([0, 2]);
    expect(g.forceZ).toBe(true);
  });

  test.each([
    ["die:3", 10],
    ["die:6", 20],
  ])("damaged or sunk (%s) it leaves play for %i points", (die, points) => {
    const { g } = at(6, die);
    expect(g.points[JAPANESE]).toBe(points);
    expect(g.hand[markerOf("force-z")] + g.pool[markerOf("force-z")]).toBe(0);
    expect([g.forceZ, g.noLandings]).toEqual([false, false]);
  });

  test("beyond six points the last column holds: four is a hit that sinks", () => {
    const { g } = at(8, "die:4");
    expect(g.points[JAPANESE]).toBe(20);
  });

  test("the die is chance's, and public", () => {
    const g = revealed({ japanese: { strike: 1 }, allied: {} }, { hand: { "force-z": 1 } });
    g.forceZ = true;
    const { decision } = played(g, "count:1");
    expect(decision?.seat).toBe(CHANCE);
    expect(decision?.secret).toBeUndefined();
  });
});
