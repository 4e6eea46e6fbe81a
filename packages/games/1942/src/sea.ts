import { type Hex, idsOfAll } from "@sandtable/hex";
import { chanceThrough, THROUGH } from "./figures.ts";
import { inCityZone } from "./ground.ts";
import { otherSide, type Side, WATER_COUNT, WATER_HEX, WATER_LINKS, type Water } from "./map.ts";
import type { Campaign } from "./state.ts";
import type { Threat } from "./umbrella.ts";

/** 3.0, 5.C Ships keep out of enemy zones of control; those of empty cities count only by the literal reading. */
export const isSeaShut = (g: Campaign, side: Side, hex: Hex): boolean =>
  isShutByTroops(g, otherSide(side), hex) || (doCitiesShut(g) && inCityZone(g, side, hex));
const isShutByTroops = (g: Campaign, enemy: Side, hex: Hex): boolean =>
  g.zone[enemy][hex] > 0 || g.troops[enemy][hex] > 0;
const doCitiesShut = (g: Campaign): boolean => g.options["city-zones"] === "land-and-sea";

/** The waters open to a side, in parts between which no ship of it can pass. */
export class OpenSea {
  /** By water: the number of its part, or 0 where an enemy zone shuts it. */
  readonly part = new Uint16Array(WATER_COUNT);
  static readonly #queue = idsOfAll(WATER_COUNT, 0 as Water);

  draw(g: Campaign, side: Side): this {
    const { part } = this;
    const UNKNOWN = 0xffff;
    const queue = OpenSea.#queue;
    const enemy = otherSide(side);
    const byCities = doCitiesShut(g);
    for (let water = 0 as Water; water < WATER_COUNT; water++) {
      const hex = WATER_HEX[water];
      const isShut = isShutByTroops(g, enemy, hex) || (byCities && inCityZone(g, side, hex));
      part[water] = isShut ? 0 : UNKNOWN;
    }
    let parts = 0;
    for (let first = 0 as Water; first < WATER_COUNT; first++) {
      if (part[first] !== UNKNOWN) continue;
      part[first] = ++parts;
      let tail = 0;
      queue[tail++] = first;
      for (let head = 0; head < tail; head++) {
        const links = WATER_LINKS[queue[head]];
        for (let i = 0; i < links.length; i++) {
          if (part[links[i]] !== UNKNOWN) continue;
          part[links[i]] = parts;
          queue[tail++] = links[i];
        }
      }
    }
    return this;
  }
}

/** The sea as ships of the side find it now. */
function openSea(g: Campaign, side: Side): OpenSea {
  const known = g.known[side];
  if (known.sea && g.isFresh(side, known.sea)) return known.sea.chart;
  const own = known.sea?.isShared ? undefined : known.sea?.chart;
  const chart = (own ?? new OpenSea()).draw(g, side);
  known.sea = { ...g.date(side), chart };
  return chart;
}

/** What ships can reach from some waters: open ones, and shut ones beside them, where only a landing may end. */
export class SeaRange {
  readonly #sea: OpenSea;
  readonly #from: ArrayLike<Water>;
  readonly #areEntered: boolean;
  readonly #parts: number[] = [];

  /** Waters of the map's edge are entered; those of a port are where the ship lies. */
  constructor(g: Campaign, side: Side, from: ArrayLike<Water>, areEntered: boolean) {
    this.#sea = openSea(g, side);
    this.#from = from;
    this.#areEntered = areEntered;
    for (let i = 0; i < from.length; i++) {
      if (areEntered) this.#add(from[i]);
      else for (const next of WATER_LINKS[from[i]]) this.#add(next);
    }
  }

  #add(water: Water): void {
    const part = this.#sea.part[water];
    if (part !== 0 && !this.#parts.includes(part)) this.#parts.push(part);
  }

  isOpen(water: Water): boolean {
    return this.#parts.includes(this.#sea.part[water]);
  }

  /** Reached, if only as the last hex of the way. */
  isReached(water: Water): boolean {
    if (this.isOpen(water)) return true;
    if (this.#sea.part[water] !== 0) return false;
    const links = WATER_LINKS[water];
    for (let i = 0; i < links.length; i++)
      if (this.isOpen(links[i]) || (!this.#areEntered && this.#isStart(links[i]))) return true;
    return this.#areEntered && this.#isStart(water);
  }

  #isStart(water: Water): boolean {
    for (let i = 0; i < this.#from.length; i++) if (this.#from[i] === water) return true;
    return false;
  }
}

/** 8.1 The chance to come through as a cost, so that costs of several umbrellas add up; certain loss costs more than anything else. */
const COST = THROUGH.map((chance) => (chance > 0 ? -Math.log(chance) : 1000));
const MOST = THROUGH.length - 1;

/** A way by sea: the waters entered, in order. */
export type SeaWay = readonly Water[];

const BITS = 3;
const MASK = (1 << BITS) - 1;

/** Add the hex to the counts of hexes entered, kept in three bits for each umbrella. */
function countHex(counts: number, over: number, umbrellas: number): number {
  let next = counts;
  for (let i = 0; i < umbrellas; i++) {
    if (!(over & (1 << i)) || ((next >> (i * BITS)) & MASK) >= MOST) continue;
    next += 1 << (i * BITS);
  }
  return next;
}

function costOf(counts: number, umbrellas: number): number {
  let cost = 0;
  for (let i = 0; i < umbrellas; i++) cost += COST[(counts >> (i * BITS)) & MASK];
  return cost;
}

/** No count of the first is higher than in the second: whoever comes by the second gains nothing. */
function isNoWorse(a: number, b: number, umbrellas: number): boolean {
  for (let i = 0; i < umbrellas; i++)
    if (((a >> (i * BITS)) & MASK) > ((b >> (i * BITS)) & MASK)) return false;
  return true;
}

export interface SeaSearch {
  readonly from: ArrayLike<Water>;
  /** The ship comes from beyond the edge and enters the first water. */
  readonly areEntered: boolean;
  isGoal(water: Water): boolean;
  /** The last hex may lie in an enemy zone of control: a landing, or a port to load in. */
  readonly mayEndShut: boolean;
}

const isBarred = ({ part }: OpenSea, search: SeaSearch, water: Water): boolean =>
  part[water] === 0 && !(search.mayEndShut && search.isGoal(water));

/** No water before the first that is entered. */
const NO_WATER = -1 as Water;
/** Where the ship lies, at the head of a way. */
const BERTH = -2 as Water;

/** How far a ship comes through hexes that no umbrella covers: the search that goes on from there asks this one. */
class QuietSea {
  /** The waters that were reached, in that order, the ship's berth among them; a goal is not. */
  readonly waters = idsOfAll(WATER_COUNT, NO_WATER);
  count = 0;
  readonly #reached = new Uint8Array(WATER_COUNT);
  readonly #before = idsOfAll(WATER_COUNT, NO_WATER);
  readonly #depth = new Uint16Array(WATER_COUNT);

  /** The goal of the shortest quiet way, if there is one. */
  sail(sea: OpenSea, search: SeaSearch, over: Uint8Array): Water | undefined {
    this.#reached.fill(0);
    this.count = 0;
    for (let i = 0; i < search.from.length; i++) {
      const water = search.from[i];
      if (!search.areEntered) this.#note(water, BERTH, 0);
      else if (this.#isOpen(sea, search, over, water)) {
        if (this.#enter(search, water, NO_WATER)) return water;
      }
    }
    for (let head = 0; head < this.count; head++) {
      const from = this.waters[head];
      const links = WATER_LINKS[from];
      for (let i = 0; i < links.length; i++)
        if (this.#isOpen(sea, search, over, links[i]) && this.#enter(search, links[i], from)) return links[i];
    }
    return undefined;
  }

  #isOpen(sea: OpenSea, search: SeaSearch, over: Uint8Array, water: Water): boolean {
    return !(this.#reached[water] || over[WATER_HEX[water]] || isBarred(sea, search, water));
  }

  /** Whether the goal is reached. */
  #enter(search: SeaSearch, water: Water, from: Water): boolean {
    this.#note(water, from, from === NO_WATER ? 1 : this.#depth[from] + 1);
    if (!search.isGoal(water)) return false;
    this.count--;
    return true;
  }

  #note(water: Water, before: Water, depth: number): void {
    this.#reached[water] = 1;
    this.#before[water] = before;
    this.#depth[water] = depth;
    this.waters[this.count++] = water;
  }

  isReached(water: Water): boolean {
    return this.#reached[water] === 1;
  }

  /** Hexes entered on the way to a water. */
  length(water: Water): number {
    return this.#depth[water];
  }

  /** The waters entered on the way to a water. */
  way(to: Water): Water[] {
    const way: Water[] = [];
    for (let water = to; water !== NO_WATER && this.#before[water] !== BERTH; water = this.#before[water])
      way.push(water);
    return way.reverse();
  }
}
const quietSea = new QuietSea();

/** A way that has come under umbrellas: where it is, the hexes entered in each, and how it came here. */
interface Label {
  readonly water: Water;
  readonly counts: number;
  readonly cost: number;
  readonly length: number;
  readonly from: Label | undefined;
  /** The quiet water before the first umbrella; none for whoever enters the map under one. */
  readonly quiet: Water | undefined;
}

const isSooner = (a: Label, b: Label): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.length < b.length);

/** A heap of labels, the cheapest first. */
class Heap {
  readonly #labels: Label[] = [];

  push(label: Label): void {
    const labels = this.#labels;
    let at = labels.push(label) - 1;
    for (let up = (at - 1) >> 1; at > 0 && isSooner(label, labels[up]); at = up, up = (at - 1) >> 1)
      labels[at] = labels[up];
    labels[at] = label;
  }

  pop(): Label | undefined {
    const labels = this.#labels;
    const first = labels[0];
    const last = labels.pop();
    if (last === undefined || labels.length === 0) return first;
    let at = 0;
    for (let down = 1; down < labels.length; down = at * 2 + 1) {
      if (down + 1 < labels.length && isSooner(labels[down + 1], labels[down])) down++;
      if (!isSooner(labels[down], last)) break;
      labels[at] = labels[down];
      at = down;
    }
    labels[at] = last;
    return first;
  }
}

/**
 * The way with the best chance to arrive, and among those the shortest; nothing when there is no way. Each umbrella
 * grows deadlier with every hex entered in it, so the way is weighed by the hexes in each of them, not by their sum.
 */
export function bestSeaWay(g: Campaign, side: Side, search: SeaSearch, threat: Threat): SeaWay | undefined {
  const sea = openSea(g, side);
  const found = quietSea.sail(sea, search, threat.over);
  if (found !== undefined) return quietSea.way(found);
  let best: Label | undefined;
  if (threat.airs.length > 0)
    sailOn(
      search,
      threat,
      (water) => isBarred(sea, search, water),
      (label) => {
        if (search.isGoal(label.water)) best = label;
        return best ? "stop" : "on";
      },
    );
  return best && wayOf(best);
}

/** The best way to every water, shut ones as the end of a landing; for those who look at all voyages at once. */
export function everySeaWay(
  g: Campaign,
  side: Side,
  { from, areEntered }: Pick<SeaSearch, "from" | "areEntered">,
  threat: Threat,
): (water: Water) => SeaWay | undefined {
  const search: SeaSearch = { from, areEntered, mayEndShut: false, isGoal: () => false };
  const ways = new Map<Water, SeaWay>();
  const sea = openSea(g, side);
  quietSea.sail(sea, search, threat.over);
  for (let i = 0; i < quietSea.count; i++) ways.set(quietSea.waters[i], quietSea.way(quietSea.waters[i]));
  sailOn(
    search,
    threat,
    () => false,
    (label) => {
      if (!ways.has(label.water)) ways.set(label.water, wayOf(label));
      return sea.part[label.water] === 0 ? "no further" : "on";
    },
  );
  return (water) => ways.get(water);
}

/**
 * Sail on from the quiet waters into the umbrellas, the cheapest way first; `settle` is told of each way that no other
 * to the same water beats in every umbrella.
 */
function sailOn(
  search: SeaSearch,
  threat: Threat,
  isClosed: (water: Water) => boolean,
  settle: (label: Label) => "on" | "no further" | "stop",
): void {
  const umbrellas = threat.airs.length;
  const settled = new Map<Water, number[]>();
  const heap = new Heap();
  const reach = (water: Water, from: Label | undefined, quiet: Water | undefined): void => {
    // Where no umbrella was met nothing better can come.
    if (quietSea.isReached(water) || isClosed(water)) return;
    const counts = countHex(from?.counts ?? 0, threat.over[WATER_HEX[water]], umbrellas);
    if (settled.get(water)?.some((known) => isNoWorse(known, counts, umbrellas))) return;
    const length = (from ? from.length : quiet === undefined ? 0 : quietSea.length(quiet)) + 1;
    heap.push({ water, counts, cost: costOf(counts, umbrellas), length, from, quiet });
  };
  if (search.areEntered)
    for (let i = 0; i < search.from.length; i++) reach(search.from[i], undefined, undefined);
  for (let i = 0; i < quietSea.count; i++)
    for (const next of WATER_LINKS[quietSea.waters[i]]) reach(next, undefined, quietSea.waters[i]);
  for (let label = heap.pop(); label; label = heap.pop()) {
    const known = settled.get(label.water) ?? [];
    const { counts } = label;
    if (known.some((other) => isNoWorse(other, counts, umbrellas))) continue;
    settled.set(label.water, [...known, counts]);
    const answer = settle(label);
    if (answer === "stop") return;
    if (answer === "on") for (const next of WATER_LINKS[label.water]) reach(next, label, label.quiet);
  }
}

function wayOf(last: Label): SeaWay {
  const way: Water[] = [];
  for (let label: Label | undefined = last; label; label = label.from) way.push(label.water);
  way.reverse();
  return last.quiet === undefined ? way : [...quietSea.way(last.quiet), ...way];
}

/** The hexes entered in each umbrella on a way. */
export function exposure(way: SeaWay, threat: Threat): number[] {
  const hexes = threat.airs.map(() => 0);
  for (const water of way)
    threat.airs.forEach((_, index) => {
      if (threat.over[WATER_HEX[water]] & (1 << index)) hexes[index]++;
    });
  return hexes;
}

/** The chance to arrive by a way. */
export const chanceToArrive = (way: SeaWay, threat: Threat): number =>
  exposure(way, threat).reduce((chance, hexes) => chance * chanceThrough(hexes), 1);
