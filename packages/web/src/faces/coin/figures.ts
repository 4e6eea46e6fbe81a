import type { Place } from "@sandtable/protocol";
import type { Figure } from "../figures.ts";

/** How many of each kind stand at a place. */
export const countsAt = <Kind extends string>(
  place: Place,
  kinds: readonly Kind[],
  count: (kind: Kind) => number,
  of: (kind: Kind, count: number) => string,
): readonly Figure[] =>
  kinds.map((kind) => ({ place, name: kind, is: "count", count: count(kind), of: (many) => of(kind, many) }));

/** Where a marker lies on its track. */
export const levelOf = (track: string, name: string, level: number): Figure => ({
  place: { on: "track", id: track },
  name,
  is: "level",
  level,
});
