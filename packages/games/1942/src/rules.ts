import type { RuleIndex } from "@sandtable/engine";

/**
 * The book numbers its sections; its lettered and titled paragraphs are cited by section and letter ("5.C", "6.R").
 * 9.J stands in its contents alone.
 */
const RULES = [
  ["1.A", "The map"],
  ["1.B", "The counters"],
  ["1.D", "The die"],
  ["2.0", "The turn"],
  ["2.1.A", "Land movement segment"],
  ["2.1.B", "Air movement segment"],
  ["2.1.C", "Naval movement segment"],
  ["2.2", "Combat phase"],
  ["3.0", "Zones of control"],
  ["4.0", "Stacking"],
  ["5.0", "Movement in general"],
  ["5.A", "Land movement"],
  ["5.A.1", "By road"],
  ["5.A.2", "From island to island"],
  ["5.A.3", "Water barriers"],
  ["5.B", "Air movement"],
  ["5.C", "Naval movement and landings"],
  ["5.D", "Parachute drops and advances"],
  ["6.0", "Attacks"],
  ["6.R", "Retreat"],
  ["6.D", "Disruption"],
  ["6.E", "Elimination"],
  ["6.S", "Surrender"],
  ["6.1", "Air support"],
  ["6.2", "Attacks of landed units"],
  ["6.3", "Fortresses in combat"],
  ["7.0", "Supply"],
  ["8.0", "Air units"],
  ["8.1", "Umbrellas and naval air units"],
  ["8.2", "Air missions"],
  ["9.A", "Americans unprepared"],
  ["9.B", "Filipino divisions"],
  ["9.C", "Allied ships"],
  ["9.D", "Treacherous seas"],
  ["9.E", "Empty cities"],
  ["9.F", "Hong Kong"],
  ["9.G", "The guard against Burma"],
  ["9.H", "Ships on their way to load"],
  ["9.I", "Sieges"],
  ["9.J", "What a fortress does"],
  ["10.0", "Victory"],
  ["11.0", "Set-up and reinforcements"],
] as const;

/** The number of a rule: its words must have each of them. */
export type RuleNumber = (typeof RULES)[number][0];

/** Every rule of the book that is cited, with a heading of ours; there are no cards. */
export const campaignRules: RuleIndex = {
  rules: RULES.map(([number, title]) => ({ number, title })),
  cardSides: [],
};
