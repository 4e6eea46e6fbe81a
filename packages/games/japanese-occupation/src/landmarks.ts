import { coinLandmark, coinLandmarks } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import { ZIPPER } from "./board.ts";
import { CARDS, sidesOf } from "./cards.ts";
import type { OccupationEvent } from "./log.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";

/** What random games must all come upon. */
export const landmarks: readonly string[] = [
  ...coinLandmarks(OPERATIONS, SPECIALS, "J", CARDS, sidesOf),
  ...["mobilize", "traitors", "supplies", "food"].map((icon) => `icon ${icon}`),
  "opposition set",
  "opposition removed",
  "terror marker",
  "sabotage marker",
  "sabotage repaired",
  "village placed",
  "village removed",
  "intel revealed",
  "intel concealed",
  "intel removed",
  ...["ambush", "eliminate", "supply", "jungle"].flatMap((cause) => [`${cause} hit`, `${cause} miss`]),
  "taken from the map",
  "on a card",
  "back from a card",
  "out of the game",
  ...ZIPPER.map(({ id }) => `zipper ${id}`),
  "cache released",
  "cache stored",
  ...["mpaja", "resistance", "resources", "support", "redeploy", "reset"].map((phase) => `phase ${phase}`),
  "over british",
  "over japanese",
  "over mpaja",
];

/** Which of them an event shows. */
export function landmark(logged: LogEvent): string | undefined {
  const event = logged as OccupationEvent;
  switch (event.kind) {
    case "mandatory":
      return `${event.card} unshaded`;
    case "icon":
      return `icon ${event.icon}`;
    case "opposition":
      return event.change > 0 ? "opposition set" : "opposition removed";
    case "terror":
      return "terror marker";
    case "sabotage":
      return event.change > 0 ? "sabotage marker" : "sabotage repaired";
    case "village":
      return event.change > 0 ? "village placed" : "village removed";
    case "intel":
      return `intel ${event.change}`;
    case "roll":
      return `${event.cause} ${event.success ? "hit" : "miss"}`;
    case "place":
      return event.from === "available" ? undefined : "taken from the map";
    case "away":
      return "on a card";
    case "back":
      return "back from a card";
    case "gone":
      return "out of the game";
    case "zipper":
      return `zipper ${event.to}`;
    case "released":
      return "cache released";
    case "stored":
      return "cache stored";
    case "phase":
      return `phase ${event.phase}`;
    case "over":
      return `over ${event.winner}`;
    default:
      return coinLandmark(logged);
  }
}
