import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { isAsked } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { LessonGoal } from "./lesson-goal.tsx";
import { Linked } from "./rule-link.tsx";

/** Whoever teaches at this table: a lesson of the course, or the example of the book. */
export function Lesson(): JSX.Element | null {
  const course = useTableState(({ standing }) => standing?.course);
  return course ? <LessonGoal course={course} /> : <Example />;
}

/** What the book does next, and what it says about it. */
function Example(): JSX.Element | null {
  const words = useWords();
  const { controller, listing, playOn } = useTable();
  const lesson = useTableState(({ standing }) => standing?.lesson);
  const choice = useTableState(({ standing }) =>
    standing?.question?.choices?.find((open) => open.key === standing.lesson?.key),
  );
  const canAnswer = useTableState(isAsked);
  const entries = useTableState((state) => state.standing?.entries ?? state.entries);
  const isPlaying = useTableState(({ playback }) => playback !== undefined);
  if (!lesson) return null;
  const { step, steps, name, what, key } = lesson;
  return (
    <section className="lesson" aria-label={words.lesson} data-testid="lesson">
      <p className="fine">{words.lessonStep({ step, steps })}</p>
      <progress max={steps} value={key === undefined ? steps : step - 1} aria-label={words.lesson} />
      <h2>{name}</h2>
      <p>{key === undefined ? words.lessonOver : <Linked text={what} />}</p>
      {key === undefined && !isPlaying && (
        <div className="buttons" data-testid="lesson-play-on">
          {listing.roles.map((role) => (
            <button
              key={role.seat}
              type="button"
              className="button"
              onClick={() => playOn(entries, role.seat)}
            >
              <Icon name="play" />
              {words.playOnAs({ who: role.name })}
            </button>
          ))}
        </div>
      )}
      {choice && (
        <button
          type="button"
          className="button strong"
          disabled={!canAnswer}
          data-testid="lesson-do"
          onClick={() => controller.choose(choice)}
        >
          <Icon name="book" />
          {words.lessonDo}{" "}
          <span className="key" aria-hidden="true">
            b
          </span>
        </button>
      )}
    </section>
  );
}

/** What the book printed after its last step, beside what stands on the board. */
export function LessonValues(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { words: game } = useTable();
  /** A game may have words for a value: "at:jp-11" is `value.at` of jp-11. */
  const nameOf = (what: string): string => {
    const [name, of = ""] = what.split(":");
    const key = `value.${name}`;
    return game[key] === undefined ? what : say({ key, of });
  };
  const values = useTableState(({ standing }) => standing?.lesson?.values);
  if (!values || values.length === 0) return null;
  return (
    <details open className="lesson-values">
      <summary>{words.lessonValues}</summary>
      <table className="values">
        <thead>
          <tr>
            <th scope="col">{words.lessonWhat}</th>
            <th scope="col">{words.lessonPrinted}</th>
            <th scope="col">{words.lessonFound}</th>
            <th scope="col">
              <span className="only-read">{words.lessonFits}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {values
            .map((value) => ({ ...value, fits: value.found === (value.rules ?? value.printed) }))
            .map((value) => (
              <tr key={value.what} className={value.fits ? "fits" : "differs"}>
                <th scope="row">{nameOf(value.what)}</th>
                <td>
                  {value.printed}
                  {value.rules !== undefined && <small> ({words.lessonRules({ value: value.rules })})</small>}
                </td>
                <td>{value.found}</td>
                <td>
                  <Icon name={value.fits ? "check" : "warn"} />
                  <span className="only-read">{value.fits ? words.lessonFits : words.lessonDiffers}</span>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
