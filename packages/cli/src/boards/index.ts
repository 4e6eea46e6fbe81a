import type { View } from "@sandtable/engine";
import type { GameId } from "../games.ts";
import type { Brush } from "../table/screen.ts";
import { playedCards } from "./cards.ts";
import { drawOccupation } from "./japanese-occupation.ts";
import { drawMalaya } from "./malaya.ts";
import { drawPalestine } from "./palestine.ts";

/** Draws something of what one viewer sees of a game. */
export type Drawing = (view: View, brush: Brush) => readonly string[];

/** A game in a terminal: its board, and the cards played so far. */
export interface Board {
  readonly board: Drawing;
  readonly cards: Drawing;
}

/** How each game looks in a terminal. */
export const boards: Readonly<Record<GameId, Board>> = {
  malaya: { board: drawMalaya, cards: playedCards },
  palestine: { board: drawPalestine, cards: playedCards },
  "japanese-occupation": { board: drawOccupation, cards: playedCards },
};
