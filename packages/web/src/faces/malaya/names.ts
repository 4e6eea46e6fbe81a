import type { SpaceId } from "@sandtable/coin/malaya-map";
import { say } from "@sandtable/engine";
import type { Commander, Faction, MalayaView } from "@sandtable/malaya/shape";
import { en } from "@sandtable/malaya/words";
import { coinWords, type Group, times } from "../coin/index.ts";
import { isMountain, touch } from "./geography.ts";
import type { Loose } from "./kit.ts";
import { hasPeople, isCenter, SPACE_IDS } from "./spaces.ts";

/** Names and short sentences, from the game's own catalogue. */

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
/** Within a sentence: "in the Northern Economic Center". */
export const inSpace = (id: SpaceId): string => (isCenter(id) ? `the ${spaceName(id)}` : spaceName(id));
export const commanderName = (commander: Commander): string => word(`name.commander.${commander}`);
export const controlName = (control: -1 | 0 | 1): string => word(`name.control.${control}`);
export const attitudeName = (attitude: -1 | 0 | 1): string => word(`name.attitude.${attitude}`);

/** "1 Troop", "3 Underground Guerrillas". */
export const counted = (piece: Loose, count: number): string => {
  const onMap = piece === "underground" || piece === "active";
  return `${count} ${word(`name.${onMap ? "piece" : "force"}.${piece}`, count)}`;
};

/** A group on the table in words. */
export function groupName(group: Group): string {
  const [piece, at] = [group.piece as Loose, group.at as SpaceId | "available"];
  if (at !== "available") return `${counted(piece, group.count)} in ${inSpace(at)}`;
  return piece === "villages"
    ? `${counted(piece, group.count)} in the pool`
    : `${counted(piece, group.count)} Available`;
}

export const COMMANDER_EFFECT: Readonly<Record<Commander, string>> = {
  gurney: "Reprisal in two Provinces",
  briggs: "Resettle in two Provinces",
  templer: "Pacify in two spaces with Train",
};

/** Capabilities by the faction they concern (5.3). */
export const words = coinWords<Faction>(en, {
  M1: "british",
  M2: "mcp",
  M8: "mcp",
  M18: "british",
  M27: "mcp",
  M28: "british",
});

export function kindName(id: SpaceId): string {
  if (id === "thailand") return "Refuge of the MCP; no British piece may enter";
  if (id === "kuala_lumpur") return "City, the capital";
  if (isCenter(id)) return `Economic Center (${id === "ec_north" ? "tin" : "rubber"})`;
  return `${isMountain(id) ? "Mountain" : "Jungle"} Province`;
}

export const neighbours = (id: SpaceId): readonly SpaceId[] => SPACE_IDS.filter((other) => touch(id, other));

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
