import { type AnyCatalogue, CHANCE, say } from "@sandtable/engine";
import type { LogEvent, Message, Seat, Standing } from "@sandtable/protocol";
import type { Step } from "./state.ts";

export interface LogLine {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly rule: string;
}

/** What one seat did in a row. */
export interface LogTurn {
  readonly id: string;
  readonly seat: Seat | undefined;
  readonly lines: readonly LogLine[];
}

/** The line of an event; none for chance that had no choice. */
export function sayEvent(words: AnyCatalogue, event: LogEvent): string | undefined {
  if (event.kind === "forced" && (event as LogEvent & { seat?: Seat }).seat === CHANCE) return undefined;
  return say(words, { ...event, key: `log.${event.kind}` } as unknown as Message);
}

/** The log, a group for each turn; dice and draws belong to the turn that led to them. */
export function logTurns(words: AnyCatalogue, steps: readonly Step[]): readonly LogTurn[] {
  const turns: { id: string; seat: Seat | undefined; lines: LogLine[] }[] = [];
  for (const { at, seat, events } of steps) {
    const last = turns.at(-1);
    const isSame = last && (seat === undefined || seat === CHANCE || seat === last.seat);
    const turn = isSame ? last : { id: `${at}`, seat: seat === CHANCE ? undefined : seat, lines: [] };
    events.forEach((event, index) => {
      const text = sayEvent(words, event);
      if (text !== undefined) turn.lines.push({ id: `${at}.${index}`, at, text, rule: event.rule });
    });
    if (!isSame) turns.push(turn);
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

/** The turn in the log that a bot can give its reasons for: its last one. */
export const explained = (
  turns: readonly LogTurn[],
  reasons: Standing["reasons"],
  seat: Seat,
): string | undefined =>
  reasons?.some((reason) => reason.seat === seat)
    ? turns.findLast((turn) => turn.seat === seat)?.id
    : undefined;
