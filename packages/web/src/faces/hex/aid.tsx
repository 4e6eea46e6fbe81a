import { signed } from "@sandtable/engine";
import type { JSX, ReactNode } from "react";
import { percent, strengthText, words } from "./words/index.ts";
import "./aid.css";

/** Above the choices: the attack being prepared, and the unit that was picked up. */

/** A chance as a bar; its number stands beside it. */
export function Bar({ chance, tone }: { readonly chance: number; readonly tone: Tone }): JSX.Element {
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

export type Tone = "good" | "bad" | "none";
/** A chance below one half is a bad one. */
export const toneOf = (chance: number): Tone => (chance < 0.5 ? "bad" : "good");

export interface AidUnit {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  /** Nothing for a unit that does not fight itself. */
  readonly strength: number | undefined;
}

function Units({
  title,
  units,
}: {
  readonly title: string;
  readonly units: readonly AidUnit[];
}): JSX.Element {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {units.length === 0 && words.nobodyYet}
        {units.map(({ id, name, short, strength }) => (
          <span key={id} className="aid-unit" title={name}>
            {short} {strength !== undefined && <b>{strengthText(strength)}</b>}
          </span>
        ))}
      </dd>
    </div>
  );
}

interface BattleAidProps {
  readonly title: string;
  readonly attack: number;
  readonly defence: number;
  /** The column and the die, or what is missing to them. */
  readonly odds: string;
  readonly attackers: readonly AidUnit[];
  readonly defenders: readonly AidUnit[];
  readonly modifiers: readonly { readonly name: string; readonly value: number }[];
  /** None while the attack is too weak. */
  readonly results: readonly ResultRow[];
}

interface ResultRow {
  readonly result: string;
  readonly meaning: string;
  readonly chance: number;
  readonly tone: Tone;
}

export function BattleAid({
  title,
  attack,
  defence,
  odds,
  attackers,
  defenders,
  modifiers,
  results,
}: BattleAidProps): JSX.Element {
  return (
    <section className="aid" aria-label={title} data-testid="aid-battle">
      <h3>{title}</h3>
      <p className="aid-odds">
        <span>
          {strengthText(attack)} : {strengthText(defence)}
        </span>{" "}
        <strong>{odds}</strong>
      </p>
      <dl className="aid-sides">
        <Units title={words.attackers} units={attackers} />
        <Units title={words.defenders} units={defenders} />
      </dl>
      <ul className="aid-modifiers" aria-label={words.whatChangesTheDie}>
        {modifiers.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span> <b>{signed(value)}</b>
          </li>
        ))}
      </ul>
      {results.length > 0 && <Results results={results} />}
    </section>
  );
}

function Results({ results }: { readonly results: readonly ResultRow[] }): JSX.Element {
  return (
    <table className="aid-results">
      <caption className="only-read">{words.results}</caption>
      <tbody>
        {results
          .filter(({ chance }) => chance > 0)
          .map(({ result, meaning, chance, tone }) => (
            <tr key={result}>
              <th scope="row">{result}</th>
              <td className="aid-share">
                <Bar chance={chance} tone={tone} />
              </td>
              <td className="aid-chance">{percent(chance)}</td>
              <td>{meaning}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface MoverAidProps {
  readonly unit: string;
  /** What it is doing, and how many places there are to go to. */
  readonly doing: string;
  readonly kind: string;
  /** What it takes to get to the place that is looked at. */
  readonly children: ReactNode;
}

export function MoverAid({ unit, doing, kind, children }: MoverAidProps): JSX.Element {
  return (
    <section className="aid of-mover" aria-label={unit} data-testid="aid-mover">
      <h3>{unit}</h3>
      <p>{doing}</p>
      <div className={`aid-way of-${kind}`}>{children ?? <p className="fine">{words.pointAtPlace}</p>}</div>
    </section>
  );
}
