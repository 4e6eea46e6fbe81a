import { otherSide, type Side } from "../map.ts";
import { loadingSearch, voyage } from "../naval.ts";
import { isLanding } from "../passage.ts";
import { bestSeaWay, chanceToArrive } from "../sea.ts";
import { type Campaign, onMap, SIDE, UNIT_COUNT } from "../state.ts";
import { AIR_UNITS, isActive, threatTo } from "../umbrella.ts";

/**
 * Chances of voyages that were worked out while the enemy stood as he stands now: whoever sails next from the same
 * place need not ask again.
 */
class Logbook {
  readonly chances = new Map<number, number>();
  readonly #side: Side;
  readonly #enemies: readonly number[];
  readonly #at: Int16Array;
  readonly #active: Uint8Array;
  #turn = -1;

  constructor(side: Side) {
    this.#side = side;
    this.#enemies = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
      (unit) => SIDE[unit] !== side,
    );
    this.#at = new Int16Array(this.#enemies.length);
    this.#active = new Uint8Array(AIR_UNITS[otherSide(side)].length);
  }

  /** Strike out what no longer holds. */
  turnTo(g: Campaign): void {
    const enemies = this.#enemies;
    // 9.A The American umbrella grows after turn 0.
    let isSame = this.#turn === Math.min(g.turn, 1) && g.options["city-zones"] === "land";
    for (let index = 0; index < enemies.length; index++) {
      const at = g.at[enemies[index]];
      if (this.#at[index] === at) continue;
      this.#at[index] = at;
      isSame = false;
    }
    const airs = AIR_UNITS[otherSide(this.#side)];
    for (let index = 0; index < airs.length; index++) {
      const active = isActive(g, airs[index]) ? 1 : 0;
      if (this.#active[index] === active) continue;
      this.#active[index] = active;
      isSame = false;
    }
    this.#turn = Math.min(g.turn, 1);
    if (!isSame) this.chances.clear();
  }
}

const LOGBOOKS = [new Logbook(0), new Logbook(1)] as const;
const PLACES = 1 << 10;

const placeOf = (at: number): number => (onMap(at) ? at : PLACES - 1);

/** 9.H The chance that one transport comes through to where the unit is loaded. */
export function chanceToLoad(g: Campaign, unit: number): number {
  const from = g.at[unit];
  if (!onMap(from)) return 1;
  const side = SIDE[unit];
  const book = LOGBOOKS[side];
  book.turnTo(g);
  const key = -1 - from;
  let chance = book.chances.get(key);
  if (chance === undefined) {
    const threat = threatTo(g, side);
    chance =
      threat.airs.length === 0
        ? 1
        : chanceToArrive(bestSeaWay(g, side, loadingSearch(g, unit), threat) ?? [], threat);
    book.chances.set(key, chance);
  }
  return chance;
}

/** The chance that the unit arrives by the safest way (8.1), once it is loaded. */
export function chanceOfVoyage(g: Campaign, unit: number, to: number): number {
  const side = SIDE[unit];
  const book = LOGBOOKS[side];
  book.turnTo(g);
  const landing = isLanding(g, unit, to) ? 1 : 0;
  const key = (placeOf(g.at[unit]) * PLACES + placeOf(to)) * 2 + landing;
  let chance = book.chances.get(key);
  if (chance === undefined) {
    const threat = threatTo(g, side);
    chance = threat.airs.length === 0 ? 1 : chanceToArrive(voyage(g, unit, to, threat), threat);
    book.chances.set(key, chance);
  }
  return chance;
}
