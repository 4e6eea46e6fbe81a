import { type Instead, numberOf } from "@sandtable/coin";
import type { Choice, Decision } from "@sandtable/engine";
import { ALL_SPACES, ANYWHERE, chart, has, type Space, type SpaceSet } from "../board.ts";
import type { LOST, PieceAt } from "../choices.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Force, Malaya } from "../state.ts";
import type { Alternative, Asked } from "../words/vocabulary.ts";
import { operationWorth, passWorth, weighBoxes, weighSides } from "./boxes.ts";
import { weighCard } from "./card-questions.ts";
import { gainsOf, KEEN } from "./gains.ts";
import { forcesBy, markersTo, outlook } from "./ground.ts";
import {
  agitateGain,
  ambushGain,
  arrivalGain,
  hasGuerrillasAround,
  intimidateWay,
  type McpSpecial,
  mcpSpecial,
  rallyFor,
  rallyWay,
  weighMcp,
  weighMcpSpecial,
} from "./mcp-gains.ts";

/** What appeals to an MCP player of some experience: be everywhere, sabotage, and pick the battles. */

const gains = gainsOf();
const SPECIALS_LATER = 2;

export function appealToMcp(g: Malaya, decision: Decision<unknown, Asked>, into: Float64Array): void {
  const { about, choices } = decision;
  switch (about.kind) {
    case "box":
      weighBoxes(g, choices, "mcp", into);
      break;
    case "event":
      weighSides(g, choices, "mcp", into);
      break;
    case "operation":
      for (let i = 0; i < choices.length; i++)
        into[i] = KEEN * operation(g, choices[i].value as OperationKind | "pass", about.box === "limited");
      break;
    case "space":
    case "destination":
      if (about.operation === "rally") rallyFor(g, gains);
      else weighMcp(g, about.operation, gains, g.unsettled ? arrivedIn(g, choices) : 0);
      stepOrSpecial(g, choices, SPECIALS_LATER, into);
      break;
    case "rally":
      for (let i = 0; i < choices.length; i++)
        into[i] = KEEN * rallyWay(g, chart.at(about.space), choices[i].value as Alternative);
      break;
    case "replace":
      // The Active ones are those in danger.
      for (let i = 0; i < choices.length; i++) into[i] = -numberOf(choices[i]);
      break;
    case "agitate":
      for (const space of ALL_SPACES) gains[space] = agitateGain(g, space);
      stepOrSpecial(g, choices, SPECIALS_LATER, into);
      break;
    case "spend":
      spend(g, choices, chart.at(about.space), into);
      break;
    case "movers":
      movers(g, choices, chart.at(about.space), into);
      break;
    case "count":
      counts(g, choices, about.piece === "underground", chart.at(about.from), chart.at(about.to), into);
      break;
    case "after":
      gains.fill(0);
      stepOrSpecial(g, choices, 0, into);
      break;
    case "special":
      weighMcpSpecial(g, about.special, gains);
      stepOrSpecial(g, choices, 0, into);
      break;
    case "intimidate":
      for (let i = 0; i < choices.length; i++)
        into[i] = KEEN * intimidateWay(g, chart.at(about.space), choices[i].value as Alternative);
      break;
    case "cubes-lost":
      cubesLost(g, choices, chart.at(about.space), into);
      break;
    case "running-dogs":
      for (let i = 0; i < choices.length; i++) into[i] = choices[i].value === "yes" ? 2 : 0;
      break;
    case "which-hider":
      for (let i = 0; i < choices.length; i++)
        into[i] = (choices[i].value as PieceAt).piece === "active" ? 1 : 0;
      break;
    case "place-count":
      placeCount(g, choices, about.force, chart.at(about.space), into);
      break;
    case "take":
      take(g, choices, about.force, chart.at(about.space), into);
      break;
    case "card":
      weighCard(g, about, choices, "mcp", into);
      break;
    // Asked of the British.
    case "cubes":
    case "pacify":
    case "reveal":
    case "assault-ec":
    case "bases-first":
    case "reprisal-to":
    case "redeploy-from":
    case "redeploy-to":
    // Asked of chance.
    case "draw":
    case "roll":
      into.fill(0, 0, choices.length);
      break;
    default:
      about satisfies never;
  }
}

const operation = (g: Malaya, kind: OperationKind | "pass", limited: boolean): number =>
  kind === "pass" ? passWorth("mcp") : operationWorth(g, "mcp", kind, limited);

/** 3.3.2 Where Guerrillas have come to by this March: spaces that could be listed, and are not. */
function arrivedIn(g: Malaya, choices: readonly Choice[]): SpaceSet {
  let closed: SpaceSet = ANYWHERE;
  for (let i = 0; i < choices.length; i++)
    if (typeof choices[i].value === "number") closed &= ~(1 << (choices[i].value as Space));
  for (let i = 0; i < ALL_SPACES.length; i++)
    if (has(closed, ALL_SPACES[i]) && !hasGuerrillasAround(g, ALL_SPACES[i])) closed &= ~(1 << i);
  return closed;
}

/** Spaces by their gains; the Special Activity when no space is left that appeals; and then the end. */
function stepOrSpecial(g: Malaya, choices: readonly Choice[], later: number, into: Float64Array): void {
  let most = 0;
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as Space | Instead<SpecialKind> | SpecialKind | "done";
    if (typeof value === "number") into[i] = KEEN * (gains[value] - 0.02);
    else if (typeof value === "object") into[i] = KEEN * (ambushGain(g, value.space) - outlook.mcp);
    else into[i] = 0;
    if (into[i] > most) most = into[i];
  }
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value !== "string" || value === "done") continue;
    into[i] = KEEN * (mcpSpecial(g, value as McpSpecial) - 0.02) - (most > 0 ? later : 0);
  }
}

function spend(g: Malaya, choices: readonly Choice[], space: Space, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const steps = numberOf(choices[i]);
    const cleared = Math.min(steps, g.terror[space]);
    into[i] =
      KEEN *
      (-markersTo(
        g,
        space,
        g.attitude[space] - (steps - cleared),
        g.terror[space] - cleared,
        g.villages[space],
      ) -
        outlook.mcp * steps);
  }
}

/** 3.3.2 What so many Guerrillas gain by going there, and cost where they leave. */
const marched = (g: Malaya, underground: boolean, from: Space, to: Space, count: number): number =>
  arrivalGain(g, to, count, underground) -
  (underground ? forcesBy(g, from, 0, 0, -count, 0, 0) : forcesBy(g, from, 0, 0, 0, -count, 0));

function movers(g: Malaya, choices: readonly Choice[], to: Space, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as PieceAt | "done";
    if (value === "done") {
      into[i] = 0;
      continue;
    }
    const underground = value.piece === "underground";
    const all = underground ? g.underground[value.space] : g.active[value.space];
    let most = -9;
    for (let count = 1; count <= all && count <= 4; count++)
      most = Math.max(most, marched(g, underground, value.space, to, count));
    into[i] = KEEN * (most - 0.02);
  }
}

function counts(
  g: Malaya,
  choices: readonly Choice[],
  underground: boolean,
  from: Space,
  to: Space,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++)
    into[i] = KEEN * marched(g, underground, from, to, numberOf(choices[i]));
}

/** M8: one Troop among the fallen lowers Political Will, a second one does not lower it again. */
function cubesLost(g: Malaya, choices: readonly Choice[], space: Space, into: Float64Array): void {
  const count = Math.min(2, g.troops[space] + g.police[space]);
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as (typeof LOST)[number]["value"] | PieceAt;
    const troops = typeof value === "number" ? value : value.piece === "troops" ? 1 : 0;
    const all = typeof value === "number" ? count : 1;
    into[i] = KEEN * ((troops > 0 ? 1 : 0) - forcesBy(g, space, -troops, troops - all, 0, 0, 0));
  }
}

function placeCount(
  g: Malaya,
  choices: readonly Choice[],
  force: Force,
  space: Space,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) into[i] = KEEN * placed(g, force, space, numberOf(choices[i]));
}

/** The MCP may also be the one to place British cubes by an Event, though they will not like it. */
function placed(g: Malaya, force: Force, space: Space, count: number): number {
  if (force === "police") return -forcesBy(g, space, 0, count, 0, 0, 0);
  if (force === "bases") return -forcesBy(g, space, 0, 0, 0, 0, count);
  return -forcesBy(g, space, 0, 0, count, 0, 0);
}

function take(g: Malaya, choices: readonly Choice[], force: Force, space: Space, into: Float64Array): void {
  const gain = placed(g, force, space, 1);
  for (let i = 0; i < choices.length; i++) {
    const value = choices[i].value as PieceAt | "none";
    if (value === "none") into[i] = 0;
    else if (value.space === space) into[i] = KEEN * -forcesBy(g, space, 0, 0, 1, -1, 0);
    else {
      const left =
        value.piece === "bases"
          ? forcesBy(g, value.space, 0, 0, 0, 0, -1)
          : value.piece === "active"
            ? forcesBy(g, value.space, 0, 0, 0, -1, 0)
            : forcesBy(g, value.space, 0, 0, -1, 0, 0);
      into[i] = KEEN * (gain - left - 0.05);
    }
  }
}
