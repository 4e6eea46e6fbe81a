import { coinLandmark, coinLandmarks } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import { CARDS, sidesOf } from "./cards.ts";
import type { PalestineEvent } from "./log.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";

/** What random games must all come upon. */
export const landmarks: readonly string[] = [
  ...coinLandmarks(OPERATIONS, SPECIALS, "P", CARDS, sidesOf),
  "sabotage marker",
  "terror marker",
  "terror flipped",
  "curfew placed",
  "curfew removed",
  "imprisoned",
  "released",
  "exiled",
  "chit drawn",
  "chit spent",
  "chit discarded",
  "lead",
  "offensive",
  "cache spent",
  ...["sabotage", "terror", "rob", "mines", "negotiate", "detention", "embassy"].flatMap((what) => [
    `${what} hit`,
    `${what} miss`,
  ]),
  "haganah left",
  "haganah right",
  "to track from available",
  "to track from map",
  "from track",
  "must pass",
  ...["will", "resources", "redeploy", "reset"].map((phase) => `phase ${phase}`),
  "over british",
  "over irgun",
];

const NAMED: Partial<Record<PalestineEvent["kind"], string>> = {
  "flip-terror": "terror flipped",
  imprison: "imprisoned",
  release: "released",
  exile: "exiled",
  "draw-chit": "chit drawn",
  "spend-chit": "chit spent",
  "discard-chit": "chit discarded",
  lead: "lead",
  offensive: "offensive",
  "spend-cache": "cache spent",
  "from-track": "from track",
  "must-pass": "must pass",
};

/** Which of them an event shows. */
export function landmark(logged: LogEvent): string | undefined {
  const event = logged as PalestineEvent;
  switch (event.kind) {
    case "terror":
    case "sabotage":
      return event.change > 0 ? `${event.kind} marker` : undefined;
    case "curfew":
      return event.change > 0 ? "curfew placed" : "curfew removed";
    case "roll":
      return `${event.what} ${event.success ? "hit" : "miss"}`;
    case "haganah":
      return event.to > event.from ? "haganah right" : "haganah left";
    case "to-track":
      return `to track from ${event.from === "available" || event.from === "prison" ? event.from : "map"}`;
    case "phase":
      return `phase ${event.phase}`;
    case "over":
      return `over ${event.winner}`;
    default:
      return NAMED[event.kind] ?? coinLandmark(logged);
  }
}
