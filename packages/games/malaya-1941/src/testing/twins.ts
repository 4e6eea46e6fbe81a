import {
  CHANCE,
  type Choice,
  type Decision,
  foresee,
  type LogEvent,
  outcomeAt,
  type Random,
  Run,
  totalWeight,
  type Viewer,
} from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { malaya1941 } from "../game.ts";
import { hasZones, isSupplyAlone, knowsZone } from "../knowledge.ts";
import type { MalayaEvent } from "../log.ts";
import { GRID, isLand, JAPANESE, otherSide, type Side } from "../map.ts";
import { isOverstacked } from "../pieces.ts";
import {
  ACTIVE,
  BASE,
  Campaign,
  DAMAGED,
  MARKERS_OF,
  MOVED,
  onMap,
  READY,
  SUPPRESSED,
  TOLD_FREE,
  TOLD_HELD,
  TOLD_NO_ZONES,
  TOLD_ZONE,
  TOLD_ZONES,
  TRACK,
} from "../state.ts";
import {
  faceOf,
  IS_COMBAT,
  IS_HQ,
  IS_MECHANIZED,
  IS_SUPPLY,
  MOVEMENT,
  STACKS,
  UNITS,
  UNITS_OF,
} from "../units.ts";
import { isShown, sideOfViewer, view } from "../view.ts";

/** What somebody else does, or what his hidden counters make of it: where it differs, he has done something else. */
const ACTS: ReadonlySet<MalayaEvent["kind"]> = new Set([
  "moved",
  "sailed",
  "assaulting",
  "arrived",
  "vacated",
  "fort-lost",
  "fortified",
  "lapsed",
  "targeted",
  "air-arrived",
]);

/**
 * Two tables that a viewer cannot tell apart, played side by side: in one of them something that he has never seen is changed by
 * hand, without the game's own way of drawing worlds, so that what that way fails to vary is varied here. As long as everybody
 * does the same, each byte that the viewer is sent must be the same, pauses included.
 */

/** What may be told of what was hidden (18.1 to 18.4, MB-51, MB-92, MB-149): whoever is told it may tell the tables apart. */
const TELLS: ReadonlySet<MalayaEvent["kind"]> = new Set([
  "seen",
  "readiness",
  "zones",
  "refused",
  "retreat-zones",
  "supply-shown",
  "bombarded",
  "declared",
  "cut-off",
  "odds",
  "stood",
  "rallied",
  "broken-down",
  "retreated",
  "pursued",
  "idle",
  "interdiction",
  "eliminated",
  "played",
]);

/** An update, as far as it can tell something. */
interface Told {
  readonly seat: string;
  readonly next: string | undefined;
  readonly events: readonly LogEvent[];
  readonly view: string;
}

/** A table as one viewer is told of it: an update for each moment in which there was something to see for him. */
class Twin {
  readonly #viewer: Viewer;
  readonly #run: Run<Campaign>;
  #checkpoint: Campaign;
  #since: Choice[] = [];
  #events: LogEvent[] = [];
  #last: { next: string | undefined; view: string };
  readonly updates: Told[] = [];

  constructor(g: Campaign, viewer: Viewer) {
    this.#viewer = viewer;
    this.#checkpoint = new Campaign(g);
    this.#run = new Run(malaya1941, new Campaign(g));
    this.state.log = (event) => {
      if (event.audience === undefined || event.audience.includes(viewer)) this.#events.push(event);
    };
    this.#run.reached = (state) => {
      this.#checkpoint = new Campaign(state);
      this.#since = [];
      return false;
    };
    this.#last = { next: undefined, view: JSON.stringify(view(this.state, viewer)) };
    this.#run.next();
  }

  get state(): Campaign {
    return this.#run.state;
  }

  get question(): Decision | undefined {
    return this.#run.question;
  }

  /** All that the viewer is told of a question of his own. */
  asked(withMarks: boolean): string {
    const { question } = this;
    if (question?.seat !== this.#viewer) return "";
    const { rule, about, choices, closed } = question;
    return JSON.stringify([
      rule,
      about,
      choices.map(({ key }) => key),
      closed?.().map(({ key, rule: why, why: words }) => [key, why, words]),
      withMarks && foresee(malaya1941, question, { checkpoint: this.#checkpoint, since: this.#since }),
    ]);
  }

  /** The world that some luck makes of the last checkpoint for the viewer: he may know all of it. */
  world(random: Random): string {
    return JSON.stringify(malaya1941.save(malaya1941.determinize(this.#checkpoint, this.#viewer, random)));
  }

  take(choice: Choice): void {
    const seat = this.question?.seat ?? "";
    this.#since.push(choice);
    this.#run.next(choice);
    if (this.question?.seat !== CHANCE) this.look(seat);
  }

  look(seat: string): void {
    const shown = { next: this.question?.seat, view: JSON.stringify(view(this.state, this.#viewer)) };
    const isSeen =
      seat === this.#viewer ||
      shown.next !== this.#last.next ||
      this.#events.length > 0 ||
      shown.view !== this.#last.view;
    if (isSeen) this.updates.push({ seat, ...shown, events: this.#events });
    this.#last = shown;
    this.#events = [];
  }
}

// What is changed.

/** The same position with something else under the counters that the viewer has never seen; nothing if that came to no end. */
export function disguised(
  g: Campaign,
  viewer: Viewer,
  random: Random,
): { readonly twin: Campaign; readonly swap: readonly Unit[] } | undefined {
  const own = sideOfViewer(viewer);
  const enemy = own === undefined ? (random.below(2) as Side) : otherSide(own);
  const change = CHANGES[random.below(CHANGES.length)];
  const twin = new Campaign(g);
  const swap = change(twin, enemy, hiddenFrom(g, enemy, own), random);
  if (swap === undefined) return undefined;
  const isSame = JSON.stringify(view(twin, viewer)) === JSON.stringify(view(g, viewer));
  return isSame && isTrueTo(g, twin, enemy, own) ? { twin, swap } : undefined;
}

/** Counters that move, and that the viewer neither sees nor remembers. */
function hiddenFrom(g: Campaign, enemy: Side, own: Side | undefined): readonly Unit[] {
  const seen = new Set(own === undefined ? [] : g.pictures[own].flatMap(({ faces }) => faces));
  const named = new Set([
    ...g.battles.flatMap(({ attackers }) => attackers),
    ...(g.mover ? [g.mover.unit, g.mover.carries] : []),
  ]);
  return UNITS_OF[enemy].filter(
    (unit) =>
      MOVEMENT[unit] > 0 &&
      (onMap(g.at[unit]) || g.at[unit] === BASE || g.at[unit] === TRACK) &&
      !(onMap(g.at[unit]) && !isLand(g.hexOf(unit))) &&
      !isShown(g, unit, own) &&
      !seen.has(faceOf(unit)) &&
      !named.has(unit),
  );
}

/** Whether all that the viewer was told of zones, and is sure to have seen, holds in the twin too, and no height is new. */
function isTrueTo(g: Campaign, twin: Campaign, enemy: Side, own: Side | undefined): boolean {
  for (const hex of GRID.hexes)
    if (isOverstacked(twin, enemy, hex) !== isOverstacked(g, enemy, hex)) return false;
  if (own === undefined) return true;
  const told = g.told[own];
  for (const hex of GRID.hexes) {
    if (told[hex] & TOLD_ZONES && !hasZones(twin, enemy, hex)) return false;
    if (told[hex] & TOLD_NO_ZONES && hasZones(twin, enemy, hex)) return false;
    if (told[hex] & TOLD_HELD && isSupplyAlone(twin, enemy, hex)) return false;
    if (told[hex] & TOLD_ZONE && !twin.inEnemyZone(own, hex)) return false;
    if (told[hex] & TOLD_FREE && twin.inEnemyZone(own, hex)) return false;
    if (knowsZone(twin, own, hex) !== knowsZone(g, own, hex)) return false;
  }
  return g.pictures[own].every(
    ({ hex, sure, faces }) => !sure || twin.unitsAt(enemy, hex).map(faceOf).sort().join() === faces.join(),
  );
}

/** Changes the twin, and says which two counters go by each other's name now; nothing where there is nothing to change. */
type Change = (
  twin: Campaign,
  enemy: Side,
  hidden: readonly Unit[],
  random: Random,
) => readonly Unit[] | undefined;

const oneOf = <T>(all: readonly T[], random: Random): T | undefined => all[random.below(all.length || 1)];
const PLACE_FLAGS = ~(SUPPRESSED | ACTIVE);

const exchange: Change = (twin, _, hidden, random) => {
  const one = oneOf(hidden, random);
  const other = oneOf(hidden, random);
  if (one === undefined || other === undefined || faceOf(one) === faceOf(other)) return undefined;
  if (IS_MECHANIZED[one] !== IS_MECHANIZED[other] || twin.at[one] === twin.at[other]) return undefined;
  const [here, there] = [twin.at[one], twin.at[other]];
  const [mine, its] = [twin.flags[one], twin.flags[other]];
  const [soon, late] = [twin.due[one], twin.due[other]];
  if (IS_COMBAT[one] !== IS_COMBAT[other] && ((mine | its) & ~PLACE_FLAGS) !== 0) return undefined;
  twin.put(one, TRACK);
  twin.put(other, TRACK);
  [twin.flags[one], twin.flags[other]] = [its, mine];
  [twin.due[one], twin.due[other]] = [late, soon];
  twin.put(one, there);
  twin.put(other, here);
  return [one, other];
};

/** One counter lies in another hex of its side, or in the base: two stacks are of another height. */
const displace: Change = (twin, enemy, hidden, random) => {
  const unit = oneOf(hidden, random);
  if (unit === undefined || IS_MECHANIZED[unit]) return undefined;
  const at = twin.at[unit];
  if (onMap(at) && twin.units[enemy][at] < 2) return undefined;
  const to = oneOf([BASE, ...GRID.hexes.filter((hex) => isLand(hex) && twin.occupies(enemy, hex))], random);
  if (to === undefined || (onMap(to) && twin.stack[enemy][to] + STACKS[unit] > 9)) return undefined;
  twin.put(unit, to);
  twin.due[unit] = 0;
  return [];
};

const disturb: Change = (twin, _, hidden, random) => {
  const unit = oneOf(
    hidden.filter((each) => !IS_SUPPLY[each] && onMap(twin.at[each])),
    random,
  );
  if (unit === undefined) return undefined;
  const flag = random.below(3) === 0 ? MOVED | READY : IS_HQ[unit] ? ACTIVE : SUPPRESSED;
  twin.mark(unit, flag, !twin.has(unit, flag));
  return [];
};

const redeal: Change = (twin, enemy, _, random) => {
  const held = oneOf(
    MARKERS_OF[enemy].filter((marker) => twin.hand[marker] > twin.known[marker]),
    random,
  );
  const other = oneOf(
    MARKERS_OF[enemy].filter((marker) => twin.pool[marker] > 0),
    random,
  );
  if (held === undefined || other === undefined || twin.forceZ || held === other) return undefined;
  twin.hand[held]--;
  twin.pool[held]++;
  twin.hand[other]++;
  twin.pool[other]--;
  return [];
};

/** Before the reveal the missions of the Japanese are others: they allocate first (4.1). */
const reassign: Change = (twin, enemy, _, random) => {
  if (twin.revealed || enemy !== JAPANESE || twin.phasing === JAPANESE) return undefined;
  const air = twin.air[enemy];
  const from = oneOf(
    [...air.keys()].filter((box) => box < DAMAGED && air[box] > 0),
    random,
  );
  if (from === undefined) return undefined;
  air[from]--;
  air[random.below(DAMAGED)]++;
  return [];
};

const CHANGES: readonly Change[] = [exchange, exchange, displace, displace, disturb, redeal, reassign];

// Side by side.

/** Answers that say nothing, for a question that the other table does not have. */
const NEUTRAL = ["end", "no", "halt", "stay", "wait", "count:0", "set-sail"];

/** Play both tables on alike for so many answers: what told the viewer something that he may not know, if anything did. */
export function sideBySide(
  truth: Campaign,
  twin: Campaign,
  swap: readonly Unit[],
  viewer: Viewer,
  random: Random,
  most: number,
): string | undefined {
  const tables = [new Twin(truth, viewer), new Twin(twin, viewer)] as const;
  const [a, b] = tables;
  const mirrored = mirrorOf(swap);
  for (const table of tables) if (table.question?.seat !== CHANCE) table.look("");
  for (let steps = 0; steps < most; steps++) {
    const found = compare(a, b);
    if (found !== undefined) return found === "" ? undefined : found;
    const [one, other] = [a.question, b.question];
    if (!one || !other) return undefined;
    const isAlike =
      one.seat === other.seat &&
      one.about.kind === other.about.kind &&
      mirrored(JSON.stringify(one.about)) === JSON.stringify(other.about);
    if (one.seat === viewer && other.seat === viewer && a.updates.length === b.updates.length) {
      const withMarks = random.below(60) === 0;
      if (a.asked(withMarks) !== b.asked(withMarks))
        return `${one.about.kind}: the question itself${withMarks ? " or its marks" : ""}`;
      const luck = random.below(1000);
      if (withMarks && a.world(lucky(luck)) !== b.world(lucky(luck)))
        return `${one.about.kind}: the world that is drawn`;
    }
    if (isAlike) {
      const shared = one.choices.filter(({ key }) =>
        other.choices.some((each) => each.key === mirrored(key)),
      );
      const choice = shared.length > 0 ? policy(a.state, one, shared, random) : undefined;
      if (choice === undefined) return undefined;
      a.take(choice);
      b.take(other.choices.find(({ key }) => key === mirrored(choice.key)) as Choice);
      continue;
    }
    // What is asked in one table only, or asked there first: gone over as silently as can be.
    const isPassed = tables.some((table) => passSilently(table, table === a ? b : a, viewer, random));
    if (!isPassed) return undefined;
  }
  return undefined;
}

const lucky = (seed: number): Random => {
  let state = seed + 1;
  return {
    below: (bound) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * bound);
    },
  };
};

/** Go over a secret question of somebody else. */
function passSilently(table: Twin, other: Twin, viewer: Viewer, random: Random): boolean {
  const { question } = table;
  if (!question?.secret || question.secret.includes(viewer)) return false;
  if (other.question?.about.kind === question.about.kind && random.below(2) === 0) return false;
  const before = table.updates.length;
  const choice =
    NEUTRAL.map((key) => question.choices.find((each) => each.key === key)).find((each) => each) ??
    question.choices[random.below(question.choices.length)];
  table.take(choice);
  // Whatever shows of it is an act that the other table has not seen.
  return table.updates.length === before;
}

/** Two counters go by each other's name. */
function mirrorOf(swap: readonly Unit[]): (text: string) => string {
  if (swap.length === 0) return (text) => text;
  const [one, other] = swap.map((unit) => UNITS[unit].id);
  const pattern = new RegExp(`(?<![\\w-])(${one}|${other})(?![\\w-])`, "g");
  return (text) => text.replace(pattern, (id) => (id === one ? other : one));
}

const appeals = new Float64Array(2000);

/** Half of the time what a good player would do, half of the time anything. */
function policy(g: Campaign, decision: Decision, open: readonly Choice[], random: Random): Choice {
  if (decision.seat === CHANCE) return open[random.below(open.length)];
  if (random.below(2) === 0) return open[random.below(open.length)];
  malaya1941.judgement.appeal(g, decision, appeals);
  let best = open[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, choice] of decision.choices.entries())
    if (open.includes(choice) && appeals[at] > most) {
      best = choice;
      most = appeals[at];
    }
  return best;
}

/** The first update that is not the same: "" if it may differ, what is wrong with it if not; nothing if all are alike. */
function compare(a: Twin, b: Twin): string | undefined {
  for (;;) {
    const [one, other] = [a.updates[0], b.updates[0]];
    if (!one || !other) return undefined;
    const found = differenceOf(one, other);
    if (found !== undefined) return found;
    a.updates.shift();
    b.updates.shift();
  }
}

function differenceOf(one: Told, other: Told): string | undefined {
  const kinds = one.events.map(({ kind }) => kind).join(" ");
  for (let at = 0; at < Math.max(one.events.length, other.events.length); at++) {
    const pair = [one.events[at], other.events[at]];
    if (JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue;
    const names = pair.map((event) => event?.kind ?? "nothing");
    const isIn = (set: ReadonlySet<string>): boolean => names.some((name) => set.has(name));
    if (isIn(TELLS) || (isIn(ACTS) && !names.includes("nothing"))) return "";
    return `after ${kinds}: ${names.join(" against ")}`;
  }
  if (one.next !== other.next || one.seat !== other.seat)
    return `a pause: ${one.seat} then ${one.next} against ${other.seat} then ${other.next}`;
  return one.view === other.view ? undefined : `the view after ${kinds}`;
}

/** Chance and everybody else: how a game goes on between two experiments. */
export function playOn(run: Run<Campaign>, random: Random): void {
  const { question } = run;
  if (!question) return;
  if (question.seat === CHANCE)
    run.next(question.choices[outcomeAt(question, random.below(totalWeight(question)))]);
  else run.next(policy(run.state, question, question.choices, random));
}
