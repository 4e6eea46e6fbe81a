import { type EventTexts, eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { PalestineNames } from "../choices.ts";
import { type CapabilityCard, type Palestine, putCapability } from "../state.ts";
import * as a from "./p01-p08.ts";
import * as b from "./p09-p16.ts";
import * as c from "./p17-p24.ts";
import * as d from "./p25-p32.ts";

const TEXTS: Readonly<Record<number, EventTexts<Palestine, PalestineNames>>> = {
  1: { unshaded: a.agathaUnshaded, shaded: a.agathaShaded },
  2: { unshaded: a.exodusUnshaded, shaded: a.exodusShaded },
  3: { unshaded: a.hotelUnshaded, shaded: a.hotelShaded },
  4: { single: a.immigration },
  5: { unshaded: a.prisonBreakUnshaded, shaded: a.prisonBreakShaded },
  6: { unshaded: a.montgomeryUnshaded, shaded: a.montgomeryShaded },
  7: { unshaded: a.lehiUnshaded, shaded: a.lehiShaded },
  8: { unshaded: a.trumanUnshaded, shaded: a.trumanShaded },
  10: { unshaded: b.policeForceUnshaded, shaded: b.policeForceShaded },
  11: { unshaded: b.sharkUnshaded, shaded: b.sharkShaded },
  12: { unshaded: b.bergsonUnshaded, shaded: b.bergsonShaded },
  14: { unshaded: b.martialLawUnshaded, shaded: b.martialLawShaded },
  15: { unshaded: b.weizmannUnshaded, shaded: b.weizmannShaded },
  16: { unshaded: b.cunninghamUnshaded, shaded: b.cunninghamShaded },
  19: { unshaded: c.embassyUnshaded, shaded: c.embassyShaded },
  20: { unshaded: c.indiaUnshaded, shaded: c.indiaShaded },
  21: { unshaded: c.resistanceUnshaded, shaded: c.resistanceShaded },
  22: { single: c.agency },
  24: { unshaded: c.sergeantsUnshaded, shaded: c.sergeantsShaded },
  26: { single: d.veterans },
  27: { unshaded: d.loansUnshaded, shaded: d.loansShaded },
  28: { unshaded: d.cidUnshaded, shaded: d.cidShaded },
  30: { unshaded: d.farranUnshaded, shaded: d.farranShaded },
  31: { unshaded: d.grunerUnshaded, shaded: d.grunerShaded },
};

/** 5.1 Carry out the text literally and in order. */
export const executeEvent = eventDeck<Palestine, PalestineNames>({
  letter: "P",
  texts: TEXTS,
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
