// What kind of hex the land in it makes.
import { landFractions } from "./land.mjs";
import { KINDS } from "./overlays.mjs";

/** Less is a sliver of shore: open sea. */
const LEAST_LAND = 0.06;
/** More leaves no shore to land on. */
const FULL_LAND = 0.999;

export const FRACTIONS = landFractions();

export function computedKind(id) {
  const part = FRACTIONS.get(id);
  if (part < LEAST_LAND) return "sea";
  return part < FULL_LAND ? "coast" : "land";
}

export const kindOf = (id) => KINDS[id]?.[0] ?? computedKind(id);
