import { winnerOf } from "./cup.ts";
import { type Both, hasLeft, type Meeting, pointsIn, scoreOf, type Tournament } from "./kinds.ts";
import { meetingsOf } from "./rounds.ts";

/** How somebody stands, and against whom he got what. */
export interface Standing {
  readonly entrant: string;
  /** Equals in everything share a rank. */
  readonly rank: number;
  readonly points: number;
  /** What breaks ties, in the order in which it does. */
  readonly tieBreaks: readonly number[];
  readonly hasLeft: boolean;
  readonly against: Readonly<Record<string, Both>>;
}

/** What breaks ties, in this order: see {@link standings}. */
export const TIE_BREAKS = {
  "round-robin": ["direct", "sonneborn-berger", "won"],
  swiss: ["buchholz", "sonneborn-berger", "direct", "won"],
  cup: ["round"],
} as const satisfies Record<Tournament["kind"], readonly string[]>;

type TieBreak = (typeof TIE_BREAKS)[Tournament["kind"]][number];

interface Row {
  readonly entrant: string;
  readonly met: readonly Met[];
  readonly points: number;
}

/** A meeting as one of the two sees it. */
interface Met {
  readonly meeting: Meeting;
  readonly opponent: string | undefined;
  readonly own: number;
  readonly isWon: boolean;
}

/**
 * The table: by points, two for a meeting, and then, until something tells them apart:
 * - in a round robin: what those got who are level against each other; the points of the beaten and half those of the
 *   drawn (Sonneborn-Berger); meetings won;
 * - in a Swiss: the points of all opponents (Buchholz), where a bye counts as an opponent who did as well as oneself;
 *   Sonneborn-Berger; what the level got against each other; meetings won;
 * - in a cup the round that was reached, and nothing else.
 *
 * Whoever leaves a round robin before half of it is played is taken out: what he played counts for nobody, since the others
 * would have met him or not by the chance of the draw.
 */
export function standings(tournament: Tournament): Standing[] {
  const { kind, entrants } = tournament;
  const rounds = meetingsOf(tournament);
  const all = rounds.flat();
  const counted = all.filter((meeting) => !isVoid(tournament, meeting, rounds.length));
  const rows = entrants.map((entrant): Row => {
    const met = counted.flatMap((meeting) => seenBy(tournament, meeting, entrant));
    return { entrant, met, points: met.reduce((sum, { own }) => sum + own, 0) };
  });
  const pointsOf = new Map(rows.map(({ entrant, points }) => [entrant, points]));
  const measured = rows.map((row) => ({
    row,
    by: [
      kind === "cup" ? 0 : row.points,
      ...TIE_BREAKS[kind].map((how) => tieBreak(how, tournament, row, rows, pointsOf)),
    ],
  }));
  measured.sort((one, other) => compare(other.by, one.by));
  return measured.map(({ row, by }) => ({
    entrant: row.entrant,
    rank: measured.findIndex((other) => compare(other.by, by) === 0) + 1,
    points: row.points,
    tieBreaks: by.slice(1),
    hasLeft: hasLeft(tournament, row.entrant, Number.POSITIVE_INFINITY),
    against: againstOf(tournament, all, row.entrant),
  }));
}

const compare = (ones: readonly number[], others: readonly number[]): number => {
  const at = ones.findIndex((value, index) => value !== others[index]);
  return at === -1 ? 0 : ones[at] - others[at];
};

/** Whether a meeting counts for nobody. */
function isVoid({ kind, withdrawn }: Tournament, { one, other }: Meeting, rounds: number): boolean {
  if (kind !== "round-robin") return false;
  return withdrawn.some(({ entrant, after }) => (entrant === one || entrant === other) && after * 2 < rounds);
}

function seenBy(tournament: Tournament, meeting: Meeting, entrant: string): Met[] {
  const { one, other } = meeting;
  if (entrant !== one && entrant !== other) return [];
  const score = scoreOf(tournament, meeting);
  const [own, theirs] = entrant === one ? [score.one, score.other] : [score.other, score.one];
  // In a round robin everybody has as many byes: they are worth nothing.
  const isFree = other === undefined && tournament.kind === "round-robin";
  return [
    {
      meeting,
      opponent: entrant === one ? other : one,
      own: isFree ? 0 : own,
      isWon: !isFree && score.isOver && own > theirs,
    },
  ];
}

function tieBreak(
  how: TieBreak,
  tournament: Tournament,
  row: Row,
  rows: readonly Row[],
  pointsOf: ReadonlyMap<string, number>,
): number {
  const { met, points, entrant } = row;
  const sum = (of: (met: Met) => number): number => met.reduce((total, one) => total + of(one), 0);
  const theirs = (opponent: string | undefined): number =>
    opponent === undefined ? points : (pointsOf.get(opponent) ?? 0);
  switch (how) {
    case "buchholz":
      return sum(({ opponent }) => theirs(opponent));
    case "sonneborn-berger":
      return sum(({ opponent, own }) => (theirs(opponent) * own) / 2);
    case "direct": {
      const level = rows.filter((other) => other.points === points).map((other) => other.entrant);
      return sum(({ opponent, own }) => (opponent !== undefined && level.includes(opponent) ? own : 0));
    }
    case "won":
      return met.filter(({ isWon }) => isWon).length;
    case "round": {
      const last = met.at(-1);
      if (!last) return 0;
      const { isOver } = scoreOf(tournament, last.meeting);
      return last.meeting.round + (isOver && winnerOf(tournament, last.meeting) === entrant ? 1 : 0);
    }
  }
}

function againstOf(
  tournament: Tournament,
  meetings: readonly Meeting[],
  entrant: string,
): Standing["against"] {
  const cells: Record<string, Both> = {};
  for (const meeting of meetings) {
    const { round, one, other } = meeting;
    if (other === undefined || (entrant !== one && entrant !== other)) continue;
    const opponent = entrant === one ? other : one;
    cells[opponent] = pointsIn(tournament, { round, one: entrant, other: opponent });
  }
  return cells;
}
