import type { Judgement } from "@sandtable/engine";
import { ALLIED } from "../map.ts";
import type { Campaign } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { appeal } from "./appeal.ts";
import { features, measure } from "./features.ts";
import { levels } from "./levels.ts";
import { weights } from "./weights.ts";

/** Set-up counts two; between two turns the next player-turn has begun. */
function beat({ stage, phasing, turn, playerTurn }: Campaign): number {
  if (stage === "setup") return phasing === ALLIED ? 0 : 1;
  if (stage === "turn") return turn === 0 ? 2 : turn * 2 + 1;
  return playerTurn + 2;
}

/** What bots know of the campaign. */
export const judgement: Judgement<Campaign, Asked> = { features, measure, weights, beat, appeal, levels };
