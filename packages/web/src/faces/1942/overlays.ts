import { defineOverlays, type OverlayState, overlayWords as shared } from "../hex/index.ts";
import { words } from "./words/index.ts";

const { overlay } = words;

/** What may be laid over the map. */
export const overlays = defineOverlays([
  { id: "zones", key: "z", ...overlay.zones },
  { id: "supply", key: "s", ...overlay.supply },
  { id: "umbrellas", key: "a", ...overlay.umbrellas },
  { id: "risk", key: "d", ...overlay.risk },
  { id: "numbers", key: "h", ...overlay.numbers, isOn: true },
  { id: "allNumbers", key: "j", ...shared.allNumbers },
  { id: "bare", key: "p", ...shared.bare },
]);
export type Overlay = (typeof overlays.list)[number]["id"];
export type Laid = OverlayState<Overlay>;
