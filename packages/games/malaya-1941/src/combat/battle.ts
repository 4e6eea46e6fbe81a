import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { NO, TO, YES } from "../choices.ts";
import { MARKERS, STACKING_LIMIT } from "../data/tables.ts";
import { playMarker } from "../hand.ts";
import { glimpse } from "../knowledge.ts";
import { ALLIED, GRID, IN_THAILAND, isLand, JAPANESE, otherSide, SEATS, type Side } from "../map.ts";
import { eliminate } from "../pieces.ts";
import { ask, roll } from "../questions.ts";
import { endCombat } from "../sequence.ts";
import { type Campaign, type CombatResult, IDLE, MARKERS_OF, type Marker, markerOf } from "../state.ts";
import { faceOf, IS_ARMORED, STACKS } from "../units.ts";
import { ASSAULT_TABLE, RAID_TABLE } from "./choices.ts";
import { chooseFighters } from "./contact.ts";
import { BEFORE_DIE, RESULT_STEPS, resultOf, type Step } from "./crt.ts";
import { isSurrounded } from "./ground.ts";
import { attrition, destroy, half, shatter } from "./losses.ts";
import { oddsOf } from "./odds.ts";
import { pursuit } from "./pursuit.ts";
import { battleOf, fightOf, lose, touched, update } from "./results.ts";
import { retreat } from "./retreat.ts";

/** 14.3 The battles are fought one by one; each question is a stretch of its own. */

const targetsOf = (g: Campaign): readonly string[] => battleOf(g).targets.map((hex) => GRID.ids[hex]);

/** 14.28 The attacker picks the next battle; without one the phase is over. */
export function* nextBattle(g: Campaign): Play {
  if (g.battles.length === 0) {
    loseAtSea(g);
    endCombat(g);
    return;
  }
  const first = yield* ask<"battle">({
    seat: g.seat,
    rule: "14.28",
    about: { kind: "battle", left: g.battles.length },
    choices: g.battles.map(({ targets }) => TO[targets[0]]),
  });
  beginBattle(g, first);
  g.stage = "battle";
}

/** MB-73 Whatever is still at sea has not landed. */
function loseAtSea(g: Campaign): void {
  for (const { sea } of g.assaults)
    for (const unit of g.unitsAt(g.phasing, sea)) eliminate(g, unit, "22.4", isSurrounded(g, unit));
}

function beginBattle(g: Campaign, first: Hex): void {
  const isChosen = ({ targets }: { readonly targets: readonly Hex[] }): boolean => targets[0] === first;
  g.battles = [...g.battles.filter(isChosen), ...g.battles.filter((battle) => !isChosen(battle))];
  const { attackers } = battleOf(g);
  const inIt = [...attackers, ...touched(g, "defender")];
  const cutOff = inIt.filter((unit) => isSurrounded(g, unit));
  g.fight = {
    step: 0,
    origins: [...new Set(attackers.map((unit) => g.hexOf(unit)))],
    table: "raid",
    thais: false,
    tankShock: false,
    banzai: false,
    cutOff,
    column: undefined,
    result: undefined,
    at: 0,
    queue: undefined,
    retreat: undefined,
  };
  g.tell({ kind: "battle", rule: "14.28", seat: g.seat, targets: targetsOf(g) });
  if (cutOff.length > 0)
    g.tell({
      kind: "cut-off",
      audience: SEATS,
      rule: "15.21",
      reveals: true,
      hexes: cutOff.map((unit) => GRID.ids[g.hexOf(unit)]),
      faces: cutOff.map(faceOf),
    });
}

/** MB-115 What comes before the die, in its order; those steps that are not due are passed over. */
interface Before {
  /** Only what both sides know may decide it, or what the side asked next knows. */
  readonly isDue: (g: Campaign) => boolean;
  readonly act: (g: Campaign) => Play;
}

/** MB-146, MB-150 A side that holds any marker is asked, for it might be this one; the number in hand is known to all. */
const holdsMarkers = (g: Campaign, side: Side): boolean =>
  MARKERS_OF[side].some((marker) => g.hand[marker] > 0);
const isJapaneseAttack = (g: Campaign): boolean => g.phasing === JAPANESE;
const areInThailand = (hexes: readonly Hex[]): boolean => hexes.some((hex) => IN_THAILAND[hex] === 1);

const INTELLIGENCE = [markerOf("japanese-intelligence"), markerOf("allied-intelligence")] as const;
const THAIS = [markerOf("japanese-thais"), markerOf("allied-thais")] as const;
const TANK_SHOCK = markerOf("tank-shock");
const BANZAI = markerOf("banzai");

const BEFORE: Readonly<Record<(typeof BEFORE_DIE)[number], Before>> = {
  defenders: { isDue: (g) => overstacked(g).length > 0, act: nameDefenders },
  table: { isDue: () => true, act: chooseTable },
  intelligence: { isDue: (g) => holdsMarkers(g, otherSide(g.phasing)), act: playIntelligence },
  thais: { isDue: isThaisDue, act: (g) => (isJapaneseAttack(g) ? sufferThais(g) : playThais(g)) },
  "tank-shock": { isDue: isTankShockDue, act: playTankShock },
  banzai: { isDue: (g) => holdsMarkers(g, JAPANESE), act: playBanzai },
};

/** 14.3 From one question of a battle to the next. */
export function* fightOn(g: Campaign): Play {
  const { step, column, result } = fightOf(g);
  if (result !== undefined) {
    yield* carryOn(g, result);
    return;
  }
  if (column !== undefined) {
    yield* rollForBattle(g, column);
    return;
  }
  const due = BEFORE_DIE.find((each, index) => index >= step && BEFORE[each].isDue(g));
  if (due === undefined) tellOdds(g);
  else {
    yield* BEFORE[due].act(g);
    update(g, { step: BEFORE_DIE.indexOf(due) + 1 });
  }
}

/** 15.1 The next step of the result. Whether anybody can pursue is for his own side to know: nobody sees a step without pursuers. */
function* carryOn(g: Campaign, result: CombatResult): Play {
  for (;;) {
    const { at } = fightOf(g);
    const todo = RESULT_STEPS[result][at];
    if (!todo) {
      endBattle(g);
      return;
    }
    yield* carryOut(g, todo);
    if (todo.does !== "pursuit" || fightOf(g).at === at) return;
  }
}

const defendersNamed = (g: Campaign, hex: Hex): readonly Unit[] =>
  g.unitsAt(otherSide(g.phasing), hex).filter((unit) => !g.has(unit, IDLE));

/** 12.5, MB-133 Hexes in which more would fight than may. Those who retreated into them are out already. */
const overstacked = (g: Campaign): readonly Hex[] =>
  battleOf(g).targets.filter(
    (hex) => defendersNamed(g, hex).reduce((sum, unit) => sum + STACKS[unit], 0) > STACKING_LIMIT,
  );

/** K3 */
function* nameDefenders(g: Campaign): Play {
  const side = otherSide(g.phasing);
  for (const hex of overstacked(g)) {
    const idle = yield* chooseFighters(g, side, hex, defendersNamed(g, hex));
    g.tell({ kind: "idle", rule: "12.5", seat: SEATS[side], hex: GRID.ids[hex], faces: idle.map(faceOf) });
  }
}

/** 14.4, 14.41 */
function* chooseTable(g: Campaign, side = g.phasing): Play {
  const table = yield* ask<"table">({
    seat: SEATS[side],
    rule: "14.41",
    about: { kind: "table", targets: targetsOf(g) },
    choices: [RAID_TABLE, ASSAULT_TABLE],
  });
  update(g, { table });
  g.tell({ kind: "table", rule: "14.41", seat: SEATS[side], table });
}

type MarkerQuestion = "intelligence" | "thais" | "tank-shock" | "banzai";

/** A marker may be played on this battle: asked whether it is in hand or not. */
function* mayPlay(g: Campaign, marker: Marker, kind: MarkerQuestion): Play<boolean> {
  const { id, seat } = MARKERS[marker];
  const targets = targetsOf(g);
  const answer = yield* ask<MarkerQuestion>({
    seat,
    rule: id,
    about: kind === "intelligence" ? { kind, targets, table: fightOf(g).table } : { kind, targets },
    choices: g.hand[marker] > 0 ? [YES, NO] : [NO],
    telling: true,
  });
  if (answer === "no") return false;
  playMarker(g, marker);
  return true;
}

/** MB-28 The defender takes the choice of the table. */
function* playIntelligence(g: Campaign): Play {
  const side = otherSide(g.phasing);
  if (yield* mayPlay(g, INTELLIGENCE[side], "intelligence")) yield* chooseTable(g, side);
}

/** MB-27 Attackers in Thailand may be helped; the Japanese are hindered at once, without a choice. */
function isThaisDue(g: Campaign): boolean {
  if (isJapaneseAttack(g)) return g.hand[THAIS[JAPANESE]] > 0 && areInThailand(battleOf(g).targets);
  return areInThailand(fightOf(g).origins) && holdsMarkers(g, ALLIED);
}
function* playThais(g: Campaign): Play {
  if (yield* mayPlay(g, THAIS[ALLIED], "thais")) update(g, { thais: true });
}
function* sufferThais(g: Campaign): Play {
  playMarker(g, THAIS[JAPANESE]);
  update(g, { thais: true });
}

/** MB-30 */
function isTankShockDue(g: Campaign): boolean {
  const isArmored = battleOf(g).attackers.some((unit) => IS_ARMORED[unit] === 1);
  return isJapaneseAttack(g) && isArmored && holdsMarkers(g, JAPANESE);
}
function* playTankShock(g: Campaign): Play {
  if (yield* mayPlay(g, TANK_SHOCK, "tank-shock")) update(g, { tankShock: true });
}

/** 15.5, MB-29 */
function* playBanzai(g: Campaign): Play {
  if (yield* mayPlay(g, BANZAI, "banzai")) update(g, { banzai: true });
}

/** 14.3(3)-(5) The odds are counted. Of HQs only their columns are told (MB-149). */
function tellOdds(g: Campaign): void {
  const { attack, defence, base, shifts, column } = oddsOf(g, battleOf(g), fightOf(g));
  update(g, { column });
  g.tell({ kind: "odds", rule: "14.3", reveals: true, attack, defence, base, shifts, column });
}

/** 14.3(6) */
function* rollForBattle(g: Campaign, column: number): Play {
  const { table } = fightOf(g);
  const die = yield* roll("14.3", { kind: "die.combat", targets: targetsOf(g), table, column });
  const result = resultOf(table, column, die);
  update(g, { result });
  g.tell({
    kind: "combat-result",
    rule: "14.5",
    seat: SEATS[g.phasing],
    targets: targetsOf(g),
    table,
    column,
    die,
    result,
  });
}

function carryOut(g: Campaign, step: Step): Play {
  switch (step.does) {
    case "half":
      return half(g, step);
    case "shatter":
      return shatter(g, step);
    case "destroy":
      return destroy(g, step);
    case "attrition":
      return attrition(g, step);
    case "retreat":
      return retreat(g, step);
    case "pursuit":
      return pursuit(g, step);
  }
}

/** 22.4, MB-74 The battle is over: who attacked from the sea and has not landed is lost. */
function endBattle(g: Campaign): void {
  for (const hex of fightOf(g).origins)
    if (!isLand(hex)) for (const unit of g.unitsAt(g.phasing, hex)) lose(g, unit, "22.4");
  rememberAttackers(g);
  g.tell({ kind: "battle-over", rule: "14.28", targets: targetsOf(g) });
  g.battles = g.battles.slice(1);
  g.fight = undefined;
  g.stage = "battles";
}

/** MB-108 The attackers that are left are hidden again; where they stand is remembered. */
function rememberAttackers(g: Campaign): void {
  const attackers = touched(g, "attacker");
  for (const hex of new Set(attackers.map((unit) => g.hexOf(unit)))) {
    const faces = attackers.filter((unit) => g.at[unit] === hex).map(faceOf);
    glimpse(g, otherSide(g.phasing), hex, faces);
  }
}
