import { byNumber, type CardNumber, type CardWords, sidesOn } from "@sandtable/coin";
import { p01p08Words } from "./events/p01-p08.words.ts";
import { p09p16Words } from "./events/p09-p16.words.ts";
import { p17p24Words } from "./events/p17-p24.words.ts";
import { p25p32Words } from "./events/p25-p32.words.ts";
import type { Faction } from "./state.ts";
import type { CardQuestion } from "./words/vocabulary.ts";

type Card = CardWords<Faction, CardQuestion> & {
  /** It costs Political Will (5.4). */
  readonly starred?: true;
};

/** What stands on some of the cards: see the files of `events` that end in `.words.ts`. */
export type Cards = Readonly<Record<`P${number}`, Card>>;

/** The 32 Events by name, as a view calls them. */
export const CARDS_BY_NAME: Readonly<Record<`P${CardNumber}`, Card>> = {
  ...p01p08Words,
  ...p09p16Words,
  ...p17p24Words,
  ...p25p32Words,
};

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, Card>> = byNumber<Card>(CARDS_BY_NAME);

export const sidesOf = sidesOn(CARDS);
