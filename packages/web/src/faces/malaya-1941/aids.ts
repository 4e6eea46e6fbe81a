import { sentence } from "@sandtable/engine";
import { hexName } from "@sandtable/malaya-1941/words";
import type { About, Message, Place, View } from "@sandtable/protocol";
import { counterOf, isHex } from "./data.ts";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** Which player aid tells of what, and how long lists are divided. */

const CHOICES: Readonly<Record<string, string>> = {
  "choice.sealift": "sea",
  "choice.extra-lift": "markers",
  "choice.spy": "fog",
  "choice.fly-recon": "fog",
  "choice.fire": "strikes",
};
export const aidOf = ({ key }: Message): string | undefined => CHOICES[key];

const PHASES: Readonly<Record<string, string>> = {
  setup: "sequence",
  allocate: "air",
  surplus: "air",
  "commit-force-z": "air",
  ferry: "sea",
  buy: "reinforcements",
  arrive: "reinforcements",
  refit: "logistics",
  reorganise: "logistics",
  spend: "logistics",
  "spend-on": "logistics",
  movement: "movement",
  carry: "movement",
  step: "movement",
  sealift: "sea",
  load: "sea",
  landfall: "sea",
  approach: "sea",
  recon: "fog",
  flight: "fog",
  spy: "fog",
  strikes: "strikes",
  strength: "strikes",
  gunfire: "strikes",
  bombardment: "strikes",
  target: "battles",
  "more-targets": "battles",
  attacker: "battles",
  battle: "battles",
  table: "battles",
  "break-down": "results",
  loss: "results",
  attrition: "results",
  stand: "retreat",
  rally: "retreat",
  retreat: "retreat",
  pursuit: "retreat",
};
export const phaseOf = ({ kind }: About): string | undefined => PHASES[kind];

/** Units by where they are, those beside the map by their kind; hexes by the column they stand in. */
export function groupOf(place: Place, view: View): string | undefined {
  if (place.on === "hex") return words.groupColumn({ column: place.id.slice(0, 2) });
  if (place.on !== "piece") return undefined;
  const at = ownSide(tableOf(view))?.units.find(({ id }) => id === place.id)?.at;
  if (at !== undefined && isHex(at)) return sentence(hexName(at));
  const type = counterOf(place.id)?.type;
  return type === undefined ? words.groupBoxes : words.groupBoxesOf({ type: words.type[type] });
}

export const ends = /^(?:end|halt|set-sail|no-loss)$/;
