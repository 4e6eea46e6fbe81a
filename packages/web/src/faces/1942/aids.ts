import { hexName } from "@sandtable/1942/words";
import { sentence } from "@sandtable/engine";
import type { About, Message, Place, View } from "@sandtable/protocol";
import { isBox, isHex, recordOf, stateOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** Which player aid tells of what, and how long lists are divided. */

const CHOICES: Readonly<Record<string, string>> = {
  "choice.assault": "cities",
  "choice.attack": "combat",
  "choice.pay": "landings",
  "choice.close": "landings",
};
export const aidOf = ({ key }: Message): string | undefined => CHOICES[key];

const PHASES: Readonly<Record<string, string>> = {
  setup: "sequence",
  land: "land",
  move: "land",
  air: "air",
  fly: "air",
  drop: "air",
  upkeep: "landings",
  beach: "landings",
  naval: "naval",
  sail: "naval",
  arrive: "naval",
  commit: "hong-kong",
  combat: "combat",
  join: "combat",
  stack: "combat",
  retreat: "results",
  "retreat-first": "results",
  advance: "results",
};
export const phaseOf = ({ kind }: About): string | undefined => PHASES[kind];

/** Units by where they are, hexes by the land they belong to. */
export function groupOf(place: Place, view: View): string | undefined {
  if (place.on === "hex") return recordOf(place.id).region ?? words.groupSea;
  if (place.on !== "piece") return undefined;
  const { at } = stateOf(tableOf(view), place.id);
  if (isBox(at)) return words.groupBoxes;
  return isHex(at) ? sentence(hexName(at)) : words.groupBoxes;
}

export const ends = /^(?:end:.*|stay|fight|none)$/;
