import type { AnyCatalogue } from "@sandtable/engine";
import type { CurvePoint, Role, TurningPoint } from "@sandtable/protocol";
import { type JSX, type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { type Mark, nearest, pathOf, type Room, xOf, yOf } from "../table/curve.ts";
import { percentOf, storyLines } from "../table/plans.ts";
import { useWords } from "../words/index.ts";
import { useMedia } from "./use-media.ts";

const WIDE: Room = { width: 1000, height: 330, left: 52, right: 18, top: 34, bottom: 26 };
const NARROW: Room = { width: 360, height: 260, left: 48, right: 10, top: 26, bottom: 22 };
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
/** So many lines of the log stand below the curve. */
const MOST_LINES = 6;
const PAGE = 5;

interface CurveProps {
  readonly points: readonly CurvePoint[];
  readonly turningPoints: readonly TurningPoint[];
  readonly roles: readonly Role[];
  readonly marks: readonly Mark[];
  /** The point that is looked at. */
  readonly nth: number;
  readonly onNth: (nth: number) => void;
  readonly onOpen: (nth: number) => void;
  /** There is little room for it. */
  readonly isSmall?: boolean;
}

/** The chances of all sides over the game. The pointer or the arrow keys go along it. */
export function Curve(props: CurveProps): JSX.Element {
  const { points, turningPoints, roles, marks, nth, onNth, onOpen, isSmall = false } = props;
  const words = useWords();
  const isNarrow = useMedia("(width < 48rem)") || isSmall;
  const room = isNarrow ? NARROW : WIDE;
  const last = points.length - 1;
  const point = points[nth];
  const go = (to: number): void => onNth(Math.min(last, Math.max(0, to)));
  const press = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: nth - 1,
      ArrowDown: nth - 1,
      ArrowRight: nth + 1,
      ArrowUp: nth + 1,
      PageDown: nth - PAGE,
      PageUp: nth + PAGE,
      Home: 0,
      End: last,
    };
    if (event.key === "Enter") onOpen(nth);
    else if (Object.hasOwn(moves, event.key)) go(moves[event.key]);
    else return;
    event.preventDefault();
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onNth(nearest(room, ((clientX - left) / width) * room.width, points.length));
  };
  const x = xOf(room, nth, points.length);
  const base = room.height - room.bottom;
  const told = chanceWords(roles, point, nth < last);
  return (
    <div
      className="curve"
      role="slider"
      tabIndex={0}
      aria-label={words.curve}
      aria-description={words.curveHint}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={nth + 1}
      aria-valuetext={`${words.curvePoint({ nth: nth + 1, of: points.length })}. ${told}`}
      data-testid="curve"
      onKeyDown={press}
    >
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
        onClick={() => onOpen(nth)}
      >
        {LEVELS.map((level) => (
          <g key={level} className={level === 0.5 ? "curve-level even" : "curve-level"}>
            <path d={`M${room.left} ${yOf(room, level)}H${room.width - room.right}`} />
            <text x={room.left - 6} y={yOf(room, level) + 4}>
              {level * 100} %
            </text>
          </g>
        ))}
        {marks.map((mark) => {
          const at = xOf(room, mark.nth, points.length);
          return (
            <g key={`${mark.nth} ${mark.name}`} className="curve-mark">
              <path d={`M${at} ${room.top - 8}V${base}`} />
              <text x={at} y={room.top - 13}>
                {isNarrow || marks.length > 6 ? mark.short : mark.name}
              </text>
            </g>
          );
        })}
        {roles.map(({ seat }, index) => (
          <path
            key={seat}
            className={index === 0 ? "curve-line" : "curve-line other"}
            data-seat={seat}
            d={pathOf(room, points, seat)}
          />
        ))}
        <path className="curve-cursor" d={`M${x} ${room.top}V${base}`} />
        {turningPoints.map((turning, index) => {
          const where = points.findIndex(({ at }) => at === turning.at);
          return (
            <g
              key={turning.at}
              className="curve-turning"
              transform={`translate(${xOf(room, where, points.length)} ${yOf(room, turning.before)})`}
            >
              <circle r={isNarrow ? 8 : 10} data-seat={turning.seat} />
              <text y={4}>{index + 1}</text>
            </g>
          );
        })}
        {roles.map(({ seat }) => (
          <circle
            key={seat}
            className="curve-dot"
            data-seat={seat}
            cx={x}
            cy={yOf(room, point.chances[seat] ?? 0)}
            r={5}
          />
        ))}
      </svg>
    </div>
  );
}

/** The chances at a point, in words. */
const chanceWords = (roles: readonly Role[], { chances }: CurvePoint, isOpen: boolean): string =>
  roles.map(({ seat, name }) => `${name} ${percentOf(chances[seat] ?? 0, isOpen)} %`).join(", ");

interface CaptionProps {
  readonly point: CurvePoint;
  readonly nth: number;
  readonly of: number;
  readonly roles: readonly Role[];
  readonly words: AnyCatalogue;
}

/** What stands at the point that is looked at: the chances, and what had led there. */
export function CurveCaption({ point, nth, of, roles, words: game }: CaptionProps): JSX.Element {
  const words = useWords();
  const lines = useMemo(() => storyLines(game, point.events, []), [game, point]);
  const name = roles.find(({ seat }) => seat === point.seat)?.name;
  return (
    <div className="curve-caption" role="status" data-testid="curve-caption">
      <p className="curve-now">
        <strong>
          {words.curvePoint({ nth: nth + 1, of })} ·{" "}
          {name === undefined ? words.curveEnd : words.curveToMove({ who: name })}
        </strong>
        {roles.map(({ seat, name: who }) => (
          <span key={seat} className="curve-chance">
            <span className="pawn" data-seat={seat} aria-hidden="true" />
            {who} {percentOf(point.chances[seat] ?? 0, point.seat !== undefined)} %
          </span>
        ))}
      </p>
      <ol>
        {lines.length === 0 && <li>{words.curveStart}</li>}
        {lines.slice(-MOST_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
