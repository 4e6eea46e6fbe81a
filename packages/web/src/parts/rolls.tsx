import type { LogEvent, Seat } from "@sandtable/protocol";
import { type JSX, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Roll } from "../faces/roll.ts";
import { useReplay, useTable, useTableState } from "../table/context.ts";
import { sayEvent } from "../table/log.ts";
import { stepsSince } from "../table/state.ts";
import { type ShellWords, useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { useRolls } from "./use-rolls.ts";

/** So much that was taken unasked is told at a time. */
const MOST_TAKEN = 3;

/** The pips of a die lie on a grid of three by three. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die as it lies; its frame tells whether it came to what was needed, and so does a sign. */
export function Die({ roll: { shown, hit } }: { readonly roll: Roll }): JSX.Element {
  return (
    <svg className="roll-die" viewBox="0 0 24 24" data-hit={hit} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {(PIPS[shown] ?? []).map((at) => (
        <circle key={at} cx={6 + 6 * (at % 3)} cy={6 + 6 * Math.floor(at / 3)} r="2.1" />
      ))}
    </svg>
  );
}

/** A roll in a sentence or two: what a screen reader says. */
function sayRoll(words: ShellWords, { what, shown, need, modifiers, total, effect }: Roll): string {
  const parts = [
    words.rollSaid({ what, shown }),
    ...modifiers,
    ...(total === undefined ? [] : [words.rollTotal({ total })]),
    ...(need ? [need.long] : []),
  ];
  return [`${parts.join(", ")}.`, ...effect].join(" ");
}

/** What has fallen since the viewer acted, in his way until he acts again: a single die at length, a run of them as a table. */
export function Rolls(): JSX.Element {
  const words = useWords();
  const { all } = useRolls();
  const isReplaying = useReplay().step !== undefined;
  const acted = useTableState((state) => state.acted);
  const strip = useInSight(all.length);
  return (
    <>
      {all.length > 0 && (
        <section className="rolls" ref={strip} aria-label={words.rolls} data-testid="rolls">
          {all.length === 1 ? <OneRoll roll={all[0]} /> : <RollTable rolls={all} />}
        </section>
      )}
      {!isReplaying && <Taken />}
      {/* A run of dice is read out one by one, each once: what is added to a log is said, the rest of it is not said again. */}
      <div className="only-read" role="log" aria-label={words.rolls} data-testid="roll-said">
        {all.map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls differ by nothing but their order since the last act.
          <p key={`${acted} ${index}`}>{sayRoll(words, roll)}</p>
        ))}
      </div>
    </>
  );
}

/** What has just fallen is brought into sight, wherever the choices had been scrolled to. */
function useInSight(count: number): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (count > 0) strip.current?.closest(".play.scroll")?.scrollTo({ top: 0 });
  }, [count]);
  return strip;
}

/** A die; what was drawn is told in words. */
const Shown = ({ roll }: { readonly roll: Roll }): JSX.Element =>
  roll.isDrawn ? (
    <Icon name="next" />
  ) : (
    <>
      <Die roll={roll} />
      <span className="only-read">{roll.shown}</span>
    </>
  );

/** What was added to the die, cause by cause, and what it came to. */
function Causes({ roll: { modifiers, total } }: { readonly roll: Roll }): JSX.Element | null {
  const words = useWords();
  if (modifiers.length === 0) return null;
  return (
    <span className="roll-causes">
      {modifiers.map((cause) => (
        <span key={cause}>{cause}</span>
      ))}
      {total !== undefined && <b>{words.rollTotal({ total })}</b>}
    </span>
  );
}

/** What it was for, what changed it, and what it did. */
function Told({ roll, need }: { readonly roll: Roll; readonly need?: string | undefined }): JSX.Element {
  const { show } = useTable();
  const { what, place, isDrawn, shown, effect, hit } = roll;
  return (
    <>
      {place ? (
        <button type="button" className="rule roll-what" onClick={() => show(place)}>
          {what}
        </button>
      ) : (
        <span className="roll-what">{what}</span>
      )}
      {need !== undefined && <span className="roll-need">{need}</span>}
      {isDrawn && <b>{shown}</b>}
      <Causes roll={roll} />
      {effect.length > 0 && (
        <span className="roll-effect">
          {hit !== undefined && <Icon name={hit ? "check" : "close"} />}
          {effect.join(" ")}
        </span>
      )}
    </>
  );
}

const marksOf = ({ shown, need, total, effect }: Roll) => ({
  "data-testid": "roll",
  "data-shown": shown,
  "data-need": need?.short,
  "data-total": total,
  "data-effect": effect[0],
});

function OneRoll({ roll }: { readonly roll: Roll }): JSX.Element {
  return (
    <div className="roll-one" {...marksOf(roll)}>
      <Shown roll={roll} />
      <div className="roll-told">
        <Told roll={roll} need={roll.need?.long} />
      </div>
    </div>
  );
}

/** A run of rolls; the newest is in sight. */
function RollTable({ rolls }: { readonly rolls: readonly Roll[] }): JSX.Element {
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  const count = rolls.length;
  useEffect(() => {
    if (box.current && count > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard.
    <section className="roll-table scroll" ref={box} aria-label={words.rolls} tabIndex={0}>
      <table>
        <thead className="only-read">
          <tr>
            <th>{words.rollDie}</th>
            <th>{words.rollNeed}</th>
            <th>{words.rollEffect}</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls differ by nothing but their order.
            <tr key={index} {...marksOf(roll)}>
              <td>
                <Shown roll={roll} />
              </td>
              <td className="roll-need">{roll.need?.short}</td>
              <td className="roll-told">
                <Told roll={roll} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What was taken for the viewer, as there was nothing to choose. */
function Taken(): JSX.Element | null {
  const words = useWords();
  const { words: game } = useTable();
  const yours = useTableState(({ table }) => table?.yours);
  const steps = useTableState((state) => state.steps);
  const acted = useTableState((state) => state.acted);
  const taken = useMemo(
    () =>
      stepsSince({ steps, acted })
        .flatMap(({ events }) => events)
        .filter((event) => isTaken(event, yours ?? []))
        .flatMap((event) => sayEvent(game, event) ?? [])
        .slice(-MOST_TAKEN),
    [steps, acted, yours, game],
  );
  if (taken.length === 0) return null;
  return (
    <div className="taken" data-testid="taken">
      {taken.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be taken twice.
        <p key={index} className="fine">
          {words.takenForYou({ what: line })}
        </p>
      ))}
    </div>
  );
}

const isTaken = (event: LogEvent, yours: readonly Seat[]): boolean =>
  event.kind === "forced" && yours.includes((event as LogEvent & { readonly seat: Seat }).seat);
