import type { Source } from "@sandtable/coin";
import type { Faction, Side } from "./state.ts";

/** 5.5 What the MPAJA do when a card is revealed: Mobilize Population, Kill Traitors, Seize Supplies, Food Shortage. */
export type Icon = "mobilize" | "traitors" | "supplies" | "food";

/**
 * 5.0 What stands on a card: its printed title, its MPAJA icon, whether it is a Capability (5.3) or a Mandatory
 * Event (5.4), whether it has one text only.
 */
export interface CardFacts {
  readonly title: string;
  readonly icon: Icon;
  readonly iconSource: Source;
  readonly capability?: Faction;
  readonly mandatory?: true;
  readonly single?: true;
}

type IconFacts = Pick<CardFacts, "icon" | "iconSource">;

/**
 * 5.5 gives 14, 6, 6 and 6 cards to the icons; which card bears which is printed on the cards alone. The example of
 * play shows six of them; the others are chosen by theme, within those numbers (docs/japanese-occupation-board.md).
 */
const shown = (icon: Icon): IconFacts => ({ icon, iconSource: { text: "8.0" } });
const themed = (icon: Icon, choice: string): IconFacts => ({ icon, iconSource: { choice } });

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, CardFacts>> = {
  1: { title: "Sook Ching", ...themed("mobilize", "massacre drives people to the resistance") },
  2: { title: "Greater East Asia Co-Prosperity Sphere", ...shown("mobilize") },
  3: { title: "Overseas Chinese Association", ...themed("traitors", "notables who collaborate") },
  4: { title: "Chin Peng", ...themed("mobilize", "organiser of the party") },
  5: { title: '"Hill Rats"', ...themed("mobilize", "bands among the villagers") },
  6: { title: "Jungle is Neutral", ...themed("food", "hardship in the camps"), mandatory: true },
  7: { title: "South East Asia Command", ...themed("supplies", "sends the supplies") },
  8: { title: "Air Drops", ...shown("supplies"), capability: "british" },
  9: { title: "Atomic Bombings", ...themed("mobilize", "the MPAJA leave the hills"), mandatory: true },
  10: { title: "Rationing System", ...themed("food", "food is rationed") },
  11: { title: "KMT Guerrillas", ...themed("mobilize", "rivals for recruits") },
  12: {
    title: "Labor Service Corps",
    ...themed("food", "hands taken off the fields"),
    capability: "japanese",
  },
  13: { title: "Lai Teck Betrayal", ...themed("traitors", "the traitor at the head") },
  14: { title: '"Secret Army"', ...shown("mobilize") },
  15: { title: "Resettlement Schemes", ...themed("food", "food colonies"), capability: "japanese" },
  16: { title: "Freddie Spencer Chapman", ...themed("mobilize", "sheltered by the people") },
  17: { title: "Burma Theater", ...shown("supplies"), single: true },
  18: { title: "Thai Administration", ...themed("food", "the rice states are lost") },
  19: { title: "Radios", ...themed("supplies", "equipment that was dropped"), capability: "british" },
  20: { title: "Lim Bo Seng", ...themed("mobilize", "a martyr") },
  21: { title: "Malay Collaboration", ...shown("traitors") },
  22: { title: "Jikeidan System", ...themed("traitors", "informers"), capability: "japanese" },
  23: { title: "Allied Bombing", ...themed("mobilize", "the occupation looks beatable") },
  24: { title: "Victory in Europe", ...themed("supplies", "stocks kept for after the war") },
  25: { title: "John Davis", ...themed("mobilize", "agrees with the MPAJA") },
  26: { title: "Subhas Chandra Bose", ...themed("traitors", "an army that collaborates") },
  27: { title: "Jungle Conference", ...shown("food"), capability: "british" },
  28: { title: "Operation Gustavus", ...themed("supplies", "stores put ashore") },
  29: { title: "Kempeitai", ...themed("mobilize", "repression breeds resistance") },
  30: { title: "Malayan Volunteer Corps", ...themed("traitors", "auxiliary police") },
  31: { title: "Comfort Women", ...themed("mobilize", "outrage") },
  32: { title: "MPAJU", ...themed("mobilize", "the network of helpers") },
};

/** 5.2 Most cards have two texts; J17 and the Mandatory Events (5.4) have one. */
export const sidesOf = (card: number): readonly Side[] =>
  CARDS[card].single || CARDS[card].mandatory ? ["unshaded"] : ["unshaded", "shaded"];
