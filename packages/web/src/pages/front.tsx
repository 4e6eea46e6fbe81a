import type { GameListing } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, type Made } from "../api.ts";
import { coverOf } from "../faces/index.ts";
import { GameArt } from "../parts/art.tsx";
import { FrontBar } from "../parts/front-bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { ImportBox } from "../parts/import-box.tsx";
import { MyGames } from "../parts/my-games.tsx";
import { QuickLevel } from "../parts/quick-level.tsx";
import { type Lines, TableList } from "../parts/table-list.tsx";
import { firstBot, quickTable } from "../quick-table.ts";
import { learnPath, tablePath } from "../route.ts";
import { useSettings } from "../settings.ts";
import { rememberSeen } from "../table/memory.ts";
import { botName, useWords } from "../words/index.ts";
import "../styles/front.css";

const NewTableDialog = lazy(() => import("../parts/new-table.tsx"));

function Teaser({ game }: { readonly game: string }): JSX.Element | undefined {
  const language = useSettings((all) => all.language);
  const teaser = coverOf(game)?.teaser;
  if (!teaser) return undefined;
  const { story, facts } = teaser[language] ?? teaser.en;
  return (
    <>
      <p>{story}</p>
      <p className="fine">{facts}</p>
    </>
  );
}

export default function FrontPage(): JSX.Element {
  const words = useWords();
  const level = useSettings((all) => all.level);
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameListing[]>();
  const [lines, setLines] = useState<Lines>();
  const [problem, setProblem] = useState<string>();
  const [choosing, setChoosing] = useState<GameListing>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    document.title = words.brand;
    void import("./table.tsx");
    api.tables().then(setLines, () => setLines("unknown"));
    api.games().then(setGames, () => setProblem(words.gamesUnreachable));
  }, [words]);

  const sit = (table: Promise<Made>): void => {
    setBusy(true);
    setProblem(undefined);
    table
      .then(({ id }) => {
        rememberSeen(id, 0);
        go(tablePath(id));
      })
      .catch((error: Error) => {
        setProblem(error.message);
        setBusy(false);
      });
  };

  return (
    <div className="front">
      <FrontBar />
      <main id="content">
        <MyGames games={games ?? []} lines={lines} />
        <section className="hero">
          <h1>{words.frontTitle}</h1>
          <p className="lead">{words.frontLead}</p>
          <ul className="features">
            {[words.featureRules, words.featureUndo, words.featureForecast, words.featureReplay].map(
              (text) => (
                <li key={text}>
                  <Icon name="check" />
                  {text}
                </li>
              ),
            )}
          </ul>
        </section>
        {games?.[0] && <QuickLevel game={games[0]} />}
        <section aria-label={words.games} className="shelf">
          {problem !== undefined && (
            <p className="paper problem" role="alert">
              <Icon name="warn" />
              {problem}
            </p>
          )}
          {games?.map((game) => (
            <article key={game.id} className="paper game" aria-labelledby={`game-${game.id}`}>
              <GameArt game={game.id} />
              <div className="game-text">
                <h2 id={`game-${game.id}`}>{game.title}</h2>
                <Teaser game={game.id} />
                <div className="buttons">
                  <button
                    type="button"
                    className="button strong large"
                    disabled={isBusy}
                    data-testid="play-now"
                    onClick={() => sit(api.newTable(quickTable(game, level)))}
                  >
                    <Icon name="play" />
                    {words.playNow}
                  </button>
                  <button type="button" className="button" onClick={() => setChoosing(game)}>
                    <Icon name="people" />
                    {words.moreOptions}
                  </button>
                  {(game.course || game.lesson) && (
                    <Link
                      className="button"
                      href={learnPath(game.id)}
                      title={words.learnHint}
                      data-testid={`learn-${game.id}`}
                    >
                      <Icon name="book" />
                      {words.learn}
                    </Link>
                  )}
                </div>
                <p className="fine">
                  {words.playNowHint({
                    side: game.roles[0].name,
                    level: botName(words, firstBot(game, level)),
                  })}
                </p>
              </div>
            </article>
          ))}
        </section>
        <div className="front-below">
          <TableList games={games ?? []} lines={lines} />
          <ImportBox onImport={(transcript) => sit(api.import(transcript))} isBusy={isBusy} />
        </div>
      </main>
      {choosing && (
        <Suspense>
          <NewTableDialog
            game={choosing}
            isBusy={isBusy}
            problem={problem}
            onClose={() => setChoosing(undefined)}
            onSet={(wish) => sit(api.newTable(wish))}
          />
        </Suspense>
      )}
    </div>
  );
}
