export { en } from "./en.ts";
export {
  areaName,
  fortressName,
  hexName,
  nationName,
  seatName,
  sizeName,
  theUnit,
  turnDate,
  typeName,
  unitName,
  unitShort,
} from "./en-names.ts";
