import type { Play } from "@sandtable/engine";
import type { Campaign } from "../state.ts";

function* notYet(g: Campaign): Play {
  throw new Error(`no play for ${g.stage}`);
}
export const setupAct = notYet;
export const initiative = notYet;
export const pickMarker = notYet;
export const carryOut = notYet;
export const allocate = notYet;
export const superiority = notYet;
export const assignHits = notYet;
export const attackForceZ = notYet;
export const reinforce = notYet;
export const arrivals = notYet;
export const interdict = notYet;
export const reorganise = notYet;
export const spend = notYet;
export const endOfTurn = notYet;
