import { type PalestineView, SABOTAGE_COST, TERROR_COST } from "@sandtable/palestine/shape";
import type { SpaceStanding } from "../coin/index.ts";
import { SPACES } from "./layout.ts";
import { shapeOf } from "./space.tsx";
import { isCity, isRailway, SPACE_IDS } from "./spaces.ts";

/** How every space stands, for what may be laid over the map. */

/** 6.1.1, 6.1.2 What a space counts towards Political Will: Sabotage and Terror, or a City at peace. */
function counts({ spaces }: PalestineView, id: (typeof SPACE_IDS)[number]): number {
  const { sabotage, terror } = spaces[id];
  if (isRailway(id)) return sabotage > 0 ? -SABOTAGE_COST.railway : 0;
  if (!isCity(id)) return -SABOTAGE_COST.district * sabotage || 0;
  return sabotage + terror === 0 ? 1 : -SABOTAGE_COST.city * sabotage - TERROR_COST * terror;
}

export const standings = (view: PalestineView): readonly SpaceStanding[] =>
  SPACE_IDS.map((id) => ({
    id,
    shape: shapeOf(id),
    at: [SPACES[id].name[0], SPACES[id].name[1] - SPACES[id].size - 16],
    counts: counts(view, id),
  }));
