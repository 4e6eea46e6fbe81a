import { type JSX, lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { Failure } from "./parts/failure.tsx";
import { Notice, Waiting } from "./parts/notice.tsx";
import { routeOf } from "./route.ts";
import { type ShellWords, useWords } from "./words/index.ts";

// Each page is fetched when it is wanted: whoever comes by a link to a table does not wait for the front page.
const FrontPage = lazy(() => import("./pages/front.tsx"));
const AnalysisPage = lazy(() => import("./pages/analysis.tsx"));
const LearnPage = lazy(() => import("./pages/learn.tsx"));
const JoinPage = lazy(() => import("./pages/join.tsx"));
const LobbyPage = lazy(() => import("./pages/people/lobby.tsx"));
const PersonPage = lazy(() => import("./pages/people/person.tsx"));
const PeoplePages = lazy(() => import("./pages/people/index.tsx"));
const ClubPages = lazy(() => import("./pages/standing/index.tsx"));
const TablePage = lazy(() => import("./pages/table.tsx"));
// Only for whoever works on the page: what is built for people has none of it.
const Gallery = import.meta.env.DEV ? lazy(() => import("./gallery/index.tsx")) : undefined;

function page(path: string, words: ShellWords): JSX.Element {
  if (Gallery && path.startsWith("/gallery")) return <Gallery path={path} />;
  const route = routeOf(path);
  switch (route.page) {
    case "front":
      return <FrontPage />;
    case "table":
      return <TablePage key={route.id} id={route.id} {...(route.at !== undefined && { at: route.at })} />;
    case "analysis":
      return <AnalysisPage key={route.id} id={route.id} />;
    case "learn":
      return <LearnPage key={route.game} game={route.game} />;
    case "join":
      return <JoinPage key={route.id} id={route.id} secret={route.secret} />;
    case "lobby":
      return <LobbyPage />;
    case "club":
      return <ClubPages {...route} />;
    case "person":
      return <PersonPage key={route.name} name={route.name} />;
    case "people":
      return <PeoplePages {...route} />;
    case "lost":
      return <Notice title={words.pageLost} />;
  }
}

export function App(): JSX.Element {
  const words = useWords();
  const [path] = useLocation();
  return (
    <Failure
      fallback={(error) => (
        <Notice
          title={words.broken}
          action={
            <button type="button" className="button strong" onClick={() => location.reload()}>
              {words.reload}
            </button>
          }
        >
          <p>{words.brokenText}</p>
          <p className="fine">{error.message}</p>
        </Notice>
      )}
    >
      <a className="skip-link" href="#content">
        {words.skipLink}
      </a>
      <Suspense fallback={<Waiting text={words.loading} />}>{page(path, words)}</Suspense>
    </Failure>
  );
}
