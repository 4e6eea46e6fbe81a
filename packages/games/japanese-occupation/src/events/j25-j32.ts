import type { Choice } from "@sandtable/engine";
import {
  canPlace,
  changeResources,
  placeAvailable,
  placeForces,
  removeForce,
  settle,
  tell,
} from "../acts.ts";
import { idOf, isProvince, NEIGHBOURS, PROVINCES, type Space } from "../board.ts";
import { decide, NONE, SPECIAL } from "../choices.ts";
import { concealChit } from "../intel.ts";
import { SPECIALS, type SpecialKind } from "../menu.ts";
import { grantedIn, LIMITED_OPERATION } from "../operation.ts";
import { execute, operationOf } from "../operations/index.ts";
import { type Relocation, relocate } from "../relocate.ts";
import { specials } from "../specials.ts";
import { guerrillasIn, type Occupation, REVEALED } from "../state.ts";
import {
  anywhere,
  asking,
  countSpaces,
  type EventPlay,
  grantOperation,
  inDifferent,
  isBesideSabotage,
  pickChit,
  pickFor,
  pickPiece,
  placeInEach,
  spacesWhere,
} from "./common.ts";

/** J25 John Davis */
export const davisUnshaded: EventPlay = function* (g) {
  yield* execute(g, operationOf("contact", grantedIn(0, 1)));
  const options: Choice[] = SPECIALS.british
    .filter((special) => specials.grantable(g, special))
    .map((special) => SPECIAL[special]);
  if (options.length === 0) return;
  options.push(NONE);
  const picked = (yield decide("british", "J25", asking("J25", "special"), options)).value as
    | SpecialKind
    | "none";
  if (picked !== "none") yield* specials.granted(g, picked, 1);
};

export const davisShaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J25", "remove-force136", ["force136"], anywhere);
  if (picked === undefined) return;
  g.force136[picked.space]--;
  g.away.force136++;
  g.awayBy = x;
  if (g.log) tell(g, { kind: "away", rule: "J25", piece: "force136", space: idOf(picked.space) });
};

/** J26 Subhas Chandra Bose */
export const boseUnshaded: EventPlay = function* (g) {
  yield* grantOperation(g, "british", "J26", ["ambush"], grantedIn(1, 1, { onBose: true }), true);
};

export const boseShaded: EventPlay = function* (g) {
  yield* grantOperation(g, "japanese", "J26", ["sweep"], grantedIn(1, 2, { policeMove: true }), true);
};

/** J28 Operation Gustavus: in a Province where as much of it as possible can be done (5.1.3). */
const landings = (g: Occupation, space: Space): number =>
  Math.min(1, g.available.force136) + (g.caches[space] === 0 ? Math.min(1, g.available.caches) : 0);

export const gustavusUnshaded: EventPlay = function* (g, x) {
  const camps = PROVINCES.filter((space) => g.camps[space] > 0);
  const most = Math.max(0, ...camps.map((space) => landings(g, space)));
  /** With nothing Available the British may still bring a Supply Cache from the map (1.4.1). */
  const mayShift = (space: Space): boolean => g.caches[space] === 0 && canPlace(g, x, "caches", space);
  const space = yield* pickFor(
    x,
    "J28",
    "province",
    (candidate) =>
      g.camps[candidate] > 0 && landings(g, candidate) === most && (most > 0 || mayShift(candidate)),
  );
  if (space === undefined) return;
  if (g.available.force136 > 0) placeAvailable(g, "J28", "force136", 1, space);
  if (mayShift(space)) yield* placeForces(g, x, "J28", "caches", space, 1, 1);
};

const isPatrolled = (g: Occupation, space: Space): boolean =>
  isProvince(space) &&
  (g.troops[space] > 0 || NEIGHBOURS[space].some((neighbour) => g.troops[neighbour] > 0));

export const gustavusShaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J28", "remove-piece", ["force136", "caches"], (space) =>
    isPatrolled(g, space),
  );
  if (picked !== undefined) removeForce(g, "J28", picked.piece, 1, picked.space);
};

/** J29 Kempeitai */
const ANYWHERE_AT_ALL: Relocation = {
  by: "japanese",
  rule: "J29",
  pieces: ["kempeitai"],
  fits: () => true,
};

export const kempeitaiUnshaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J29", "remove-kempeitai", ["kempeitai"], anywhere);
  if (picked === undefined) return;
  g.kempeitai[picked.space]--;
  g.gone.kempeitai++;
  if (g.log) tell(g, { kind: "gone", rule: "J29", piece: "kempeitai", space: idOf(picked.space) });
};

export const kempeitaiShaded: EventPlay = function* (g) {
  yield* relocate(g, ANYWHERE_AT_ALL);
  for (let nth = 1; nth <= 2; nth++) {
    const chit: Space | undefined = yield* pickChit(g, "japanese", "J29", "conceal", REVEALED, true, nth, 2);
    if (chit === undefined) return;
    concealChit(g, "J29", chit);
  }
};

/** J30 Malayan Volunteer Corps */
export const volunteersUnshaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "J30",
    "remove-police",
    3,
    (space) => g.police[space] > 0 && g.opposition[space] > 0 && guerrillasIn(g, space) > 0,
    function* (space) {
      removeForce(g, "J30", "police", 1, space);
    },
    true,
  );
};

export const volunteersShaded: EventPlay = function* (g, x) {
  yield* placeInEach(
    g,
    x,
    "J30",
    "place-police",
    "police",
    spacesWhere((space) => g.troops[space] > 0),
  );
};

/** J31 Comfort Women */
export const comfortWomenUnshaded: EventPlay = function* (g) {
  changeResources(g, "J31", -countSpaces((space) => g.troops[space] > 0 && g.opposition[space] > 0));
};

export const comfortWomenShaded: EventPlay = function* (g) {
  changeResources(
    g,
    "J31",
    countSpaces((space) => g.troops[space] > 0),
  );
};

/** J32 MPAJU */
export const mpajuUnshaded: EventPlay = function* (g) {
  const isHaven = (space: Space): boolean => g.camps[space] > 0 && g.opposition[space] > 0;
  yield* inDifferent(
    "british",
    "J32",
    "place-mpaja",
    countSpaces(isHaven),
    (space) => isHaven(space) && canPlace(g, "british", "mpaja", space),
    function* (space) {
      yield* placeForces(g, "british", "J32", "mpaja", space, 1, 1);
      settle(g);
    },
    true,
  );
};

export const mpajuShaded: EventPlay = function* (g) {
  const near = spacesWhere((space) => isProvince(space) && isBesideSabotage(g, space));
  const terms = { ...LIMITED_OPERATION.japanese, where: near };
  const where = yield* grantOperation(g, "japanese", "J32", ["sweep"], terms, true);
  if (where !== 0 && specials.grantable(g, "reprisal", where))
    yield* specials.granted(g, "reprisal", 0, 1, where);
};
