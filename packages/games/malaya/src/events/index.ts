import { eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { MalayaNames } from "../choices.ts";
import { type CapabilityCard, type Malaya, putCapability } from "../state.ts";
import { m01m08 } from "./m01-m08.ts";
import { m09m16 } from "./m09-m16.ts";
import { m17m24 } from "./m17-m24.ts";
import { m25m32 } from "./m25-m32.ts";

/** 5.1 Carry out the text literally and in order. */
export const executeEvent = eventDeck<Malaya, MalayaNames>({
  letter: "M",
  cards: { ...m01m08, ...m09m16, ...m17m24, ...m25m32 },
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
