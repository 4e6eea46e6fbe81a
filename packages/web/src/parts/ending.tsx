import { say as sayWith } from "@sandtable/engine";
import type { Ending, View } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import { EndingCurve } from "../after/ending-curve.tsx";
import { seatName, useTable, useTableState } from "../table/context.ts";
import { mayAnalyse, mayRematch } from "../table/state.ts";
import { useAfterWords } from "../words/after.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";
import "../styles/analysis.css";
import "../styles/after.css";

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

/** The end of the game: who won and why, how it went, and what to do next; the proof of the dice for those who want it. */
export default function EndingDialog({ onClose }: { readonly onClose: () => void }): JSX.Element | null {
  const words = useWords();
  const after = useAfterWords();
  const { listing, words: game, rematch, analyse, showMoment, save } = useTable();
  const outcome = useTableState(({ standing }) => standing?.outcome);
  const table = useTableState((state) => state.table);
  const view = useTableState((state) => state.view);
  const canRematch = useTableState(mayRematch);
  const canAnalyse = useTableState(mayAnalyse);
  if (!outcome || !table) return null;
  const { reason, winners, resigned } = outcome;
  const told =
    resigned === undefined
      ? sayWith(game, { key: `outcome.${reason}`, winners })
      : words.overResigned({ who: seatName(listing, resigned) });
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
      {resigned === undefined && view !== undefined && <Verdict view={view} />}
      {canAnalyse && <EndingCurve ending={outcome} table={table} />}
      {table.commitment !== undefined && (
        <details className="proof" data-testid="proof">
          <summary>{after.proof}</summary>
          <dl>
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
        </details>
      )}
    </Dialog>
  );
}

/** The check that decided the game, line by line. */
function Verdict({ view }: { readonly view: View }): JSX.Element | null {
  const words = useAfterWords();
  const { face } = useTable();
  const steps = useTableState((state) => state.steps);
  const lines = useMemo(
    () =>
      face.verdict
        ? face.verdict(
            view,
            steps.flatMap(({ events }) => events),
          )
        : face.forecast(view).lines,
    [face, view, steps],
  );
  if (lines.length === 0) return null;
  return (
    <section className="verdict" aria-labelledby="verdict-title" data-testid="verdict">
      <h3 id="verdict-title">{words.whyTitle}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
