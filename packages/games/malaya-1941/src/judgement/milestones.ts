import type { Milestone } from "@sandtable/engine";
import { GRID, JAPANESE } from "../map.ts";
import type { Campaign } from "../state.ts";

function fall(town: string, id: string): Milestone<Campaign> {
  const hex = GRID.find(id);
  return {
    name: `${town} falls`,
    turnOf: (g) => (g.occupies(JAPANESE, hex) ? g.turn : undefined),
  };
}

/** The towns by which the campaign is compared with history. */
export const milestones = [
  fall("Kuala Lumpur", "2032"),
  fall("Johore Baru", "3744"),
  fall("Singapore", "3845"),
];
