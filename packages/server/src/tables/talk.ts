import type { Seat } from "@sandtable/engine";
import type { Pace, Talk } from "@sandtable/protocol";
import { botNames } from "../games.ts";
import type { Pact } from "../store/pact.ts";
import type { Act, StoredSeat } from "../store/store.ts";
import { daysLeft } from "./pact.ts";
import { Refusal, type Story } from "./story.ts";
import type { Viewer } from "./viewer.ts";

/** What there is to go by when somebody at the table wants something that is not a move. */
export interface Talking {
  readonly story: Story;
  readonly seats: readonly StoredSeat[];
  readonly pact: Pact;
  readonly pace: Pace | undefined;
  readonly viewer: Viewer;
  readonly now: number;
}

/** What is to be kept when it can be granted; a consent to go back is worked out by who can read the record. */
export type Granted = Act | { readonly do: "go-back"; readonly for: Seat };

/** The seat for which it is said, and what it comes to; or a refusal. */
export function granted(talking: Talking, talk: Talk): { readonly seat: Seat; readonly act: Granted } {
  const seat = speakerOf(talking);
  return { seat, act: actOf(talking, seat, talk) };
}

function speakerOf({ story, seats, viewer }: Talking): Seat {
  const [seat, ...more] = viewer.seats;
  if (seat === undefined)
    throw new Refusal("not-yours", "You are watching: only those who sit at the table may act.");
  const others = seats.filter((other) => other.bot === undefined && other.seat !== seat);
  if (story.table.kind !== "game" || more.length > 0 || others.length === 0)
    throw new Refusal("not-yours", "That is between two people: here you sit alone.");
  if (story.ending) throw new Refusal("over", "The game is over.");
  if (others.some(({ holders }) => holders.length === 0))
    throw new Refusal("not-yours", "There is nobody to agree with yet: the other seat is free.");
  return seat;
}

function actOf(talking: Talking, seat: Seat, talk: Talk): Granted {
  const { pact, pace, now, story } = talking;
  switch (talk.do) {
    case "claim":
      mustBeLate(pact, seat);
      return { do: "claim" };
    case "stand-in":
      if (!botNames.includes(talk.level))
        throw new Refusal("bad-frame", `There is no bot "${talk.level}": choose ${botNames.join(" or ")}.`);
      return { do: "stand-in", for: mustBeLate(pact, seat), bot: talk.level };
    case "offer":
      if (pact.offer) throw new Refusal("stale", "Something has been asked already: it is answered first.");
      if (talk.offer.kind === "pause" && !pact.clocks)
        throw new Refusal("not-yours", "There are no clocks that could stand still.");
      if (talk.offer.kind === "take-back") mustBeOpen(story);
      return { do: "offer", offer: talk.offer };
    case "answer":
      if (!pact.offer || pact.offer.by === seat)
        throw new Refusal("stale", "Nothing is asked of you any more.");
      if (!talk.yes) return { do: "answer", yes: false };
      if (pact.offer.what.kind === "take-back") return { do: "go-back", for: pact.offer.by };
      return pact.offer.what.kind === "adjudication" ? story.judged() : { do: "answer", yes: true };
    case "withdraw":
      if (pact.offer?.by !== seat)
        throw new Refusal("stale", "You have asked for nothing that is still open.");
      return { do: "withdraw" };
    case "holiday": {
      const days = daysLeft(pact, pace, seat, now);
      if (!pact.clocks || !pace?.holidays)
        throw new Refusal("not-yours", "There are no holidays at this table.");
      if (pact.clocks.out && pact.clocks.running === seat)
        throw new Refusal("not-yours", "Your time is over: a holiday comes too late.");
      if (talk.days > days)
        throw new Refusal("not-yours", `You have ${days} days of holiday left this year.`);
      return { do: "holiday", days: talk.days };
    }
  }
}

/** The other side, which must have been found to be out of time. */
function mustBeLate({ clocks }: Pact, seat: Seat): Seat {
  if (!clocks?.out || clocks.running === undefined || clocks.running === seat)
    throw new Refusal("stale", "The other side has time left.");
  return clocks.running;
}

/** What somebody has seen cannot be unseen. */
function mustBeOpen({ shelf }: Story): void {
  if (shelf.game.secrets)
    throw new Refusal(
      "nothing-to-undo",
      "In a game with secrets nothing is taken back: what was seen stays seen.",
    );
}
