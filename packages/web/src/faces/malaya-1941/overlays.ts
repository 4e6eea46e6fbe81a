import { defineOverlays, type OverlayState, overlayWords as shared } from "../hex/index.ts";
import { words } from "./words/index.ts";

const { overlay } = words;

/** What may be laid over the map. */
export const overlays = defineOverlays([
  { id: "zones", key: "z", ...overlay.zones, isOn: true },
  { id: "own", key: "o", ...overlay.own },
  { id: "range", key: "e", ...overlay.range, isOn: true },
  { id: "command", key: "c", ...overlay.command },
  { id: "supply", key: "s", ...overlay.supply },
  { id: "airfields", key: "a", ...overlay.airfields },
  { id: "ships", key: "g", ...overlay.ships },
  { id: "numbers", key: "h", ...overlay.numbers, isOn: true },
  { id: "allNumbers", key: "j", ...shared.allNumbers },
  { id: "bare", key: "p", ...shared.bare },
]);
export type Overlay = (typeof overlays.list)[number]["id"];
export type Laid = OverlayState<Overlay>;
