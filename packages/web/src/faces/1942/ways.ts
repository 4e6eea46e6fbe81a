import { chanceThrough } from "@sandtable/1942/figures";
import type { DestinationView, MoverView, TableView } from "@sandtable/1942/shape";
import { hexName, theUnit, unitName } from "@sandtable/1942/words";
import { percent } from "../percent.ts";
import { unitOf } from "./data.ts";
import { words } from "./words/index.ts";

/** Where the unit that was picked up may go, and what it costs, in words. */

export const destinationOf = (view: TableView, to: string): DestinationView | undefined =>
  view.mover?.destinations.find((destination) => destination.to === to);

/** 5.C Naval units have a point of their own, which comes on top of what is paid. */
function priceText({ kind, unit }: MoverView, count: number): string | undefined {
  if (kind === "land" || kind === "way") return words.movementPoints({ count });
  if (kind !== "sea") return undefined;
  if (!unitOf(unit)?.navy) return words.navalPoints({ count });
  return count === 0 ? words.ownPoint : words.andOwn({ count });
}

/** "3 movement points, by road". */
export function costText(mover: MoverView, { cost, way, path, takes }: DestinationView): string {
  const price = cost === undefined ? undefined : priceText(mover, cost);
  const parts = [
    ...(price === undefined ? [] : [price]),
    ...(way === undefined ? [] : [words.way[way]]),
    ...(takes === undefined ? [] : [words.takes({ places: takes.map(hexName) })]),
    ...(mover.kind === "sea" && path.length > 1 ? [words.bySea({ count: path.length - 1 })] : []),
  ];
  return parts.join(", ");
}

/** 8.1 Every umbrella on the way: who strikes, whom, and the chance to come through. */
export const dangersOf = ({ attacks = [] }: DestinationView): readonly string[] =>
  attacks.map(({ air, hexes, empty }) =>
    words.comeThrough({
      danger: words.danger({ isEmpty: empty, hexes, air: theUnit(air) }),
      chance: percent(chanceThrough(hexes)),
    }),
  );

/** What the chance of a destination is about. */
export function chanceText({ kind }: MoverView, { way, chance: value }: DestinationView): string | undefined {
  if (value === undefined) return undefined;
  const chance = percent(value);
  if (way !== "city") return words.toArrive({ chance });
  return kind === "sea" ? words.toArriveAndTake({ chance }) : words.toFall({ chance });
}

/** A destination in one line, for the hex it is. */
export function destinationLine(view: TableView, to: string): string | undefined {
  const { mover } = view;
  const destination = destinationOf(view, to);
  if (!mover || !destination) return undefined;
  const cost = costText(mover, destination);
  const chance = chanceText(mover, destination);
  const parts = [...(cost === "" ? [] : [cost]), ...(chance === undefined ? [] : [chance])];
  return words.canGo({ unit: unitName(mover.unit), kind: mover.kind, parts });
}

export const doingText = ({ kind, destinations }: MoverView): string =>
  words.doing({ kind, places: destinations.length });
