import {
  away,
  back,
  dueAt,
  handOver,
  holidayAt,
  holidaysLeft,
  isPaused,
  leftAt,
  type Pace,
  paused,
  ranOut,
  type Span,
  startClocks,
  unclocked,
  warned,
} from "@sandtable/club";
import type { Seat } from "@sandtable/engine";
import type { ClockShown, OfferShown } from "@sandtable/protocol";
import type { Pact } from "../store/pact.ts";
import { type Act, isQuiet, type StoredAction } from "../store/store.ts";

const HOUR = 3_600_000;

/** What there is to know besides what was agreed upon. */
export interface Setting {
  readonly pace: Pace | undefined;
  /** The seats at which people sit. */
  readonly people: readonly Seat[];
  readonly outages: readonly Span[];
}

/** What is agreed upon after an action; `toMove` is who must decide then. */
export function pactAfter(
  pact: Pact,
  { seat, act, at }: StoredAction,
  toMove: Seat | undefined,
  setting: Setting,
): Pact {
  const next = isQuiet(act) ? agreed(pact, seat, act, at ?? 0, toMove, setting) : unasked(pact, act);
  const { clocks } = next;
  const { pace, outages } = setting;
  if (!clocks || !pace || at === undefined || isQuiet(act)) return next;
  const runs = toMove !== undefined && toMove in clocks.left ? toMove : undefined;
  if (runs === clocks.running) return next;
  return { ...next, clocks: handOver(pace, clocks, runs, at, outages, { earns: act.do !== "take-back" }) };
}

/** What was asked about the last choice means nothing once there is another one. */
function unasked(pact: Pact, act: Act): Pact {
  const { offer, ...rest } = pact;
  const isVoid = act.do !== "choose" || offer?.what.kind === "take-back";
  return offer && !isVoid ? pact : rest;
}

function agreed(
  pact: Pact,
  seat: Seat,
  act: Extract<
    Act,
    { do: "clocks" | "warn" | "out" | "stand-in" | "offer" | "answer" | "withdraw" | "holiday" }
  >,
  at: number,
  toMove: Seat | undefined,
  { pace, people }: Setting,
): Pact {
  const { offer, ...rest } = pact;
  const { clocks } = pact;
  switch (act.do) {
    case "clocks":
      return pace ? { ...pact, clocks: startClocks(pace, people, toMove, at) } : pact;
    case "warn":
      return clocks ? { ...pact, clocks: warned(clocks) } : pact;
    case "out":
      return clocks ? { ...pact, clocks: ranOut(clocks) } : pact;
    case "stand-in": {
      const standIns = { ...pact.standIns, [act.for]: act.bot };
      return { ...rest, standIns, ...(clocks && { clocks: unclocked(clocks, act.for, at) }) };
    }
    case "offer":
      return { ...pact, offer: { by: seat, what: act.offer } };
    case "withdraw":
      return rest;
    case "answer": {
      const isPause = act.yes && offer?.what.kind === "pause";
      return clocks && isPause ? { ...rest, clocks: paused(clocks, at, at + offer.what.hours * HOUR) } : rest;
    }
    case "holiday": {
      if (!clocks) return pact;
      const here = back(clocks, seat, at);
      return { ...pact, clocks: act.days === 0 ? here : away(here, seat, at, act.days) };
    }
  }
}

/** When something is to be done about the clocks. */
export const dueOf = ({ clocks }: Pact, { pace, outages }: Setting): number | undefined =>
  clocks && pace && dueAt(pace, clocks, outages);

/** The clocks as people are told them. */
export function clockShown(
  { clocks }: Pact,
  { pace, outages }: Setting,
  now: number,
): ClockShown | undefined {
  if (!clocks || !pace) return undefined;
  const seats = Object.keys(clocks.left);
  const left = Object.fromEntries(
    seats.map((seat) => [seat, Math.round(leftAt(clocks, seat, now, outages))]),
  );
  const { running, pause } = clocks;
  const holidays = seats.flatMap((seat) => {
    const holiday = holidayAt(clocks, seat, now);
    return holiday ? [[seat, holiday.until - now] as const] : [];
  });
  const pausedFor = pause && isPaused(clocks, now) ? pause.until - now : undefined;
  const ownHoliday = holidays.find(([seat]) => seat === running)?.[1];
  const standsFor = Math.max(pausedFor ?? 0, ownHoliday ?? 0);
  return {
    left,
    ...(running !== undefined && { running }),
    ...(standsFor > 0 && { standsFor: Math.round(standsFor) }),
    ...(clocks.out && { isOut: true }),
    ...(pausedFor !== undefined && { pausedFor: Math.round(pausedFor) }),
    ...(holidays.length > 0 && { awayFor: Object.fromEntries(holidays) }),
    ...(pace.holidays > 0 && {
      holidays: Object.fromEntries(seats.map((seat) => [seat, holidaysLeft(pace, clocks, seat, now)])),
    }),
  };
}

/** What the side to move has left, for a line of a list. */
export function leftToMove(
  pact: Pact | undefined,
  now: number,
  outages: readonly Span[],
): { readonly left?: number } {
  const clocks = pact?.clocks;
  if (clocks?.running === undefined) return {};
  return { left: Math.round(leftAt(clocks, clocks.running, now, outages)) };
}

export const offerShown = ({ offer }: Pact): OfferShown | undefined =>
  offer && { by: offer.by, offer: offer.what };

/** How many days a holiday may last that begins now. */
export const daysLeft = (pact: Pact, pace: Pace | undefined, seat: Seat, now: number): number =>
  pact.clocks && pace ? holidaysLeft(pace, back(pact.clocks, seat, now), seat, now) : 0;
