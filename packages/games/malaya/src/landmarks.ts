import { coinLandmark, coinLandmarks } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import { CARDS, sidesOf } from "./cards.ts";
import type { MalayaEvent } from "./log.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";

/** What random games must all come upon. */
export const landmarks: readonly string[] = [
  ...coinLandmarks(OPERATIONS, SPECIALS, "M", CARDS, sidesOf),
  "pacify",
  "agitate",
  "terror marker",
  "sabotage marker",
  "village placed",
  "village removed",
  "support",
  "opposition",
  "british control",
  "mcp control",
  "attack hit",
  "attack miss",
  "taken from the map",
  ...["will", "resources", "support", "redeploy", "reset"].map((phase) => `phase ${phase}`),
  ...["gurney", "briggs", "templer"].map((commander) => `commander ${commander}`),
  "commander cancelled",
  "over british",
  "over mcp",
  "over nobody",
];

/** Which of them an event shows. */
export function landmark(logged: LogEvent): string | undefined {
  const event = logged as MalayaEvent;
  switch (event.kind) {
    case "pacify":
    case "agitate":
      return event.kind;
    case "terror":
    case "sabotage":
      return `${event.kind} marker`;
    case "village":
      return event.change > 0 ? "village placed" : "village removed";
    case "attitude":
      return event.to > 0 ? "support" : event.to < 0 ? "opposition" : undefined;
    case "control":
      return event.to > 0 ? "british control" : event.to < 0 ? "mcp control" : undefined;
    case "roll":
      return event.die <= event.needed ? "attack hit" : "attack miss";
    case "place":
      return event.from === "available" ? undefined : "taken from the map";
    case "phase":
      return `phase ${event.phase}`;
    case "commander":
      return event.cancelled ? "commander cancelled" : `commander ${event.commander}`;
    case "over":
      return `over ${event.winner}`;
    default:
      return coinLandmark(logged);
  }
}
