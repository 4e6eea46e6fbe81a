import type { Seat } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { leftNow, timeWords } from "../table/clock.ts";
import { seatName, useTable, useTableState } from "../table/context.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

/** Often enough for a clock that shows seconds. */
const TICK = 250;

/** The clock of a seat: it runs here as it does in the house, and is never asked for. */
export function SeatClock({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const words = useWords();
  const { listing } = useTable();
  const clock = useTableState(({ standing }) => standing?.clock);
  const toldAt = useTableState((state) => state.toldAt);
  const warning = useTableState(({ table }) => table?.pace?.warning ?? 0);
  const runs = clock?.running === seat && clock.isOut !== true;
  const now = useNow(runs);
  if (clock?.left[seat] === undefined) return null;
  const since = Math.max(0, now - toldAt);
  const left = clock.isOut && clock.running === seat ? 0 : leftNow(clock, seat, since);
  const stands = runs && since < (clock.standsFor ?? 0);
  const time = timeWords(words, left);
  const classes = ["clock", ...(runs ? ["runs"] : []), ...(left < warning * 1000 ? ["late"] : [])];
  return (
    <time
      className={classes.join(" ")}
      data-testid={`clock-${seat}`}
      title={words.clockOf({
        who: seatName(listing, seat),
        time: stands ? `${time}, ${words.clockStands}` : time,
      })}
    >
      {time}
      {stands && <Icon name="pause" />}
    </time>
  );
}

function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
