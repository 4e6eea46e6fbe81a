import type { Json } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { ALL_SPACES } from "./board.ts";
import { CARDS, sidesOf } from "./cards.ts";
import { palestine } from "./game.ts";
import { invariants } from "./invariants.ts";
import { fullOperation, limitedOperation } from "./operation.ts";
import {
  CAPABILITY_CARDS,
  CHIT_VALUES,
  CHITS_OF_A_VALUE,
  chitsHeld,
  cubesIn,
  EVENT_CARDS,
  FACTIONS,
  FORCES,
  irgunIn,
  ownerOf,
  SUPPLY,
  setup,
  TRACK_CACHES,
  TRACK_CELLS,
} from "./state.ts";
import { boardText, event, position } from "./testing/index.ts";
import { view } from "./view.ts";

type Seen = Readonly<Record<string, Json>>;

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe("Components", () => {
  it("1.2 there are 12 Troops, 6 Police, 15 Cells, 5 Arms Caches and 3 Curfews", () => {
    expect(SUPPLY).toEqual({ troops: 12, police: 6, cells: 15, caches: 5, curfews: 3 });
    const g = setup("standard");
    expect(sum(g.troops) + g.available.troops).toBe(12);
    expect(sum(g.police) + g.available.police).toBe(6);
    expect(sum(g.underground) + sum(g.active) + g.available.cells).toBe(15);
    expect(sum(g.caches) + g.available.caches).toBe(5);
    expect(sum(g.curfew) + g.available.curfews).toBe(3);
  });

  it("1.2 a seventh Police, a sixteenth Cell or a sixth Arms Cache does not exist", () => {
    expect(() => position({ gaza: "7P" })).toThrow(/1\.4\.1|1\.2/);
    expect(() => position({ gaza: "16C" })).toThrow();
    expect(() => position({ gaza: "2K", lydda: "2K", samaria: "2K" })).toThrow();
    expect(() => position({ gaza: "13T" })).toThrow();
  });

  it("1.2 there are nine Intel Chits, three each of 0, 1 and 2", () => {
    expect([...CHIT_VALUES]).toEqual([0, 1, 2]);
    expect(CHITS_OF_A_VALUE).toBe(3);
    expect(() => position({}, { intel: [4, 0, 0] })).toThrow(/1\.6\.1/);
  });

  it("1.2 the deck has 32 Events: eight Capabilities, three with one text, five with a star", () => {
    const cards = Object.entries(CARDS);
    expect(cards).toHaveLength(32);
    expect(EVENT_CARDS).toBe(32);
    expect([...CAPABILITY_CARDS]).toEqual([9, 13, 17, 18, 23, 25, 29, 32]);
    const numbers = (fits: (card: (typeof CARDS)[number]) => boolean): number[] =>
      cards.filter(([, card]) => fits(card)).map(([number]) => Number(number));
    expect(numbers((card) => card.capability === "british")).toEqual([9, 17, 18, 29]);
    expect(numbers((card) => card.capability === "irgun")).toEqual([13, 23, 25, 32]);
    expect(numbers((card) => card.starred === true)).toEqual([2, 4, 8, 20, 27]);
    expect(cards.filter(([number]) => sidesOf(Number(number)).length === 1).map(([n]) => n)).toEqual([
      "4",
      "22",
      "26",
    ]);
  });
});

describe("Forces", () => {
  it("1.4 Troops and Police are British, Cells and Arms Caches are the Irgun's", () => {
    expect(FORCES.map((force) => [force, ownerOf(force)])).toEqual([
      ["troops", "british"],
      ["police", "british"],
      ["cells", "irgun"],
      ["caches", "irgun"],
    ]);
  });

  it("1.4 markers are no forces: they count neither as cubes nor as Irgun pieces", () => {
    const g = position({ tel_aviv: "2T 1P / 2C(1A) 1K curfew 2sabotage terror" });
    const [space] = ALL_SPACES.filter((candidate) => g.curfew[candidate] > 0);
    expect([cubesIn(g, space), irgunIn(g, space)]).toEqual([3, 3]);
  });

  it("1.5 there are two factions, the British and the Irgun, each with a seat of its own", () => {
    expect([...FACTIONS]).toEqual(["british", "irgun"]);
    expect(palestine.roles.map((role) => role.seat)).toEqual(["british", "irgun"]);
  });
});

describe("The Haganah Track", () => {
  it("1.9 it tells how many pieces the Irgun have: 15 and 5 at 4, 13 and 4 at 3, 10 and 4 below", () => {
    for (const [haganah, cells, caches] of [
      [4, 15, 5],
      [3, 13, 4],
      [2, 10, 4],
      [1, 10, 4],
      [0, 10, 4],
    ]) {
      const g = position({}, { haganah });
      expect([haganah, g.available.cells, g.available.caches]).toEqual([haganah, cells, caches]);
    }
    expect(sum(TRACK_CELLS)).toBe(5);
    expect(sum(TRACK_CACHES)).toBe(1);
  });

  it("1.9 and at 4 it gives Irgun Operations one space more, which the British never get", () => {
    for (const [haganah, spaces] of [
      [4, 4],
      [3, 3],
      [0, 3],
    ]) {
      const g = position({}, { haganah });
      expect(fullOperation(g, "irgun").most).toBe(spaces);
      expect(limitedOperation(g, "irgun").most).toBe(spaces - 2);
      expect(fullOperation(g, "british").most).toBe(3);
      expect(limitedOperation(g, "british").most).toBe(1);
    }
  });
});

describe("Setup", () => {
  it("2.1 one Cell in every District and City, Arms Caches in Lydda and Jerusalem District, empty Railways", () => {
    expect(boardText(setup("standard"))).toEqual({
      galilee: "2T / 1C",
      haifa_d: "/ 1C",
      samaria: "2T / 1C",
      lydda: "/ 1C 1K",
      jerusalem_d: "/ 1C 1K",
      gaza: "2T / 1C",
      haifa_c: "2T 1P / 1C",
      tel_aviv: "2T 1P / 1C",
      jerusalem_c: "2T 1P / 1C",
    });
  });

  it("2.1 Available are 3 Arms Caches, 6 Cells, 3 Police, and all three Curfews", () => {
    expect(setup("standard").available).toEqual({ troops: 0, police: 3, cells: 6, caches: 3, curfews: 3 });
  });

  it("2.1 Political Will 18, Haganah at 4 with nothing on the track, empty Prison, no Intel Chits, Irgun 1st", () => {
    const g = setup("standard");
    expect([g.politicalWill, g.haganah, g.prison, g.exiled, chitsHeld(g)]).toEqual([18, 4, 0, 0, 0]);
    expect([sum(g.storedCells), sum(g.storedCaches)]).toEqual([0, 0]);
    expect(g.firstEligible).toBe("irgun");
    expect(g.capabilities.every((side) => side === 0)).toBe(true);
    expect([g.played, g.propagandaRounds, g.loans]).toEqual([[], 0, "none"]);
    expect(invariants(g)).toEqual([]);
  });
});

describe("What lies open", () => {
  it("2.2 pools, Prison, track, cards played and cards left are open, alike to both", () => {
    const g = position(
      { tel_aviv: "3T 1P / 2C(1A) 1K curfew sabotage 2terror" },
      {
        haganah: 2,
        prison: 3,
        exiled: 1,
        intel: [1, 0, 2],
        will: 7,
        stage: "first",
        card: 14,
        capabilities: { 9: "shaded" },
      },
    );
    const seen = view(g) as Seen;
    expect(palestine.view(g, "irgun")).toEqual(palestine.view(g, "british"));
    expect(seen).toMatchObject({
      stage: "first",
      card: "P14",
      played: ["P14"],
      cardsLeft: 20,
      politicalWill: 7,
      prison: 3,
      exiled: 1,
      available: { troops: 9, police: 5, cells: 4, caches: 3, curfews: 2 },
      haganah: { value: 2, stored: { "3": { cells: 3, caches: 0 }, "4": { cells: 2, caches: 1 } } },
      capabilities: { P9: "shaded" },
      mustPass: false,
      forecast: {
        districts: 0,
        cities: 2,
        terror: 6,
        railways: 0,
        clearRailways: 2,
        clearCities: 2,
        net: -4,
      },
    });
    expect((seen.spaces as Seen).tel_aviv).toEqual({
      kind: "city",
      troops: 3,
      police: 1,
      underground: 1,
      active: 1,
      caches: 1,
      sabotage: 1,
      terror: 2,
      curfew: true,
    });
    expect(seen.unseen).toHaveLength(31);
  });

  it("1.6.1 the chits the British hold are open, and so are those left in the bag", () => {
    expect(view(position({}, { intel: [1, 0, 2] }))).toMatchObject({
      intel: { held: [1, 0, 2], bag: [2, 3, 1] },
    });
  });

  it("2.2 the table shows that the British must Pass next", () => {
    const g = position({});
    event(g, "irgun", 27, "shaded");
    expect(view(g)).toMatchObject({ mustPass: true });
  });
});
