import type { Ending, GameListing, Seat, TableInfo } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { Curve, CurveCaption } from "../parts/curve.tsx";
import { FrontBar } from "../parts/front-bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { nextOpponent } from "../quick-table.ts";
import { tablePath } from "../route.ts";
import { settings } from "../settings.ts";
import { seatName } from "../table/context.ts";
import { marksOf } from "../table/curve.ts";
import { rememberSeen } from "../table/memory.ts";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";
import { CurveLegend } from "./curve-legend.tsx";
import { LuckTable } from "./luck-table.tsx";
import type { Analysed } from "./story.ts";
import { StoryBox } from "./story-box.tsx";
import { Turning } from "./turning.tsx";
import { TurningBoard } from "./turning-board.tsx";
import { Wait } from "./wait.tsx";

const Compare = lazy(() => import("./compare.tsx"));

interface AnalysisViewProps {
  readonly id: string;
  readonly table: TableInfo;
  readonly ending: Ending | undefined;
  readonly listing: GameListing;
  readonly drawn: Drawn;
  readonly analysed: Analysed;
}

/** A game that is over: the board beside its curve, the turns that made it what it was, luck, and the story. */
export function AnalysisView(props: AnalysisViewProps): JSX.Element {
  const { id, table, ending, listing, drawn, analysed } = props;
  const shell = useWords();
  const words = useAfterWords();
  const [, go] = useLocation();
  const { points, falls } = analysed;
  const turnings = useMemo(
    () => [...analysed.turningPoints].sort((a, b) => a.at - b.at),
    [analysed.turningPoints],
  );
  const pointOf = (at: number): number =>
    Math.max(
      0,
      points.findIndex((point) => point.at === at),
    );
  const [turningNth, setTurning] = useState(turnings.length > 0 ? 0 : undefined);
  const [nth, setNth] = useState(turnings.length > 0 ? pointOf(turnings[0].at) : 0);
  const [shownAt, setShownAt] = useState(turnings[0]?.at ?? points[0]?.at ?? 1);
  const [tab, setTab] = useState("turnings");
  const [isComparing, setComparing] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const marks = useMemo(() => marksOf(points, drawn.face.milestone), [points, drawn]);
  const played = useMemo(
    () => ({ listing, table, ending, face: drawn.face, words: drawn.words, analysed }),
    [listing, table, ending, drawn, analysed],
  );

  const showTurning = (which: number): void => {
    setTurning(which);
    setNth(pointOf(turnings[which].at));
    setShownAt(turnings[which].at);
  };
  const showPoint = (which: number): void => {
    const turning = turnings.findIndex(({ at }) => at === points[which].at);
    setTurning(turning < 0 ? undefined : turning);
    setShownAt(points[which].at);
  };
  const playOn = (at: number, seat: Seat): void => {
    api.branch(id, { at, seat, opponent: nextOpponent(listing, table, settings().level) }).then(
      (made) => {
        rememberSeen(made.id, 0);
        go(tablePath(made.id));
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  const shownPoint = pointOf(shownAt);
  const shownTitle =
    turningNth === undefined
      ? `${shell.curvePoint({ nth: shownPoint + 1, of: points.length })} · ${words.moment({ at: shownAt })}`
      : `${words.turningOf({ nth: turningNth + 1, of: turnings.length })} · ${shell.turningTitle({
          nth: shownPoint + 1,
          who: seatName(listing, turnings[turningNth].seat),
        })}`;

  return (
    <div className="analysis">
      <FrontBar />
      <main id="content">
        <div className="analysis-head">
          <h1>{shell.analysisOf({ title: listing.title })}</h1>
          <Link href={tablePath(id)} className="button">
            <Icon name="previous" />
            {shell.toTable}
          </Link>
        </div>
        {trouble !== undefined && (
          <p className="paper problem" role="alert">
            <Icon name="warn" />
            {trouble}
          </p>
        )}
        <div className="analysis-both">
          <TurningBoard
            id={id}
            face={drawn.face}
            turnings={turnings}
            nth={turningNth}
            moment={shownAt}
            onTurning={showTurning}
            title={shownTitle}
          />
          <div className="analysis-side">
            <section className="paper analysis-curve" aria-labelledby="curve-title">
              <h2 id="curve-title">{shell.curve}</h2>
              <CurveLegend roles={listing.roles} />
              {points.length > 0 && (
                <>
                  <Curve
                    points={points}
                    turningPoints={turnings}
                    roles={listing.roles}
                    marks={marks}
                    nth={nth}
                    onNth={setNth}
                    onOpen={showPoint}
                  />
                  <CurveCaption
                    point={points[nth]}
                    nth={nth}
                    of={points.length}
                    roles={listing.roles}
                    words={drawn.words}
                  />
                  <div className="buttons">
                    <button
                      type="button"
                      className="button small"
                      data-testid="point-show"
                      onClick={() => showPoint(nth)}
                    >
                      <Icon name="fit" />
                      {words.showOnMap}
                    </button>
                  </div>
                </>
              )}
              <p className="fine">{shell.analysisGuess}</p>
            </section>
            <div className="paper analysis-tabs">
              <Tabs
                label={shell.analysis}
                open={tab}
                onOpen={setTab}
                tabs={[
                  {
                    id: "turnings",
                    title: shell.turningPoints,
                    body: () => (
                      <div className="analysis-turnings">
                        {turnings.length === 0 && <p>{shell.turningNone}</p>}
                        <ol>
                          {turnings.map((turning, index) => (
                            <li key={turning.at}>
                              <Turning
                                number={index + 1}
                                turning={turning}
                                turn={pointOf(turning.at) + 1}
                                who={seatName(listing, turning.seat)}
                                drawn={drawn}
                                isShown={index === turningNth}
                                onShow={() => showTurning(index)}
                                onPlayOn={playOn}
                              />
                            </li>
                          ))}
                        </ol>
                      </div>
                    ),
                  },
                  {
                    id: "luck",
                    title: words.luck,
                    body: () => <LuckTable falls={falls} listing={listing} game={drawn.words} />,
                  },
                  { id: "story", title: words.story, body: () => <StoryBox played={played} /> },
                ]}
              />
            </div>
          </div>
        </div>
        <details
          className="paper analysis-compare"
          data-testid="compare-open"
          onToggle={({ currentTarget }) => setComparing(currentTarget.open)}
        >
          <summary>{words.compare}</summary>
          {isComparing && (
            <Suspense fallback={<Wait text={shell.loading} />}>
              <Compare id={id} listing={listing} face={drawn.face} points={points} />
            </Suspense>
          )}
        </details>
      </main>
    </div>
  );
}
