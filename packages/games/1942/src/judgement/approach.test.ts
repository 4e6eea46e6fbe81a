import { describe, expect, it } from "vitest";
import { GRID } from "../map.ts";
import { position } from "../testing/index.ts";
import { Approaches } from "./approach.ts";
import { FAR, PLACE, travel } from "./travel.ts";

type Units = Readonly<Record<string, string>>;
/** One pair of eyes for all of these, as in play. */
const approaches = new Approaches();
/** Movement points from a hex to where a stack is attacked from. */
const points = (units: Units, from: string, goal: string): number =>
  approaches.scout(position({ units })).to(GRID.find(goal))[PLACE[GRID.find(from)]];
const shortest = (from: string, to: string): number => travel(GRID.find(from), GRID.find(to));

describe("the approach to a stack", () => {
  it("6.0 is one point from beside it, and the shortest march from elsewhere", () => {
    const alone = { "gb-6": "0812" };
    expect(points(alone, "0712", "0812")).toBe(1);
    expect(points(alone, "0612", "0812")).toBe(shortest("0612", "0712") + 1);
    expect(points(alone, "0509", "0812")).toBe(shortest("0509", "0712") + 1);
  });

  it("3.0 never goes from one zone of control straight into the next", () => {
    // A unit in Sumatra has Kuala Lumpur in its zone of control, the stack 0712: the way is by 0611.
    const round = points({ "gb-6": "0812", "gb-8": "0613" }, "0612", "0812");
    expect(round).toBe(shortest("0612", "0611") + shortest("0611", "0712") + 1);
    expect(round).toBeGreaterThan(points({ "gb-6": "0812" }, "0612", "0812"));
  });

  it("4.0 does not go through the enemy", () => {
    const units = { "gb-6": "0611", "gb-8": "0711", "gb-12": "0812" };
    expect(points(units, "0609", "0812")).toBe(FAR);
    expect(points(units, "0609", "0611")).toBe(shortest("0609", "0610") + 1);
  });

  it("is thought through anew when the Allies have moved", () => {
    expect(points({ "gb-6": "0611", "gb-8": "0711", "gb-12": "0812" }, "0609", "0812")).toBe(FAR);
    expect(points({ "gb-12": "0812" }, "0609", "0812")).toBe(shortest("0609", "0712") + 1);
  });

  it("4.0 leads infantry to where there is room, but for those who are there", () => {
    const full = { "jp-11": "0611", "jp-21": "0611", "jp-41": "0611", "jp-42": "0611" };
    const g = position({ units: { ...full, "gb-6": "0612" } });
    approaches.scout(g);
    const goal = GRID.find("0612");
    const place = (hex: string): number => PLACE[GRID.find(hex)];
    expect(approaches.to(goal)[place("0610")]).toBe(shortest("0610", "0611") + 1);
    expect(approaches.ofInfantryTo(g, goal)[place("0610")]).toBeGreaterThan(shortest("0610", "0611") + 1);
    expect(approaches.ofInfantryTo(g, goal)[place("0610")]).toBeLessThan(FAR);
    expect(approaches.ofInfantryTo(g, goal)[place("0611")]).toBe(1);
  });
});
