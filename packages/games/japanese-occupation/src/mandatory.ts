import type { Trial } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import { moveForce, removeForce, rollFor, settle, tell } from "./acts.ts";
import { idOf, isJungle, KUALA_LUMPUR, PROVINCES, type Space } from "./board.ts";
import { CARDS } from "./cards.ts";
import { decide, PIECE_AT, type PieceAt } from "./choices.ts";
import { DECK_PLAN, type Faction, GUERRILLAS, type Occupation, type Piece, type Stage } from "./state.ts";

/** 5.4 Mandatory Events happen by themselves, after the icon and before the 1st Eligible acts. */

export const isMandatory = (card: number): boolean => CARDS[card].mandatory === true;

/** The stage that the Mandatory Event on the table leads to. */
export function* mandatoryEvent(g: Occupation, card: number): Play<Stage> {
  if (g.log) tell(g, { kind: "mandatory", rule: "5.4", card: `J${card}` });
  if (card === 9) return atomicBombings(g);
  yield* jungleIsNeutral(g);
  return "first";
}

/** J9 In the third Campaign the war is over: the MPAJA and Resistance phases of the last round, and victory. */
const atomicBombings = (g: Occupation): Stage =>
  g.propagandaRounds === DECK_PLAN.piles - 1 ? "mpaja" : "first";

const BRITISH_FORCES: readonly Piece[] = [...GUERRILLAS, "caches"];
const JAPANESE_FORCES: readonly Piece[] = ["troops", "police"];

const JUNGLE: Trial = { modifiers: [], needed: 2, reads: "most" };

/** J6 A roll for each Jungle Province; on 1 or 2 each side loses one of its forces there, Troops to Kuala Lumpur. */
function* jungleIsNeutral(g: Occupation): Play {
  for (const space of PROVINCES) {
    if (!isJungle(space) || !(yield* rollFor(g, "J6", "jungle", space, JUNGLE))) continue;
    yield* loseOne(g, "british", BRITISH_FORCES, space);
    yield* loseOne(g, "japanese", JAPANESE_FORCES, space);
    settle(g);
  }
}

function* loseOne(g: Occupation, by: Faction, pieces: readonly Piece[], space: Space): Play {
  const options: Choice<PieceAt>[] = [];
  for (const piece of pieces) if (g[piece][space] > 0) options.push(PIECE_AT[piece][space]);
  if (options.length === 0) return;
  const { piece } = (yield decide(by, "J6", { kind: "attrition", space: idOf(space) }, options))
    .value as PieceAt;
  if (piece === "troops") moveForce(g, "J6", "troops", 1, space, KUALA_LUMPUR);
  else removeForce(g, "J6", piece, 1, space);
}
