import type { Play } from "@sandtable/engine";
import {
  canPlace,
  changeResources,
  changeWill,
  placeForces,
  removeForce,
  setAttitude,
  settle,
  shift,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  ANYWHERE,
  has,
  isJungle,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
  setOf,
} from "../board.ts";
import { FREE_LIMITED_OPERATION, freeIn } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import { grantedSpecial } from "../specials.ts";
import {
  BRITISH_CONTROL,
  COMMANDERS,
  cubesIn,
  type Faction,
  type Malaya,
  MCP_CONTROL,
  OPPOSITION,
} from "../state.ts";
import {
  allOperations,
  canShift,
  type EventPlay,
  grantOperation,
  inDifferent,
  mayFor,
  mayPiece,
  pickFor,
} from "./common.ts";

/** M9 Batang Kali */
export const batangKaliUnshaded: EventPlay = function* (g) {
  const where = yield* grantedSpecial(g, "reprisal", 1, ANYWHERE);
  const terms = freeIn(1, 1, { where });
  if (where !== 0 && operationBar(g, "assault", terms) === undefined)
    yield* execute(g, operationOf("assault", terms));
};

export const batangKaliShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "M9",
    "set-opposition",
    (candidate) => isProvince(candidate) && g.attitude[candidate] !== OPPOSITION,
  );
  if (space !== undefined) setAttitude(g, "M9", space, OPPOSITION);
  changeWill(g, "M9", -2);
};

/** M10 Gurney Killed */
export const gurneyKilledUnshaded: EventPlay = function* (g, x) {
  const garrisoned = setOf(ALL_SPACES.filter((space) => cubesIn(g, space) > 0));
  yield* inDifferent(
    x,
    "M10",
    "place-police",
    3,
    (space) => has(garrisoned, space) && canPlace(g, x, "police", space),
    function* (space) {
      yield* placeForces(g, x, "M10", "police", space, 1, 1);
    },
  );
};

export const gurneyKilledShaded: EventPlay = function* (g, x) {
  g.commanderCancelled = true;
  if (g.log) tell(g, { kind: "commander", rule: "M10", commander: COMMANDERS[g.commander], cancelled: true });
  const space = yield* pickFor(x, "M10", "place-guerrillas", (candidate) =>
    canPlace(g, x, "guerrillas", candidate),
  );
  if (space === undefined) return;
  yield* placeForces(g, x, "M10", "guerrillas", space, 1, 1);
};

/** M11 Chemical Defoliants */
export const defoliantsUnshaded: EventPlay = function* (g) {
  const fields = ALL_SPACES.reduce((sum, space) => sum + (isJungle(space) ? g.bases[space] : 0), 0);
  changeResources(g, "M11", "mcp", -fields);
};

export const defoliantsShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "M11",
    "shift-opposition",
    (candidate) => g.bases[candidate] > 0 && canShift(g, candidate, OPPOSITION),
  );
  if (space !== undefined) shift(g, "M11", space, OPPOSITION);
  changeWill(g, "M11", -1);
};

/** M12 Orang Asli */
export const orangAsliUnshaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "M12",
    "place-police",
    2,
    (space) => isJungle(space) && g.control[space] !== MCP_CONTROL && canPlace(g, x, "police", space),
    function* (space) {
      yield* placeForces(g, x, "M12", "police", space, 0, 2);
    },
  );
};

export const orangAsliShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "M12",
    "place-base",
    (candidate) => isJungle(candidate) && g.bases[candidate] < 2 && canPlace(g, x, "bases", candidate),
  );
  if (space === undefined) return;
  yield* placeForces(g, x, "M12", "bases", space, 1, 1);
};

/** M13 Malay Police, M31 Ex-Palestine Recruits: up to four Police in all, in British Controlled spaces. */
export function* policeUnderControl(g: Malaya, x: Faction, card: string): Play {
  for (let left = 4; left > 0; ) {
    const space: Space | undefined = yield* mayFor(
      x,
      card,
      "place-police",
      (candidate) => g.control[candidate] === BRITISH_CONTROL && canPlace(g, x, "police", candidate),
      0,
      5 - left,
      4,
    );
    if (space === undefined) break;
    const placed: number = yield* placeForces(g, x, card, "police", space, 1, left);
    if (placed === 0) break;
    left -= placed;
  }
}

export const malayPoliceUnshaded: EventPlay = (g, x) => policeUnderControl(g, x, "M13");

export const malayPoliceShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "M13",
    "shift-opposition",
    (candidate) => g.police[candidate] > 0 && canShift(g, candidate, OPPOSITION),
  );
  if (space !== undefined) shift(g, "M13", space, OPPOSITION);
};

/** M14 Korean War */
export const koreanWarUnshaded: EventPlay = function* (g) {
  changeResources(g, "M14", "british", 10);
  changeWill(g, "M14", 1);
};

export const koreanWarShaded: EventPlay = function* (g) {
  changeResources(g, "M14", "british", -4);
};

/** M15 Urban Calm */
const KUALA_LUMPUR_ONLY = setOf([KUALA_LUMPUR]);
const AROUND_KUALA_LUMPUR = KUALA_LUMPUR_ONLY | setOf(NEIGHBOURS[KUALA_LUMPUR]);

export const urbanCalmUnshaded: EventPlay = function* (g) {
  yield* execute(g, operationOf("train", freeIn(1, 1, { where: KUALA_LUMPUR_ONLY })));
  yield* grantOperation(
    g,
    "british",
    "M15",
    allOperations("british"),
    { ...FREE_LIMITED_OPERATION, where: AROUND_KUALA_LUMPUR },
    false,
  );
};

export const urbanCalmShaded: EventPlay = function* (g, x) {
  yield* placeForces(g, x, "M15", "guerrillas", KUALA_LUMPUR, 1, 1);
};

/** M16 Deportations */
export const deportationsUnshaded: EventPlay = function* (g) {
  let basesLost = 0;
  for (let removed = 0; removed < 3; removed++) {
    const picked = yield* mayPiece(
      g,
      "british",
      "M16",
      "remove-piece",
      ["underground", "active", "bases"],
      (space) => g.control[space] === BRITISH_CONTROL,
      removed + 1,
      3,
    );
    if (picked === undefined) break;
    removeForce(g, "M16", picked.piece, 1, picked.space);
    if (picked.piece === "bases") basesLost++;
  }
  settle(g, "M16", basesLost);
};

export const deportationsShaded: EventPlay = function* (g, x) {
  const shiftable = ALL_SPACES.some((space) => isProvince(space) && canShift(g, space, OPPOSITION));
  const space = yield* pickFor(
    x,
    "M16",
    "shift-opposition",
    (candidate) => isProvince(candidate) && (!shiftable || canShift(g, candidate, OPPOSITION)),
  );
  if (space === undefined) return;
  shift(g, "M16", space, OPPOSITION);
  yield* placeForces(g, x, "M16", "guerrillas", space, 1, 1);
};
