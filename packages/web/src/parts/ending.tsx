import { say as sayWith } from "@sandtable/engine";
import type { Ending } from "@sandtable/protocol";
import type { JSX } from "react";
import { percent } from "../faces/percent.ts";
import { seatName, useTable, useTableState } from "../table/context.ts";
import { mayAnalyse, mayRematch } from "../table/state.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** How it ended for those who look: in one line. */
function headline(
  words: ShellWords,
  { winners }: Ending,
  yours: readonly string[],
  name: (seat: string) => string,
): string {
  if (winners.length === 0) return words.overDraw;
  if (yours.length !== 1) return words.overWinner({ who: winners.map(name).join(", ") });
  return winners.includes(yours[0]) ? words.overWon : words.overLost;
}

/** How it ended, where no rule of the game has ended it. */
function beyondRules(
  words: ShellWords,
  { resigned, late, adjudged, scores }: Ending,
  name: (seat: string) => string,
): string | undefined {
  if (resigned !== undefined) return words.overResigned({ who: name(resigned) });
  if (late !== undefined) return words.overLate({ who: name(late) });
  if (!adjudged) return undefined;
  const chances = Object.entries(scores).map(([seat, chance]) => `${name(seat)} ${percent(chance)}`);
  return words.overAdjudged({ chances: chances.join(", ") });
}

/** The end of the game: who won and why, the proof of the dice, and what to do next. */
export default function EndingDialog({ onClose }: { readonly onClose: () => void }): JSX.Element | null {
  const words = useWords();
  const { listing, words: game, rematch, analyse, showMoment, save } = useTable();
  const outcome = useTableState(({ standing }) => standing?.outcome);
  const table = useTableState((state) => state.table);
  const canRematch = useTableState(mayRematch);
  const canAnalyse = useTableState(mayAnalyse);
  if (!outcome || !table) return null;
  const { reason, winners } = outcome;
  const told =
    beyondRules(words, outcome, (seat) => seatName(listing, seat)) ??
    sayWith(game, { key: `outcome.${reason}`, winners });
  return (
    <Dialog
      title={headline(words, outcome, table.yours, (seat) => seatName(listing, seat))}
      onClose={onClose}
      className="ending"
      testId="ending"
    >
      <p className="lead">{told}</p>
      <div className="buttons">
        {canRematch && (
          <button type="button" className="button strong" onClick={rematch}>
            <Icon name="swap" />
            {words.rematch}
          </button>
        )}
        {canAnalyse && (
          <button type="button" className="button" onClick={analyse} data-testid="analyse">
            <Icon name="curve" />
            {words.analysis}
          </button>
        )}
        <button type="button" className="button" onClick={() => showMoment(1)}>
          <Icon name="clock" />
          {words.replay}
        </button>
        <button type="button" className="button" onClick={save}>
          <Icon name="download" />
          {words.exportTranscript}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.hideEnd}
        </button>
      </div>
      {table.commitment !== undefined && (
        <dl className="proof">
          {table.seed !== undefined && (
            <>
              <dt>{words.overSeed}</dt>
              <dd>
                <code>{table.seed}</code>
              </dd>
            </>
          )}
          <dt>{words.overCommitment}</dt>
          <dd>
            <code>{table.commitment}</code>
          </dd>
          {table.seed !== undefined && <dd className="fine">{words.overProof}</dd>}
        </dl>
      )}
    </Dialog>
  );
}
