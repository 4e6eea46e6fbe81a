import { say } from "@sandtable/engine";
import type { RailwayId, SpaceId, ZipperBox } from "@sandtable/japanese-occupation/map";
import type { Faction, Icon, IntelView, OccupationView } from "@sandtable/japanese-occupation/shape";
import { en } from "@sandtable/japanese-occupation/words";
import { coinWords, type Group, times } from "../coin/index.ts";
import { isMountain, touch } from "../malaya/geography.ts";
import type { Loose } from "./kit.ts";
import { isCenter, SPACE_IDS } from "./spaces.ts";

/** Names and short sentences, from the game's own catalogue. */

/** 5.3 Capabilities by the faction they concern; 5.4 the two Events that happen by themselves. */
export const words = coinWords<Faction>(
  en,
  { J8: "british", J12: "japanese", J15: "japanese", J19: "british", J22: "japanese", J27: "british" },
  { J6: "Mandatory Event", J9: "Mandatory Event" },
);

const word = (key: string, count?: number): string => say(en, count === undefined ? { key } : { key, count });

export const spaceName = (id: SpaceId): string => word(`name.space.${id}`);
export const railwayName = (id: RailwayId): string => word(`name.railway.${id}`);
export const iconName = (icon: Icon): string => word(`name.icon.${icon}`);
export const zipperName = (box: ZipperBox): string => word(`name.zipper.${box}`);
/** Within a sentence: "in the Northern Economic Center". */
export const inSpace = (id: SpaceId): string => (isCenter(id) ? `the ${spaceName(id)}` : spaceName(id));

/** "1 Troop", "3 Underground MPAJA Guerrillas". */
export const counted = (piece: Loose, count: number): string => {
  const boxed = piece === "mpaja" || piece === "others";
  return `${count} ${word(`name.${boxed ? "force" : "piece"}.${piece}`, count)}`;
};

/** Where a group lies that is not on the map. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  available: "Available",
  away: "away until the next Reset",
  gone: "out of the game",
  "zipper:6": "waiting on the Operation Zipper Track at 6",
  "zipper:12": "waiting on the Operation Zipper Track at 12",
};
/** A group on the table in words. */
export const groupName = ({ piece, at, count }: Group): string =>
  `${counted(piece as Loose, count)} ${ELSEWHERE[at] ?? `in ${inSpace(at as SpaceId)}`}`;

export const railwayTitle = (id: RailwayId, view: OccupationView): string =>
  view.railways[id].starred ? `Starred ${railwayName(id)}` : railwayName(id);

/** 5.5 What each icon does. */
export const ICON_EFFECTS: Readonly<Record<Icon, string>> = {
  mobilize: "the British put a space with a Jungle Camp and without Terror at Opposition",
  traitors: "the British remove a Police from a space with an MPAJA Guerrilla",
  supplies: "the Japanese turn a Supply Cache into a Jungle Camp, in a space that has no camp",
  food: "the Japanese remove an MPAJA Guerrilla from a space without a Supply Cache",
};

const industry = (id: SpaceId): string => (id === "ec_north" ? "tin" : "rubber");

export function kindName(id: SpaceId): string {
  if (id === "kuala_lumpur") return "City, the capital";
  if (isCenter(id)) return `Economic Center (${industry(id)})`;
  return `${isMountain(id) ? "Mountain" : "Jungle"} Province`;
}

export const neighbours = (id: SpaceId): readonly SpaceId[] => SPACE_IDS.filter((other) => touch(id, other));

/** "Intel concealed", "Intel 2 revealed". */
export function intelInShort({ state, value }: IntelView): string {
  if (state === "gone") return "no Intel until Reset";
  if (state === "revealed") return `Intel ${value} revealed`;
  return value === null ? "Intel concealed" : `Intel concealed, known to be ${value}`;
}

/** The state of a space in a few words: what a screen reader says of it. */
export function spaceInShort(id: SpaceId, view: OccupationView): string {
  const { population, opposition, intel, terror } = view.spaces[id];
  const parts = isCenter(id)
    ? [`connected to ${times(view.extract[id].length, "starred Railway")}`]
    : [opposition ? "Opposition" : "Neutral", `Population ${population}`];
  if (intel) parts.push(intelInShort(intel));
  if (terror > 0) parts.push(times(terror, "Terror marker"));
  return `${spaceName(id)}: ${parts.join(", ")}`;
}
