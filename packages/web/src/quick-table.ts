import type { GameListing, NewTable, Opponent, TableInfo } from "@sandtable/protocol";
import { LEVELS, type Level } from "./settings.ts";

/** The bots of a game, those worth playing first. */
export const levelsOf = ({ bots }: Pick<GameListing, "bots">): readonly string[] => [
  ...LEVELS.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !(LEVELS as readonly string[]).includes(bot)),
];

/** The bot that somebody meets who wishes for this level: that one, or the first there is. */
export const firstBot = (game: Pick<GameListing, "bots">, level: Level): string =>
  game.bots.includes(level) ? level : levelsOf(game)[0];

/** The table of one click: the first scenario, the first side, the usual opponent. */
export const quickTable = (game: GameListing, level: Level): NewTable => ({
  game: game.id,
  seat: game.roles[0].seat,
  opponent: { kind: "bot", level: firstBot(game, level) },
});

/** The bot that plays on from a moment of a table: the one that sat there, or the usual one. */
export function nextOpponent(
  game: Pick<GameListing, "bots" | "seconds">,
  table: TableInfo | undefined,
  level: Level,
): Opponent {
  const bot = table?.seats.find((seat) => seat.bot !== undefined);
  if (bot?.bot === undefined) return { kind: "bot", level: firstBot(game, level) };
  const isOwn = bot.seconds !== undefined && bot.seconds !== game.seconds[bot.bot];
  return { kind: "bot", level: bot.bot, ...(isOwn && { seconds: bot.seconds }) };
}
