import {
  type AnyCatalogue,
  CHANCE,
  type Decision,
  type LogEvent,
  type Message,
  nextQuestion,
  type Options,
  type Play,
  promptOf,
  say,
} from "@sandtable/engine";
import { describe, expect, test } from "vitest";
import { travel } from "../knowledge.ts";
import { ALLIED, GRID, isMalaya, JAPANESE, LAND, otherSide, SEATS, SIDES, type Side } from "../map.ts";
import { eliminate, suppress } from "../pieces.ts";
import { play } from "../play.ts";
import {
  ACTIVE,
  BASE,
  Campaign,
  DAMAGED,
  ELIMINATED,
  LAST_TURN,
  MARKERS_OF,
  onMap,
  placeName,
  REPLACEABLE,
  RESERVE,
  SUPPRESSED,
  TRACK,
} from "../state.ts";
import { DEFAULTS } from "../testing/index.ts";
import { ALL_UNITS, faceOf, IS_COMBAT, IS_HQ, IS_INFANTRY, STACKS, UNITS_OF } from "../units.ts";
import { planning, planningLog } from "../words/en-planning.ts";

/** A small generator of its own: the same numbers everywhere. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a turn of fighting might have done, in place of the impulses: landings, losses, suppression, damaged aircraft. */
function fight(g: Campaign, random: (below: number) => number): void {
  const free = LAND.filter((hex) => isMalaya(hex) && SIDES.every((side) => !g.occupies(side, hex)));
  for (const unit of UNITS_OF[JAPANESE])
    if (g.at[unit] === BASE && random(3) === 0) travel(g, unit, free[random(free.length)]);
  for (const unit of ALL_UNITS) {
    if (!onMap(g.at[unit])) continue;
    if (random(12) === 0 && !(IS_INFANTRY[unit] && random(3) > 0))
      eliminate(g, unit, "15.2", random(4) === 0);
    else if (IS_COMBAT[unit] && random(6) === 0) suppress(g, unit);
  }
  for (const side of SIDES)
    if (g.air[side][RESERVE] > 1) {
      g.air[side][RESERVE]--;
      g.air[side][DAMAGED]++;
    }
}

/** What is kept up as counters come and go agrees with where they are. */
function contradictions(g: Campaign): string[] {
  const found: string[] = [];
  for (const side of SIDES) {
    const units = new Uint8Array(GRID.size);
    const stacks = new Uint8Array(GRID.size);
    for (const unit of UNITS_OF[side]) {
      const at = g.at[unit];
      if (!onMap(at)) continue;
      units[at]++;
      stacks[at] += STACKS[unit];
    }
    for (const hex of GRID.hexes) {
      if (g.units[side][hex] !== units[hex] || g.stack[side][hex] !== stacks[hex])
        found.push(`count ${GRID.ids[hex]}`);
      if (g.forts[hex] === side + 1 && units[hex] === 0) found.push(`fort ${GRID.ids[hex]}`);
      if (units[hex] > 0 && g.occupies(otherSide(side), hex)) found.push(`both ${GRID.ids[hex]}`);
    }
  }
  return found;
}

/** What is wrong with a question, whatever it is about. */
function faultOf({ about, choices, closed, seat, secret }: Decision): string | undefined {
  const keys = new Set(choices.map(({ key }) => key));
  if (keys.size === 0) return `no answer to ${about.kind}`;
  if (keys.size < choices.length) return `an answer twice to ${about.kind}`;
  if (seat !== CHANCE && secret && secret.join() !== seat) return `${about.kind} is no secret of ${seat}`;
  const barred = closed?.() ?? [];
  const both = barred.find(({ key }) => keys.has(key));
  if (both) return `${both.key} both open and closed at ${about.kind}`;
  return unsaid([promptOf(about), ...choices.map(({ label }) => label), ...barred.map(({ why }) => why)]);
}

/** A sentence that does not come out, among those that are ours. */
function unsaid(messages: readonly Message[]): string | undefined {
  const bad = messages.filter(({ key }) => key in WORDS).map((message) => say(WORDS, message));
  return bad.find((words) => words.trim() === "" || /undefined|NaN|\[/.test(words));
}
const WORDS: AnyCatalogue = { ...planning, ...planningLog };

/** What lies open to both sides, piece by piece: hexes that are held or fortified, boxes, points, numbers of markers. */
function openTable(g: Campaign): Map<string, string> {
  const table = new Map<string, string>();
  for (const side of SIDES) {
    const seat = SEATS[side];
    for (const hex of LAND) {
      if (g.occupies(side, hex)) table.set(`${GRID.ids[hex]} held`, seat);
      if (g.forts[hex] === side + 1) table.set(`${GRID.ids[hex]} fort`, seat);
    }
    for (const box of [REPLACEABLE, ELIMINATED])
      table.set(`${seat} dead in ${placeName(box)}`, g.unitsAt(side, box).map(faceOf).sort().join());
    table.set(`${seat} hand`, String(MARKERS_OF[side].reduce((sum, marker) => sum + g.hand[marker], 0)));
    table.set(`${seat} points`, String(g.points[side]));
    if (g.revealed) table.set(`${seat} air`, g.air[side].join());
  }
  return table;
}

/** Open things that changed in a stretch without an event to everybody that speaks of the hex, or of the side. */
function untold(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  events: readonly LogEvent[],
): string[] {
  const told = events.filter(({ audience }) => !audience).map((event) => JSON.stringify(event));
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => {
    const [what, ...rest] = key.split(" ");
    if (before.get(key) === after.get(key) || (rest[0] === "air" && !(before.has(key) && after.has(key))))
      return false;
    return !told.some((event) => event.includes(`"${what}"`));
  });
}

/** docs/secrets.md, rule 3: what a seat learnt, or another answered in secret, lies between a checkpoint and its question. */
function staleness(
  seat: string,
  asked: readonly Decision[],
  events: readonly LogEvent[],
): string | undefined {
  if (asked.some((each) => each.secret && each.seat !== CHANCE && each.seat !== seat))
    return "another's secret answer";
  const news = events.find(
    (event) =>
      event.reveals &&
      (event.audience ? event.audience.includes(seat) : (event as { seat?: string }).seat !== seat),
  );
  return news?.kind;
}

/** Another world for the viewer: counters of the enemy change places, states, turns and hands without his seeing it. */
function otherWorld(g: Campaign, viewer: Side, random: (below: number) => number): Campaign {
  const world = new Campaign(g);
  const enemy = otherSide(viewer);
  const hidden = UNITS_OF[enemy].filter(
    (unit) => onMap(g.at[unit]) || g.at[unit] === BASE || g.at[unit] === TRACK,
  );
  for (const unit of hidden) {
    const other = hidden[random(hidden.length)];
    const [here, there] = [world.at[unit], world.at[other]];
    world.put(unit, there);
    world.put(other, here);
    world.due[unit] = 1 + random(LAST_TURN);
    if (IS_HQ[unit]) world.mark(unit, ACTIVE, random(2) === 0);
    else if (IS_COMBAT[unit]) world.mark(unit, SUPPRESSED, random(2) === 0);
  }
  const markers = MARKERS_OF[enemy];
  const held = markers.find((marker) => world.hand[marker] > 0);
  const drawn = markers[random(markers.length)];
  if (held !== undefined && world.pool[drawn] > 0) {
    world.hand[held]--;
    world.pool[held]++;
    world.hand[drawn]++;
    world.pool[drawn]--;
  }
  if (!g.revealed) world.air[enemy].reverse();
  return world;
}

const shown = (decision: Decision | undefined): string =>
  JSON.stringify(
    decision && [decision.about, decision.choices.map(({ key }) => key), decision.closed?.() ?? []],
  );

/** Whether what a seat is asked, offered and refused from here on depends on what it cannot know. */
function leak(g: Campaign, random: (below: number) => number): string | undefined {
  const here = play(new Campaign(g));
  let decision = nextQuestion(here);
  if (!decision || decision.seat === CHANCE || g.shown.length > 0) return undefined;
  const { seat } = decision;
  const there = play(otherWorld(g, seat === "japanese" ? JAPANESE : ALLIED, random));
  for (let other = nextQuestion(there); decision?.seat === seat; ) {
    if (shown(decision) !== shown(other)) return `${decision.about.kind} betrays something`;
    const { key } = decision.choices[random(decision.choices.length)];
    const answer = (from: Decision | undefined) => from?.choices.find((choice) => choice.key === key);
    const [mine, theirs] = [answer(decision), answer(other)];
    decision = nextQuestion(here, mine);
    other = nextQuestion(there, theirs);
  }
  return undefined;
}

/** Any answer; but mostly units are placed one by one, or nobody would come to the last of them, and few are placed anew. */
function pick({ about, choices }: Decision, random: (below: number) => number): Decision["choices"][number] {
  if (about.kind === "set-up-change" && random(3) === 0) return choices[choices.length - 1];
  const open = random(40) > 0 ? choices.filter(({ key }) => key !== "usual-rest") : choices;
  return open[random(open.length)];
}

/** A game of random answers from the set-up to the end; the kinds of its questions and how far it came. */
function soak(
  seed: number,
  options: Options,
): { readonly kinds: ReadonlySet<string>; readonly turn: number } {
  const random = randomOf(seed);
  const kinds = new Set<string>();
  const faults: string[] = [];
  let g = new Campaign({ options: { ...DEFAULTS, ...options } });
  let table = openTable(g);
  for (let decisions = 0; g.outcome === undefined; ) {
    if (g.stage === "movement") {
      fight(g, random);
      faults.push(...contradictions(g));
      g.stage = "end";
      table = openTable(g);
    }
    g = new Campaign(g);
    const events: LogEvent[] = [];
    g.log = (event) => events.push(event);
    const before = table;
    const betrayed = leak(g, random);
    if (betrayed) faults.push(betrayed);
    const asked: Decision[] = [];
    const part: Play = play(g);
    for (let decision = nextQuestion(part); decision; decisions++) {
      kinds.add(decision.about.kind);
      const stale = decision.seat === CHANCE ? undefined : staleness(decision.seat, asked, events);
      const fault = faultOf(decision) ?? (stale && `${decision.about.kind} after ${stale}`);
      if (fault) faults.push(fault);
      asked.push(decision);
      decision = nextQuestion(part, pick(decision, random));
    }
    table = openTable(g);
    faults.push(...untold(before, table, events));
    const mute = unsaid(events.map((event) => ({ ...event, key: `log.${event.kind}` })));
    if (mute) faults.push(mute);
    if (faults.length > 0 || decisions > 10_000)
      throw new Error(`seed ${seed}, ${g.stage}: ${faults.join(", ")}`);
  }
  return { kinds, turn: g.turn };
}

describe("planning never sticks", () => {
  test.each<Options>([
    {},
    { "base-landing": "free", "beach-supply": "each" },
    { "southern-landings": "open", "airfield-setup": "mainland" },
  ])(
    "random answers play every phase to the end of the game with %o",
    (options) => {
      const games = Array.from({ length: 15 }, (_, seed) => soak(seed + 1, options));
      expect(Math.max(...games.map(({ turn }) => turn))).toBe(6);
      const kinds = new Set(games.flatMap((game) => [...game.kinds]));
      const isLifted = options["base-landing"] !== "free";
      for (const kind of ALWAYS) expect(kinds).toContain(kind);
      for (const kind of ["ferry", "ferry-load", "ferry-to"]) expect(kinds.has(kind)).toBe(isLifted);
    },
    60_000,
  );
});

/** Questions that so many games must have met. */
const ALWAYS = [
  "setup",
  "set-up-unit",
  "set-up-supply",
  "set-up-change",
  "withdraw-unit",
  "lose-supply",
  "strike-supply",
  "withdraw-air",
  "allocate",
  "commit-force-z",
  "surplus",
  "air-hit",
  "attack-force-z",
  "buy",
  "arrive",
  "reorganise",
  "combine-at",
  "spend",
  "spend-on",
  "activate",
  "refit",
];
