import type { ModifierView } from "@sandtable/1942/shape";
import type { Seat, Unit } from "@sandtable/1942/units";
import {
  areaName,
  en,
  hexName,
  nationName,
  seatName,
  theUnit,
  turnDate,
  typeName,
  unitName,
  unitShort,
} from "@sandtable/1942/words";
import { type AnyCatalogue, type Message, say } from "@sandtable/engine";

/** Names and short sentences, from the game's own catalogue where it has them. */

const catalogue: AnyCatalogue = en;

export const word = (key: string): string => say(catalogue, { key });
/** Before a noun. */
export const SIDE: Readonly<Record<Seat, string>> = { allied: "Allied", japanese: "Japanese" };

export { areaName, hexName, nationName, seatName, theUnit, turnDate, typeName, unitName, unitShort };

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "infantry brigade"; an air unit is called by its type alone. */
export const kindName = ({ type, size }: Unit): string =>
  size === "air" ? `${typeName(type)} unit` : `${typeName(type)} ${word(`name.size.${size}`)}`;

export const modifierName = ({ cause, unit }: ModifierView): string =>
  say(catalogue, { key: `modifier.${cause}`, ...(unit !== undefined && { unit }) } as Message);

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
/** What may happen is never written as 0 %, nor what may fail as 100 %. */
export const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return "< 1 %";
  if (chance < 1 && chance >= 0.995) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
};
/** Halves are kept (6.D). */
export const strengthText = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(1);

/** "1 hex", "3 hexes". */
export const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Units in a row: their names have commas of their own. */
export const inRow = (parts: readonly string[]): string => parts.join("; ");

/** "A, B and C". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
