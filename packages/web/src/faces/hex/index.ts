import "./hex.css";
import "./map.css";

/** The kit of which the faces of hex games are built; docs/hex.md tells how. */

export { OverlayTicks } from "../overlay-ticks.tsx";
export type { OverlayState } from "../overlays.ts";
export { Silent } from "../silent.tsx";
export { type AidUnit, Bar, BattleAid, MoverAid, type ResultTable, type Tone, toneOf } from "./aid.tsx";
export { type Arrangement, inHex, inRanks, inRows, type Label, type Lying, within } from "./arrange.ts";
export { bearingsBy } from "./bearings.ts";
export { HexBoard, type Looked, type Sheet } from "./board.tsx";
export { Box } from "./box.tsx";
export { Contours } from "./contour.ts";
export { CounterBack, CounterCard, CounterMarks, type Sign, SmallSign, UnitSign } from "./counter.tsx";
export type { CounterSet } from "./counters.tsx";
export { arrow, HexLayout, type Spot } from "./geometry.ts";
export {
  type Ground,
  Grounds,
  HexNumbers,
  HILLS,
  hatching,
  joined,
  type Line,
  Lines,
  Names,
  type Pattern,
  PrintedSheet,
  pairs,
  parted,
  TUFTS,
} from "./ground.tsx";
export { groupBy } from "./group.ts";
export { SupplyLine, SupplyMarks, Zones } from "./layers.tsx";
export { type Lettering, lettered } from "./lettering.ts";
export { BattleArrows, DestinationLabels, Destinations, HexPill, hexesOf, Way } from "./movement.tsx";
export { NoteField, NoteMarks, NoteSign, noteLine } from "./note.tsx";
export { notesOf, openNotes, useNotes } from "./notes.ts";
export { defineOverlays } from "./overlays.ts";
export { type Area, area, hexPlace, piecePlace, trackPlace } from "./place.tsx";
export { nextReady, readyKey } from "./ready.ts";
export { COUNTER } from "./stack.ts";
export { overlayWords, strengthText } from "./words/index.ts";
