import type { GameListing, NewTable } from "@sandtable/protocol";

/** The bot that a first visitor meets: an officer, or the weakest there is. */
export const firstBot = ({ bots }: GameListing): string => (bots.includes("officer") ? "officer" : bots[0]);

/** The table of one click: the first scenario, the first side, an officer. */
export const quickTable = (game: GameListing): NewTable => ({
  game: game.id,
  seat: game.roles[0].seat,
  opponent: { kind: "bot", level: firstBot(game) },
});
