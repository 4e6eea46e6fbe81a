import type { TableView, UnitView } from "@sandtable/1942/shape";
import { type Counter, UNITS } from "@sandtable/1942/units";
import { COUNTER, CounterCard, CounterMarks, type CounterSet, UnitSign } from "../hex/index.ts";
import { AIRCRAFT, CARRIER_AIRCRAFT } from "./aircraft.ts";
import { isAir, isBox, stateOf, unitOf } from "./data.ts";
import { signOf } from "./signs.ts";
import { words } from "./words/index.ts";

/** The counters, with the colours and the arrangement of the book (1.D). */

const HALF = COUNTER / 2;

/** The short form that fits beside the symbol: "Yokosuka 2nd" is "2 Yo", "11th Indian" is "11 Ind". */
const short = (name: string): string => name.replace(/(\d+)(st|nd|rd|th)\b/g, "$1");
const nameOn = ({ name }: Counter): string => words.shortName[name] ?? short(name);
const parentOn = ({ parent }: Counter): string | undefined =>
  parent === undefined ? undefined : (words.shortParent[parent] ?? short(parent).replace(" Division", ""));

const colourOf = ({ nation, navy }: Counter): string =>
  nation === "japanese" && navy ? "japanese navy" : nation;

function Air({ unit, radius }: { readonly unit: Counter; readonly radius: number | undefined }) {
  return (
    <>
      <path
        className="aircraft"
        transform="translate(0 -3) scale(1.12)"
        d={unit.type === "naval-air" ? CARRIER_AIRCRAFT : AIRCRAFT}
      />
      <text className="unit-name" y={HALF - 4}>
        {nameOn(unit)}
      </text>
      {radius !== undefined && (
        <text className="radius" x={HALF - 8} y={-HALF + 14}>
          {radius}
        </text>
      )}
    </>
  );
}

function Troops({ unit }: { readonly unit: Counter }) {
  const parent = parentOn(unit);
  return (
    <>
      <UnitSign sign={signOf(unit)} y={-1.5} />
      <text className="unit-name" transform={`translate(${-HALF + 6.5} -1.5) rotate(-90)`}>
        {nameOn(unit)}
      </text>
      {parent !== undefined && (
        <text className="unit-name" transform={`translate(${HALF - 1.8} -1.5) rotate(-90)`}>
          {parent}
        </text>
      )}
      <text className="strength" y={HALF - 3}>
        {unit.strength}
      </text>
    </>
  );
}

/** What a counter shows that may change. */
interface Shown {
  readonly id: string;
  readonly state: UnitView;
  readonly radius: number | undefined;
  readonly isReady: boolean;
}

/** A counter with its state. Its middle is at 0, 0. */
function Drawn({ id, state, radius, isReady }: Shown) {
  const unit = unitOf(id);
  if (!unit) return null;
  const { disrupted, done, landed, supplied, at } = state;
  const gone = at === "eliminated" || at === "surrendered";
  const className = `${colourOf(unit)}${done ? " is-done" : ""}${disrupted === undefined ? "" : " is-disrupted"}${isReady ? " is-ready" : ""}${gone ? " is-gone" : ""}`;
  return (
    <CounterCard className={className}>
      {isAir(unit) ? <Air unit={unit} radius={radius} /> : <Troops unit={unit} />}
      <CounterMarks
        disrupted={disrupted}
        done={done}
        landed={landed}
        unsupplied={supplied === false && !isBox(at)}
      />
    </CounterCard>
  );
}

const radiusOf = (view: TableView, id: string): number | undefined =>
  view.umbrellas.find(({ unit }) => unit === id)?.radius;

export function countersOf(view: TableView): CounterSet<Shown> {
  const ready = new Set(view.ready);
  return {
    ids: IDS,
    Counter: Drawn,
    shownOf: (id) => ({
      id,
      state: stateOf(view, id),
      radius: radiusOf(view, id),
      isReady: ready.has(id),
    }),
  };
}
const IDS = UNITS.map(({ id }) => id);
