import type { JSX } from "react";
import { actorName, useReplay, useSay, useTable, useTableState } from "../table/context.ts";
import { sayEvent } from "../table/log.ts";
import { isOver, mayAnalyse } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Changes } from "./changes.tsx";
import { Icon } from "./icon.tsx";
import { useRevealed } from "./use-revealed.ts";

/** Stepping through what has happened, and playing on from there. */
export default function ReplayBar(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { words: game, listing, playOn, analyse, leaveReplay } = useTable();
  const { steps, step, index, show, fog, setFog } = useReplay();
  useRevealed(steps?.[index - 1]?.view, step?.view);
  const canAnalyse = useTableState(mayAnalyse);
  const isImport = useTableState(({ table }) => table?.kind === "import");
  const isTold = useTableState(isOver) || isImport;
  if (!steps || !step) return null;
  const last = steps.length - 1;
  const lines = step.events.map((event) => sayEvent(game, event)).filter((line) => line !== undefined);
  const caption = lines.length > 0 ? lines : step.label ? [say(step.label)] : [];
  const go = (to: number): void => show(Math.min(last, Math.max(0, to)));
  const jumps = [
    ["first", words.first, 0],
    ["previous", words.previous, index - 1],
    ["next", words.next, index + 1],
    ["last", words.last, last],
  ] as const;
  const buttons = jumps.map(([icon, name, to]) => (
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
  ));
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
      <Changes before={steps[index - 1]?.view} view={step.view} />
      <div className="replay-tools">
        {buttons.slice(0, 2)}
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
        {buttons.slice(2)}
      </div>
      {listing.secrets && isTold && (
        <label className="compact-select">
          <span>{words.fog}</span>
          <select value={fog ?? ""} onChange={({ target }) => setFog(target.value || undefined)}>
            <option value="">{words.noFog}</option>
            {listing.roles.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="buttons">
        {listing.roles.map(({ seat, name }) => (
          <button key={seat} type="button" className="button small" onClick={() => playOn(step.at, seat)}>
            <Icon name="play" />
            {words.playOnAs({ who: name })}
          </button>
        ))}
        {canAnalyse && (
          <button type="button" className="button small" onClick={analyse}>
            <Icon name="curve" />
            {words.analysis}
          </button>
        )}
        {!isImport && (
          <button type="button" className="button small strong" onClick={leaveReplay}>
            {words.leaveReplay}
          </button>
        )}
      </div>
    </section>
  );
}
