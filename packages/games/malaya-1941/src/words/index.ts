export { en } from "./en.ts";
export { faceName, hexName, markerName, seatName, turnName, unitName } from "./en-names.ts";
