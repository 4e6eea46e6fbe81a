import type { Catalogue } from "@sandtable/engine";
import type { Nation } from "../units.ts";
import { hexName, nationName, unitName } from "./en-names.ts";
import type { ValueVocabulary } from "./vocabulary.ts";

/** The values that the lesson compares, by name. */
export const values: Catalogue<ValueVocabulary> = {
  "value.units": ({ of }) => `Units on the map, ${nationName(of as Nation)}`,
  "value.at": ({ of }) => `Place of the ${unitName(of)}`,
  "value.troops": ({ of }) => `Troop units in ${hexName(of)}`,
  "value.points": ({ of }) => `Naval Movement Points left, ${nationName(of as Nation)}`,
  "value.radius": ({ of }) => `Radius of the ${unitName(of)}`,
  "value.owner": ({ of }) => `Holder of ${hexName(of)}`,
  "value.beach": ({ of }) => `Invasion hex ${hexName(of)}`,
  "value.area": ({ of }) => `Land area of the ${unitName(of)}`,
  "value.supply": ({ of }) => `Supply of the ${unitName(of)}`,
  "value.returns": ({ of }) => `Turn on which the ${unitName(of)} returns`,
  "value.turn": "Game-turn",
  "value.phasing": "Whose player-turn",
  "value.entered": "Units that entered the map",
  "value.margin": "Margin of victory points",
  "value.hong-kong needs": "Die for Hong Kong",
  "value.attack": "Strength of the attack",
  "value.defence": "Strength of the defence",
  "value.odds": "Odds against one",
  "value.modifier": "Modifier of the die",
};
