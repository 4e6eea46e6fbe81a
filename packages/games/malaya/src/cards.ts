import { byNumber, type CardNumber, type CardWords, sidesOn } from "@sandtable/coin";
import { m01m08Words } from "./events/m01-m08.words.ts";
import { m09m16Words } from "./events/m09-m16.words.ts";
import { m17m24Words } from "./events/m17-m24.words.ts";
import { m25m32Words } from "./events/m25-m32.words.ts";
import type { Faction } from "./state.ts";
import type { CardQuestion } from "./words/vocabulary.ts";

type Card = CardWords<Faction, CardQuestion>;

/** What stands on some of the cards: see the files of `events` that end in `.words.ts`. */
export type Cards = Readonly<Record<`M${number}`, Card>>;

/** The 32 Events by name, as a view calls them. */
export const CARDS_BY_NAME: Readonly<Record<`M${CardNumber}`, Card>> = {
  ...m01m08Words,
  ...m09m16Words,
  ...m17m24Words,
  ...m25m32Words,
};

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, Card>> = byNumber<Card>(CARDS_BY_NAME);

export const sidesOf = sidesOn(CARDS);
