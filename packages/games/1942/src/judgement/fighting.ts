import type { Unit } from "@sandtable/hex";
import { attackersOf } from "../battle.ts";
import { isAtSea } from "../combat.ts";
import type { Asking } from "../questions.ts";
import { type Campaign, isTroop, SIDE, UNIT_COUNT } from "../state.ts";
import { promise } from "./assault.ts";

/** Appeal of a victory point. */
const POINT = 0.54;

/** 2.2 Which stack to attack: the one that promises most with all who can reach it; none that promises nothing. */
export function chooseAttack(g: Campaign, { choices }: Asking<"combat">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    if (hex === "end") {
      into[at] = mustFight(g) ? -3 : 0;
      continue;
    }
    const attackers = attackersOf(g, { hex, area: undefined });
    into[at] = Math.max(-4, POINT * promise(g, hex, undefined, attackers)) - 0.05;
  }
}

/** 5.C Invaders at sea are lost if they do not fight. */
function mustFight(g: Campaign): boolean {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === g.phasing && isTroop(unit) && isAtSea(g, unit)) return true;
  return false;
}

/** 6.0 Who joins: all together if that promises more than the attack as it stands. */
export function join(g: Campaign, { choices }: Asking<"join">, into: Float64Array): void {
  const { battle } = g;
  if (!battle) return;
  const { hex, area, attackers } = battle;
  const now = attackers.length > 0 ? promise(g, hex, area, attackers) : -20;
  const others = attackersOf(g, battle).filter((unit) => !attackers.includes(unit));
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "fight") into[at] = POINT * now;
    else if (answer === "all") into[at] = POINT * promise(g, hex, area, [...attackers, ...others]) + 0.02;
    else {
      const alone = promise(g, hex, area, attackers, answer);
      into[at] = POINT * Math.max(-20, alone);
    }
  }
}
