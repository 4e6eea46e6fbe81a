import { hongKongNumber } from "@sandtable/1942/figures";
import type { TableView } from "@sandtable/1942/shape";
import { type Counter, UNITS } from "@sandtable/1942/units";
import { turnDate, unitName } from "@sandtable/1942/words";
import { type JSX, useEffect, useRef } from "react";
import type { PanelProps } from "../../face.ts";
import { piecePlace } from "../../hex/index.ts";
import { stateOf } from "../data.ts";
import { LAST_TURN } from "../layout.ts";
import { tableOf } from "../view.ts";
import { words } from "../words/index.ts";
import "./panels.css";

const TURNS: readonly number[] = Array.from({ length: LAST_TURN + 1 }, (_, turn) => turn);
const { calendar } = words;

export interface Arrival {
  readonly unit: Counter;
  readonly where: string;
  readonly hasCome: boolean;
}

/** 11.0 Who comes in a turn, and where; and the naval air units that are ready again (8.1). */
export function arrivalsOf(view: TableView, turn: number): readonly Arrival[] {
  return UNITS.flatMap((unit): readonly Arrival[] => {
    const { start } = unit;
    const { at, returns } = stateOf(view, unit.id);
    if ("turn" in start && start.turn === turn)
      return [{ unit, where: calendar.arrival[start.at], hasCome: at !== "later" }];
    if (at === "regrouping" && returns === turn) return [{ unit, where: calendar.regrouped, hasCome: false }];
    return [];
  });
}

/** Beside the units: what a turn brings. */
const EVENTS: Readonly<Record<number, readonly string[]>> = {
  0: [calendar.turnZero, calendar.pointsOfTurnZero, calendar.americanAirUnprepared],
  1: [calendar.americanAir],
  2: [calendar.burma],
  [LAST_TURN]: [calendar.count],
};

/** Room left above the current turn. */
const ABOVE = 12;

const GUARD = UNITS.filter(({ start }) => "homeGuard" in start);

/** When which units come, and what each turn brings. */
export function CalendarPanel({ view: given, show }: PanelProps): JSX.Element {
  const view = tableOf(given);
  const { turn: current } = view;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn comes into sight.
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current]");
    const scroller = list.current?.closest(".scroll");
    if (now && scroller)
      scroller.scrollTop += now.getBoundingClientRect().top - scroller.getBoundingClientRect().top - ABOVE;
  }, [current]);
  return (
    <div className="calendar" data-testid="panel-calendar">
      <ol ref={list}>
        {TURNS.map((turn) => (
          <li
            key={turn}
            className={`calendar-turn${turn < view.turn ? " past" : turn === view.turn ? " now" : ""}`}
            aria-current={turn === view.turn ? "step" : undefined}
          >
            <h3>
              {words.turnName({ turn })} <small>{turnDate(turn)}</small>
              {turn === view.turn && <span className="badge yours">{calendar.now}</span>}
            </h3>
            <ul>
              {arrivalsOf(view, turn).map(({ unit, where, hasCome }) => (
                <li key={unit.id}>
                  <ShowUnit unit={unit} show={show} />: {where}
                  {hasCome && calendar.hasCome}
                </li>
              ))}
              {!view.hongKong.fallen && turn >= view.turn && (
                <li>{calendar.hongKong({ needs: hongKongNumber(turn) })}</li>
              )}
              {EVENTS[turn]?.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <section>
        <h3>{calendar.homeGuard}</h3>
        <p>{calendar.aboutHomeGuard}</p>
        <ul>
          {GUARD.map((unit) => (
            <li key={unit.id}>
              <ShowUnit unit={unit} show={show} />:{" "}
              {stateOf(view, unit.id).at === "later" ? calendar.notCalledUp : calendar.calledUp}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ShowUnit({
  unit,
  show,
}: {
  readonly unit: Counter;
  readonly show: PanelProps["show"];
}): JSX.Element {
  return (
    <button type="button" className="rule bare" onClick={() => show(piecePlace(unit.id))}>
      {unitName(unit.id)}
      {unit.size === "air" ? "" : ` (${unit.strength})`}
    </button>
  );
}
