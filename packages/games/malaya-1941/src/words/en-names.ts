import { PLACES } from "../data/map.ts";
import { MARKERS } from "../data/tables.ts";
import { UNITS } from "../units.ts";

/** English names of units, hexes, markers and sides. */

const SEAT_NAMES: Readonly<Record<string, string>> = { japanese: "Japanese", allied: "Allies" };
export const seatName = (seat: string): string => SEAT_NAMES[seat] ?? seat;

const places = new Map(PLACES.map(({ hex, name }) => [hex, name]));
/** "Kuala Lumpur (2032)", "hex 1207". */
export function hexName(id: string): string {
  const name = places.get(id);
  return name ? `${name} (${id})` : `hex ${id}`;
}

const byFace = new Map(UNITS.map((unit) => [unit.face, unit]));
const byId = new Map(UNITS.map((unit) => [unit.id, unit]));
/** What a counter is called by those who see its face: battalions by their values. */
export function faceName(face: string): string {
  const unit = byFace.get(face);
  if (!unit) return face;
  if (unit.from === "supply") return "a supply point";
  return unit.from === "breakdown" ? `a ${unit.values} battalion` : unit.name;
}
export const unitName = (id: string): string => faceName(byId.get(id)?.face ?? id);

export const markerName = (id: string): string => MARKERS.find((marker) => marker.id === id)?.name ?? id;
