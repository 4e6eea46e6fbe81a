import type { Course } from "@sandtable/bots";
import { type LogEvent, type Seat, say } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import { type Brush, logLines } from "./screen.ts";

/** So many lines tell how a plan differs from the best. */
const DIFFERENCES = 3;

/** A chance as a whole per cent; nothing that is open is certain. */
export const percent = (chance: number): string => `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;

/** Events as lines of the log, for whoever may know of them. */
export const eventLines = (brush: Brush, events: readonly LogEvent[], seat?: Seat): string[] =>
  logLines(
    brush,
    events
      .filter(({ audience }) => seat === undefined || (audience?.includes(seat) ?? true))
      .map((event) => ({ at: 0, event })),
  );

/** Plans in words: the best as it may go, the others by what they do otherwise. */
export function planLines(brush: Brush, courses: readonly Course[], seat?: Seat): string[] {
  const [best, ...others] = courses;
  if (!best) return wrap("There is nothing to weigh up here.", brush.width);
  const first = eventLines(brush, best.events, seat);
  return [
    ...wrap(`The best plan found, ${percent(best.expected)}. How it may go:`, brush.width),
    ...first,
    ...others.flatMap(({ expected, events }) => {
      const beyond = eventLines(brush, events, seat).filter((line) => !first.includes(line));
      const what = beyond.length > 0 ? "Unlike the first:" : "The same, by other ways.";
      return [
        ...wrap(`Next best, ${percent(expected)}. ${what}`, brush.width),
        ...beyond.slice(0, DIFFERENCES),
      ];
    }),
  ];
}

/** What was chosen, in one line. */
export const chosen = ({ words }: Brush, labels: readonly Parameters<typeof say>[1][]): string =>
  labels.map((label) => say(words, label)).join(" · ");
