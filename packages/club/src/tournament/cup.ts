import { hasLeft, type Meeting, scoreOf, type Tournament } from "./kinds.ts";

/**
 * Whoever wins a meeting goes on. The draw keeps the strongest apart: the first and the second can meet in the last round
 * only, the first four not before the last but one. Where the field is no power of two the strongest begin with a bye. A
 * meeting that ends level goes to whoever stands higher in the draw: the other one had to do better, and did not.
 */
export function cup(tournament: Tournament): Meeting[][] {
  const { entrants } = tournament;
  let field: (string | undefined)[] = draw(2 ** Math.ceil(Math.log2(entrants.length))).map(
    (place) => entrants[place],
  );
  const rounds: Meeting[][] = [];
  while (field.length > 1) {
    const round = rounds.length + 1;
    const meetings: Meeting[] = [];
    const winners: (string | undefined)[] = [];
    let isOver = true;
    for (let at = 0; at < field.length; at += 2) {
      const [one, other] = field
        .slice(at, at + 2)
        .filter((entrant) => entrant !== undefined && !hasLeft(tournament, entrant, round));
      if (one === undefined) {
        winners.push(undefined);
        continue;
      }
      const meeting: Meeting = { round, one, ...(other !== undefined && { other }) };
      meetings.push(meeting);
      isOver &&= scoreOf(tournament, meeting).isOver;
      winners.push(winnerOf(tournament, meeting));
    }
    rounds.push(meetings);
    if (!isOver) break;
    field = winners;
  }
  return rounds;
}

/** Who goes on from a meeting that is over. */
export function winnerOf(tournament: Tournament, meeting: Meeting): string {
  const { one, other } = meeting;
  const score = scoreOf(tournament, meeting);
  if (other === undefined || score.one > score.other) return one;
  if (score.other > score.one) return other;
  const { entrants } = tournament;
  return entrants.indexOf(one) < entrants.indexOf(other) ? one : other;
}

/** The places of the draw in the order of the bracket: for eight 1-8, 5-4, 3-6, 7-2, counted from 0. */
export function draw(size: number): number[] {
  let places = [0];
  while (places.length < size) {
    const last = places.length * 2 - 1;
    places = places.flatMap((place, index) =>
      index % 2 === 0 ? [place, last - place] : [last - place, place],
    );
  }
  return places;
}
