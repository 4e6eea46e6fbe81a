import type { Game, Title } from "@sandtable/engine";
import { titleOf, titles } from "@sandtable/library";
import { Problem } from "./problem.ts";

/** Where the sources of a game are, among the packages. */
export const folderOf = ({ id }: Pick<Game, "id">): string => `games/${id}`;

/** The title of a game by its id, as typed. */
export function findGame(id: string): Title {
  const found = titleOf(id);
  if (found) return found;
  const known = titles.map(({ game }) => game.id).join(", ");
  throw new Problem(`There is no game "${id}": choose one of ${known}.`);
}
