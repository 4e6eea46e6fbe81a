import type { AnyCatalogue, Example, Game, RuleIndex } from "@sandtable/engine";
import { occupation, occupationExample, occupationRules } from "@sandtable/japanese-occupation";
import { ruleTexts as occupationTexts } from "@sandtable/japanese-occupation/rule-words";
import { malaya, malayaExample, malayaRules } from "@sandtable/malaya";
import { ruleTexts as malayaTexts } from "@sandtable/malaya/rule-words";
import { palestine, palestineExample, palestineRules } from "@sandtable/palestine";
import { ruleTexts as palestineTexts } from "@sandtable/palestine/rule-words";
import { Problem } from "./problem.ts";

/** A game as the terminal knows it: the game, its study material, and its folder in the source tree. */
export interface Shelf {
  readonly game: Game;
  readonly example: Example;
  readonly rules: RuleIndex;
  /** The numbered rules in words. */
  readonly ruleTexts: AnyCatalogue;
  readonly folder: string;
}

/** Every game there is. A new one needs a line here and a drawing in `boards/`. */
export type GameId = "malaya" | "palestine" | "japanese-occupation";

const GAMES: Readonly<Record<GameId, Shelf>> = {
  malaya: {
    game: malaya,
    example: malayaExample,
    rules: malayaRules,
    ruleTexts: malayaTexts,
    folder: "games/malaya",
  },
  palestine: {
    game: palestine,
    example: palestineExample,
    rules: palestineRules,
    ruleTexts: palestineTexts,
    folder: "games/palestine",
  },
  "japanese-occupation": {
    game: occupation,
    example: occupationExample,
    rules: occupationRules,
    ruleTexts: occupationTexts,
    folder: "games/japanese-occupation",
  },
};

export const shelves: readonly Shelf[] = Object.values(GAMES);

const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** The shelf of a game by its id, as typed. */
export function findGame(id: string): Shelf {
  if (!isGameId(id))
    throw new Problem(`There is no game "${id}": choose one of ${Object.keys(GAMES).join(", ")}.`);
  return GAMES[id];
}
