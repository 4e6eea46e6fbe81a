import { say } from "@sandtable/engine";
import { en } from "@sandtable/malaya/words";
import type { Group } from "./arrange.ts";
import { MAP } from "./map.ts";
import {
  type Box,
  type Commander,
  type Faction,
  hasPeople,
  isCenter,
  type MalayaView,
  SPACE_IDS,
  type SpaceId,
} from "./view.ts";

/** Names and short sentences, from the game's own catalogue. */

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
/** Within a sentence: "in the Northern Economic Center". */
export const inSpace = (id: SpaceId): string => (isCenter(id) ? `the ${spaceName(id)}` : spaceName(id));
export const factionName = (faction: Faction): string => word(`name.faction.${faction}`);
export const boxName = (box: Box): string => word(`name.box.${box}`);
export const commanderName = (commander: Commander): string => word(`name.commander.${commander}`);
export const controlName = (control: -1 | 0 | 1): string => word(`name.control.${control}`);
export const attitudeName = (attitude: -1 | 0 | 1): string => word(`name.attitude.${attitude}`);
export const aid = (topic: string): string => word(`aid.${topic}`);

/** "1 Troop", "3 Underground Guerrillas". */
export const counted = (piece: Group["piece"], count: number): string => {
  const onMap = piece === "underground" || piece === "active";
  return `${count} ${word(`name.${onMap ? "piece" : "force"}.${piece}`, count)}`;
};

export const cardTitle = (card: string): string => word(`card.${card}.title`);
/** "M7 Trade Unions". */
export const cardName = (card: string): string =>
  card === "propaganda" ? cardTitle(card) : `${card} ${cardTitle(card)}`;
/** A card's text, or nothing if it has none on that side. */
export function cardText(card: string, part: "unshaded" | "shaded" | "text"): string | undefined {
  const key = `card.${card}.${part}`;
  return key in en ? word(key) : undefined;
}

export const COMMANDER_EFFECT: Readonly<Record<Commander, string>> = {
  gurney: "Reprisal in two Provinces",
  briggs: "Resettle in two Provinces",
  templer: "Pacify in two spaces with Train",
};

/** Capabilities by the faction they concern (5.3). */
export const CAPABILITY_OF: Readonly<Record<string, Faction>> = {
  M1: "british",
  M2: "mcp",
  M8: "mcp",
  M18: "british",
  M27: "mcp",
  M28: "british",
};

const MOUNTAINS: readonly SpaceId[] = ["perak", "selangor"];
export const isMountain = (id: SpaceId): boolean => MOUNTAINS.includes(id);

export function kindName(id: SpaceId): string {
  if (id === "thailand") return "Refuge of the MCP; no British piece may enter";
  if (id === "kuala_lumpur") return "City, the capital";
  if (isCenter(id)) return `Economic Center (${id === "ec_north" ? "tin" : "rubber"})`;
  return `${isMountain(id) ? "Mountain" : "Jungle"} Province`;
}

/** Who borders whom (1.3.6), read off the drawing: shared borders, the Thai border, and the circles on corners. */
const BORDERS: readonly (readonly [string, string])[] = [
  ...Object.keys(MAP.borders).map((pair) => pair.split(" ") as [string, string]),
  ...(["kedah", "perak", "kelantan"] as const).map((id) => ["thailand", id] as const),
  ...(["selangor", "pahang", "negri_sembilan"] as const).map((id) => ["kuala_lumpur", id] as const),
  ...(["perak", "kelantan", "pahang"] as const).map((id) => ["ec_north", id] as const),
  ...(["pahang", "negri_sembilan", "johore"] as const).map((id) => ["ec_south", id] as const),
];
export const neighbours = (id: SpaceId): readonly SpaceId[] =>
  SPACE_IDS.filter((other) =>
    BORDERS.some(([a, b]) => (a === id && b === other) || (b === id && a === other)),
  );

/** "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

export const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: MalayaView): string {
  const space = view.spaces[id];
  const parts: string[] = [];
  if (!isCenter(id)) parts.push(controlName(space.control));
  if (hasPeople(id)) parts.push(attitudeName(space.attitude), `Population ${space.population}`);
  if (isCenter(id)) parts.push("Economic value 6");
  if (space.terror > 0) parts.push(times(space.terror, isCenter(id) ? "Sabotage marker" : "Terror marker"));
  if (space.village) parts.push("New Village");
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
