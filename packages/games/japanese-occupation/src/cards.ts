import { byNumber, type CardNumber, type CardWords, type Source, sidesOn } from "@sandtable/coin";
import { j01j08Words } from "./events/j01-j08.words.ts";
import { j09j16Words } from "./events/j09-j16.words.ts";
import { j17j24Words } from "./events/j17-j24.words.ts";
import { j25j32Words } from "./events/j25-j32.words.ts";
import type { Faction } from "./state.ts";
import type { CardQuestion } from "./words/vocabulary.ts";

/** 5.5 What the MPAJA do when a card is revealed: Mobilize Population, Kill Traitors, Seize Supplies, Food Shortage. */
export type Icon = "mobilize" | "traitors" | "supplies" | "food";

/** The MPAJA icon of a card, and how we know it. */
export interface PrintedIcon {
  readonly icon: Icon;
  readonly iconSource: Source;
}

type Card = CardWords<Faction, CardQuestion> &
  PrintedIcon & {
    /** It happens when it is revealed, and is nobody's to execute (5.4). */
    readonly mandatory?: true;
  };

/** What stands on some of the cards: see the files of `events` that end in `.words.ts`. */
export type Cards = Readonly<Record<`J${number}`, Card>>;

/** The 32 Events by name, as a view calls them. */
export const CARDS_BY_NAME: Readonly<Record<`J${CardNumber}`, Card>> = {
  ...j01j08Words,
  ...j09j16Words,
  ...j17j24Words,
  ...j25j32Words,
};

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, Card>> = byNumber<Card>(CARDS_BY_NAME);

export const sidesOf = sidesOn(CARDS);
