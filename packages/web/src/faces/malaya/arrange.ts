import { FORCES, type MalayaView, PIECES, type Piece } from "@sandtable/malaya/shape";
import { arrangeIn, type Group, marked } from "../coin/index.ts";
import { KIT } from "./kit.ts";
import { AVAILABLE_ROOM, SPACES } from "./layout.ts";
import { SPACE_IDS } from "./spaces.ts";

/** Where the pieces of Malaya stand. */

const INSURGENTS: readonly Piece[] = ["underground", "active", "bases"];

/** The groups of the whole table. */
export function arrange(view: MalayaView): readonly Group[] {
  const onMap = SPACE_IDS.flatMap((id) => {
    const space = view.spaces[id];
    const firstInsurgent = INSURGENTS.find((piece) => space[piece] > 0);
    const wanted = PIECES.map((piece) => ({
      piece,
      count: space[piece],
      apart: piece === firstInsurgent,
    }));
    const { pieces, circle } = SPACES[id];
    return arrangeIn(KIT, wanted, { area: pieces, at: id, centred: circle !== undefined });
  });
  const boxed = [...FORCES, "villages" as const].flatMap((force) =>
    arrangeIn(KIT, [{ piece: force, count: view.available[force] }], {
      area: AVAILABLE_ROOM[force],
      at: "available",
      loose: 15,
    }),
  );
  const built = SPACE_IDS.filter((id) => view.spaces[id].village);
  return [...onMap, ...boxed, ...built.map((id) => marked(KIT, "villages", id, SPACES[id].village))];
}
