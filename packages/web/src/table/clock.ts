import type { ClockShown, Pace, Seat } from "@sandtable/protocol";
import type { ShellWords } from "../words/index.ts";
import type { TableState } from "./state.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Paces that people ask for: an evening, a long one, a turn a day, and one with weekends in it. */
export const PACES: readonly Pace[] = [
  { bank: HOUR, bonus: MINUTE, cap: 2 * HOUR, warning: 5 * MINUTE, holidays: 0 },
  { bank: 3 * HOUR, bonus: 2 * MINUTE, cap: 4 * HOUR, warning: 10 * MINUTE, holidays: 0 },
  { bank: 3 * DAY, bonus: DAY, cap: 7 * DAY, warning: 12 * HOUR, holidays: 14 },
  { bank: 7 * DAY, bonus: 2 * DAY, cap: 14 * DAY, warning: DAY, holidays: 30 },
];

/** A pace in words. */
export function paceWords(words: ShellWords, pace: Pace): string {
  const { bank, bonus, holidays } = pace;
  if (bank % DAY === 0 && bonus % DAY === 0)
    return words.paceDays({ days: bank / DAY, more: bonus / DAY, holidays });
  if (bank % HOUR === 0 && bonus % MINUTE === 0)
    return words.paceHours({ hours: bank / HOUR, minutes: bonus / MINUTE });
  return words.paceOther({ bank: timeWords(words, bank * 1000), bonus: timeWords(words, bonus * 1000) });
}

/** So much time as a clock shows it: days and hours, or hours, minutes and seconds. */
export function timeWords(words: ShellWords, milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  if (all >= DAY)
    return words.clockDays({ days: Math.floor(all / DAY), hours: Math.floor((all % DAY) / HOUR) });
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / MINUTE), all % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** What a side has left so long after it was told. */
export function leftNow({ left, running, standsFor = 0 }: ClockShown, seat: Seat, since: number): number {
  const own = left[seat] ?? 0;
  return running === seat ? Math.max(0, own - Math.max(0, since - standsFor)) : own;
}

/** Whether two people sit here who can agree upon something. */
export const mayTalk = ({ table, standing }: TableState): boolean =>
  table?.kind === "game" &&
  standing !== undefined &&
  standing.outcome === undefined &&
  table.yours.length === 1 &&
  table.seats.some(({ sitter }) => sitter === "friend");

/** Whether something may be asked of the other side: one thing at a time. */
export const mayAsk = (state: TableState): boolean => mayTalk(state) && state.standing?.offer === undefined;

/** Whether the other side is out of time, so that the game may be claimed. */
export function isLate({ table, standing }: TableState): boolean {
  const running = standing?.clock?.running;
  return standing?.clock?.isOut === true && running !== undefined && table?.yours.includes(running) === false;
}
