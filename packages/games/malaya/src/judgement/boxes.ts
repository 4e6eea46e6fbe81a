import type { Box } from "@sandtable/coin";
import type { Decision } from "@sandtable/engine";
import { OPERATIONS } from "../menu.ts";
import { enemyOf, type Faction, type Malaya } from "../state.ts";
import { britishOperation } from "./british-gains.ts";
import { bestOfEvent, eventWorth } from "./events.ts";
import { KEEN } from "./gains.ts";
import { outlook } from "./ground.ts";
import { mcpOperation } from "./mcp-gains.ts";

/** 2.3.2 Which box to take, and what to do with it. */

/** What being 1st Eligible on the next card is worth. */
const FIRST = 0.5;
/** How much of what is left to the enemy counts. */
const DENIED = 0.6;

export const passWorth = (faction: Faction): number =>
  faction === "british" ? 2 * outlook.british : outlook.mcp;

/** The best Operation of a faction. */
function operations(g: Malaya, faction: Faction, limited: boolean): number {
  let most = passWorth(faction);
  const kinds = OPERATIONS[faction];
  const operation = faction === "british" ? britishOperation : mcpOperation;
  for (let i = 0; i < kinds.length; i++) most = Math.max(most, operation(g, kinds[i], limited));
  return most;
}

export function weighBoxes(g: Malaya, decision: Decision, faction: Faction, into: Float64Array): void {
  const { choices } = decision;
  const card = g.played[g.played.length - 1];
  const enemy = enemyOf(faction);
  const isFirst = g.firstBox === "none";
  const theirsFull = isFirst ? operations(g, enemy, false) : 0;
  const theirsLimited = isFirst ? operations(g, enemy, true) + FIRST : 0;
  const theirsEvent = isFirst ? bestOfEvent(g, enemy, card) : 0;
  for (let i = 0; i < choices.length; i++) {
    const box = choices[i].value as Box;
    let value: number;
    if (box === "full") {
      value = operations(g, faction, false);
      if (isFirst) value -= DENIED * Math.max(theirsLimited, theirsEvent);
    } else if (box === "limited") {
      value = operations(g, faction, true) + FIRST;
      if (isFirst) value -= DENIED * Math.max(theirsFull, theirsEvent);
    } else {
      value = bestOfEvent(g, faction, card);
      if (isFirst) value -= DENIED * Math.max(theirsFull, theirsLimited);
      else if (g.firstBox === "full") value += FIRST;
    }
    into[i] = KEEN * value;
  }
}

export function weighSides(g: Malaya, decision: Decision, faction: Faction, into: Float64Array): void {
  const { choices } = decision;
  const card = g.played[g.played.length - 1];
  for (let i = 0; i < choices.length; i++) {
    const side = choices[i].value as "unshaded" | "shaded" | "pass";
    into[i] = KEEN * (side === "pass" ? passWorth(faction) : eventWorth(g, faction, card, side));
  }
}
