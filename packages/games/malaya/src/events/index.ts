import type { Play } from "@sandtable/engine";
import { settle, tell } from "../acts.ts";
import { type CapabilityCard, capabilityIndex, type Faction, type Malaya, type Side } from "../state.ts";
import type { EventPlay } from "./common.ts";
import * as a from "./m01-m08.ts";
import * as b from "./m09-m16.ts";
import * as c from "./m17-m24.ts";
import * as d from "./m25-m32.ts";

/** What the text of a card does. A Capability (5.3) does nothing at once and lasts, so it has no entry. */
type Texts = { readonly unshaded: EventPlay; readonly shaded: EventPlay } | { readonly single: EventPlay };

const TEXTS: Readonly<Record<number, Texts>> = {
  3: { unshaded: a.leafletsUnshaded, shaded: a.leafletsShaded },
  4: { unshaded: a.squattersUnshaded, shaded: a.squattersShaded },
  5: { unshaded: a.legacyUnshaded, shaded: a.legacyShaded },
  6: { unshaded: a.chinPengUnshaded, shaded: a.chinPengShaded },
  7: { unshaded: a.unionsUnshaded, shaded: a.unionsShaded },
  9: { unshaded: b.batangKaliUnshaded, shaded: b.batangKaliShaded },
  10: { unshaded: b.gurneyKilledUnshaded, shaded: b.gurneyKilledShaded },
  11: { unshaded: b.defoliantsUnshaded, shaded: b.defoliantsShaded },
  12: { unshaded: b.orangAsliUnshaded, shaded: b.orangAsliShaded },
  13: { unshaded: b.malayPoliceUnshaded, shaded: b.malayPoliceShaded },
  14: { unshaded: b.koreanWarUnshaded, shaded: b.koreanWarShaded },
  15: { unshaded: b.urbanCalmUnshaded, shaded: b.urbanCalmShaded },
  16: { unshaded: b.deportationsUnshaded, shaded: b.deportationsShaded },
  17: { unshaded: c.specialBranchUnshaded, shaded: c.specialBranchShaded },
  19: { unshaded: c.foodDenialUnshaded, shaded: c.foodDenialShaded },
  20: { unshaded: c.regroupmentUnshaded, shaded: c.regroupmentShaded },
  21: { unshaded: c.whiteAreasUnshaded, shaded: c.whiteAreasShaded },
  22: { unshaded: c.nationalistsUnshaded, shaded: c.nationalistsShaded },
  23: { unshaded: c.directivesUnshaded, shaded: c.directivesShaded },
  24: { single: c.government },
  25: { unshaded: d.plantersUnshaded, shaded: d.plantersShaded },
  26: { single: d.regulations },
  29: { unshaded: d.bountiesUnshaded, shaded: d.bountiesShaded },
  30: { unshaded: d.ccpVictoryUnshaded, shaded: d.ccpVictoryShaded },
  31: { unshaded: d.recruitsUnshaded, shaded: d.recruitsShaded },
  32: { unshaded: d.sepUnshaded, shaded: d.sepShaded },
};

/** 5.1 Carry out the text literally and in order. */
export function* executeEvent(g: Malaya, x: Faction, number: number, side: Side): Play {
  const name = `M${number}`;
  if (g.log) tell(g, { kind: "event", rule: name, seat: x, card: name, side });
  const texts = TEXTS[number];
  if (texts === undefined) {
    g.capabilities[capabilityIndex(number as CapabilityCard)] = side === "unshaded" ? 1 : 2;
    if (g.log) tell(g, { kind: "capability", rule: "5.3", card: name, side });
  } else yield* ("single" in texts ? texts.single : texts[side])(g, x);
  if (g.unsettled) settle(g, name);
}
