import { HEXES } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import { UNITS } from "@sandtable/1942/units";
import type { Place, View } from "@sandtable/protocol";
import { hexPlace, piecePlace, trackPlace } from "../hex/index.ts";
import { isHex, stateOf, unitsAt } from "./data.ts";
import { TRACK_IDS } from "./describe-track.ts";
import { tableOf } from "./view.ts";

/** The order in which a keyboard goes through the table, and what others have changed on it. */

const LAND: readonly string[] = HEXES.filter(({ kind }) => kind !== "sea").map(({ id }) => id);

/** Sea hexes where something is, or could go now; the rest of the sea has nothing to say. */
const atSea = (view: TableView): readonly string[] => [
  ...Object.values(view.units).map(({ at }) => at),
  ...(view.mover?.destinations.map(({ to }) => to) ?? []),
];

/** Column by column from the north-west, as the hexes are numbered; each with its units. */
export function places(given: View): readonly Place[] {
  const view = tableOf(given);
  const hexes = [...new Set([...LAND, ...atSea(view)])].filter(isHex).sort();
  return [
    ...TRACK_IDS.map(trackPlace),
    ...hexes.flatMap((id) => [hexPlace(id), ...unitsAt(view, id).map((unit) => piecePlace(unit.id))]),
    ...UNITS.filter(({ id }) => !isHex(stateOf(view, id).at)).map(({ id }) => piecePlace(id)),
  ];
}

/** What somebody did: cities and invasion hexes that changed hands, Hong Kong, and the units that moved or suffered. */
export function touched(given: View, now: View): readonly Place[] {
  const [before, after] = [tableOf(given), tableOf(now)];
  const hexes = [...LAND].filter(
    (hex) =>
      before.cities[hex]?.owner !== after.cities[hex]?.owner || isBeach(before, hex) !== isBeach(after, hex),
  );
  const isOther = (of: (view: TableView) => unknown): boolean => of(before) !== of(after);
  const units = UNITS.filter(
    ({ id }) =>
      isOther((view) => stateOf(view, id).at) || isOther((view) => stateOf(view, id).disrupted !== undefined),
  );
  return [
    ...hexes.map(hexPlace),
    ...(isOther(({ hongKong }) => hongKong.fallen) || isOther(({ hongKong }) => hongKong.lost)
      ? [trackPlace("hong-kong")]
      : []),
    ...units.map(({ id }) => piecePlace(id)),
  ];
}

const isBeach = ({ beaches }: TableView, hex: string): boolean =>
  beaches.some((beach) => beach.hex === hex && beach.open);
