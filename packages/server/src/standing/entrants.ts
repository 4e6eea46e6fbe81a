import { botPlayer, UNRATED } from "@sandtable/club";
import { botNames } from "../games.ts";
import type { Rated } from "../store/ratings.ts";

const BOT = botPlayer("");
const NTH = "#";

/** Several bots of a level may take part: each has a number of its own, but for the first. */
const botEntrant = (level: string, nth: number): string =>
  nth === 1 ? botPlayer(level) : `${botPlayer(level)}${NTH}${nth}`;

/** The level of a bot that takes part; nothing for people. */
export const levelOf = (entrant: string): string | undefined =>
  entrant.startsWith(BOT) ? entrant.slice(BOT.length).split(NTH)[0] : undefined;

/** What somebody stands under on the list of ratings. */
export const ratedAs = (entrant: string): string => {
  const level = levelOf(entrant);
  return level === undefined ? entrant : botPlayer(level);
};

/** The next bot of a level that is not among those who take part. */
export function nextBot(level: string, entered: readonly string[]): string | undefined {
  if (!botNames.includes(level)) return undefined;
  for (let nth = 1; ; nth++) {
    const entrant = botEntrant(level, nth);
    if (!entered.includes(entrant)) return entrant;
  }
}

/** The strongest first, by what they are at least; who is as strong, in the order in which they came. */
export function drawn(
  entered: readonly string[],
  game: string,
  ratings: ReadonlyMap<string, readonly Rated[]>,
): string[] {
  const strength = (entrant: string): number => {
    const own = ratings
      .get(ratedAs(entrant))
      ?.find((rated) => rated.game === game && rated.side === undefined);
    const { rating, deviation } = own ?? UNRATED;
    return rating - 2 * deviation;
  };
  return [...entered].sort((one, other) => strength(other) - strength(one));
}
