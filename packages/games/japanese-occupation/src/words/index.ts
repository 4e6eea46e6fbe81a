export { CARDS_BY_NAME } from "../cards.ts";
export { en } from "./en.ts";
