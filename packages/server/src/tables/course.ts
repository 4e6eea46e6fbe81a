import type { Course } from "@sandtable/bots";
import type { Game, Message, Place } from "@sandtable/engine";
import type { CourseShown } from "@sandtable/protocol";
import { maySee, type Viewer } from "./viewer.ts";

/** The words of choices, by their keys. */
export const labelsOf = (game: Game, keys: readonly string[]): Message[] =>
  keys.map((key) => game.choice(key)?.label ?? { key: "hidden" });

/** Where on the table choices lie, by their keys; each place once. */
export function placesOf(game: Game, keys: readonly string[]): Place[] {
  const places = new Map<string, Place>();
  for (const key of keys) {
    const place = game.choice(key)?.place;
    if (place && place.on !== "button") places.set(JSON.stringify(place), place);
  }
  return [...places.values()];
}

/** A plan as the viewer may see it. */
export const shownCourse = (
  game: Game,
  viewer: Viewer,
  { keys, expected, looks, events }: Course,
): CourseShown => ({
  keys,
  labels: labelsOf(game, keys),
  places: placesOf(game, keys),
  expected,
  looks,
  events: events.filter((event) => maySee(viewer, event)),
});
