import type { Decision, Game, View } from "@sandtable/engine";
import type { Brush } from "../table/screen.ts";
import {
  campaignAtHand,
  campaignIsTold,
  campaignOccasion,
  campaignRemark,
  drawCampaign,
  drawCampaignNear,
} from "./1942.ts";
import { cardsOf, playedCards } from "./cards.ts";
import { drawOccupation } from "./japanese-occupation.ts";
import { drawMalaya } from "./malaya.ts";
import {
  atHand1941,
  drawNear1941,
  drawPeninsula1941,
  isTold1941,
  occasion1941,
  remark1941,
} from "./malaya-1941.ts";
import { drawPalestine } from "./palestine.ts";

/** Draws something of what one viewer sees of a game. */
export type Drawing = (view: View, brush: Brush) => readonly string[];

/** A game in a terminal. */
export interface Board {
  readonly board: Drawing;
  /** What calls for drawing it again, besides another seat: whatever of it is new when this is. */
  readonly occasion: (view: View) => string;
  /** The cards played so far, in a game that has cards. */
  readonly cards?: Drawing;
  /** A closer look at a place, where the map is too large to show everything; nothing if there is no such place. */
  readonly near?: (view: View, brush: Brush, place: string) => readonly string[] | undefined;
  /** A place to name in examples. */
  readonly place?: string;
  /** What a question is about, above it. */
  readonly atHand?: (view: View, brush: Brush, decision: Decision) => readonly string[];
  /** What stands beside a choice: its cost, its chance. */
  readonly remark?: (view: View, key: string) => string;
  /** A choice that {@link atHand} tells of already, among too many to list. */
  readonly isTold?: (view: View, key: string, decision: Decision) => boolean;
}

const withCards = (board: Drawing): Board => ({
  board,
  occasion: (view) => String(cardsOf(view).played),
  cards: playedCards,
});

/** How each game of the library looks in a terminal, by its id. */
const boards: Readonly<Record<string, Board>> = {
  malaya: withCards(drawMalaya),
  palestine: withCards(drawPalestine),
  "japanese-occupation": withCards(drawOccupation),
  "1942": {
    board: drawCampaign,
    occasion: campaignOccasion,
    near: drawCampaignNear,
    place: "Singapore",
    atHand: campaignAtHand,
    remark: campaignRemark,
    isTold: campaignIsTold,
  },
  "malaya-1941": {
    board: drawPeninsula1941,
    occasion: occasion1941,
    near: drawNear1941,
    place: "Jitra",
    atHand: atHand1941,
    remark: remark1941,
    isTold: isTold1941,
  },
};

export function boardOf({ id }: Pick<Game, "id">): Board {
  if (!Object.hasOwn(boards, id)) throw new Error(`the terminal cannot draw ${id}: give it a board here`);
  return boards[id];
}
