import type { TableView } from "@sandtable/1942/shape";
import { UNITS, type Unit } from "@sandtable/1942/units";
import { type JSX, useEffect, useRef } from "react";
import type { PanelProps } from "../../face.ts";
import { stateOf } from "../data.ts";
import { unitPlace } from "../places.ts";
import { tableOf } from "../view.ts";
import { turnDate, unitName } from "../words.ts";
import "./panels.css";

const TURNS: readonly number[] = Array.from({ length: 11 }, (_, turn) => turn);

/** 9.F What the die must show for Hong Kong to fall. */
export const hongKongNumber = (turn: number): number => Math.max(2, 6 - turn);

const PLACES = {
  malaya: "Malaya or Brunei, in supply",
  luzon: "Luzon, in supply",
  "off-map": "off the map",
} as const;

export interface Arrival {
  readonly unit: Unit;
  readonly where: string;
  readonly hasCome: boolean;
}

/** 11.0 Who comes in a turn, and where; and the naval air units that are ready again (8.1). */
export function arrivalsOf(view: TableView, turn: number): readonly Arrival[] {
  return UNITS.flatMap((unit): readonly Arrival[] => {
    const { start } = unit;
    const { at, returns } = stateOf(view, unit.id);
    if ("turn" in start && start.turn === turn)
      return [{ unit, where: PLACES[start.at], hasCome: at !== "later" }];
    if (at === "regrouping" && returns === turn)
      return [{ unit, where: "regrouped, off the map", hasCome: false }];
    return [];
  });
}

/** Beside the units: what a turn brings. */
const EVENTS: Readonly<Record<number, readonly string[]>> = {
  0: [
    "Japanese player-turn alone (2.0).",
    "16 Japanese Naval Movement Points; 12 in later turns (5.C).",
    "The American umbrella reaches 2 hexes (9.A).",
  ],
  1: ["The American umbrella reaches 4 hexes (9.A)."],
  2: ["From now on five regiments in Siam and Burma, three at the border (9.G)."],
  10: ["Victory points are counted at the end (10.0)."],
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
              Turn {turn} <small>{turnDate(turn)}</small>
              {turn === view.turn && <span className="badge yours">now</span>}
            </h3>
            <ul>
              {arrivalsOf(view, turn).map(({ unit, where, hasCome }) => (
                <li key={unit.id}>
                  <ShowUnit unit={unit} show={show} />: {where}
                  {hasCome && " (has come)"}
                </li>
              ))}
              {!view.hongKong.fallen && turn >= view.turn && (
                <li>
                  Hong Kong falls on {hongKongNumber(turn) === 6 ? "6" : `${hongKongNumber(turn)} or more`}{" "}
                  (9.F).
                </li>
              )}
              {EVENTS[turn]?.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <section>
        <h3>Dutch Home Guard</h3>
        <p>
          Called up in Java in the Allied land segment after the first Japanese unit has entered Java by land,
          sea or air (11.0).
        </p>
        <ul>
          {GUARD.map((unit) => (
            <li key={unit.id}>
              <ShowUnit unit={unit} show={show} />:{" "}
              {stateOf(view, unit.id).at === "later" ? "not called up" : "has been called up"}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ShowUnit({ unit, show }: { readonly unit: Unit; readonly show: PanelProps["show"] }): JSX.Element {
  return (
    <button type="button" className="rule bare" onClick={() => show(unitPlace(unit.id))}>
      {unitName(unit.id)}
      {unit.size === "air" ? "" : ` (${unit.strength})`}
    </button>
  );
}
