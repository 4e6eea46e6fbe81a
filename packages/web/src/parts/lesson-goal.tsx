import type { CourseStep } from "@sandtable/protocol";
import { type JSX, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { learnPath } from "../route.ts";
import { useTable, useTableState } from "../table/context.ts";
import { rememberLesson } from "../table/memory.ts";
import { isAsked, mayUndo } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { Linked } from "./rule-link.tsx";

/** A lesson of the course: the goal, why, where to look, and where a wrong turn leads. */
export function LessonGoal({ course }: { readonly course: CourseStep }): JSX.Element {
  const words = useWords();
  const { id, listing } = useTable();
  const { lesson, title, done, steps, open, chosen } = course;
  const isDone = open === undefined;
  useEffect(() => {
    rememberLesson(listing.id, lesson, { table: id, ...(isDone && { isDone: true }) });
  }, [listing.id, lesson, id, isDone]);
  return (
    <section className="lesson course" aria-label={title} data-testid="course-lesson">
      <header>
        <p className="fine">
          {title} · {isDone ? words.courseOver : words.courseStep({ step: done + 1, steps })}
        </p>
        <Link
          href={learnPath(listing.id)}
          className="quiet icon-only"
          aria-label={words.courseLeave}
          title={words.courseLeaveHint}
          data-testid="course-leave"
        >
          <Icon name="close" />
        </Link>
      </header>
      <progress max={steps} value={done} aria-label={words.lesson} />
      {open ? (
        <Goal key={done} open={open} lesson={lesson} isFirst={done === 0} />
      ) : (
        <Learnt course={course} />
      )}
      {chosen && (
        <p className="fine chosen">
          <Icon name="die" />
          {words.courseChosen}
        </p>
      )}
    </section>
  );
}

/** Comes into sight when it appears: where there is little room, the choices have been scrolled to. */
function useInSight<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  // Newer browsers answer with a promise, which an effect must not hand on.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}

type Open = NonNullable<CourseStep["open"]>;

function Goal({
  open,
  lesson,
  isFirst,
}: {
  readonly open: Open;
  readonly lesson: string;
  readonly isFirst: boolean;
}): JSX.Element {
  const words = useWords();
  const { goal, why, look, wrong } = open;
  const isUntouched = useTableState(({ standing }) => (standing?.entries ?? 0) <= open.since);
  const element = useInSight<HTMLDivElement>();
  return (
    <>
      <div ref={element} role="status">
        {isUntouched && !isFirst && (
          <p className="reached">
            <Icon name="check" />
            {words.courseReached}
          </p>
        )}
        <h2>
          <Linked text={goal} />
        </h2>
      </div>
      {wrong !== undefined && <WrongTurn key={wrong} wrong={wrong} lesson={lesson} />}
      <details open={isUntouched}>
        <summary className="course-why">{words.courseWhy}</summary>
        <p className="course-text">
          <Linked text={why} />
        </p>
        <p className="course-text fine">
          <strong>{words.courseLook}.</strong> <Linked text={look} />
        </p>
      </details>
      <div className="buttons">
        <ShowMe open={open} />
        {!isUntouched && <StepBack since={open.since} />}
      </div>
    </>
  );
}

/** What the last choice leads to, and the way back: where something was shown that was hidden, only the lesson's beginning. */
function WrongTurn({ wrong, lesson }: { readonly wrong: string; readonly lesson: string }): JSX.Element {
  const words = useWords();
  const { controller, learn } = useTable();
  const canUndo = useTableState(mayUndo);
  const element = useInSight<HTMLDivElement>();
  return (
    <div ref={element} className="wrong-turn" role="alert" data-testid="course-wrong">
      <p>
        <Icon name="warn" />
        <strong>{words.courseWrong}.</strong> <Linked text={wrong} />
      </p>
      {canUndo ? (
        <button
          type="button"
          className="button small"
          data-testid="course-take-back"
          onClick={() => controller.undo()}
        >
          <Icon name="undo" />
          {words.courseTakeBack}
        </button>
      ) : (
        <>
          <p className="fine">{words.courseNoWayBack}</p>
          <button
            type="button"
            className="button small"
            data-testid="course-again"
            onClick={() => learn(lesson)}
          >
            <Icon name="restart" />
            {words.courseAgain}
          </button>
        </>
      )}
    </div>
  );
}

/** One place after another, each brought into the middle of the board. */
function ShowMe({ open: { show: places } }: { readonly open: Open }): JSX.Element | null {
  const words = useWords();
  const { show } = useTable();
  const [shown, setShown] = useState(0);
  if (places.length === 0) return null;
  const at = shown % places.length;
  return (
    <button
      type="button"
      className="button small"
      data-testid="course-show"
      onClick={() => {
        show(places[at]);
        setShown(shown + 1);
      }}
    >
      <Icon name="idea" />
      {places.length === 1 ? words.courseShow : words.courseShowNext({ at: at + 1, of: places.length })}
    </button>
  );
}

/** Where something is hidden the way back is often shut for good: then it is not offered. */
function StepBack({ since }: { readonly since: number }): JSX.Element | null {
  const words = useWords();
  const { controller, listing } = useTable();
  const isOpen = useTableState((state) => (state.standing?.floor ?? 0) <= since);
  const canGo = useTableState(isAsked) && isOpen;
  if (listing.secrets && !isOpen) return null;
  return (
    <button
      type="button"
      className="button small"
      disabled={!canGo}
      data-testid="course-step-back"
      onClick={() => controller.undo(since)}
    >
      <Icon name="restart" />
      {words.courseStepBack}
    </button>
  );
}

/** The lesson is done: what to take along, and where to go from here. */
function Learnt({ course: { end, next } }: { readonly course: CourseStep }): JSX.Element {
  const words = useWords();
  const { listing, playOn, learn } = useTable();
  const entries = useTableState(({ standing }) => standing?.entries ?? 0);
  const seat = useTableState(({ table }) => table?.yours[0]);
  const element = useInSight<HTMLHeadingElement>();
  return (
    <>
      <h2 ref={element} role="status">
        {words.courseOver}
      </h2>
      {end !== undefined && (
        <p>
          <Linked text={end} />
        </p>
      )}
      <div className="buttons">
        {next !== undefined && (
          <button
            type="button"
            className="button strong"
            data-testid="course-next"
            onClick={() => learn(next)}
          >
            <Icon name="next" />
            {words.courseNextLesson}
          </button>
        )}
        {seat !== undefined && !listing.secrets && (
          <button type="button" className="button" onClick={() => playOn(entries, seat)}>
            <Icon name="play" />
            {words.playOnAs({ who: listing.roles.find((role) => role.seat === seat)?.name ?? seat })}
          </button>
        )}
        <Link href={learnPath(listing.id)} className="button">
          <Icon name="book" />
          {words.courseAll}
        </Link>
      </div>
    </>
  );
}
