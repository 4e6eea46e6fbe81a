export { defineDie, roll } from "./die.ts";
export { HexGrid, NOWHERE, SIDES, type Side } from "./grid.ts";
export { chances, type OddsRange, oddsColumn } from "./odds.ts";
