import type { Meeting, Tournament } from "./kinds.ts";

/**
 * Everybody meets everybody. One entrant stays where he is, the others move on by a place each round (the tables of
 * Berger); with an odd number each has one bye. Whoever has left stays in the tables, and loses what he has not played.
 */
export function roundRobin({ entrants }: Tournament): Meeting[][] {
  const [fixed, ...wheel] = entrants.length % 2 === 0 ? entrants : [...entrants, undefined];
  return wheel.map((_, index) => {
    const order = [fixed, ...wheel.slice(index), ...wheel.slice(0, index)];
    return Array.from({ length: order.length / 2 }, (_, at): Meeting => {
      const [one, other] = [order[at], order[order.length - 1 - at]].filter(
        (entrant) => entrant !== undefined,
      );
      return { round: index + 1, one, ...(other !== undefined && { other }) };
    });
  });
}
