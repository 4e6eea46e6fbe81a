import type { Unit } from "@sandtable/1942/units";
import type { Sign } from "../hex/index.ts";
import { FRAME, SIZES, TYPES } from "./symbols.ts";

/** The symbol of a unit. */
export const signOf = ({ type, size }: Unit): Sign => ({ frame: FRAME, ...TYPES[type], size: SIZES[size] });
