import { type JSX, lazy, Suspense } from "react";
import { seatName, useSay, useTable, useTableState } from "../table/context.ts";
import { type Advice, advisedChoice, isAsked, mayAskHint } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

const Plans = lazy(() => import("./plans.tsx"));

/** Ask a bot what it would do here, and do it. */
export function HintBox(): JSX.Element | null {
  const isPossible = useTableState(
    (state) => mayAskHint(state) && state.standing?.question?.choices !== undefined && !state.playback,
  );
  const advice = useTableState((state) => state.advice);
  if (!isPossible) return null;
  return advice ? <Hinted advice={advice} /> : <AskButton />;
}

function AskButton(): JSX.Element {
  const words = useWords();
  const { controller } = useTable();
  const canAsk = useTableState(isAsked);
  return (
    <button
      type="button"
      className="button small hint-ask"
      data-testid="hint"
      disabled={!canAsk}
      onClick={() => controller.askHint()}
    >
      <Icon name="idea" />
      {words.hint}{" "}
      <span className="key" aria-hidden="true">
        t
      </span>
    </button>
  );
}

/** What the bot would do; nothing yet while it thinks. */
function Hinted({ advice: { hint, trouble, step } }: { readonly advice: Advice }): JSX.Element {
  const words = useWords();
  const { controller, listing, words: game } = useTable();
  const seat = useTableState(({ standing }) => standing?.question?.seat);
  return (
    <section className="hint" aria-label={words.hintTitle} data-testid="hint-panel">
      <header>
        <Icon name="idea" />
        <h2>{words.hintTitle}</h2>
        <button
          type="button"
          className="quiet icon-only"
          aria-label={words.hintDismiss}
          title={words.hintDismiss}
          onClick={() => controller.dropHint()}
        >
          <Icon name="close" />
        </button>
      </header>
      {!hint && trouble === undefined && (
        <p role="status">
          {words.hintThinking}
          <span className="dots" aria-hidden="true" />
        </p>
      )}
      {trouble !== undefined && (
        <p role="alert">
          {words.hintFailed} {trouble}
        </p>
      )}
      {hint && (
        <>
          <NextStep step={step} steps={hint.courses[0]?.keys.length ?? 0} />
          <Suspense>
            <Plans courses={hint.courses} who={seatName(listing, seat)} words={game} />
          </Suspense>
          <p className="fine">{words.hintGuess({ looks: hint.looks })}</p>
        </>
      )}
    </section>
  );
}

/** The next answer of the best plan, and a button that gives it. */
function NextStep({ step, steps }: { readonly step: number; readonly steps: number }): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller } = useTable();
  const choice = useTableState(advisedChoice);
  const isBusy = useTableState(({ pending }) => pending !== undefined);
  if (!choice) return null;
  return (
    <div className="hint-next" role="status">
      <p>
        {words.hintStep({ step: step + 1, steps })} <strong>{say(choice.label)}</strong>
      </p>
      <button
        type="button"
        className="button small strong"
        data-testid="hint-play"
        disabled={isBusy}
        onClick={() => controller.choose(choice)}
      >
        <Icon name="play" />
        {words.hintPlay}
      </button>
    </div>
  );
}
