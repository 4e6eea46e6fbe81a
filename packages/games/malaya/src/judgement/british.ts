import { numberOf } from "@sandtable/coin";
import type { Choice, Decision } from "@sandtable/engine";
import {
  ALL_SPACES,
  chart,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  POPULATED,
  type Space,
  type SpaceSet,
} from "../board.ts";
import type { CubesOut, PieceAt } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import { BRITISH_CONTROL, type Malaya } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { operationWorth, passWorth, weighBoxes, weighSides } from "./boxes.ts";
import {
  type BritishSpecial,
  britishSpecial,
  pacifyGain,
  pacifyPrice,
  sweptWith,
  trainFor,
  weighBritish,
  weighBritishSpecial,
} from "./british-gains.ts";
import { weighCard } from "./card-questions.ts";
import { gainsOf, KEEN } from "./gains.ts";
import { forcesBy, markersTo, outlook } from "./ground.ts";

/** What appeals to a British player of some experience: clear, secure, pacify; and guard what earns. */

const gains = gainsOf();
const SPECIALS_LATER = 2;

export function appealToBritish(g: Malaya, decision: Decision<unknown, Asked>, into: Float64Array): void {
  const { about, choices } = decision;
  switch (about.kind) {
    case "box":
      weighBoxes(g, choices, "british", into);
      break;
    case "event":
      weighSides(g, choices, "british", into);
      break;
    case "operation":
      for (let i = 0; i < choices.length; i++)
        into[i] = KEEN * operation(g, choices[i].value as OperationKind | "pass", about.box === "limited");
      break;
    case "space":
    case "destination":
      spaces(g, choices, about.operation, about.max === 1, into);
      break;
    case "cubes":
      cubes(g, choices, chart.at(about.space), about.left, into);
      break;
    case "pacify":
      for (let i = 0; i < POPULATED.length; i++) gains[POPULATED[i]] = pacifyGain(g, POPULATED[i], 0);
      stepOrSpecial(g, choices, 0.5, into);
      break;
    case "spend":
      spend(g, choices, chart.at(about.space), into);
      break;
    case "movers":
      movers(g, choices, about.operation, chart.at(about.space), into);
      break;
    case "count":
      counts(
        g,
        choices,
        decision.rule === "3.2.3",
        about.piece === "troops",
        chart.at(about.from),
        chart.at(about.to),
        into,
      );
      break;
    case "reveal":
      for (let i = 0; i < choices.length; i++)
        into[i] = choices[i].key === "all" ? 2 : isSpace(choices[i]) ? 1 : -1;
      break;
    case "assault-ec":
      for (const space of ALL_SPACES)
        gains[space] = isEconomicCenter(space) ? 0.1 + forcesBy(g, space, 0, 0, 0, -g.active[space], 0) : 0;
      stepOrSpecial(g, choices, 0.5, into);
      break;
    case "after":
      gains.fill(0);
      stepOrSpecial(g, choices, 0, into);
      break;
    case "special":
      weighBritishSpecial(g, about.special, gains);
      stepOrSpecial(g, choices, 0, into);
      break;
    case "which-hider":
      // An Active Guerrilla is easily caught, one Underground must be found first.
      for (let i = 0; i < choices.length; i++)
        into[i] = (choices[i].value as PieceAt).piece === "underground" ? 1 : 0;
      break;
    case "reprisal-to":
      for (let i = 0; i < choices.length; i++)
        into[i] = KEEN * forcesBy(g, choices[i].value as Space, 0, 0, 1, 0, 0);
      break;
    case "bases-first":
      for (let i = 0; i < choices.length; i++) into[i] = choices[i].value === "yes" ? 1.5 : 0;
      break;
    case "redeploy-from":
      redeployFrom(g, choices, into);
      break;
    case "redeploy-to":
      redeployTo(g, choices, about.force === "troops", into);
      break;
    case "place-count":
      placeCount(g, choices, chart.at(about.space), into);
      break;
    case "take":
      take(g, choices, about.force === "troops", chart.at(about.space), into);
      break;
    case "card":
      weighCard(g, about, choices, "british", into);
      break;
    // M3: where the MCP's pieces come is nothing the British look forward to.
    case "rally":
      into.fill(0, 0, choices.length);
      break;
    // Asked of the MCP.
    case "replace":
    case "agitate":
    case "cubes-lost":
    case "running-dogs":
    case "intimidate":
    // Asked of chance.
    case "draw":
    case "roll":
      into.fill(0, 0, choices.length);
      break;
    default:
      about satisfies never;
  }
}

const isSpace = (choice: Choice): boolean => typeof choice.value === "number";

const operation = (g: Malaya, kind: OperationKind | "pass", limited: boolean): number =>
  kind === "pass" ? passWorth("british") : operationWorth(g, "british", kind, limited);

/** The next space of an Operation, its Special Activity, or the end of it. */
function spaces(
  g: Malaya,
  choices: readonly Choice[],
  kind: OperationKind,
  limited: boolean,
  into: Float64Array,
): void {
  let open: SpaceSet = 0;
  for (let i = 0; i < choices.length; i++) if (isSpace(choices[i])) open |= 1 << (choices[i].value as Space);
  if (kind === "train") trainFor(g, gains, open, limited);
  else weighBritish(g, kind, gains, g.unsettled ? ~open : 0);
  if (kind === "garrison" && !limited) {
    // One Province only: leave the others out of sight of a better one.
    let top = -1;
    for (const space of ALL_SPACES)
      if (isProvince(space) && (top < 0 || gains[space] > gains[top])) top = space;
    for (const space of ALL_SPACES) if (isProvince(space) && space !== top) gains[space] -= 0.3;
  }
  stepOrSpecial(g, choices, kind === "sweep" ? 5 : SPECIALS_LATER, into);
}

/** Spaces by their gains; the Special Activity when no space is left that appeals; and then the end. */
function stepOrSpecial(g: Malaya, choices: readonly Choice[], later: number, into: Float64Array): void {
  let most = 0;
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value === "number") {
      into[i] = KEEN * (gains[value] - 0.02);
      if (into[i] > most) most = into[i];
    } else into[i] = 0;
  }
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value === "number" || value === "done") continue;
    into[i] = KEEN * (britishSpecial(g, value as BritishSpecial) - 0.02) - (most > 0 ? later : 0);
  }
}

/** 3.2.1 Cubes: paid with the first of them; what Pacify needs is kept back. */
function cubes(g: Malaya, choices: readonly Choice[], space: Space, left: number, into: Float64Array): void {
  const unpaid = left === (space === KUALA_LUMPUR ? 4 : 2);
  const price = unpaid ? 2 * outlook.british : 0;
  const pacify =
    unpaid && g.resources.british < 2 + pacifyPrice(g) && g.police[space] > 0 ? pacifyGain(g, space, 0) : 0;
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as CubesOut | PieceAt | "done";
    if (value === "done") into[i] = 0;
    else if ("force" in value) {
      const { force, count } = value;
      const gain =
        force === "troops" ? forcesBy(g, space, count, 0, 0, 0, 0) : forcesBy(g, space, 0, count, 0, 0, 0);
      into[i] = KEEN * (gain - price - pacify) + 0.1 * count;
    } else
      into[i] =
        KEEN *
        (taken(g, value.piece === "troops", value.space) +
          arrives(g, value.piece === "troops", space) -
          price -
          pacify);
  }
}

const taken = (g: Malaya, troops: boolean, from: Space): number =>
  troops ? forcesBy(g, from, -1, 0, 0, 0, 0) : forcesBy(g, from, 0, -1, 0, 0, 0);
const arrives = (g: Malaya, troops: boolean, to: Space): number =>
  troops ? forcesBy(g, to, 1, 0, 0, 0, 0) : forcesBy(g, to, 0, 1, 0, 0, 0);

/** 3.2.1, 6.3.1 How far to Pacify: Terror alone is seldom worth it. */
function spend(g: Malaya, choices: readonly Choice[], space: Space, into: Float64Array): void {
  const price = pacifyPrice(g) * outlook.british;
  for (let i = 0; i < choices.length; i++) {
    const steps = numberOf(choices[i]);
    const cleared = Math.min(steps, g.terror[space]);
    into[i] =
      KEEN *
      (markersTo(
        g,
        space,
        g.attitude[space] + steps - cleared,
        g.terror[space] - cleared,
        g.villages[space],
      ) -
        price * steps);
  }
}

/** 3.2.2, 3.2.3 What so many cubes gain by going there, and cost where they leave. */
function moved(g: Malaya, sweeps: boolean, troops: boolean, from: Space, to: Space, count: number): number {
  const left = troops ? forcesBy(g, from, -count, 0, 0, 0, 0) : forcesBy(g, from, 0, -count, 0, 0, 0);
  if (sweeps) return left + sweptWith(g, to, count) - sweptWith(g, to, 0);
  // Troops do not stay in an Economic Center (6.4.1).
  if (troops) return left + forcesBy(g, to, count, 0, 0, 0, 0) - (isEconomicCenter(to) ? 0.1 * count : 0);
  return left + forcesBy(g, to, 0, count, 0, 0, 0);
}

function movers(
  g: Malaya,
  choices: readonly Choice[],
  kind: OperationKind,
  to: Space,
  into: Float64Array,
): void {
  const sweeps = kind === "sweep";
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as PieceAt | "done";
    if (value === "done") {
      into[i] = 0;
      continue;
    }
    const troops = value.piece === "troops";
    const all = troops ? g.troops[value.space] : g.police[value.space];
    let most = -9;
    for (let count = 1; count <= all && count <= 5; count++)
      most = Math.max(most, moved(g, sweeps, troops, value.space, to, count));
    into[i] = KEEN * (most - 0.02);
  }
}

function counts(
  g: Malaya,
  choices: readonly Choice[],
  sweeps: boolean,
  troops: boolean,
  from: Space,
  to: Space,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++)
    into[i] = KEEN * moved(g, sweeps, troops, from, to, numberOf(choices[i]));
}

/** 6.4.1 Police where they are missed more. */
function redeployFrom(g: Malaya, choices: readonly Choice[], into: Float64Array): void {
  let most = 0;
  let where = -1;
  for (const to of ALL_SPACES) {
    if (to !== KUALA_LUMPUR && !isEconomicCenter(to) && g.control[to] !== BRITISH_CONTROL) continue;
    const gain = arrives(g, false, to);
    if (where < 0 || gain > most) {
      most = gain;
      where = to;
    }
  }
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as PieceAt | "done";
    if (value === "done") into[i] = 0;
    else if (value.space === where) into[i] = -3;
    else into[i] = KEEN * (most + taken(g, false, value.space) - 0.05);
  }
}

function redeployTo(g: Malaya, choices: readonly Choice[], troops: boolean, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = KEEN * arrives(g, troops, choices[i].value as Space);
}

function placeCount(g: Malaya, choices: readonly Choice[], space: Space, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++)
    into[i] = KEEN * forcesBy(g, space, 0, numberOf(choices[i]), 0, 0, 0);
}

function take(
  g: Malaya,
  choices: readonly Choice[],
  troops: boolean,
  space: Space,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as PieceAt | "none";
    into[i] =
      value === "none" ? 0 : KEEN * (taken(g, troops, value.space) + arrives(g, troops, space) - 0.05);
  }
}
