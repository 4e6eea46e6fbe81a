import { HEXES, type HexRecord } from "@sandtable/1942/map";
import { BOXES, type Box, type TableView, type UnitView } from "@sandtable/1942/shape";
import { FORTRESSES, type FortressId, type Nation, type Seat, UNITS, type Unit } from "@sandtable/1942/units";
import { HEX } from "./layout.ts";

/** What never changes, by its id; and what the view says of it. */

const records = new Map(HEXES.map((hex) => [hex.id, hex]));
const units = new Map(UNITS.map((unit) => [unit.id, unit]));

export const unitOf = (id: string): Unit | undefined => units.get(id);

/** A number that is on the map. */
export const isHex = (id: string): boolean => HEX.has(id);

/** Open sea is not listed one by one. */
export const recordOf = (id: string): HexRecord =>
  records.get(id) ?? { id, kind: "sea", land: 0, terrain: "sea" };

export const distance = (a: string, b: string): number => HEX.distance(a, b);

export const NATIONS: readonly Nation[] = ["dutch", "british", "american", "japanese"];
export const SEATS: readonly Seat[] = ["allied", "japanese"];
export const seatOf = (nation: Nation): Seat => (nation === "japanese" ? "japanese" : "allied");

export const isAir = ({ size }: Unit): boolean => size === "air";
/** 4.0 Types of which four may stand in a hex. */
export const isInfantry = ({ type }: Unit): boolean =>
  type === "infantry" || type === "guards" || type === "marine" || type === "machine-gun";

export const isBox = (at: string): at is Box => (BOXES as readonly string[]).includes(at);
/** Where a unit is; one the view does not know is still to come. */
export const stateOf = (view: TableView, id: string): UnitView => view.units[id] ?? { at: "later" };

/** The units in a hex or a box, in the order of the book. */
export const unitsAt = (view: TableView, at: string): readonly Unit[] =>
  UNITS.filter(({ id }) => stateOf(view, id).at === at);

/** 6.D In the defence a disrupted unit has half its strength. */
export const defenceOf = (view: TableView, { id, strength }: Unit): number =>
  stateOf(view, id).disrupted === undefined ? strength : strength / 2;

export const fortressAt = (hex: string) => FORTRESSES.find((fortress) => fortress.hex === hex);
export const fortressBy = (id: string) =>
  FORTRESSES.find((fortress): fortress is typeof fortress & { id: FortressId } => fortress.id === id);
