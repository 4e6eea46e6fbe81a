import type { Counter } from "@sandtable/1942/units";
import type { Sign } from "../hex/index.ts";
import { FRAME, SIZES, TYPES } from "./symbols.ts";

/** The symbol of a unit. */
export const signOf = ({ type, size }: Counter): Sign => ({
  frame: FRAME,
  ...TYPES[type],
  size: SIZES[size],
});
