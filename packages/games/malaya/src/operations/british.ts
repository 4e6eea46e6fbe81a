import { jointMovement, type Movers } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import {
  activate,
  changeResources,
  changeTerror,
  moveForce,
  placeAvailable,
  removeForce,
  settle,
  shift,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  chart,
  ECONOMIC_CENTERS,
  has,
  idOf,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
  type SpaceSet,
  setOf,
  THAILAND,
} from "../board.ts";
import {
  bar,
  CUBES,
  type CubesOut,
  closedChoice,
  DONE,
  decide,
  type MalayaNames,
  PIECE_AT,
  type PieceAt,
  pickAlternative,
  pickCount,
  table,
} from "../choices.ts";
import {
  afterOperation,
  cannotPay,
  canPay,
  inEach,
  nextSpace,
  type Operation,
  type OperationBar,
  pay,
  stepOrSpecial,
} from "../operation.ts";
import {
  BRITISH_CONTROL,
  commands,
  cubesIn,
  guerrillasIn,
  hasCapability,
  insurgentsIn,
  type Malaya,
  MCP_CONTROL,
  SUPPORT,
} from "../state.ts";

/** 3.2 The British Operations, in the order of the rulebook. */

// 3.2.1 Train

const TRAIN_WHERE = bar("3.2.1", { key: "why.train-where" });
const UNDER_MCP = bar("3.2.1", { key: "why.mcp-control" });

export const trainBar: OperationBar = (g, _op, space) => {
  if (!isPopulated(space)) return TRAIN_WHERE;
  if (isProvince(space) && g.control[space] === MCP_CONTROL) return UNDER_MCP;
  return undefined;
};

export function* train(g: Malaya, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", trainBar)) !== undefined; ) {
    yield* trainIn(g, op, space);
    settle(g, "3.2.1");
  }
  yield* pacifyWithTrain(g, op, commands(g, "templer") && !op.terms.limited ? 2 : 1);
  yield* afterOperation(g, op);
}

/** Up to four cubes in Kuala Lumpur, up to two Police in a Province; paid if any cube comes, more for Troops under M18. */
function* trainIn(g: Malaya, op: Operation, space: Space): Play {
  const most = space === KUALA_LUMPUR ? 4 : 2;
  const troopsPrice = hasCapability(g, 18, "shaded") ? 4 : 2;
  let paid = 0;
  for (let placed = 0; placed < most; ) {
    const choices: Choice[] = [];
    if (canPay(g, op, 2 - Math.min(2, paid))) offer(g, "police", space, most - placed, choices);
    if (space === KUALA_LUMPUR && canPay(g, op, troopsPrice - paid))
      offer(g, "troops", space, most - placed, choices);
    choices.push(DONE);
    const picked = (yield decide(
      "british",
      "3.2.1",
      { kind: "cubes", space: idOf(space), left: most - placed, resources: g.resources.british },
      choices,
      () =>
        canPay(g, op, troopsPrice - paid) ? [] : [closedChoice(CUBES.troops[0], cannotPay(troopsPrice))],
    )).value as CubesOut | PieceAt | "done";
    if (picked === "done") return;
    const force = "force" in picked ? picked.force : (picked.piece as "troops" | "police");
    const price = force === "troops" ? troopsPrice : 2;
    if (price > paid) {
      pay(g, op, price - paid);
      paid = price;
    }
    if ("force" in picked) {
      placeAvailable(g, "3.2.1", force, picked.count, space);
      placed += picked.count;
    } else {
      moveForce(g, "1.4.1", force, 1, picked.space, space);
      placed++;
    }
  }
}

/** Cubes out of the Available box; from elsewhere on the map only when it holds none (1.4.1). */
function offer(g: Malaya, force: "troops" | "police", space: Space, most: number, choices: Choice[]): void {
  const boxed = g.available[force];
  if (boxed > 0)
    for (let count = Math.min(boxed, most); count > 0; count--) choices.push(CUBES[force][count - 1]);
  else
    for (const from of ALL_SPACES)
      if (from !== space && g[force][from] > 0) choices.push(PIECE_AT[force][from]);
}

// Pacify (3.2.1, 6.3.1)

const NEVER_SHIFTS = bar("1.6", { key: "why.never-shifts" });
/** With Train and in the Support phase Pacify asks for the same, each under its own rule number. */
const pacifyBars = (rule: string) => ({
  control: bar(rule, { key: "why.not-british-control" }),
  cubes: bar(rule, { key: "why.needs-troops-and-police" }),
  done: bar(rule, { key: "why.already-there" }),
});
const PACIFY_BARS = { "3.2.1": pacifyBars("3.2.1"), "6.3.1": pacifyBars("6.3.1") };
const NOT_TRAINED = bar("3.2.1", { key: "why.not-selected" });

/** What a Terror marker or a level costs (M28). */
const pacifyPrice = (g: Malaya): number => (hasCapability(g, 28, "shaded") ? 3 : 2);
const pacifyLevels = (g: Malaya, space: Space): number =>
  Math.min(hasCapability(g, 28, "unshaded") ? 2 : 1, SUPPORT - g.attitude[space]);

export function pacifyBar(g: Malaya, rule: "3.2.1" | "6.3.1", space: Space): Bar | undefined {
  if (!isPopulated(space)) return NEVER_SHIFTS;
  if (g.control[space] !== BRITISH_CONTROL) return PACIFY_BARS[rule].control;
  if (g.troops[space] === 0 || g.police[space] === 0) return PACIFY_BARS[rule].cubes;
  if (g.terror[space] + pacifyLevels(g, space) === 0) return PACIFY_BARS[rule].done;
  if (g.resources.british < pacifyPrice(g)) return cannotPay(pacifyPrice(g));
  return undefined;
}

function* pacifyWithTrain(g: Malaya, op: Operation, most: number): Play {
  let done: SpaceSet = 0;
  for (let count = 0; count < most; count++) {
    const space = yield* stepOrSpecial(
      g,
      op,
      () => ({ kind: "pacify", chosen: count, max: most, resources: g.resources.british }),
      (space) => (!has(op.selected, space) || has(done, space) ? NOT_TRAINED : pacifyBar(g, "3.2.1", space)),
    );
    if (space === undefined) return;
    yield* pacifyIn(g, "3.2.1", space);
    done |= 1 << space;
  }
}

/** Terror first, piece by piece; once none is left, the shift. Costs Resources even when the Train was free. */
export function* pacifyIn(g: Malaya, rule: string, space: Space): Play {
  const price = pacifyPrice(g);
  const most = Math.min(g.terror[space] + pacifyLevels(g, space), Math.floor(g.resources.british / price));
  const terror = g.terror[space];
  const bought = yield* pickCount(
    "british",
    rule,
    { kind: "spend", space: idOf(space), price, terror },
    1,
    most,
  );
  if (g.log) tell(g, { kind: "pacify", rule, space: idOf(space) });
  changeResources(g, rule, "british", -price * bought);
  changeTerror(g, rule, space, -Math.min(terror, bought));
  for (let level = terror; level < bought; level++) shift(g, rule, space, SUPPORT);
  settle(g, rule);
}

// 3.2.2 Garrison

const GARRISON_WHERE = bar("3.2.2", { key: "why.garrison-where" });
const ONE_PROVINCE = bar("3.2.2", { key: "why.one-province" });
const PROVINCE_SET = setOf(ALL_SPACES.filter(isProvince));
const CENTER_SET = setOf(ECONOMIC_CENTERS);
const GARRISON_MOVERS: Movers<MalayaNames> = {
  pieces: ["troops", "police"],
  origins: ALL_SPACES.map(() => ALL_SPACES),
  rule: "3.2.2",
};

export const garrisonBar: OperationBar = (_g, op, space) => {
  if (space === THAILAND) return GARRISON_WHERE;
  if (isProvince(space) && (op.selected & PROVINCE_SET) !== 0) return ONE_PROVINCE;
  return undefined;
};

export function* garrison(g: Malaya, op: Operation): Play {
  pay(g, op, 2);
  yield* jointMove(g, op, garrisonBar, GARRISON_MOVERS);
  const centers = op.terms.limited ? op.selected & CENTER_SET : CENTER_SET;
  yield* inEach(g, op, centers, (center) => activate(g, "3.2.2", cubesIn(g, center), center));
  const assaulted = yield* stepOrSpecial(
    g,
    op,
    () => ({ kind: "assault-ec" }),
    (space) => (has(centers, space) ? assaultableBar(g, space) : GARRISON_WHERE),
  );
  if (assaulted !== undefined) yield* assaultIn(g, op, assaulted);
  yield* afterOperation(g, op);
}

const { arrivals, moveInto } = jointMovement<Malaya, MalayaNames, Operation>(table, chart, moveForce);

/**
 * All pieces leave and arrive together (3.2.2, 3.2.3): nobody moves twice, and Control is looked at when the
 * last has arrived. Selecting a space with nobody moving in is allowed.
 */
function* jointMove(g: Malaya, op: Operation, barOf: OperationBar, movers: Movers<MalayaNames>): Play {
  const arrived = arrivals(movers.pieces);
  for (let to: Space | undefined; (to = yield* nextSpace(g, op, "destination", barOf)) !== undefined; ) {
    if (op.kind === "sweep") pay(g, op, 2);
    yield* moveInto(g, op, movers, arrived, to);
  }
  settle(g, movers.rule);
}

// 3.2.3 Sweep

const SWEEP_MOVERS: Movers<MalayaNames> = { pieces: ["troops"], origins: NEIGHBOURS, rule: "3.2.3" };
const SWEEP_WHERE = bar("3.2.3", { key: "why.sweep-where" });

export const sweepBar: OperationBar = (g, op, space) => {
  if (!isPopulated(space)) return SWEEP_WHERE;
  if (!canPay(g, op, 2)) return cannotPay(2);
  return undefined;
};

export function* sweep(g: Malaya, op: Operation): Play {
  yield* jointMove(g, op, sweepBar, SWEEP_MOVERS);
  yield* inEach(g, op, op.selected, (space) => activate(g, "3.2.3", sweepStrength(g, space), space));
  yield* afterOperation(g, op);
}

/** One Guerrilla for every cube; in Jungle for every two, unless M18 helps. */
const sweepStrength = (g: Malaya, space: Space): number =>
  isJungle(space) && !hasCapability(g, 18, "unshaded") ? cubesIn(g, space) >> 1 : cubesIn(g, space);

// 3.2.4 Assault

const NO_CUBES = bar("3.2.4", { key: "why.no-cubes" });
const NO_INSURGENTS = bar("3.2.4", { key: "why.no-mcp-pieces" });

const assaultableBar = (g: Malaya, space: Space): Bar | undefined => {
  if (cubesIn(g, space) === 0) return NO_CUBES;
  if (insurgentsIn(g, space) === 0) return NO_INSURGENTS;
  return undefined;
};

export const assaultBar: OperationBar = (g, op, space) =>
  assaultableBar(g, space) ?? (canPay(g, op, 2) ? undefined : cannotPay(2));

export function* assault(g: Malaya, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", assaultBar)) !== undefined; ) {
    pay(g, op, 2);
    yield* assaultIn(g, op, space);
  }
  yield* afterOperation(g, op);
}

/** One piece for every Troop; in Mountains for every two; in Kuala Lumpur and Economic Centers for every cube. */
const assaultStrength = (g: Malaya, space: Space): number => {
  if (isMountain(space)) return g.troops[space] >> 1;
  return isProvince(space) ? g.troops[space] : cubesIn(g, space);
};

/** Active Guerrillas first, then Bases once no Guerrilla is left, Underground ones included; M2 lifts that order in one space. */
function* assaultIn(g: Malaya, op: Operation, space: Space): Play {
  let hits = assaultStrength(g, space);
  let basesLost = 0;
  if (
    hits > 0 &&
    g.bases[space] > 0 &&
    guerrillasIn(g, space) > 0 &&
    !op.basesFirst &&
    hasCapability(g, 2, "unshaded")
  ) {
    const first = yield* pickAlternative("british", "M2", { kind: "bases-first", space: idOf(space) }, [
      "yes",
      "no",
    ]);
    if (first === "yes") {
      op.basesFirst = true;
      basesLost = Math.min(hits, g.bases[space]);
      removeForce(g, "M2", "bases", basesLost, space);
      hits -= basesLost;
    }
  }
  const fallen = Math.min(hits, g.active[space]);
  removeForce(g, "3.2.4", "active", fallen, space);
  if (guerrillasIn(g, space) === 0) {
    const exposed = Math.min(hits - fallen, g.bases[space]);
    removeForce(g, "3.2.4", "bases", exposed, space);
    basesLost += exposed;
  }
  settle(g, "3.2.4", basesLost);
}
