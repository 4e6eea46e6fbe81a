import {
  CHANCE,
  type Choice,
  type Decision,
  type LogEvent,
  nextQuestion,
  type Options,
  type Play,
} from "@sandtable/engine";
import { readPosition } from "@sandtable/hex";
import type { Seat } from "../data/records.ts";
import { remember } from "../knowledge.ts";
import { type MalayaEvent, SHOWN } from "../log.ts";
import { GRID, SEATS, SIDES, sideOf } from "../map.ts";
import { play } from "../play.ts";
import {
  ACTIVE,
  AIR_BOXES,
  type AirBox,
  ALL_MARKERS,
  Campaign,
  type Impulse,
  markerOf,
  placeOf,
  type Stage,
  SUPPRESSED,
  TOLD_FREE,
  TOLD_NO_ZONES,
  TOLD_ZONE,
  TOLD_ZONES,
  TRACK,
} from "../state.ts";
import { ALL_UNITS, UNITS, unitOf } from "../units.ts";

/** What a position is made of: counters by id and where they are; everything else is out of the game. */
export interface Made {
  readonly turn?: number;
  readonly first?: Seat;
  readonly phasing?: Seat;
  readonly impulse?: Impulse;
  readonly stage?: Stage;
  readonly units?: Readonly<Record<string, string>>;
  /** The same as stacks: "0909: a-11ind-hq! a-6ind a-15ind~", with ! for an activated HQ and ~ for a suppressed unit. */
  readonly stacks?: string;
  /** Flags of units by id, as bits. */
  readonly flags?: Readonly<Record<string, number>>;
  readonly forts?: Readonly<Record<string, Seat>>;
  readonly air?: Readonly<Partial<Record<Seat, Readonly<Partial<Record<AirBox, number>>>>>>;
  /** Markers by id: how many in hand, how many in the pool. All others are out of play. */
  readonly hand?: Readonly<Record<string, number>>;
  readonly pool?: Readonly<Record<string, number>>;
  readonly options?: Options;
  readonly points?: Readonly<Partial<Record<Seat, number>>>;
  /** Units on the turn track, by id: the turn in which they come. */
  readonly due?: Readonly<Record<string, number>>;
  readonly revealed?: boolean;
  /** Hexes that a side has seen as they are now: on which turn, with ? behind it if they may have changed: "2?". */
  readonly seen?: Readonly<Partial<Record<Seat, Readonly<Record<string, string>>>>>;
  /** What a side was told of zones: of hexes in one and out of one, of stacks with one and without. */
  readonly told?: Readonly<
    Partial<Record<Seat, Readonly<Record<string, "zone" | "free" | "zones" | "no-zones">>>>
  >;
  /** Hexes that lie open to the phasing side. */
  readonly open?: readonly string[];
  readonly battles?: readonly {
    readonly targets: readonly string[];
    readonly attackers: readonly string[];
  }[];
  readonly assaults?: readonly { readonly sea: string; readonly target: string }[];
  readonly strikes?: readonly { readonly hex: string; readonly points: number }[];
  /** The unit on the move, and the half points that it has spent. */
  readonly mover?: { readonly unit: string; readonly spent: number };
}

const TOLD = { zone: TOLD_ZONE, free: TOLD_FREE, zones: TOLD_ZONES, "no-zones": TOLD_NO_ZONES } as const;

export const DEFAULTS: Options = {
  "base-landing": "lift",
  "beach-supply": "one",
  "japanese-rail": "engineer",
  "road-rate": "half",
  "southern-landings": "closed",
  "airfield-setup": "all",
};

/** A table with just these counters. Unlisted ones are in the mix or broken down, so that they can still be made. */
export function position(made: Made): Campaign {
  const g = new Campaign({ options: { ...DEFAULTS, ...made.options } });
  g.turn = made.turn ?? 1;
  g.first = sideOf(made.first ?? "japanese");
  g.phasing = sideOf(made.phasing ?? "japanese");
  g.impulse = made.impulse ?? "first";
  g.stage = made.stage ?? "movement";
  for (const unit of ALL_UNITS)
    g.at[unit] = placeOf(
      UNITS[unit].from === "breakdown" || UNITS[unit].from === "supply" ? "mix" : "withdrawn",
    );
  for (const [id, bits] of Object.entries(made.flags ?? {})) g.flags[unitOf(id)] = bits;
  for (const [id, place] of Object.entries(made.units ?? {})) g.put(unitOf(id), placeOf(place));
  for (const { id, at, marks } of readPosition(made.stacks ?? "", "!~")) {
    const unit = unitOf(id);
    if (marks.includes("!")) g.flags[unit] |= ACTIVE;
    if (marks.includes("~")) g.flags[unit] |= SUPPRESSED;
    g.put(unit, placeOf(at));
  }
  for (const [id, seat] of Object.entries(made.forts ?? {})) g.setFort(GRID.find(id), sideOf(seat));
  for (const seat of ["japanese", "allied"] as const) {
    g.air[sideOf(seat)].fill(0);
    for (const [box, points] of Object.entries(made.air?.[seat] ?? {}))
      g.air[sideOf(seat)][AIR_BOXES.indexOf(box as AirBox)] = points;
  }
  for (const marker of ALL_MARKERS) {
    g.hand[marker] = 0;
    g.pool[marker] = 0;
    g.known[marker] = 0;
  }
  for (const [id, count] of Object.entries(made.hand ?? {})) g.hand[markerOf(id)] = count;
  for (const [id, count] of Object.entries(made.pool ?? {})) g.pool[markerOf(id)] = count;
  for (const [id, turn] of Object.entries(made.due ?? {})) {
    g.put(unitOf(id), TRACK);
    g.due[unitOf(id)] = turn;
  }
  g.revealed = made.revealed ?? true;
  learn(g, made);
  return g;
}

/** What is told, without the mark that everything of its kind has (log.ts SHOWN). */
export function plainly(event: LogEvent): LogEvent {
  if (!SHOWN.has((event as MalayaEvent).kind)) return event;
  const { reveals: _, ...told } = event;
  return told;
}

/** What is under way, and what each side knows. */
function learn(g: Campaign, made: Made): void {
  for (const side of SIDES) {
    const seat = SEATS[side];
    g.points[side] = made.points?.[seat] ?? 0;
    for (const [id, turn] of Object.entries(made.seen?.[seat] ?? {})) {
      remember(g, side, GRID.find(id));
      g.pictures[side] = g.pictures[side].map((picture) =>
        picture.hex === GRID.find(id)
          ? { ...picture, turn: Number.parseInt(turn, 10), sure: !turn.endsWith("?") }
          : picture,
      );
    }
    for (const [id, what] of Object.entries(made.told?.[seat] ?? {}))
      g.noteZones(side, GRID.find(id), TOLD[what]);
  }
  for (const id of made.open ?? []) g.layOpen(GRID.find(id));
  const { battles = [], assaults = [], strikes = [], mover } = made;
  g.battles = battles.map(({ targets, attackers }) => ({
    targets: targets.map((id) => GRID.find(id)),
    attackers: attackers.map(unitOf),
  }));
  g.assaults = assaults.map(({ sea, target }) => ({ sea: GRID.find(sea), target: GRID.find(target) }));
  g.strikes = strikes.map(({ hex, points }) => ({ hex: GRID.find(hex), points, ships: [] }));
  if (mover)
    g.mover = {
      unit: unitOf(mover.unit),
      from: g.hexOf(unitOf(mover.unit)),
      spent: mover.spent,
      startedInZone: false,
      onRails: false,
      saved: 0,
      carries: undefined,
      stopped: false,
      closed: [],
    };
}

/** What happened while a play went on, and the open question, if one is left. */
export interface Course {
  readonly decision: Decision | undefined;
  readonly events: readonly LogEvent[];
}

/**
 * Play on from a position with answers by key, dice among them ("die:4"), over as many checkpoints as it takes. Forced
 * decisions are taken unasked. Stops at the first question without an answer.
 */
export function played(g: Campaign, ...answers: readonly string[]): Course {
  const events: LogEvent[] = [];
  g.log = (event) => events.push(plainly(event));
  let part: Play = play(g);
  let decision = nextQuestion(part);
  const left = [...answers];
  for (;;) {
    while (decision === undefined && g.outcome === undefined) {
      part = play(g);
      decision = nextQuestion(part);
    }
    if (decision === undefined || left.length === 0) break;
    const key = left.shift() as string;
    const choice: Choice | undefined = decision.choices.find((each) => each.key === key);
    if (!choice)
      throw new Error(
        `"${key}" does not answer ${decision.seat === CHANCE ? "chance" : decision.seat}, ${decision.about.kind}: ${decision.choices.map((each) => each.key).join(" ")}`,
      );
    decision = nextQuestion(part, choice);
  }
  g.log = undefined;
  return { decision, events };
}

/** The keys on offer. */
export const keys = ({ decision }: Course): readonly string[] =>
  (decision?.choices ?? []).map(({ key }) => key);
export { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
export { unitOf as unit } from "../units.ts";
