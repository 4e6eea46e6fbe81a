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
import { CARDS } from "../cards.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Attitude, Commander, Control, Faction, Force, Piece } from "../state.ts";
import type { CardVocabulary, NameVocabulary, PhaseName } from "./contents.ts";
import type { Alternative, CardQuestion, MalayaThings } from "./vocabulary.ts";

/** English names, and how they join a number. */

export { MALAYA_NAMES as SPACE_NAMES, malayaPlace as place } from "@sandtable/coin/words";

export const FACTION_NAMES: Readonly<Record<Faction, string>> = { british: "British", mcp: "MCP" };

export const OPERATION_NAMES: Readonly<Record<OperationKind, string>> = {
  train: "Train",
  garrison: "Garrison",
  sweep: "Sweep",
  assault: "Assault",
  rally: "Rally",
  march: "March",
  attack: "Attack",
  terror: "Terror",
};

const SPECIAL_NAMES: Readonly<Record<SpecialKind, string>> = {
  resettle: "Resettle",
  reprisal: "Reprisal",
  "air-strike": "Air Strike",
  extort: "Extort",
  intimidate: "Intimidate",
  ambush: "Ambush",
};

export const COMMANDER_NAMES: Readonly<Record<Commander, string>> = {
  gurney: "Gurney",
  briggs: "Briggs",
  templer: "Templer",
};

export const ATTITUDE_NAMES: Readonly<Record<Attitude, string>> = {
  "-1": "Opposition",
  0: "Neutral",
  1: "Support",
};

const CONTROL_NAMES: Readonly<Record<Control, string>> = {
  "-1": "MCP Control",
  0: "Uncontrolled",
  1: "British Control",
};

export const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  will: "Political Will phase",
  resources: "Resource phase",
  support: "Support phase",
  redeploy: "Redeploy phase",
  reset: "Reset phase",
};

const FORCE_NOUNS: Readonly<Record<Force | "villages", Noun>> = {
  troops: { one: "Troop", many: "Troops" },
  police: { one: "Police", many: "Police" },
  guerrillas: { one: "Guerrilla", many: "Guerrillas" },
  bases: { one: "Base", many: "Bases" },
  villages: { one: "New Village", many: "New Villages" },
};

const PIECE_NOUNS: Readonly<Record<Piece, Noun>> = {
  troops: FORCE_NOUNS.troops,
  police: FORCE_NOUNS.police,
  underground: { one: "Underground Guerrilla", many: "Underground Guerrillas" },
  active: { one: "Active Guerrilla", many: "Active Guerrillas" },
  bases: FORCE_NOUNS.bases,
};

/** What a card asks for, unless it puts the question in words of its own. */
const QUESTIONS: Readonly<Record<CardQuestion, string>> = {
  effect: "which effect?",
  operation: "choose the free Operation",
  "place-guerrillas": "choose a space for a Guerrilla",
  "place-police": "choose a space for Police",
  "place-base": "choose a Province for the Base",
  "place-village": "choose a Province for the New Village",
  "remove-guerrilla": "choose a Guerrilla to remove",
  "remove-piece": "choose an MCP piece to remove, or none",
  "replace-guerrilla": "choose a Guerrilla to replace with Police, or none",
  "replace-village": "choose the New Village that gives way to a Guerrilla",
  "shift-opposition": "choose a space to shift toward Opposition",
  "shift-support": "choose a space to shift toward Support",
  "set-neutral": "choose a space to become Neutral",
  "set-opposition": "choose a space to go to Opposition",
  "set-support": "choose a space to go to Support",
  terror: "choose a Province for a Terror marker",
  activate: "choose a space whose Guerrillas turn Active",
  "troops-from": "choose where the Troops come from",
  "troops-to": "choose where the Troops go",
  commander: "move the Commander one step",
  "food-or-guerrilla": "give up a Guerrilla or a Resource",
  pay: "pay 1 Resource and remove a Guerrilla, or none",
};

/** Alternatives stand beside the prompt that explains them. */
const ALTERNATIVE_LABELS: Readonly<Record<Alternative, string>> = {
  yes: "Yes",
  no: "No",
  guerrilla: "Place 1 Guerrilla",
  guerrillas: "Place Guerrillas",
  "two-guerrillas": "Place 2 Guerrillas",
  base: "Turn 2 Guerrillas into a Base",
  "place-base": "Place a Base",
  hide: "All Guerrillas Underground",
  police: "Remove 1 Police",
  "village-and-support": "Remove New Village and Support",
  resources: "British Resources +6",
  "one-resource": "Pay 1 Resource",
  will: "Political Will -1",
  left: "One step left",
  right: "One step right",
};

/** What a faction does in a space that its Operation selects. */
const SELECTING: Readonly<Record<OperationKind, string>> = {
  train: "Train in",
  garrison: "Garrison",
  sweep: "Sweep",
  assault: "Assault in",
  rally: "Rally in",
  march: "March to",
  attack: "Attack in",
  terror: "spread Terror in",
};

const cards = cardNames("M", CARDS);
export const cardWords = cards.words as Catalogue<CardVocabulary>;

/** What all games say, with the names of this one. */
export const shared = coinEnglish<MalayaThings>({
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
  limited: "for one space",
  hiders: FORCE_NOUNS.guerrillas,
});

export const { the, forceNoun, forces } = shared;

export const names: Catalogue<NameVocabulary> = {
  ...shared.names,
  ...named("name.commander", COMMANDER_NAMES),
  ...named("name.phase", PHASE_NAMES),
  ...counted("name.force", { villages: FORCE_NOUNS.villages }),
  "name.attitude.-1": ATTITUDE_NAMES[-1],
  "name.attitude.0": ATTITUDE_NAMES[0],
  "name.attitude.1": ATTITUDE_NAMES[1],
  "name.control.-1": CONTROL_NAMES[-1],
  "name.control.0": CONTROL_NAMES[0],
  "name.control.1": CONTROL_NAMES[1],
};
