import { inDefence } from "@sandtable/1942/figures";
import { HEXES, type HexRecord } from "@sandtable/1942/map";
import { BOXES, type Box, type TableView, type UnitView } from "@sandtable/1942/shape";
import {
  type Counter,
  FORTRESSES,
  type FortressId,
  type Nation,
  type Seat,
  UNITS,
} from "@sandtable/1942/units";
import { HEX } from "./layout.ts";

/** What never changes, by its id; and what the view says of it. */

const records = new Map(HEXES.map((hex) => [hex.id, hex]));
const units = new Map(UNITS.map((unit) => [unit.id, unit]));

export const unitOf = (id: string): Counter | undefined => units.get(id);

/** A number that is on the map. */
export const isHex = (id: string): boolean => HEX.has(id);

/** Open sea is not listed one by one. */
export const recordOf = (id: string): HexRecord =>
  records.get(id) ?? { id, kind: "sea", land: 0, terrain: "sea" };

export const distance = (a: string, b: string): number => HEX.distance(a, b);

export const NATIONS: readonly Nation[] = ["dutch", "british", "american", "japanese"];
export const SEATS: readonly Seat[] = ["allied", "japanese"];
export const seatOf = (nation: Nation): Seat => (nation === "japanese" ? "japanese" : "allied");

export const isAir = ({ size }: Counter): boolean => size === "air";

const boxes: readonly string[] = BOXES;
export const isBox = (at: string): at is Box => boxes.includes(at);
/** Where a unit is; one the view does not know is still to come. */
export const stateOf = (view: TableView, id: string): UnitView => view.units[id] ?? { at: "later" };

/** The units in a hex or a box, in the order of the book. */
export const unitsAt = (view: TableView, at: string): readonly Counter[] =>
  UNITS.filter(({ id }) => stateOf(view, id).at === at);

export const defenceOf = (view: TableView, { id, strength }: Counter): number =>
  inDefence(strength, stateOf(view, id).disrupted !== undefined);

export const fortressAt = (hex: string) => FORTRESSES.find((fortress) => fortress.hex === hex);
export const fortressBy = (id: string) =>
  FORTRESSES.find((fortress): fortress is typeof fortress & { id: FortressId } => fortress.id === id);
