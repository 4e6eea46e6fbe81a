import { say } from "@sandtable/engine";
import type { SpaceId } from "@sandtable/palestine/map";
import type { PalestineView, StoredView } from "@sandtable/palestine/shape";
import { CARDS_BY_NAME, en } from "@sandtable/palestine/words";
import { coinWords, type Group, listed } from "../coin/index.ts";
import { sabotageValue } from "./geography.ts";
import type { Loose } from "./kit.tsx";
import { isCity, isRailway, isSpace } from "./spaces.ts";
import { said } from "./words/index.ts";

/** Names and short sentences, from the game's own catalogue. */

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
/** Within a sentence: "on the Haifa-Syria Railway", "in Gaza". */
export const inSpace = (id: SpaceId): string =>
  isRailway(id) ? said.onSpace({ space: theSpace(id) }) : said.inSpace({ space: spaceName(id) });
export const theSpace = (id: SpaceId): string =>
  isRailway(id) ? said.the({ space: spaceName(id) }) : spaceName(id);

/** "1 Troop", "3 Underground Cells". */
export const counted = (piece: Loose, count: number): string => {
  if (piece === "curfews") return said.curfews({ count });
  const onMap = piece === "underground" || piece === "active";
  return `${count} ${word(`name.${onMap ? "piece" : "force"}.${piece}`, count)}`;
};

/** "2 Cells and 1 Arms Cache"; empty for none. */
export const piecesIn = ({ cells, caches }: StoredView): string =>
  listed([
    ...(cells > 0 ? [counted("cells", cells)] : []),
    ...(caches > 0 ? [counted("caches", caches)] : []),
  ]);

/** A group on the table in words. */
export function groupName(group: Group): string {
  const pieces = counted(group.piece as Loose, group.count);
  if (isSpace(group.at)) return said.lying({ pieces, where: inSpace(group.at) });
  return group.piece === "curfews" ? said.inPool({ pieces }) : said.available({ pieces });
}

/** 6.5 Where the Haganah stands, from beside the British to beside the Irgun. */
export const haganahName = (value: number): string => word(`name.haganah.${value}`);

export const words = coinWords(en, CARDS_BY_NAME);

const PRINTED: Readonly<Record<string, { readonly starred?: true } | undefined>> = CARDS_BY_NAME;
/** 5.4 Their losses of Political Will are smaller with the unshaded Ernest Bevin. */
export const isStarred = (card: string): boolean => PRINTED[card]?.starred === true;

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: PalestineView): string {
  const { sabotage, terror, curfew } = view.spaces[id];
  const kind = said.kinds[isRailway(id) ? "railway" : isCity(id) ? "city" : "district"];
  const parts = spaceName(id).includes(kind) ? [] : [kind];
  parts.push(said.sabotageValue({ value: sabotageValue(id), isRailway: isRailway(id) }));
  if (sabotage > 0) parts.push(said.sabotage({ count: sabotage }));
  if (terror > 0) parts.push(said.terror({ count: terror }));
  if (curfew) parts.push(said.curfew);
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
