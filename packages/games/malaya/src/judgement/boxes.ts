import type { Box } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import { OPERATIONS, type OperationKind } from "../menu.ts";
import { enemyOf, type Faction, type Malaya } from "../state.ts";
import { weighBritishOperation } from "./british-gains.ts";
import { bestOfEvent, eventWorth } from "./events.ts";
import { KEEN, type Prospect } from "./gains.ts";
import { outlook } from "./ground.ts";
import { weighMcpOperation } from "./mcp-gains.ts";

/** 2.3.2 Which box to take, and what to do with it. */

/** What being 1st Eligible on the next card is worth. */
const FIRST = 0.5;
/** How much of what is left to the enemy counts. */
const DENIED = 0.6;

export const passWorth = (faction: Faction): number =>
  faction === "british" ? 2 * outlook.british : outlook.mcp;

const prospect: Prospect = { full: 0, limited: 0 };

/** What one Operation is worth to a faction; a free one saves its price. */
export function operationWorth(g: Malaya, faction: Faction, kind: OperationKind, limited: boolean): number {
  if (faction === "british") weighBritishOperation(g, kind, prospect);
  else weighMcpOperation(g, kind, prospect);
  return limited ? prospect.limited : prospect.full;
}

/** The best Operation of a faction, or its pass. */
function bestOperation(g: Malaya, faction: Faction, into: Prospect): void {
  into.full = passWorth(faction);
  into.limited = into.full;
  const kinds = OPERATIONS[faction];
  for (let i = 0; i < kinds.length; i++) {
    operationWorth(g, faction, kinds[i], false);
    into.full = Math.max(into.full, prospect.full);
    into.limited = Math.max(into.limited, prospect.limited);
  }
}

const ours: Prospect = { full: 0, limited: 0 };
/** What an Operation of the enemy usually brings him, and a Limited one with the initiative. */
const THEIR_FULL = 3;
const THEIR_LIMITED = 2;

export function weighBoxes(
  g: Malaya,
  choices: readonly Choice[],
  faction: Faction,
  into: Float64Array,
): void {
  const card = g.played[g.played.length - 1];
  const event = bestOfEvent(g, faction, card);
  bestOperation(g, faction, ours);
  if (g.firstBox === "none") {
    const theirEvent = bestOfEvent(g, enemyOf(faction), card);
    for (let i = 0; i < choices.length; i++) {
      const box = choices[i].value as Box;
      let value: number;
      if (box === "full") value = ours.full - DENIED * Math.max(THEIR_LIMITED, theirEvent);
      else if (box === "limited") value = ours.limited + FIRST - DENIED * Math.max(THEIR_FULL, theirEvent);
      else value = event - DENIED * THEIR_FULL;
      into[i] = KEEN * value;
    }
    return;
  }
  for (let i = 0; i < choices.length; i++) {
    const box = choices[i].value as Box;
    let value: number;
    if (box === "full") value = ours.full;
    else if (box === "limited") value = ours.limited + FIRST;
    else value = event + (g.firstBox === "full" ? FIRST : 0);
    into[i] = KEEN * value;
  }
}

export function weighSides(
  g: Malaya,
  choices: readonly Choice[],
  faction: Faction,
  into: Float64Array,
): void {
  const card = g.played[g.played.length - 1];
  for (let i = 0; i < choices.length; i++) {
    const side = choices[i].value as "unshaded" | "shaded" | "pass";
    into[i] = KEEN * (side === "pass" ? passWorth(faction) : eventWorth(g, faction, card, side));
  }
}
