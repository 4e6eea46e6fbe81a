import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { sayEvent } from "../table/log.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { SpeedSelect } from "./settings-menu.tsx";

/** The move of somebody else that is being shown: what happened, and how to go on faster. */
export function PlaybackBar(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller, words: game } = useTable();
  const playback = useTableState((state) => state.playback);
  if (!playback) return null;
  const { update, nth, of } = playback;
  const lines = update.events.map((event) => sayEvent(game, event)).filter((line) => line !== undefined);
  const caption = lines.length > 0 ? lines : update.label ? [say(update.label)] : [];
  return (
    <div className="playback" data-testid="playback">
      <div className="playback-caption" role="status">
        {caption.slice(0, 4).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="playback-tools">
        {of > 1 && <span className="fine">{words.playbackCount({ nth, of })}</span>}
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
