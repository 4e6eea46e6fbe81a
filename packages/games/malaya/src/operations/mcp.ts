import type { Trial } from "@sandtable/coin";
import { jointMovement, type Movers, numberOf } from "@sandtable/coin";
import type { Bar, Play } from "@sandtable/engine";
import {
  activate,
  changeResources,
  changeTerror,
  hide,
  moveForce,
  placeAvailable,
  placeForces,
  removeForce,
  settle,
  shift,
  takeFromMap,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  chart,
  has,
  idOf,
  isEconomicCenter,
  isPopulated,
  NEIGHBOURS,
  POPULATION,
  type Space,
  THAILAND,
  zeroes,
} from "../board.ts";
import {
  attempt,
  bar,
  decide,
  LOST,
  type MalayaNames,
  PAIR,
  PIECE_AT,
  pickAlternative,
  pickCount,
  table,
} from "../choices.ts";
import {
  afterOperation,
  cannotPay,
  canPay,
  nextOrInstead,
  nextSpace,
  type Operation,
  type OperationBar,
  pay,
  stepOrSpecial,
} from "../operation.ts";
import {
  cubesIn,
  guerrillasIn,
  hasCapability,
  type Malaya,
  MCP_CONTROL,
  OPPOSITION,
  SUPPORT,
} from "../state.ts";
import type { Alternative, Asked } from "../words/vocabulary.ts";

/** 3.3 The MCP Operations, in the order of the rulebook. */

// 3.3.1 Rally

const RALLY_WHERE = bar("3.3.1", { key: "why.rally-where" });
const AT_SUPPORT = bar("3.3.1", { key: "why.at-support" });
const RALLY_VILLAGE = bar("3.3.1", { key: "why.new-village" });

export const rallyBar: OperationBar = (g, op, space) => {
  if (isEconomicCenter(space)) return RALLY_WHERE;
  if (g.attitude[space] === SUPPORT) return AT_SUPPORT;
  if (g.villages[space] > 0 && !(g.attitude[space] === OPPOSITION && hasCapability(g, 1, "shaded")))
    return RALLY_VILLAGE;
  if (!canPay(g, op, 1)) return cannotPay(1);
  return undefined;
};

export function* rally(g: Malaya, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", rallyBar)) !== undefined; ) {
    pay(g, op, 1);
    yield* rallyIn(g, space);
    settle(g, "3.3.1");
  }
  if (!op.terms.agitates) return;
  const space = yield* stepOrSpecial(
    g,
    op,
    () => ({ kind: "agitate", chosen: 0, max: 1, resources: g.resources.mcp }),
    (candidate) => agitateWithRallyBar(g, op, candidate) ?? agitateBar(g, "3.3.1", candidate),
  );
  if (space !== undefined) yield* agitateIn(g, "3.3.1", space);
  yield* afterOperation(g, op);
}

/** One Guerrilla, or two become a Base; where a Base stands, instead up to Population plus Bases, or all Underground. */
function* rallyIn(g: Malaya, space: Space): Play {
  const ways: Alternative[] = [];
  const based = g.bases[space] > 0;
  ways.push(based ? "guerrillas" : "guerrilla");
  if (guerrillasIn(g, space) >= 2 && g.bases[space] < 2 && hasBaseToPlace(g, space)) ways.push("base");
  if (based && g.active[space] > 0) ways.push("hide");
  const way = yield* pickAlternative("mcp", "3.3.1", { kind: "rally", space: idOf(space) }, ways);
  if (way === "hide") hide(g, "3.3.1", space);
  else if (way === "base") yield* replaceWithBase(g, space);
  else if (way === "guerrilla") yield* placeForces(g, "mcp", "3.3.1", "guerrillas", space, 1, 1);
  else yield* placeForces(g, "mcp", "3.3.1", "guerrillas", space, 0, POPULATION[space] + g.bases[space]);
}

const hasBaseToPlace = (g: Malaya, space: Space): boolean =>
  g.available.bases > 0 || ALL_SPACES.some((from) => from !== space && g.bases[from] > 0);

/** Replacing is one step (1.4.1): the two go, the Base comes; with none Available from elsewhere on the map. */
function* replaceWithBase(g: Malaya, space: Space): Play {
  const least = Math.max(0, 2 - g.active[space]);
  const most = Math.min(2, g.underground[space]);
  const underground =
    least === most
      ? most
      : numberOf(
          yield decide("mcp", "3.3.1", { kind: "replace", space: idOf(space) }, PAIR.slice(least, most + 1)),
        );
  if (g.available.bases > 0) placeAvailable(g, "3.3.1", "bases", 1, space);
  else if (!(yield* takeFromMap(g, "1.4.1", "bases", space))) return;
  removeForce(g, "3.3.1", "underground", underground, space);
  removeForce(g, "3.3.1", "active", 2 - underground, space);
}

// Agitate (3.3.1, 6.3.2)

const NEVER_SHIFTS = bar("1.6", { key: "why.never-shifts" });
const AGITATED = {
  "3.3.1": bar("3.3.1", { key: "why.already-there" }),
  "6.3.2": bar("6.3.2", { key: "why.already-there" }),
};
const NOT_RALLIED = bar("3.3.1", { key: "why.not-selected" });
const BASE_AND_CONTROL = bar("3.3.1", { key: "why.needs-base-and-control" });

/** Is there Terror to remove or a level to shift, and a Resource to pay for it? */
export function agitateBar(g: Malaya, rule: "3.3.1" | "6.3.2", space: Space, free = false): Bar | undefined {
  if (!isPopulated(space)) return NEVER_SHIFTS;
  if (g.terror[space] === 0 && g.attitude[space] === OPPOSITION) return AGITATED[rule];
  if (!free && g.resources.mcp < 1) return cannotPay(1);
  return undefined;
}

/** With Rally: in a selected space with MCP Control and a Base. */
function agitateWithRallyBar(g: Malaya, op: Operation, space: Space): Bar | undefined {
  if (!has(op.selected, space)) return NOT_RALLIED;
  if (g.control[space] !== MCP_CONTROL || g.bases[space] === 0) return BASE_AND_CONTROL;
  return undefined;
}

/** Terror first, piece by piece; once none is left, one shift. Costs Resources even when the Rally was free. */
export function* agitateIn(g: Malaya, rule: string, space: Space, free = false): Play {
  const terror = g.terror[space];
  const wanted = terror + (g.attitude[space] === OPPOSITION ? 0 : 1);
  const most = free ? wanted : Math.min(wanted, g.resources.mcp);
  const bought = yield* pickCount(
    "mcp",
    rule,
    { kind: "spend", space: idOf(space), price: free ? 0 : 1, terror },
    1,
    most,
  );
  if (g.log) tell(g, { kind: "agitate", rule, space: idOf(space) });
  if (!free) changeResources(g, rule, "mcp", -bought);
  changeTerror(g, rule, space, -Math.min(terror, bought));
  if (bought > terror) shift(g, rule, space, OPPOSITION);
  settle(g, rule);
}

// 3.3.2 March

const NO_ADJACENT = bar("3.3.2", { key: "why.no-adjacent-guerrilla" });

export const marchBar: OperationBar = (g, op, space) => {
  if (!NEIGHBOURS[space].some((from) => guerrillasIn(g, from) > 0)) return NO_ADJACENT;
  if (!isEconomicCenter(space) && !canPay(g, op, 1)) return cannotPay(1);
  return undefined;
};

const MARCHERS: Movers<MalayaNames> = {
  pieces: ["underground", "active"],
  origins: NEIGHBOURS,
  rule: "3.3.2",
};
const { arrivals, mayLeave, moveInto } = jointMovement<Malaya, MalayaNames, Operation>(
  table,
  chart,
  moveForce,
);

/** All Guerrillas leave and arrive together: nobody moves twice, and Control is looked at when the last has arrived. */
export function* march(g: Malaya, op: Operation): Play {
  const arrived = arrivals(MARCHERS.pieces);
  const isFree = (from: Space): boolean =>
    MARCHERS.pieces.some((piece) => mayLeave(g, arrived, piece, from) > 0);
  const barOf: OperationBar = (_g, _op, space) =>
    marchBar(g, op, space) ?? (NEIGHBOURS[space].some(isFree) ? undefined : NO_ADJACENT);

  for (let to: Space | undefined; (to = yield* nextSpace(g, op, "destination", barOf)) !== undefined; ) {
    if (!isEconomicCenter(to)) pay(g, op, 1);
    const group = zeroes();
    const hidden = zeroes();
    yield* moveInto(g, op, MARCHERS, arrived, to, 1, (piece, from, count) => {
      group[from] += count;
      if (piece === "underground") hidden[from] += count;
    });
    // A group from one origin is seen if it is large beside the cubes, in an Economic Center or at Support.
    if (isEconomicCenter(to) || g.attitude[to] === SUPPORT) {
      for (const from of NEIGHBOURS[to]) {
        if (hidden[from] === 0 || group[from] + cubesIn(g, to) <= 3) continue;
        activate(g, "3.3.2", hidden[from], to);
        arrived.underground[to] -= hidden[from];
        arrived.active[to] += hidden[from];
      }
    }
  }
  settle(g, "3.3.2");
  yield* afterOperation(g, op);
}

// 3.3.3 Attack, with 4.3.3 Ambush

const NO_GUERRILLA = bar("3.3.3", { key: "why.no-guerrilla" });
const NO_CUBES = bar("3.3.3", { key: "why.no-cubes" });
const AMBUSH_UNDERGROUND = bar("4.3.3", { key: "why.no-underground" });

export const attackBar: OperationBar = (g, op, space) => {
  if (guerrillasIn(g, space) === 0) return NO_GUERRILLA;
  if (cubesIn(g, space) === 0) return NO_CUBES;
  if (!canPay(g, op, 1)) return cannotPay(1);
  return undefined;
};

/** Each space is an Attack, or once an Ambush instead. */
export function* attack(g: Malaya, op: Operation): Play {
  const ambush = {
    special: "ambush",
    bar: (space: Space) => (g.underground[space] > 0 ? undefined : AMBUSH_UNDERGROUND),
  } as const;
  for (;;) {
    const picked = yield* nextOrInstead(g, op, "space", attackBar, ambush);
    if (picked === undefined) return;
    pay(g, op, 1);
    if (typeof picked === "number") yield* attackIn(g, picked);
    else yield* ambushIn(g, picked.space);
  }
}

/** All Guerrillas show themselves; a roll up to their number takes two cubes. */
function* attackIn(g: Malaya, space: Space): Play {
  const needed = guerrillasIn(g, space);
  activate(g, "3.3.3", needed, space);
  const trial: Trial = { modifiers: [], needed, reads: "most" };
  const rolled = yield* attempt("3.3.3", { kind: "roll", space: idOf(space), needed }, trial);
  if (g.log) tell(g, { kind: "roll", rule: "3.3.3", ...rolled, space: idOf(space) });
  if (rolled.success) yield* loseCubes(g, "3.3.3", space, 2);
}

/** 4.3.3 One Guerrilla shows itself, and one cube goes without a roll. */
function* ambushIn(g: Malaya, space: Space): Play {
  if (g.log) tell(g, { kind: "special", rule: "4.3.3", seat: "mcp", special: "ambush" });
  activate(g, "4.3.3", 1, space);
  yield* loseCubes(g, "4.3.3", space, hasCapability(g, 8, "shaded") ? 2 : 1);
}

/** Police first, then Troops; M8 shaded takes any two. Political Will falls once if a Troop fell; M8 unshaded costs Guerrillas. */
function* loseCubes(g: Malaya, rule: string, space: Space, most: number): Play {
  const count = Math.min(most, cubesIn(g, space));
  let troops = Math.max(0, count - g.police[space]);
  if (hasCapability(g, 8, "shaded")) {
    const mostTroops = Math.min(count, g.troops[space]);
    if (troops < mostTroops) {
      const about: Asked = { kind: "cubes-lost", space: idOf(space) };
      if (count === 2)
        troops = numberOf(yield decide("mcp", "M8", about, LOST.slice(troops, mostTroops + 1)));
      else {
        const police = PIECE_AT.police[space];
        troops = (yield decide("mcp", "M8", about, [police, PIECE_AT.troops[space]])) === police ? 0 : 1;
      }
    }
  }
  removeForce(g, rule, "police", count - troops, space);
  removeForce(g, rule, "troops", troops, space);
  if (troops > 0 && hasCapability(g, 8, "unshaded"))
    removeForce(g, "M8", "active", Math.min(troops, g.active[space]), space);
  settle(g, rule, troops > 0 ? -1 : 0);
}

// 3.3.4 Terror

const NOT_THAILAND = bar("3.3.4", { key: "why.not-thailand" });
const NO_UNDERGROUND = bar("3.3.4", { key: "why.no-underground" });

export const terrorBar: OperationBar = (g, op, space) => {
  if (space === THAILAND) return NOT_THAILAND;
  if (g.underground[space] === 0) return NO_UNDERGROUND;
  if (!isEconomicCenter(space) && !canPay(g, op, 1)) return cannotPay(1);
  return undefined;
};

export function* terror(g: Malaya, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", terrorBar)) !== undefined; ) {
    if (!isEconomicCenter(space)) pay(g, op, 1);
    activate(g, "3.3.4", 1, space);
    if (g.terror[space] === 0) changeTerror(g, "3.3.4", space, 1);
    if (isPopulated(space)) shift(g, "3.3.4", space, OPPOSITION);
    if (g.police[space] > 0 && hasCapability(g, 27, "shaded")) {
      const kill = yield* pickAlternative("mcp", "M27", { kind: "running-dogs", space: idOf(space) }, [
        "yes",
        "no",
      ]);
      if (kill === "yes") removeForce(g, "M27", "police", 1, space);
    }
    settle(g, "3.3.4");
  }
  yield* afterOperation(g, op);
}
