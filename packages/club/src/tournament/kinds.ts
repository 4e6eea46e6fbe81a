/**
 * A tournament as it is stored: who takes part, what was played, who has left. Everything else follows from it: the same
 * games give the same pairings and the same table, whoever works them out.
 */
export interface Tournament {
  readonly kind: "round-robin" | "swiss" | "cup";
  /** Who takes part, the strongest first: the order of the draw. Between FEWEST and MOST of them. */
  readonly entrants: readonly string[];
  /** How many rounds of a Swiss are played, where that is not the usual number. */
  readonly rounds?: number;
  readonly games: readonly PlayedGame[];
  readonly withdrawn: readonly Withdrawal[];
}

export const FEWEST = 4;
export const MOST = 64;

/** A game of a meeting, by who had the first side of the game. */
export interface PlayedGame {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  /** What the first got: 1 won, 0.5 drawn, 0 lost. */
  readonly points: number;
}

export interface Withdrawal {
  readonly entrant: string;
  /** The last round for which he was paired; what he has not played of it is lost by default. */
  readonly after: number;
}

/** Two play each other twice, once on each side; or somebody has nobody to meet. */
export interface Meeting {
  readonly round: number;
  readonly one: string;
  /** None: a bye. */
  readonly other?: string;
}

/** What a meeting has come to. */
export interface Score {
  /** What each got of the two points of a meeting. */
  readonly one: number;
  readonly other: number;
  readonly isOver: boolean;
}

/** The points of a meeting: one for each game. A bye gives both, as if both had been won. */
export const MEETING = 2;

export const hasLeft = ({ withdrawn }: Tournament, entrant: string, round: number): boolean =>
  withdrawn.some((one) => one.entrant === entrant && one.after < round);

/** A table of many games is looked into again and again. */
const indexes = new WeakMap<readonly PlayedGame[], ReadonlyMap<string, number>>();

/** What the first got in a game, if it has been played. */
export function pointsOf(
  { games }: Tournament,
  round: number,
  first: string,
  second: string,
): number | undefined {
  let index = indexes.get(games);
  if (!index) {
    index = new Map(games.map((game) => [`${game.round} ${game.first} ${game.second}`, game.points]));
    indexes.set(games, index);
  }
  return index.get(`${round} ${first} ${second}`);
}

/** What somebody got in the game in which he had the first side, and in the other one; nothing where it is to come. */
export type Both = readonly [number | undefined, number | undefined];

/** The games of a meeting that were played, as the first of the two sees them. */
export function pointsIn(tournament: Tournament, { round, one, other }: Meeting): Both {
  if (other === undefined) return [undefined, undefined];
  const asSecond = pointsOf(tournament, round, other, one);
  return [pointsOf(tournament, round, one, other), asSecond === undefined ? undefined : 1 - asSecond];
}

/** A game that was not played by the time one of the two had left is lost by that one; by both, where both had. */
export function scoreOf(tournament: Tournament, meeting: Meeting): Score {
  const { one, other, round } = meeting;
  if (other === undefined) return { one: MEETING, other: 0, isOver: true };
  const left = (entrant: string): boolean =>
    tournament.withdrawn.some((gone) => gone.entrant === entrant && gone.after <= round);
  const isDefault = left(one) || left(other);
  let own = 0;
  let others = 0;
  let isOver = true;
  for (const points of pointsIn(tournament, meeting)) {
    if (points !== undefined) {
      own += points;
      others += 1 - points;
    } else if (isDefault) {
      own += left(one) ? 0 : 1;
      others += left(other) ? 0 : 1;
    } else isOver = false;
  }
  return { one: own, other: others, isOver };
}
