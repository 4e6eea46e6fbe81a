import type { Place, View } from "@sandtable/protocol";
import type { GameFace } from "../faces/face.ts";

/** The spaces and tracks that read differently now than they did before; pieces are told with their space. */
export function touchedPlaces(
  face: GameFace,
  before: View | undefined,
  view: View | undefined,
): readonly Place[] {
  if (before === undefined || view === undefined || before === view) return [];
  if (face.touched) return face.touched(before, view);
  const told = (place: Place, at: View): string => JSON.stringify(face.describe(place, at)?.lines ?? []);
  return face
    .places(view)
    .filter(({ on }) => on === "space" || on === "hex" || on === "track")
    .filter((place) => told(place, before) !== told(place, view));
}
