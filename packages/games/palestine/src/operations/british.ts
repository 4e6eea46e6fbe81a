import type { Trial } from "@sandtable/coin";
import { jointMovement, type Movers } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import {
  activate,
  changeWill,
  drawChits,
  heldChits,
  imprison,
  moveForce,
  placeAvailable,
  placeCurfew,
  removeForce,
  returnChit,
  settle,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  chart,
  has,
  idOf,
  isCity,
  isRailway,
  NEIGHBOURS,
  type Space,
  type SpaceSet,
} from "../board.ts";
import {
  ALTERNATIVE,
  attempt,
  bar,
  CHIT,
  closedSpaces,
  DONE,
  decide,
  openSpaces,
  type PalestineNames,
  pickCount,
  table,
} from "../choices.ts";
import type { SpecialKind } from "../menu.ts";
import {
  afterOperation,
  inEach,
  nextSpace,
  type Operation,
  type OperationBar,
  selectionBar,
  stepOrSpecial,
} from "../operation.ts";
import { specials } from "../specials.ts";
import {
  type ChitValue,
  cellsIn,
  cubesIn,
  hasCapability,
  hasCurfew,
  irgunIn,
  type Palestine,
} from "../state.ts";

/** 3.2 The British Operations, in the order of the rulebook. */

// 3.2.1 Deploy

const DEPLOY_WHERE = bar("3.2.1", { key: "why.deploy-where" });
const OUTNUMBERED = bar("3.2.1", { key: "why.outnumbered" });

export const deployBar: OperationBar = (g, _op, space) => {
  if (isRailway(space)) return DEPLOY_WHERE;
  if (g.troops[space] <= irgunIn(g, space)) return OUTNUMBERED;
  return undefined;
};

/** One Police in each space; then Troops from anywhere to one space, a Railway too, even of a Limited Operation. */
export function* deploy(g: Palestine, op: Operation): Play {
  if (!ALL_SPACES.some((space) => selectionBar(g, op, deployBar, space) === undefined))
    return yield* troopsAlone(g, op);
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", deployBar)) !== undefined; ) {
    placeAvailable(g, "3.2.1", "police", Math.min(1, g.available.police), space);
    settle(g);
  }
  const to = yield* stepOrSpecial(g, op, () => ({ kind: "troops-to" }), troopsToBar(g));
  if (to !== undefined) yield* moveTroops(g, op, to);
  else yield* afterOperation(g, op);
}

/** Where no space is fit, the Troops may still move; without that there is no Operation for a Special Activity to accompany (4.1). */
function* troopsAlone(g: Palestine, op: Operation): Play {
  for (let begun = false; ; begun = true) {
    const choices: Choice[] = openSpaces(troopsToBar(g));
    if (choices.length === 0) return;
    if (op.special === "open") specials.offer(g, op, choices);
    if (!begun) choices.push(DONE);
    const picked = (yield decide("british", "3.2.1", { kind: "troops-to" }, choices, () => [
      ...closedSpaces(troopsToBar(g)),
      ...specials.closed(g, op),
    ])).value as Space | SpecialKind | "done";
    if (picked === "done") return;
    if (typeof picked === "number") return yield* moveTroops(g, op, picked);
    yield* specials.perform(g, op, picked);
  }
}

function* moveTroops(g: Palestine, op: Operation, to: Space): Play {
  yield* moveInto(g, op, TROOPS_FROM_ANYWHERE, arrivals(["troops"]), to, 1);
  settle(g);
  yield* afterOperation(g, op);
}

const NO_TROOPS_ELSEWHERE = bar("3.2.1", { key: "why.no-troops" });
const troopsToBar =
  (g: Palestine) =>
  (to: Space): Bar | undefined =>
    ALL_SPACES.some((from) => from !== to && g.troops[from] > 0) ? undefined : NO_TROOPS_ELSEWHERE;

const FROM_ANYWHERE: readonly (readonly Space[])[] = ALL_SPACES.map(() => ALL_SPACES);
const TROOPS_FROM_ANYWHERE: Movers<PalestineNames> = {
  pieces: ["troops"],
  origins: FROM_ANYWHERE,
  rule: "3.2.1",
};
const { arrivals, moveInto } = jointMovement<Palestine, PalestineNames, Operation>(table, chart, moveForce);

/** All pieces leave and arrive together (3.2.2, 3.2.3): nobody moves twice. The spaces somebody moved to. */
function* jointMove(
  g: Palestine,
  op: Operation,
  barOf: OperationBar,
  movers: Movers<PalestineNames>,
): Play<SpaceSet> {
  const arrived = arrivals(movers.pieces);
  let entered: SpaceSet = 0;
  for (let to: Space | undefined; (to = yield* nextSpace(g, op, "destination", barOf)) !== undefined; )
    if ((yield* moveInto(g, op, movers, arrived, to)) > 0) entered |= 1 << to;
  settle(g);
  return entered;
}

// 3.2.2 Patrol

const NO_CELLS = bar("3.2.2", { key: "why.no-cells" });
const NO_POLICE = bar("3.2.2", { key: "why.no-police-to-patrol" });
const NOT_PATROLLED = bar("3.2.2", { key: "why.not-patrolled" });
const POLICE: Movers<PalestineNames> = { pieces: ["police"], origins: FROM_ANYWHERE, rule: "3.2.2" };

export const patrolBar: OperationBar = (g, _op, space) => (cellsIn(g, space) > 0 ? undefined : NO_CELLS);

export function* patrol(g: Palestine, op: Operation): Play {
  const entered = yield* jointMove(g, op, patrolBar, POLICE);
  if (hasCapability(g, 23, "shaded")) yield* roadMines(g, entered);
  // P23 unshaded: armored cars reach a second space.
  const most = hasCapability(g, 23, "unshaded") ? 2 : 1;
  let done: SpaceSet = 0;
  for (let chosen = 0; chosen < most; chosen++) {
    const space = yield* stepOrSpecial(
      g,
      op,
      () => ({ kind: "patrol-in", chosen, max: most }),
      (candidate) => (has(op.selected & ~done, candidate) ? patrolInBar(g, op, candidate) : NOT_PATROLLED),
    );
    if (space === undefined) break;
    done |= 1 << space;
    yield* arrest(g, op, space);
  }
  yield* afterOperation(g, op);
}

const MINES: Trial = { modifiers: [], needed: 3, reads: "most" };

/** P23 shaded: Police that came to a space with Sabotage may hit a mine. */
function* roadMines(g: Palestine, entered: SpaceSet): Play {
  for (const space of ALL_SPACES) {
    if (!has(entered, space) || g.sabotage[space] === 0) continue;
    const rolled = yield* attempt("P23", { kind: "mines-roll", space: idOf(space) }, MINES);
    if (g.log)
      tell(g, {
        kind: "roll",
        rule: "P23",
        what: "mines",
        ...rolled,
        result: rolled.die,
        space: idOf(space),
      });
    if (rolled.success) removeForce(g, "P23", "police", 1, space);
  }
  settle(g);
}

function patrolInBar(g: Palestine, op: Operation, space: Space): Bar | undefined {
  if (g.police[space] === 0) return NO_POLICE;
  if (g.active[space] === 0 && !canBuyUnderground(g, op, space)) return NO_CELLS;
  return undefined;
}

/** Each Police takes an Active Cell to Prison, or for Intel an Underground one. */
function* arrest(g: Palestine, op: Operation, space: Space): Play {
  const { underground, active } = yield* pickTargets(g, op, "3.2.2", space, g.police[space]);
  imprison(g, "3.2.2", "underground", underground, space);
  imprison(g, "3.2.2", "active", active, space);
}

// Intel against Underground Cells (1.6.1, 3.2.2, 3.2.4)

const canBuyUnderground = (g: Palestine, op: Operation, space: Space): boolean =>
  op.terms.chits && g.underground[space] > 0 && g.intel[1] + g.intel[2] > 0;

/**
 * Which Cells of a space go, `most` of them at the most: chits may be spent for Underground ones, one Cell for each
 * point; what a chit is worth beyond that is lost (1.6.1). As many go as can.
 */
function* pickTargets(
  g: Palestine,
  op: Operation,
  rule: string,
  space: Space,
  most: number,
): Play<{ readonly underground: number; readonly active: number }> {
  const wanted = Math.min(most, g.underground[space]);
  let bought = 0;
  while (bought < wanted && canBuyUnderground(g, op, space)) {
    const choices: Choice[] = [];
    for (const value of [1, 2] as const) if (g.intel[value] > 0) choices.push(CHIT[value]);
    choices.push(DONE);
    const spent = (yield decide(
      "british",
      rule,
      { kind: "spend-chit", space: idOf(space), bought, most: wanted },
      choices,
    )).value as ChitValue | "done";
    if (spent === "done") break;
    returnChit(g, rule, spent, "spend-chit");
    bought += spent;
  }
  const reach = Math.min(bought, wanted);
  const underground =
    bought === 0
      ? 0
      : yield* pickCount(
          "british",
          rule,
          { kind: "underground-taken", space: idOf(space) },
          Math.max(1, Math.min(reach, most - g.active[space])),
          reach,
        );
  return { underground, active: Math.min(g.active[space], most - underground) };
}

// 3.2.3 Search

const TROOPS: Movers<PalestineNames> = { pieces: ["troops"], origins: NEIGHBOURS, rule: "3.2.3" };

export const searchBar: OperationBar = () => undefined;

export function* search(g: Palestine, op: Operation): Play {
  yield* jointMove(g, op, searchBar, TROOPS);
  yield* inEach(g, op, op.selected, (space) =>
    isCity(space) ? searchCity(g, op, space) : searchOpen(g, space),
  );
  yield* afterOperation(g, op);
}

/** In Districts and on Railways one Cell for every two cubes. */
function* searchOpen(g: Palestine, space: Space): Play {
  activate(g, "3.2.3", cubesIn(g, space) >> 1, space);
}

/** In a City a Curfew, and one Cell for every three cubes (four with P17 shaded); or for a chit one for every cube, and no Curfew. */
function* searchCity(g: Palestine, op: Operation, city: Space): Play {
  const per = hasCapability(g, 17, "shaded") ? 4 : 3;
  if (op.terms.chits && cubesIn(g, city) > 0) {
    const choices = heldChits(g);
    if (choices.length > 0) {
      choices.push(ALTERNATIVE.curfew);
      const picked = (yield decide(
        "british",
        "3.2.3",
        { kind: "search-city", space: idOf(city), per },
        choices,
      )).value as ChitValue | "curfew";
      if (picked !== "curfew") {
        returnChit(g, "3.2.3", picked, "discard-chit");
        activate(g, "3.2.3", cubesIn(g, city), city);
        return;
      }
    }
  }
  if (!hasCurfew(g, city)) placeCurfew(g, "3.2.3", city);
  activate(g, "3.2.3", Math.floor(cubesIn(g, city) / per), city);
  settle(g);
}

// 3.2.4 Assault

const NO_TROOPS = bar("3.2.4", { key: "why.no-troops" });
const NO_IRGUN = bar("3.2.4", { key: "why.no-irgun" });

export const assaultBar: OperationBar = (g, _op, space) => {
  if (g.troops[space] === 0) return NO_TROOPS;
  if (irgunIn(g, space) === 0) return NO_IRGUN;
  return undefined;
};

export function* assault(g: Palestine, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", assaultBar)) !== undefined; )
    yield* assaultIn(g, op, space);
  yield* afterOperation(g, op);
}

/** One piece for every two Troops (for each with P18 unshaded): Cells first, and Arms Caches once none is left. */
function* assaultIn(g: Palestine, op: Operation, space: Space): Play {
  const hits = hasCapability(g, 18, "unshaded") ? g.troops[space] : g.troops[space] >> 1;
  const { underground, active } = yield* pickTargets(g, op, "3.2.4", space, hits);
  removeAlternately(g, space, underground, active);
  const exposed = cellsIn(g, space) === 0 ? Math.min(hits - underground - active, g.caches[space]) : 0;
  removeForce(g, "3.2.4", "caches", exposed, space);
  settle(g);
  if (exposed === 0) return;
  const [rule, each] = hasCapability(g, 25, "unshaded") ? ["P25", 2] : ["3.2.4", 1];
  changeWill(g, rule, exposed * each);
  yield* drawChits(g, rule, exposed * each);
}

/** The first Cell goes to Available, the next to Prison, and so on; P18 shaded sends them all to Available. */
function removeAlternately(g: Palestine, space: Space, underground: number, active: number): void {
  const spared = hasCapability(g, 18, "shaded") ? underground + active : (underground + active + 1) >> 1;
  const sparedActive = Math.min(active, spared);
  removeForce(g, "3.2.4", "active", sparedActive, space);
  removeForce(g, "3.2.4", "underground", spared - sparedActive, space);
  imprison(g, "3.2.4", "active", active - sparedActive, space);
  imprison(g, "3.2.4", "underground", underground - (spared - sparedActive), space);
}
