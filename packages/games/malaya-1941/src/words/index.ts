export { en } from "./en.ts";
export { columnName } from "./en-combat.ts";
export { faceName, hexName, markerName, seatName, turnName, unitName } from "./en-names.ts";
