import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { playMarker } from "./hand.ts";
import { invariants } from "./invariants.ts";
import { announceZones, examine, hasZones, openContact } from "./knowledge.ts";
import { ALLIED, GRID, JAPANESE } from "./map.ts";
import { breakDown, eliminate } from "./pieces.ts";
import type { MalayaView } from "./shape.ts";
import { Campaign, markerOf, onMap, REPLACEABLE } from "./state.ts";
import { DEFAULTS, played, position, unit } from "./testing/index.ts";
import { faceOf, UNITS, UNITS_OF } from "./units.ts";
import { view } from "./view.ts";
import { determinize } from "./worlds.ts";

const hex = (id: string) => GRID.find(id);
const faces = (g: Campaign, side: 0 | 1, id: string) => g.unitsAt(side, hex(id)).map(faceOf).sort();

/** An army in the field: everything else is withdrawn, and everybody knows it. */
const field = () =>
  position({
    stage: "movement",
    stacks: `0909: a-11ind-hq! a-6ind a-15ind a-mc-eng; 1013: a-28ind a-sup-01; 0810: a-3ind-rec; 1413: a-kc; 0815: a-11-cd a-2l
      1003: j-11-5 j-41-5 j-5-hq!; 1604: j-42-5; 0906: j-5-rec j-1-tk; base: j-25a-hq j-3ig j-4ig`,
  });

describe.each(["japanese", "allied", "spectator"] as const)("worlds of %s", (viewer) => {
  it("look like the true one, can be, and follow from what is seen", () => {
    const g = field();
    announceZones(g, JAPANESE, hex("0906"), "18.4");
    breakDown(g, unit("a-15ind"));
    eliminate(g, unit("a-b126-02"), "15.2");
    for (let seed = 1; seed <= 40; seed++) {
      const world = determinize(g, viewer, fastRandom(seed));
      expect(view(world, viewer)).toEqual(view(g, viewer));
      expect(invariants(world)).toEqual([]);
      expect(view(determinize(world, viewer, fastRandom(seed + 1)), "spectator")).toEqual(
        view(determinize(g, viewer, fastRandom(seed + 1)), "spectator"),
      );
    }
  });
});

describe("what a side knows stays in every world", () => {
  const worlds = (g: Campaign) =>
    Array.from({ length: 30 }, (_, seed) => determinize(g, "japanese", fastRandom(seed + 1)));

  it("a stack that was seen and has not changed", () => {
    const g = field();
    examine(g, JAPANESE, [hex("1013")], "16.71");
    for (const world of worlds(g)) expect(faces(world, ALLIED, "1013")).toEqual(["a-28ind", "a-sup"]);
  });

  it("a stack that lies open, with its state", () => {
    const g = field();
    g.put(unit("j-11-5"), hex("0908"));
    g.mark(unit("a-6ind"), 1);
    openContact(g);
    for (const world of worlds(g)) {
      expect(faces(world, ALLIED, "0909")).toEqual(["a-11ind-hq", "a-15ind", "a-6ind", "a-mc-eng"]);
      expect(world.has(unit("a-6ind"), 1)).toBe(true);
    }
  });

  it("coast guns, and who is dead", () => {
    const g = field();
    eliminate(g, unit("a-kc"), "15.2");
    for (const world of worlds(g)) {
      expect(faces(world, ALLIED, "0815")).toContain("a-11-cd");
      expect(world.at[unit("a-kc")]).toBe(REPLACEABLE);
    }
  });

  it("which stacks were told to have zones, and which not", () => {
    const g = field();
    g.mark(unit("a-3ind-rec"), 1);
    g.put(unit("j-1-tk"), hex("0809"));
    announceZones(g, JAPANESE, hex("0809"), "18.4");
    for (const world of worlds(g)) {
      expect(hasZones(world, ALLIED, hex("0909"))).toBe(true);
      expect(hasZones(world, ALLIED, hex("0810"))).toBe(false);
    }
  });
});

describe("markers in hand that everybody knows of", () => {
  const held = (g: Campaign, viewer: "japanese" | "allied") =>
    Array.from({ length: 40 }, (_, seed) => determinize(g, viewer, fastRandom(seed + 1)));
  const start = () => new Campaign({ options: DEFAULTS });

  it("25.4d, 25.5d both hands of the start are in every world, and seen by both", () => {
    const g = start();
    for (const world of held(g, "japanese")) expect(world.hand[markerOf("force-z")]).toBe(1);
    for (const world of held(g, "allied")) expect(world.hand[markerOf("japanese-staff")]).toBe(2);
    const [japanese, allied] = (view(g, "spectator") as object as MalayaView).sides;
    expect([japanese.markers, allied.markers]).toEqual([["japanese-staff", "japanese-staff"], ["force-z"]]);
  });

  it("MB-146 one that was picked since is known to nobody, nor is it when a like one is played", () => {
    const g = start();
    const staff = markerOf("japanese-staff");
    playMarker(g, staff);
    g.pool[staff]--;
    g.hand[staff]++;
    expect(g.known[staff]).toBe(1);
    playMarker(g, staff);
    expect(g.known[staff]).toBe(0);
    const counts = new Set(held(g, "allied").map((world) => world.hand[staff]));
    expect([...counts].sort()).toEqual([0, 1]);
  });

  it("25.7c ships that have fired are known to be there on later turns, too", () => {
    const g = position({
      turn: 2,
      stage: "strikes",
      stacks: "1003: j-11-5; 1002: a-af1",
      hand: { "naval-ca": 1 },
      pool: { "naval-dd": 1, banzai: 1, panic: 1 },
    });
    played(g, "to:1002");
    g.fired = [];
    for (const world of held(g, "allied")) expect(world.hand[markerOf("naval-ca")]).toBe(1);
  });

  it("MB-34 Force Z is known once it was out, and no more when it has fired and lies in the pool", () => {
    const g = position({
      turn: 2,
      stage: "superiority",
      revealed: false,
      stacks: "1003: j-11-5; 1002: a-af1",
      hand: { "force-z": 1, "allied-staff": 1 },
      pool: { "allied-thais": 1 },
    });
    g.forceZ = true;
    const shown = () => (view(g, "japanese") as object as MalayaView).sides[1].markers;
    expect(shown()).toEqual([]);
    played(g);
    expect(shown()).toEqual(["force-z"]);
    g.phasing = ALLIED;
    g.stage = "strikes";
    played(g, "to:1003");
    expect(shown()).toEqual([]);
  });
});

describe("what a side does not know", () => {
  it("9.1 breaks whole units down where there are more stacks than units, and no supply is left to lie alone", () => {
    const points = Array.from({ length: 23 }, (_, index) => `j-sup-${String(index + 1).padStart(2, "0")}`);
    const g = position({ stacks: `1003: ${points.join(" ")}; 0906: j-11-5; 0909: a-6ind` });
    const [, second, third] = breakDown(g, unit("j-11-5"));
    g.put(second, hex("1604"));
    g.put(third, hex("1002"));
    examine(g, ALLIED, [hex("1003")], "16.71");
    for (let seed = 1; seed <= 10; seed++) {
      const world = determinize(g, "allied", fastRandom(seed));
      expect(invariants(world)).toEqual([]);
      expect(view(world, "allied")).toEqual(view(g, "allied"));
      expect(faces(world, JAPANESE, "0906")).toHaveLength(1);
    }
  });

  it("differs from world to world", () => {
    const g = field();
    const found = new Set<string>();
    for (let seed = 1; seed <= 60; seed++)
      found.add(faces(determinize(g, "japanese", fastRandom(seed)), ALLIED, "0909").join(" "));
    expect(found.size).toBeGreaterThan(10);
  });

  it("leaves no counter out: whatever is alive is somewhere", () => {
    const g = field();
    const alive = (world: Campaign) =>
      UNITS_OF[ALLIED]
        .filter((each) => UNITS[each].type !== "supply" && (onMap(world.at[each]) || world.at[each] === 4000))
        .map(faceOf)
        .sort();
    for (let seed = 1; seed <= 20; seed++) {
      const world = determinize(g, "japanese", fastRandom(seed));
      const broken = UNITS_OF[ALLIED].filter((each) => world.at[each] === 4004);
      if (broken.length === 1) expect(alive(world)).toEqual(alive(g));
    }
  });
});
