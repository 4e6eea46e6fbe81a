import { CardTable, capabilitiesOf } from "@sandtable/coin";
import { JOHORE, KELANTAN, KUALA_LUMPUR, PAHANG, PERAK, type Space, TRENGGANU, zeroes } from "./board.ts";
import {
  type Attitude,
  COMMANDERS,
  type Commander,
  type Control,
  type Faction,
  type Force,
  type Piece,
  type ScenarioId,
  SUPPLY,
} from "./shape.ts";

export { EVENT_CARDS, PROPAGANDA, type Shading } from "@sandtable/coin";
export {
  type Attitude,
  COMMANDERS,
  type Commander,
  type Control,
  DECK_PLANS,
  FACTIONS,
  type Faction,
  FORCES,
  type Force,
  PIECES,
  PIECES_OF,
  type Piece,
  type ScenarioId,
  SUPPLY,
} from "./shape.ts";

export const enemyOf = (faction: Faction): Faction => (faction === "british" ? "mcp" : "british");

export const forceOf = (piece: Piece): Force =>
  piece === "underground" || piece === "active" ? "guerrillas" : piece;
export const ownerOf = (force: Force): Faction =>
  force === "troops" || force === "police" ? "british" : "mcp";

/** Support and Opposition (1.6). */
export const OPPOSITION: Attitude = -1;
export const NEUTRAL: Attitude = 0;
export const SUPPORT: Attitude = 1;

/** Control (1.7). */
export const MCP_CONTROL: Control = -1;
export const UNCONTROLLED: Control = 0;
export const BRITISH_CONTROL: Control = 1;

/** The six Capabilities (5.3), by card number. */
export type CapabilityCard = 1 | 2 | 8 | 18 | 27 | 28;
export const CAPABILITY_CARDS: readonly CapabilityCard[] = [1, 2, 8, 18, 27, 28];

/** Checkpoints: from each of these the game plays on from the state alone. */
export type Stage = Malaya["stage"];
export const STAGES: readonly Stage[] = [
  "reveal",
  "first",
  "second",
  "will",
  "pacify",
  "agitate",
  "redeploy",
  "reset",
  "over",
];

/** A position. Counts are by space; everything is a small whole number, so a copy is a few flat arrays. */
export class Malaya extends CardTable<Faction, "will" | "pacify" | "agitate" | "redeploy" | "reset"> {
  scenario: ScenarioId;

  troops: number[];
  police: number[];
  underground: number[];
  active: number[];
  bases: number[];
  /** Terror in Provinces and Kuala Lumpur, Sabotage in Economic Centers (1.9). */
  terror: number[];
  villages: number[];
  attitude: Attitude[];
  control: Control[];
  /** The Available boxes (1.4.1) and the pool of New Villages (1.12). */
  available: Record<Force | "villages", number>;

  politicalWill: number;
  resources: Record<Faction, number>;
  /** Place on the Commander Track, and whether "Gurney Killed" lies face up (6.6.3). */
  commander: number = 0;
  commanderCancelled: boolean = false;

  constructor(from: Malaya | ScenarioId) {
    if (typeof from === "string") {
      // The British start as 1st Eligible (2.3.1); Propaganda leaves the order alone.
      super({ first: "british", capabilities: CAPABILITY_CARDS.length });
      this.scenario = from;
      this.troops = zeroes();
      this.police = zeroes();
      this.underground = zeroes();
      this.active = zeroes();
      this.bases = zeroes();
      this.terror = zeroes();
      this.villages = zeroes();
      this.attitude = zeroes() as Attitude[];
      this.control = zeroes() as Control[];
      this.available = { ...SUPPLY };
      this.politicalWill = 12;
      this.resources = { british: 20, mcp: 10 };
      return;
    }
    super(from);
    this.scenario = from.scenario;
    this.troops = from.troops.slice();
    this.police = from.police.slice();
    this.underground = from.underground.slice();
    this.active = from.active.slice();
    this.bases = from.bases.slice();
    this.terror = from.terror.slice();
    this.villages = from.villages.slice();
    this.attitude = from.attitude.slice();
    this.control = from.control.slice();
    const { troops, police, guerrillas, bases, villages } = from.available;
    this.available = { troops, police, guerrillas, bases, villages };
    this.politicalWill = from.politicalWill;
    this.resources = { british: from.resources.british, mcp: from.resources.mcp };
    this.commander = from.commander;
    this.commanderCancelled = from.commanderCancelled;
  }
}

/** Setup (2.1): the same forces in both scenarios, only the deck differs. */
export function setup(scenario: ScenarioId): Malaya {
  const g = new Malaya(scenario);
  const put = (space: Space, troops: number, police: number, guerrillas: number, bases: number): void => {
    g.troops[space] = troops;
    g.police[space] = police;
    g.underground[space] = guerrillas;
    g.bases[space] = bases;
    g.available.troops -= troops;
    g.available.police -= police;
    g.available.guerrillas -= guerrillas;
    g.available.bases -= bases;
  };
  put(KUALA_LUMPUR, 4, 2, 0, 0);
  put(PERAK, 2, 2, 1, 0);
  put(JOHORE, 2, 2, 1, 0);
  put(PAHANG, 0, 0, 2, 1);
  put(KELANTAN, 0, 0, 1, 1);
  put(TRENGGANU, 0, 0, 1, 0);
  g.attitude[KUALA_LUMPUR] = SUPPORT;
  g.attitude[PAHANG] = OPPOSITION;
  g.control[KUALA_LUMPUR] = BRITISH_CONTROL;
  g.control[PERAK] = BRITISH_CONTROL;
  g.control[JOHORE] = BRITISH_CONTROL;
  g.control[PAHANG] = MCP_CONTROL;
  g.control[KELANTAN] = MCP_CONTROL;
  g.control[TRENGGANU] = MCP_CONTROL;
  return g;
}

export const cubesIn = (g: Malaya, space: Space): number => g.troops[space] + g.police[space];
export const guerrillasIn = (g: Malaya, space: Space): number => g.underground[space] + g.active[space];
export const insurgentsIn = (g: Malaya, space: Space): number =>
  g.underground[space] + g.active[space] + g.bases[space];

/** The side of a Capability that is in force (5.3). */
export const { has: hasCapability, put: putCapability } = capabilitiesOf(CAPABILITY_CARDS);

/** The Commander's effect, unless Gurney Killed cancels it (6.6.2, 6.6.3). */
export const commands = (g: Malaya, commander: Commander): boolean =>
  COMMANDERS[g.commander] === commander && !g.commanderCancelled;
