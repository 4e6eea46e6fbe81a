import { describe, expect, it } from "vitest";
import { randomOf, randomPosition } from "./combat/random.ts";
import { announceZones, openContact } from "./knowledge.ts";
import { GRID, JAPANESE, LAND, type Side } from "./map.ts";
import { operatedAirfields } from "./planning/air.ts";
import { airfieldsOf, GUN_RANGE, zonesKnown, zonesOf } from "./reach.ts";
import type { MalayaView, SideView } from "./shape.ts";
import type { Campaign } from "./state.ts";
import { position, unit } from "./testing/index.ts";
import { view } from "./view.ts";

const sides = (g: Campaign, seat: "japanese" | "allied"): [MalayaView, SideView, SideView] => {
  const shown = view(g, seat) as object as MalayaView;
  const [own, enemy] = shown.sides[0].own ? shown.sides : [shown.sides[1], shown.sides[0]];
  return [shown, own, enemy];
};
const inZone = (g: Campaign, side: Side): readonly string[] =>
  LAND.filter((hex) => g.zone[side][hex] > 0).map((hex) => GRID.ids[hex]);

describe("what reaches how far, from the view alone", () => {
  it("13.0 own zones are those that the rules count", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const g = randomPosition(randomOf(seed));
      for (const [side, seat] of (["japanese", "allied"] as const).entries()) {
        const [, own, enemy] = sides(g, seat);
        expect(zonesOf(own).toSorted(), `${seed} ${seat}`).toEqual(inZone(g, side as Side).toSorted());
        expect(zonesOf(enemy)).toEqual([]);
      }
    }
  });

  it("18.4 known enemy zones are told, follow from what was told, or lie open; and are true", () => {
    const g = position({ stage: "movement", stacks: "0909: a-6ind; 0810: a-3ind-rec~; 0809: j-11-5" });
    expect(zonesKnown(...sides(g, "japanese"))).toEqual([]);
    announceZones(g, JAPANESE, GRID.find("0809"), "18.4");
    const known = zonesKnown(...sides(g, "japanese"));
    expect(known).toContain("0809");
    expect(known).toContain("0910");
    expect(inZone(g, 1)).toEqual(expect.arrayContaining([...known]));
    const open = position({ stage: "declaration", stacks: "0909: a-6ind; 0810: a-3ind-rec~; 0809: j-11-5" });
    openContact(open);
    expect(zonesKnown(...sides(open, "japanese")).toSorted()).toEqual(inZone(open, 1).toSorted());
    expect(zonesKnown(...sides(open, "allied"))).toEqual([]);
  });

  it("26.9, 26.12a airfields are operated by effective airfield battalions alone", () => {
    const g = position({ stacks: "0810: a-af1; 0915: a-af2~; 1013: a-28ind; 0909: a-af3" });
    const [, own, enemy] = sides(g, "allied");
    expect(airfieldsOf(own)).toEqual(["0810"]);
    expect(airfieldsOf(own).length).toBe(operatedAirfields(g, 1));
    expect(airfieldsOf(enemy)).toEqual([]);
    expect(g.at[unit("a-af2")]).toBe(GRID.find("0915"));
  });

  it("26.11a ships reach the coast and the hexes next to it", () => {
    expect(GUN_RANGE).toContain("3845");
    expect(GUN_RANGE).not.toContain("2016");
  });
});
