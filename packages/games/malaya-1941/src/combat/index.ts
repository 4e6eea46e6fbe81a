import type { Play } from "@sandtable/engine";
import type { Campaign } from "../state.ts";

function* notYet(g: Campaign): Play {
  throw new Error(`no play for ${g.stage}`);
}
export const contact = notYet;
export const nameFighters = notYet;
export const declare = notYet;
export const nextBattle = notYet;
export const fightOn = notYet;
