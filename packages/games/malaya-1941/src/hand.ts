import { MARKERS } from "./data/tables.ts";
import { SEATS } from "./map.ts";
import { type Campaign, MARKER_SIDE, type Marker } from "./state.ts";

/** 5.3, 5.4 Command markers that leave the hand. */

/** Out of the hand, and out of the game: of several that are alike, one that everybody knew of goes first. */
export function removeMarker(g: Campaign, marker: Marker): void {
  g.hand[marker]--;
  if (g.known[marker] > 0) g.known[marker]--;
}

/** Out of the hand, to where the marker goes. */
export function discard(g: Campaign, marker: Marker): void {
  removeMarker(g, marker);
  if (MARKERS[marker].goes === "pool") g.pool[marker]++;
}

/** Before everybody's eyes (MB-146). */
export function playMarker(g: Campaign, marker: Marker, rule: string = MARKERS[marker].id): void {
  discard(g, marker);
  g.tell({
    kind: "played",
    rule,
    reveals: true,
    seat: SEATS[MARKER_SIDE[marker]],
    marker: MARKERS[marker].id,
  });
}

/** Everybody sees that it is in its owner's hand, and stays there. */
export function showHeld(g: Campaign, marker: Marker): void {
  g.known[marker] = Math.max(g.known[marker], 1);
}
