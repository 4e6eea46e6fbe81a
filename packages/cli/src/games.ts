import { campaign, campaignExample, campaignRules } from "@sandtable/1942";
import { ruleTexts as campaignTexts } from "@sandtable/1942/rule-words";
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
  /** The book has no example of play: this one is a lesson of our own. */
  readonly isLesson?: true;
  readonly rules: RuleIndex;
  /** The numbered rules in words. */
  readonly ruleTexts: AnyCatalogue;
  readonly folder: string;
}

/** Every game there is. A new one needs an entry here and a drawing in `boards/`. */
export type GameId = "malaya" | "palestine" | "japanese-occupation" | "1942";

export const shelves: readonly Shelf[] = [
  {
    game: malaya,
    example: malayaExample,
    rules: malayaRules,
    ruleTexts: malayaTexts,
    folder: "games/malaya",
  },
  {
    game: palestine,
    example: palestineExample,
    rules: palestineRules,
    ruleTexts: palestineTexts,
    folder: "games/palestine",
  },
  {
    game: occupation,
    example: occupationExample,
    rules: occupationRules,
    ruleTexts: occupationTexts,
    folder: "games/japanese-occupation",
  },
  {
    game: campaign,
    example: campaignExample,
    isLesson: true,
    rules: campaignRules,
    ruleTexts: campaignTexts,
    folder: "games/1942",
  },
];

/** The shelf of a game by its id, as typed. */
export function findGame(id: string): Shelf {
  const found = shelves.find(({ game }) => game.id === id);
  if (found) return found;
  const known = shelves.map(({ game }) => game.id).join(", ");
  throw new Problem(`There is no game "${id}": choose one of ${known}.`);
}
