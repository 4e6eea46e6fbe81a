import type { SpaceId } from "@sandtable/palestine/map";
import { FORCES, type PalestineView, PIECES, type Piece } from "@sandtable/palestine/shape";
import { arrangeIn, type Group, marked } from "../coin/index.ts";
import { KIT } from "./kit.tsx";
import { AVAILABLE_ROOM, CITY_LAYOUT, PRISON_ROOM, SPACES, STORED_ROOM } from "./layout.ts";
import { CITIES, SPACE_IDS } from "./spaces.ts";

/** Where the pieces of Palestine stand. */

const IRGUN: readonly Piece[] = ["underground", "active", "caches"];
/** Boxes off the map show every piece. */
const ALL = 15;

function onMap(id: SpaceId, view: PalestineView): Group[] {
  const space = view.spaces[id];
  const firstOfIrgun = IRGUN.find((piece) => space[piece] > 0);
  const wanted = PIECES.map((piece) => ({ piece, count: space[piece], apart: piece === firstOfIrgun }));
  return arrangeIn(KIT, wanted, { area: SPACES[id].pieces, at: id, centred: true });
}

const inBox = (piece: keyof typeof AVAILABLE_ROOM, view: PalestineView): Group[] =>
  arrangeIn(KIT, [{ piece, count: view.available[piece] }], {
    area: AVAILABLE_ROOM[piece],
    at: "available",
    loose: ALL,
  });

/** 6.5.2 What the Haganah withholds, below the box it belongs to. */
const stored = (box: "3" | "4", { haganah }: PalestineView): Group[] => {
  const { cells, caches } = haganah.stored[box];
  const wanted = [
    { piece: "cells", count: cells },
    { piece: "caches", count: caches },
  ];
  return arrangeIn(KIT, wanted, { area: STORED_ROOM[box], at: `haganah:${box}` });
};

/** The groups of the whole table. */
export function arrange(view: PalestineView): readonly Group[] {
  return [
    ...SPACE_IDS.flatMap((id) => onMap(id, view)),
    ...[...FORCES, "curfews" as const].flatMap((piece) => inBox(piece, view)),
    ...arrangeIn(KIT, [{ piece: "cells", count: view.prison }], {
      area: PRISON_ROOM,
      at: "prison",
      loose: ALL,
    }),
    ...stored("3", view),
    ...stored("4", view),
    ...CITIES.filter((id) => view.spaces[id].curfew).map((id) =>
      marked(KIT, "curfews", id, CITY_LAYOUT[id].curfew),
    ),
  ];
}
