import type { JSX, ReactNode } from "react";
import { percents, strengthText, words } from "./words/index.ts";
import "./aid.css";

/** Above the choices: the attack being prepared, and the unit that was picked up. */

const wide = (chance: number): number => Math.round(chance * 1000) / 10;

/** A chance as a bar, paler for as much as it may be besides; its number stands beside it. */
export function Bar({
  chance,
  upTo = chance,
  tone,
}: {
  readonly chance: number;
  readonly upTo?: number | undefined;
  readonly tone: Tone;
}): JSX.Element {
  return (
    <svg
      className="aid-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="aid-bar-ground" width="100" height="8" />
      {upTo > chance && <rect className={`aid-bar-${tone} perhaps`} width={wide(upTo)} height="8" />}
      <rect className={`aid-bar-${tone}`} width={wide(chance)} height="8" />
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
  /** Attack against defence; a range where not all is known. */
  readonly strengths: string;
  /** The column and the die, or what is missing to them. */
  readonly odds: string;
  readonly attackers: readonly AidUnit[];
  readonly defenders: readonly AidUnit[];
  readonly modifiers: readonly AidModifier[];
  /** What they change: the die, or the column. */
  readonly modified: string;
  /** What may come of it, by table; none while the attack is too weak. */
  readonly tables: readonly ResultTable[];
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

export interface AidModifier {
  readonly name: string;
  readonly value: string;
  /** It is not known whether it counts. */
  readonly isPossible?: boolean;
}

export interface ResultTable {
  readonly title?: string;
  readonly results: readonly ResultRow[];
}

interface ResultRow {
  readonly result: string;
  readonly meaning: string;
  /** What that is here and now: who is lost. */
  readonly means?: readonly string[];
  readonly chance: number;
  /** Where the column is not known: the chance may be as much as this. */
  readonly upTo?: number;
  readonly tone: Tone;
}

export function BattleAid({
  title,
  strengths,
  odds,
  attackers,
  defenders,
  modifiers,
  modified,
  tables,
  children,
}: BattleAidProps): JSX.Element {
  return (
    <section className="aid" aria-label={title} data-testid="aid-battle">
      <h3>{title}</h3>
      <p className="aid-odds">
        <span>{strengths}</span> <strong>{odds}</strong>
      </p>
      <dl className="aid-sides">
        <Units title={words.attackers} units={attackers} />
        <Units title={words.defenders} units={defenders} />
      </dl>
      <ul className="aid-modifiers" aria-label={modified}>
        {modifiers.map(({ name, value, isPossible }) => (
          <li key={name} className={isPossible ? "perhaps" : undefined}>
            <span>{name}</span> <b>{value}</b>
          </li>
        ))}
      </ul>
      {children}
      {tables.map((table) => table.results.length > 0 && <Results key={table.title ?? ""} {...table} />)}
    </section>
  );
}

function Results({ title, results }: ResultTable): JSX.Element {
  return (
    <table className="aid-results">
      <caption className={title === undefined ? "only-read" : undefined}>{title ?? words.results}</caption>
      <tbody>
        {results
          .filter(({ chance, upTo = chance }) => upTo > 0)
          .map(({ result, meaning, means = [], chance, upTo, tone }) => (
            <tr key={result}>
              <th scope="row">{result}</th>
              <td className="aid-share">
                <Bar chance={chance} upTo={upTo} tone={tone} />
              </td>
              <td className="aid-chance">{percents(chance, upTo)}</td>
              <td>
                {meaning}
                {means.map((line) => (
                  <span key={line} className="aid-means">
                    {line}
                  </span>
                ))}
              </td>
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
