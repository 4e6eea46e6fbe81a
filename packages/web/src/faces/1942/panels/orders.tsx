import type { TableView, UnitView } from "@sandtable/1942/shape";
import { type Counter, type Nation, UNITS } from "@sandtable/1942/units";
import { nationName, unitName } from "@sandtable/1942/words";
import { type JSX, useState } from "react";
import type { PanelProps } from "../../face.ts";
import { piecePlace, SmallSign } from "../../hex/index.ts";
import { isAir, NATIONS, stateOf } from "../data.ts";
import { whereText } from "../describe-unit.ts";
import { signOf } from "../signs.ts";
import { tableOf } from "../view.ts";
import { kindName, words } from "../words/index.ts";
import "../nations.css";
import "./panels.css";

const { orders } = words;

/** What is asked of a unit to be listed. */
export interface OrdersFilter {
  readonly nation: Nation | "all";
  /** Only those that may still act in this segment. */
  readonly isIdleOnly: boolean;
}

export interface Formation {
  readonly nation: Nation;
  readonly name: string;
  readonly units: readonly Counter[];
}

/** All units by nation and formation, in the order of the book; formations without a unit to show are left out. */
export function formationsOf(view: TableView, { nation, isIdleOnly }: OrdersFilter): readonly Formation[] {
  const shown = UNITS.filter(
    (unit) => (nation === "all" || unit.nation === nation) && (!isIdleOnly || view.ready.includes(unit.id)),
  );
  return NATIONS.flatMap((own) => {
    const groups = new Map<string, Counter[]>();
    for (const unit of shown.filter((one) => one.nation === own)) {
      const name = formationName(unit);
      groups.set(name, [...(groups.get(name) ?? []), unit]);
    }
    return [...groups].map(([name, units]) => ({ nation: own, name, units }));
  });
}

function formationName({ parent, type, navy, size, nation }: Counter): string {
  if (size === "air") return orders.air;
  if (navy) return orders.landing;
  if (parent !== undefined) return parent;
  if (nation === "dutch") return orders.garrisons;
  return type === "tank" || type === "artillery" ? orders.tanksAndGuns : orders.others;
}

/** The name without the formation, which stands above it. */
const ownName = ({ id }: Counter): string => unitName(id).split(", ")[0];

/** What is not as usual with a unit, in words. */
export function marksOf(
  view: TableView,
  { id }: Counter,
  { disrupted, supplied, done, landed }: UnitView,
): readonly string[] {
  return [
    ...(disrupted === undefined ? [] : [words.disrupted]),
    ...(supplied === false ? [words.unsupplied] : []),
    ...(landed ? [words.landed] : []),
    ...(done ? [words.done] : []),
    ...(view.ready.includes(id) ? [words.mayAct] : []),
  ];
}

/** The order of battle: every counter, where it is and how it stands; pressing one shows it on the map. */
export function OrdersPanel({ view: given, show }: PanelProps): JSX.Element {
  const view = tableOf(given);
  const [nation, setNation] = useState<Nation | "all">("all");
  const [isIdleOnly, setIdleOnly] = useState(false);
  const formations = formationsOf(view, { nation, isIdleOnly });
  const count = formations.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <div className="orders" data-testid="panel-orders">
      <div className="orders-filter">
        <label>
          <span className="only-read">{orders.nation}</span>
          <select
            value={nation}
            onChange={({ target }) => setNation(NATIONS.find((own) => own === target.value) ?? "all")}
          >
            <option value="all">{orders.allNations}</option>
            {NATIONS.map((own) => (
              <option key={own} value={own}>
                {nationName(own)}
              </option>
            ))}
          </select>
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={isIdleOnly}
            onChange={({ target }) => setIdleOnly(target.checked)}
          />
          <span>{orders.idleOnly}</span>
        </label>
        <span className="fine" role="status">
          {words.units({ count })}
        </span>
      </div>
      {count === 0 && <p className="fine">{orders.none}</p>}
      {formations.map(({ nation: own, name, units }) => (
        <section key={`${own} ${name}`} className={`orders-group nation-${own}`}>
          <h3>
            {nationName(own)} · {name}
          </h3>
          <ul>
            {units.map((unit) => (
              <li key={unit.id}>
                <UnitRow unit={unit} view={view} show={show} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function UnitRow({
  unit,
  view,
  show,
}: {
  readonly unit: Counter;
  readonly view: TableView;
  readonly show: PanelProps["show"];
}): JSX.Element {
  const state = stateOf(view, unit.id);
  const marks = marksOf(view, unit, state);
  const isOut = state.at === "eliminated" || state.at === "surrendered";
  return (
    <button
      type="button"
      className={`orders-unit${isOut ? " out" : ""}`}
      data-unit={unit.id}
      title={orders.title({ unit: unitName(unit.id), kind: kindName(unit) })}
      onClick={() => show(piecePlace(unit.id))}
    >
      {isAir(unit) ? (
        <span className="orders-air" aria-hidden="true">
          ✈
        </span>
      ) : (
        <>
          <SmallSign sign={signOf(unit)} />
          <span className="orders-strength">{unit.strength}</span>
        </>
      )}
      <span className="orders-name">
        {ownName(unit)}
        <small>{whereText(unit, state)}</small>
      </span>
      {marks.length > 0 && (
        <span className="orders-marks">
          {marks.map((mark) => (
            <span key={mark} className="badge">
              {mark}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
