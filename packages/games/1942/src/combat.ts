import type { Choice, Play } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import {
  attackersOf,
  closedToAttack,
  closedToJoin,
  openTargets,
  prospect,
  stackIn,
  type Target,
} from "./battle.ts";
import { AREA, ATTACK, END, FIGHT, JOIN, JOIN_ALL, NO_ADVANCE, PICK, TO } from "./choices.ts";
import { advanceInto, mayAdvance } from "./cities.ts";
import { combatResult } from "./crt.ts";
import { eliminate, expelAir, retreatAir } from "./flight.ts";
import { enter, hasRoom, mayBeIn, suits } from "./ground.ts";
import { AREAS, areasIn, GRID, isLand, isWaterBarrier, joinedByLand, NODES_IN, otherSide } from "./map.ts";
import { openBeach } from "./naval.ts";
import { type Answers, ask, roll } from "./questions.ts";
import { retreatAll } from "./retreat.ts";
import type { Result } from "./shape.ts";
import {
  ATTACKED,
  type Battle,
  type Campaign,
  FOUGHT,
  IS_AIR,
  isTroop,
  onMap,
  placeName,
  SEATS,
  SIDE,
  SURRENDERED,
  UNIT_COUNT,
} from "./state.ts";
import { UNITS } from "./units.ts";

/**
 * 5.A.3 Before the enemy's combat phase a unit in a water-barrier hex chooses its land area. It is asked only where
 * an enemy stands across a land side; otherwise it cannot be attacked over land and stays where it is.
 */
export function* chooseAreas(g: Campaign): Play {
  const side = otherSide(g.phasing);
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const hex = g.at[unit];
    if (SIDE[unit] !== side || !onMap(hex) || !isTroop(unit) || !isWaterBarrier(hex)) continue;
    const areas = areasIn(hex);
    if (!isThreatened(g, hex)) continue;
    g.area[unit] = yield* ask<"area">({
      seat: SEATS[side],
      rule: "5.A.3",
      about: { kind: "area", unit: UNITS[unit].id, hex: GRID.ids[hex] },
      choices: areas.map((area) => AREA[area]),
    });
    g.tell({ kind: "holds-side", rule: "5.A.3", unit: UNITS[unit].id, area: AREAS[g.area[unit]].id });
  }
}

const isThreatened = (g: Campaign, hex: Hex): boolean => {
  for (const next of GRID.around[hex])
    if (g.troops[g.phasing][next] > 0 && NODES_IN[hex].some((node) => joinedByLand(next, node))) return true;
  return false;
};

/** 2.2 One attack of the combat phase. */
export function* combatAct(g: Campaign): Play<"on" | "end"> {
  const targets = openTargets(g);
  const hexes = [...new Set(targets.map(({ hex }) => hex))];
  const hex = yield* ask<"combat">({
    seat: SEATS[g.phasing],
    rule: "2.2",
    about: { kind: "combat", ready: targets.length },
    choices: [...hexes.map((each) => ATTACK[each]), END.combat],
    closed: () => closedToAttack(g),
  });
  if (hex === "end") return "end";
  const here = targets.filter((target) => target.hex === hex);
  yield* fight(g, here.length === 1 ? here[0] : yield* chooseStack(g, here));
  return "on";
}

function* chooseStack(g: Campaign, targets: readonly Target[]): Play<Target> {
  const area = yield* ask<"stack">({
    seat: SEATS[g.phasing],
    rule: "5.A.3",
    about: { kind: "stack", hex: GRID.ids[targets[0].hex] },
    choices: targets.flatMap((target) => (target.area === undefined ? [] : [AREA[target.area]])),
  });
  return targets.find((target) => target.area === area) ?? targets[0];
}

/** 6.0 The attackers join one by one or all together; from 1:1 up the attack may be made. */
function* gather(g: Campaign, battle: Battle): Play {
  const { attackers } = battle;
  for (;;) {
    const others = attackersOf(g, battle).filter((unit) => !attackers.includes(unit));
    const { odds, attack, defence } = prospect(g, battle);
    const choices: Choice<Answers["join"]>[] = others.map((unit) => JOIN[unit]);
    if (others.length > 1) choices.push(JOIN_ALL);
    if (odds > 0) choices.push(FIGHT);
    const answer = yield* ask<"join">({
      seat: SEATS[g.phasing],
      rule: "6.0",
      about: { kind: "join", hex: GRID.ids[battle.hex], attack, defence, odds },
      choices,
      closed: () => closedToJoin(g, battle),
      // Asked even when nobody is left to join: the attacker sees the odds before he rolls.
      telling: true,
    });
    if (answer === "fight") return;
    if (answer === "all") attackers.push(...others);
    else attackers.push(answer);
  }
}

function* fight(g: Campaign, target: Target): Play {
  const battle: Battle = { ...target, attackers: [] };
  g.battle = battle;
  yield* gather(g, battle);
  const { hex, attackers } = battle;
  const { odds, modifier, modifiers } = prospect(g, battle);
  const defenders = stackIn(g, hex, battle.area);
  for (const unit of attackers) g.mark(unit, FOUGHT);
  for (const unit of defenders) g.mark(unit, ATTACKED);
  const die = yield* roll("6.0", { kind: "die.attack", hex: GRID.ids[hex] });
  const result = combatResult(odds, die + modifier);
  g.battle = undefined;
  g.tell({
    kind: "attack",
    rule: "6.0",
    hex: GRID.ids[hex],
    attackers: attackers.map((unit) => UNITS[unit].id),
    odds,
    modifier,
    modifiers,
    die,
    result,
  });
  // 5.D Who may advance where: the vacated hexes, and the units that took part from beside them.
  const attackHexes = [...new Set(attackers.map((unit) => g.hexOf(unit)))].filter(isLand);
  if (result.startsWith("D")) yield* strikeDefenders(g, battle, defenders, result);
  if (result.startsWith("A")) yield* strikeAttackers(g, attackers, result);
  const survivors = attackers.filter((unit) => onMap(g.at[unit]));
  if (result.startsWith("D") && isVacated(g, hex)) yield* follow(g, survivors, hex);
  else if (result.startsWith("A")) {
    const vacated = attackHexes.filter((from) => isVacated(g, from));
    if (vacated.length > 0) yield* counterAdvance(g, defenders, vacated);
  }
  // 5.C Invaders at sea who did not clear the hex are lost.
  for (const unit of survivors) if (isAtSea(g, unit)) eliminate(g, unit, "5.C");
}

/** On the map, and not on land: a landing party before an enemy coast, or a naval air unit. */
export function isAtSea(g: Campaign, unit: Unit): boolean {
  const at = g.at[unit];
  return onMap(at) && !isLand(at);
}

const isVacated = (g: Campaign, hex: Hex): boolean => g.troops[0][hex] + g.troops[1][hex] === 0;

/** 6.0, 6.S Whoever is in a fortress is touched by surrender only. */
function* strikeDefenders(g: Campaign, { hex }: Battle, defenders: readonly Unit[], result: Result): Play {
  const side = otherSide(g.phasing);
  if (g.isFortress(side, hex) && result !== "DS") return;
  yield* strike(g, defenders, result);
  if (!isVacated(g, hex)) return;
  // Air units share the fate of the stack; in a retreat they displace (5.B).
  for (let air = 0 as Unit; air < UNIT_COUNT; air++) {
    if (g.at[air] !== hex || !IS_AIR[air] || SIDE[air] !== side) continue;
    if (result === "DS") surrender(g, air);
    else if (result === "DE") eliminate(g, air, "6.E");
    else yield* retreatAir(g, air);
  }
}

/** 6.3 Units that attack from a fortress are immune; invaders at sea have nowhere to go. */
function* strikeAttackers(g: Campaign, attackers: readonly Unit[], result: Result): Play {
  const struck = attackers.filter((unit) => !g.isFortress(SIDE[unit], g.hexOf(unit)));
  for (const unit of struck) if (isAtSea(g, unit)) eliminate(g, unit, "5.C");
  yield* strike(
    g,
    struck.filter((unit) => onMap(g.at[unit])),
    result,
  );
}

function* strike(g: Campaign, units: readonly Unit[], result: Result): Play {
  switch (result[1]) {
    case "S":
      for (const unit of units) surrender(g, unit);
      return;
    case "E":
      for (const unit of units) eliminate(g, unit, "6.E");
      return;
    default:
      yield* retreatAll(g, units, result[1] === "D");
  }
}

/** 6.S Kept apart for the victory points. */
export function surrender(g: Campaign, unit: Unit): void {
  g.put(unit, SURRENDERED);
  g.beach[unit] = NOWHERE;
  g.tell({ kind: "surrendered", rule: "6.S", unit: UNITS[unit].id });
}

/** 5.C Whether an invader finds room and ground in the hex that was cleared. */
export const comesAshore = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  hasRoom(g, unit, hex) && mayBeIn(unit, hex) && suits(unit, hex);

/** 5.D The attackers advance: invaders at sea must, while there is room; then whoever likes. */
function* follow(g: Campaign, attackers: readonly Unit[], hex: Hex): Play {
  for (const unit of attackers) {
    if (!isAtSea(g, unit) || !comesAshore(g, unit, hex)) continue;
    const from = placeName(g.at[unit]);
    enter(g, unit, hex);
    g.tell({ kind: "advanced", rule: "5.C", unit: UNITS[unit].id, from, to: GRID.ids[hex] });
    openBeach(g, unit, hex);
  }
  yield* advanceInto(
    g,
    attackers.filter((unit) => g.at[unit] !== hex && !isAtSea(g, unit)),
    hex,
  );
}

/** 5.D The defenders advance into hexes that the attackers left. */
function* counterAdvance(g: Campaign, defenders: readonly Unit[], vacated: readonly Hex[]): Play {
  const left = defenders.filter((unit) => onMap(g.at[unit]));
  const openTo = (unit: Unit): Hex[] =>
    vacated.filter(
      (hex) => GRID.areNeighbours(g.hexOf(unit), hex) && mayAdvance(g, unit, hex) && !isBarred(g, unit, hex),
    );
  for (;;) {
    const able = left.filter((unit) => openTo(unit).length > 0);
    if (able.length === 0) return;
    const seat = SEATS[SIDE[able[0]]];
    const unit = yield* ask<"advance">({
      seat,
      rule: "5.D",
      about: { kind: "advance", hex: GRID.ids[vacated[0]] },
      choices: [...able.map((each) => PICK[each]), NO_ADVANCE],
    });
    if (unit === "none") return;
    left.splice(left.indexOf(unit), 1);
    const hexes = openTo(unit);
    g.mover = { unit, kind: "advance", to: hexes };
    const hex = yield* ask<"advance-to">({
      seat,
      rule: "5.D",
      about: { kind: "advance-to", unit: UNITS[unit].id },
      choices: hexes.map((each) => TO[each]),
    });
    g.mover = undefined;
    const from = placeName(g.at[unit]);
    enter(g, unit, hex);
    g.tell({ kind: "advanced", rule: "5.D", unit: UNITS[unit].id, from, to: GRID.ids[hex] });
    yield* expelAir(g, SIDE[unit], hex);
  }
}

/** Another defender may be there already; an enemy may not. */
const isBarred = (g: Campaign, unit: Unit, hex: Hex): boolean => g.troops[otherSide(SIDE[unit])][hex] > 0;
