import {
  canPlace,
  changeResources,
  changeTerror,
  changeWill,
  moveForce,
  placeForces,
  setAttitude,
  shift,
} from "../acts.ts";
import {
  ANYWHERE,
  ECONOMIC_CENTERS,
  has,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
  THAILAND,
} from "../board.ts";
import { freeIn } from "../operation.ts";
import { agitateBar, agitateIn } from "../operations/mcp.ts";
import { grantedSpecial } from "../specials.ts";
import { BRITISH_CONTROL, insurgentsIn, type Malaya, MCP_CONTROL, NEUTRAL, OPPOSITION } from "../state.ts";
import {
  anywhere,
  canShift,
  type EventPlay,
  GUERRILLAS,
  grantOperation,
  inDifferent,
  mayFor,
  mayPiece,
  pickFor,
  pickPiece,
  removeOne,
} from "./common.ts";
import { policeUnderControl } from "./m09-m16.ts";

/** M25 Planters and Miners */
export const plantersUnshaded: EventPlay = function* (g, x) {
  changeResources(g, "M25", "british", 6);
  for (const center of ECONOMIC_CENTERS) {
    if (canPlace(g, x, "police", center)) yield* placeForces(g, x, "M25", "police", center, 0, 1);
  }
};

export const plantersShaded: EventPlay = function* (g, x) {
  const from = yield* pickFor(
    x,
    "M25",
    "troops-from",
    (candidate) => isProvince(candidate) && g.troops[candidate] > 0,
  );
  if (from === undefined) return;
  const to = (yield* pickFor(
    x,
    "M25",
    "troops-to",
    (candidate) => isEconomicCenter(candidate) || candidate === KUALA_LUMPUR,
  )) as Space;
  moveForce(g, "M25", "troops", g.troops[from], from, to);
};

/** M26 Emergency Regulations, one text for both */
export const regulations: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "M26",
    "terror",
    2,
    (space) => isProvince(space) && g.control[space] === BRITISH_CONTROL && insurgentsIn(g, space) > 0,
    function* (space) {
      changeTerror(g, "M26", space, 1);
      setAttitude(g, "M26", space, NEUTRAL);
    },
  );
  changeWill(g, "M26", -1);
};

/** M29 Weapon Bounties */
export const bountiesUnshaded: EventPlay = function* (g) {
  for (let paid = 0; paid < 3 && g.resources.british > 0; paid++) {
    const picked = yield* mayPiece(g, "british", "M29", "pay", GUERRILLAS, anywhere, paid + 1, 3);
    if (picked === undefined) break;
    changeResources(g, "M29", "british", -1);
    removeOne(g, "M29", picked);
  }
};

export const bountiesShaded: EventPlay = function* (g) {
  const transferred = Math.min(2, g.resources.british);
  changeResources(g, "M29", "british", -transferred);
  changeResources(g, "M29", "mcp", transferred);
};

/** M30 CCP Victory */
export const ccpVictoryUnshaded: EventPlay = function* (g, x) {
  changeResources(g, "M30", "mcp", -3);
  for (let removed = 0; removed < 2; removed++) {
    const picked = yield* pickPiece(g, x, "M30", "remove-guerrilla", GUERRILLAS, anywhere, removed + 1, 2);
    if (picked === undefined) break;
    removeOne(g, "M30", picked);
  }
};

export const ccpVictoryShaded: EventPlay = function* (g) {
  const rallied = yield* grantOperation(g, "mcp", "M30", ["rally"], freeIn(2, 2, { agitates: false }), false);
  const space = yield* mayFor(
    "mcp",
    "M30",
    "shift-opposition",
    (candidate) =>
      has(rallied, candidate) &&
      g.bases[candidate] > 0 &&
      g.control[candidate] === MCP_CONTROL &&
      agitateBar(g, "3.3.1", candidate, true) === undefined,
  );
  if (space !== undefined) yield* agitateIn(g, "M30", space, true);
};

/** M31 Ex-Palestine Recruits */
export const recruitsUnshaded: EventPlay = (g, x) => policeUnderControl(g, x, "M31");

export const recruitsShaded: EventPlay = function* (g) {
  const rallied = yield* grantOperation(g, "mcp", "M31", ["rally"], freeIn(2, 2), false);
  const space = yield* pickFor(
    "mcp",
    "M31",
    "shift-opposition",
    (candidate) => has(rallied, candidate) && canShift(g, candidate, OPPOSITION),
  );
  if (space !== undefined) shift(g, "M31", space, OPPOSITION);
};

/** M32 SEP */
const nearControl = (g: Malaya, space: Space): boolean =>
  g.control[space] === BRITISH_CONTROL ||
  NEIGHBOURS[space].some((neighbour) => g.control[neighbour] === BRITISH_CONTROL);

export const sepUnshaded: EventPlay = function* (g) {
  for (let replaced = 0; replaced < 2; replaced++) {
    const picked = yield* mayPiece(
      g,
      "british",
      "M32",
      "replace-guerrilla",
      GUERRILLAS,
      (space) => nearControl(g, space),
      replaced + 1,
      2,
    );
    if (picked === undefined) break;
    removeOne(g, "M32", picked);
    if (picked.space !== THAILAND) yield* placeForces(g, "british", "M32", "police", picked.space, 1, 1);
  }
};

/** The card's own number of spaces stands even when M27 says one (5.1.2). */
export const sepShaded: EventPlay = function* (g) {
  yield* grantedSpecial(g, "intimidate", 2, ANYWHERE);
};
