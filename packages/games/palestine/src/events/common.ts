import { type CardAsked, type EventCards, eventQuestions, type Fits, has } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { removeForce } from "../acts.ts";
import { ALL_SPACES, type Space, type SpaceSet, setOf } from "../board.ts";
import { type PalestineNames, type PieceAt, table } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import type { Operation, Terms } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import type { Faction, Palestine, Piece } from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export { anywhere } from "@sandtable/coin";
export type Events = EventCards<Palestine, PalestineNames>;

const questions = eventQuestions<Palestine, PalestineNames>(table, ALL_SPACES, {
  operationBar,
  operationOf,
  execute,
});
export const { pickFor, mayFor, inDifferent, upToDifferent, pickPiece, offerOperation } = questions;

export const CELLS: readonly Piece[] = ["underground", "active"];

/** The spaces that fit, as a set. */
export const spacesWith = (fits: (space: Space) => boolean): SpaceSet => setOf(ALL_SPACES.filter(fits));

/** An Operation that a card demands: executed if it can be (5.1.3). */
export function* demand(g: Palestine, kind: OperationKind, terms: Terms): Play<Operation> {
  const op = operationOf(kind, terms);
  if (operationBar(g, kind, terms) === undefined) yield* execute(g, op);
  return op;
}

type Removal = (
  g: Palestine,
  x: Faction,
  asked: CardAsked<CardQuestion>,
  pieces: readonly Piece[],
  most: number,
  fits: Fits,
) => Play<number>;

const removal = (pick: typeof pickPiece, once: boolean): Removal =>
  function* (g, x, asked, pieces, most, fits) {
    let taken: SpaceSet = 0;
    const open: Fits = (space) => fits(space) && !(once && has(taken, space));
    for (let count = 0; count < most; count++) {
      const turn = { ...asked, nth: count + 1, of: most };
      const picked: PieceAt | undefined = yield* pick(g, x, turn, pieces, open);
      if (picked === undefined) return count;
      taken |= 1 << picked.space;
      removeForce(g, asked.card, picked.piece, 1, picked.space);
    }
    return most;
  };

/** Remove so many pieces to Available, one after another, each from a fitting space. How many went. */
export const removePieces = removal(pickPiece, false);
/** Up to so many. */
export const mayRemove = removal(questions.mayPiece, false);
/** Up to so many, each from another space. */
export const mayRemoveInDifferent = removal(questions.mayPiece, true);
