import {
  activate,
  canPlace,
  changeResources,
  moveForce,
  pickGuerrilla,
  placeForces,
  placeVillage,
  removeForce,
  setAttitude,
  shift,
} from "../acts.ts";
import {
  idOf,
  isEconomicCenter,
  isJungle,
  isMountain,
  isProvince,
  KUALA_LUMPUR,
  type Space,
} from "../board.ts";
import { pickAlternative } from "../choices.ts";
import { FREE_LIMITED_OPERATION } from "../operation.ts";
import { guerrillasIn, insurgentsIn, NEUTRAL, OPPOSITION, SUPPORT } from "../state.ts";
import type { Alternative } from "../words/vocabulary.ts";
import {
  allOperations,
  canShift,
  type EventPlay,
  grantOperation,
  inDifferent,
  pickFor,
  pickPiece,
} from "./common.ts";

/** M3 Leaflets */
export const leafletsUnshaded: EventPlay = function* (g, x) {
  const first = yield* pickFor(
    x,
    "M3",
    "remove-guerrilla",
    (space) => isProvince(space) && guerrillasIn(g, space) > 0,
  );
  if (first === undefined) return;
  removeForce(g, "M3", yield* pickGuerrilla(g, x, "M3", first), 1, first);
  const second = isMountain(first)
    ? first
    : yield* pickFor(
        x,
        "M3",
        "remove-guerrilla",
        (space) => space !== first && isJungle(space) && guerrillasIn(g, space) > 0,
        0,
        2,
        2,
      );
  if (second !== undefined && guerrillasIn(g, second) > 0) {
    removeForce(g, "M3", yield* pickGuerrilla(g, x, "M3", second), 1, second);
  }
};

export const leafletsShaded: EventPlay = function* (g, x) {
  const waysIn = (space: Space): Alternative[] => {
    const ways: Alternative[] = [];
    if (canPlace(g, x, "guerrillas", space)) ways.push("two-guerrillas");
    if (!isEconomicCenter(space) && g.bases[space] < 2 && canPlace(g, x, "bases", space))
      ways.push("place-base");
    return ways;
  };
  const space = yield* pickFor(
    x,
    "M3",
    "place-guerrillas",
    (candidate) => insurgentsIn(g, candidate) > 0 && waysIn(candidate).length > 0,
  );
  if (space === undefined) return;
  const way = yield* pickAlternative(x, "M3", { kind: "rally", space: idOf(space) }, waysIn(space));
  if (way === "place-base") yield* placeForces(g, x, "M3", "bases", space, 1, 1);
  else yield* placeForces(g, x, "M3", "guerrillas", space, 2, 2);
};

/** M4 Chinese Squatters */
export const squattersUnshaded: EventPlay = function* (g, x) {
  if (g.available.villages === 0) return;
  const space = yield* pickFor(
    x,
    "M4",
    "place-village",
    (candidate) => isProvince(candidate) && g.villages[candidate] === 0,
  );
  if (space === undefined) return;
  placeVillage(g, "M4", space);
};

export const squattersShaded: EventPlay = function* (g) {
  yield* inDifferent(
    "mcp",
    "M4",
    "place-guerrillas",
    2,
    (space) => isProvince(space) && canPlace(g, "mcp", "guerrillas", space),
    function* (space) {
      yield* placeForces(g, "mcp", "M4", "guerrillas", space, 1, 1);
    },
    true,
  );
};

/** M5 MPAJA Legacy */
export const legacyUnshaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(x, "M5", "set-neutral", (candidate) => g.attitude[candidate] === OPPOSITION);
  if (space !== undefined) setAttitude(g, "M5", space, NEUTRAL);
};

export const legacyShaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "M5",
    "shift-opposition",
    2,
    (space) => insurgentsIn(g, space) > 0 && canShift(g, space, OPPOSITION),
    function* (space) {
      shift(g, "M5", space, OPPOSITION);
    },
  );
};

/** M6 Chin Peng */
export const chinPengUnshaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "M6",
    "activate",
    (candidate) => isProvince(candidate) && g.bases[candidate] > 0,
  );
  if (space === undefined) return;
  activate(g, "M6", g.underground[space], space);
  for (let moved = 0; moved < 2; moved++) {
    const from = yield* pickPiece(
      g,
      x,
      "M6",
      "troops-from",
      ["troops"],
      (candidate) => candidate !== space,
      moved + 1,
      2,
    );
    if (from === undefined) break;
    moveForce(g, "M6", "troops", 1, from.space, space);
  }
};

export const chinPengShaded: EventPlay = function* (g) {
  for (let granted = 0; granted < 2; granted++) {
    yield* grantOperation(g, "mcp", "M6", allOperations("mcp"), FREE_LIMITED_OPERATION, true, granted + 1, 2);
  }
};

/** M7 Trade Unions */
export const unionsUnshaded: EventPlay = function* (g) {
  changeResources(g, "M7", "mcp", -3);
  setAttitude(g, "M7", KUALA_LUMPUR, SUPPORT);
};

export const unionsShaded: EventPlay = function* (g) {
  changeResources(g, "M7", "mcp", 5);
  setAttitude(g, "M7", KUALA_LUMPUR, NEUTRAL);
};
