import type { OfferShown } from "@sandtable/protocol";
import { type JSX, type ReactNode, useState } from "react";
import { isLate, mayTalk, timeWords } from "../table/clock.ts";
import { seatName, useTable, useTableState } from "../table/context.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { ClaimDialog } from "./talk-dialogs.tsx";

/** What one side asks of the other, how long the clocks stand, and that somebody is out of time. */
export function TalkBanner(): JSX.Element | null {
  return (
    <>
      <Late />
      <Asked />
      <Standing />
    </>
  );
}

function Banner({
  children,
  testId,
}: {
  readonly children: ReactNode;
  readonly testId: string;
}): JSX.Element {
  return (
    <div className="banner talk" role="status" data-testid={testId}>
      {children}
    </div>
  );
}

function Late(): JSX.Element | null {
  const words = useWords();
  const { listing } = useTable();
  const clock = useTableState(({ standing }) => standing?.clock);
  const yours = useTableState(({ table }) => table?.yours);
  const mayClaim = useTableState((state) => isLate(state) && mayTalk(state));
  const [isOpen, setOpen] = useState(false);
  if (!clock?.isOut || clock.running === undefined) return null;
  const who = seatName(listing, clock.running);
  if (!mayClaim)
    return (
      <Banner testId="late">
        {yours?.includes(clock.running) ? words.yourTimeIsOver : words.timeIsOverTold({ who })}
      </Banner>
    );
  return (
    <>
      <Banner testId="late">
        {words.timeIsOver({ who })}{" "}
        <button type="button" className="button" onClick={() => setOpen(true)} data-testid="what-now">
          {words.whatNow}
        </button>
      </Banner>
      {isOpen && <ClaimDialog who={who} onClose={() => setOpen(false)} />}
    </>
  );
}

function Asked(): JSX.Element | null {
  const words = useWords();
  const { controller, listing } = useTable();
  const offer = useTableState(({ standing }) => standing?.offer);
  const yours = useTableState(({ table }) => table?.yours ?? []);
  if (!offer) return null;
  const isOwn = yours.includes(offer.by);
  return (
    <Banner testId="offer">
      {isOwn ? words.youAsked : askedWords(words, offer, seatName(listing, offer.by))}{" "}
      {isOwn ? (
        <button type="button" className="button" onClick={() => controller.talk({ do: "withdraw" })}>
          {words.withdraw}
        </button>
      ) : (
        yours.length > 0 && (
          <>
            <button
              type="button"
              className="button strong"
              onClick={() => controller.talk({ do: "answer", yes: true })}
              data-testid="agree"
            >
              {words.agree}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => controller.talk({ do: "answer", yes: false })}
              data-testid="decline"
            >
              {words.decline}
            </button>
          </>
        )
      )}
    </Banner>
  );
}

function askedWords(words: ShellWords, { offer }: OfferShown, who: string): string {
  switch (offer.kind) {
    case "pause":
      return words.askedPause({ who, time: pauseWords(words, offer.hours) });
    case "take-back":
      return words.askedTakeBack({ who });
    case "adjudication":
      return words.askedAdjudication({ who });
  }
}

/** How long a pause is to be. */
export const pauseWords = (words: ShellWords, hours: number): string =>
  hours % 24 === 0 ? words.pauseDays({ days: hours / 24 }) : words.pauseHours({ hours });

function Standing(): JSX.Element | null {
  const words = useWords();
  const { controller, listing } = useTable();
  const clock = useTableState(({ standing }) => standing?.clock);
  const yours = useTableState(({ table }) => table?.yours ?? []);
  const away = Object.entries(clock?.awayFor ?? {});
  if (clock?.pausedFor === undefined && away.length === 0) return null;
  return (
    <Banner testId="standing">
      {clock?.pausedFor !== undefined && words.pausedFor({ time: timeWords(words, clock.pausedFor) })}{" "}
      {away.map(([seat, time]) => (
        <span key={seat}>
          {words.awayFor({ who: seatName(listing, seat), time: timeWords(words, time) })}{" "}
          {yours.includes(seat) && (
            <button
              type="button"
              className="button"
              onClick={() => controller.talk({ do: "holiday", days: 0 })}
            >
              {words.endHoliday}
            </button>
          )}
        </span>
      ))}
    </Banner>
  );
}
