import type { Bar, Choice, Play } from "@sandtable/engine";
import { changeResources, changeTerror, changeWill, hide, moveForce, settle, tell } from "./acts.ts";
import {
  ALL_SPACES,
  ECONOMIC_CENTERS,
  ECONOMIC_VALUE,
  has,
  idOf,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  POPULATED,
  POPULATION,
  type Space,
  type SpaceSet,
  zeroes,
} from "./board.ts";
import {
  bar,
  closedSpaces,
  DONE,
  decide,
  openSpaces,
  PIECE_AT,
  type PieceAt,
  pickCount,
  SPACE,
  type SpaceBar,
} from "./choices.ts";
import { pacifyBar, pacifyIn } from "./operations/british.ts";
import { agitateBar, agitateIn } from "./operations/mcp.ts";
import {
  BRITISH_CONTROL,
  COMMANDERS,
  cubesIn,
  type Faction,
  guerrillasIn,
  insurgentsIn,
  type Malaya,
  MCP_CONTROL,
  OPPOSITION,
  SUPPORT,
} from "./state.ts";
import type { Asked } from "./words/vocabulary.ts";

/** 6.0 The Propaganda Round, phase by phase. */

/** What the Political Will phase would do, by cause: hearts and minds (6.1.1), Sabotage and Terror (6.1.2). */
export interface WillForecast {
  readonly support: number;
  readonly opposition: number;
  readonly sabotage: number;
  readonly terror: number;
  readonly net: number;
}

/** 6.1.2 A Sabotage marker comes where Guerrillas outnumber cubes in an Economic Center without one. */
export const comesSabotage = (g: Malaya, center: Space): boolean =>
  g.terror[center] === 0 && guerrillasIn(g, center) > cubesIn(g, center);
const willBeSabotaged = (g: Malaya, center: Space): boolean =>
  g.terror[center] > 0 || comesSabotage(g, center);

/** 6.1 The net change of Political Will if the Propaganda Round came now. */
export function forecastWill(g: Malaya): WillForecast {
  let support = 0;
  let opposition = 0;
  for (const space of POPULATED) {
    if (g.attitude[space] === SUPPORT) support += POPULATION[space];
    else if (g.attitude[space] === OPPOSITION && g.villages[space] === 0) opposition += POPULATION[space];
  }
  const sabotage = ECONOMIC_CENTERS.filter((center) => willBeSabotaged(g, center)).length;
  const terror = g.terror[KUALA_LUMPUR] > 0 ? 1 : 0;
  return { support, opposition, sabotage, terror, net: support - opposition - sabotage - terror };
}

/** 6.1 Political Will: one net change, then the markers it was counted from. */
export function politicalWillPhase(g: Malaya): void {
  if (g.log) tell(g, { kind: "phase", rule: "6.1", phase: "will" });
  const forecast = forecastWill(g);
  for (const center of ECONOMIC_CENTERS) {
    if (comesSabotage(g, center)) changeTerror(g, "6.1.2", center, 1);
  }
  if (g.log) tell(g, { kind: "forecast", rule: "6.1", ...forecast });
  changeWill(g, "6.1", forecast.net);
}

/**
 * 6.2.1 Population under British Control, and each Economic Center without Sabotage: the Sabotage that 6.1.2 would
 * place first in the same round counts, so this is right as a forecast, too.
 */
export function britishEarnings(g: Malaya): number {
  let earned = 0;
  for (const space of POPULATED) if (g.control[space] === BRITISH_CONTROL) earned += POPULATION[space];
  for (const center of ECONOMIC_CENTERS) if (!willBeSabotaged(g, center)) earned += ECONOMIC_VALUE.value;
  return earned;
}

/** 6.2.2 Twice the Bases on the map. */
export const mcpEarnings = (g: Malaya): number =>
  2 * ALL_SPACES.reduce((sum, space) => sum + g.bases[space], 0);

export function resourcePhase(g: Malaya): void {
  if (g.log) tell(g, { kind: "phase", rule: "6.2", phase: "resources" });
  changeResources(g, "6.2.1", "british", britishEarnings(g));
  changeResources(g, "6.2.2", "mcp", mcpEarnings(g));
}

/** 6.3 Up to two spaces each. */
const SUPPORT_PHASE_SPACES = 2;

function* inSupportPhase(
  by: Faction,
  rule: string,
  about: (chosen: number) => Asked,
  barOf: SpaceBar,
  act: (space: Space) => Play,
): Play {
  let done: SpaceSet = 0;
  const chosen = bar(rule, { key: "why.already-chosen" });
  for (let count = 0; count < SUPPORT_PHASE_SPACES; count++) {
    const openBar: SpaceBar = (space) => (has(done, space) ? chosen : barOf(space));
    const choices: Choice[] = openSpaces(openBar);
    if (choices.length === 0) return;
    choices.push(DONE);
    const picked = (yield decide(by, rule, about(count), choices, () => closedSpaces(openBar))).value as
      | Space
      | "done";
    if (picked === "done") return;
    done |= 1 << picked;
    yield* act(picked);
  }
}

/** 6.3.1 Pacify: British Control, Police and Troops. */
export function* pacifyPhase(g: Malaya): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.3", phase: "support" });
  yield* inSupportPhase(
    "british",
    "6.3.1",
    (chosen) => ({ kind: "pacify", chosen, max: SUPPORT_PHASE_SPACES, resources: g.resources.british }),
    (space) => pacifyBar(g, "6.3.1", space),
    (space) => pacifyIn(g, "6.3.1", space),
  );
}

const NO_INSURGENTS = bar("6.3.2", { key: "why.no-mcp-pieces" });
const UNDER_BRITISH = bar("6.3.2", { key: "why.british-control" });

/** 6.3.2 Agitate: an MCP piece and no British Control. */
function agitatePhaseBar(g: Malaya, space: Space): Bar | undefined {
  if (insurgentsIn(g, space) === 0) return NO_INSURGENTS;
  if (g.control[space] === BRITISH_CONTROL) return UNDER_BRITISH;
  return agitateBar(g, "6.3.2", space);
}

export function* agitatePhase(g: Malaya): Play {
  yield* inSupportPhase(
    "mcp",
    "6.3.2",
    (chosen) => ({ kind: "agitate", chosen, max: SUPPORT_PHASE_SPACES, resources: g.resources.mcp }),
    (space) => agitatePhaseBar(g, space),
    (space) => agitateIn(g, "6.3.2", space),
  );
}

/** 6.4.1 */
export const mustTroopsLeave = (g: Malaya, space: Space): boolean =>
  isEconomicCenter(space) || (isProvince(space) && g.control[space] === MCP_CONTROL);

/**
 * 6.4.1 Troops must leave Economic Centers and MCP Controlled Provinces; then Police may go anywhere the
 * British hold. Control is that of before the phase, and is adjusted after it (6.4.2).
 */
export function* redeployPhase(g: Malaya): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.4", phase: "redeploy" });
  const havens = POPULATED.filter((space) => space === KUALA_LUMPUR || g.control[space] === BRITISH_CONTROL);
  const mustLeave = ALL_SPACES.filter((space) => mustTroopsLeave(g, space));
  for (const from of mustLeave) {
    while (g.troops[from] > 0) yield* redeployGroup(g, "troops", from, havens, g.troops[from]);
  }
  const posts = [...havens, ...ECONOMIC_CENTERS];
  const arrived = zeroes();
  for (;;) {
    const choices: Choice[] = [];
    for (const space of ALL_SPACES)
      if (g.police[space] > arrived[space]) choices.push(PIECE_AT.police[space]);
    if (choices.length === 0) break;
    choices.push(DONE);
    const picked = (yield decide("british", "6.4.1", { kind: "redeploy-from", force: "police" }, choices))
      .value as PieceAt | "done";
    if (picked === "done") break;
    const from = picked.space;
    const to = yield* redeployGroup(
      g,
      "police",
      from,
      posts.filter((space) => space !== from),
      g.police[from] - arrived[from],
    );
    arrived[to.space] += to.count;
  }
  settle(g, "6.4.2");
}

/** Where to, and how many of them. */
function* redeployGroup(
  g: Malaya,
  force: "troops" | "police",
  from: Space,
  havens: readonly Space[],
  most: number,
): Play<{ readonly space: Space; readonly count: number }> {
  const choices = havens.map((space) => SPACE[space]);
  const to = (yield decide("british", "6.4.1", { kind: "redeploy-to", force, space: idOf(from) }, choices))
    .value as Space;
  const count = yield* pickCount(
    "british",
    "6.4.1",
    { kind: "count", piece: force, from: idOf(from), to: idOf(to) },
    1,
    most,
  );
  moveForce(g, "6.4.1", force, count, from, to);
  return { space: to, count };
}

/** 6.5 Reset: markers off, Guerrillas Underground, the Commander one step right. */
export function resetPhase(g: Malaya): void {
  if (g.log) tell(g, { kind: "phase", rule: "6.5", phase: "reset" });
  for (const space of ALL_SPACES) {
    changeTerror(g, "6.5", space, -g.terror[space]);
    hide(g, "6.5", space);
  }
  const moves = g.commander < COMMANDERS.length - 1;
  if (moves) g.commander++;
  if (g.log && (moves || g.commanderCancelled))
    tell(g, { kind: "commander", rule: "6.6.1", commander: COMMANDERS[g.commander], cancelled: false });
  g.commanderCancelled = false;
}
