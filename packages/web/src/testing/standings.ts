import type { Game, Position } from "@sandtable/engine";
import type { View } from "@sandtable/protocol";
import { randomGame } from "./random-game.ts";

/** What is seen in a random game. */
export const viewsOf = <S extends Position>(game: Game<S>): readonly View[] =>
  randomGame(game, game.scenarios[0].id, 7).map(({ view }) => view);

/** All that spaces count. */
export const sum = (spaces: readonly { readonly counts: number }[]): number =>
  spaces.reduce((all, { counts }) => all + counts, 0);
