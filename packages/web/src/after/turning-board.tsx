import type { TurningPoint } from "@sandtable/protocol";
import { type JSX, useMemo, useState } from "react";
import { Link } from "wouter";
import type { GameFace } from "../faces/face.ts";
import { Icon } from "../parts/icon.tsx";
import { tablePath } from "../route.ts";
import { touchedPlaces } from "../table/touched.ts";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";
import { MomentBoard } from "./moment-board.tsx";
import { type TraceKind, TraceLayer } from "./trace-layer.tsx";
import { tracesOf } from "./traces.ts";
import { betterOf } from "./turning.tsx";
import { useMoment } from "./use-moment.ts";
import { Wait } from "./wait.tsx";

interface TurningBoardProps {
  readonly id: string;
  readonly face: GameFace;
  /** In the order in which they came. */
  readonly turnings: readonly TurningPoint[];
  /** The one that is shown; or a moment that is none. */
  readonly nth: number | undefined;
  readonly moment: number;
  readonly onTurning: (nth: number) => void;
  /** How the moment is called. */
  readonly title: string;
}

/** The board beside the analysis: a turning point with what was done and what was better on the map, or any moment of the game. */
export function TurningBoard(props: TurningBoardProps): JSX.Element {
  const { id, face, turnings, nth, moment, onTurning, title } = props;
  const words = useAfterWords();
  const shell = useWords();
  const turning = nth === undefined ? undefined : turnings[nth];
  const [isAfter, setAfter] = useState(false);
  const at = turning && isAfter ? turning.until : moment;
  const { view, isMissing } = useMoment(id, at);
  const before = useMoment(id, turning && isAfter ? turning.at : undefined);
  const touched = useMemo(
    () => (turning && isAfter ? touchedPlaces(face, before.view, view) : []),
    [face, turning, isAfter, before.view, view],
  );
  const traces = useMemo(() => {
    if (!turning || view === undefined) return {};
    const board = face.places(view);
    const best = betterOf(turning);
    return {
      done: tracesOf(face, board, turning.events, turning.places),
      ...(best && !isAfter && { better: tracesOf(face, board, best.events, best.places) }),
    };
  }, [face, turning, view, isAfter]);
  const step = (by: number): void => {
    if (turnings.length === 0) return;
    onTurning(((nth ?? (by > 0 ? -1 : turnings.length)) + by + turnings.length) % turnings.length);
  };
  return (
    <section
      className="paper turning-board"
      aria-labelledby="turning-board-title"
      data-testid="turning-board"
    >
      <header>
        <h2 id="turning-board-title">{words.boardTitle}</h2>
        <p role="status" data-testid="board-moment" data-at={at}>
          {title}
        </p>
      </header>
      <div className="turning-board-frame">
        {view === undefined ? (
          <Wait text={isMissing ? words.momentFailed : shell.loading} />
        ) : (
          <MomentBoard face={face} view={view} touched={touched}>
            <TraceLayer face={face} traces={traces} />
          </MomentBoard>
        )}
      </div>
      {turning && <Legend kinds={Object.keys(traces) as TraceKind[]} />}
      <div className="buttons">
        {turnings.length > 1 && (
          <>
            <button
              type="button"
              className="button small icon-only"
              aria-label={words.previousTurning}
              title={words.previousTurning}
              onClick={() => step(-1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="button small icon-only"
              aria-label={words.nextTurning}
              title={words.nextTurning}
              data-testid="next-turning"
              onClick={() => step(1)}
            >
              <Icon name="next" />
            </button>
          </>
        )}
        {turning && (
          <button
            type="button"
            className="button small"
            aria-pressed={isAfter}
            data-testid="board-after"
            onClick={() => setAfter(!isAfter)}
          >
            <Icon name="swap" />
            {isAfter ? words.before : words.afterwards}
          </button>
        )}
        <Link className="button small" href={tablePath(id, Math.max(1, at))} data-testid="board-replay">
          <Icon name="clock" />
          {words.openReplay}
        </Link>
      </div>
    </section>
  );
}

/** Which lines are which: by their stroke, and not by colour alone. */
function Legend({ kinds }: { readonly kinds: readonly TraceKind[] }): JSX.Element {
  const words = useAfterWords();
  return (
    <ul className="trace-legend" aria-label={words.marksLegend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 44 12" aria-hidden="true">
            <g className="trace" data-trace={kind}>
              <path className="trace-line" d="M2 6H34" />
              <path className="trace-head" d="M44 6L33 1V11Z" />
            </g>
          </svg>
          {kind === "done" ? words.marksDone : words.marksBetter}
        </li>
      ))}
    </ul>
  );
}
