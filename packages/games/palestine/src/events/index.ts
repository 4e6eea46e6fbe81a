import { eventDeck } from "@sandtable/coin";
import { settle, tell } from "../acts.ts";
import type { PalestineNames } from "../choices.ts";
import { type CapabilityCard, type Palestine, putCapability } from "../state.ts";
import { p01p08 } from "./p01-p08.ts";
import { p09p16 } from "./p09-p16.ts";
import { p17p24 } from "./p17-p24.ts";
import { p25p32 } from "./p25-p32.ts";

/** 5.1 Carry out the text literally and in order. */
export const executeEvent = eventDeck<Palestine, PalestineNames>({
  letter: "P",
  cards: { ...p01p08, ...p09p16, ...p17p24, ...p25p32 },
  putCapability: (g, card, side) => putCapability(g, card as CapabilityCard, side),
  settle,
  tell,
});
