import { type EventPlay as EventPlayOf, eventQuestions } from "@sandtable/coin";
import { removeForce } from "../acts.ts";
import { ALL_SPACES, isPopulated, type Space } from "../board.ts";
import { type MalayaNames, type Standing, table } from "../choices.ts";
import { OPERATIONS, type OperationKind } from "../menu.ts";
import type { Terms } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import type { Faction, Malaya, OPPOSITION, Piece, SUPPORT } from "../state.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export { anywhere } from "@sandtable/coin";
export type EventPlay = EventPlayOf<Malaya, MalayaNames>;

export const { pickFor, mayFor, inDifferent, standing, mayPiece, pickPiece, grantOperation } = eventQuestions<
  Malaya,
  MalayaNames
>(table, ALL_SPACES, {
  operationBar: (g, kind, terms) => operationBar(g, kind, terms as Terms),
  *execute(g, kind, terms) {
    const op = operationOf(kind, terms as Terms);
    yield* execute(g, op);
    return op.selected;
  },
});

/** Could this space go a level that way (1.6)? */
export const canShift = (g: Malaya, space: Space, toward: typeof SUPPORT | typeof OPPOSITION): boolean =>
  isPopulated(space) && g.attitude[space] !== toward;

export const GUERRILLAS: readonly Piece[] = ["underground", "active"];

export const removeOne = (g: Malaya, card: string, { piece, space }: Standing): void =>
  removeForce(g, card, piece, 1, space);

export const allOperations = (faction: Faction): readonly OperationKind[] => OPERATIONS[faction];
