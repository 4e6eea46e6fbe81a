import { type EventTexts, eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { MalayaNames } from "../choices.ts";
import { type CapabilityCard, type Malaya, putCapability } from "../state.ts";
import * as a from "./m01-m08.ts";
import * as b from "./m09-m16.ts";
import * as c from "./m17-m24.ts";
import * as d from "./m25-m32.ts";

const TEXTS: Readonly<Record<number, EventTexts<Malaya, MalayaNames>>> = {
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
export const executeEvent = eventDeck<Malaya, MalayaNames>({
  letter: "M",
  texts: TEXTS,
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
