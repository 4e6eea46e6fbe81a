import type { Catalogue } from "@sandtable/engine";
import type { Seat } from "../data/records.ts";
import { AIR_BOX_NAMES, seatName, unitName } from "./en-names.ts";
import type { ValueVocabulary } from "./vocabulary.ts";

const airIn =
  (box: keyof typeof AIR_BOX_NAMES) =>
  ({ of }: { readonly of: string }): string =>
    `Air points, ${AIR_BOX_NAMES[box]}, ${seatName(of as Seat)}`;

/** The values that the lesson compares, by name. */
export const values: Catalogue<ValueVocabulary> = {
  "value.turn": "Turn",
  "value.first": "First player",
  "value.victory": ({ of }) => `Victory points, ${seatName(of as Seat)}`,
  "value.base-supply": ({ of }) => `Supply points in the base, ${seatName(of as Seat)}`,
  "value.at": ({ of }) => `Place of the ${unitName(of)}`,
  "value.active": ({ of }) => `The ${unitName(of)} is active`,
  "value.suppressed": ({ of }) => `The ${unitName(of)} is suppressed`,
  "value.reserve": airIn("reserve"),
  "value.superiority": airIn("superiority"),
  "value.strike": airIn("strike"),
  "value.interdiction": airIn("interdiction"),
  "value.recon": airIn("recon"),
  "value.damaged": airIn("damaged"),
  "value.eliminated": airIn("eliminated"),
};
