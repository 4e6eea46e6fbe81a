import { signed } from "@sandtable/engine";
import type { CourseShown, Seat, TurningPoint } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import type { Drawn } from "../faces/cover.ts";
import { Icon } from "../parts/icon.tsx";
import { PlanLines } from "../parts/plans.tsx";
import { percentOf, storyLines } from "../table/plans.ts";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";

interface TurningProps {
  readonly number: number;
  readonly turning: TurningPoint;
  /** Which turn of the game it was. */
  readonly turn: number;
  readonly who: string;
  readonly drawn: Drawn;
  /** It is the one on the board. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onPlayOn: (at: number, seat: Seat) => void;
}

/** The plan that was better, if that can be told in whole per cent. */
export const betterOf = ({ courses, expected }: TurningPoint): CourseShown | undefined =>
  courses.find((course) => percentOf(course.expected) > percentOf(expected));

/** A turn that changed the game: what was done, what that was worth and what the dice made of it, and what was better. */
export function Turning(props: TurningProps): JSX.Element {
  const { number, turning, turn, who, drawn, isShown, onShow, onPlayOn } = props;
  const { at, seat, before, expected, after, labels, events } = turning;
  const shell = useWords();
  const words = useAfterWords();
  const done = useMemo(() => storyLines(drawn.words, events, labels), [drawn, events, labels]);
  const best = betterOf(turning);
  const better = useMemo(
    () => (best ? storyLines(drawn.words, best.events, best.labels) : []),
    [best, drawn],
  );
  const [from, worth, to] = [percentOf(before), percentOf(expected), percentOf(after, false)];
  const percent = best ? percentOf(best.expected) : worth;
  const title = words.better({ percent, by: percent - worth });
  return (
    <article
      className="paper turning"
      data-testid="turning"
      data-shown={isShown}
      aria-labelledby={`turning-${at}`}
    >
      <header>
        <span className="turning-number" data-seat={seat} aria-hidden="true">
          {number}
        </span>
        <h3 id={`turning-${at}`}>{shell.turningTitle({ nth: turn, who })}</h3>
        <span className={after < before ? "turning-change worse" : "turning-change"}>
          {shell.turningChange({ before: from, after: to })}
        </span>
      </header>
      <p className="turning-worth" data-testid="turning-worth">
        {to === worth
          ? words.worthSure({ before: from, after: to })
          : words.worth({
              before: from,
              expected: worth,
              after: to,
              luck: words.points({ value: signed(to - worth) }),
            })}
      </p>
      <div className="turning-both">
        <section>
          <h4>{shell.turningDone}</h4>
          <PlanLines lines={done} title={shell.turningDone} />
        </section>
        {best && (
          <section data-testid="turning-better">
            <h4>{title}</h4>
            <PlanLines lines={better} title={title} />
          </section>
        )}
      </div>
      {!best && <p className="fine">{words.nothingBetter}</p>}
      <div className="buttons">
        <button
          type="button"
          className="button small"
          data-testid="turning-show"
          aria-pressed={isShown}
          onClick={onShow}
        >
          <Icon name="fit" />
          {words.showOnMap}
        </button>
        <button
          type="button"
          className="button small"
          data-testid="turning-play-on"
          onClick={() => onPlayOn(at, seat)}
        >
          <Icon name="play" />
          {shell.playOnAs({ who })}
        </button>
      </div>
    </article>
  );
}
