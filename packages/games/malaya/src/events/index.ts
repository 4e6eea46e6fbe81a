import type { Play } from "@sandtable/engine";
import { settle, tell } from "../acts.ts";
import { type CapabilityCard, capabilityIndex, type Faction, type Malaya, type Side } from "../state.ts";
import type { EventPlay } from "./common.ts";
import * as a from "./m01-m08.ts";
import * as b from "./m09-m16.ts";
import * as c from "./m17-m24.ts";
import * as d from "./m25-m32.ts";

/** 5.0 A card: its printed title, and what each text does. A Capability (5.3) does nothing at once and lasts. */
export type Card =
  | { readonly title: string; readonly unshaded: EventPlay; readonly shaded: EventPlay }
  | { readonly title: string; readonly single: EventPlay }
  | { readonly title: string; readonly capability: Faction };

/** The 32 Events by card number. */
export const CARDS: Readonly<Record<number, Card>> = {
  1: { title: "New Villages", capability: "british" },
  2: { title: "Min Yuen", capability: "mcp" },
  3: { title: "Leaflets", unshaded: a.leafletsUnshaded, shaded: a.leafletsShaded },
  4: { title: "Chinese Squatters", unshaded: a.squattersUnshaded, shaded: a.squattersShaded },
  5: { title: "MPAJA Legacy", unshaded: a.legacyUnshaded, shaded: a.legacyShaded },
  6: { title: "Chin Peng", unshaded: a.chinPengUnshaded, shaded: a.chinPengShaded },
  7: { title: "Trade Unions", unshaded: a.unionsUnshaded, shaded: a.unionsShaded },
  8: { title: "MNLA", capability: "mcp" },
  9: { title: "Batang Kali", unshaded: b.batangKaliUnshaded, shaded: b.batangKaliShaded },
  10: { title: "Gurney Killed", unshaded: b.gurneyKilledUnshaded, shaded: b.gurneyKilledShaded },
  11: { title: "Chemical Defoliants", unshaded: b.defoliantsUnshaded, shaded: b.defoliantsShaded },
  12: { title: "Orang Asli", unshaded: b.orangAsliUnshaded, shaded: b.orangAsliShaded },
  13: { title: "Malay Police", unshaded: b.malayPoliceUnshaded, shaded: b.malayPoliceShaded },
  14: { title: "Korean War", unshaded: b.koreanWarUnshaded, shaded: b.koreanWarShaded },
  15: { title: "Urban Calm", unshaded: b.urbanCalmUnshaded, shaded: b.urbanCalmShaded },
  16: { title: "Deportations", unshaded: b.deportationsUnshaded, shaded: b.deportationsShaded },
  17: { title: "Special Branch", unshaded: c.specialBranchUnshaded, shaded: c.specialBranchShaded },
  18: { title: "Jungle Warfare School", capability: "british" },
  19: { title: "Food Denial", unshaded: c.foodDenialUnshaded, shaded: c.foodDenialShaded },
  20: { title: "Regroupment", unshaded: c.regroupmentUnshaded, shaded: c.regroupmentShaded },
  21: { title: "White Areas", unshaded: c.whiteAreasUnshaded, shaded: c.whiteAreasShaded },
  22: { title: "Nationalist Parties", unshaded: c.nationalistsUnshaded, shaded: c.nationalistsShaded },
  23: { title: "New Directives", unshaded: c.directivesUnshaded, shaded: c.directivesShaded },
  24: { title: "British Government", single: c.government },
  25: { title: "Planters and Miners", unshaded: d.plantersUnshaded, shaded: d.plantersShaded },
  26: { title: "Emergency Regulations", single: d.regulations },
  27: { title: "Running Dogs", capability: "mcp" },
  28: { title: "Unity of Command", capability: "british" },
  29: { title: "Weapon Bounties", unshaded: d.bountiesUnshaded, shaded: d.bountiesShaded },
  30: { title: "CCP Victory", unshaded: d.ccpVictoryUnshaded, shaded: d.ccpVictoryShaded },
  31: { title: "Ex-Palestine Recruits", unshaded: d.recruitsUnshaded, shaded: d.recruitsShaded },
  32: { title: "SEP", unshaded: d.sepUnshaded, shaded: d.sepShaded },
};

/** 5.2 Most cards have two texts; two have one. */
export const sidesOf = (card: number): readonly Side[] =>
  "single" in CARDS[card] ? ["unshaded"] : ["unshaded", "shaded"];

/** 5.1 Carry out the text literally and in order. */
export function* executeEvent(g: Malaya, x: Faction, number: number, side: Side): Play {
  const card = CARDS[number];
  const name = `M${number}`;
  if (g.log) tell(g, { kind: "event", rule: name, seat: x, card: name, side });
  if ("capability" in card) {
    g.capabilities[capabilityIndex(number as CapabilityCard)] = side === "unshaded" ? 1 : 2;
    if (g.log) tell(g, { kind: "capability", rule: "5.3", card: name, side });
  } else if ("single" in card) yield* card.single(g, x);
  else yield* card[side](g, x);
  if (g.unsettled) settle(g, name);
}
