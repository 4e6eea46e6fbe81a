import { lengthWithout, momentAfter, type Span, union } from "./spans.ts";

/**
 * How much time people give each other: an hour at one sitting or a week for a turn, in one shape. In seconds; holidays
 * in days.
 */
export interface Pace {
  /** What each side begins with. */
  readonly bank: number;
  /** What is added whenever a side hands over to the other. */
  readonly bonus: number;
  /** Nobody ever has more than this. */
  readonly cap: number;
  /** With so much left the side to move is warned, once in a turn; 0 for never. */
  readonly warning: number;
  /** How many days a year each side may be away without its clock running. */
  readonly holidays: number;
}

/** Days on which the clock of one side does not run. */
export interface Holiday extends Span {
  readonly seat: string;
}

/**
 * The clocks of a table, as they follow from what was stored about it; plain data, times in milliseconds. Whoever works
 * something out from them brings the outages: time in which nobody was served, and which is nobody's.
 */
export interface Clocks {
  /** When they were set going. */
  readonly begun: number;
  /** What each side had left when the turn began. Sides without a clock, such as bots, have none. */
  readonly left: Readonly<Record<string, number>>;
  /** Whose clock runs. */
  readonly running?: string;
  /** Since when. */
  readonly since: number;
  /** The side to move has been warned in this turn. */
  readonly warned: boolean;
  /** The side to move has run out of time in this turn, and that has been found. */
  readonly out: boolean;
  /** The last pause that was agreed upon. */
  readonly pause?: Span;
  readonly holidays: readonly Holiday[];
}

const SECOND = 1000;
export const DAY = 86_400 * SECOND;
const YEAR = 365 * DAY;

/** Everybody with the whole bank. */
export function startClocks(
  { bank }: Pace,
  seats: readonly string[],
  toMove: string | undefined,
  at: number,
): Clocks {
  const left = Object.fromEntries(seats.map((seat) => [seat, bank * SECOND]));
  const clocks: Clocks = { begun: at, left, since: at, warned: false, out: false, holidays: [] };
  return running(clocks, toMove, at);
}

/** The clock of a side runs from now on, if it has one. */
function running({ running: _, ...clocks }: Clocks, toMove: string | undefined, at: number): Clocks {
  const runs = toMove !== undefined && toMove in clocks.left;
  return { ...clocks, ...(runs && { running: toMove }), since: at, warned: false, out: false };
}

/** When the clock of a side does not run, as far as that is known. */
const stillFor = ({ pause, holidays }: Clocks, seat: string, outages: readonly Span[]): Span[] =>
  union([...outages, ...(pause ? [pause] : []), ...holidays.filter((holiday) => holiday.seat === seat)]);

/** Outages that were over by then: only these were known, and what was found then holds. */
const knownAt = (outages: readonly Span[], at: number): readonly Span[] =>
  outages.filter(({ until }) => until <= at);

/** What a side has left at a moment, in milliseconds; 0 when it has run out. */
export function leftAt(clocks: Clocks, seat: string, at: number, outages: readonly Span[]): number {
  const had = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return had;
  const still = stillFor(clocks, seat, knownAt(outages, at));
  return Math.max(0, had - lengthWithout({ from: clocks.since, until: at }, still));
}

/**
 * The turn goes to another side, or to nobody. Whoever hands over gets the bonus; one who ran out of time and was waited
 * for goes on with the bonus alone. A turn that is taken back earns nothing.
 */
export function handOver(
  pace: Pace,
  clocks: Clocks,
  toMove: string | undefined,
  at: number,
  outages: readonly Span[],
  { earns = true }: { readonly earns?: boolean } = {},
): Clocks {
  const mover = clocks.running;
  if (mover === undefined) return running(clocks, toMove, at);
  const bonus = earns ? pace.bonus * SECOND : 0;
  const had = leftAt(clocks, mover, at, outages);
  const left = { ...clocks.left, [mover]: Math.min(pace.cap * SECOND, had + bonus) };
  return running({ ...resumed(clocks, at), left }, toMove, at);
}

/** When the side to move runs out of time; never, where no clock runs. */
export function deadline(clocks: Clocks, outages: readonly Span[]): number | undefined {
  return momentWith(clocks, 0, outages);
}

/** When the side to move is to be warned, if it is warned at all and has not been yet. */
export function warningAt({ warning }: Pace, clocks: Clocks, outages: readonly Span[]): number | undefined {
  if (warning === 0 || clocks.warned || clocks.out) return undefined;
  // Whoever begins a turn with less than that knows it.
  if (clocks.running === undefined || clocks.left[clocks.running] <= warning * SECOND) return undefined;
  return momentWith(clocks, warning * SECOND, outages);
}

/** When the side to move has so much left. */
function momentWith(clocks: Clocks, left: number, outages: readonly Span[]): number | undefined {
  const { running: seat, since } = clocks;
  if (seat === undefined) return undefined;
  return momentAfter(since, clocks.left[seat] - left, stillFor(clocks, seat, outages));
}

/** The next moment at which something is to be done by whoever looks after the clocks. */
export function dueAt(pace: Pace, clocks: Clocks, outages: readonly Span[]): number | undefined {
  if (clocks.out) return undefined;
  return warningAt(pace, clocks, outages) ?? deadline(clocks, outages);
}

/** Both agree to let the clocks stand until then. */
export const paused = (clocks: Clocks, from: number, until: number): Clocks => ({
  ...clocks,
  pause: { from: clocks.pause && clocks.pause.until > from ? clocks.pause.from : from, until },
});

/** The pause is over now. */
export function resumed(clocks: Clocks, at: number): Clocks {
  const { pause } = clocks;
  return pause && pause.until > at
    ? { ...clocks, pause: { from: Math.min(pause.from, at), until: at } }
    : clocks;
}

/** Whether the clocks stand by agreement. */
export const isPaused = ({ pause }: Clocks, at: number): boolean =>
  pause !== undefined && pause.from <= at && at < pause.until;

/** The holiday that a side has at a moment. */
export const holidayAt = ({ holidays }: Clocks, seat: string, at: number): Holiday | undefined =>
  holidays.find((one) => one.seat === seat && one.from <= at && at < one.until);

/** How many whole days a side may still be away in the year of the table in which that moment lies. */
export function holidaysLeft(pace: Pace, clocks: Clocks, seat: string, at: number): number {
  const yearOf = (moment: number): number => Math.floor((moment - clocks.begun) / YEAR);
  const taken = clocks.holidays
    .filter((one) => one.seat === seat && yearOf(one.from) === yearOf(at))
    .reduce((days, { from, until }) => days + Math.ceil((until - from) / DAY), 0);
  return Math.max(0, pace.holidays - taken);
}

/** A side is away for so many days from now on. */
export const away = (clocks: Clocks, seat: string, at: number, days: number): Clocks => ({
  ...clocks,
  holidays: [...clocks.holidays, { seat, from: at, until: at + days * DAY }],
});

/** A side is back before its time. */
export const back = (clocks: Clocks, seat: string, at: number): Clocks => ({
  ...clocks,
  holidays: clocks.holidays.map((one) => (one === holidayAt(clocks, seat, at) ? { ...one, until: at } : one)),
});

/** The side to move has been warned. */
export const warned = (clocks: Clocks): Clocks => ({ ...clocks, warned: true });

/** The side to move was found to have run out of time. */
export const ranOut = (clocks: Clocks): Clocks => ({ ...clocks, warned: true, out: true });

/** A side has no clock any more: a bot plays it. */
export function unclocked(clocks: Clocks, seat: string, at: number): Clocks {
  const { [seat]: _, ...left } = clocks.left;
  return running({ ...clocks, left }, clocks.running === seat ? undefined : clocks.running, at);
}
