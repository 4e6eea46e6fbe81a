import { CardTable, capabilitiesOf } from "@sandtable/coin";
import { CITIES, chart, isCity, SPACES, type Space, zeroes } from "./board.ts";
import {
  addsSpace,
  type Faction,
  type Force,
  HAGANAH_END,
  PIECES_OF,
  type ScenarioId,
  SUPPLY,
} from "./shape.ts";

export { EVENT_CARDS, PROPAGANDA, type Shading } from "@sandtable/coin";
export {
  CHIT_VALUES,
  CHITS_OF_A_VALUE,
  type ChitValue,
  DECK_PLANS,
  FACTIONS,
  type Faction,
  FORCES,
  type Force,
  HAGANAH_END,
  PIECES,
  PIECES_OF,
  type Piece,
  type ScenarioId,
  SUPPLY,
  TRACK_CACHES,
  TRACK_CELLS,
} from "./shape.ts";

export const enemyOf = (faction: Faction): Faction => (faction === "british" ? "irgun" : "british");

export const ownerOf = (force: Force): Faction =>
  force === "troops" || force === "police" ? "british" : "irgun";

/** The eight Capabilities (5.3), by card number. */
export type CapabilityCard = 9 | 13 | 17 | 18 | 23 | 25 | 29 | 32;
export const CAPABILITY_CARDS: readonly CapabilityCard[] = [9, 13, 17, 18, 23, 25, 29, 32];

/** Checkpoints: from each of these the game plays on from the state alone. */
export type Stage = Palestine["stage"];
export const STAGES: readonly Stage[] = [
  "reveal",
  "first",
  "second",
  "will",
  "rob",
  "intel",
  "haganah",
  "redeploy",
  "irgun-redeploy",
  "reset",
  "over",
];

/** P27 The British must Pass on the next Event card: not yet, or on the card that lies open. */
export type Loans = "none" | "next" | "now";

/** A position. Counts are by space; everything is a small whole number, so a copy is a few flat arrays. */
export class Palestine extends CardTable<
  Faction,
  "will" | "rob" | "intel" | "haganah" | "redeploy" | "irgun-redeploy" | "reset"
> {
  scenario: ScenarioId;

  troops: number[];
  police: number[];
  underground: number[];
  active: number[];
  caches: number[];
  /** 1.7 Any number of either in a space. */
  sabotage: number[];
  terror: number[];
  curfew: number[];
  /** The Available boxes (1.4.1) and the pool of Curfews (1.10). */
  available: Record<Force | "curfews", number>;
  /** 1.3.6 Cells in Prison, and those that have left the game (P5). */
  prison: number = 0;
  exiled: number = 0;

  politicalWill: number = 18;
  /** 6.5 The Haganah Track, and what lies on it by value (6.5.2). */
  haganah: number = HAGANAH_END;
  storedCells: number[];
  storedCaches: number[];
  /** 1.6.1 Intel Chits the British hold, by value. */
  intel: number[];
  loans: Loans = "none";

  constructor(from: Palestine | ScenarioId) {
    if (typeof from === "string") {
      // The Irgun start as 1st Eligible (2.3.1).
      super({ first: "irgun", capabilities: CAPABILITY_CARDS.length });
      this.scenario = from;
      this.troops = zeroes();
      this.police = zeroes();
      this.underground = zeroes();
      this.active = zeroes();
      this.caches = zeroes();
      this.sabotage = zeroes();
      this.terror = zeroes();
      this.curfew = zeroes();
      this.available = { ...SUPPLY };
      this.storedCells = [0, 0, 0, 0, 0];
      this.storedCaches = [0, 0, 0, 0, 0];
      this.intel = [0, 0, 0];
      return;
    }
    super(from);
    this.scenario = from.scenario;
    this.troops = from.troops.slice();
    this.police = from.police.slice();
    this.underground = from.underground.slice();
    this.active = from.active.slice();
    this.caches = from.caches.slice();
    this.sabotage = from.sabotage.slice();
    this.terror = from.terror.slice();
    this.curfew = from.curfew.slice();
    const { troops, police, cells, caches, curfews } = from.available;
    this.available = { troops, police, cells, caches, curfews };
    this.prison = from.prison;
    this.exiled = from.exiled;
    this.politicalWill = from.politicalWill;
    this.haganah = from.haganah;
    this.storedCells = from.storedCells.slice();
    this.storedCaches = from.storedCaches.slice();
    this.intel = from.intel.slice();
    this.loans = from.loans;
  }
}

/** Setup (2.1). */
export function setup(scenario: ScenarioId): Palestine {
  const g = new Palestine(scenario);
  const put = (space: Space, force: "troops" | "police" | "cells" | "caches", count: number): void => {
    g[PIECES_OF[force][0]][space] += count;
    g.available[force] -= count;
  };
  for (const space of chart.all) if (SPACES[space].kind !== "railway") put(space, "cells", 1);
  for (const id of ["lydda", "jerusalem_d"] as const) put(chart.at(id), "caches", 1);
  for (const id of ["galilee", "samaria", "gaza"] as const) put(chart.at(id), "troops", 2);
  for (const city of CITIES) {
    put(city, "troops", 2);
    put(city, "police", 1);
  }
  return g;
}

export const cubesIn = (g: Palestine, space: Space): number => g.troops[space] + g.police[space];
export const cellsIn = (g: Palestine, space: Space): number => g.underground[space] + g.active[space];
/** Cells and Arms Caches. */
export const irgunIn = (g: Palestine, space: Space): number =>
  g.underground[space] + g.active[space] + g.caches[space];

export const chitsHeld = (g: Palestine): number => g.intel[0] + g.intel[1] + g.intel[2];
export const terrorOnMap = (g: Palestine): number => g.terror.reduce((sum, terror) => sum + terror, 0);
export const hasCurfew = (g: Palestine, space: Space): boolean => isCity(space) && g.curfew[space] > 0;

/** The side of a Capability that is in force (5.3). */
const CAPABILITIES = capabilitiesOf(CAPABILITY_CARDS);
export const { has: hasCapability, put: putCapability } = CAPABILITIES;

/** 6.5.3 How many spaces more every Irgun Operation has. */
export const haganahSpace = (g: Palestine): number =>
  addsSpace(g.haganah, CAPABILITIES.sideOf(g, 13)) ? 1 : 0;
