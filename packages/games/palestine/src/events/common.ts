import { type EventPlay as EventPlayOf, eventQuestions } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { removeForce } from "../acts.ts";
import { ALL_SPACES, type Space, type SpaceSet, setOf } from "../board.ts";
import { type PalestineNames, type Standing, table } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import type { Operation, Terms } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import type { Faction, Palestine, Piece } from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export { anywhere } from "@sandtable/coin";
export type EventPlay = EventPlayOf<Palestine, PalestineNames>;

const questions = eventQuestions<Palestine, PalestineNames>(table, ALL_SPACES, {
  operationBar: (g, kind, terms) => operationBar(g, kind, terms as Terms),
  *execute(g, kind, terms) {
    const op = operationOf(kind, terms as Terms);
    yield* execute(g, op);
    return op.selected;
  },
});
export const { pickFor, mayFor, inDifferent, pickPiece, grantOperation } = questions;

export const CELLS: readonly Piece[] = ["underground", "active"];

/** The spaces that fit, as a set. */
export const spacesWith = (fits: (space: Space) => boolean): SpaceSet => setOf(ALL_SPACES.filter(fits));

/** An Operation that a card demands: executed if it can be (5.1.3). */
export function* demand(g: Palestine, kind: OperationKind, terms: Terms): Play<Operation> {
  const op = operationOf(kind, terms);
  if (operationBar(g, kind, terms) === undefined) yield* execute(g, op);
  return op;
}

/** Remove one piece after another to Available, `most` of them, each from a fitting space. How many went. */
export function* removePieces(
  g: Palestine,
  x: Faction,
  card: string,
  ask: CardQuestion,
  pieces: readonly Piece[],
  most: number,
  may: boolean,
  fits: (space: Space) => boolean,
  once = false,
): Play<number> {
  let taken: SpaceSet = 0;
  const open = (space: Space): boolean => fits(space) && !(once && (taken & (1 << space)) !== 0);
  for (let count = 0; count < most; count++) {
    const picked: Standing | undefined = yield* (may ? questions.mayPiece : pickPiece)(
      g,
      x,
      card,
      ask,
      pieces,
      open,
      count + 1,
      most,
    );
    if (picked === undefined) return count;
    taken |= 1 << picked.space;
    removeForce(g, card, picked.piece, 1, picked.space);
  }
  return most;
}
