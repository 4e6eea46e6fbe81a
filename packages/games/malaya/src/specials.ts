import { type SpecialInSpaces, specialActivities } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import {
  activate,
  changeResources,
  changeTerror,
  moveForce,
  pickGuerrilla,
  placeVillage,
  removeForce,
  removeVillage,
  setAttitude,
  settle,
  shift,
  tell,
} from "./acts.ts";
import {
  ALL_SPACES,
  idOf,
  isEconomicCenter,
  isProvince,
  NEIGHBOURS,
  POPULATION,
  type Space,
  type SpaceSet,
  THAILAND,
} from "./board.ts";
import { bar, decide, type MalayaNames, pickAlternative, SPACE, table } from "./choices.ts";
import { ACCOMPANIES, SPECIAL_RULES, SPECIALS, type SpecialKind } from "./menu.ts";
import type { Operation } from "./operation.ts";
import {
  BRITISH_CONTROL,
  commands,
  cubesIn,
  guerrillasIn,
  hasCapability,
  insurgentsIn,
  type Malaya,
  MCP_CONTROL,
  NEUTRAL,
  OPPOSITION,
  SUPPORT,
} from "./state.ts";
import type { Alternative } from "./words/vocabulary.ts";

/** 4.0 Special Activities, in the order of the rulebook. `op` is the Operation they accompany, if any. */

const WOULD_END = bar("4.1", { key: "why.operation-first" });

type Special = SpecialInSpaces<Malaya, MalayaNames, Operation>;

// 4.2.1 Resettle

const NOT_PROVINCE = bar("4.2.1", { key: "why.not-province" });
const NOT_CONTROLLED = bar("4.2.1", { key: "why.not-british-control" });
const HAS_VILLAGE = bar("4.2.1", { key: "why.has-village" });
const NO_VILLAGE_LEFT = bar("4.2.1", { key: "why.no-village-left" });

const resettle: Special = {
  faction: "british",
  most: (g) => (commands(g, "briggs") ? 2 : 1),
  bar: (g, space) => {
    if (!isProvince(space)) return NOT_PROVINCE;
    if (g.control[space] !== BRITISH_CONTROL) return NOT_CONTROLLED;
    if (g.villages[space] > 0) return HAS_VILLAGE;
    if (g.available.villages === 0) return NO_VILLAGE_LEFT;
    return undefined;
  },
  perform: function* (g, space) {
    placeVillage(g, "4.2.1", space);
    if (g.attitude[space] === OPPOSITION && hasCapability(g, 1, "unshaded"))
      setAttitude(g, "M1", space, NEUTRAL);
    else shift(g, "4.2.1", space, OPPOSITION);
    settle(g, "4.2.1");
  },
};

// 4.2.2 Reprisal

const REPRISAL_PROVINCE = bar("4.2.2", { key: "why.not-province" });
const NO_TROOPS = bar("4.2.2", { key: "why.no-troops" });

const reprisal: Special = {
  faction: "british",
  most: (g) => (commands(g, "gurney") ? 2 : 1),
  bar: (g, space, op) => {
    if (!isProvince(space)) return REPRISAL_PROVINCE;
    if (g.troops[space] === 0) return NO_TROOPS;
    if (guerrillasIn(g, space) > 0 && !NEIGHBOURS[space].some((to) => assaultRemains(g, op, space, to)))
      return WOULD_END;
    return undefined;
  },
  perform: function* (g, space, op) {
    setAttitude(g, "4.2.2", space, NEUTRAL);
    if (g.terror[space] === 0) changeTerror(g, "4.2.2", space, 1);
    if (guerrillasIn(g, space) > 0) {
      const piece = yield* pickGuerrilla(g, "british", "4.2.2", space);
      const choices = NEIGHBOURS[space]
        .filter((to) => assaultRemains(g, op, space, to))
        .map((to) => SPACE[to]);
      const to = (yield decide("british", "4.2.2", { kind: "reprisal-to", space: idOf(space) }, choices))
        .value as Space;
      moveForce(g, "4.2.2", piece, 1, space, to);
    }
    settle(g, "4.2.2");
  },
};

// 4.2.3 Air Strike

const AIR_PROVINCE = bar("4.2.3", { key: "why.not-province" });
const NO_BRITISH = bar("4.2.3", { key: "why.no-british" });
const NO_ACTIVE = bar("4.2.3", { key: "why.no-active" });

const airStrike: Special = {
  faction: "british",
  most: () => 2,
  bar: (g, space, op) => {
    if (!isProvince(space)) return AIR_PROVINCE;
    if (cubesIn(g, space) === 0) return NO_BRITISH;
    if (g.active[space] === 0) return NO_ACTIVE;
    if (!assaultRemains(g, op, space, undefined)) return WOULD_END;
    return undefined;
  },
  perform: function* (g, space) {
    removeForce(g, "4.2.3", "active", 1, space);
    settle(g, "4.2.3");
  },
};

/** 4.1 An Assault that has no space so far must still find one when a Guerrilla has left `from` (for `to`, or the map). */
function assaultRemains(g: Malaya, op: Operation | undefined, from: Space, to: Space | undefined): boolean {
  if (op?.kind !== "assault" || op.count > 0) return true;
  for (const space of ALL_SPACES) {
    if (cubesIn(g, space) === 0) continue;
    const left = insurgentsIn(g, space) - (space === from ? 1 : 0) + (space === to ? 1 : 0);
    if (left > 0) return true;
  }
  return false;
}

// 4.3.1 Extort

const EXTORT_UNDERGROUND = bar("4.3.1", { key: "why.no-underground" });
const EXTORT_VILLAGE = bar("4.3.1", { key: "why.new-village" });

/** One Resource, or with M2 shaded the Population of an MCP Controlled space, but never less. */
const extortion = (g: Malaya, space: Space): number =>
  hasCapability(g, 2, "shaded") && g.control[space] === MCP_CONTROL ? Math.max(1, POPULATION[space]) : 1;

const extort: Special = {
  faction: "mcp",
  most: () => 2,
  bar: (g, space, op) => {
    if (g.underground[space] === 0) return EXTORT_UNDERGROUND;
    if (g.villages[space] > 0) return EXTORT_VILLAGE;
    if (!operationRemains(g, op, space, extortion(g, space))) return WOULD_END;
    return undefined;
  },
  perform: function* (g, space) {
    const gain = extortion(g, space);
    activate(g, "4.3.1", 1, space);
    changeResources(g, "4.3.1", "mcp", gain);
  },
};

/**
 * 4.1 A Special Activity comes with an Operation: a Rally or Terror that has no space so far must still find
 * one it can pay for when a Guerrilla of `flipped` is Active and `gain` has come in.
 */
export function operationRemains(
  g: Malaya,
  op: Operation | undefined,
  flipped: Space | undefined,
  gain: number,
): boolean {
  if (op === undefined || op.count > 0) return true;
  const paid = op.terms.free || g.resources.mcp + gain >= 1;
  if (op.kind !== "terror") return paid || op.kind === "march";
  for (const space of ALL_SPACES) {
    if (space === THAILAND) continue;
    const hidden = g.underground[space] - (space === flipped ? 1 : 0);
    if (hidden > 0 && (paid || isEconomicCenter(space))) return true;
  }
  return false;
}

// 4.3.2 Intimidate

const INTIMIDATE_UNDERGROUND = bar("4.3.2", { key: "why.no-underground" });
const NOTHING_TO_INTIMIDATE = bar("4.3.2", { key: "why.nothing-to-intimidate" });

const canUproot = (g: Malaya, space: Space): boolean =>
  guerrillasIn(g, space) > cubesIn(g, space) && (g.villages[space] > 0 || g.attitude[space] === SUPPORT);

const intimidate: Special = {
  faction: "mcp",
  most: (g) => (hasCapability(g, 27, "unshaded") ? 1 : 2),
  bar: (g, space, op) => {
    if (g.underground[space] === 0) return INTIMIDATE_UNDERGROUND;
    if (g.police[space] === 0 && !canUproot(g, space)) return NOTHING_TO_INTIMIDATE;
    if (!operationRemains(g, op, hasCapability(g, 27, "unshaded") ? space : undefined, 0)) return WOULD_END;
    return undefined;
  },
  perform: function* (g, space) {
    const ways: Alternative[] = [];
    if (g.police[space] > 0) ways.push("police");
    if (canUproot(g, space)) ways.push("village-and-support");
    const way = yield* pickAlternative("mcp", "4.3.2", { kind: "intimidate", space: idOf(space) }, ways);
    if (way === "police") removeForce(g, "4.3.2", "police", 1, space);
    else {
      if (g.villages[space] > 0) removeVillage(g, "4.3.2", space);
      if (g.attitude[space] === SUPPORT) setAttitude(g, "4.3.2", space, NEUTRAL);
    }
    if (hasCapability(g, 27, "unshaded")) activate(g, "M27", 1, space);
    settle(g, "4.3.2");
  },
};

/** 4.3.3 Ambush is chosen together with its Attack space (see operations/mcp.ts). */
export const specials = specialActivities<Malaya, MalayaNames, Operation>(table, ALL_SPACES, {
  kinds: { resettle, reprisal, "air-strike": airStrike, extort, intimidate, ambush: "instead" },
  rules: SPECIAL_RULES,
  limited: "2.3.4",
  granted: "5.4",
  byFaction: SPECIALS,
  accompanies: ACCOMPANIES,
  tell: (g, seat, special) => tell(g, { kind: "special", rule: SPECIAL_RULES[special], seat, special }),
});

/** 5.4 A Special Activity granted by an Event in a number of spaces of its own. */
export const grantedSpecial = (g: Malaya, kind: SpecialKind, most: number, where: SpaceSet): Play<SpaceSet> =>
  specials.granted(g, kind, most, most, where);
