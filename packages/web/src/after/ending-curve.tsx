import type { AnalysisState, Ending, TableInfo } from "@sandtable/protocol";
import { type JSX, useEffect, useMemo, useState } from "react";
import { Curve } from "../parts/curve.tsx";
import { Icon } from "../parts/icon.tsx";
import { useTable } from "../table/context.ts";
import { marksOf } from "../table/curve.ts";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";
import { CurveLegend } from "./curve-legend.tsx";
import { StoryBox } from "./story-box.tsx";
import { useAnalysis } from "./use-analysis.ts";

/** Whoever stays so long wants to know how it went, in milliseconds. */
const LINGER = 2000;
/** A line needs two ends. */
const LEAST_POINTS = 2;
const NONE: readonly never[] = [];

interface EndingCurveProps {
  readonly ending: Ending;
  readonly table: TableInfo;
}

/** How the game went: the curve as it comes to be drawn, then the story. It is begun for whoever stays, or asks for it. */
export function EndingCurve({ ending, table }: EndingCurveProps): JSX.Element {
  const shell = useWords();
  const words = useAfterWords();
  const { id, listing, face, words: game, showMoment } = useTable();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const timer = setTimeout(() => setWanted(true), LINGER);
    return () => clearTimeout(timer);
  }, [isWanted]);
  const told = useAnalysis(id, isWanted);
  const analysed = told?.is === "done" ? told : undefined;
  const played = useMemo(
    () => analysed && { listing, table, ending, face, words: game, analysed },
    [listing, table, ending, face, game, analysed],
  );
  if (!told)
    return (
      <p className="buttons">
        <button type="button" className="button small" onClick={() => setWanted(true)}>
          <Icon name="curve" />
          {words.lookThrough}
        </button>
      </p>
    );
  if (told.is === "trouble" || told.is === "failed")
    return (
      <div className="ending-curve">
        <p className="fine" role="status">
          {told.is === "trouble" ? told.why : shell.analysisFailed}
        </p>
        <p className="buttons">
          <button type="button" className="button small" onClick={() => setWanted(false)}>
            <Icon name="curve" />
            {words.lookThrough}
          </button>
        </p>
      </div>
    );
  return (
    <section className="ending-curve" aria-label={shell.curve} data-testid="ending-curve">
      {told.is === "under-way" && (
        <p className="fine" role="status">
          {words.lookingThrough}
          <span className="dots" aria-hidden="true" />{" "}
          <progress max={told.of} value={told.done} aria-label={words.lookingThrough} />
        </p>
      )}
      {told.points.length >= LEAST_POINTS && <Drawn told={told} onOpen={showMoment} />}
      {played && (
        <details className="ending-story" open>
          <summary>{words.story}</summary>
          <StoryBox played={played} />
        </details>
      )}
    </section>
  );
}

interface DrawnProps {
  readonly told: Exclude<AnalysisState, { is: "failed" }>;
  readonly onOpen: (at: number) => void;
}

function Drawn({ told, onOpen }: DrawnProps): JSX.Element {
  const { listing, face } = useTable();
  const { points } = told;
  const [nth, setNth] = useState(0);
  const turnings = useMemo(
    () => (told.is === "done" ? told.turningPoints.toSorted((a, b) => a.at - b.at) : NONE),
    [told],
  );
  const marks = useMemo(() => marksOf(points, face.milestone), [points, face]);
  return (
    <>
      <CurveLegend roles={listing.roles} />
      <Curve
        points={points}
        turningPoints={turnings}
        roles={listing.roles}
        marks={marks}
        nth={Math.min(nth, points.length - 1)}
        onNth={setNth}
        onOpen={(which) => onOpen(Math.max(1, points[which].at))}
        isSmall
      />
    </>
  );
}
