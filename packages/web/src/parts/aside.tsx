import type { Place, View } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useState } from "react";
import type { GameFace, PanelProps } from "../faces/face.ts";
import { usePage, useReplay, useTable, useTableState } from "../table/context.ts";
import { ownQuestion } from "../table/state.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { AboutPhase, Choices } from "./choices.tsx";
import { HintBox } from "./hint.tsx";
import { Invite } from "./invite.tsx";
import { Lesson, LessonValues } from "./lesson.tsx";
import { OwnChoices } from "./own-choices.tsx";
import { CardsPanel, ForecastPanel, LogPanel, PlacePanel, TextPanel } from "./panels.tsx";
import { PlaybackBar } from "./playback-bar.tsx";
import { Prompt } from "./prompt.tsx";
import { Rolls } from "./rolls.tsx";
import { type Tab, Tabs } from "./tabs.tsx";
import { TouchedList } from "./touched.tsx";
import { useMedia } from "./use-media.ts";

const PlanBox = lazy(() => import("../hand/plan-box.tsx"));
const ReplayBar = lazy(() => import("./replay-bar.tsx"));

interface AsideProps {
  readonly view: View;
  readonly touched: readonly Place[];
}

/** Beside the board, or below it where there is no room: the question, and the panels. */
export function Aside(props: AsideProps): JSX.Element {
  const words = useWords();
  const isNarrow = useMedia("(width < 60rem)");
  const isWide = useMedia("(width >= 112rem)");
  const [open, setOpen] = useState<string>();
  const { face, show } = useTable();
  const isReplaying = useReplay().step !== undefined;
  const panels = panelsOf(words, face, { view: props.view, show });
  const { cards, place, forecast, log, text, own } = panels;

  if (isNarrow)
    return (
      <aside className="side narrow" aria-label={words.panels}>
        {isReplaying ? <LookingBack /> : <Asked />}
        <Tabs
          label={words.panels}
          tabs={[
            ...(isReplaying ? [] : [{ id: "play", title: words.tabPlay, body: () => <Play {...props} /> }]),
            ...cards,
            place,
            forecast,
            log,
            ...own,
            text,
          ]}
          open={open ?? "play"}
          onOpen={setOpen}
        />
      </aside>
    );
  if (isWide) {
    const fixed = [...cards, forecast, ...own].slice(0, 2);
    return (
      <>
        <aside className="side" aria-label={words.choices}>
          <div className="paper play scroll">
            <Main {...props} />
          </div>
          <div className="paper side-tabs">
            <Tabs
              label={words.panels}
              tabs={[place, text, log, ...own.filter((tab) => !fixed.includes(tab))]}
              open={open ?? "log"}
              onOpen={setOpen}
            />
          </div>
        </aside>
        <aside className="side second" aria-label={words.panels}>
          {fixed.map(({ id, title, body }) => (
            <section
              key={id}
              className={`paper fixed-panel scroll fixed-${id}`}
              aria-label={title}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard.
              tabIndex={0}
            >
              {body()}
            </section>
          ))}
        </aside>
      </>
    );
  }
  return (
    <aside className="side" aria-label={words.panels}>
      <div className="paper play scroll">
        <Main {...props} />
      </div>
      <div className="paper side-tabs">
        <Tabs
          label={words.panels}
          tabs={[...cards, ...own, forecast, log, place, text]}
          open={open ?? cards[0]?.id ?? own[0]?.id ?? forecast.id}
          onOpen={setOpen}
        />
      </div>
    </aside>
  );
}

/** Who is asked what; then what can be done, or the past in its place. */
function Main(props: AsideProps): JSX.Element {
  const isReplaying = useReplay().step !== undefined;
  return isReplaying ? (
    <LookingBack />
  ) : (
    <>
      <Asked />
      <Play {...props} />
    </>
  );
}

const Asked = (): JSX.Element => (
  <>
    <Prompt />
    <PlaybackBar />
    <Rolls />
  </>
);

const LookingBack = (): JSX.Element => (
  <>
    <Suspense>
      <ReplayBar />
    </Suspense>
    <Rolls />
  </>
);

/** What can be done now. */
function Play({ view, touched }: AsideProps): JSX.Element {
  const { Aid } = useTable().face;
  const kept = usePage((state) => state.kept);
  const asked = useTableState(({ standing, playback }) => (playback ? undefined : standing?.question?.about));
  const isPlayer = useTableState(({ table }) => (table?.yours.length ?? 0) > 0);
  return (
    <>
      <Invite />
      <Lesson />
      {Aid && <Aid view={view} asked={asked} looked={kept} />}
      <HintBox />
      <Choices />
      <Planning />
      <AboutPhase />
      <TouchedList places={touched} />
      {isPlayer && <OwnChoices />}
      <LessonValues />
    </>
  );
}

/** A plan, where one can be made: its box is fetched when it is wanted. */
function Planning(): JSX.Element | null {
  const words = useWords();
  const { face } = useTable();
  const about = useTableState((state) => ownQuestion(state)?.about);
  const [isWanted, setWanted] = useState(false);
  const isHere = about !== undefined && face.plans?.(about) === true;
  // A plan outlives a question between its orders.
  if (isWanted)
    return (
      <Suspense>
        <PlanBox isHere={isHere} />
      </Suspense>
    );
  if (!isHere) return null;
  return (
    <button type="button" className="button small" onClick={() => setWanted(true)} data-testid="plan">
      {words.planMake}
    </button>
  );
}

interface Panels {
  /** None in a game without cards. */
  readonly cards: readonly Tab[];
  readonly place: Tab;
  readonly forecast: Tab;
  readonly log: Tab;
  readonly text: Tab;
  /** Those of the game. */
  readonly own: readonly Tab[];
}

const panelsOf = (words: ShellWords, face: GameFace, at: PanelProps): Panels => ({
  cards: face.cards
    ? [
        {
          id: "cards",
          title: words.tabCards,
          body: () => <CardsPanel view={at.view} />,
        },
      ]
    : [],
  place: { id: "place", title: words.tabPlace, body: () => <PlacePanel view={at.view} /> },
  forecast: { id: "forecast", title: words.tabForecast, body: () => <ForecastPanel view={at.view} /> },
  log: { id: "log", title: words.tabLog, body: () => <LogPanel /> },
  text: { id: "text", title: words.tabText, body: () => <TextPanel view={at.view} /> },
  own: (face.panels ?? []).map(({ id, title, Component }) => ({
    id,
    title,
    body: () => <Component {...at} />,
  })),
});
