import type { LogEvent } from "@sandtable/engine";
import type { Things } from "./choices.ts";
import type { CoinEvent } from "./log.ts";
import { cardSidesOf } from "./study.ts";
import type { Shading } from "./table.ts";

/** What random games of every game must come upon: each Operation, full and Limited, each Special Activity, each text of each card. */
export const coinLandmarks = (
  operations: Readonly<Record<string, readonly string[]>>,
  specials: Readonly<Record<string, readonly string[]>>,
  letter: string,
  cards: Readonly<Record<number, unknown>>,
  sidesOf: (card: number) => readonly Shading[],
): string[] => [
  ...Object.values(operations)
    .flat()
    .flatMap((kind) => [`${kind} full`, `${kind} limited`]),
  ...Object.values(specials).flat(),
  ...cardSidesOf(letter, cards, sidesOf),
  ...Object.keys(operations).map((faction) => `pass ${faction}`),
];

/** Which of them an event shows. */
export function coinLandmark(logged: LogEvent): string | undefined {
  const event = logged as CoinEvent<Things>;
  switch (event.kind) {
    case "operation":
      return `${event.operation} ${event.limited ? "limited" : "full"}`;
    case "special":
      return event.special;
    case "event":
      return `${event.card} ${event.side}`;
    case "pass":
      return `pass ${event.seat}`;
    default:
      return undefined;
  }
}
