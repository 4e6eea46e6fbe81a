import { say } from "@sandtable/engine";
import type { RailwayId, SpaceId, ZipperBox } from "@sandtable/japanese-occupation/map";
import type { Icon, IntelView, OccupationView } from "@sandtable/japanese-occupation/shape";
import { CARDS_BY_NAME, en } from "@sandtable/japanese-occupation/words";
import { coinWords, type Group } from "../coin/index.ts";
import { isMountain, touch } from "../malaya/geography.ts";
import type { Loose } from "./kit.ts";
import { isCenter, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** Names and short sentences, from the game's own catalogue. */

/** 5.4 Two Events happen by themselves. */
export const words = coinWords(en, CARDS_BY_NAME, ({ mandatory }) =>
  mandatory ? said.mandatory : undefined,
);

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
export const railwayName = (id: RailwayId): string => word(`name.railway.${id}`);
export const iconName = (icon: Icon): string => word(`name.icon.${icon}`);
export const zipperName = (box: ZipperBox): string => word(`name.zipper.${box}`);
/** Within a sentence: "in the Northern Economic Center". */
export const inSpace = (id: SpaceId): string =>
  isCenter(id) ? said.the({ space: spaceName(id) }) : spaceName(id);

/** "1 Troop", "3 Underground MPAJA Guerrillas". */
export const counted = (piece: Loose, count: number): string => {
  const boxed = piece === "mpaja" || piece === "others";
  return `${count} ${word(`name.${boxed ? "force" : "piece"}.${piece}`, count)}`;
};

/** Where a group lies that is not on the map. */
const ELSEWHERE: Readonly<Record<string, string>> = said.elsewhere;
/** A group on the table in words. */
export function groupName({ piece, at, count }: Group): string {
  const pieces = counted(piece as Loose, count);
  const where = ELSEWHERE[at];
  return where === undefined
    ? said.pieceIn({ pieces, space: inSpace(at as SpaceId) })
    : said.lying({ pieces, where });
}

export const railwayTitle = (id: RailwayId, view: OccupationView): string =>
  view.railways[id].starred ? said.starred({ railway: railwayName(id) }) : railwayName(id);

/** The state of a Railway in a few words. */
export const railwayInShort = (id: RailwayId, view: OccupationView): string =>
  said.railwaySaid({ railway: railwayTitle(id, view), sabotage: view.railways[id].sabotage });

export function kindName(id: SpaceId): string {
  if (id === "kuala_lumpur") return said.capital;
  if (isCenter(id)) return said.center[id];
  return said.province[isMountain(id) ? "mountain" : "jungle"];
}

export const neighbours = (id: SpaceId): readonly SpaceId[] => SPACE_IDS.filter((other) => touch(id, other));

/** "Intel concealed", "Intel 2 revealed". */
export function intelInShort({ state, value }: IntelView): string {
  if (state === "gone") return said.intel.gone;
  if (state === "revealed") return said.intel.revealed({ value });
  return value === null ? said.intel.concealed : said.intel.known({ value });
}

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: OccupationView): string {
  const { population, opposition, intel, terror } = view.spaces[id];
  const parts = isCenter(id)
    ? [said.connected({ count: view.extract[id].length })]
    : [opposition ? said.opposition : said.neutral, said.population({ population })];
  if (intel) parts.push(intelInShort(intel));
  if (terror > 0) parts.push(said.terror({ count: terror }));
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
