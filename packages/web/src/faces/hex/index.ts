import "./hex.css";

/** What the faces of hex games share: where hexes lie, counters, piles and how they are laid out, pointing. */

export { CounterCard, CounterMarks, UnitSign } from "./counter.tsx";
export { arrow, HexLayout, rowOf, type Spot } from "./geometry.ts";
export { groupBy } from "./group.ts";
export { type Area, area, placeKey, Silent } from "./place.tsx";
export { type Stacks, usePointing, useZoom } from "./pointing.ts";
export { COUNTER, type Fan, fanOut, inPile, isUnder } from "./stack.ts";
