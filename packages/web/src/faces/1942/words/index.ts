import type { ModifierView } from "@sandtable/1942/shape";
import type { Counter } from "@sandtable/1942/units";
import { en, typeName } from "@sandtable/1942/words";
import { type AnyCatalogue, type Message, say } from "@sandtable/engine";
import type { Said } from "../../face.ts";
import { en as own } from "./en.ts";

/** Names and sentences: the game's own where its catalogue has them, else those of this face. */

export const words: Said<typeof own> = own;

/** The game's own catalogue. */
export const game: AnyCatalogue = en;

/** A word of the game's catalogue. */
export const word = (key: string): string => say(game, { key });

/** "infantry brigade"; an air unit is called by its type alone. */
export const kindName = ({ type, size }: Counter): string =>
  size === "air" ? words.airKind({ type: typeName(type) }) : `${typeName(type)} ${word(`name.size.${size}`)}`;

export const modifierName = ({ cause, unit }: ModifierView): string => {
  const message: Message = { key: `modifier.${cause}`, ...(unit !== undefined && { unit }) };
  return say(game, message);
};

/** Units in a row: their names have commas of their own. */
export const inRow = (parts: readonly string[]): string => parts.join("; ");
