import type { BattleView, DestinationView, MoverView, Result, TableView } from "@sandtable/1942/shape";
import { hexName, unitName, unitShort } from "@sandtable/1942/words";
import { sentence, signed } from "@sandtable/engine";
import type { Place } from "@sandtable/protocol";
import type { JSX } from "react";
import type { AidProps } from "../face.ts";
import { Bar, BattleAid, MoverAid, strengthText, type Tone, toneOf } from "../hex/index.ts";
import { percent } from "../percent.ts";
import { defenceOf, isAir, unitOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { chanceText, costText, dangersOf, destinationOf, doingText } from "./ways.ts";
import { modifierName, word, words } from "./words/index.ts";
import "./aid.css";

/** Above the choices: the attack being prepared, the unit that was picked up, the cities that could be attempted. */
export function Aid({ view: given, looked }: AidProps): JSX.Element | null {
  const view = tableOf(given);
  if (view.battle) return <Battle battle={view.battle} view={view} />;
  if (view.mover) return <Mover mover={view.mover} view={view} looked={looked} />;
  return view.assaults.length > 0 ? <Assaults view={view} /> : null;
}

const TONES: Readonly<Record<Result, Tone>> = {
  AE: "bad",
  AD: "bad",
  AR: "bad",
  "-": "none",
  DR: "good",
  DD: "good",
  DE: "good",
  DS: "good",
};

/** The units of a side; air units have no strength of their own. */
const unitsIn = (ids: readonly string[], isDefending: boolean, view: TableView) =>
  ids.map((id) => {
    const unit = unitOf(id);
    const strength = unit && (isDefending ? defenceOf(view, unit) : unit.strength);
    return {
      id,
      name: unitName(id),
      short: unitShort(id),
      strength: unit && !isAir(unit) ? strength : undefined,
    };
  });

/** The column and the die; or what is missing to an attack. */
function oddsText({ attackers, attack, defence, odds, modifier }: BattleView): string {
  if (odds > 0) return words.column({ odds, modifier: modifier === 0 ? words.unchanged : signed(modifier) });
  return attackers.length === 0
    ? words.makesOne({ strength: strengthText(defence) })
    : words.moreForOne({ strength: strengthText(Math.max(0, defence - attack)) });
}

function Battle({ battle, view }: { readonly battle: BattleView; readonly view: TableView }): JSX.Element {
  const { target, attackers, defenders, attack, defence, odds, modifiers, results } = battle;
  return (
    <BattleAid
      title={words.attackOn({ hex: hexName(target) })}
      strengths={`${strengthText(attack)} : ${strengthText(defence)}`}
      odds={oddsText(battle)}
      attackers={unitsIn(attackers, false, view)}
      defenders={unitsIn(defenders, true, view)}
      modifiers={modifiers.map((one) => ({ name: modifierName(one), value: signed(one.value) }))}
      modified={words.whatChangesTheDie}
      tables={
        odds === 0
          ? []
          : [
              {
                results: results.map(({ result, chance, spared, fates = [] }) => ({
                  result: result === "-" ? "–" : result,
                  chance,
                  tone: spared ? "none" : TONES[result],
                  meaning: spared ? words.sparedByFortress : word(`result.${result}`),
                  means: fates.map(({ cause, units }) =>
                    words.fate[cause]({ units: words.listed({ parts: units.map(unitShort) }) }),
                  ),
                })),
              },
            ]
      }
    />
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
  return (
    <MoverAid unit={unitName(mover.unit)} doing={doingText(mover)} kind={mover.kind}>
      {destination && <Passage mover={mover} destination={destination} />}
    </MoverAid>
  );
}

/** What it takes to get there: points, umbrellas, the chance to arrive. */
function Passage({
  mover,
  destination,
}: {
  readonly mover: MoverView;
  readonly destination: DestinationView;
}): JSX.Element {
  const chance = chanceText(mover, destination);
  return (
    <>
      <p>
        <strong>{sentence(hexName(destination.to))}</strong>
        {costText(mover, destination) && `: ${costText(mover, destination)}`}
      </p>
      {mover.kind === "sea" && (
        <ul className="aid-dangers">
          {dangersOf(destination).map((danger) => (
            <li key={danger}>{danger}</li>
          ))}
          {destination.attacks?.length === 0 && <li>{words.underNoUmbrella}</li>}
        </ul>
      )}
      {chance !== undefined && destination.chance !== undefined && (
        <div className="aid-arrive">
          <b>{chance}</b>
          <Bar chance={destination.chance} tone={toneOf(destination.chance)} />
        </div>
      )}
    </>
  );
}

function Assaults({ view }: { readonly view: TableView }): JSX.Element {
  return (
    <section className="aid" aria-label={words.attemptable} data-testid="aid-assaults">
      <h3>{words.attemptable}</h3>
      <table className="aid-results">
        <caption className="only-read">{words.attempts}</caption>
        <tbody>
          {view.assaults.map(({ hex, strength, number, chance }) => (
            <tr key={hex}>
              <td>
                {words.attempt({ hex: hexName(hex), strength: strengthText(strength), number })}
                <Bar chance={chance} tone={toneOf(chance)} />
              </td>
              <td className="aid-chance">{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
