import type { Hex } from "@sandtable/hex";
import { oddsOf } from "../combat/odds.ts";
import type { PieceAnswers } from "../combat/questions.ts";
import { ALLIED, GRID, isLand, JAPANESE, otherSide } from "../map.ts";
import type { Asking } from "../questions.ts";
import { type Campaign, SUPPRESSED } from "../state.ts";
import { ATTACK, DEFENCE, IS_HQ, SIDE as SIDE_OF, STACKS, unitOf, WORTH } from "../units.ts";
import { IS_OBJECTIVE, objectiveWorth } from "./goals.ts";
import { ASSAULT_WORTH, isFighter, RAID_WORTH, shelter, sideOfSeat, survey } from "./survey.ts";
import { waysTo } from "./ways.ts";

/** 14.0, 15.0 Battles: which, by whom, how, and what is given for them. */

const SINGAPORE = GRID.find("3845");

const GOOD_ENOUGH = 0.3;
export function chooseTarget(
  g: Campaign,
  { seat, choices }: Asking<"target"> | Asking<"more-targets">,
  into: Float64Array,
): void {
  survey.of(g, sideOfSeat(seat));
  for (let at = 0; at < choices.length; at++) {
    const stack = choices[at].value;
    into[at] = stack === "end" ? GOOD_ENOUGH : survey.worthNow(stack) + 0.2 * objectiveWorth(stack);
  }
}

/** 14.21 One battle, one hex, unless the rules will have it otherwise. */
export function chooseMore(g: Campaign, { seat, choices }: Asking<"more-targets">, into: Float64Array): void {
  const { defence } = survey.of(g, sideOfSeat(seat));
  const enemy = otherSide(survey.side);
  for (let at = 0; at < choices.length; at++) {
    const stack = choices[at].value;
    into[at] = stack === "end" ? 1 : -0.2 * defence[enemy][stack];
  }
}

/**
 * 14.22 Everybody with factors; those without would only be lost (MB-121), but whoever stands in a zone must attack somebody
 * (14.11), and better so than alone. Who is suppressed hinders the rest.
 */
const WITH_THE_REST = 0.3;
export function joinAttack(g: Campaign, { seat, choices }: Asking<"attacker">, into: Float64Array): void {
  const zones = g.zone[otherSide(sideOfSeat(seat))];
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    if (unit === "end") into[at] = 0;
    else if (zones[g.hexOf(unit)] > 0) into[at] = WITH_THE_REST + ATTACK[unit];
    else into[at] = ATTACK[unit] === 0 ? -2 : g.has(unit, SUPPRESSED) ? ATTACK[unit] - 3 : ATTACK[unit];
  }
}

const columnOf = (g: Campaign): number => {
  const { fight } = g;
  const [battle] = g.battles;
  if (!battle || battle.attackers.length === 0) return 0;
  return oddsOf(
    g,
    battle,
    fight ? { thais: fight.thais, tankShock: fight.tankShock, banzai: fight.banzai } : {},
  ).column;
};

/** 14.41 The better table for whoever chooses. */
export function chooseTable(g: Campaign, { seat, choices }: Asking<"table">, into: Float64Array): void {
  const column = columnOf(g);
  const sign = sideOfSeat(seat) === g.phasing ? 1 : -1;
  for (let at = 0; at < choices.length; at++)
    into[at] = sign * (choices[at].value === "raid" ? RAID_WORTH : ASSAULT_WORTH)[column];
}

type YesNo = "intelligence" | "thais" | "tank-shock" | "banzai";
const answer = <K extends YesNo | "stand" | "rally">(
  { choices }: Asking<K>,
  into: Float64Array,
  yes: number,
): void => {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "yes" ? yes : 0;
};

/** MB-28 The attacker's table against the other one. */
const WORTH_A_MARKER = 1;
export function playIntelligence(g: Campaign, decision: Asking<"intelligence">, into: Float64Array): void {
  const column = columnOf(g);
  const isRaid = decision.about.table === "raid";
  const saved = (ASSAULT_WORTH[column] - RAID_WORTH[column]) * (isRaid ? -1 : 1);
  answer(decision, into, saved - WORTH_A_MARKER);
}

export const playThais = (_: Campaign, decision: Asking<"thais">, into: Float64Array): void =>
  answer(decision, into, 1);

/** One column to the right matters most in the middle of the table. */
export function playShift(
  g: Campaign,
  decision: Asking<"tank-shock"> | Asking<"banzai">,
  into: Float64Array,
): void {
  const column = columnOf(g);
  const isMatter = g.phasing === JAPANESE && column >= 4 && column <= 7;
  answer(decision as Asking<"banzai">, into, isMatter ? 1 : -1);
}

/** Counters of one's own: the most, or the least, valuable first. */
const VALUE = Float64Array.from(ATTACK, (attack, unit) => attack + DEFENCE[unit] + (IS_HQ[unit] ? 4 : 0));
export function giveCheapest<
  K extends keyof PieceAnswers | "sunk" | "bombed" | "bombed-battalion" | "withdraw-unit",
>(_: Campaign, { choices }: Asking<K>, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = typeof unit === "number" ? -0.4 * VALUE[unit] - 0.3 * WORTH[unit] : -10;
  }
}
export function keepBest(
  _: Campaign,
  { choices }: Asking<"fighter"> | Asking<"survivor"> | Asking<"retreat-order">,
  into: Float64Array,
): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = typeof unit === "number" ? 0.4 * VALUE[unit] : -10;
  }
}

/** 15.23 Most factors for the fewest points. */
export function giveLoss(g: Campaign, { choices }: Asking<"loss">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    if (unit === "end") into[at] = -10;
    else {
      const factors = SIDE_OF[unit] === g.phasing ? ATTACK[unit] : DEFENCE[unit];
      into[at] = (2 * factors) / Math.max(1, WORTH[unit]) - 0.05 * VALUE[unit];
    }
  }
}

/** 15.24 Break down where half would otherwise cost more than half. */
export function breakForLosses(
  _: Campaign,
  { about, choices }: Asking<"break-down">,
  into: Float64Array,
): void {
  const isCostly = about.needed * 2 > about.total + 1;
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "end" ? 0 : (isCostly ? 1 : -1) - 0.02 * VALUE[unit];
  }
}

/** 15.22 Breaking down costs no point. */
export function takeAttrition(_: Campaign, { choices }: Asking<"attrition">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const way = choices[at].value;
    into[at] = way === "break-down" ? 2 : way === "lose" ? 0 : 1;
  }
}

/** 15.34, 21.2 Cities and works are not given up; elsewhere than at objectives the Allies would rather live. */
export function stand(_: Campaign, decision: Asking<"stand">, into: Float64Array): void {
  answer(decision, into, IS_OBJECTIVE[GRID.find(decision.about.hex)] === 1 ? 2 : 0.5);
}
export const rally = (_: Campaign, decision: Asking<"rally">, into: Float64Array): void =>
  answer(decision, into, 1);

/** 15.3 Away from the enemy, to friends, to good ground; the Allies towards Singapore. */
export function retreat(g: Campaign, { seat, about, choices }: Asking<"retreat">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const enemy = otherSide(side);
  const room = STACKS[unitOf(about.unit)];
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] =
      0.1 * Math.min(12, survey.defence[side][hex]) +
      0.3 * shelter(hex) +
      0.3 * objectiveWorth(hex) -
      (g.zone[enemy][hex] > 0 ? 3 : 0) -
      (survey.hasRoom(hex, room) ? 0 : 2) -
      (side === ALLIED ? 0.08 * waysTo(SINGAPORE)[hex] : 0);
  }
}

/** 15.4 Fighters go after the beaten, into objectives above all; whoever is at sea must land. */
export function pursue(g: Campaign, { seat, about, choices }: Asking<"pursuit">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const unit = unitOf(about.unit);
  const from = g.hexOf(unit);
  survey.of(g, side);
  const isHolder = IS_OBJECTIVE[from] === 1 && g.units[side][from] === 1;
  const keen = !isLand(from)
    ? 10
    : (isFighter(unit) ? (side === JAPANESE ? 1 : -0.5) : -3) - (isHolder ? 4 : 0);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    if (hex === "stay") into[at] = 0;
    else
      into[at] =
        keen +
        (g.units[side][hex] === 0 ? objectiveWorth(hex) : 0) +
        0.2 * shelter(hex) -
        (survey.hasRoom(hex, STACKS[unit]) ? 0 : 2) -
        (about.further ? 0.4 + 0.02 * waysTo(SINGAPORE)[hex] - 0.02 * waysTo(SINGAPORE)[from] : 0);
  }
}

/** 14.28 The best chance first. */
export function chooseBattle(_: Campaign, { choices }: Asking<"battle">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = 0.5 * objectiveWorth(choices[at].value as Hex);
}
