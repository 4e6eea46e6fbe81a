import type { Decision } from "@sandtable/engine";
import { attackersOf } from "../battle.ts";
import { END, FIGHT, JOIN_ALL } from "../choices.ts";
import { isLand } from "../map.ts";
import { type Campaign, isTroop, onMap, SIDE, UNIT_COUNT } from "../state.ts";
import { promise } from "./assault.ts";

/** Appeal of a victory point. */
const POINT = 0.54;
const NOBODY = -1;

/** 2.2 Which stack to attack: the one that promises most with all who can reach it; none that promises nothing. */
export function chooseAttack(g: Campaign, { choices }: Decision, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === END.combat) {
      into[at] = mustFight(g) ? -3 : 0;
      continue;
    }
    const hex = choice.value as number;
    const attackers = attackersOf(g, { hex, area: -1 });
    into[at] = Math.max(-4, POINT * promise(g, hex, -1, attackers, NOBODY)) - 0.05;
  }
}

/** 5.C Invaders at sea are lost if they do not fight. */
function mustFight(g: Campaign): boolean {
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === g.phasing && onMap(g.at[unit]) && isTroop(unit) && !isLand(g.at[unit])) return true;
  return false;
}

/** 6.0 Who joins: all together if that promises more than the attack as it stands. */
export function join(g: Campaign, { choices }: Decision, into: Float64Array): void {
  const { battle } = g;
  if (!battle) return;
  const { hex, area, attackers } = battle;
  const now = attackers.length > 0 ? promise(g, hex, area, attackers, NOBODY) : -20;
  const others = attackersOf(g, battle).filter((unit) => !attackers.includes(unit));
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === FIGHT) into[at] = POINT * now;
    else if (choice === JOIN_ALL)
      into[at] = POINT * promise(g, hex, area, [...attackers, ...others], NOBODY) + 0.02;
    else {
      const alone = promise(g, hex, area, attackers, choice.value as number);
      into[at] = POINT * Math.max(-20, alone);
    }
  }
}
