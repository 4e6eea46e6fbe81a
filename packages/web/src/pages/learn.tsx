import type { GameListing, LessonLine } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, type Made } from "../api.ts";
import { GameArt } from "../parts/art.tsx";
import { FrontBar } from "../parts/front-bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice, Waiting } from "../parts/notice.tsx";
import { tablePath } from "../route.ts";
import { type CourseKept, courseOf, type LessonKept, rememberSeen } from "../table/memory.ts";
import { useWords } from "../words/index.ts";
import "../styles/front.css";
import "../styles/learn.css";

interface Learnable {
  readonly game: GameListing;
  readonly lessons: readonly LessonLine[];
}

/** The lessons of a game: which are done, which comes next, and how long it takes. */
export default function LearnPage({ game: id }: { readonly game: string }): JSX.Element {
  const words = useWords();
  const [found, setFound] = useState<Learnable>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [kept] = useState(() => courseOf(id));
  const [, go] = useLocation();

  useEffect(() => {
    Promise.all([api.games(), api.lessons(id)]).then(
      ([games, lessons]) => {
        const game = games.find((one) => one.id === id);
        if (game) setFound({ game, lessons });
        else setProblem(words.pageLost);
      },
      () => setProblem(words.learnUnreachable),
    );
  }, [id, words]);
  useEffect(() => {
    if (found) document.title = `${words.learnTitle(found.game)} · ${words.brand}`;
  }, [found, words]);

  if (!found) return problem === undefined ? <Waiting text={words.loading} /> : <Notice title={problem} />;
  const { game, lessons } = found;
  const sit = (table: Promise<Made>): void => {
    setBusy(true);
    table
      .then((made) => {
        rememberSeen(made.id, 0);
        go(tablePath(made.id));
      })
      .catch((error: Error) => {
        setProblem(error.message);
        setBusy(false);
      });
  };
  return (
    <div className="front learn">
      <FrontBar />
      <main id="content">
        <section className="paper learn-head">
          <GameArt game={game.id} />
          <div>
            <h1>{words.learnTitle(game)}</h1>
            <p>{lessons.length > 0 ? words.learnLead : words.learnNone}</p>
            {lessons.length > 0 && <Progress lessons={lessons} kept={kept} />}
          </div>
        </section>
        {problem !== undefined && (
          <p className="paper problem" role="alert">
            <Icon name="warn" />
            {problem}
          </p>
        )}
        <Lessons
          lessons={lessons}
          kept={kept}
          isBusy={isBusy}
          onBegin={(lesson) => sit(api.newLesson(game.id, lesson))}
        />
        {game.lesson && (
          <section className="paper learn-example">
            <div>
              <h2>{words.example}</h2>
              <p className="fine">{words.exampleHint}</p>
            </div>
            <button
              type="button"
              className="button"
              disabled={isBusy}
              data-testid="example"
              onClick={() => sit(api.newExample(game.id))}
            >
              <Icon name="book" />
              {words.exampleStart}
            </button>
          </section>
        )}
      </main>
    </div>
  );
}

function Progress({
  lessons,
  kept,
}: {
  readonly lessons: readonly LessonLine[];
  readonly kept: CourseKept;
}): JSX.Element {
  const words = useWords();
  const done = lessons.filter(({ id }) => kept[id]?.isDone).length;
  const text = words.learnProgress({ done, of: lessons.length });
  return (
    <p className="learn-progress">
      <progress max={lessons.length} value={done} aria-label={text} />
      <span>{text}</span>
    </p>
  );
}

function Lessons({
  lessons,
  kept,
  isBusy,
  onBegin,
}: {
  readonly lessons: readonly LessonLine[];
  readonly kept: CourseKept;
  readonly isBusy: boolean;
  readonly onBegin: (lesson: string) => void;
}): JSX.Element {
  const next = lessons.find(({ id }) => !kept[id]?.isDone)?.id;
  return (
    <ol className="lessons">
      {lessons.map((lesson, nth) => (
        <Row
          key={lesson.id}
          lesson={lesson}
          number={nth + 1}
          kept={kept[lesson.id] ?? {}}
          isNext={lesson.id === next}
          isBusy={isBusy}
          onBegin={() => onBegin(lesson.id)}
        />
      ))}
    </ol>
  );
}

function Row({
  lesson: { id, title, learn, minutes, steps },
  number,
  kept: { table, isDone },
  isNext,
  isBusy,
  onBegin,
}: {
  readonly lesson: LessonLine;
  readonly number: number;
  readonly kept: LessonKept;
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onBegin: () => void;
}): JSX.Element {
  const words = useWords();
  const isOpen = table !== undefined && !isDone;
  const beginWords = isDone ? words.learnAgain : words.learnStart;
  return (
    <li className={`paper lesson-row${isNext ? " next" : ""}`} data-testid={`lesson-${id}`}>
      <span className="lesson-number" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div className="lesson-text">
        <h2>
          {title} {isDone && <span className="badge">{words.learnDone}</span>}
          {isNext && <span className="badge yours">{words.learnNext}</span>}
        </h2>
        <p>{learn}</p>
        <p className="fine">
          {words.learnMinutes({ minutes })} · {words.learnSteps({ steps })}
        </p>
      </div>
      <div className="buttons">
        {isOpen && (
          <Link href={tablePath(table)} className="button strong" data-testid={`resume-${id}`}>
            <Icon name="play" />
            {words.learnResume}
          </Link>
        )}
        <button
          type="button"
          className={isNext && !isOpen ? "button strong" : "button"}
          disabled={isBusy}
          data-testid={`begin-${id}`}
          onClick={onBegin}
        >
          <Icon name={isOpen || isDone ? "restart" : "play"} />
          {isOpen ? words.courseAgain : beginWords}
        </button>
      </div>
    </li>
  );
}
