import type { AnalysisState, GameListing, TableInfo } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { faceOf } from "../faces/index.ts";
import { AnalysisView } from "../parts/analysis-view.tsx";
import { Notice, Waiting } from "../parts/notice.tsx";
import { useWords } from "../words/index.ts";
import "../styles/table.css";
import "../styles/panels.css";
import "../styles/analysis.css";

/** How often it is asked how far the work is, in milliseconds. */
const POLL = 600;

type Told = AnalysisState | { readonly is: "trouble"; readonly why: string };

/** Ask for the analysis, and again until it is there. */
function useAnalysis(id: string): Told {
  const [state, setState] = useState<Told>({ is: "under-way", done: 0, of: 1 });
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (told: AnalysisState): void => {
      if (!isOpen) return;
      setState(told);
      if (told.is === "under-way") timer = setTimeout(() => ask(api.analysis(id)), POLL);
    };
    const ask = (answer: Promise<AnalysisState>): void => {
      answer.then(hear, (error: Error) => isOpen && setState({ is: "trouble", why: error.message }));
    };
    ask(api.analyse(id));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [id]);
  return state;
}

interface Known {
  readonly table: TableInfo;
  readonly listing: GameListing;
  readonly drawn: Drawn;
}

/** The table, its game, and the words to tell of it. */
async function lookUp(id: string, faceMissing: string): Promise<Known> {
  const [{ table }, games] = await Promise.all([api.table(id), api.games()]);
  const listing = games.find((game) => game.id === table.game);
  const drawn = await faceOf(table.game);
  if (!listing || !drawn) throw new Error(faceMissing);
  return { table, listing, drawn };
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
    (analysis.is === "trouble" ? analysis.why : analysis.is === "failed" ? words.analysisFailed : undefined);
  if (trouble !== undefined)
    return (
      <Notice title={words.analysis}>
        <p role="alert">{trouble}</p>
      </Notice>
    );
  if (analysis.is === "under-way") return <Working done={analysis.done} of={analysis.of} />;
  if (analysis.is !== "done" || !known) return <Waiting text={words.loading} />;
  return <AnalysisView id={id} {...known} analysis={analysis} />;
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
