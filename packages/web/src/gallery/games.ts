import type { Game } from "@sandtable/engine";
import { titles } from "@sandtable/library";

/** The rules of each game: the page itself never has them, the gallery plays by them. */
export const GAMES: ReadonlyMap<string, Game> = new Map(titles.map(({ game }) => [game.id, game]));
