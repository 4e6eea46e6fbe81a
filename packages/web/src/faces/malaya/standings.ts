import type { MalayaView } from "@sandtable/malaya/shape";
import type { SpaceStanding } from "../coin/index.ts";
import { SPACES } from "./layout.ts";
import { shapeOf } from "./space.tsx";
import { hasPeople, isCenter, SPACE_IDS } from "./spaces.ts";

/** How every space stands, for what may be laid over the map. */

/** 6.1.1, 6.1.2 What a space counts towards Political Will: people where they are won or lost, Sabotage, and Terror in the capital. */
function counts(view: MalayaView, id: (typeof SPACE_IDS)[number]): number {
  const { attitude, population, village, terror } = view.spaces[id];
  if (isCenter(id)) return terror > 0 || view.forecast.sabotaged.includes(id) ? -1 : 0;
  const people = attitude === 1 ? population : attitude === -1 && !village ? -population : 0;
  return people - (id === "kuala_lumpur" ? view.forecast.terror : 0);
}

const CONTROL = {
  "1": { tone: "blue", letter: "B" },
  "0": undefined,
  "-1": { tone: "red", letter: "M" },
} as const;

export const standings = (view: MalayaView): readonly SpaceStanding[] =>
  SPACE_IDS.map((id) => ({
    id,
    shape: shapeOf(id),
    at: [SPACES[id].name[0], SPACES[id].name[1] - SPACES[id].size - 16],
    control: CONTROL[view.spaces[id].control],
    attitude: hasPeople(id) ? view.spaces[id].attitude : undefined,
    counts: counts(view, id),
  }));
