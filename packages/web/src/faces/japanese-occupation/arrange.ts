import type { SpaceId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import { arrangeIn, type Group, marked, type Wanted } from "../coin/index.ts";
import { KIT } from "./kit.ts";
import { AVAILABLE_ROOM, AWAY_ROOM, SPACES, storedRoom } from "./layout.ts";
import { markerCount, POOLS, SPACE_IDS } from "./spaces.ts";

/** Where the pieces and markers of Japanese Occupation lie. */

const JAPANESE = ["troops", "police", "kempeitai"] as const;
const GUERRILLAS = ["mpaja_underground", "mpaja_active", "other_underground", "other_active"] as const;

/** The Japanese first, then in a row of their own the British: Guerrillas and cache, camp and Force 136. */
function onSpace(id: SpaceId, view: OccupationView): readonly Group[] {
  const space = view.spaces[id];
  const { pieces, circle, village } = SPACES[id];
  const british: Wanted[] = [
    ...[...GUERRILLAS, "caches" as const].map((piece) => ({ piece, count: space[piece] })),
    { piece: "camps", count: markerCount(space, "camps") },
    { piece: "force136", count: space.force136 },
  ];
  const first = british.find(({ count }) => count > 0);
  const wanted: Wanted[] = [
    ...JAPANESE.map((piece) => ({ piece, count: space[piece] })),
    ...british.map((one) => ({ ...one, apart: one === first })),
  ];
  return [
    ...arrangeIn(KIT, wanted, { area: pieces, at: id, centred: circle !== undefined }),
    ...(space.village ? [marked(KIT, "villages", id, village)] : []),
  ];
}

/** The groups of the whole table. */
export function arrange(view: OccupationView): readonly Group[] {
  return [
    ...SPACE_IDS.flatMap((id) => onSpace(id, view)),
    ...POOLS.flatMap((piece) =>
      arrangeIn(KIT, [{ piece, count: view.available[piece] }], {
        area: AVAILABLE_ROOM[piece],
        at: "available",
        loose: 15,
      }),
    ),
    ...(["6", "12"] as const).flatMap((box) =>
      arrangeIn(KIT, [{ piece: "caches", count: view.zipper.stored[box] }], {
        area: storedRoom(box),
        at: `zipper:${box}`,
      }),
    ),
    ...(["troops", "force136"] as const).flatMap((piece) =>
      arrangeIn(KIT, [{ piece, count: view.away[piece] }], { area: AWAY_ROOM[piece], at: "away" }),
    ),
    ...arrangeIn(
      KIT,
      [
        { piece: "caches", count: view.gone.caches },
        { piece: "kempeitai", count: view.gone.kempeitai },
      ],
      { area: AWAY_ROOM.gone, at: "gone" },
    ),
  ];
}
