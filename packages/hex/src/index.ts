export { perHex, perUnit } from "./choices.ts";
export { spread } from "./counts.ts";
export { defineDie, roll } from "./die.ts";
export { HexGrid, NOWHERE, SIDES, type Side } from "./grid.ts";
export { type Hex, type Ids, idsOf, idsOfAll, type SmallIds, type Unit } from "./ids.ts";
export { type Noted, readPosition } from "./notation.ts";
export { chances, type Modifier, type OddsRange, oddsColumn, shifted, sumOf } from "./odds.ts";
export { NO_WAY, Reach, type Terms } from "./reach.ts";
export { HexSides, lineOf, sidesOf } from "./sides.ts";
