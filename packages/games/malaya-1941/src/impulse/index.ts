import type { Play } from "@sandtable/engine";
import type { Campaign } from "../state.ts";

function* notYet(g: Campaign): Play {
  throw new Error(`no play for ${g.stage}`);
}
export const move = notYet;
export const step = notYet;
export const placeStrikes = notYet;
export const bombard = notYet;
export const bombardmentLoss = notYet;
