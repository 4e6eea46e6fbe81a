import {
  ALL_SPACES,
  has,
  isMountain,
  KUALA_LUMPUR,
  NEIGHBOURS,
  POPULATION,
  type Space,
  type SpaceSet,
  THAILAND,
} from "../board.ts";
import { DECK_PLANS, hasCapability, type Malaya } from "../state.ts";

/**
 * What the ground is worth to the British, in points of Political Will: space by space, so that a choice is
 * judged by what it would change. The figures are rules of thumb; the search corrects them.
 */

/** What holds for the whole board, read once for each question. */
export interface Outlook {
  /** Propaganda Rounds to come. */
  rounds: number;
  /** Event cards to be expected before the next of them. */
  cards: number;
  /** How often an attitude won now will be counted. */
  hold: number;
  /** What a Resource is worth to each faction. */
  british: number;
  mcp: number;
  /** M1 shaded: Rally where a New Village stands at Opposition. */
  resented: boolean;
  /** M8 shaded: Police are no shield for Troops. */
  hunted: boolean;
  /** M18 unshaded: Sweep finds one Guerrilla for every cube in the Jungle. */
  schooled: boolean;
  /** Special Activities weighed so far, a bit each. */
  specials: number;
}

export const outlook: Outlook = {
  rounds: 3,
  cards: 6,
  hold: 1,
  british: 0,
  mcp: 0,
  resented: false,
  hunted: false,
  schooled: false,
  specials: 0,
};

const HOLD: readonly number[] = [0, 1, 1.3, 1.5];

/** Cards to be expected before the next Propaganda Round (2.1). */
function cardsAhead(g: Malaya): number {
  const { events, mixed } = DECK_PLANS[g.scenario];
  const { drawn, propaganda } = g.deck;
  const left = events + 1 - drawn;
  if (propaganda) return left + events - mixed / 2;
  return left > mixed + 1 ? left - 1 - mixed / 2 : (left - 1) / 2;
}

/** The ground as it is, weighed once for each question: a bit for every space that is known. */
const here = new Float64Array(ALL_SPACES.length);
let known: SpaceSet = 0;

/** Guerrillas around each space, who could March in (3.3.2). */
const near = new Float64Array(ALL_SPACES.length);

/** Take in the position, before anything is weighed. */
export function look(g: Malaya): void {
  for (let space = 0; space <= KUALA_LUMPUR; space++) {
    const around = NEIGHBOURS[space];
    let guerrillas = 0;
    for (let n = 0; n < around.length; n++) guerrillas += g.underground[around[n]] + g.active[around[n]];
    near[space] = guerrillas;
  }
  known = 0;
  outlook.specials = 0;
  const rounds = DECK_PLANS[g.scenario].piles - g.propagandaRounds;
  const cards = cardsAhead(g);
  outlook.rounds = rounds;
  outlook.cards = cards;
  outlook.hold = HOLD[rounds];
  // What is left in the chest when the game ends is worth nothing.
  const use = rounds > 1 ? 1 : Math.min(1, cards / 4);
  outlook.british = use * (0.28 - 0.008 * g.resources.british);
  outlook.mcp = use * (0.4 - 0.015 * g.resources.mcp);
  outlook.resented = hasCapability(g, 1, "shaded");
  outlook.hunted = hasCapability(g, 8, "shaded");
  outlook.schooled = hasCapability(g, 18, "unshaded");
}

/** How sure Control is, by how many cubes more there are than MCP pieces: where the MCP may Rally, and where they must March in. */
const FIRM: readonly number[] = [-0.4, 0, 0.2, 0.3, 0.35];
const SHUT: readonly number[] = [-0.15, 0.1, 0.22, 0.3, 0.35, 0.38];

/** The ground with these forces and markers on it. */
export function worth(
  space: Space,
  troops: number,
  police: number,
  underground: number,
  active: number,
  bases: number,
  attitude: number,
  terror: number,
  village: number,
): number {
  if (space > KUALA_LUMPUR)
    return space === THAILAND
      ? refuge(underground + active, bases)
      : center(troops, police, underground, active, terror);
  const population = POPULATION[space];
  const { hold, rounds } = outlook;
  const cubes = troops + police;
  const guerrillas = underground + active;
  const insurgents = guerrillas + bases;
  const margin = cubes - insurgents;
  const shut = attitude > 0 || (village > 0 && !(attitude < 0 && outlook.resented));

  // Control (1.7, 6.2.1)
  let people: number;
  if (margin < 0) people = -1 + 0.08 * Math.max(margin, -4);
  else if (shut) people = SHUT[Math.min(5, margin)];
  else {
    const firm = bases > 0 ? margin - population - bases + 1 : margin;
    people = FIRM[Math.max(0, Math.min(4, firm))];
    if (margin > 0 && firm <= 0) people = -0.15;
  }
  if (margin > 0 && near[space] > margin) people -= 0.04 * Math.min(4, near[space] - margin);

  // Support and Opposition (6.1.1), and what Pacify and Agitate could make of them (6.3)
  if (attitude > 0) people += hold * (underground > 0 ? 0.75 : 1);
  else if (attitude < 0) people -= hold * (village > 0 ? 0.2 : 0.95);
  if (attitude < 1 && margin > 0 && troops > 0 && police > 0) people += hold * (terror > 0 ? 0.12 : 0.25);
  if (attitude > -1 && margin <= 0 && insurgents > 0)
    people -= hold * (terror > 0 ? 0.06 : bases > 0 && margin < 0 ? 0.2 : 0.12);

  let sum = people * population;

  // Forces
  sum += 0.1 * troops + (underground > 0 ? 0.05 : 0.08) * police;
  sum -= 0.22 * underground + 0.12 * active + (0.7 + 0.5 * (rounds - 1)) * bases;
  if (insurgents > 0 && cubes > 0) {
    const hits = space === KUALA_LUMPUR ? cubes : isMountain(space) ? troops >> 1 : troops;
    sum += 0.1 * Math.min(hits, active);
    if (bases > 0 && underground === 0 && hits > active) sum += 0.5 * Math.min(bases, hits - active);
    // Ambush and Attack lower Political Will when Troops fall (3.3.3, 4.3.3).
    if (troops > 0 && guerrillas > 0 && (police === 0 || outlook.hunted))
      sum -= underground > 0 ? 0.35 : 0.05 * Math.min(6, guerrillas);
  }
  if (space === KUALA_LUMPUR) sum -= terror > 0 ? 1 : underground > 0 ? 0.4 : 0;
  return sum;
}

/** An Economic Center: Sabotage costs a point and what the center earns (6.1.2, 6.2.1). */
function center(troops: number, police: number, underground: number, active: number, terror: number): number {
  const cubes = troops + police;
  const guerrillas = underground + active;
  let risk: number;
  if (terror > 0) risk = 1;
  else if (guerrillas > cubes) risk = 0.9;
  else if (underground > 0) risk = 0.6;
  else if (cubes === 0) risk = 0.3;
  else risk = cubes === 1 ? 0.2 : 0.14;
  return -risk * (outlook.rounds > 1 ? 1.6 : 1) + 0.04 * cubes - 0.12 * underground - 0.06 * active;
}

/** Thailand: Bases there cannot be reached (1.3.3). */
const refuge = (guerrillas: number, bases: number): number =>
  -0.14 * guerrillas - (0.3 + 0.6 * (outlook.rounds - 1)) * bases;

/** The ground as it is. */
export function ground(g: Malaya, space: Space): number {
  if (has(known, space)) return here[space];
  known |= 1 << space;
  here[space] = worth(
    space,
    g.troops[space],
    g.police[space],
    g.underground[space],
    g.active[space],
    g.bases[space],
    g.attitude[space],
    g.terror[space],
    g.villages[space],
  );
  return here[space];
}

/** What so many more or fewer of each force would change. */
export const forcesBy = (
  g: Malaya,
  space: Space,
  troops: number,
  police: number,
  underground: number,
  active: number,
  bases: number,
): number =>
  worth(
    space,
    g.troops[space] + troops,
    g.police[space] + police,
    g.underground[space] + underground,
    g.active[space] + active,
    g.bases[space] + bases,
    g.attitude[space],
    g.terror[space],
    g.villages[space],
  ) - ground(g, space);

/** What these markers in place of those that lie there would change. */
export const markersTo = (
  g: Malaya,
  space: Space,
  attitude: number,
  terror: number,
  village: number,
): number =>
  worth(
    space,
    g.troops[space],
    g.police[space],
    g.underground[space],
    g.active[space],
    g.bases[space],
    attitude,
    terror,
    village,
  ) - ground(g, space);

export const attitudeTo = (g: Malaya, space: Space, attitude: number): number =>
  markersTo(g, space, attitude, g.terror[space], g.villages[space]);

/** One Guerrilla fewer: an Active one if there is one. */
export const withoutGuerrilla = (g: Malaya, space: Space): number =>
  g.active[space] > 0 ? forcesBy(g, space, 0, 0, 0, -1, 0) : forcesBy(g, space, 0, 0, -1, 0, 0);
