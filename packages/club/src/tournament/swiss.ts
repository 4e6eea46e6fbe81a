import { hasLeft, type Meeting, scoreOf, type Tournament } from "./kinds.ts";
import { matched } from "./matching.ts";

/** As many rounds as a cup would need: enough for one to have won all of his. */
export const usualRounds = (entrants: number): number => Math.ceil(Math.log2(entrants));

/**
 * Everybody meets somebody who has done about as well, and nobody whom he has met before, as long as that can be. Round
 * by round: the next is paired when the last is over.
 */
export function swiss(tournament: Tournament): Meeting[][] {
  const { entrants, rounds = usualRounds(entrants.length) } = tournament;
  const paired: Meeting[][] = [];
  while (paired.length < rounds) {
    const last = paired.at(-1) ?? [];
    if (last.some((meeting) => !scoreOf(tournament, meeting).isOver)) break;
    const next = pairRound(tournament, paired.flat(), paired.length + 1);
    if (next.length === 0) break;
    paired.push(next);
  }
  return paired;
}

/** Those with more points come first, and among equals who stood higher in the draw; each gets the next he may meet. */
function pairRound(tournament: Tournament, before: readonly Meeting[], round: number): Meeting[] {
  const points = new Map<string, number>();
  const met = new Map<string, Set<string>>();
  const hadBye = new Set<string>();
  const add = (entrant: string, more: number) => points.set(entrant, (points.get(entrant) ?? 0) + more);
  for (const meeting of before) {
    const { one, other } = meeting;
    const score = scoreOf(tournament, meeting);
    add(one, score.one);
    if (other === undefined) hadBye.add(one);
    else {
      add(other, score.other);
      for (const [own, theirs] of [
        [one, other],
        [other, one],
      ])
        met.set(own, (met.get(own) ?? new Set()).add(theirs));
    }
  }
  const field = tournament.entrants.filter((entrant) => !hasLeft(tournament, entrant, round));
  const order = field.sort((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
  const mayMeet = (one: string, other: string): boolean => !met.get(one)?.has(other);

  const free = order.length % 2 === 1 ? byeOf(order, hadBye, mayMeet) : undefined;
  const left = order.filter((entrant) => entrant !== free);
  const pairs = pairedAtOnce(left, points, mayMeet) ?? pairedWithCare(left, points, mayMeet);
  return [
    ...pairs.map(([one, other]) => ({ round, one, other })),
    ...(free === undefined ? [] : [{ round, one: free }]),
  ];
}

type MayMeet = (one: string, other: string) => boolean;
type Pair = readonly [string, string];

/** Everybody with the best he may meet; nothing where that leaves somebody without. It is what care comes to, if it goes well. */
function pairedAtOnce(
  field: readonly string[],
  points: ReadonlyMap<string, number>,
  mayMeet: MayMeet,
): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let left = field; left.length > 0; ) {
    const [one, ...others] = left;
    const other = bestFor(one, others, points).find((entrant) => mayMeet(one, entrant));
    if (other === undefined) return undefined;
    pairs.push([one, other]);
    left = others.filter((entrant) => entrant !== other);
  }
  return pairs;
}

/** Everybody with the best who leaves as many new pairs to the others as there can be. */
function pairedWithCare(
  field: readonly string[],
  points: ReadonlyMap<string, number>,
  mayMeet: MayMeet,
): Pair[] {
  const pairs: Pair[] = [];
  for (let left = field; left.length > 0; ) {
    const [one, ...others] = left;
    const most = pairsAmong(left, mayMeet);
    const without = (other: string): string[] => others.filter((entrant) => entrant !== other);
    const better = bestFor(one, others, points);
    const other =
      better.find((other) => mayMeet(one, other) && pairsAmong(without(other), mayMeet) === most - 1) ??
      better.find((other) => pairsAmong(without(other), mayMeet) === most) ??
      better[0];
    pairs.push([one, other]);
    left = without(other);
  }
  return pairs;
}

/** In a group of equals the upper half meets the lower half; after that whoever comes next. */
function bestFor(one: string, others: readonly string[], points: ReadonlyMap<string, number>): string[] {
  const own = points.get(one) ?? 0;
  const equals = others.filter((other) => (points.get(other) ?? 0) === own);
  const half = Math.floor(equals.length / 2);
  return [...equals.slice(half), ...equals.slice(0, half).reverse(), ...others.slice(equals.length)];
}

/** The last who has had none, such that the others need not meet again; before all else nobody has two. */
function byeOf(order: readonly string[], hadBye: ReadonlySet<string>, mayMeet: MayMeet): string {
  const fromBelow = order.toReversed();
  const wanting = fromBelow.filter((entrant) => !hadBye.has(entrant));
  const candidates = wanting.length > 0 ? wanting : fromBelow;
  const rest = (free: string): string[] => order.filter((entrant) => entrant !== free);
  return candidates.find((free) => pairsAmong(rest(free), mayMeet) * 2 === order.length - 1) ?? candidates[0];
}

const pairsAmong = (field: readonly string[], mayMeet: MayMeet): number =>
  matched(field.length, (one, other) => mayMeet(field[one], field[other])).filter(
    (partner) => partner !== undefined,
  ).length / 2;
