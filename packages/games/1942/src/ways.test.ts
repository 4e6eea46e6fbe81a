import { fastRandom } from "@sandtable/engine";
import type { Hex } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { claimsNear, isZoned, mayEnter, suitsOffRoad } from "./ground.ts";
import { LandRange } from "./land.ts";
import {
  ALL_SITES,
  ALLIED,
  CLEAR,
  GRID,
  HAS_ROAD,
  LAND_LINKS,
  NOBODY,
  NODE_HEX,
  NODES_IN,
  type Node,
  ROAD_LINKS,
  SITES,
  TERRAIN,
} from "./map.ts";
import { type Campaign, isTroop, onMap, SIDE } from "./state.ts";
import { atStart, keysOf, type Made, played, position, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";
import { view } from "./view.ts";
import { waysTo } from "./ways.ts";

/** Nobody holds Singapore, and a Japanese regiment stands in Johore. */
const JOHORE: Made = { units: { "jp-11": "0713", "jp-21": "1006" } };
const march = (made: Made, ...answers: readonly string[]) => {
  const g = position(made);
  return { g, ...played(g, ...answers) };
};

describe("6.3 Ways that differ in what they take", () => {
  it("6.3 past an empty fortress or through it: the owner is asked", () => {
    const { decision } = march(JOHORE, "unit:jp-11", "to:0812");
    expect(decision).toMatchObject({
      seat: "japanese",
      rule: "5.A",
      about: { kind: "way", unit: "jp-11", hex: "0812" },
    });
    expect(keysOf(decision)).toEqual(["straight:0812", "via:0813"]);
  });

  it("6.3 through it, the fortress falls; past it, it stands", () => {
    const through = march(JOHORE, "unit:jp-11", "to:0812", "via:0813");
    expect(whereIs(through.g, "jp-11")).toBe("0812");
    expect(view(through.g).fortresses.singapore.stands).toBe(false);
    expect(view(through.g).cities["0813"].owner).toBe("japanese");
    expect(through.events.map(({ kind }) => kind)).toEqual(["moved", "fortress", "city"]);
    expect(through.events[0]).toMatchObject({ from: "0713", to: "0812", through: ["0813"] });
    const past = march(JOHORE, "unit:jp-11", "to:0812", "straight:0812");
    expect(whereIs(past.g, "jp-11")).toBe("0812");
    expect(view(past.g).fortresses.singapore.stands).toBe(true);
    expect(past.events[0]).not.toHaveProperty("through");
  });

  it("6.3 the page is shown both ways, each with what it takes", () => {
    const { g } = march(JOHORE, "unit:jp-11", "to:0812");
    const { mover } = view(g);
    expect(mover).toMatchObject({ unit: "jp-11", kind: "way" });
    expect(mover?.destinations).toMatchObject([
      { to: "0812", path: ["0812"] },
      { to: "0813", path: ["0813", "0812"], takes: ["0813"] },
    ]);
    expect(mover?.destinations[0]).not.toHaveProperty("takes");
  });

  it("6.3 nobody is asked where the ways take the same", () => {
    expect(march(JOHORE, "unit:jp-11", "to:0813").decision?.about.kind).toBe("land");
    const fallen: Made = { ...JOHORE, fallen: ["singapore"], owners: { "0813": "japanese" } };
    expect(march(fallen, "unit:jp-11", "to:0812").decision?.about.kind).toBe("land");
  });

  /** Penang fell and was not entered; the other cities of northern Malaya are Japanese. */
  const PENANG: Made = {
    units: { "jp-11": "0611", "jp-21": "1006" },
    owners: { "0511": "nobody", "0509": "japanese", "0612": "japanese", "0710": "japanese" },
  };

  it("7.0 through a city that is nobody's, or past it, at the same cost", () => {
    const { g, decision } = march(PENANG, "unit:jp-11", "to:0609");
    expect(keysOf(decision)).toEqual(["straight:0609", "via:0511"]);
    expect(view(g).mover?.destinations.map(({ cost }) => cost)).toEqual([3, 3]);
    const through = march(PENANG, "unit:jp-11", "to:0609", "via:0511");
    expect(view(through.g).cities["0511"]).toMatchObject({ owner: "japanese", supplies: false });
    const past = march(PENANG, "unit:jp-11", "to:0609", "straight:0609");
    expect(view(past.g).cities["0511"].owner).toBe("nobody");
  });

  it("5.A by a way that costs more, as long as the points do for it", () => {
    const made: Made = { ...PENANG, units: { "jp-11": "0610", "jp-21": "1006" } };
    expect(keysOf(march(made, "unit:jp-11", "to:0611").decision)).toEqual(["straight:0611", "via:0511"]);
    // Two points of a disrupted unit (6.D) do not.
    const slow = march({ ...made, disrupted: { "jp-11": 2 } }, "unit:jp-11", "to:0611");
    expect(slow.decision?.about.kind).toBe("land");
  });

  it("7.0 where one way leads there nobody is asked, and the page and the log tell what it takes", () => {
    const made: Made = { ...PENANG, units: { "jp-11": "0510", "jp-21": "1006" } };
    const { g } = march(made, "unit:jp-11");
    expect(view(g).mover?.destinations.find(({ to }) => to === "0712")).toMatchObject({ takes: ["0511"] });
    const { decision, events } = march(made, "unit:jp-11", "to:0712");
    expect(decision?.about.kind).toBe("land");
    expect(events[0]).toMatchObject({ kind: "moved", rule: "5.A.1", through: ["0511"] });
  });

  it("7.0 what can be taken one after another is asked for one after another", () => {
    const made: Made = { ...PENANG, owners: { ...PENANG.owners, "0710": "nobody" } };
    const first = march(made, "unit:jp-11", "to:0609").decision;
    expect(keysOf(first)).toEqual(["straight:0609", "via:0511", "via:0710"]);
    const second = march(made, "unit:jp-11", "to:0609", "via:0710").decision;
    expect(keysOf(second)).toEqual(["straight:0609", "via:0511"]);
    const { g } = march(made, "unit:jp-11", "to:0609", "via:0710", "via:0511");
    expect(["0511", "0710"].map((hex) => view(g).cities[hex].owner)).toEqual(["japanese", "japanese"]);
    expect(whereIs(g, "jp-11")).toBe("0609");
  });

  it("5.C the Allies march through an invasion hex that nobody holds, or past it", () => {
    const made: Made = { phasing: "allied", units: { "gb-6": "0711" }, beaches: { "0712": [] } };
    const { decision } = march(made, "unit:gb-6", "to:0713");
    expect(keysOf(decision)).toEqual(["straight:0713", "via:0712"]);
    expect(view(march(made, "unit:gb-6", "to:0713", "via:0712").g).beaches).toEqual([]);
    expect(view(march(made, "unit:gb-6", "to:0713", "straight:0713").g).beaches).toHaveLength(1);
  });

  it("3.0 not through what lies in an enemy zone of control: the march would end there", () => {
    // From Sumatra a zone of control reaches Singapore and not Johore's east.
    const units = { ...JOHORE.units, "nl-1": "0814" };
    const g = position({ units });
    expect(g.zone[ALLIED][GRID.find("0813")]).toBeGreaterThan(0);
    expect(march({ units }, "unit:jp-11", "to:0812").decision?.about.kind).toBe("land");
  });
});

describe("5.A Ways read plainly", () => {
  /** What can be taken on the way to each hex, by trying every way step by step. */
  function plainly(g: Campaign, id: string, claims: readonly Hex[]): Map<Hex, Set<string>> {
    const mover = unit(id);
    const side = SIDE[mover];
    const start = g.hexOf(mover);
    const allowance = g.isDisrupted(mover) ? 2 : 5;
    const found = new Map<Hex, Set<string>>();
    const go = (node: Node, byRoad: boolean, spent: number, taken: readonly Hex[]): void => {
      const from = NODE_HEX[node];
      if (from !== start) {
        const before = taken.filter((hex) => hex !== from);
        const key = [...new Set(before)].sort((a, b) => a - b).join();
        found.set(from, (found.get(from) ?? new Set()).add(key));
        if (isZoned(g, side, from)) return;
      }
      for (const next of (byRoad ? ROAD_LINKS : LAND_LINKS)[node]) {
        const hex = NODE_HEX[next];
        const cost = spent + (byRoad || TERRAIN[hex] === CLEAR ? 1 : 2);
        if (hex === start || cost > allowance || !mayEnter(g, mover, hex)) continue;
        if (!byRoad && !suitsOffRoad(mover, hex)) continue;
        if (from === start && isZoned(g, side, start) && isZoned(g, side, hex)) continue;
        go(next, byRoad, cost, claims.includes(hex) ? [...taken, hex] : taken);
      }
    };
    for (const node of NODES_IN[start]) {
      go(node, false, 0, []);
      if (HAS_ROAD[start]) go(node, true, 0, []);
    }
    return found;
  }

  it("5.A all that differ in what they take are found, and the cheapest is the cheapest of all", () => {
    const random = fastRandom(3);
    const range = new LandRange();
    let compared = 0;
    let asked = 0;
    for (let trial = 0; trial < 6; trial++) {
      const g = atStart();
      for (const site of ALL_SITES)
        if (random.below(2) === 0 && g.troops[0][SITES[site].hex] + g.troops[1][SITES[site].hex] === 0)
          g.owner[site] = NOBODY;
      for (const { id } of UNITS) {
        const mover = unit(id);
        const at = g.at[mover];
        if (!onMap(at) || !isTroop(mover) || random.below(3) > 0) continue;
        const claims = claimsNear(g, SIDE[mover], at);
        if (claims.length === 0) continue;
        range.of(g, mover);
        for (const [hex, effects] of plainly(g, id, claims)) {
          const ways = waysTo(g, mover, hex, claims);
          const taken = ways.map((each) => [...each.taken].sort((a, b) => a - b).join());
          expect(taken.sort(), `${id} to ${GRID.ids[hex]}`).toEqual([...effects].sort());
          expect(ways[0].cost).toBe(range.cost[hex]);
          compared++;
          if (ways.length > 1) asked++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(asked).toBeGreaterThan(20);
  });
});
