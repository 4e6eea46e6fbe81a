import type { Choice, Play } from "@sandtable/engine";
import {
  changeResistance,
  changeResources,
  changeTerror,
  hideAll,
  placeAvailable,
  removeForce,
  setOpposition,
  settle,
  tell,
} from "./acts.ts";
import {
  ALL_RAILWAYS,
  ALL_SPACES,
  idOf,
  isPopulated,
  KUALA_LUMPUR,
  POPULATED,
  PROVINCES,
  railwayId,
  SPACES_AT,
  type Space,
  zipperAt,
} from "./board.ts";
import { decide, NONE, SPACE } from "./choices.ts";
import { drawChits } from "./intel.ts";
import { grantedIn } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import { type Relocation, relocate } from "./relocate.ts";
import {
  type ForecastView,
  NEUTRAL_A_LOSS,
  POLICED_A_LOSS,
  RESOURCES_A_LOSS,
  type ResistanceView,
  raisesResistance,
} from "./shape.ts";
import { specials } from "./specials.ts";
import {
  BANDS,
  cubesIn,
  guerrillasIn,
  hasCapability,
  mpajaIn,
  neutralPopulation,
  type Occupation,
  othersIn,
  PIECES_OF,
  REVEALED,
} from "./state.ts";
import { moveZipper } from "./zipper.ts";

/** 6.0 The Propaganda Round, phase by phase. */

// 6.1 MPAJA phase

export function* mpajaPhase(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.1", phase: "mpaja" });
  clashes(g);
  yield* mobilize(g);
  settle(g);
}

/** 6.1.1 One of each kind goes where both are. Which side they had up matters to nothing before Reset, so Active ones go first. */
function clashes(g: Occupation): void {
  for (const space of clashing(g)) {
    for (const band of BANDS) {
      const [underground, active] = PIECES_OF[band];
      removeForce(g, "6.1.1", g[active][space] > 0 ? active : underground, 1, space);
    }
  }
}

/** Where both kinds of Guerrilla are. */
const clashing = (g: Occupation): Space[] =>
  ALL_SPACES.filter((space) => mpajaIn(g, space) > 0 && othersIn(g, space) > 0);

/** The spaces at Opposition; New Villages count as Neutral under J15 shaded. */
const mobilizing = (g: Occupation): Space[] =>
  POPULATED.filter(
    (space) => g.opposition[space] > 0 && !(g.villages[space] > 0 && hasCapability(g, 15, "shaded")),
  );

/** 6.1.2 One Available MPAJA Guerrilla in each space at Opposition. */
function* mobilize(g: Occupation): Play {
  const left = mobilizing(g);
  while (left.length > 0 && g.available.mpaja > 0) {
    let next = left[0];
    if (g.available.mpaja < left.length)
      next = (yield decide(
        "british",
        "6.1.2",
        { kind: "mobilize", left: g.available.mpaja },
        left.map((space) => SPACE[space]),
      )).value as Space;
    placeAvailable(g, "6.1.2", "mpaja", 1, next);
    left.splice(left.indexOf(next), 1);
  }
}

// 6.2 Resistance phase

const neutralNow = (g: Occupation): number => neutralPopulation(g, hasCapability(g, 15, "shaded"));

/** 6.2 The net change of Resistance if the phase came now. */
export function forecastResistance(g: Occupation): ResistanceView {
  let intel = 0;
  let caches = 0;
  let spaces = 0;
  let patrolled = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.intelState[space] === REVEALED) intel += g.intelValue[space];
    caches += g.caches[space];
    if (raisesResistance(guerrillasIn(g, space), cubesIn(g, space))) spaces++;
    if (g.police[space] > 0) patrolled++;
  }
  const resources = Math.floor(g.resources / RESOURCES_A_LOSS);
  const neutral = Math.floor(neutralNow(g) / NEUTRAL_A_LOSS);
  const police = Math.floor(patrolled / POLICED_A_LOSS);
  const net = intel + caches + spaces - resources - neutral - police;
  return { intel, caches, spaces, resources, neutral, police, net };
}

export function forecastPropaganda(g: Occupation): ForecastView {
  const clashes = clashing(g);
  const mobilized = mobilizing(g);
  const mobilizers = g.available.mpaja + clashes.length;
  const lead = (space: Space): number =>
    guerrillasIn(g, space) - cubesIn(g, space) - (clashes.includes(space) ? 2 : 0);
  const turned = mobilized.filter((space) => lead(space) === 0).slice(0, mobilizers);
  const outnumbered = ALL_SPACES.filter((space) => lead(space) > 0 || turned.includes(space));
  const now = forecastResistance(g);
  return {
    ...now,
    spaces: outnumbered.length,
    net: now.net - now.spaces + outnumbered.length,
    clashes: clashes.map(idOf),
    mobilized: mobilized.map(idOf),
    mobilizers,
    neutralPopulation: neutralNow(g),
    outnumbered: outnumbered.map(idOf),
  };
}

/** 6.2.1-6.2.5 One net change, Resources back to 0, and Operation Zipper to the box that Resistance reaches. */
export function* resistancePhase(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.2", phase: "resistance" });
  const forecast = forecastResistance(g);
  if (g.log) tell(g, { kind: "forecast", rule: "6.2", ...forecast });
  changeResistance(g, "6.2", forecast.net);
  changeResources(g, "6.2.3", -g.resources);
  yield* moveZipper(g, "6.2.5", zipperAt(g.resistance));
}

// 6.3 Resources phase

/** 6.3.1 Each Railway with Sabotage lets the British put one adjacent space without Terror at Opposition. */
export function* oppositionPhase(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.3", phase: "resources" });
  for (const line of ALL_RAILWAYS) {
    if (g.sabotage[line] === 0) continue;
    const options: Choice[] = SPACES_AT[line]
      .filter((space) => isPopulated(space) && g.terror[space] === 0 && g.opposition[space] === 0)
      .map((space) => SPACE[space]);
    if (options.length === 0) continue;
    options.push(NONE);
    const space = (yield decide(
      "british",
      "6.3.1",
      { kind: "opposition", railway: railwayId(line) },
      options,
    )).value as Space | "none";
    if (space !== "none") setOpposition(g, "6.3.1", space, 1);
  }
}

const CONSTRUCTION = grantedIn(0, 3);

/** 6.3.2 The Japanese may Construct. */
export function* constructPhase(g: Occupation): Play {
  if (operationBar(g, "construct", CONSTRUCTION) === undefined)
    yield* execute(g, operationOf("construct", CONSTRUCTION));
}

// 6.4 Support phase

/** 6.4.1 The British may Supply. */
export function* supplyPhase(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.4", phase: "support" });
  if (specials.grantable(g, "supply")) yield* specials.granted(g, "supply", 0);
}

/** 6.4.2 The Japanese may take Reprisals. */
export function* reprisalPhase(g: Occupation): Play {
  if (specials.grantable(g, "reprisal")) yield* specials.granted(g, "reprisal", 0);
}

// 6.5 Redeploy phase

const BRITISH_REDEPLOY: Relocation = {
  by: "british",
  rule: "6.5.1",
  pieces: ["force136"],
  fits: (g, space) => g.camps[space] > 0,
};
const JAPANESE_REDEPLOY: Relocation = {
  by: "japanese",
  rule: "6.5.2",
  pieces: ["kempeitai", "police"],
  fits: (g, space) => g.troops[space] > guerrillasIn(g, space),
};

/** 6.5.1 Any Force 136 markers to any spaces with Jungle Camps. */
export function* britishRedeploy(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.5", phase: "redeploy" });
  yield* relocate(g, BRITISH_REDEPLOY);
}

/** 6.5.2 Any Kempeitai and Police to any spaces with more Troops than Guerrillas. */
export const japaneseRedeploy = (g: Occupation): Play => relocate(g, JAPANESE_REDEPLOY);

// 6.6 Reset phase

/** What J17 and J25 took comes back; then Terror goes, chits are drawn anew, Guerrillas hide, the British are 1st Eligible. */
export function* resetPhase(g: Occupation): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.6", phase: "reset" });
  returnTroops(g);
  yield* returnMarker(g);
  for (const space of ALL_SPACES) changeTerror(g, "6.6", space, -g.terror[space]);
  drawChits(g, "6.6");
  hideAll(g, "6.6");
  g.firstEligible = "british";
  if (g.log) tell(g, { kind: "eligible", rule: "6.6", first: "british" });
}

function returnTroops(g: Occupation): void {
  const count = g.away.troops;
  if (count === 0) return;
  g.away.troops = 0;
  g.troops[KUALA_LUMPUR] += count;
  if (g.log) tell(g, { kind: "back", rule: "J17", piece: "troops", count, space: idOf(KUALA_LUMPUR) });
}

/** J25 To a Province with a Jungle Camp that the faction which played the card picks, or to Available if there is none. */
function* returnMarker(g: Occupation): Play {
  if (g.away.force136 === 0) return;
  const options = PROVINCES.filter((space) => g.camps[space] > 0).map((space) => SPACE[space]);
  const to =
    options.length === 0
      ? undefined
      : ((yield decide(g.awayBy, "J25", { kind: "return" }, options)).value as Space);
  g.away.force136 = 0;
  if (to === undefined) g.available.force136++;
  else g.force136[to]++;
  if (g.log)
    tell(g, {
      kind: "back",
      rule: "J25",
      piece: "force136",
      count: 1,
      space: to === undefined ? "available" : idOf(to),
    });
}
