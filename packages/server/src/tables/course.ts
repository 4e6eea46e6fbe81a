import type { Course } from "@sandtable/bots";
import type { Game, Message } from "@sandtable/engine";
import type { CourseShown } from "@sandtable/protocol";
import { maySee, type Viewer } from "./viewer.ts";

/** The words of choices, by their keys. */
export const labelsOf = (game: Game, keys: readonly string[]): Message[] =>
  keys.map((key) => game.choice(key)?.label ?? { key: "hidden" });

/** A plan as the viewer may see it. */
export const shownCourse = (
  game: Game,
  viewer: Viewer,
  { keys, expected, looks, events }: Course,
): CourseShown => ({
  keys,
  labels: labelsOf(game, keys),
  expected,
  looks,
  events: events.filter((event) => maySee(viewer, event)),
});
