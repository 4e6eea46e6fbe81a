import {
  CHANCE,
  type Choice,
  type Decision,
  type LogEvent,
  nextQuestion,
  type Options,
  type Play,
  Run,
} from "@sandtable/engine";
import { campaign } from "../game.ts";
import { invariants } from "../invariants.ts";
import {
  ALL_FORTRESSES,
  ALLIED,
  GRID,
  JAPANESE,
  NO_SITE,
  NOBODY,
  SIAM,
  SITE_AT,
  SITES,
  type Side,
  type Site,
} from "../map.ts";
import { setup } from "../setup.ts";
import type { CityView } from "../shape.ts";
import {
  ALL_UNITS,
  type Campaign,
  ELIMINATED,
  type HongKong,
  placeName,
  placeOf,
  type Stage,
  unitOf,
} from "../state.ts";
import { FORTRESSES, type FortressId, type Seat } from "../units.ts";

export { placeOf, unitOf as unit } from "../state.ts";

/** What a position is made of: units by id and where they are (a hex or a box); all others are out of the game. */
export interface Made {
  readonly turn?: number;
  readonly phasing?: Seat;
  readonly stage?: Stage;
  readonly units?: Readonly<Record<string, string>>;
  readonly options?: Options;
  /** Cities and Corregidor by hex, where they are not their first owner's; whoever holds a city has conquered it. */
  readonly owners?: Readonly<Record<string, CityView["owner"]>>;
  /** Cities that were conquered and are their first owner's again: they supply nobody (7.0). */
  readonly conquered?: readonly string[];
  /** 6.3 Fortresses that have fallen. */
  readonly fallen?: readonly FortressId[];
  /** 5.C Invasion hexes that are open, and the units that came by them; those that are shut for want of a point. */
  readonly beaches?: Readonly<Record<string, readonly string[]>>;
  readonly shut?: Readonly<Record<string, readonly string[]>>;
  /** 6.D Disrupted units, by the player-turns until they recover, this one included. */
  readonly disrupted?: Readonly<Record<string, number>>;
  readonly hongKong?: Readonly<Partial<HongKong>>;
}

export const sideOf = (seat: Seat): Side => (seat === "allied" ? ALLIED : JAPANESE);
const OWNERS = { allied: ALLIED, japanese: JAPANESE, siam: SIAM, nobody: NOBODY } as const;

/** The city of a hex, or Corregidor; throws where there is neither. */
export function siteOf(hex: string): Site {
  const site = SITE_AT[GRID.find(hex)];
  if (site === NO_SITE) throw new Error(`there is no city in ${hex}`);
  return site;
}

/** A table with just these units, at the beginning of a segment. */
export function position({ turn = 1, phasing = "japanese", stage = "land", ...made }: Made): Campaign {
  const g = setup(made.options ?? {});
  for (const each of ALL_UNITS) g.put(each, ELIMINATED);
  for (const [id, place] of Object.entries(made.units ?? {})) g.put(unitOf(id), placeOf(place));
  g.turn = turn;
  g.phasing = sideOf(phasing);
  g.stage = stage;
  for (const [hex, owner] of Object.entries(made.owners ?? {})) {
    const site = siteOf(hex);
    g.owner[site] = OWNERS[owner];
    g.conquered[site] = g.owner[site] === SITES[site].owner ? 0 : 1;
  }
  for (const hex of made.conquered ?? []) g.conquered[siteOf(hex)] = 1;
  for (const fortress of ALL_FORTRESSES)
    if (made.fallen?.includes(FORTRESSES[fortress].id)) g.stands[fortress] = 0;
  layBeaches(g, made.beaches ?? {}, 1);
  layBeaches(g, made.shut ?? {}, 0);
  for (const [id, left] of Object.entries(made.disrupted ?? {}))
    g.recovers[unitOf(id)] = g.playerTurn + left - 1;
  Object.assign(g.hongKong, made.hongKong);
  return g;
}

function layBeaches(g: Campaign, beaches: Readonly<Record<string, readonly string[]>>, paid: 0 | 1): void {
  for (const [hex, ids] of Object.entries(beaches)) {
    g.beaches.push(GRID.find(hex));
    g.paid.push(paid);
    for (const id of ids) g.beach[unitOf(id)] = GRID.find(hex);
  }
}

/** The table as the game begins: every unit at its usual place. */
export const atStart = (options: Options = {}): Campaign => setup(options);

/** What happened while a play went on. */
export interface Course {
  /** The open question; none when the play is over. */
  readonly decision: Decision | undefined;
  readonly events: readonly LogEvent[];
}

/**
 * Play on from a position with answers by key, dice among them ("die:4"), over as many checkpoints as it takes. Forced
 * decisions are taken unasked. Stops at the first question without an answer. The invariants hold all the way.
 */
export function played(g: Campaign, ...answers: readonly string[]): Course {
  const run = new Run(campaign, g);
  run.unasked = () => checkSound(g);
  return course(g, (choice) => run.next(choice), answers);
}

/** The same for one part of the rules alone. */
export function playedPart(g: Campaign, part: Play<unknown>, ...answers: readonly string[]): Course {
  return course(g, (choice) => nextQuestion(part, choice, () => checkSound(g)), answers);
}

function checkSound(g: Campaign): void {
  const [broken] = invariants(g);
  if (broken !== undefined) throw new Error(broken);
}

function course(
  g: Campaign,
  next: (choice?: Choice) => Decision | undefined,
  answers: readonly string[],
): Course {
  const events: LogEvent[] = [];
  g.log = (event) => events.push(event);
  let given = 0;
  for (let decision = next(); decision; ) {
    checkSound(g);
    if (given === answers.length) return { decision, events };
    const key = answers[given++];
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice)
      throw new Error(
        `answer ${given}, "${key}", is not listed under rule ${decision.rule} (${decision.about.kind}); listed: ${keysOf(decision).join(" ")}`,
      );
    decision = next(choice);
  }
  if (given < answers.length)
    throw new Error(`the play is over, and these answers are left: ${answers.slice(given).join(" ")}`);
  return { decision: undefined, events };
}

export const keysOf = (decision: Decision | undefined): string[] =>
  decision?.choices.map((choice) => choice.key) ?? [];

export const isChance = (decision: Decision | undefined): boolean => decision?.seat === CHANCE;

/** Where a unit is: the number of a hex, or the name of a box. */
export const whereIs = (g: Campaign, id: string): string => placeName(g.at[unitOf(id)]);
