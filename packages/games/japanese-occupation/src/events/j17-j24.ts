import type { Choice } from "@sandtable/engine";
import {
  canPlace,
  changeResistance,
  changeSabotage,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  placeForces,
  removeForce,
  setOpposition,
  settle,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  idOf,
  isProvince,
  KUALA_LUMPUR,
  NEXT_TO_THAILAND,
  type Space,
  zeroes,
} from "../board.ts";
import { ALTERNATIVE, decide, NONE, STANDING, type Standing } from "../choices.ts";
import { removeChit, revealChit } from "../intel.ts";
import { specials } from "../specials.ts";
import { CONCEALED, GUERRILLAS, guerrillasIn, SUPPLY } from "../state.ts";
import { moveZipper } from "../zipper.ts";
import {
  anywhere,
  asking,
  type EventPlay,
  inDifferent,
  isBesideSabotage,
  mayPlace,
  pickChit,
  pickFor,
  pickPiece,
  spacesWhere,
  upToRailways,
} from "./common.ts";
import { jointSpaces } from "./j01-j08.ts";

/** J17 Burma Theater, one text for both */
export const burmaTheater: EventPlay = function* (g, x) {
  yield* moveZipper(g, "J17", g.zipper - 1);
  for (let nth = 1; nth <= 3; nth++) {
    const picked = yield* pickPiece(g, x, "J17", "troops", ["troops"], anywhere, nth, 3);
    if (picked === undefined) return;
    g.unsettled = true;
    g.troops[picked.space]--;
    g.away.troops++;
    if (g.log) tell(g, { kind: "away", rule: "J17", piece: "troops", space: idOf(picked.space) });
  }
};

/** J18 Thai Administration */
const isNextToThailand = (space: Space): boolean => NEXT_TO_THAILAND.includes(space);

export const thaiUnshaded: EventPlay = function* (g) {
  yield* mayPlace(g, "british", "J18", "place-others", "others", 3, isNextToThailand);
};

export const thaiShaded: EventPlay = function* (g) {
  yield* inDifferent(
    "japanese",
    "J18",
    "remove-guerrilla",
    NEXT_TO_THAILAND.length,
    (space) => isNextToThailand(space) && guerrillasIn(g, space) > 0,
    function* (space) {
      removeForce(g, "J18", yield* pickGuerrilla(g, "japanese", "J18", GUERRILLAS, space), 1, space);
    },
    true,
  );
  for (const space of NEXT_TO_THAILAND) moveForce(g, "J18", "troops", g.troops[space], space, KUALA_LUMPUR);
};

/** J20 Lim Bo Seng */
export const limBoSengUnshaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J20", "remove-force136", ["force136"], anywhere);
  if (picked === undefined) return;
  removeForce(g, "J20", "force136", 1, picked.space);
  for (let nth = 1; nth <= 2; nth++) {
    const chit = yield* pickChit(g, x, "J20", "reveal", CONCEALED, false, nth, 2);
    if (chit === undefined) return;
    yield* revealChit(g, "J20", chit);
  }
};

export const limBoSengShaded: EventPlay = function* (g, x) {
  const picked = yield* pickPiece(g, x, "J20", "remove-force136", ["force136"], anywhere);
  if (picked !== undefined) removeForce(g, "J20", "force136", 1, picked.space);
  const chit = yield* pickChit(g, x, "J20", "remove-chit", CONCEALED);
  if (chit !== undefined) changeResistance(g, "J20", -(yield* removeChit(g, "J20", chit)));
};

/** J21 Malay Collaboration: every non-MPAJA Guerrilla may be placed anew, those on the map too. */
export const collaborationUnshaded: EventPlay = function* (g) {
  const arrived = zeroes();
  for (let nth = 1; nth <= SUPPLY.others; nth++) {
    const options: Choice[] = [];
    if (g.available.others > 0) options.push(ALTERNATIVE.available);
    for (const space of ALL_SPACES) {
      if (g.other_underground[space] > arrived[space]) options.push(STANDING.other_underground[space]);
      if (g.other_active[space] > 0) options.push(STANDING.other_active[space]);
    }
    if (options.length === 0) return;
    options.push(NONE);
    const picked = (yield decide(
      "british",
      "J21",
      asking("J21", "which-others", nth, SUPPLY.others),
      options,
    )).value as Standing | "available" | "none";
    if (picked === "none") return;
    const stays = picked !== "available" && picked.piece === "other_underground" ? picked.space : undefined;
    const to = (yield* pickFor(
      "british",
      "J21",
      "others-to",
      (space) => space !== stays,
      0,
      nth,
      SUPPLY.others,
    )) as Space;
    if (picked !== "available") removeForce(g, "J21", picked.piece, 1, picked.space);
    placeAvailable(g, "J21", "others", 1, to);
    settle(g);
    arrived[to]++;
  }
};

export const collaborationShaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "J21",
    "place-police",
    3,
    (space) => isProvince(space) && canPlace(g, x, "police", space),
    function* (space) {
      yield* placeForces(g, x, "J21", "police", space, 1, 1);
      settle(g);
    },
  );
  const where = spacesWhere((space) => isProvince(space) && g.police[space] > 0 && g.kempeitai[space] > 0);
  if (specials.grantable(g, "eliminate", where)) yield* specials.granted(g, "eliminate", 1, 1, where);
};

/** J23 Allied Bombing */
export const bombingUnshaded: EventPlay = function* (g) {
  yield* upToRailways(
    "british",
    "J23",
    "sabotage",
    2,
    () => true,
    (line) => changeSabotage(g, "J23", line, 1),
  );
};

export const bombingShaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "J23",
    "remove-opposition",
    2,
    (space) => isProvince(space) && g.opposition[space] > 0 && isBesideSabotage(g, space),
    function* (space) {
      setOpposition(g, "J23", space, 0);
    },
  );
};

/** J24 Victory in Europe */
export const europeUnshaded: EventPlay = function* (g) {
  yield* moveZipper(g, "J24", g.zipper + 1);
  if (specials.grantable(g, "supply")) yield* specials.granted(g, "supply", 0);
};

export const europeShaded: EventPlay = function* (g) {
  changeResistance(g, "J24", -jointSpaces(g));
};
