import type { SpaceId } from "@sandtable/coin/malaya-map";
import { say } from "@sandtable/engine";
import { ECONOMIC_VALUE } from "@sandtable/malaya/map";
import type { Commander, MalayaView } from "@sandtable/malaya/shape";
import { CARDS_BY_NAME, en } from "@sandtable/malaya/words";
import { coinWords, type Group } from "../coin/index.ts";
import { isMountain, touch } from "./geography.ts";
import type { Loose } from "./kit.ts";
import { hasPeople, isCenter, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** Names and short sentences, from the game's own catalogue. */

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
/** Within a sentence: "in the Northern Economic Center". */
export const inSpace = (id: SpaceId): string =>
  isCenter(id) ? said.the({ space: spaceName(id) }) : spaceName(id);
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
  const pieces = counted(piece, group.count);
  if (at !== "available") return said.pieceIn({ pieces, space: inSpace(at) });
  return piece === "villages" ? said.inPool({ pieces }) : said.available({ pieces });
}

/** Sabotage in an Economic Center, Terror elsewhere. */
export const markersIn = (id: SpaceId, count: number): string =>
  isCenter(id) ? said.sabotage({ count }) : said.terror({ count });

export const words = coinWords(en, CARDS_BY_NAME);

export function kindName(id: SpaceId): string {
  if (id === "thailand") return said.refuge;
  if (id === "kuala_lumpur") return said.capital;
  if (id === "ec_north" || id === "ec_south") return said.center[id];
  return isMountain(id) ? said.province.mountain : said.province.jungle;
}

export const neighbours = (id: SpaceId): readonly SpaceId[] => SPACE_IDS.filter((other) => touch(id, other));

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: MalayaView): string {
  const space = view.spaces[id];
  const parts: string[] = [];
  if (!isCenter(id)) parts.push(controlName(space.control));
  if (hasPeople(id)) parts.push(attitudeName(space.attitude), said.population(space));
  if (isCenter(id)) parts.push(said.economicValue(ECONOMIC_VALUE));
  if (space.terror > 0) parts.push(markersIn(id, space.terror));
  if (space.village) parts.push(said.village);
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
