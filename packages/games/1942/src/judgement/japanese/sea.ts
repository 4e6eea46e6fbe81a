import type { Choice } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { DIE } from "../../choices.ts";
import { attemptStrength, facesToFall } from "../../cities.ts";
import { chanceThrough } from "../../figures.ts";
import { FLIGHT } from "../../flight.ts";
import { ALLIED, FORTRESS_HEX, GRID, isLand, JAPANESE, NO_SITE, SITE_AT } from "../../map.ts";
import { isLanding } from "../../passage.ts";
import { pointsNeeded } from "../../points.ts";
import type { Answers, Asking } from "../../questions.ts";
import {
  type Campaign,
  DONE,
  IS_AIR,
  IS_NAVAL_AIR,
  LANDED,
  LAST_TURN,
  OFF_MAP,
  onMap,
  SIDE,
  STRENGTH,
  UNIT_COUNT,
} from "../../state.ts";
import { activeAgainst, distanceTo, NAVAL, radiusOf } from "../../umbrella.ts";
import { Memo } from "../memo.ts";
import { moverOf } from "../mover.ts";
import { type Objective, pointsTo, type Survey } from "../survey.ts";
import { FAR, JOINED } from "../travel.ts";
import { chanceOfVoyage, chanceToLoad } from "../voyages.ts";
import { isHeld, mission, support } from "./air.ts";
import { danger, EMPTY_FORTRESS, IS_TRAIN, isEmptyFortress, isInSupply, MARCH, pull } from "./lure.ts";

type Voyage = Choice<Answers["sail"]>;

const POINT = 0.15;
const BEACH = 0.3;
const LOSS = 3;
const WORTHWHILE = 0.4;

/** What infantry, or a unit that needs no room (4.0), gains for the campaign in a land hex, by what is missing there. */
function wanted(survey: Survey, hex: Hex, isTrain: number): number {
  const memo = hex * 2 + isTrain;
  const known = survey.gain.get(memo);
  if (known !== undefined) return known;
  let most = -2;
  for (let at = 0; at < survey.count; at++) {
    const objective = survey.objectives[at];
    const value = objective.worth * needOf(objective, isTrain);
    if (value <= most) continue;
    const points = pointsTo(hex, objective, isTrain);
    if (points === FAR || (objective.kind === "city" && points > 2)) continue;
    most = Math.max(most, value - MARCH * points);
  }
  return survey.gain.note(memo, most);
}
const needOf = ({ need, trainNeed }: Objective, isTrain: number): number => (isTrain ? trainNeed : need);

/** The most that any unit could gain by sea now. */
function mostWanted(g: Campaign, survey: Survey, isTrain: number): number {
  if (FORTRESS_HEX.some((hex) => isEmptyFortress(g, hex))) return EMPTY_FORTRESS;
  let most = 0;
  for (const port of survey.ports) most = Math.max(most, wanted(survey, port, isTrain) - POINT);
  for (const beach of g.beaches) most = Math.max(most, wanted(survey, beach, isTrain) - POINT);
  for (let at = 0; at < survey.count; at++) {
    const objective = survey.objectives[at];
    most = Math.max(most, objective.worth * needOf(objective, isTrain) - 2 * POINT - BEACH - 0.33);
  }
  return most;
}

/** Victory points that are worth two turns without a naval air unit (8.1). */
const LEAST_SUPPORT = 0.7;
const leastSupport = (g: Campaign): number => (g.turn > LAST_TURN - 2 ? 0.1 : LEAST_SUPPORT);
/** The best that a naval air unit could cover in this turn. */
function bestCover(g: Campaign, survey: Survey, unit: Unit): number {
  let most = 0;
  for (let at = 0; at < survey.count; at++) {
    const objective = survey.objectives[at];
    if (isHeld(objective)) most = Math.max(most, support(g, survey, objective.hex, unit));
  }
  return most;
}

/** An air unit that cannot fly to where it is needed goes by sea, like any unit (5.C). */
function isFarFromMission(g: Campaign, unit: Unit): boolean {
  const fortress = mission(g, unit);
  return g.isFortress(ALLIED, fortress) && distanceTo(g.at[unit], fortress) > 2 * FLIGHT;
}

/** 7.0 What it is worth to open a beach where friends are cut off: they may not attack without supply. */
const RELIEF = 0.07;
const MOST_RELIEF = 4;
function relief(g: Campaign, { tally }: Survey, hex: Hex): number {
  if (!isLand(hex) || isInSupply(g, hex)) return 0;
  const power = tally.power[JAPANESE];
  let strength = power[hex];
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) if (!isInSupply(g, around[at])) strength += power[around[at]];
  return Math.min(MOST_RELIEF, RELIEF * strength);
}

/** What a place by the sea is worth to the unit, dangers of the way apart. */
function goal(g: Campaign, survey: Survey, unit: Unit, hex: Hex): number {
  // Whoever lands may do so in a zone of control, which he could not march into from another.
  if (isEmptyFortress(g, hex)) return EMPTY_FORTRESS;
  const help = relief(g, survey, hex);
  // Most places are not worth a closer look.
  if (isLand(hex) && wanted(survey, hex, IS_TRAIN[unit]) + help < WORTHWHILE) return -1;
  const landing = isLanding(g, unit, hex);
  const cost = POINT * pointsNeeded(unit, landing);
  if (!isLand(hex)) return fromTheSea(survey, unit, hex) - cost;
  let value = Math.max(0, wanted(survey, hex, IS_TRAIN[unit])) + help;
  const site = SITE_AT[hex];
  if (landing && site !== NO_SITE && g.resists(JAPANESE, site)) {
    const faces = facesToFall(STRENGTH[unit] + attemptStrength(g, JAPANESE, site, unit), site);
    const chance = faces / DIE.length;
    return Math.max(value, 0.3) * chance - LOSS * (1 - chance) - cost;
  }
  if (landing && !g.isPort(JAPANESE, hex)) value -= BEACH;
  return value - cost - danger(g, survey, hex, survey.tally.power[JAPANESE][hex] + STRENGTH[unit]);
}

/** 5.C Invaders at sea must clear the hex or are lost: only against the weak. */
function fromTheSea({ tally, objectives, count }: Survey, unit: Unit, hex: Hex): number {
  const { power } = tally;
  let most = -5;
  const around = GRID.around[hex];
  for (let at = 0; at < count; at++) {
    const { hex: target, worth, need, kind } = objectives[at];
    if (kind !== "stack" || !around.includes(target)) continue;
    const enough = 6 * power[ALLIED][target];
    if (power[JAPANESE][hex] < enough && power[JAPANESE][hex] + STRENGTH[unit] >= enough)
      most = Math.max(most, worth * need - 1);
  }
  return most;
}

/** Where one unit found nowhere to go in this segment, others of its kind will not either. */
const STAYED = -0.5;
const berth = (g: Campaign, unit: Unit): number =>
  (onMap(g.at[unit]) ? g.at[unit] : GRID.size) * 2 + IS_TRAIN[unit];

/** What is given up for each turn that a sunken naval air unit would have had. */
const CARRIER_LOST = 1;

/** 8.1 A unit that is sunk takes its points down with it, for the rest of the game. */
const POINT_LOST = 0.5;
const UNIT_LOST = 1.2;

/** What the Japanese make of the sea, with the tables they work it out on: nothing of these is handed out. */
export class NavalStaff {
  readonly #stayed = new Memo(2 * GRID.size + 2);
  readonly #coverage = new Float64Array(GRID.size);
  readonly #guessed = new Float64Array(GRID.size);
  readonly #isExact = new Uint8Array(GRID.size + 2);

  pick(g: Campaign, survey: Survey, { choices }: Asking<"naval">, into: Float64Array): void {
    const mostInfantry = mostWanted(g, survey, 0);
    const mostTrain = mostWanted(g, survey, 1);
    this.#noteThoseWhoStayed(g);
    let help: number | undefined;
    for (let at = 0; at < choices.length; at++) {
      const unit = choices[at].value;
      if (unit === "end") into[at] = WORTHWHILE;
      else if (IS_AIR[unit] && !IS_NAVAL_AIR[unit]) into[at] = isFarFromMission(g, unit) ? 2 : -3;
      else if (IS_NAVAL_AIR[unit]) {
        help ??= bestCover(g, survey, unit);
        into[at] = help > leastSupport(g) ? 3 : -2;
      } else {
        const from = g.at[unit];
        const here = onMap(from) ? wanted(survey, from, IS_TRAIN[unit]) : 0;
        const leaves = onMap(from) && pull(survey, from, IS_TRAIN[unit]) > 5 ? 3 : 0;
        const most = IS_TRAIN[unit] ? mostTrain : mostInfantry;
        into[at] = most - Math.max(0, here) - leaves + 0.065 * STRENGTH[unit];
        if (this.#stayed.get(berth(g, unit)) !== undefined) into[at] = Math.min(into[at], STAYED);
      }
    }
  }

  #noteThoseWhoStayed(g: Campaign): void {
    const stayed = this.#stayed;
    stayed.forget();
    for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
      const at = g.at[unit];
      if (SIDE[unit] !== JAPANESE || !g.has(unit, DONE) || g.has(unit, LANDED)) continue;
      if (at === OFF_MAP || (onMap(at) && g.beach[unit] === NOWHERE && g.isPort(JAPANESE, at)))
        stayed.note(berth(g, unit), STAYED);
    }
  }

  sail(g: Campaign, survey: Survey, { about, choices }: Asking<"sail">, into: Float64Array): void {
    const unit = moverOf(g, about);
    if (IS_NAVAL_AIR[unit]) {
      this.#sailNavalAir(g, survey, unit, choices, into);
      return;
    }
    if (IS_AIR[unit]) {
      this.#shipAir(g, unit, choices, into);
      return;
    }
    const from = g.at[unit];
    const here = onMap(from) ? Math.max(0, wanted(survey, from, IS_TRAIN[unit])) : 0;
    for (let at = 0; at < choices.length; at++) {
      const to = choices[at].value;
      if (to === "stay") into[at] = 0.2;
      else into[at] = onMap(to) ? goal(g, survey, unit, to) - here : -3;
    }
    this.#weighWays(g, unit, choices, into);
  }

  #sailNavalAir(
    g: Campaign,
    survey: Survey,
    unit: Unit,
    choices: readonly Voyage[],
    into: Float64Array,
  ): void {
    const coverage = this.#coverage;
    coverage.fill(0);
    for (let at = 0; at < survey.count; at++) {
      const objective = survey.objectives[at];
      const help = isHeld(objective) ? support(g, survey, objective.hex, unit) : 0;
      if (help === 0) continue;
      const reach = GRID.within(objective.hex, NAVAL);
      for (let i = 0; i < reach.length; i++) coverage[reach[i]] += help;
    }
    for (let at = 0; at < choices.length; at++) {
      const to = choices[at].value;
      into[at] = to === "stay" ? leastSupport(g) : onMap(to) ? coverage[to] : -3;
    }
    const stake = CARRIER_LOST * (LAST_TURN + 1 - g.turn);
    this.#lookClosely(choices, into, (at, hex) => {
      const chance = chanceOfVoyage(g, unit, hex);
      return into[at] * chance - stake * (1 - chance);
    });
  }

  #shipAir(g: Campaign, unit: Unit, choices: readonly Voyage[], into: Float64Array): void {
    const fortress = mission(g, unit);
    for (let at = 0; at < choices.length; at++) {
      const to = choices[at].value;
      if (to === "stay") into[at] = 0;
      else into[at] = onMap(to) ? 1 - 0.28 * distanceTo(to, fortress) : -3;
    }
    this.#weighWays(g, unit, choices, into);
  }

  /** Ways under umbrellas: guessed for all places, looked at closely for the best of them. */
  #weighWays(g: Campaign, unit: Unit, choices: readonly Voyage[], into: Float64Array): void {
    const airs = activeAgainst(g, JAPANESE);
    if (airs.length === 0) return;
    const guessed = this.#guessed;
    const load = chanceToLoad(g, unit);
    const stake = UNIT_LOST + 2 * POINT_LOST * (LAST_TURN + 1 - g.turn);
    for (let at = 0; at < choices.length; at++) {
      const hex = choices[at].value;
      if (hex === "stay" || !onMap(hex)) continue;
      guessed[hex] = into[at];
      if (into[at] <= 0) continue;
      let chance = load ** pointsNeeded(unit, isLanding(g, unit, hex));
      for (const air of airs) {
        const deep = radiusOf(g, air) + 1 - GRID.distance(hex, g.hexOf(air));
        if (deep > 0) chance *= chanceThrough(Math.min(deep, GRID.row(hex)));
      }
      into[at] = into[at] * chance - stake * (1 - chance);
    }
    this.#lookClosely(choices, into, (_, hex) => {
      const chance = chanceOfVoyage(g, unit, hex) * load ** pointsNeeded(unit, isLanding(g, unit, hex));
      return guessed[hex] * chance - stake * (1 - chance);
    });
  }

  /**
   * Work out what the best places are really worth, until the best of all is one of these. A guess is never believed: it
   * may hold nothing of the dangers of the way.
   */
  #lookClosely(
    choices: readonly Voyage[],
    into: Float64Array,
    exactly: (at: number, hex: Hex) => number,
  ): void {
    const isExact = this.#isExact;
    isExact.fill(0, 0, choices.length);
    for (;;) {
      let top = 0;
      for (let at = 1; at < choices.length; at++) if (into[at] > into[top]) top = at;
      const to = choices[top].value;
      if (to === "stay" || !onMap(to) || isExact[top]) return;
      into[top] = exactly(top, to);
      isExact[top] = 1;
    }
  }

  /** 5.C An invasion hex that nobody needs is given up; where points are scarce the one that feeds most is kept. */
  keepBeach({ tally }: Survey, { choices }: Asking<"beach">, into: Float64Array): void {
    for (let at = 0; at < choices.length; at++) {
      const hex = choices[at].value;
      into[at] = hex === "close" ? 1 : 0.1 * tally.strengthNear(JAPANESE, hex, 6);
    }
  }

  payUpkeep(survey: Survey, { choices }: Asking<"upkeep">, into: Float64Array): void {
    for (let at = 0; at < choices.length; at++) {
      const hex = choices[at].value;
      into[at] = wanted(survey, hex, 0) + 0.1 * survey.tally.strengthNear(JAPANESE, hex, 6);
    }
  }
}
