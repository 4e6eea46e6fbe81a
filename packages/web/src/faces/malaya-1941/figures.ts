import { COLUMNS, type Range } from "@sandtable/malaya-1941/prospects";
import { words } from "./words/index.ts";

/** Figures that may be known only from their bounds, in words. */

const { aid } = words;

export const numberText = ({ least, most }: Range): string =>
  least === most ? String(least) : aid.range({ least: String(least), most: String(most) });

/** A column of the tables by the least percentage of it. */
const columnName = (column: number): string =>
  column === 0 ? aid.below({ percent: COLUMNS[1] }) : aid.percent({ percent: COLUMNS[column] });
export const columnText = ({ least, most }: Range): string =>
  least === most ? columnName(least) : aid.range({ least: columnName(least), most: columnName(most) });

const columns = (value: number): string => (value > 0 ? `+${value}` : value === 0 ? "0" : `−${-value}`);
/** Columns to the right, or to the left. */
export const shiftText = ({ least, most }: Range): string =>
  least === most ? columns(least) : aid.range({ least: columns(least), most: columns(most) });
