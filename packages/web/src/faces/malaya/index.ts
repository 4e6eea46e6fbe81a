import { aidOf, bearings, ends, gistOf, milestone, phaseOf, shared } from "../coin/index.ts";
import type { GameFace } from "../face.ts";
import { Board } from "./board.tsx";
import { Card } from "./card.tsx";
import { describe } from "./describe.ts";
import { figures } from "./figures.ts";
import { forecast, verdictLines } from "./forecast.ts";
import { LayersPanel } from "./layers.tsx";
import { overlays } from "./overlays.ts";
import { rolls } from "./rolls.ts";
import { cards, places, text } from "./text.ts";

/** Malaya 1948-1960 on the page. */
export const malayaFace = {
  id: "malaya",
  Board,
  Card,
  cards,
  describe,
  bearings,
  gistOf,
  panels: [{ id: "layers", title: shared.layers, Component: LayersPanel }],
  keys: overlays.keys,
  aidOf,
  phaseOf,
  ends,
  places,
  forecast,
  verdict: verdictLines,
  text,
  milestone,
  figures,
  rolls,
} satisfies GameFace;
