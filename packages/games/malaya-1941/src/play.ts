import type { Play } from "@sandtable/engine";
import { contact, declare, fightOn, nameFighters, nextBattle } from "./combat/index.ts";
import { bombard, bombardmentLoss, move, placeStrikes, step } from "./impulse/index.ts";
import {
  allocate,
  arrivals,
  assignHits,
  attackForceZ,
  carryOut,
  endOfTurn,
  initiative,
  pickMarker,
  reinforce,
  reorganise,
  setupAct,
  spend,
  superiority,
} from "./planning/index.ts";
import { yamashita } from "./sequence.ts";
import type { Campaign } from "./state.ts";

/** 4.0, 4.1 From one checkpoint to the next: what is hidden or shown ends a stretch. */
export function play(g: Campaign): Play {
  switch (g.stage) {
    case "setup":
      return setupAct(g);
    case "initiative":
      return initiative(g);
    case "markers":
      return pickMarker(g);
    case "marker":
      return carryOut(g);
    case "allocation":
      return allocate(g);
    case "superiority":
      return superiority(g);
    case "hits":
      return assignHits(g);
    case "force-z":
      return attackForceZ(g);
    case "reinforcements":
      return reinforce(g);
    case "arrivals":
      return arrivals(g);
    case "reorganisation":
      return reorganise(g);
    case "spending":
      return spend(g);
    case "movement":
      return move(g);
    case "step":
      return step(g);
    case "strikes":
      return placeStrikes(g);
    case "bombardment":
      return bombard(g);
    case "bombardment-loss":
      return bombardmentLoss(g);
    case "contact":
      return contact(g);
    case "fighters":
      return nameFighters(g);
    case "declaration":
      return declare(g);
    case "battles":
      return nextBattle(g);
    case "battle":
      return fightOn(g);
    case "yamashita":
      return yamashita(g);
    default:
      return endOfTurn(g);
  }
}
