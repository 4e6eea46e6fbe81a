import { eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { OccupationNames } from "../choices.ts";
import { type CapabilityCard, type Occupation, putCapability } from "../state.ts";
import { j01j08 } from "./j01-j08.ts";
import { j09j16 } from "./j09-j16.ts";
import { j17j24 } from "./j17-j24.ts";
import { j25j32 } from "./j25-j32.ts";

/** 5.1 Carry out the text literally and in order. The Mandatory Events J6 and J9 are nobody's to execute (see mandatory.ts). */
export const executeEvent = eventDeck<Occupation, OccupationNames>({
  letter: "J",
  cards: { ...j01j08, ...j09j16, ...j17j24, ...j25j32 },
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
