import type { Counter as CounterRecord } from "@sandtable/malaya-1941/units";
import {
  COUNTER,
  CounterBack,
  CounterCard,
  CounterMarks,
  type CounterSet,
  type Sign,
  UnitSign,
} from "../hex/index.ts";
import { isHex, nationOf } from "./data.ts";
import type { Piece } from "./known.ts";
import { EYE } from "./signs.tsx";
import { FRAME, SIZES, TYPES } from "./symbols.ts";
import { words } from "./words/index.ts";

/** The counters: symbol and size, attack, defence and movement; HQs with their support and radius. */

const HALF = COUNTER / 2;

export const EMBLEMS = {
  // The sun with its rays.
  japanese: `M0-8a8 8 0 1 0 .01 0z${Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    const ray = (turn: number, radius: number): string =>
      `${(Math.sin(angle + turn) * radius).toFixed(1)} ${(-Math.cos(angle + turn) * radius).toFixed(1)}`;
    return `M${ray(-0.07, 9.5)}L${ray(-0.13, 17)}L${ray(0.13, 17)}L${ray(0.07, 9.5)}z`;
  }).join("")}`,
  // A crown.
  allied:
    "M-14 10H14V14H-14zM-14 7.500L-16-5-8.500 1.500-6-9 0-1 6-9 8.500 1.500 16-5 14 7.500zM-16-10a2.400 2.400 0 1 0 .01 0zM16-10a2.400 2.400 0 1 0 .01 0zM0-12a2.800 2.800 0 1 0 .01 0z",
} as const;

export const signOf = ({ type, size }: CounterRecord): Sign => ({
  frame: type === "supply" ? "" : FRAME,
  ...TYPES[type],
  size: SIZES[size],
});

/** What fits beside the symbol: the number without the words that the symbol says. */
export const shortName = ({ name, from }: CounterRecord): string =>
  from === "breakdown" || from === "supply"
    ? ""
    : (words.shortName[name] ??
      name
        .replace(/ ?(?:Corps HQ|HQ|recon|armor|amphib|AA|engineer|airfield|brigade|motor|MG) ?/, " ")
        .trim());

function Support({ support, radius }: CounterRecord) {
  return (
    <>
      <text className="support" x={HALF - 6.5} y="-7">
        {words.support({ support })}
      </text>
      <circle className="radius-ring" cx={HALF - 6.5} cy="2.500" r="6" />
      <text className="radius" x={HALF - 6.5} y="5.800">
        {radius}
      </text>
    </>
  );
}

function Troops({ counter }: { readonly counter: CounterRecord }) {
  const isHq = counter.type === "hq";
  return (
    <>
      <g className="symbol">
        <g transform={isHq ? "translate(-3 -2) scale(.92)" : "translate(1 -2)"}>
          <UnitSign sign={signOf(counter)} y={0} />
        </g>
      </g>
      <text className="unit-name" transform={`translate(${-HALF + 7} -2) rotate(-90)`}>
        {shortName(counter)}
      </text>
      {isHq && <Support {...counter} />}
      <text className={counter.values.length > 5 ? "values long" : "values"} y={HALF - 4}>
        {counter.values}
      </text>
    </>
  );
}

function Supply({ counter }: { readonly counter: CounterRecord }) {
  return (
    <>
      <g className="symbol">
        <UnitSign sign={signOf(counter)} y={-4} />
      </g>
      <text className="values" y={HALF - 4}>
        {counter.movement}
      </text>
    </>
  );
}

/** A pennant at the upper left: flying for an activated HQ, furled for one that is not. */
const FLYING = `M${-HALF + 3} ${-HALF + 14}V${-HALF + 3}l9 3-9 3.500`;
const FURLED = `M${-HALF + 3} ${-HALF + 14}V${-HALF + 3}`;
/** An arrow back, at the upper right. */
const FELL_BACK = `M${HALF - 4} ${-HALF + 12}v-5h-9m3.500-3.500l-3.500 3.500 3.500 3.500`;
const WAVES = `M${-HALF + 3} ${HALF - 16}q3-4 6 0t6 0M${-HALF + 3} ${HALF - 12}q3-4 6 0t6 0`;
const VEIL = `M${-HALF} ${-HALF}h${COUNTER}v${COUNTER}h${-COUNTER}z`;

function Seen({ isSure, turn }: { readonly isSure: boolean; readonly turn: number }) {
  const text = isSure ? words.sureOn({ turn }) : words.seenOn({ turn });
  return (
    <g className={isSure ? "seen sure" : "seen last"} transform={`translate(${HALF - 10} ${-HALF + 4})`}>
      <rect x={isSure ? -23 : -11} y="-8" width={isSure ? 36 : 24} height="16" rx="8" />
      {isSure && (
        <g transform="translate(-13.500 0)">
          <path className="eye" d={EYE} />
          <circle className="pupil" r="2.200" />
        </g>
      )}
      <text x={isSure ? 3 : 1} y="4">
        {text}
      </text>
    </g>
  );
}

/** What is known of a piece as it is drawn; its place is not among it. */
interface Shown extends Omit<Piece, "id" | "at"> {
  /** Beside the map there is room for all that is printed on it. */
  readonly isBoxed?: boolean;
}

export function Counter({ seat, knowledge, counter, state, turn, isAfloat, isMover, isBoxed }: Shown) {
  if (!counter)
    return (
      <>
        <CounterBack seat={seat} emblem={EMBLEMS[seat]} />
        {isAfloat && <path className="waves" d={WAVES} />}
        {turn !== undefined && <Seen isSure={false} turn={turn} />}
      </>
    );
  const isHq = counter.type === "hq";
  const isDone = state?.moved;
  const classes = [
    nationOf(counter),
    `is-${knowledge}`,
    isDone && "is-done",
    state?.suppressed && "is-suppressed",
    state?.idle && "is-idle",
    state?.ready && "is-ready",
    isMover && "is-mover",
    isBoxed && "in-box",
  ];
  return (
    <CounterCard className={classes.filter(Boolean).join(" ")}>
      {counter.type === "supply" ? <Supply counter={counter} /> : <Troops counter={counter} />}
      {isHq && knowledge !== "gone" && (
        <path className={state?.active ? "pennant flying" : "pennant"} d={state?.active ? FLYING : FURLED} />
      )}
      {state?.suppressed && (
        <>
          <path className="veil" d={VEIL} />
          <text className="mark-text" x={-HALF + 9} y={-HALF + 14}>
            {words.suppressedMark}
          </text>
        </>
      )}
      <CounterMarks done={isDone} />
      {state?.retreated && <path className="fell-back" d={FELL_BACK} />}
      {isAfloat && <path className="waves" d={WAVES} />}
      {(knowledge === "sure" || knowledge === "last") && turn !== undefined && (
        <Seen isSure={knowledge === "sure"} turn={turn} />
      )}
    </CounterCard>
  );
}

export function countersOf(all: readonly Piece[]): CounterSet<Shown> {
  const byId = new Map(all.map((piece) => [piece.id, piece]));
  return {
    ids: all.map(({ id }) => id),
    Counter,
    shownOf: (id) => {
      const piece = byId.get(id);
      if (!piece) throw new Error(id);
      const { id: _, at, ...shown } = piece;
      return { ...shown, isBoxed: !isHex(at) };
    },
  };
}
