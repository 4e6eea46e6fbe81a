import type { Choice } from "@sandtable/engine";
import {
  changeResources,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  removeForce,
  setOpposition,
  tell,
} from "../acts.ts";
import { ALL_SPACES, idOf, NEXT_TO_THAILAND, type Space, zeroes } from "../board.ts";
import { ALTERNATIVE, decide, NONE, STANDING, type Standing } from "../choices.ts";
import { concealChit } from "../intel.ts";
import { BANDS, type Band, mpajaIn, othersIn, REVEALED, villagesOnMap } from "../state.ts";
import { canStrike, strikeIn } from "../strikes.ts";
import {
  anywhere,
  asking,
  type EventPlay,
  inDifferent,
  mayFor,
  mayInEach,
  pickChit,
  pickFor,
  pickPiece,
  placeInEach,
  spacesWhere,
} from "./common.ts";

/** J10 Rationing System */
export const rationingUnshaded: EventPlay = function* (g) {
  changeResources(g, "J10", -Math.floor(g.resources / 2));
};

export const rationingShaded: EventPlay = function* (g) {
  changeResources(g, "J10", 2 * villagesOnMap(g));
};

/** J11 KMT Guerrillas */
export const kmtUnshaded: EventPlay = function* (g) {
  yield* inDifferent(
    "british",
    "J11",
    "act",
    NEXT_TO_THAILAND.length,
    (space) => NEXT_TO_THAILAND.includes(space) && canStrike(g, BANDS, space),
    function* (space) {
      yield* strikeIn(g, "J11", BANDS, space, false);
    },
    true,
  );
};

export const kmtShaded: EventPlay = function* (g, x) {
  for (const space of ALL_SPACES) {
    if (mpajaIn(g, space) === 0 || othersIn(g, space) === 0) continue;
    const piece = yield* pickGuerrilla(g, x, "J11", ["mpaja_underground", "mpaja_active"], space);
    removeForce(g, "J11", piece, 1, space);
    setOpposition(g, "J11", space, 0);
  }
};

/** J13 Lai Teck Betrayal */
const MPAJA_ONLY: readonly Band[] = ["mpaja"];

export const laiTeckUnshaded: EventPlay = function* (g) {
  for (let nth = 1; nth <= 2; nth++) {
    const space: Space | undefined = yield* mayFor(
      "british",
      "J13",
      "act",
      (candidate) => canStrike(g, MPAJA_ONLY, candidate),
      0,
      nth,
      2,
    );
    if (space === undefined) return;
    yield* strikeIn(g, "J13", MPAJA_ONLY, space, false);
  }
};

export const laiTeckShaded: EventPlay = function* (g) {
  yield* mayInEach(g, "eliminate", (space) => g.kempeitai[space] > 0);
};

/** J14 "Secret Army" */
export const secretArmyUnshaded: EventPlay = function* (g, x) {
  yield* placeInEach(
    g,
    x,
    "J14",
    "place-mpaja",
    "mpaja",
    spacesWhere((space) => g.caches[space] > 0),
  );
};

export const secretArmyShaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J14", "remove-cache", ["caches"], anywhere);
  if (picked === undefined) return;
  g.unsettled = true;
  g.caches[picked.space]--;
  g.gone.caches++;
  if (g.log) tell(g, { kind: "gone", rule: "J14", piece: "caches", space: idOf(picked.space) });
};

/** J16 Freddie Spencer Chapman */
export const chapmanUnshaded: EventPlay = function* (g) {
  const arrived = zeroes();
  const hasCamp = (space: Space): boolean => g.camps[space] > 0;
  for (let nth = 1; nth <= 2; nth++) {
    const options: Choice[] = [];
    if (g.available.force136 > 0 && ALL_SPACES.some(hasCamp)) options.push(ALTERNATIVE.available);
    for (const from of ALL_SPACES)
      if (g.force136[from] > arrived[from] && ALL_SPACES.some((to) => to !== from && hasCamp(to)))
        options.push(STANDING.force136[from]);
    if (options.length === 0) return;
    options.push(NONE);
    const picked = (yield decide("british", "J16", asking("J16", "which-force136", nth, 2), options)).value as
      | Standing
      | "available"
      | "none";
    if (picked === "none") return;
    const from = picked === "available" ? undefined : picked.space;
    const to = (yield* pickFor(
      "british",
      "J16",
      "force136-to",
      (space) => hasCamp(space) && space !== from,
      0,
      nth,
      2,
    )) as Space;
    if (from === undefined) placeAvailable(g, "J16", "force136", 1, to);
    else moveForce(g, "J16", "force136", 1, from, to);
    arrived[to]++;
  }
};

export const chapmanShaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J16", "remove-camp", ["camps"], (space) => g.force136[space] > 0);
  if (picked !== undefined) removeForce(g, "J16", "camps", 1, picked.space);
  const chit = yield* pickChit(g, x, "J16", "conceal", REVEALED);
  if (chit !== undefined) concealChit(g, "J16", chit);
};
