import { defineOverlays as define, type Overlay, type Overlays } from "../overlays.ts";
import { words } from "./words/index.ts";

/** What may be laid over a hex map. */
export const defineOverlays = <Id extends string>(list: readonly Overlay<Id>[]): Overlays<Id> =>
  define(list, words.onOrOff);
