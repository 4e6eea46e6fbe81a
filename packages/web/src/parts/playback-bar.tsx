import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { sayEvent } from "../table/log.ts";
import type { Playback } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Changes } from "./changes.tsx";
import { Icon } from "./icon.tsx";
import { SpeedSelect } from "./settings-menu.tsx";
import { useRevealed } from "./use-revealed.ts";

/** So many lines of a step are told at a time; the log has them all. */
const MOST = 4;

/** The move of somebody else that is being shown: what happened, what it changed, and how to follow at one's own pace. */
export function PlaybackBar(): JSX.Element | null {
  const playback = useTableState((state) => state.playback);
  return playback ? <Played playback={playback} /> : null;
}

function Played({ playback }: { readonly playback: Playback }): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { controller, words: game } = useTable();
  const { update, before, nth, of, isPaused } = playback;
  useRevealed(before, update.view);
  const lines = update.events.map((event) => sayEvent(game, event)).filter((line) => line !== undefined);
  const caption = lines.length > 0 ? lines : update.label ? [say(update.label)] : [];
  return (
    <div className="playback" data-testid="playback">
      <div className="playback-caption" role="status">
        {caption.slice(0, MOST).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Changes before={before} view={update.view} />
      <div className="playback-tools">
        {of > 1 && <span className="fine">{words.playbackCount({ nth, of })}</span>}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={words.stepBack}
          title={words.stepBack}
          data-testid="step-back"
          aria-disabled={nth === 1}
          onClick={() => controller.step(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="quiet icon-only"
          aria-label={isPaused ? words.goOn : words.pause}
          title={isPaused ? words.goOn : words.pause}
          data-testid="pause"
          onClick={() => controller.pause(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
        <button
          type="button"
          className="quiet icon-only"
          aria-label={words.stepOn}
          title={words.stepOn}
          data-testid="step-on"
          onClick={() => controller.step(1)}
        >
          <Icon name="next" />
        </button>
        <SpeedSelect />
        <button type="button" className="button small" data-testid="skip" onClick={() => controller.skip()}>
          <Icon name="skip" />
          {words.skip}{" "}
          <span className="key" aria-hidden="true">
            {words.escapeKey}
          </span>
        </button>
      </div>
    </div>
  );
}
