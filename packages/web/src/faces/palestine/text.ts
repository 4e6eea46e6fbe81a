import type { SpaceId } from "@sandtable/palestine/map";
import { FORCES, type PalestineView, PIECES, tableOf } from "@sandtable/palestine/shape";
import type { Place, View } from "@sandtable/protocol";
import {
  BOX_IDS,
  cardAndTracks,
  cardPlaces,
  cardsInWords,
  describeCard,
  listed,
  shared,
} from "../coin/index.ts";
import type { Description } from "../face.ts";
import { CHIT_IDS, describe, HAGANAH_IDS, standing, TRACK_IDS } from "./describe.ts";
import { counted, spaceInShort, words } from "./names.ts";
import { SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** The position in words, and the order in which a keyboard goes through it. */

const MARKERS = ["sabotage", "terror", "curfew"] as const;
/** A space, its markers and its pieces. */
function spacePlaces(id: SpaceId, view: PalestineView): readonly Place[] {
  const space = view.spaces[id];
  const lying = [
    ...MARKERS.filter((marker) => Number(space[marker]) > 0),
    ...PIECES.filter((piece) => space[piece] > 0),
  ];
  return [{ on: "space", id }, ...lying.map((piece): Place => ({ on: "piece", id: piece, at: id }))];
}

export function places(given: View): readonly Place[] {
  const view = tableOf(given);
  return [
    ...SPACE_IDS.flatMap((id) => spacePlaces(id, view)),
    ...[...TRACK_IDS, ...BOX_IDS, ...HAGANAH_IDS, ...CHIT_IDS].map((id): Place => ({ on: "track", id })),
    ...[...FORCES, "curfews" as const].map((id): Place => ({ on: "piece", id, at: "available" })),
    ...cardPlaces(view),
  ];
}

export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const current = describeCard("current", view, words);
  const available = (
    side: "british" | "irgun",
    forces: readonly (keyof PalestineView["available"])[],
  ): string =>
    shared.availableOf({
      who: said.sides[side],
      pieces: listed(forces.map((force) => counted(force, view.available[force]))),
    });
  return [
    ...cardAndTracks(current, TRACK_IDS, (place) => describe(place, given)),
    {
      title: shared.map,
      lines: SPACE_IDS.map((id) =>
        shared.spaceLine({ space: spaceInShort(id, view), pieces: standing(id, view) }),
      ),
    },
    {
      title: shared.available,
      lines: [available("british", ["troops", "police", "curfews"]), available("irgun", ["cells", "caches"])],
    },
    ...cardsInWords(view, words),
  ];
}
