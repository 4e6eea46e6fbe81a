import { ALLIED, IN_GUN_RANGE, JAPANESE, otherSide, type Side } from "../map.ts";
import type { Asking } from "../questions.ts";
import { type Campaign, DAMAGED, INTERDICTION, LOST, RESERVE, STRIKE } from "../state.ts";
import { objectiveWorth } from "./goals.ts";
import { sideOfSeat, survey } from "./survey.ts";

/** 16.0, 17.0 The air, and the guns of ships. */

/** What a side could fly. */
function flying(g: Campaign, side: Side): number {
  let sum = 0;
  for (let box = 0; box < LOST; box++) if (box !== DAMAGED) sum += g.air[side][box];
  return sum;
}

/** 16.3 Superiority first: a little more than the enemy has. The Japanese look with one point and strike with the rest, the Allies fight for the air alone. */
function share(g: Campaign, { seat, about }: Asking<"allocate">): number {
  const { box, left } = about;
  const side = sideOfSeat(seat);
  if (side === ALLIED) return box === "superiority" ? left : 0;
  if (box === "superiority")
    return Math.min(left, Math.max(Math.ceil(left / 2), Math.min(7, flying(g, ALLIED) + 2)));
  if (box === "strike") return Math.max(0, left - LOOKOUTS);
  return box === "recon" ? left : 0;
}
/** Points that look at what is to be attacked. */
const LOOKOUTS = 1;

export function allocate(g: Campaign, decision: Asking<"allocate">, into: Float64Array): void {
  const points = share(g, decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) into[at] = -0.7 * Math.abs(choices[at].value - points);
}

/** 26.16 Force Z sails when nobody is left to strike at it. */
export function commitForceZ(g: Campaign, { choices }: Asking<"commit-force-z">, into: Float64Array): void {
  const isSafe = flying(g, JAPANESE) <= 2;
  for (let at = 0; at < choices.length; at++) into[at] = (choices[at].value === "yes") === isSafe ? 3 : 0;
}

/** 16.52 All that is not needed against fighters. */
export function most(
  _: Campaign,
  { choices }: Asking<"surplus"> | Asking<"attack-force-z">,
  into: Float64Array,
): void {
  for (let at = 0; at < choices.length; at++) into[at] = 0.5 * choices[at].value;
}

export function hit(_: Campaign, { choices }: Asking<"air-hit">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const box = choices[at].value;
    into[at] = box === STRIKE ? 2 : box === INTERDICTION ? 1.5 : box === RESERVE ? 1 : 0.5;
  }
}

/** The damaged ones can go. */
export function withdraw(_: Campaign, { choices }: Asking<"withdraw-air">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === DAMAGED ? 1 : 0;
}

/** 16.8 Stacks that are about to be attacked. */
const ENOUGH = 0.5;
export function strike(g: Campaign, { seat, choices }: Asking<"strikes">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const enemy = otherSide(side);
  survey.of(g, side);
  const shipsOnly = g.air[side][STRIKE] === 0;
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    if (hex === "end") into[at] = ENOUGH;
    else {
      const beside = survey.strengthBeside(hex);
      const defence = survey.defence[enemy][hex];
      const isDue = beside * 2 >= defence && beside > 0;
      into[at] =
        (isDue ? 1 + 0.1 * Math.min(18, defence) + 0.2 * objectiveWorth(hex) : 0.1) -
        (shipsOnly && !IN_GUN_RANGE[hex] ? 2 : 0);
    }
  }
}

/** 16.81 As much as may be; ships fire as well. */
export function strength(_: Campaign, { choices }: Asking<"strength">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    into[at] = typeof answer === "number" ? 0.4 * answer : 1;
  }
}

/** MB-49 Destroyers can be spared. */
export function loseShip(_: Campaign, { choices }: Asking<"ship-loss">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "naval-dd" ? 1 : 0;
}
