import type { Choice } from "@sandtable/engine";
import {
  activate,
  canPlace,
  changeResources,
  changeTerror,
  changeWill,
  hide,
  placeForces,
  placeVillage,
  removeVillage,
  setAttitude,
  settle,
  shift,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  ECONOMIC_CENTERS,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
} from "../board.ts";
import { ALTERNATIVE, decide, pickAlternative, type Standing } from "../choices.ts";
import { FREE_LIMITED_OPERATION, freeIn } from "../operation.ts";
import { COMMANDERS, insurgentsIn, OPPOSITION, SUPPORT } from "../state.ts";
import {
  anywhere,
  canShift,
  type EventPlay,
  GUERRILLAS,
  grantOperation,
  inDifferent,
  mayFor,
  pickFor,
  removeOne,
  standing,
} from "./common.ts";

/** M17 Special Branch */
export const specialBranchUnshaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "M17",
    "activate",
    2,
    (space) => g.underground[space] > 0,
    function* (space) {
      activate(g, "M17", g.underground[space], space);
    },
  );
  yield* grantOperation(g, "british", "M17", ["assault"], freeIn(1, 1), true);
};

export const specialBranchShaded: EventPlay = function* (g) {
  for (const space of ALL_SPACES) hide(g, "M17", space);
};

/** M19 Food Denial */
export const foodDenialUnshaded: EventPlay = function* (g) {
  const villages = ALL_SPACES.reduce((sum, space) => sum + g.villages[space], 0);
  for (let owed = villages; owed > 0; owed--) {
    const choices: Choice[] = standing(g, GUERRILLAS, anywhere);
    if (g.resources.mcp > 0) choices.push(ALTERNATIVE["one-resource"]);
    if (choices.length === 0) break;
    const given = (yield decide(
      "mcp",
      "M19",
      { kind: "card", card: "M19", ask: "food-or-guerrilla", nth: villages - owed + 1, of: villages },
      choices,
    )).value as Standing | "one-resource";
    if (given === "one-resource") changeResources(g, "M19", "mcp", -1);
    else removeOne(g, "M19", given);
  }
};

export const foodDenialShaded: EventPlay = function* (g) {
  const fed = ALL_SPACES.filter((space) => g.villages[space] > 0 && insurgentsIn(g, space) > 0).length;
  changeResources(g, "M19", "mcp", fed);
};

/** M20 Regroupment */
const besideEconomicCenter = (space: Space): boolean =>
  isProvince(space) && ECONOMIC_CENTERS.some((center) => NEIGHBOURS[center].includes(space));

export const regroupmentUnshaded: EventPlay = function* (g, x) {
  for (const center of ECONOMIC_CENTERS) {
    if (canPlace(g, x, "police", center)) yield* placeForces(g, x, "M20", "police", center, 0, 2);
  }
  settle(g, "M20");
  if (g.available.villages === 0) return;
  const space = yield* mayFor(
    "british",
    "M20",
    "place-village",
    (candidate) => besideEconomicCenter(candidate) && g.villages[candidate] === 0,
  );
  if (space === undefined) return;
  placeVillage(g, "M20", space);
};

export const regroupmentShaded: EventPlay = function* (g, x) {
  const village = yield* pickFor(
    x,
    "M20",
    "set-opposition",
    (candidate) => g.villages[candidate] > 0 && g.attitude[candidate] !== OPPOSITION,
  );
  if (village !== undefined) setAttitude(g, "M20", village, OPPOSITION);
  const center = yield* pickFor(
    x,
    "M20",
    "place-guerrillas",
    (candidate) => isEconomicCenter(candidate) && canPlace(g, x, "guerrillas", candidate),
  );
  if (center !== undefined) yield* placeForces(g, x, "M20", "guerrillas", center, 1, 1);
};

/** M21 White Areas */
export const whiteAreasUnshaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(x, "M21", "set-support", (candidate) => g.villages[candidate] > 0);
  if (space === undefined) return;
  setAttitude(g, "M21", space, SUPPORT);
  removeVillage(g, "M21", space);
};

export const whiteAreasShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(x, "M21", "replace-village", (candidate) => g.villages[candidate] > 0);
  if (space === undefined) return;
  removeVillage(g, "M21", space);
  yield* placeForces(g, x, "M21", "guerrillas", space, 1, 1);
};

/** M22 Nationalist Parties */
export const nationalistsUnshaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "M22",
    "shift-support",
    2,
    (space) => canShift(g, space, SUPPORT),
    function* (space) {
      shift(g, "M22", space, SUPPORT);
    },
  );
  settle(g, "M22", 1);
};

export const nationalistsShaded: EventPlay = function* (g) {
  yield* grantOperation(g, "mcp", "M22", ["rally"], freeIn(1, 3), true);
};

/** M23 New Directives */
export const directivesUnshaded: EventPlay = function* (g) {
  for (const space of [KUALA_LUMPUR, ...ECONOMIC_CENTERS]) changeTerror(g, "M23", space, -g.terror[space]);
};

export const directivesShaded: EventPlay = function* (g) {
  yield* grantOperation(g, "mcp", "M23", ["march"], FREE_LIMITED_OPERATION, true);
  yield* grantOperation(g, "mcp", "M23", ["attack"], FREE_LIMITED_OPERATION, true);
};

/** M24 British Government, one text for both */
export const government: EventPlay = function* (g, x) {
  const effect = yield* pickAlternative(
    x,
    "M24",
    { kind: "card", card: "M24", ask: "effect", nth: 1, of: 1 },
    ["resources", "will"],
  );
  if (effect === "resources") changeResources(g, "M24", "british", 6);
  else changeWill(g, "M24", -1);
  const ways: ("left" | "right")[] = [];
  if (g.commander > 0) ways.push("left");
  if (g.commander < COMMANDERS.length - 1) ways.push("right");
  const way = yield* pickAlternative(
    x,
    "M24",
    { kind: "card", card: "M24", ask: "commander", nth: 1, of: 1 },
    ways,
  );
  g.commander += way === "left" ? -1 : 1;
  if (g.log)
    tell(g, {
      kind: "commander",
      rule: "M24",
      commander: COMMANDERS[g.commander],
      cancelled: g.commanderCancelled,
    });
};
