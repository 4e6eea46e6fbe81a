import { coinOverlays } from "../coin/index.ts";

/** What may be laid over the map. */
export const overlays = coinOverlays(["support", "round", "bare"]);
