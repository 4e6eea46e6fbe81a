import type { Box } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import type { Palestine, Shading } from "../state.ts";
import { bestBritishOperation } from "./british.ts";
import { bestEvent, eventWorth } from "./events.ts";
import { bestIrgunOperation, irgunPass } from "./irgun.ts";
import { THUMB } from "./thumb.ts";
import { cardsAhead, drawWorth } from "./worth.ts";

/** 2.3 Which box to take, and what to do with the Event. */

const currentCard = (g: Palestine): number => g.played[g.played.length - 1];

export function appealOfBoxes(
  g: Palestine,
  choices: readonly Choice[],
  irgun: boolean,
  first: boolean,
  into: Float64Array,
): void {
  const card = currentCard(g);
  // P27 Who must Pass looks at nothing but the order.
  const idle = !irgun && g.loans === "now";
  const pass = irgun ? irgunPass(g) : drawWorth(g);
  const goesOn = Math.min(1, cardsAhead(g));
  for (let i = 0; i < choices.length; i++) {
    const box = choices[i].value as Box;
    let worth = 0;
    if (box === "event") {
      worth = idle ? 0 : Math.max(pass, THUMB.event * bestEvent(g, card, irgun));
      if (first) worth += THUMB.spite * Math.max(0, bestEvent(g, card, !irgun) - 1);
    } else if (!idle) {
      const full = box === "full";
      worth = Math.max(pass, irgun ? bestIrgunOperation(g, full) : bestBritishOperation(g, full));
    }
    if (first && box === "full") worth += THUMB.denial;
    // 2.3.5 The box further left goes first on the next card; after Propaganda it is the Irgun anyway (6.4).
    if (first ? box === "limited" : box === "limited" || (box === "event" && g.firstBox === "full"))
      worth += THUMB.initiative * goesOn;
    into[i] = worth;
  }
}

export function appealOfSides(
  g: Palestine,
  choices: readonly Choice[],
  irgun: boolean,
  into: Float64Array,
): void {
  const card = currentCard(g);
  const sign = irgun ? 1 : -1;
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "pass") into[i] = irgun ? irgunPass(g) : drawWorth(g);
    else into[i] = sign * eventWorth(g, card, value as Shading, irgun);
  }
}
