import { FORTRESSES, UNITS } from "@sandtable/1942/units";
import { hexName } from "@sandtable/1942/words";
import type { View } from "@sandtable/protocol";
import type { Figure } from "../figures.ts";
import { hexPlace, piecePlace, trackPlace } from "../hex/index.ts";
import { isHex, NATIONS, stateOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { word, words } from "./words/index.ts";

/** Everything on the table that changes: the cities, the shipping of the nations, Hong Kong, and every unit. */
export function figures(given: View): readonly Figure[] {
  const view = tableOf(given);
  return [
    ...Object.entries(view.cities).map(
      ([hex, { owner }]): Figure => ({
        place: hexPlace(hex),
        name: "owner",
        is: "state",
        state: words.owner[owner],
      }),
    ),
    ...FORTRESSES.map(
      ({ id, hex }): Figure => ({
        place: hexPlace(hex),
        name: "fortress",
        is: "state",
        state: view.fortresses[id].stands ? words.figure.stands : words.figure.fallen,
      }),
    ),
    ...view.beaches
      .filter(({ open }) => open)
      .map(
        ({ hex }): Figure => ({
          place: hexPlace(hex),
          name: "beach",
          is: "count",
          count: 1,
          of: () => words.figure.beach,
        }),
      ),
    ...NATIONS.map(
      (nation): Figure => ({
        place: trackPlace("points"),
        name: words.figure.points({ nation: word(`name.nation.${nation}`) }),
        is: "level",
        level: view.points[nation].allowance,
      }),
    ),
    {
      place: trackPlace("hong-kong"),
      name: "fallen",
      is: "state",
      state: view.hongKong.fallen ? words.figure.fallen : words.figure.holds,
    },
    {
      place: trackPlace("hong-kong"),
      name: words.figure.lostThere,
      is: "level",
      level: view.hongKong.lost,
    },
    ...UNITS.flatMap(({ id }): readonly Figure[] => {
      const { at, disrupted } = stateOf(view, id);
      const place = piecePlace(id);
      return [
        { place, name: "at", is: "state", state: isHex(at) ? hexName(at) : word(`box.${at}`) },
        { place, name: "order", is: "state", state: disrupted === undefined ? "" : words.figure.disrupted },
      ];
    }),
  ];
}
