import type { HistoryStep, Seat } from "@sandtable/protocol";
import type { JSX } from "react";
import { actorName, useSay, useTable } from "../table/context.ts";
import { sayEvent } from "../table/log.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface ReplayBarProps {
  readonly steps: readonly HistoryStep[];
  /** Which of the steps is shown. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onLeave: (() => void) | undefined;
  readonly onPlayOn: (at: number, seat: Seat) => void;
  /** Only for a game that is over. */
  readonly onAnalyse: (() => void) | undefined;
}

/** Stepping through what has happened, and playing on from there. */
export default function ReplayBar(props: ReplayBarProps): JSX.Element {
  const { steps, index, onIndex, onLeave, onPlayOn, onAnalyse } = props;
  const words = useWords();
  const say = useSay();
  const { words: game, listing } = useTable();
  const last = steps.length - 1;
  const step = steps[index];
  const lines = step.events.map((event) => sayEvent(game, event)).filter((line) => line !== undefined);
  const caption = lines.length > 0 ? lines : [say(step.label)];
  const go = (to: number): void => onIndex(Math.min(last, Math.max(0, to)));
  const jumps = [
    ["first", words.first, 0],
    ["previous", words.previous, index - 1],
    ["next", words.next, index + 1],
    ["last", words.last, last],
  ] as const;
  return (
    <section className="paper replay" aria-label={words.replayTitle} data-testid="replay">
      <div className="replay-caption" role="status">
        <p className="fine">
          {words.replayMoment({ at: step.at, of: steps[last].at })} · {actorName(words, listing, step.seat)}
        </p>
        {caption.slice(0, 3).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="replay-tools">
        {jumps.slice(0, 2).map(([icon, name, to]) => (
          <button
            key={icon}
            type="button"
            className="quiet icon-only"
            aria-label={name}
            title={name}
            onClick={() => go(to)}
          >
            <Icon name={icon} />
          </button>
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          data-testid="slider"
          aria-label={words.replay}
          aria-valuetext={words.replayMoment({ at: step.at, of: steps[last].at })}
          onChange={({ target }) => go(Number(target.value))}
        />
        {jumps.slice(2).map(([icon, name, to]) => (
          <button
            key={icon}
            type="button"
            className="quiet icon-only"
            aria-label={name}
            title={name}
            onClick={() => go(to)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <div className="buttons">
        {listing.roles.map(({ seat, name }) => (
          <button key={seat} type="button" className="button small" onClick={() => onPlayOn(step.at, seat)}>
            <Icon name="play" />
            {words.playOnAs({ who: name })}
          </button>
        ))}
        {onAnalyse && (
          <button type="button" className="button small" onClick={onAnalyse}>
            <Icon name="curve" />
            {words.analysis}
          </button>
        )}
        {onLeave && (
          <button type="button" className="button small strong" onClick={onLeave}>
            {words.leaveReplay}
          </button>
        )}
      </div>
    </section>
  );
}
