import { CardTable, capabilitiesOf } from "@sandtable/coin";
import {
  ECONOMIC_CENTERS,
  isEconomicCenter,
  JOHORE,
  KEDAH,
  KELANTAN,
  KUALA_LUMPUR,
  NEGRI_SEMBILAN,
  PAHANG,
  PERAK,
  POPULATED,
  POPULATION,
  RAILWAYS,
  SPACES,
  type Space,
  ZIPPER,
  zeroes,
} from "./board.ts";
import { type Band, type Faction, type Force, type Piece, SUPPLY } from "./shape.ts";

export { PROPAGANDA, type Shading } from "@sandtable/coin";
export {
  BANDS,
  type Band,
  DECK_PLAN,
  FACTIONS,
  type Faction,
  FORCES,
  type Force,
  KEMPEITAI,
  PIECES,
  PIECES_OF,
  type Piece,
  SUPPLY,
} from "./shape.ts";

export const enemyOf = (faction: Faction): Faction => (faction === "british" ? "japanese" : "british");

export const ownerOf = (force: Force): Faction =>
  force === "troops" || force === "police" ? "japanese" : "british";

/** A kind of Guerrilla by its side up (1.4.3). */
export const UNDERGROUND = { mpaja: "mpaja_underground", others: "other_underground" } as const;
export const ACTIVE = { mpaja: "mpaja_active", others: "other_active" } as const;
export type Guerrilla = (typeof UNDERGROUND)[Band] | (typeof ACTIVE)[Band];
export const GUERRILLAS: readonly Guerrilla[] = [
  "mpaja_underground",
  "mpaja_active",
  "other_underground",
  "other_active",
];

/**
 * 1.11 Intel chits. Nobody may look at a concealed chit, so, like the deck, it has no value before somebody has seen
 * it: it is drawn when it is revealed, from what is left of three each of 0, 1 and 2, with exactly the chances that
 * shuffled chits would have given. A chit that was seen and is concealed again keeps its value; Reset forgets them all.
 */
export const UNSEEN = -1;
export const CHITS_OF_A_VALUE = 3;
export type IntelState = 0 | 1 | 2;
export const CONCEALED: IntelState = 0;
export const REVEALED: IntelState = 1;
/** Economic Centers, and where J20 has taken the chit away until Reset. */
export const NO_CHIT: IntelState = 2;

/** The six Capabilities (5.3), by card number. */
export type CapabilityCard = 8 | 12 | 15 | 19 | 22 | 27;
export const CAPABILITY_CARDS: readonly CapabilityCard[] = [8, 12, 15, 19, 22, 27];

/** Checkpoints: from each of these the game plays on from the state alone. */
export type Stage = Occupation["stage"];
export const STAGES: readonly Stage[] = [
  "reveal",
  "icon",
  "mandatory",
  "first",
  "second",
  "mpaja",
  "resistance",
  "opposition",
  "construct",
  "supply",
  "reprisal",
  "redeploy-british",
  "redeploy-japanese",
  "reset",
  "over",
];

/** A position. Counts are by space; everything is a small whole number, so a copy is a few flat arrays. */
export class Occupation extends CardTable<
  Faction,
  | "icon"
  | "mandatory"
  | "mpaja"
  | "resistance"
  | "opposition"
  | "construct"
  | "supply"
  | "reprisal"
  | "redeploy-british"
  | "redeploy-japanese"
  | "reset"
> {
  troops: number[];
  police: number[];
  mpaja_underground: number[];
  mpaja_active: number[];
  other_underground: number[];
  other_active: number[];
  caches: number[];
  camps: number[];
  force136: number[];
  kempeitai: number[];
  villages: number[];
  /** 1.6: 1 at Opposition, 0 Neutral. */
  opposition: number[];
  terror: number[];
  intelValue: number[];
  intelState: IntelState[];
  /** 1.12 Sabotage by Railway. */
  sabotage: number[];
  /** The Available boxes (1.4.1) and the pools of markers (1.9, 1.10, 1.15). */
  available: Record<Force | "villages", number>;
  /** On the cards J17 and J25 until Reset, and who put the marker there. */
  away: { troops: number; force136: number };
  awayBy: Faction;
  /** Out of the game by J14 and J29. */
  gone: { caches: number; kempeitai: number };

  resistance: number;
  resources: number;
  /** The box of Operation Zipper (6.7), and the Supply Caches that lie on each. */
  zipper: number;
  stored: number[];
  /** Whether the Gather under way has used neighbours of a chosen space, which J19 allows for one only. */
  neighboursInformed: boolean;

  constructor(from?: Occupation) {
    if (from === undefined) {
      // The British start as 1st Eligible (2.4.1), and are again after every Reset (6.6).
      super({ first: "british", capabilities: CAPABILITY_CARDS.length });
      this.troops = zeroes();
      this.police = zeroes();
      this.mpaja_underground = zeroes();
      this.mpaja_active = zeroes();
      this.other_underground = zeroes();
      this.other_active = zeroes();
      this.caches = zeroes();
      this.camps = zeroes();
      this.force136 = zeroes();
      this.kempeitai = zeroes();
      this.villages = zeroes();
      this.opposition = zeroes();
      this.terror = zeroes();
      this.intelValue = SPACES.map(() => UNSEEN);
      this.intelState = SPACES.map((_, space) => (isEconomicCenter(space as Space) ? NO_CHIT : CONCEALED));
      this.sabotage = RAILWAYS.map(() => 0);
      this.stored = ZIPPER.map((box) => box.caches.value);
      this.available = { ...SUPPLY };
      for (const caches of this.stored) this.available.caches -= caches;
      this.away = { troops: 0, force136: 0 };
      this.awayBy = "british";
      this.gone = { caches: 0, kempeitai: 0 };
      this.resistance = 2;
      this.resources = 0;
      this.zipper = 0;
      this.neighboursInformed = false;
      return;
    }
    super(from);
    this.troops = from.troops.slice();
    this.police = from.police.slice();
    this.mpaja_underground = from.mpaja_underground.slice();
    this.mpaja_active = from.mpaja_active.slice();
    this.other_underground = from.other_underground.slice();
    this.other_active = from.other_active.slice();
    this.caches = from.caches.slice();
    this.camps = from.camps.slice();
    this.force136 = from.force136.slice();
    this.kempeitai = from.kempeitai.slice();
    this.villages = from.villages.slice();
    this.opposition = from.opposition.slice();
    this.terror = from.terror.slice();
    this.intelValue = from.intelValue.slice();
    this.intelState = from.intelState.slice();
    this.sabotage = from.sabotage.slice();
    const { troops, police, mpaja, others, caches, camps, force136, villages } = from.available;
    this.available = { troops, police, mpaja, others, caches, camps, force136, villages };
    this.away = { troops: from.away.troops, force136: from.away.force136 };
    this.awayBy = from.awayBy;
    this.gone = { caches: from.gone.caches, kempeitai: from.gone.kempeitai };
    this.resistance = from.resistance;
    this.resources = from.resources;
    this.zipper = from.zipper;
    this.stored = from.stored.slice();
    this.neighboursInformed = from.neighboursInformed;
  }
}

/** Setup (2.1). */
export function setup(): Occupation {
  const g = new Occupation();
  const put = (piece: Piece, force: Force, space: Space, count: number): void => {
    g[piece][space] += count;
    g.available[force] -= count;
  };
  for (const space of [PERAK, KUALA_LUMPUR, JOHORE, ...ECONOMIC_CENTERS]) put("troops", "troops", space, 3);
  for (const space of [PERAK, KUALA_LUMPUR, JOHORE]) {
    put("police", "police", space, 1);
    g.kempeitai[space] = 1;
  }
  put("mpaja_underground", "mpaja", PERAK, 2);
  put("mpaja_underground", "mpaja", PAHANG, 1);
  put("mpaja_underground", "mpaja", NEGRI_SEMBILAN, 1);
  put("mpaja_underground", "mpaja", JOHORE, 2);
  put("other_underground", "others", KEDAH, 1);
  put("other_underground", "others", KELANTAN, 1);
  put("caches", "caches", PERAK, 1);
  for (const space of [PERAK, NEGRI_SEMBILAN, JOHORE]) put("camps", "camps", space, 1);
  for (const space of [PERAK, NEGRI_SEMBILAN]) put("force136", "force136", space, 1);
  g.opposition[PERAK] = 1;
  g.opposition[JOHORE] = 1;
  return g;
}

export const cubesIn = (g: Occupation, space: Space): number => g.troops[space] + g.police[space];
export const mpajaIn = (g: Occupation, space: Space): number =>
  g.mpaja_underground[space] + g.mpaja_active[space];
export const othersIn = (g: Occupation, space: Space): number =>
  g.other_underground[space] + g.other_active[space];
export const undergroundIn = (g: Occupation, space: Space): number =>
  g.mpaja_underground[space] + g.other_underground[space];
export const activeIn = (g: Occupation, space: Space): number =>
  g.mpaja_active[space] + g.other_active[space];
export const guerrillasIn = (g: Occupation, space: Space): number =>
  undergroundIn(g, space) + activeIn(g, space);
/** British forces: wooden pieces, not markers (1.4). */
export const britishIn = (g: Occupation, space: Space): number => guerrillasIn(g, space) + g.caches[space];

export const villagesOnMap = (g: Occupation): number => SUPPLY.villages - g.available.villages;

/** 1.6 Provinces and Kuala Lumpur without an Opposition marker; Economic Centers have no attitude. */
export const isNeutral = (g: Occupation, space: Space): boolean =>
  !isEconomicCenter(space) && g.opposition[space] === 0;

/** The Population that is Neutral; J15 shaded counts New Villages in during Propaganda Rounds. */
export function neutralPopulation(g: Occupation, villagesToo: boolean): number {
  let sum = 0;
  for (const space of POPULATED)
    if (g.opposition[space] === 0 || (villagesToo && g.villages[space] > 0)) sum += POPULATION[space];
  return sum;
}

/** The side of a Capability that is in force (5.3). */
export const { has: hasCapability, put: putCapability } = capabilitiesOf(CAPABILITY_CARDS);
