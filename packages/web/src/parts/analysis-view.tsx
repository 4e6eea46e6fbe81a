import type { AnalysisState, GameListing, Seat, TableInfo, TurningPoint } from "@sandtable/protocol";
import { type JSX, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { nextOpponent } from "../quick-table.ts";
import { tablePath } from "../route.ts";
import { settings } from "../settings.ts";
import { seatName } from "../table/context.ts";
import { marksOf } from "../table/curve.ts";
import { rememberSeen } from "../table/memory.ts";
import { percentOf, storyLines } from "../table/plans.ts";
import { useWords } from "../words/index.ts";
import { Curve, CurveCaption } from "./curve.tsx";
import { FrontBar } from "./front-bar.tsx";
import { Icon } from "./icon.tsx";
import { PlanLines } from "./plans.tsx";

interface AnalysisViewProps {
  readonly id: string;
  readonly table: TableInfo;
  readonly listing: GameListing;
  readonly drawn: Drawn;
  readonly analysis: Extract<AnalysisState, { is: "done" }>;
}

/** The curve of a game, and the turns that made it what it was. */
export function AnalysisView({ id, table, listing, drawn, analysis }: AnalysisViewProps): JSX.Element {
  const words = useWords();
  const [, go] = useLocation();
  const [nth, setNth] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const { points } = analysis;
  const { roles } = listing;
  const marks = useMemo(() => marksOf(points, drawn.face.milestone), [points, drawn]);
  const turnings = useMemo(
    () => [...analysis.turningPoints].sort((a, b) => a.at - b.at),
    [analysis.turningPoints],
  );
  const show = (at: number): void => go(tablePath(id, Math.max(1, at)));
  const playOn = (at: number, seat: Seat): void => {
    api.branch(id, { at, seat, opponent: nextOpponent(listing, table, settings().level) }).then(
      (made) => {
        rememberSeen(made.id, 0);
        go(tablePath(made.id));
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <div className="analysis">
      <FrontBar />
      <main id="content">
        <div className="analysis-head">
          <h1>{words.analysisOf({ title: listing.title })}</h1>
          <Link href={tablePath(id)} className="button">
            <Icon name="previous" />
            {words.toTable}
          </Link>
        </div>
        {trouble !== undefined && (
          <p className="paper problem" role="alert">
            <Icon name="warn" />
            {trouble}
          </p>
        )}
        <section className="paper analysis-curve" aria-labelledby="curve-title">
          <h2 id="curve-title">{words.curve}</h2>
          <ul className="curve-legend">
            {roles.map(({ seat, name }, index) => (
              <li key={seat}>
                <svg viewBox="0 0 34 8" aria-hidden="true">
                  <path
                    className={index === 0 ? "curve-line" : "curve-line other"}
                    data-seat={seat}
                    d="M0 4H34"
                  />
                </svg>
                {name}
              </li>
            ))}
          </ul>
          {points.length > 0 && (
            <>
              <Curve
                points={points}
                turningPoints={turnings}
                roles={roles}
                marks={marks}
                nth={nth}
                onNth={setNth}
                onOpen={(at) => show(points[at].at)}
              />
              <CurveCaption
                point={points[nth]}
                nth={nth}
                of={points.length}
                roles={roles}
                words={drawn.words}
              />
              <div className="buttons">
                <button type="button" className="button small" onClick={() => show(points[nth].at)}>
                  <Icon name="clock" />
                  {words.showPosition}
                </button>
              </div>
            </>
          )}
          <p className="fine">{words.analysisGuess}</p>
        </section>
        <section aria-labelledby="turning-title" className="analysis-turnings">
          <h2 id="turning-title">{words.turningPoints}</h2>
          {turnings.length === 0 && <p className="paper turning">{words.turningNone}</p>}
          <ol>
            {turnings.map((turning, index) => (
              <li key={turning.at}>
                <Turning
                  number={index + 1}
                  turning={turning}
                  turn={points.findIndex(({ at }) => at === turning.at) + 1}
                  who={seatName(listing, turning.seat)}
                  drawn={drawn}
                  onPoint={setNth}
                  onShow={show}
                  onPlayOn={playOn}
                />
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  );
}

interface TurningProps {
  readonly number: number;
  readonly turning: TurningPoint;
  /** Which turn of the game it was. */
  readonly turn: number;
  readonly who: string;
  readonly drawn: Drawn;
  readonly onPoint: (nth: number) => void;
  readonly onShow: (at: number) => void;
  readonly onPlayOn: (at: number, seat: Seat) => void;
}

/** A turn that changed the game: what was done, and what a general would have done. */
function Turning(props: TurningProps): JSX.Element {
  const { number, turning, turn, who, drawn, onPoint, onShow, onPlayOn } = props;
  const { at, seat, before, after, labels, events, courses } = turning;
  const words = useWords();
  const done = useMemo(() => storyLines(drawn.words, events, labels), [drawn, events, labels]);
  const [best] = courses;
  const better = useMemo(
    () => (best ? storyLines(drawn.words, best.events, best.labels) : []),
    [best, drawn],
  );
  const isSame = best !== undefined && JSON.stringify(best.labels) === JSON.stringify(labels);
  const percent = best ? percentOf(best.expected) : 0;
  return (
    <article className="paper turning" data-testid="turning" aria-labelledby={`turning-${at}`}>
      <header>
        <span className="turning-number" data-seat={seat} aria-hidden="true">
          {number}
        </span>
        <h3 id={`turning-${at}`}>{words.turningTitle({ nth: turn, who })}</h3>
        <span className={after < before ? "turning-change worse" : "turning-change"}>
          {words.turningChange({ before: percentOf(before), after: percentOf(after, false) })}
        </span>
      </header>
      <div className="turning-both">
        <section>
          <h4>{words.turningDone}</h4>
          <PlanLines lines={done} title={words.turningDone} />
        </section>
        {best && !isSame && (
          <section>
            <h4>{words.turningBetter({ percent })}</h4>
            <PlanLines lines={better} title={words.turningBetter({ percent })} />
          </section>
        )}
      </div>
      {isSame && <p className="fine">{words.turningSame({ percent })}</p>}
      <div className="buttons">
        <button
          type="button"
          className="button small"
          data-testid="turning-show"
          onClick={() => {
            onPoint(turn - 1);
            onShow(at);
          }}
        >
          <Icon name="clock" />
          {words.showPosition}
        </button>
        <button
          type="button"
          className="button small"
          data-testid="turning-play-on"
          onClick={() => onPlayOn(at, seat)}
        >
          <Icon name="play" />
          {words.playOnAs({ who })}
        </button>
      </div>
    </article>
  );
}
