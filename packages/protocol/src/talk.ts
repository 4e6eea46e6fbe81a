import type { Seat } from "@sandtable/engine";
import { z } from "zod";

/** What people agree upon at a table beside the game: time, and what both must want. */

const DAY = 86_400;

/** How much time a side has; in seconds, holidays in days. What it means is told by the club's `Pace`. */
export const Pace = z
  .strictObject({
    bank: z
      .int()
      .min(1)
      .max(30 * DAY),
    bonus: z
      .int()
      .min(0)
      .max(30 * DAY),
    cap: z
      .int()
      .min(1)
      .max(60 * DAY),
    warning: z
      .int()
      .min(0)
      .max(7 * DAY),
    holidays: z.int().min(0).max(60),
  })
  .refine(({ bank, cap }) => bank <= cap, "the cap is below the bank: nobody could have what he begins with");
export type Pace = z.infer<typeof Pace>;

/** What one side asks of the other. */
export const Offer = z.discriminatedUnion("kind", [
  /** Let the clocks stand for so many hours. */
  z.strictObject({
    kind: z.literal("pause"),
    hours: z
      .int()
      .min(1)
      .max(30 * 24),
  }),
  /** Let me have my last choice back, dice and all. */
  z.strictObject({ kind: z.literal("take-back") }),
  /** Let the bots say who stands better, and leave it at that. */
  z.strictObject({ kind: z.literal("adjudication") }),
]);
export type Offer = z.infer<typeof Offer>;

const number = z.int().min(0);

/** What the page sends of that kind. */
export const TALK = [
  /** The other side is out of time: I have won. */
  z.strictObject({ do: z.literal("claim"), number }),
  /** The other side is out of time: a bot goes on in its place. */
  z.strictObject({ do: z.literal("stand-in"), number, level: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  z.strictObject({ do: z.literal("offer"), number, offer: Offer }),
  z.strictObject({ do: z.literal("answer"), number, yes: z.boolean() }),
  /** What I asked is not asked any more. */
  z.strictObject({ do: z.literal("withdraw"), number }),
  /** I am away for so many days from now on; none: I am back. */
  z.strictObject({ do: z.literal("holiday"), number, days: z.int().min(0).max(60) }),
] as const;
export type Talk = z.infer<(typeof TALK)[number]>;

/** What of it is an update of the game. */
export type LoudTalk = "claim" | "take-back" | "adjudge";

/** The clocks as they are when it is told; milliseconds, so that nobody's own clock matters. */
export interface ClockShown {
  readonly left: Readonly<Record<Seat, number>>;
  /** Whose clock runs, and for how long it still stands before it does. */
  readonly running?: Seat;
  readonly standsFor?: number;
  /** The side to move is out of time: the other one may wait, claim the game, or have a bot take over. */
  readonly isOut?: true;
  /** How much longer the clocks stand by agreement, or a side is away. */
  readonly pausedFor?: number;
  readonly awayFor?: Readonly<Record<Seat, number>>;
  /** Days that each side may still be away this year. */
  readonly holidays?: Readonly<Record<Seat, number>>;
}

export interface OfferShown {
  readonly by: Seat;
  readonly offer: Offer;
}
