import { type EventTexts, eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { OccupationNames } from "../choices.ts";
import { type CapabilityCard, type Occupation, putCapability } from "../state.ts";
import * as a from "./j01-j08.ts";
import * as b from "./j09-j16.ts";
import * as c from "./j17-j24.ts";
import * as d from "./j25-j32.ts";

/** The Mandatory Events J6 and J9 are nobody's to execute (see mandatory.ts). */
const TEXTS: Readonly<Record<number, EventTexts<Occupation, OccupationNames>>> = {
  1: { unshaded: a.sookChingUnshaded, shaded: a.sookChingShaded },
  2: { unshaded: a.sphereUnshaded, shaded: a.sphereShaded },
  3: { unshaded: a.associationUnshaded, shaded: a.associationShaded },
  4: { unshaded: a.chinPengUnshaded, shaded: a.chinPengShaded },
  5: { unshaded: a.hillRatsUnshaded, shaded: a.hillRatsShaded },
  7: { unshaded: a.commandUnshaded, shaded: a.commandShaded },
  10: { unshaded: b.rationingUnshaded, shaded: b.rationingShaded },
  11: { unshaded: b.kmtUnshaded, shaded: b.kmtShaded },
  13: { unshaded: b.laiTeckUnshaded, shaded: b.laiTeckShaded },
  14: { unshaded: b.secretArmyUnshaded, shaded: b.secretArmyShaded },
  16: { unshaded: b.chapmanUnshaded, shaded: b.chapmanShaded },
  17: { single: c.burmaTheater },
  18: { unshaded: c.thaiUnshaded, shaded: c.thaiShaded },
  20: { unshaded: c.limBoSengUnshaded, shaded: c.limBoSengShaded },
  21: { unshaded: c.collaborationUnshaded, shaded: c.collaborationShaded },
  23: { unshaded: c.bombingUnshaded, shaded: c.bombingShaded },
  24: { unshaded: c.europeUnshaded, shaded: c.europeShaded },
  25: { unshaded: d.davisUnshaded, shaded: d.davisShaded },
  26: { unshaded: d.boseUnshaded, shaded: d.boseShaded },
  28: { unshaded: d.gustavusUnshaded, shaded: d.gustavusShaded },
  29: { unshaded: d.kempeitaiUnshaded, shaded: d.kempeitaiShaded },
  30: { unshaded: d.volunteersUnshaded, shaded: d.volunteersShaded },
  31: { unshaded: d.comfortWomenUnshaded, shaded: d.comfortWomenShaded },
  32: { unshaded: d.mpajuUnshaded, shaded: d.mpajuShaded },
};

/** 5.1 Carry out the text literally and in order. */
export const executeEvent = eventDeck<Occupation, OccupationNames>({
  letter: "J",
  texts: TEXTS,
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
