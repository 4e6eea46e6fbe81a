import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import type { SpaceStanding } from "../coin/index.ts";
import { SPACES } from "./layout.ts";
import { shapeOf } from "./space.tsx";
import { SPACE_IDS } from "./spaces.ts";

/** How every space stands, for what may be laid over the map. */

/** 6.2.1, 6.2.2 What a space adds to Resistance: revealed Intel, Supply Caches, and Guerrillas who outnumber the cubes. */
function counts({ spaces, forecast }: OccupationView, id: (typeof SPACE_IDS)[number]): number {
  const { intel, caches } = spaces[id];
  const revealed = intel?.state === "revealed" ? (intel.value ?? 0) : 0;
  return revealed + caches + (forecast.outnumbered.includes(id) ? 1 : 0);
}

export const standings = (view: OccupationView): readonly SpaceStanding[] =>
  SPACE_IDS.map((id) => ({
    id,
    shape: shapeOf(id),
    at: [SPACES[id].name[0], SPACES[id].name[1] - SPACES[id].size - 16],
    attitude: SPACES[id].attitude ? (view.spaces[id].opposition ? -1 : 0) : undefined,
    counts: counts(view, id),
  }));
