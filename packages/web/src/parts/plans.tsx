import type { AnyCatalogue } from "@sandtable/engine";
import type { CourseShown } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import { linesBeyond, percentOf, storyLines } from "../table/plans.ts";
import { useWords } from "../words/index.ts";

/** So many lines tell how a plan differs from the best. */
const DIFFERENCES = 3;

/** A chance as a bar and in figures. */
function Chance({ chance, who }: { readonly chance: number; readonly who: string }): JSX.Element {
  const words = useWords();
  const percent = percentOf(chance);
  return (
    <span className="chance">
      <meter min={0} max={100} value={percent} aria-label={words.planChanceOf({ percent, who })} />
      <strong aria-hidden="true">{words.planChance({ percent })}</strong>
    </span>
  );
}

/** What happens, line by line; a long story scrolls. */
export const PlanLines = ({
  lines,
  title,
}: {
  readonly lines: readonly string[];
  readonly title: string;
}): JSX.Element => (
  <ol
    className="plan-lines scroll"
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard.
    tabIndex={0}
  >
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
      <li key={`${index} ${line}`}>{line}</li>
    ))}
  </ol>
);

interface PlansProps {
  readonly courses: readonly CourseShown[];
  /** Whose plans they are. */
  readonly who: string;
  /** The words of the game. */
  readonly words: AnyCatalogue;
}

/** Plans for a turn: the best as it may go, the others by what they do otherwise. */
export default function Plans({ courses, who, words: game }: PlansProps): JSX.Element {
  const words = useWords();
  const told = useMemo(
    () => courses.map(({ events, labels }) => storyLines(game, events, labels)),
    [courses, game],
  );
  const [best, ...others] = courses;
  if (!best) return <p className="fine">{words.hintNone}</p>;
  return (
    <div className="plans">
      <section className="plan" data-testid="plan">
        <h3>
          {words.planBest} <Chance chance={best.expected} who={who} />
        </h3>
        <PlanLines lines={told[0]} title={words.planTypical} />
      </section>
      {others.length > 0 && <h3>{words.planNext}</h3>}
      {others.map((course, index) => {
        const lines = told[index + 1];
        const beyond = linesBeyond(lines, told[0]);
        return (
          <details key={course.keys.join(" ")} className="plan" data-testid="plan">
            <summary>
              <Chance chance={course.expected} who={who} />
              <span className="plan-gist">
                {beyond.length === 0
                  ? words.planSame
                  : `${words.planOtherwise} ${beyond.slice(0, DIFFERENCES).join(" ")}`}
              </span>
            </summary>
            <PlanLines lines={lines} title={words.planTypical} />
          </details>
        );
      })}
    </div>
  );
}
