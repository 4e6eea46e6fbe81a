import type { BattleView, MoverView, Result, TableView } from "@sandtable/1942/shape";
import type { Place } from "@sandtable/protocol";
import type { JSX } from "react";
import type { AidProps } from "../face.ts";
import { defenceOf, fortressAt, unitOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { chanceText, costText, dangersOf, destinationOf, doingText } from "./ways.ts";
import {
  hexName,
  modifierName,
  percent,
  sentence,
  signed,
  strengthText,
  unitName,
  unitShort,
  word,
} from "./words.ts";
import "./aid.css";

/** Above the choices: the attack being prepared, the unit that was picked up, the cities that could be attempted. */
export function Aid({ view: given, looked }: AidProps): JSX.Element | null {
  const view = tableOf(given);
  if (view.battle) return <Battle battle={view.battle} view={view} />;
  if (view.mover) return <Mover mover={view.mover} view={view} looked={looked} />;
  return view.assaults.length > 0 ? <Assaults view={view} /> : null;
}

/** A chance as a bar; its number stands beside it. */
function Bar({ chance, tone }: { readonly chance: number; readonly tone: string }): JSX.Element {
  return (
    <svg
      className="aid-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="aid-bar-ground" width="100" height="8" />
      <rect className={`aid-bar-${tone}`} width={Math.round(chance * 1000) / 10} height="8" />
    </svg>
  );
}

function Units({
  title,
  ids,
  strengthOf,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly strengthOf: (id: string) => number | undefined;
}): JSX.Element {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {ids.length === 0 && "nobody yet"}
        {ids.map((id) => {
          const strength = strengthOf(id);
          return (
            <span key={id} className="aid-unit" title={unitName(id)}>
              {unitShort(id)} {strength !== undefined && <b>{strengthText(strength)}</b>}
            </span>
          );
        })}
      </dd>
    </div>
  );
}

/** A side's own strength; air units have none. */
const printed = (id: string): number | undefined => {
  const unit = unitOf(id);
  return unit && unit.size !== "air" ? unit.strength : undefined;
};

function Battle({ battle, view }: { readonly battle: BattleView; readonly view: TableView }): JSX.Element {
  const { target, attackers, defenders, attack, defence, odds, modifiers, modifier, results } = battle;
  const defending = (id: string): number | undefined => {
    const unit = unitOf(id);
    return unit && unit.size !== "air" ? defenceOf(view, unit) : undefined;
  };
  return (
    <section className="aid" aria-label={`Attack on ${hexName(target)}`} data-testid="aid-battle">
      <h3>Attack on {hexName(target)}</h3>
      <p className="aid-odds">
        <span>
          {strengthText(attack)} : {strengthText(defence)}
        </span>{" "}
        {odds > 0 ? (
          <strong>
            = {odds}:1, die {modifier === 0 ? "unchanged" : signed(modifier)}
          </strong>
        ) : (
          <strong>
            {attackers.length === 0
              ? `strength ${strengthText(defence)} makes 1:1`
              : `too weak: ${strengthText(Math.max(0, defence - attack))} more make 1:1`}
          </strong>
        )}
      </p>
      <dl className="aid-sides">
        <Units title="Attackers" ids={attackers} strengthOf={printed} />
        <Units title="Defenders" ids={defenders} strengthOf={defending} />
      </dl>
      <ul className="aid-modifiers" aria-label="What changes the die">
        {modifiers.map((one) => (
          <li key={`${one.cause} ${one.unit ?? ""}`}>
            <span>{modifierName(one)}</span> <b>{signed(one.value)}</b>
          </li>
        ))}
      </ul>
      {odds > 0 && <Results results={results} inFortress={isInFortress(target, view)} />}
    </section>
  );
}

const TONES: Readonly<Record<Result, string>> = {
  AE: "bad",
  AD: "bad",
  AR: "bad",
  "-": "none",
  DR: "good",
  DD: "good",
  DE: "good",
  DS: "good",
};

/** 6.3 Whoever is in a standing fortress is touched by surrender only. */
const isInFortress = (hex: string, view: TableView): boolean => {
  const fortress = fortressAt(hex);
  return fortress !== undefined && fortress.seat !== view.phasing && view.fortresses[fortress.id].stands;
};
const SPARED: ReadonlySet<Result> = new Set(["DR", "DD", "DE"]);

function Results({
  results,
  inFortress,
}: Pick<BattleView, "results"> & { readonly inFortress: boolean }): JSX.Element {
  const isSpared = (result: Result): boolean => inFortress && SPARED.has(result);
  return (
    <table className="aid-results">
      <caption className="only-read">Each result, its meaning and its chance</caption>
      <tbody>
        {results
          .filter(({ chance }) => chance > 0)
          .map(({ result, chance }) => (
            <tr key={result}>
              <th scope="row">{result === "-" ? "–" : result}</th>
              <td className="aid-share">
                <Bar chance={chance} tone={isSpared(result) ? "none" : TONES[result]} />
              </td>
              <td className="aid-chance">{percent(chance)}</td>
              <td>{isSpared(result) ? "No effect on a fortress (6.3)." : word(`result.${result}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface MoverProps {
  readonly mover: MoverView;
  readonly view: TableView;
  readonly looked: Place | undefined;
}

/** The hex, or the box beside the map, that is being looked at. */
const lookedAt = (looked: Place | undefined): string | undefined =>
  looked?.on === "hex" || looked?.on === "track" ? looked.id : undefined;

function Mover({ mover, view, looked }: MoverProps): JSX.Element {
  const to = lookedAt(looked);
  const destination = to === undefined ? undefined : destinationOf(view, to);
  const chance = destination && chanceText(mover, destination);
  return (
    <section className="aid of-mover" aria-label={unitName(mover.unit)} data-testid="aid-mover">
      <h3>{unitName(mover.unit)}</h3>
      <p>{sentence(doingText(mover))}</p>
      <div className={`aid-way of-${mover.kind}`}>
        {destination ? (
          <>
            <p>
              <strong>{sentence(hexName(destination.to))}</strong>
              {costText(mover, destination) && `: ${costText(mover, destination)}`}
            </p>
            {mover.kind === "sea" && (
              <ul className="aid-dangers">
                {dangersOf(destination).map(({ text, chance: through }) => (
                  <li key={text}>
                    {text}, {percent(through)} to come through
                  </li>
                ))}
                {destination.attacks?.length === 0 && <li>Under no enemy umbrella.</li>}
              </ul>
            )}
            {chance !== undefined && destination.chance !== undefined && (
              <div className="aid-arrive">
                <b>{chance}</b>
                <Bar chance={destination.chance} tone={destination.chance < 0.5 ? "bad" : "good"} />
              </div>
            )}
          </>
        ) : (
          <p className="fine">Point at a place that glows to see what it takes to get there.</p>
        )}
      </div>
    </section>
  );
}

function Assaults({ view }: { readonly view: TableView }): JSX.Element {
  return (
    <section className="aid" aria-label="Cities that can be attempted" data-testid="aid-assaults">
      <h3>Cities that can be attempted</h3>
      <table className="aid-results">
        <caption className="only-read">
          Each city, the strength around it, its number and the chance that it falls
        </caption>
        <tbody>
          {view.assaults.map(({ hex, strength, number, chance }) => (
            <tr key={hex}>
              <td>
                {hexName(hex)}: {strengthText(strength)} ÷ {number}
                <Bar chance={chance} tone={chance < 0.5 ? "bad" : "good"} />
              </td>
              <td className="aid-chance">{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
