import type { Seat, Why } from "@sandtable/protocol";
import { Fragment, type JSX, useEffect, useState } from "react";
import { api } from "../api.ts";
import { seatName, useTable } from "../table/context.ts";
import { botName, useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import Plans from "./plans.tsx";

interface WhyDialogProps {
  readonly table: string;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** What a bot saw in its last turn: its plan, what it hoped for, and what it thought next best. */
export default function WhyDialog({ table, seat, onClose }: WhyDialogProps): JSX.Element {
  const words = useWords();
  const { listing, words: game } = useTable();
  const [why, setWhy] = useState<Why | "unknown">();
  useEffect(() => {
    let isOpen = true;
    const show = (told: Why | "unknown"): void => {
      if (isOpen) setWhy(told);
    };
    api.why(table, seat).then(show, () => show("unknown"));
    return () => {
      isOpen = false;
    };
  }, [table, seat]);
  const who = seatName(listing, seat);
  const level = botName(words, why === undefined || why === "unknown" ? "" : why.bot);
  return (
    <Dialog title={words.whyTitle({ who, level })} onClose={onClose} className="why" testId="why">
      {why === "unknown" && <p role="alert">{words.whyFailed}</p>}
      {why !== undefined && why !== "unknown" && (
        <>
          <p className="fine">{words.whyText}</p>
          {why.thoughts.map(({ at, courses }, index) => (
            <Fragment key={at}>
              {index > 0 && <h3>{words.whyAgain}</h3>}
              <Plans courses={courses} who={who} words={game} />
            </Fragment>
          ))}
        </>
      )}
    </Dialog>
  );
}
