import { CHANCE, type Choice, type Decision, nextQuestion, type Play } from "@sandtable/engine";
import { type Hex, NO_WAY } from "@sandtable/hex";
import type { CombatTable, Seat } from "../data/records.ts";
import { termsOf } from "../impulse/range.ts";
import { invariants } from "../invariants.ts";
import type { MalayaEvent } from "../log.ts";
import { GRID, otherSide, SEATS } from "../map.ts";
import { play } from "../play.ts";
import { Campaign, onMap, placeName } from "../state.ts";
import { SIDE, UNITS, unitOf } from "../units.ts";
import type { Asked } from "../words/vocabulary.ts";
import { DEFAULTS, plainly } from "./index.ts";

/** How a battle is to be fought, dice and all. */
export interface BattlePlan {
  readonly table: CombatTable;
  readonly die: number;
  /** Questions about markers that are answered with yes. */
  readonly plays?: readonly Asked["kind"][];
  /** Those that attack; everybody who can, if nobody is named. */
  readonly by?: readonly string[];
  /** Units that do not pursue. */
  readonly stay?: readonly string[];
}

const USUAL_BATTLE: Readonly<Record<Seat, BattlePlan>> = {
  japanese: { table: "assault", die: 6 },
  allied: { table: "raid", die: 4 },
};

/** What is answered when nobody has given another order, the first that is on offer; else the first choice there is. */
const PASSIVE = [
  "end",
  "no",
  "halt",
  "wait",
  "at-base",
  "set-sail",
  "count:0",
  "no-loss",
  "break-down",
  "lose",
] as const;

/** The dice that nobody has asked for: nothing comes of them. */
const QUIET: Readonly<Record<string, string>> = { "die.bombardment": "die:2" };

/**
 * Plays a whole campaign by orders, through the questions of the game alone: nothing can be ordered that is not on offer. What
 * the orders do not speak of is passed over; battles that must be fought are.
 */
export class Script {
  readonly g = new Campaign({ options: DEFAULTS });
  readonly events: MalayaEvent[] = [];
  /** The markers that are drawn next, by side. */
  readonly draws: Record<Seat, string[]> = { japanese: [], allied: [] };
  readonly #plans = new Map<string, BattlePlan>();
  #part: Play;
  #open: Decision | undefined;

  constructor() {
    this.g.log = (event) => this.events.push(plainly(event) as MalayaEvent);
    this.#part = play(this.g);
    this.#open = nextQuestion(this.#part);
    this.#settle();
  }

  /** To the next question of a player; chance is asked in between. */
  #settle(): void {
    for (;;) {
      while (this.#open === undefined && this.g.outcome === undefined) {
        this.#part = play(this.g);
        this.#open = nextQuestion(this.#part);
      }
      if (this.#open?.seat !== CHANCE) return;
      this.#take(this.#fate(this.#open));
    }
  }

  #fate({ about, choices }: Decision): string {
    const { kind } = about;
    const wanted = QUIET[kind] ?? this.#wished(about as Asked);
    return choices.some(({ key }) => key === wanted) ? wanted : choices[0].key;
  }

  #wished(about: Asked): string {
    if (about.kind === "draw.marker") return `marker:${this.draws[about.seat].shift()}`;
    if (about.kind === "die.combat") return `die:${this.#planOf(about.targets[0]).die}`;
    return about.kind === "die.force-z" ? "die:6" : "die:1";
  }

  #planOf(target: string): BattlePlan {
    return this.#plans.get(target) ?? USUAL_BATTLE[this.g.seat];
  }

  #take(key: string): void {
    const { about, choices, seat } = this.#open!;
    const choice: Choice | undefined = choices.find((each) => each.key === key);
    if (!choice)
      throw new Error(
        `turn ${this.g.turn}: "${key}" does not answer ${seat}, ${about.kind}: ${choices.map((each) => each.key).join(" ")}`,
      );
    this.#open = nextQuestion(this.#part, choice);
  }

  #answer(key: string): void {
    this.#take(key);
    this.#settle();
  }

  get kind(): Asked["kind"] | undefined {
    return (this.#open?.about as Asked | undefined)?.kind;
  }

  /** Pass over everything until a side is asked this. */
  until(seat: Seat, kind: Asked["kind"]): this {
    while (this.#open && !(this.#open.seat === seat && this.kind === kind)) this.#answer(this.#usually());
    if (!this.#open) throw new Error(`the game was over before ${seat} was asked ${kind}`);
    return this;
  }

  /** Until the turn has begun, or the game is over. */
  untilTurn(turn: number): this {
    while (this.#open && this.g.turn < turn) this.#answer(this.#usually());
    return this;
  }

  /** Wait for the question, and answer it. */
  answer(seat: Seat, kind: Asked["kind"], key: string): this {
    this.until(seat, kind).#answer(key);
    return this;
  }

  /** 25.4 Every unit to its hex, and the supply points one after the other. */
  setUp(units: Readonly<Record<string, string>>, supply: readonly string[]): this {
    const points = [...supply];
    this.answer("allied", "setup", "own-setup");
    for (;;) {
      const asked = this.#open?.about as Asked | undefined;
      if (asked?.kind === "set-up-unit") this.#answer(`to:${units[asked.unit]}`);
      else if (asked?.kind === "set-up-supply") this.#answer(`to:${points.shift()}`);
      else return this;
    }
  }

  /** Air points to the four missions, in their order; the rest stays in reserve. */
  fly(seat: Seat, ...points: readonly number[]): this {
    for (const each of points) this.answer(seat, "allocate", `count:${each}`);
    return this;
  }

  /** 6.21 A reinforcement is put down; others wait. */
  arrive(unit: string, hex: string): this {
    for (;;) {
      this.until(UNITS[unitOf(unit)].seat, "arrive");
      const asked = this.#open?.about as Asked;
      const isThis = asked.kind === "arrive" && asked.unit === unit;
      this.#answer(isThis ? `to:${hex}` : this.#usually());
      if (isThis) return this;
    }
  }

  /** 22.1 In the Reinforcement Phase an amphibious unit takes others from the base ashore. */
  ferry(boat: string, hex: string, ...load: readonly string[]): this {
    this.answer("japanese", "ferry", `unit:${boat}`);
    for (const unit of load) this.answer("japanese", "ferry-load", `unit:${unit}`);
    return this.answer("japanese", "ferry-to", `to:${hex}`);
  }

  /** 22.0 In a movement phase: by an amphibious unit, or by the marker. */
  sail(by: string, hex: string, ...load: readonly string[]): this {
    this.answer("japanese", "movement", "sealift");
    if (this.kind === "sealift") this.#answer(by.startsWith("j-") ? `unit:${by}` : by);
    for (const unit of load) this.answer("japanese", "load", `unit:${unit}`);
    if (this.kind === "load") this.#answer("set-sail");
    return this.answer("japanese", "landfall", `to:${hex}`);
  }

  /** The HQs that Staff Planning activates. */
  staff(...hqs: readonly string[]): this {
    for (const hq of hqs)
      this.answer("japanese", "spend", "staff:japanese-staff").answer("japanese", "activate", `unit:${hq}`);
    return this;
  }

  /** 11.2 Units march to a hex, one after the other, each by the cheapest way past the zones of the enemy. */
  march(hex: string, ...units: readonly string[]): this {
    for (const unit of units) this.#march(unit, GRID.find(hex));
    return this;
  }

  #march(id: string, goal: Hex): void {
    const { g } = this;
    const unit = unitOf(id);
    this.until(SEATS[SIDE[unit]], "movement").#answer(`unit:${id}`);
    if (this.kind === "carry") this.#answer("no");
    for (const hex of this.#way(id, goal)) {
      if (g.mover?.unit !== unit) break;
      this.#answer(`to:${GRID.ids[hex]}`);
    }
    if (g.mover?.unit === unit && this.kind === "step") this.#answer("halt");
    if (g.at[unit] !== goal)
      throw new Error(`turn ${g.turn}: ${id} came to ${placeName(g.at[unit])}, not to ${GRID.ids[goal]}`);
  }

  /** The cheapest way that meets no enemy and no zone of his before its end. */
  #way(id: string, goal: Hex): readonly Hex[] {
    const { g } = this;
    const unit = unitOf(id);
    const at = g.at[unit];
    const start = onMap(at) ? at : EDGE;
    const { cost } = termsOf(g, unit, g.mover?.from, false);
    const enemy = otherSide(SIDE[unit]);
    const isClosed = (hex: Hex): boolean =>
      hex !== goal && (g.occupies(enemy, hex) || g.inEnemyZone(SIDE[unit], hex));
    const spent = new Map<Hex, number>([[start, 0]]);
    const before = new Map<Hex, Hex>();
    const open = [start];
    for (let hex = open.shift(); hex !== undefined && hex !== goal; hex = open.shift()) {
      for (const to of GRID.around[hex]) {
        const step = isClosed(to) ? NO_WAY : cost(hex, to);
        const whole = spent.get(hex)! + step;
        if (step === NO_WAY || whole >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        spent.set(to, whole);
        before.set(to, hex);
        open.push(to);
      }
      open.sort((a, b) => spent.get(a)! - spent.get(b)!);
    }
    const way: Hex[] = [];
    for (let hex: Hex | undefined = goal; hex !== undefined && hex !== at; hex = before.get(hex))
      way.unshift(hex);
    return way;
  }

  /** How the battle for a hex is to be fought when it comes to it. */
  plan(target: string, plan: BattlePlan): this {
    this.#plans.set(target, plan);
    return this;
  }

  /** The phasing side has moved; its battles are fought as planned, with everybody who can join. */
  fight(): this {
    const { turn, impulse } = this.g;
    while (this.#open && this.g.turn === turn && this.g.impulse === impulse) this.#answer(this.#usually());
    this.#plans.clear();
    const broken = invariants(this.g);
    if (broken.length > 0) throw new Error(broken.join("; "));
    return this;
  }

  /** The planned battles are declared first, with everybody who can join; whoever wins pursues into the planned hex. */
  #usually(): string {
    const { choices, about } = this.#open!;
    const keys = choices.map(({ key }) => key);
    const asked = about as Asked;
    const first = (...wanted: readonly string[]): string | undefined =>
      wanted.find((key) => keys.includes(key));
    switch (asked.kind) {
      case "target":
        return first(...[...this.#plans.keys()].map((hex) => `to:${hex}`), "end") ?? keys[0];
      case "attacker": {
        const { by } = this.#planOf(asked.targets[0]);
        return keys.find((key) => key !== "end" && (by?.includes(key.slice(5)) ?? true)) ?? "end";
      }
      case "table":
        return this.#planOf(asked.targets[0]).table;
      case "tank-shock":
      case "banzai":
        return this.#planOf(asked.targets[0]).plays?.includes(asked.kind) ? "yes" : "no";
      case "pursuit":
        return this.#chases(asked.unit) ?? "stay";
      default:
        return first(...PASSIVE) ?? keys[0];
    }
  }

  /** The planned hex into which the unit can pursue, if it shall. */
  #chases(unit: string): string | undefined {
    const planned = [...this.#plans].filter(([, { stay = [] }]) => !stay.includes(unit));
    return planned
      .map(([hex]) => `to:${hex}`)
      .find((key) => this.#open?.choices.some((choice) => choice.key === key));
  }

  /** Where a unit is now. */
  whereIs(id: string): string {
    return placeName(this.g.at[unitOf(id)]);
  }
}

/** 26.2 Where the road leads onto the map. */
const EDGE = GRID.find("0701");
