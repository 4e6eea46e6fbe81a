import { jointMovement, type Movers } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import {
  activate,
  canPlace,
  changeSabotage,
  moveForce,
  placeForces,
  placeVillage,
  removeForce,
  setOpposition,
  settle,
} from "../acts.ts";
import {
  chart,
  idOf,
  isBesideCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  RAILWAYS_AT,
  type Railway,
  railwayId,
  SPACES_AT,
  type Space,
} from "../board.ts";
import {
  ALTERNATIVE,
  bar,
  decide,
  NONE,
  type OccupationNames,
  pickCount,
  RAILWAY,
  SPACE,
  table,
} from "../choices.ts";
import { afterOperation, inEach, nextSpace, type Operation, type OperationBar } from "../operation.ts";
import { type Relocation, relocate } from "../relocate.ts";
import {
  activeIn,
  cubesIn,
  guerrillasIn,
  hasCapability,
  type Occupation,
  type Piece,
  undergroundIn,
} from "../state.ts";

/** 3.3 The Japanese Operations, in the order of the rulebook. */

// 3.3.1 Deploy

const DEPLOY_WHERE = bar("3.3.1", { key: "why.deploy-where" });
const AT_OPPOSITION = bar("3.3.1", { key: "why.at-opposition" });
const DEPLOY_TROOPS = bar("3.3.1", { key: "why.no-troops" });
const KEMPEITAI_DEPLOY: Relocation = {
  by: "japanese",
  rule: "3.3.1",
  pieces: ["kempeitai"],
  fits: (g, space) => cubesIn(g, space) > 0,
};

export const deployBar: OperationBar = (g, _op, space) => {
  if (space === KUALA_LUMPUR) return undefined;
  if (!isProvince(space)) return DEPLOY_WHERE;
  if (g.opposition[space] > 0) return AT_OPPOSITION;
  return g.troops[space] > 0 ? undefined : DEPLOY_TROOPS;
};

/** One Police in each space; then any Kempeitai wherever there are Japanese forces, even if Limited. */
export function* deploy(g: Occupation, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", deployBar)) !== undefined; ) {
    if (canPlace(g, "japanese", "police", space))
      yield* placeForces(g, "japanese", "3.3.1", "police", space, 1, 1);
    settle(g);
  }
  yield* relocate(g, KEMPEITAI_DEPLOY, op);
  yield* afterOperation(g, op);
}

// 3.3.2 Construct

const CONSTRUCT_PROVINCE = bar("3.3.2", { key: "why.not-province" });
const OUTNUMBERED = bar("3.3.2", { key: "why.outnumbered" });
const NOTHING_TO_CONSTRUCT = bar("3.3.2", { key: "why.nothing-to-construct" });

const canBuild = (g: Occupation, space: Space): boolean =>
  isBesideCenter(space) && g.villages[space] === 0 && g.available.villages > 0;

export const constructBar: OperationBar = (g, _op, space) => {
  if (!isProvince(space)) return CONSTRUCT_PROVINCE;
  if (cubesIn(g, space) <= guerrillasIn(g, space)) return OUTNUMBERED;
  if (!canBuild(g, space) && !RAILWAYS_AT[space].some((line) => g.sabotage[line] > 0))
    return NOTHING_TO_CONSTRUCT;
  return undefined;
};

export function* construct(g: Occupation, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", constructBar)) !== undefined; )
    yield* constructIn(g, space);
  yield* afterOperation(g, op);
}

/** Take a Sabotage marker off an adjacent Railway, or build a New Village, which puts the Province at Opposition. */
function* constructIn(g: Occupation, space: Space): Play {
  const options: Choice[] = [];
  for (const line of RAILWAYS_AT[space]) if (g.sabotage[line] > 0) options.push(RAILWAY[line]);
  if (canBuild(g, space)) options.push(ALTERNATIVE.village);
  const picked = (yield decide("japanese", "3.3.2", { kind: "construct", space: idOf(space) }, options))
    .value as Railway | "village";
  if (picked === "village") {
    placeVillage(g, "3.3.2", space);
    setOpposition(g, "3.3.2", space, 1);
    return;
  }
  changeSabotage(g, "3.3.2", picked, -1);
  if (hasCapability(g, 12, "unshaded")) yield* resentLabor(g, picked);
}

/** J12 unshaded: the British may put a space beside the repaired Railway at Opposition; Terror does not prevent it. */
function* resentLabor(g: Occupation, line: Railway): Play {
  const options: Choice[] = SPACES_AT[line]
    .filter((space) => isPopulated(space) && g.opposition[space] === 0)
    .map((space) => SPACE[space]);
  if (options.length === 0) return;
  options.push(NONE);
  const space = (yield decide("british", "J12", { kind: "forced-labor", railway: railwayId(line) }, options))
    .value as Space | "none";
  if (space !== "none") setOpposition(g, "J12", space, 1);
}

// 3.3.3 Sweep

const NO_TROOPS_NEAR = bar("3.3.3", { key: "why.no-troops-near" });
const SWEEPERS: Movers<OccupationNames> = { pieces: ["troops"], origins: NEIGHBOURS, rule: "3.3.3" };
/** J26 shaded. */
const SWEEPERS_AND_POLICE: Movers<OccupationNames> = { ...SWEEPERS, pieces: ["troops", "police"] };
const sweepersOf = (op: Operation): Movers<OccupationNames> =>
  op.terms.policeMove ? SWEEPERS_AND_POLICE : SWEEPERS;

/** Somebody must be there to search, or be able to come. */
const searchBar = (
  g: Occupation,
  movers: Movers<OccupationNames>,
  space: Space,
  mayCome: (piece: Piece, from: Space) => boolean,
): Bar | undefined =>
  cubesIn(g, space) > 0 ||
  movers.pieces.some((piece) => NEIGHBOURS[space].some((from) => mayCome(piece, from)))
    ? undefined
    : NO_TROOPS_NEAR;

export const sweepBar: OperationBar = (g, op, space) =>
  searchBar(g, sweepersOf(op), space, (piece, from) => g[piece][from] > 0);

const { arrivals, mayLeave, moveInto } = jointMovement<Occupation, OccupationNames, Operation>(
  table,
  chart,
  moveForce,
);

/** All leave and arrive together, and nobody moves twice; then each destination reveals Guerrillas. */
export function* sweep(g: Occupation, op: Operation): Play {
  const movers = sweepersOf(op);
  const arrived = arrivals(movers.pieces);
  const barOf: OperationBar = (_g, _op, space) =>
    searchBar(g, movers, space, (piece, from) => mayLeave(g, arrived, piece, from) > 0);
  for (let to: Space | undefined; (to = yield* nextSpace(g, op, "destination", barOf)) !== undefined; )
    yield* moveInto(g, op, movers, arrived, to);
  settle(g);
  yield* inEach(g, op, op.selected, (space) => revealIn(g, space));
  yield* afterOperation(g, op);
}

/** One Guerrilla for every cube; in Jungle for every two, unless Kempeitai are there. The Japanese pick which kind. */
function* revealIn(g: Occupation, space: Space): Play {
  const cubes = cubesIn(g, space);
  const strength = isJungle(space) && g.kempeitai[space] === 0 ? cubes >> 1 : cubes;
  const count = Math.min(strength, undergroundIn(g, space));
  if (count === 0) return;
  const mpaja = yield* pickCount(
    "japanese",
    "3.3.3",
    { kind: "split", space: idOf(space), count, change: "activate" },
    Math.max(0, count - g.other_underground[space]),
    Math.min(count, g.mpaja_underground[space]),
  );
  activate(g, "3.3.3", "mpaja", mpaja, space);
  activate(g, "3.3.3", "others", count - mpaja, space);
}

// 3.3.4 Assault

const ASSAULT_TROOPS = bar("3.3.4", { key: "why.no-troops" });
const TOO_FEW_TROOPS = bar("3.3.4", { key: "why.too-few-troops" });
const NO_ACTIVE = bar("3.3.4", { key: "why.no-active" });

/** One piece for every Troop; in Mountains for every two, unless Kempeitai are there. */
const assaultStrength = (g: Occupation, space: Space): number =>
  isMountain(space) && g.kempeitai[space] === 0 ? g.troops[space] >> 1 : g.troops[space];

export const assaultBar: OperationBar = (g, _op, space): Bar | undefined => {
  if (g.troops[space] === 0) return ASSAULT_TROOPS;
  if (assaultStrength(g, space) === 0) return TOO_FEW_TROOPS;
  if (activeIn(g, space) > 0 || (g.caches[space] > 0 && undergroundIn(g, space) === 0)) return undefined;
  return NO_ACTIVE;
};

export function* assault(g: Occupation, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", assaultBar)) !== undefined; )
    yield* assaultIn(g, space);
  yield* afterOperation(g, op);
}

/** Active Guerrillas first, of which kind the Japanese pick; a Supply Cache once no Guerrilla is left, Underground ones included. */
function* assaultIn(g: Occupation, space: Space): Play {
  const hits = assaultStrength(g, space);
  const fallen = Math.min(hits, activeIn(g, space));
  const mpaja = yield* pickCount(
    "japanese",
    "3.3.4",
    { kind: "split", space: idOf(space), count: fallen, change: "remove" },
    Math.max(0, fallen - g.other_active[space]),
    Math.min(fallen, g.mpaja_active[space]),
  );
  removeForce(g, "3.3.4", "mpaja_active", mpaja, space);
  removeForce(g, "3.3.4", "other_active", fallen - mpaja, space);
  if (guerrillasIn(g, space) === 0 && hits > fallen)
    removeForce(g, "3.3.4", "caches", g.caches[space], space);
  settle(g);
}
