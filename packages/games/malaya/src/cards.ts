import type { Faction, Side } from "./state.ts";

/** 5.0 What stands on a card: its printed title, whether it is a Capability (5.3), whether it has one text only. */
export interface CardFacts {
  readonly title: string;
  readonly capability?: Faction;
  readonly single?: true;
}

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, CardFacts>> = {
  1: { title: "New Villages", capability: "british" },
  2: { title: "Min Yuen", capability: "mcp" },
  3: { title: "Leaflets" },
  4: { title: "Chinese Squatters" },
  5: { title: "MPAJA Legacy" },
  6: { title: "Chin Peng" },
  7: { title: "Trade Unions" },
  8: { title: "MNLA", capability: "mcp" },
  9: { title: "Batang Kali" },
  10: { title: "Gurney Killed" },
  11: { title: "Chemical Defoliants" },
  12: { title: "Orang Asli" },
  13: { title: "Malay Police" },
  14: { title: "Korean War" },
  15: { title: "Urban Calm" },
  16: { title: "Deportations" },
  17: { title: "Special Branch" },
  18: { title: "Jungle Warfare School", capability: "british" },
  19: { title: "Food Denial" },
  20: { title: "Regroupment" },
  21: { title: "White Areas" },
  22: { title: "Nationalist Parties" },
  23: { title: "New Directives" },
  24: { title: "British Government", single: true },
  25: { title: "Planters and Miners" },
  26: { title: "Emergency Regulations", single: true },
  27: { title: "Running Dogs", capability: "mcp" },
  28: { title: "Unity of Command", capability: "british" },
  29: { title: "Weapon Bounties" },
  30: { title: "CCP Victory" },
  31: { title: "Ex-Palestine Recruits" },
  32: { title: "SEP" },
};

/** 5.2 Most cards have two texts; two have one. */
export const sidesOf = (card: number): readonly Side[] =>
  CARDS[card].single ? ["unshaded"] : ["unshaded", "shaded"];
