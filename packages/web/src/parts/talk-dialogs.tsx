import { type JSX, useState } from "react";
import { levelsOf } from "../quick-table.ts";
import { useTable, useTableState } from "../table/context.ts";
import { botName, useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { pauseWords } from "./talk-banner.tsx";

interface ClaimDialogProps {
  readonly who: string;
  readonly onClose: () => void;
}

/** The other side is out of time: wait, claim, or go on against a bot. */
export function ClaimDialog({ who, onClose }: ClaimDialogProps): JSX.Element {
  const words = useWords();
  const { controller, listing } = useTable();
  const levels = levelsOf(listing);
  const [level, setLevel] = useState<string>(levels.find((bot) => bot === "officer") ?? levels[0]);
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={words.claimTitle} onClose={onClose} className="confirm" testId="claim">
      <p>{words.claimText({ who })}</p>
      <label className="field">
        <span>{words.claimLevel}</span>
        <select value={level} onChange={({ target }) => setLevel(target.value)} data-testid="claim-level">
          {levels.map((bot) => (
            <option key={bot} value={bot}>
              {botName(words, bot)}
            </option>
          ))}
        </select>
      </label>
      <div className="buttons end">
        <button type="button" className="button" onClick={onClose} data-first="">
          {words.claimWait}
        </button>
        <button
          type="button"
          className="button"
          onClick={close(() => controller.talk({ do: "stand-in", level }))}
          data-testid="stand-in"
        >
          {words.claimBot}
        </button>
        <button
          type="button"
          className="button strong"
          onClick={close(() => controller.talk({ do: "claim" }))}
          data-testid="claim-game"
        >
          {words.claimGame}
        </button>
      </div>
    </Dialog>
  );
}

const PAUSES = [1, 4, 12, 24, 3 * 24, 7 * 24, 14 * 24];

/** For how long one would like the clocks to stand. */
export function PauseDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  const { controller } = useTable();
  const [hours, setHours] = useState(24);
  return (
    <Dialog title={words.offerPause} onClose={onClose} className="confirm" testId="pause">
      <p>{words.offerPauseText}</p>
      <div className="tiles">
        {PAUSES.map((length) => (
          <label key={length} className="tile">
            <input type="radio" name="hours" checked={hours === length} onChange={() => setHours(length)} />
            <span>{pauseWords(words, length)}</span>
          </label>
        ))}
      </div>
      <div className="buttons end">
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button strong"
          onClick={() => {
            onClose();
            controller.talk({ do: "offer", offer: { kind: "pause", hours } });
          }}
        >
          {words.askFor}
        </button>
      </div>
    </Dialog>
  );
}

/** How long one is away. */
export function HolidayDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  const { controller } = useTable();
  const most = useTableState(
    ({ table, standing }) => standing?.clock?.holidays?.[table?.yours[0] ?? ""] ?? 0,
  );
  const [days, setDays] = useState(1);
  return (
    <Dialog title={words.takeHoliday} onClose={onClose} className="confirm" testId="holiday">
      <p>{words.takeHolidayText({ days: most })}</p>
      <label className="field">
        <span>{words.holidayDays}</span>
        <input
          type="number"
          min={1}
          max={most}
          value={days}
          onChange={({ target }) => setDays(Math.min(most, Math.max(1, target.valueAsNumber || 1)))}
        />
      </label>
      <div className="buttons end">
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button strong"
          disabled={most === 0}
          onClick={() => {
            onClose();
            controller.talk({ do: "holiday", days });
          }}
        >
          {words.takeIt}
        </button>
      </div>
    </Dialog>
  );
}
