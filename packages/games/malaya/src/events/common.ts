import { type CardInPlay, type EventCards, eventQuestions } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { canPlace, placeForces, removeForce } from "../acts.ts";
import { ALL_SPACES, isPopulated, type Space } from "../board.ts";
import { type MalayaNames, type PieceAt, table } from "../choices.ts";
import { OPERATIONS, type OperationKind } from "../menu.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import {
  BRITISH_CONTROL,
  type Faction,
  type Malaya,
  type OPPOSITION,
  type Piece,
  type SUPPORT,
} from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export { anywhere } from "@sandtable/coin";
export type Events = EventCards<Malaya, MalayaNames>;

export const {
  pickFor,
  mayFor,
  inDifferent,
  upToDifferent,
  standing,
  mayPiece,
  pickPiece,
  grantOperation,
  offerOperation,
} = eventQuestions<Malaya, MalayaNames>(table, ALL_SPACES, { operationBar, operationOf, execute });

/** Could this space go a level that way (1.6)? */
export const canShift = (g: Malaya, space: Space, toward: typeof SUPPORT | typeof OPPOSITION): boolean =>
  isPopulated(space) && g.attitude[space] !== toward;

export const GUERRILLAS: readonly Piece[] = ["underground", "active"];

export const removeOne = (g: Malaya, card: string, { piece, space }: PieceAt): void =>
  removeForce(g, card, piece, 1, space);

export const allOperations = (faction: Faction): readonly OperationKind[] => OPERATIONS[faction];

/** M13, M31: up to four Police in all, in British Controlled spaces. */
export function* policeUnderControl(g: Malaya, x: Faction, { card, ask }: CardInPlay<CardQuestion>): Play {
  for (let left = 4; left > 0; ) {
    const space: Space | undefined = yield* mayFor(
      x,
      ask("place-police", 5 - left, 4),
      (candidate) => g.control[candidate] === BRITISH_CONTROL && canPlace(g, x, "police", candidate),
    );
    if (space === undefined) break;
    const placed: number = yield* placeForces(g, x, card, "police", space, 1, left);
    if (placed === 0) break;
    left -= placed;
  }
}
