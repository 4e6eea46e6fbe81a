import type { Box } from "@sandtable/coin";
import type { Catalogue } from "@sandtable/engine";
import type { SpaceId } from "../board.ts";
import { CARDS } from "../cards.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Attitude, Commander, Control, Faction, Force, Piece } from "../state.ts";
import type { CardTitleVocabulary, NameVocabulary, PhaseName } from "./contents.ts";

/** English names, and how they join a number. */

export const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  kedah: "Kedah",
  perak: "Perak",
  kelantan: "Kelantan",
  trengganu: "Trengganu",
  pahang: "Pahang",
  selangor: "Selangor",
  negri_sembilan: "Negri Sembilan",
  johore: "Johore",
  kuala_lumpur: "Kuala Lumpur",
  ec_north: "Northern Economic Center",
  ec_south: "Southern Economic Center",
  thailand: "Thailand",
};

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

export const SPECIAL_NAMES: Readonly<Record<SpecialKind, string>> = {
  resettle: "Resettle",
  reprisal: "Reprisal",
  "air-strike": "Air Strike",
  extort: "Extort",
  intimidate: "Intimidate",
  ambush: "Ambush",
};

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  limited: "Limited Operation",
  event: "Event",
  full: "Operation with Special Activity",
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

type Singular = { readonly one: string; readonly many: string };

const FORCE_NOUNS: Readonly<Record<Force | "villages", Singular>> = {
  troops: { one: "Troop", many: "Troops" },
  police: { one: "Police", many: "Police" },
  guerrillas: { one: "Guerrilla", many: "Guerrillas" },
  bases: { one: "Base", many: "Bases" },
  villages: { one: "New Village", many: "New Villages" },
};

const PIECE_NOUNS: Readonly<Record<Piece, Singular>> = {
  troops: FORCE_NOUNS.troops,
  police: FORCE_NOUNS.police,
  underground: { one: "Underground Guerrilla", many: "Underground Guerrillas" },
  active: { one: "Active Guerrilla", many: "Active Guerrillas" },
  bases: FORCE_NOUNS.bases,
};

const agree = (count: number | undefined, noun: Singular): string => (count === 1 ? noun.one : noun.many);

export const forceNoun = (force: Force | "villages", count?: number): string =>
  agree(count, FORCE_NOUNS[force]);
export const pieceNoun = (piece: Piece, count?: number): string => agree(count, PIECE_NOUNS[piece]);

/** "1 Troop", "3 Underground Guerrillas". */
export const pieces = (count: number, piece: Piece): string => `${count} ${pieceNoun(piece, count)}`;
export const forces = (count: number, force: Force): string => `${count} ${forceNoun(force, count)}`;
/** "1 Resource", "14 Resources". */
export const resources = (count: number): string => `${count} Resource${count === 1 ? "" : "s"}`;
/** The form of a verb that goes with so many. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** The space within a sentence: "in the Northern Economic Center", "in Perak". */
export const place = (space: SpaceId): string =>
  space === "ec_north" || space === "ec_south" ? `the ${SPACE_NAMES[space]}` : SPACE_NAMES[space];

/** Both factions are spoken of in the plural. */
export const the = (faction: Faction): string => `the ${FACTION_NAMES[faction]}`;

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The printed title of a card, by its key. */
export const titleOf = (card: string): string =>
  card === "propaganda" ? "Propaganda!" : CARDS[Number(card.slice(1))].title;
/** Neither unshaded nor shaded (5.2). */
export const isSingleText = (card: string): boolean => CARDS[Number(card.slice(1))].single === true;
/** "M7 Trade Unions". */
export const cardName = (card: string): string =>
  card === "propaganda" ? titleOf(card) : `${card} ${titleOf(card)}`;

const named = <P extends string, K extends string>(
  prefix: P,
  names: Readonly<Record<K, string>>,
): { readonly [Key in K as `${P}.${Key}`]: string } =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`${prefix}.${key}`, name])) as {
    readonly [Key in K as `${P}.${Key}`]: string;
  };

type CountedName = (parameters: { readonly count?: number }) => string;
const counted = <P extends string, K extends string>(
  prefix: P,
  nouns: Readonly<Record<K, Singular>>,
): { readonly [Key in K as `${P}.${Key}`]: CountedName } =>
  Object.fromEntries(
    Object.entries<Singular>(nouns).map(([key, noun]): [string, CountedName] => [
      `${prefix}.${key}`,
      ({ count }) => agree(count, noun),
    ]),
  ) as { readonly [Key in K as `${P}.${Key}`]: CountedName };

export const names: Catalogue<NameVocabulary> = {
  ...named("name.space", SPACE_NAMES),
  ...named("name.faction", FACTION_NAMES),
  ...named("name.operation", OPERATION_NAMES),
  ...named("name.special", SPECIAL_NAMES),
  ...named("name.box", BOX_NAMES),
  ...named("name.commander", COMMANDER_NAMES),
  ...named("name.phase", PHASE_NAMES),
  "name.attitude.-1": ATTITUDE_NAMES[-1],
  "name.attitude.0": ATTITUDE_NAMES[0],
  "name.attitude.1": ATTITUDE_NAMES[1],
  "name.control.-1": CONTROL_NAMES[-1],
  "name.control.0": CONTROL_NAMES[0],
  "name.control.1": CONTROL_NAMES[1],
  ...counted("name.piece", PIECE_NOUNS),
  ...counted("name.force", FORCE_NOUNS),
};

/** Titles are the printed ones, which the rules' own table of cards holds. */
export const cardTitles: Catalogue<CardTitleVocabulary> = {
  ...(Object.fromEntries(
    Object.keys(CARDS).map((card) => [`card.M${card}.title`, titleOf(`M${card}`)]),
  ) as Catalogue<Omit<CardTitleVocabulary, "card.propaganda.title">>),
  "card.propaganda.title": titleOf("propaganda"),
};
