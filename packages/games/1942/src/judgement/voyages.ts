import type { Unit } from "@sandtable/hex";
import { otherSide, type Side } from "../map.ts";
import { loadingSearch, voyage } from "../naval.ts";
import { isLanding } from "../passage.ts";
import { bestSeaWay, chanceToArrive } from "../sea.ts";
import { ALL_UNITS, type Campaign, IS_NAVAL_AIR, onMap, SIDE, type Whereabouts } from "../state.ts";
import { AIR_UNITS, isActive, Lookout } from "../umbrella.ts";

/** So many ways in which the enemy has stood are remembered: looks ahead from one position come to the same ones again. */
const MOST_STANDINGS = 64;

/** Chances of voyages that were worked out while the enemy stood as he stands now: nobody need ask again. */
class Logbook {
  chances = new Map<number, number>();
  readonly #enemies: readonly Unit[];
  readonly #airs: readonly Unit[];
  /** How the enemy stands: the place of each unit, the air units that are active, and what else counts. */
  readonly #standing: Int16Array;
  readonly #byStanding = new Map<string, Map<number, number>>();

  constructor(side: Side) {
    this.#enemies = ALL_UNITS.filter((unit) => SIDE[unit] !== side);
    this.#airs = AIR_UNITS[otherSide(side)];
    this.#standing = new Int16Array(1 + this.#enemies.length + this.#airs.length).fill(-1);
  }

  /** Open it where the enemy stands as he does now. */
  turnTo(g: Campaign): void {
    const enemies = this.#enemies;
    const airs = this.#airs;
    // Where the zones of empty cities reach out to sea (9.E), more than the enemy's units counts.
    const isKept = g.options["city-zones"] === "land";
    // 9.A The American umbrella grows after turn 0.
    let isSame = this.#note(0, isKept ? Math.min(g.turn, 1) : -1);
    let at = 1;
    for (let index = 0; index < enemies.length; index++)
      isSame = this.#note(at++, g.at[enemies[index]]) && isSame;
    for (let index = 0; index < airs.length; index++)
      isSame = this.#note(at++, isActive(g, airs[index]) ? 1 : 0) && isSame;
    if (!isKept) this.chances = new Map();
    else if (!isSame) this.chances = this.#page();
  }

  #note(at: number, value: number): boolean {
    const standing = this.#standing;
    const isSame = standing[at] === value;
    standing[at] = value;
    return isSame;
  }

  #page(): Map<number, number> {
    const pages = this.#byStanding;
    const name = String.fromCharCode(...this.#standing);
    const page = pages.get(name) ?? new Map<number, number>();
    // What was opened last stays longest.
    pages.delete(name);
    pages.set(name, page);
    if (pages.size > MOST_STANDINGS) pages.delete(pages.keys().next().value as string);
    return page;
  }
}

const LOGBOOKS = [new Logbook(0), new Logbook(1)] as const;
const PLACES = 1 << 10;
/** Nothing of it leaves this file. */
const lookout = new Lookout();

const placeOf = (at: Whereabouts): number => (onMap(at) ? at : PLACES - 1);

/** 9.H The chance that one transport comes through to where the unit is loaded. */
export function chanceToLoad(g: Campaign, unit: Unit): number {
  const from = g.at[unit];
  if (!onMap(from)) return 1;
  const side = SIDE[unit];
  const book = LOGBOOKS[side];
  book.turnTo(g);
  const key = -1 - from;
  let chance = book.chances.get(key);
  if (chance === undefined) {
    lookout.for(g, side);
    chance =
      lookout.airs.length === 0
        ? 1
        : chanceToArrive(bestSeaWay(g, side, loadingSearch(g, unit), lookout) ?? [], lookout);
    book.chances.set(key, chance);
  }
  return chance;
}

/** The chance that the unit arrives by the safest way (8.1), once it is loaded. */
export function chanceOfVoyage(g: Campaign, unit: Unit, to: Whereabouts): number {
  const side = SIDE[unit];
  const book = LOGBOOKS[side];
  book.turnTo(g);
  // Troops land or come into port, a naval air unit stays at sea: not the same waters are meant by a hex.
  const manner = IS_NAVAL_AIR[unit] ? 2 : isLanding(g, unit, to) ? 1 : 0;
  const key = (manner * PLACES + placeOf(g.at[unit])) * PLACES + placeOf(to);
  let chance = book.chances.get(key);
  if (chance === undefined) {
    lookout.for(g, side);
    chance = lookout.airs.length === 0 ? 1 : chanceToArrive(voyage(g, unit, to, lookout), lookout);
    book.chances.set(key, chance);
  }
  return chance;
}
