import type { GameListing, TableLine } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { AnalysisView } from "../after/analysis-view.tsx";
import { useAnalysis } from "../after/use-analysis.ts";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { faceOf } from "../faces/index.ts";
import { Notice, Waiting } from "../parts/notice.tsx";
import { useWords } from "../words/index.ts";
import "../styles/table.css";
import "../styles/panels.css";
import "../styles/analysis.css";
import "../styles/after.css";

interface Known {
  readonly line: TableLine;
  readonly listing: GameListing;
  readonly drawn: Drawn;
}

/** The table, its game, and the words to tell of it. */
async function lookUp(id: string, faceMissing: string): Promise<Known> {
  const [line, games] = await Promise.all([api.table(id), api.games()]);
  const { game: wanted } = line.table;
  const listing = games.find((game) => game.id === wanted);
  const drawn = await faceOf(wanted);
  if (!listing || !drawn) throw new Error(faceMissing);
  return { line, listing, drawn };
}

/** A game that is over, looked through by a bot. */
export default function AnalysisPage({ id }: { readonly id: string }): JSX.Element {
  const words = useWords();
  const analysis = useAnalysis(id);
  const [known, setKnown] = useState<Known>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    lookUp(id, words.faceMissing).then(setKnown, (error: Error) => setProblem(error.message));
  }, [id, words]);
  useEffect(() => {
    document.title = `${words.analysis} · ${words.brand}`;
  }, [words]);

  const trouble =
    problem ??
    (analysis?.is === "trouble"
      ? analysis.why
      : analysis?.is === "failed"
        ? words.analysisFailed
        : undefined);
  if (trouble !== undefined)
    return (
      <Notice title={words.analysis}>
        <p role="alert">{trouble}</p>
      </Notice>
    );
  if (analysis?.is === "under-way") return <Working done={analysis.done} of={analysis.of} />;
  if (analysis?.is !== "done" || !known) return <Waiting text={words.loading} />;
  const { line, listing, drawn } = known;
  return (
    <AnalysisView
      id={id}
      table={line.table}
      ending={line.outcome}
      listing={listing}
      drawn={drawn}
      analysed={analysis}
    />
  );
}

function Working({ done, of }: { readonly done: number; readonly of: number }): JSX.Element {
  const words = useWords();
  return (
    <main id="content" className="notice">
      <div className="paper notice-paper" data-testid="analysis-working">
        <h1>{words.analysis}</h1>
        <p role="status">
          {words.analysisWorking}
          <span className="dots" aria-hidden="true" />
        </p>
        <progress max={of} value={done} aria-label={words.analysisWorking} />
        <p className="fine" aria-hidden="true">
          {words.analysisProgress({ done, of })}
        </p>
      </div>
    </main>
  );
}
