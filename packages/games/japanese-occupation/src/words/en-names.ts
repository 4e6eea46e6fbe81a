import {
  cardNames,
  coinEnglish,
  counted,
  MALAYA_NAMES,
  malayaPlace,
  type Noun,
  named,
} from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import type { RailwayId, ZipperBox } from "../board.ts";
import { CARDS, type Icon } from "../cards.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Faction, Force, Piece } from "../state.ts";
import type { CardVocabulary, NameVocabulary, PhaseName } from "./contents.ts";
import type { Alternative, CardQuestion, OccupationThings } from "./vocabulary.ts";

/** English names, and how they join a number. */

export { MALAYA_NAMES as SPACE_NAMES } from "@sandtable/coin/words";

/** By the border it lies on (1.3.6). */
export const RAILWAY_NAMES: Readonly<Record<RailwayId, string>> = {
  R1: "Thailand-Kedah Railway",
  R2: "Thailand-Kelantan Railway",
  R3: "Thailand-Perak Railway",
  R4: "Perak-Kelantan Railway",
  R5: "Perak-Pahang-Selangor Railway",
  R6: "Negri Sembilan-Pahang Railway",
  R7: "Negri Sembilan-Johore Railway",
  R8: "Pahang-Johore Railway",
};

const FACTION_NAMES: Readonly<Record<Faction, string>> = { british: "British", japanese: "Japanese" };

export const OPERATION_NAMES: Readonly<Record<OperationKind, string>> = {
  train: "Train",
  contact: "Contact",
  sabotage: "Sabotage",
  ambush: "Ambush",
  deploy: "Deploy",
  construct: "Construct",
  sweep: "Sweep",
  assault: "Assault",
};

const SPECIAL_NAMES: Readonly<Record<SpecialKind, string>> = {
  supply: "Supply",
  gather: "Gather",
  raid: "Raid",
  extract: "Extract",
  reprisal: "Reprisal",
  eliminate: "Eliminate",
};

export const ICON_NAMES: Readonly<Record<Icon, string>> = {
  mobilize: "Mobilize Population",
  traitors: "Kill Traitors",
  supplies: "Seize Supplies",
  food: "Food Shortage",
};

export const ZIPPER_NAMES: Readonly<Record<ZipperBox, string>> = {
  delay: "Delay",
  6: "6",
  12: "12",
  18: "18",
  20: "20 (Ready)",
};

const ATTITUDE_NAMES = { opposition: "Opposition", neutral: "Neutral" } as const;

export const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  mpaja: "MPAJA phase",
  resistance: "Resistance phase",
  resources: "Resources phase",
  support: "Support phase",
  redeploy: "Redeploy phase",
  reset: "Reset phase",
};

const VILLAGE: Noun = { one: "New Village", many: "New Villages" };
const CHIT: Noun = { one: "Intel chit", many: "Intel chits" };

const FORCE_NOUNS: Readonly<Record<Force, Noun>> = {
  troops: { one: "Troop", many: "Troops" },
  police: { one: "Police", many: "Police" },
  mpaja: { one: "MPAJA Guerrilla", many: "MPAJA Guerrillas" },
  others: { one: "non-MPAJA Guerrilla", many: "non-MPAJA Guerrillas" },
  caches: { one: "Supply Cache", many: "Supply Caches" },
  camps: { one: "Jungle Camp", many: "Jungle Camps" },
  force136: { one: "Force 136 marker", many: "Force 136 markers" },
};

const PIECE_NOUNS: Readonly<Record<Piece, Noun>> = {
  troops: FORCE_NOUNS.troops,
  police: FORCE_NOUNS.police,
  mpaja_underground: { one: "Underground MPAJA Guerrilla", many: "Underground MPAJA Guerrillas" },
  mpaja_active: { one: "Active MPAJA Guerrilla", many: "Active MPAJA Guerrillas" },
  other_underground: { one: "Underground non-MPAJA Guerrilla", many: "Underground non-MPAJA Guerrillas" },
  other_active: { one: "Active non-MPAJA Guerrilla", many: "Active non-MPAJA Guerrillas" },
  caches: FORCE_NOUNS.caches,
  camps: FORCE_NOUNS.camps,
  force136: FORCE_NOUNS.force136,
  kempeitai: { one: "Kempeitai marker", many: "Kempeitai markers" },
};

/** What a card asks for, unless it puts the question in words of its own. */
const QUESTIONS: Readonly<Record<CardQuestion, string>> = {
  operation: "choose the Operation, or none",
  special: "choose a Special Activity, or none",
  act: "choose a space for an Ambush or a Sabotage, or none",
  "place-mpaja": "choose a space for an MPAJA Guerrilla",
  "place-others": "choose a space for a non-MPAJA Guerrilla, or none",
  "place-police": "choose a space for a Police",
  "which-others": "choose a non-MPAJA Guerrilla to place anew, or none",
  "others-to": "where does the Guerrilla go?",
  "remove-guerrilla": "choose a space that loses a Guerrilla, or none",
  "remove-police": "choose a space that loses a Police, or none",
  "remove-camp": "choose the Jungle Camp to remove",
  "remove-cache": "choose the Supply Cache that leaves the game",
  "remove-force136": "choose the Force 136 marker to remove",
  "remove-kempeitai": "choose the Kempeitai marker that leaves the game",
  "remove-piece": "choose a Force 136 marker or a Supply Cache to remove",
  "remove-opposition": "choose a space that loses its Opposition",
  "which-force136": "choose a Force 136 marker to place or move, or none",
  "force136-to": "choose the Jungle Camp it goes to",
  province: "choose a Province with a Jungle Camp",
  troops: "choose a Troop for the card",
  sabotage: "choose a Railway for a Sabotage marker, or none",
  repair: "choose a Railway that loses a Sabotage marker, or none",
  reveal: "choose an Intel chit to reveal",
  conceal: "choose an Intel chit to conceal",
  "remove-chit": "choose the concealed Intel chit to take away",
};

/** Alternatives stand beside the prompt that explains them. */
const ALTERNATIVE_LABELS: Readonly<Record<Alternative, string>> = {
  sabotage: "Sabotage",
  ambush: "Ambush",
  police: "Remove 1 Police",
  roll: "Roll the die",
  conceal: "Conceal the Intel chit",
  village: "Build a New Village",
  available: "An Available one",
};

/** What a faction does in a space that its Operation selects. */
const SELECTING: Readonly<Record<OperationKind, string>> = {
  train: "Train in",
  contact: "make Contact in",
  sabotage: "Sabotage from",
  ambush: "Ambush in",
  deploy: "Deploy to",
  construct: "Construct in",
  sweep: "Sweep",
  assault: "Assault in",
};

const cards = cardNames("J", CARDS);
export const cardWords = cards.words as Catalogue<CardVocabulary>;
export const { cardName } = cards;

/** What all games say, with the names of this one. */
export const shared = coinEnglish<OccupationThings>({
  spaces: MALAYA_NAMES,
  place: malayaPlace,
  within: (space) => `in ${malayaPlace(space)}`,
  factions: FACTION_NAMES,
  operations: OPERATION_NAMES,
  specials: SPECIAL_NAMES,
  pieces: PIECE_NOUNS,
  forces: FORCE_NOUNS,
  alternatives: ALTERNATIVE_LABELS,
  cards,
  questions: QUESTIONS,
  selecting: SELECTING,
  limited: "without a Special Activity",
  hiders: { one: "Guerrilla", many: "Guerrillas" },
});

export const names: Catalogue<NameVocabulary> = {
  ...shared.names,
  ...named("name.railway", RAILWAY_NAMES),
  ...named("name.icon", ICON_NAMES),
  ...named("name.zipper", ZIPPER_NAMES),
  ...named("name.attitude", ATTITUDE_NAMES),
  ...named("name.phase", PHASE_NAMES),
  ...counted("name.force", { villages: VILLAGE }),
  ...counted("name.piece", { villages: VILLAGE, intel: CHIT }),
};
