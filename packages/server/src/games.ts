import { BOT_NAMES, SECONDS } from "@sandtable/bots";
import type { Course, Example, Game, RuleIndex } from "@sandtable/engine";
import { titles } from "@sandtable/library";
import type { GameListing } from "@sandtable/protocol";

/** A game as the server knows it: the rules, the example of play that teaches it, the course, and the index of its book. */
export interface Shelf {
  readonly game: Game;
  readonly example?: Example;
  readonly course?: Course;
  readonly rules: RuleIndex;
}

/** Shelves by the id of their game. */
export type Library = ReadonlyMap<string, Shelf>;

export const libraryOf = (shelves: readonly Shelf[]): Library =>
  new Map(shelves.map((shelf) => [shelf.game.id, shelf]));

/** Every game there is. */
export const library: Library = libraryOf(titles);

/** The bots by name, from the weakest up. */
export const botNames: readonly string[] = BOT_NAMES;

/** How many seconds a bot thinks in a turn if nobody says otherwise; none for those who do not look ahead. */
export const secondsOf = (bot: string): number | undefined =>
  Object.hasOwn(SECONDS, bot) ? SECONDS[bot as keyof typeof SECONDS] : undefined;

export const listing = ({ game, example, course, rules }: Shelf): GameListing => ({
  id: game.id,
  title: game.title,
  roles: game.roles,
  scenarios: game.scenarios,
  options: game.options,
  secrets: game.secrets,
  bots: botNames,
  seconds: SECONDS,
  rules: rules.rules,
  lesson: example !== undefined,
  course: course !== undefined,
});
