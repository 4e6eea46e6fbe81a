import { cardNames, coinEnglish, type Noun, named } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import type { SpaceId } from "../board.ts";
import { CARDS } from "../cards.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Faction, Force, Piece } from "../state.ts";
import type { CardVocabulary, NameVocabulary, PhaseName } from "./contents.ts";
import type { Alternative, CardQuestion, PalestineThings } from "./vocabulary.ts";

/** English names, and how they join a number. */

export const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  galilee: "Galilee",
  haifa_d: "Haifa District",
  samaria: "Samaria",
  lydda: "Lydda",
  jerusalem_d: "Jerusalem District",
  gaza: "Gaza",
  haifa_c: "Haifa City",
  tel_aviv: "Tel Aviv-Jaffa",
  jerusalem_c: "Jerusalem City",
  rw_egypt: "Egypt Railway",
  rw_jerusalem: "Jerusalem Railway",
  rw_haifa: "Coastal Railway",
  rw_syria: "Syria Railway",
};

const FACTION_NAMES: Readonly<Record<Faction, string>> = { british: "British", irgun: "Irgun" };

export const OPERATION_NAMES: Readonly<Record<OperationKind, string>> = {
  deploy: "Deploy",
  patrol: "Patrol",
  search: "Search",
  assault: "Assault",
  recruit: "Recruit",
  travel: "Travel",
  sabotage: "Sabotage",
  rob: "Rob",
};

const SPECIAL_NAMES: Readonly<Record<SpecialKind, string>> = {
  restore: "Restore",
  negotiate: "Negotiate",
  "mass-detention": "Mass Detention",
  silence: "Silence",
  propagandize: "Propagandize",
  terror: "Terror",
};

export const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  will: "Political Will phase",
  resources: "Resource phase",
  redeploy: "Redeploy phase",
  reset: "Reset phase",
};

const FORCE_NOUNS: Readonly<Record<Force, Noun>> = {
  troops: { one: "Troop", many: "Troops" },
  police: { one: "Police", many: "Police" },
  cells: { one: "Cell", many: "Cells" },
  caches: { one: "Arms Cache", many: "Arms Caches" },
};

const PIECE_NOUNS: Readonly<Record<Piece, Noun>> = {
  troops: FORCE_NOUNS.troops,
  police: FORCE_NOUNS.police,
  underground: { one: "Underground Cell", many: "Underground Cells" },
  active: { one: "Active Cell", many: "Active Cells" },
  caches: FORCE_NOUNS.caches,
};

/** The space within a sentence: "on the Syria Railway", "in Gaza". */
export const place = (space: SpaceId): string =>
  space.startsWith("rw_") ? `the ${SPACE_NAMES[space]}` : SPACE_NAMES[space];

/** Where something is. */
export const within = (space: SpaceId): string => `${space.startsWith("rw_") ? "on" : "in"} ${place(space)}`;

/** What a card asks for, unless it puts the question in words of its own. */
const QUESTIONS: Readonly<Record<CardQuestion, string>> = {
  operation: "choose the Operation, or none",
  special: "draw an Intel Chit?",
  direction: "move the Haganah marker one step",
  half: "an Irgun Limited Operation, or an Intel Chit for the British?",
  "place-cell": "choose a space for a Cell",
  "place-police": "choose a Railway for Police, or none",
  "place-cache": "choose a space for an Arms Cache, or none",
  "remove-cell": "choose a Cell to remove, or none",
  "remove-police": "choose a Police to remove",
  "remove-cache": "choose an Arms Cache to remove",
  "remove-sabotage": "choose where a Sabotage marker is cleared, or none",
  "remove-terror": "choose where a Terror marker is cleared",
  terror: "choose a City for two Terror markers",
  imprison: "choose a Cell for Prison",
  exile: "how many Cells leave Prison and the game?",
  release: "choose a City for a Cell from Prison",
};

/** Alternatives stand beside the prompt that explains them. */
const ALTERNATIVE_LABELS: Readonly<Record<Alternative, string>> = {
  yes: "Yes",
  no: "No",
  curfew: "No chit: Curfew",
  left: "One step left",
  right: "One step right",
  "irgun-operation": "Irgun Limited Operation",
  "british-draw": "Intel Chit for the British",
};

/** What a faction does in a space that its Operation selects. */
const SELECTING: Readonly<Record<OperationKind, string>> = {
  deploy: "Deploy in",
  patrol: "Patrol to",
  search: "Search",
  assault: "Assault in",
  recruit: "Recruit in",
  travel: "Travel from",
  sabotage: "attempt Sabotage in",
  rob: "Rob in",
};

const cards = cardNames("P", CARDS);
export const cardWords = cards.words as Catalogue<CardVocabulary>;

/** What all games say, with the names of this one. */
export const shared = coinEnglish<PalestineThings>({
  spaces: SPACE_NAMES,
  place,
  within,
  factions: FACTION_NAMES,
  operations: OPERATION_NAMES,
  specials: SPECIAL_NAMES,
  pieces: PIECE_NOUNS,
  forces: FORCE_NOUNS,
  alternatives: ALTERNATIVE_LABELS,
  cards,
  questions: QUESTIONS,
  selecting: SELECTING,
  limited: "for one space",
  hiders: FORCE_NOUNS.cells,
});
export const { the, forceNoun, forces } = shared;

export const names: Catalogue<NameVocabulary> = {
  ...shared.names,
  ...named("name.phase", PHASE_NAMES),
  // The names of 4, 3 and 2 are printed in the book; those of 1 and 0 are ours.
  "name.haganah.0": "Cooperate with the British",
  "name.haganah.1": "Condemn",
  "name.haganah.2": "Neutral",
  "name.haganah.3": "Support",
  "name.haganah.4": "Coordinate",
};
