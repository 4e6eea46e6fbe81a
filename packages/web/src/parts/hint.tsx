import { type JSX, lazy, Suspense } from "react";
import { seatName, useSay, useTable, useTableState } from "../table/context.ts";
import { advisedChoice, isAsked, mayAskHint } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

const Plans = lazy(() => import("./plans.tsx"));

/** Ask a bot what it would do here, and do it. */
export function HintBox(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller, listing, words: game } = useTable();
  const state = useTableState((all) => all);
  const { advice, standing, playback, pending } = state;
  if (!mayAskHint(state) || !standing?.question?.choices || playback) return null;
  if (!advice)
    return (
      <button
        type="button"
        className="button small hint-ask"
        data-testid="hint"
        disabled={!isAsked(state)}
        onClick={() => controller.askHint()}
      >
        <Icon name="idea" />
        {words.hint}{" "}
        <span className="key" aria-hidden="true">
          t
        </span>
      </button>
    );
  const { hint, trouble, step } = advice;
  const choice = advisedChoice(state);
  const steps = hint?.courses[0]?.keys.length ?? 0;
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
          {choice && (
            <div className="hint-next" role="status">
              <p>
                {words.hintStep({ step: step + 1, steps })} <strong>{say(choice.label)}</strong>
              </p>
              <button
                type="button"
                className="button small strong"
                data-testid="hint-play"
                disabled={pending !== undefined}
                onClick={() => controller.choose(choice)}
              >
                <Icon name="play" />
                {words.hintPlay}
              </button>
            </div>
          )}
          <Suspense>
            <Plans courses={hint.courses} who={seatName(listing, standing.question.seat)} words={game} />
          </Suspense>
          <p className="fine">{words.hintGuess({ looks: hint.looks })}</p>
        </>
      )}
    </section>
  );
}
