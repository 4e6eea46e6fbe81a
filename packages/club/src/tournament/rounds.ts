import { cup } from "./cup.ts";
import { FEWEST, type Meeting, MOST, pointsOf, scoreOf, type Tournament } from "./kinds.ts";
import { roundRobin } from "./round-robin.ts";
import { swiss, usualRounds } from "./swiss.ts";

/** Whoever wants more has everybody meet everybody. */
const MOST_ROUNDS = 12;

const PAIRING: Record<Tournament["kind"], (tournament: Tournament) => Meeting[][]> = {
  "round-robin": roundRobin,
  swiss,
  cup,
};

/** Every round that can be paired by now. */
export const meetingsOf = (tournament: Tournament): Meeting[][] => PAIRING[tournament.kind](tournament);

/** How many rounds there will have been. */
export function roundsOf({ kind, entrants, rounds }: Tournament): number {
  const count = entrants.length;
  if (kind === "round-robin") return count % 2 === 0 ? count - 1 : count;
  return kind === "swiss" ? (rounds ?? usualRounds(count)) : usualRounds(count);
}

/** Whether all is played: what is over leads to the next round, if there is one. */
export const isFinished = (tournament: Tournament): boolean =>
  meetingsOf(tournament)
    .flat()
    .every((meeting) => scoreOf(tournament, meeting).isOver);

/** The games that are to be played now: who has the first side against whom, in which round. */
export const openGames = (tournament: Tournament): { round: number; first: string; second: string }[] =>
  meetingsOf(tournament).flatMap((meetings) =>
    meetings.flatMap((meeting) => {
      const { round, one, other } = meeting;
      if (other === undefined || scoreOf(tournament, meeting).isOver) return [];
      return [
        { round, first: one, second: other },
        { round, first: other, second: one },
      ].filter(({ first, second }) => pointsOf(tournament, round, first, second) === undefined);
    }),
  );

/** What is wrong with a tournament as somebody wants it; nothing if it can be played. */
export function whyNot({
  kind,
  entrants,
  rounds,
}: Tournament): "too-few" | "too-many" | "twice" | "rounds" | undefined {
  if (entrants.length < FEWEST) return "too-few";
  if (entrants.length > MOST) return "too-many";
  if (new Set(entrants).size < entrants.length) return "twice";
  const most = Math.min(entrants.length - 1, MOST_ROUNDS);
  if (kind === "swiss" && rounds !== undefined && (rounds < 1 || rounds > most)) return "rounds";
  return undefined;
}
