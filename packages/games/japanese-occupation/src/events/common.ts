import { type CardAsked, type EventCards, eventQuestions, type Fits } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import { canPlace, placeForces, settle } from "../acts.ts";
import {
  ALL_RAILWAYS,
  ALL_SPACES,
  has,
  POPULATED,
  type Railway,
  SPACES_AT,
  type Space,
  type SpaceSet,
  setOf,
} from "../board.ts";
import { CHIT, decide, NONE, type OccupationNames, RAILWAY, table } from "../choices.ts";
import type { SpecialKind } from "../menu.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import { specials } from "../specials.ts";
import type { Faction, Force, IntelState, Occupation } from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";

/** How Events are put together (5.1): "x" is always the faction that executes the card. */

export { anywhere } from "@sandtable/coin";
export type Events = EventCards<Occupation, OccupationNames>;
type Asked = CardAsked<CardQuestion>;

export const { pickFor, mayFor, inDifferent, upToDifferent, pickPiece, offerOperation } = eventQuestions<
  Occupation,
  OccupationNames
>(table, ALL_SPACES, { operationBar, operationOf, execute });

export const spacesWhere = (fits: Fits): SpaceSet => setOf(ALL_SPACES.filter(fits));
export const countSpaces = (fits: Fits): number => ALL_SPACES.filter(fits).length;

export const isBesideSabotage = (g: Occupation, space: Space): boolean =>
  ALL_RAILWAYS.some((line) => g.sabotage[line] > 0 && SPACES_AT[line].includes(space));

/** Up to so many different Railways that the card reaches. */
export function* upToRailways(
  by: Faction,
  asked: Asked,
  most: number,
  fits: (line: Railway) => boolean,
  act: (line: Railway) => void,
): Play {
  let taken = 0;
  for (let nth = 1; nth <= most; nth++) {
    const options: Choice[] = ALL_RAILWAYS.filter((line) => !(taken & (1 << line)) && fits(line)).map(
      (line) => RAILWAY[line],
    );
    if (options.length === 0) return;
    options.push(NONE);
    const line = (yield decide(by, asked.card, { ...asked, nth, of: most }, options)).value as
      | Railway
      | "none";
    if (line === "none") return;
    taken |= 1 << line;
    act(line);
  }
}

const chitOf = (last: readonly Choice[]) =>
  function* (g: Occupation, by: Faction, asked: Asked, state: IntelState): Play<Space | undefined> {
    const options: Choice[] = POPULATED.filter((space) => g.intelState[space] === state).map(
      (space) => CHIT[space],
    );
    if (options.length === 0) return undefined;
    options.push(...last);
    const picked = (yield decide(by, asked.card, asked, options)).value as Space | "none";
    return picked === "none" ? undefined : picked;
  };

/** An Intel chit in this state; none only if there is none. */
export const pickChit = chitOf([]);
/** An Intel chit in this state, or none. */
export const mayChit = chitOf([NONE]);

/** One piece in each of these spaces: where, if the box falls short, is picked; then the owner may go on from the map (1.4.1). */
export function* placeInEach(g: Occupation, by: Faction, asked: Asked, force: Force, set: SpaceSet): Play {
  const spaces = ALL_SPACES.filter((space) => has(set, space));
  const enough = g.available[force] >= spaces.length;
  let left = set;
  for (let nth = 1; nth <= spaces.length; nth++) {
    const space: Space | undefined = enough
      ? spaces[nth - 1]
      : yield* (g.available[force] > 0 ? pickFor : mayFor)(
          by,
          { ...asked, nth, of: spaces.length },
          (candidate) => has(left, candidate) && canPlace(g, by, force, candidate),
        );
    if (space === undefined) return;
    left &= ~(1 << space);
    yield* placeForces(g, by, asked.card, force, space, 1, 1);
    settle(g);
  }
}

/** A Special Activity that a faction may execute in each of these spaces, however many they are. */
export function* mayInEach(g: Occupation, special: SpecialKind, fits: Fits): Play {
  const where = spacesWhere(fits);
  if (specials.grantable(g, special, where)) yield* specials.granted(g, special, 0, countSpaces(fits), where);
}

/** Up to so many pieces, one by one, in spaces that the card reaches. */
export function* mayPlace(
  g: Occupation,
  by: Faction,
  asked: Asked,
  force: Force,
  most: number,
  fits: Fits,
): Play {
  for (let nth = 1; nth <= most; nth++) {
    const space: Space | undefined = yield* mayFor(
      by,
      { ...asked, nth, of: most },
      (candidate) => fits(candidate) && canPlace(g, by, force, candidate),
    );
    if (space === undefined) return;
    yield* placeForces(g, by, asked.card, force, space, 1, 1);
    settle(g);
  }
}

/** J4, J24: spaces where Force 136 and the MPAJA work together. */
export const jointSpaces = (g: Occupation): number =>
  countSpaces((space) => g.force136[space] > 0 && g.camps[space] > 0);
