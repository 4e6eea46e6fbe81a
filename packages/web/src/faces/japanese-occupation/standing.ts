import type { SpaceId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import { listed } from "../coin/index.ts";
import type { Loose } from "./kit.ts";
import { counted } from "./names.ts";
import { markerCount, WOODEN } from "./spaces.ts";

/** What stands in a space: pieces first, then the markers that are pointed at like pieces. */

const MARKERS = ["camps", "force136", "kempeitai", "villages"] as const;

export function standing(id: SpaceId, view: OccupationView): readonly { piece: Loose; count: number }[] {
  const space = view.spaces[id];
  return [
    ...WOODEN.map((piece) => ({ piece, count: space[piece] })),
    ...MARKERS.map((piece) => ({ piece, count: markerCount(space, piece) })),
  ].filter(({ count }) => count > 0);
}

/** The same as one line; empty when nothing is there. */
export const standingInWords = (id: SpaceId, view: OccupationView): string =>
  listed(standing(id, view).map(({ piece, count }) => counted(piece, count)));
