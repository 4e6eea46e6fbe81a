import type { Place } from "@sandtable/protocol";
import { placeKey } from "./face.ts";

/**
 * Something that can be read off the table: how many pieces stand somewhere, where a marker lies on its track, how something stands. What
 * has changed between two positions is what reads differently.
 */
export type Figure = {
  readonly place: Place;
  /** Tells it from others at its place. */
  readonly name: string;
} & (
  | {
      readonly is: "count";
      readonly count: number;
      /** So many of them in words. */
      readonly of: (count: number) => string;
    }
  | { readonly is: "level"; readonly level: number }
  | { readonly is: "state"; readonly state: string }
);

/** What reads differently: more or fewer pieces, a marker that moved, something that stands in another way. */
export type Change = { readonly place: Place } & (
  | { readonly is: "more" | "fewer"; readonly what: string }
  | { readonly is: "moved"; readonly name: string; readonly from: number; readonly to: number }
  | { readonly is: "now"; readonly state: string }
);

const idOf = ({ place, name }: Figure): string => `${placeKey(place)} ${name}`;

const counted = (place: Place, by: number, of: (count: number) => string): Change => ({
  place,
  is: by > 0 ? "more" : "fewer",
  what: of(Math.abs(by)),
});

function changeOf(before: Figure | undefined, after: Figure): readonly Change[] {
  const { place } = after;
  switch (after.is) {
    case "count": {
      const by = after.count - (before?.is === "count" ? before.count : 0);
      return by === 0 ? [] : [counted(place, by, after.of)];
    }
    case "level":
      return before?.is === "level" && before.level !== after.level
        ? [{ place, is: "moved", name: after.name, from: before.level, to: after.level }]
        : [];
    case "state":
      return before?.is === "state" && before.state === after.state
        ? []
        : [{ place, is: "now", state: after.state }];
  }
}

/** What has changed from one position to another, in the order in which the table is read. */
export function changesBetween(before: readonly Figure[], after: readonly Figure[]): readonly Change[] {
  const old = new Map(before.map((figure) => [idOf(figure), figure]));
  const left = new Set(after.map(idOf));
  return [
    ...after.flatMap((figure) => changeOf(old.get(idOf(figure)), figure)),
    ...before.flatMap((figure) =>
      figure.is === "count" && !left.has(idOf(figure))
        ? [counted(figure.place, -figure.count, figure.of)]
        : [],
    ),
  ].filter((change) => change.is !== "now" || change.state !== "");
}
