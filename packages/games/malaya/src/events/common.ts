import type { Bar, Choice, Play } from "@sandtable/engine";
import { removeForce } from "../acts.ts";
import { ALL_SPACES, has, isPopulated, type Space, type SpaceSet } from "../board.ts";
import {
  bar,
  decide,
  maySpace,
  NONE,
  OPERATION,
  pickSpace,
  type SpaceBar,
  STANDING,
  type Standing,
} from "../choices.ts";
import { OPERATIONS, type OperationKind } from "../menu.ts";
import type { Terms } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import type { Faction, Malaya, OPPOSITION, Piece, SUPPORT } from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export type EventPlay = (g: Malaya, x: Faction) => Play;
export type Fits = (space: Space) => boolean;

/** A card's test of a space, as a bar: the text does not reach it. */
const unfit = (card: string, fits: Fits, taken: SpaceSet = 0): SpaceBar => {
  const reason: Bar = bar(card, { key: "why.elsewhere" });
  return (space) => (!has(taken, space) && fits(space) ? undefined : reason);
};

/** Pick a space the card reaches; none if there is none (5.1.3). */
export const pickFor = (
  by: Faction,
  card: string,
  ask: CardQuestion,
  fits: Fits,
  taken: SpaceSet = 0,
  nth = 1,
  of = 1,
): Play<Space | undefined> =>
  pickSpace(by, card, { key: "prompt.card", card, ask, nth, of }, unfit(card, fits, taken));

/** Pick a space the card reaches, or none. */
export const mayFor = (
  by: Faction,
  card: string,
  ask: CardQuestion,
  fits: Fits,
  taken: SpaceSet = 0,
  nth = 1,
  of = 1,
): Play<Space | undefined> =>
  maySpace(by, card, { key: "prompt.card", card, ask, nth, of }, unfit(card, fits, taken));

/** Do something in each of several different spaces: as many of them as can be (5.1.3). */
export function* inDifferent(
  by: Faction,
  card: string,
  ask: CardQuestion,
  count: number,
  fits: Fits,
  act: (space: Space) => Play,
  may = false,
): Play {
  let taken: SpaceSet = 0;
  for (let i = 0; i < count; i++) {
    const space: Space | undefined = yield* (may ? mayFor : pickFor)(
      by,
      card,
      ask,
      fits,
      taken,
      i + 1,
      count,
    );
    if (space === undefined) return;
    taken |= 1 << space;
    yield* act(space);
  }
}

/** Could this space go a level that way (1.6)? */
export const canShift = (g: Malaya, space: Space, toward: typeof SUPPORT | typeof OPPOSITION): boolean =>
  isPopulated(space) && g.attitude[space] !== toward;

/** A standing piece of one of these kinds in a fitting space, or none of them. */
export function* mayPiece(
  g: Malaya,
  by: Faction,
  card: string,
  ask: CardQuestion,
  pieces: readonly Piece[],
  fits: Fits,
  nth: number,
  of: number,
): Play<Standing | undefined> {
  const choices: Choice[] = standing(g, pieces, fits);
  if (choices.length === 0) return undefined;
  choices.push(NONE);
  const picked = (yield decide(by, card, { key: "prompt.card", card, ask, nth, of }, choices)).value as
    | Standing
    | "none";
  return picked === "none" ? undefined : picked;
}

/** A standing piece of one of these kinds in a fitting space; none only if there is none. */
export function* pickPiece(
  g: Malaya,
  by: Faction,
  card: string,
  ask: CardQuestion,
  pieces: readonly Piece[],
  fits: Fits,
  nth: number,
  of: number,
): Play<Standing | undefined> {
  const choices = standing(g, pieces, fits);
  if (choices.length === 0) return undefined;
  return (yield decide(by, card, { key: "prompt.card", card, ask, nth, of }, choices)).value as Standing;
}

export function standing(g: Malaya, pieces: readonly Piece[], fits: Fits): Choice<Standing>[] {
  const choices: Choice<Standing>[] = [];
  for (const space of ALL_SPACES) {
    if (!fits(space)) continue;
    for (const piece of pieces) if (g[piece][space] > 0) choices.push(STANDING[piece][space]);
  }
  return choices;
}

export const GUERRILLAS: readonly Piece[] = ["underground", "active"];
export const anywhere: Fits = () => true;

export const removeOne = (g: Malaya, card: string, { piece, space }: Standing): void =>
  removeForce(g, card, piece, 1, space);

/** 5.4 Offer free Operations of these kinds; the faction may be free to decline. */
export function* grantOperation(
  g: Malaya,
  by: Faction,
  card: string,
  kinds: readonly OperationKind[],
  terms: Terms,
  may: boolean,
  nth = 1,
  of = 1,
): Play<SpaceSet> {
  const choices: Choice[] = kinds
    .filter((kind) => operationBar(g, kind, terms) === undefined)
    .map((kind) => OPERATION[kind]);
  if (choices.length === 0) return 0;
  if (may) choices.push(NONE);
  const picked = (yield decide(by, card, { key: "prompt.card", card, ask: "operation", nth, of }, choices))
    .value as OperationKind | "none";
  if (picked === "none") return 0;
  const op = operationOf(picked, terms);
  yield* execute(g, op);
  return op.selected;
}

export const allOperations = (faction: Faction): readonly OperationKind[] => OPERATIONS[faction];
