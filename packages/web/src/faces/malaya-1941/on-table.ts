import { hexName } from "@sandtable/malaya-1941/words";
import type { View } from "@sandtable/protocol";
import type { Figure } from "../figures.ts";
import { hexPlace, piecePlace, trackPlace } from "../hex/index.ts";
import { isHex } from "./data.ts";
import { tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** Everything that changes, as far as the viewer knows of it: victory points, who holds which hex, and his own units. */
export function figures(given: View): readonly Figure[] {
  const view = tableOf(given);
  return view.sides.flatMap((side): readonly Figure[] => [
    {
      place: trackPlace("score"),
      name: words.figure.points({ side: words.sided[side.seat] }),
      is: "level",
      level: side.points,
    },
    ...side.hexes.map(
      (hex): Figure => ({
        place: hexPlace(hex),
        name: side.seat,
        is: "count",
        count: 1,
        of: () => words.figure.forces({ side: words.sided[side.seat] }),
      }),
    ),
    ...(side.own
      ? side.units.map(
          ({ id, at }): Figure => ({
            place: piecePlace(id),
            name: "at",
            is: "state",
            state: isHex(at) ? hexName(at) : "",
          }),
        )
      : []),
  ]);
}
