import { NOWHERE } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { ALLIED, GRID, JAPANESE, SITE_AT, type Side } from "./map.ts";
import type { TableView } from "./shape.ts";
import { type Campaign, OFF_MAP } from "./state.ts";
import { type Course, keysOf, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { payUpkeep } from "./upkeep.ts";
import { view } from "./view.ts";

const table = (g: Campaign): TableView => view(g);
const own = (g: Campaign, hex: string, side: Side): void => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};
/** A Japanese naval segment with invasion hexes of earlier turns, and who came by them. */
function landed(beaches: Record<string, string>, more: Record<string, string> = {}, turn = 1): Campaign {
  const g = position({ turn, stage: "upkeep", units: { ...more, ...beaches } });
  g.hongKong.fallen = true;
  for (const [id, hex] of Object.entries(beaches)) {
    if (!g.beaches.includes(GRID.find(hex))) {
      g.beaches.push(GRID.find(hex));
      g.paid.push(1);
    }
    g.beach[unit(id)] = GRID.find(hex);
  }
  g.siteChanges++;
  return g;
}
const paying = (g: Campaign, ...answers: readonly string[]): Course =>
  playedPart(g, payUpkeep(g), ...answers);

describe("5.C Upkeep of invasion hexes", () => {
  it("5.C free on the turn of the landing, a point on each later turn", () => {
    const g = position({
      turn: 1,
      stage: "naval",
      units: { "jp-11": "1205", "jp-21": "1205", "jp-41": "1205" },
    });
    g.hongKong.fallen = true;
    played(g, "unit:jp-11", "to:2302", "unit:jp-21", "stay");
    expect(table(g).points.japanese.used).toBe(2);
    const later = landed({ "jp-11": "2302" });
    const { events } = paying(later);
    expect(table(later).points.japanese.used).toBe(1);
    expect(events).toContainEqual({ kind: "beach", rule: "5.C", hex: "2302", state: "paid" });
    expect(table(later).beaches).toEqual([{ hex: "2302", open: true }]);
  });

  it("5.C one point for each of them, however many units came by it", () => {
    const g = landed({ "jp-11": "2302", "jp-21": "2302", "jp-41": "2510" });
    paying(g);
    expect(table(g).points.japanese.used).toBe(2);
  });

  it("5.C a port that no ship can reach does not take the place of an invasion hex", () => {
    const atKualaLumpur = { "jp-11": "0612" };
    const shut = landed({ "jp-21": "0712" }, { ...atKualaLumpur, "gb-6": "0511", "gb-1malaya": "0813" });
    own(shut, "0612", JAPANESE);
    paying(shut);
    expect(table(shut).beaches).toEqual([{ hex: "0712", open: true }]);
    const free = landed({ "jp-21": "0712" }, atKualaLumpur);
    own(free, "0612", JAPANESE);
    paying(free);
    expect(table(free).beaches).toEqual([]);
  });

  it("8.1 the points that supply an invasion hex are never attacked", () => {
    const g = landed({ "jp-11": "2302" }, { "us-air": "2204" });
    const { events, decision } = paying(g);
    expect(decision).toBeUndefined();
    expect(events.map(({ kind }) => kind)).toEqual(["beach"]);
  });

  it("5.C it comes before everything that sails, from the allowance of the turn", () => {
    const g = landed({ "jp-11": "2302" }, { "jp-21": "1205" });
    const { decision } = played(g);
    expect(decision?.about).toMatchObject({ kind: "naval", japanese: 11 });
  });

  it("5.C with too few points the owner chooses what is paid; the rest is shut", () => {
    const g = landed({ "jp-11": "2302", "jp-21": "2510", "jp-41": "1517" });
    g.lost[3] = 10;
    const first = paying(g);
    expect(first.decision).toMatchObject({ seat: "japanese", rule: "5.C", about: { left: 2 } });
    expect(keysOf(first.decision).sort()).toEqual(["pay:1517", "pay:2302", "pay:2510"]);
    const again = landed({ "jp-11": "2302", "jp-21": "2510", "jp-41": "1517" });
    again.lost[3] = 10;
    const { events } = paying(again, "pay:2510", "pay:1517");
    expect(table(again).beaches).toEqual([
      { hex: "2302", open: false },
      { hex: "2510", open: true },
      { hex: "1517", open: true },
    ]);
    expect(events).toContainEqual({ kind: "beach", rule: "5.C", hex: "2302", state: "unpaid" });
    expect(table(again).points.japanese).toMatchObject({ allowance: 2, used: 2 });
  });

  it("5.C with no points at all every one is shut, and nobody is asked", () => {
    const g = landed({ "jp-11": "2302", "jp-21": "2510" });
    g.lost[3] = 12;
    expect(paying(g).decision).toBeUndefined();
    expect(table(g).beaches.map(({ open }) => open)).toEqual([false, false]);
  });

  it("5.C a shut one is no port and brings no supply; paid again it is one", () => {
    const g = landed({ "jp-11": "2302" }, { "jp-21": "1205" });
    g.lost[3] = 12;
    paying(g);
    expect(g.isPort(JAPANESE, GRID.find("2302"))).toBe(false);
    expect(table(g).units["jp-11"].supplied).toBe(false);
    g.lost[3] = 11;
    paying(g);
    expect(g.isPort(JAPANESE, GRID.find("2302"))).toBe(true);
    expect(table(g).units["jp-11"].supplied).toBe(true);
  });

  it("5.C the own points of naval landing forces pay for nothing", () => {
    const g = landed({ "jp-kure1": "2302" });
    g.lost[3] = 12;
    paying(g);
    expect(table(g).beaches).toEqual([{ hex: "2302", open: false }]);
  });

  it("5.C while somebody who came by it is ashore it cannot be given up", () => {
    const g = landed({ "jp-11": "2302" });
    // He has marched inland; the beach is empty.
    g.put(unit("jp-11"), GRID.find("2202"));
    expect(paying(g).decision).toBeUndefined();
    expect(table(g).beaches).toHaveLength(1);
  });

  it("5.C when all have been evacuated or eliminated it may be given up, or kept", () => {
    const gone = () => {
      const g = landed({ "jp-11": "2302", "jp-21": "2302" });
      g.put(unit("jp-11"), OFF_MAP);
      g.put(unit("jp-21"), OFF_MAP);
      g.beach[unit("jp-21")] = NOWHERE;
      return g;
    };
    const g = gone();
    const { decision } = paying(g);
    expect(decision).toMatchObject({ seat: "japanese", rule: "5.C" });
    expect(keysOf(decision)).toEqual(["pay:2302", "close:2302"]);
    const closed = gone();
    const { events } = paying(closed, "close:2302");
    expect(closed.beaches).toEqual([]);
    expect(table(closed).points.japanese.used).toBe(0);
    expect(events).toContainEqual({ kind: "beach", rule: "5.C", hex: "2302", state: "closed" });
    const kept = gone();
    paying(kept, "pay:2302");
    expect(table(kept).beaches).toEqual([{ hex: "2302", open: true }]);
    expect(table(kept).points.japanese.used).toBe(1);
  });

  it("5.C evacuated by sea, the beach is deserted next turn", () => {
    const g = landed({ "jp-11": "2302" }, { "jp-21": "1205" });
    played(g, "unit:jp-11", "to:1201");
    expect(whereIs(g, "jp-11")).toBe("1201");
    expect(keysOf(paying(g).decision)).toContain("close:2302");
  });

  it("5.C whoever came later to the open beach counts as one who moved into it", () => {
    const g = landed({ "jp-11": "2302" }, { "jp-21": "1205", "jp-41": "1205" });
    played(g, "unit:jp-21", "to:2302");
    g.put(unit("jp-11"), OFF_MAP);
    g.put(unit("jp-21"), GRID.find("2202"));
    expect(paying(g).decision).toBeUndefined();
    expect(table(g).beaches).toHaveLength(1);
  });

  it("5.C a true port ends it, once a supply line over land joins them", () => {
    const g = landed({ "jp-11": "2302" }, { "jp-21": "2201" });
    own(g, "2201", JAPANESE);
    const { events } = paying(g);
    expect(g.beaches).toEqual([]);
    expect(events).toContainEqual({ kind: "beach", rule: "5.C", hex: "2302", state: "closed" });
    expect(table(g).points.japanese.used).toBe(0);
  });

  it("5.C a city without a port does not", () => {
    // Bandoeng is no port; the Dutch on the Sunda Strait close the way over the islands.
    const g = landed({ "jp-11": "1120" }, { "jp-21": "1119", "nl-1": "0918" });
    own(g, "1119", JAPANESE);
    paying(g);
    expect(table(g).beaches).toEqual([{ hex: "1120", open: true }]);
  });

  it("5.C nor a port that an enemy zone or rough ground cuts off", () => {
    // The enemy in 2202 has both 2302 and 2201 in his zone.
    const cut = landed({ "jp-11": "2302" }, { "jp-21": "2201", "us-11": "2202" });
    own(cut, "2201", JAPANESE);
    paying(cut);
    expect(table(cut).beaches).toHaveLength(1);
    // From 2015 the way to Makassar leads through rough hexes of Celebes: into them, not through them.
    const rough = landed({ "jp-11": "2015" }, { "jp-21": "2118" });
    own(rough, "2118", JAPANESE);
    paying(rough);
    expect(table(rough).beaches).toHaveLength(1);
  });

  it("5.C a port across the sea on another island does not, but one within island hops does", () => {
    const far = landed({ "jp-11": "1517" });
    own(far, "2118", JAPANESE);
    paying(far);
    expect(table(far).beaches).toHaveLength(1);
    // Bali to Java: 1720, then across the strait to 1619.
    const near = landed({ "jp-11": "1619" }, { "nl-1": "0918" });
    own(near, "1720", JAPANESE);
    paying(near);
    expect(near.beaches).toEqual([]);
  });

  it("5.C the Allied player-turn asks for nothing", () => {
    const g = landed({ "jp-11": "2302" }, { "us-31": "2204" }, 2);
    g.phasing = ALLIED;
    const { events } = played(g);
    expect(events.filter(({ kind }) => kind === "beach")).toEqual([]);
  });
});
