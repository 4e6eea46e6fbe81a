import { tableOf } from "@sandtable/palestine/shape";
import { milestone, openCards } from "../coin/index.ts";
import type { GameFace } from "../face.ts";
import { Board } from "./board.tsx";
import { Card } from "./card.tsx";
import { describe } from "./describe.ts";
import { figures } from "./figures.ts";
import { forecast, verdictLines } from "./forecast.ts";
import { rolls } from "./rolls.ts";
import { places, text } from "./text.ts";

/** Palestine 1945-1947 on the page. */
export const palestineFace = {
  id: "palestine",
  Board,
  Card,
  cards: (view) => openCards(tableOf(view)),
  describe,
  places,
  forecast,
  verdict: verdictLines,
  text,
  milestone,
  figures,
  rolls,
} satisfies GameFace;
