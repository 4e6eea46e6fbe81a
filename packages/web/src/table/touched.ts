import type { Place, View } from "@sandtable/protocol";
import { type GameFace, placeKey } from "../faces/face.ts";
import { type Change, changesBetween } from "../faces/figures.ts";

/** What has changed from one position to another, by the places where it did. */
export function changesAt(
  face: GameFace,
  before: View | undefined,
  view: View | undefined,
): readonly PlaceChanges[] {
  if (before === undefined || view === undefined || before === view) return [];
  const found = new Map<string, PlaceChanges>();
  for (const change of changesBetween(face.figures(before), face.figures(view))) {
    const key = placeKey(change.place);
    found.set(key, { place: change.place, changes: [...(found.get(key)?.changes ?? []), change] });
  }
  return [...found.values()];
}

/** A place, and all that has changed there. */
export interface PlaceChanges {
  readonly place: Place;
  readonly changes: readonly Change[];
}

/** The places that others changed: by what can be read off them, or as far as the face knows more. */
export function touchedPlaces(
  face: GameFace,
  before: View | undefined,
  view: View | undefined,
): readonly Place[] {
  if (before === undefined || view === undefined || before === view) return [];
  return face.touched?.(before, view) ?? changesAt(face, before, view).map(({ place }) => place);
}
