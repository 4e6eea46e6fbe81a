import { say } from "@sandtable/engine";
import type { SpaceId } from "@sandtable/palestine/map";
import type { Faction, PalestineView, StoredView } from "@sandtable/palestine/shape";
import { en } from "@sandtable/palestine/words";
import { coinWords, type Group, listed, times } from "../coin/index.ts";
import { sabotageValue } from "./geography.ts";
import type { Loose } from "./kit.tsx";
import { isCity, isRailway, isSpace, type RailwayId } from "./spaces.ts";

/** Names and short sentences, from the game's own catalogue. */

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
/** Within a sentence: "on the Haifa-Syria Railway", "in Gaza". */
export const inSpace = (id: SpaceId): string =>
  isRailway(id) ? `on ${theSpace(id)}` : `in ${spaceName(id)}`;
export const theSpace = (id: SpaceId): string => (isRailway(id) ? `the ${spaceName(id)}` : spaceName(id));

/** "1 Troop", "3 Underground Cells". */
export const counted = (piece: Loose, count: number): string => {
  if (piece === "curfews") return times(count, "Curfew");
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
  const said = counted(group.piece as Loose, group.count);
  if (isSpace(group.at)) return `${said} ${inSpace(group.at)}`;
  return group.piece === "curfews" ? `${said} in the pool` : `${said} Available`;
}

/** 6.5 Where the Haganah stands, from beside the British to beside the Irgun. */
export const haganahName = (value: number): string => word(`name.haganah.${value}`);

/** 1.3.4 From where to where a Railway runs. */
export const RAILWAY_ENDS: Readonly<Record<RailwayId, string>> = {
  rw_syria: "from Haifa to Syria",
  rw_haifa: "from Tel Aviv-Jaffa to Haifa",
  rw_jerusalem: "from Tel Aviv-Jaffa to Jerusalem",
  rw_egypt: "from Egypt to Tel Aviv-Jaffa",
};

/** Capabilities by the faction they concern (5.3). */
export const words = coinWords<Faction>(en, {
  P9: "british",
  P13: "irgun",
  P17: "british",
  P18: "british",
  P23: "irgun",
  P25: "irgun",
  P29: "british",
  P32: "irgun",
});

/** 5.4 Their losses of Political Will are smaller with the unshaded Ernest Bevin. */
const STARRED: readonly string[] = ["P2", "P4", "P8", "P20", "P27"];
export const isStarred = (card: string): boolean => STARRED.includes(card);

export const sabotageMarkers = (count: number): string => times(count, "Sabotage marker");
export const terrorMarkers = (count: number): string => times(count, "Terror marker");

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: PalestineView): string {
  const { sabotage, terror, curfew } = view.spaces[id];
  const kind = isRailway(id) ? "Railway" : isCity(id) ? "City" : "District";
  const parts = spaceName(id).includes(kind) ? [] : [kind];
  parts.push(`Sabotage value ${sabotageValue(id)}${isRailway(id) ? " once" : ""}`);
  if (sabotage > 0) parts.push(sabotageMarkers(sabotage));
  if (terror > 0) parts.push(terrorMarkers(terror));
  if (curfew) parts.push("Curfew");
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
