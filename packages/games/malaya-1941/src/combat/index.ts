export { fightOn, nextBattle } from "./battle.ts";
export { contact, nameFighters } from "./contact.ts";
export { declare } from "./declare.ts";
