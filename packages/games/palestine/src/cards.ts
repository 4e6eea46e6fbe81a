import type { Faction, Side } from "./state.ts";

/**
 * 5.0 What stands on a card: its printed title, whether it is a Capability (5.3), whether it has one text only,
 * whether it bears a star (5.4).
 */
export interface CardFacts {
  readonly title: string;
  readonly capability?: Faction;
  readonly single?: true;
  readonly starred?: true;
}

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, CardFacts>> = {
  1: { title: "Operation Agatha" },
  2: { title: "Exodus Affair", starred: true },
  3: { title: "King David Hotel" },
  4: { title: "Illegal Immigration", single: true, starred: true },
  5: { title: "Acre Prison Break" },
  6: { title: "Montgomery" },
  7: { title: "Lehi" },
  8: { title: "Harry Truman", starred: true },
  9: { title: "Ernest Bevin", capability: "british" },
  10: { title: "Palestine Police Force" },
  11: { title: "Operation Shark" },
  12: { title: "Peter Bergson" },
  13: { title: "Palmach", capability: "irgun" },
  14: { title: "Martial Law" },
  15: { title: "Chaim Weizmann" },
  16: { title: "Alan Cunningham" },
  17: { title: "Bevingrads", capability: "british" },
  18: { title: "6th Airborne", capability: "british" },
  19: { title: "Rome Embassy Bombing" },
  20: { title: "Indian Independence", starred: true },
  21: { title: "United Resistance Movement" },
  22: { title: "Jewish Agency", single: true },
  23: { title: "Road Mines", capability: "irgun" },
  24: { title: "Sergeants Affair" },
  25: { title: "Menachem Begin", capability: "irgun" },
  26: { title: "Veterans of WWII", single: true },
  27: { title: "American Loans", starred: true },
  28: { title: "CID" },
  29: { title: "Curfews", capability: "british" },
  30: { title: "Roy Farran" },
  31: { title: "Dov Gruner" },
  32: { title: "Weapon Factories", capability: "irgun" },
};

/** 5.2 Most cards have two texts; three have one. */
export const sidesOf = (card: number): readonly Side[] =>
  CARDS[card].single ? ["unshaded"] : ["unshaded", "shaded"];
