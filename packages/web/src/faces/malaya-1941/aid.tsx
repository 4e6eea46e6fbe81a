import {
  isExact,
  outlook,
  type Prospect,
  prospectOf,
  type Range,
  RESULT_STEPS,
  type Role,
} from "@sandtable/malaya-1941/prospects";
import type { FightView, MalayaView, Seat } from "@sandtable/malaya-1941/shape";
import { type JSX, useState } from "react";
import type { AidProps } from "../face.ts";
import { type AidUnit, BattleAid, NoteField, type ResultTable, type Tone } from "../hex/index.ts";
import { attackShown, hexLookedAt, type Shown } from "./attack.ts";
import { shortName } from "./counters.tsx";
import { counterOf, isSea, terrainOf } from "./data.ts";
import { hexTitle, knownOf, pieceName } from "./describe.ts";
import { columnText, numberText, shiftText } from "./figures.ts";
import { type Piece, pieces } from "./known.ts";
import { otherSeat, ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** Above the choices: what is known of the battle that is fought, prepared or thought of, and what may come of it. */

const { aid } = words;
type Result = NonNullable<FightView["result"]>;

export function Aid({ view: given, asked, looked }: AidProps): JSX.Element | null {
  const view = tableOf(given);
  const hex = hexLookedAt(view, looked);
  const shown = attackShown(view, asked, hex);
  return (
    <>
      {shown && <Battle shown={shown} view={view} />}
      <Noted view={view} hex={hex} />
    </>
  );
}

/** What half of the factors comes to at least. */
const halved = ({ least, most }: Range): string =>
  numberText({ least: Math.ceil(least / 2), most: Math.ceil(most / 2) });

/** 15.1 What a result does to both sides, step by step. */
export function meaningOf(result: Result, { attack, defence }: Pick<Prospect, "attack" | "defence">): string {
  const lost = (role: Role): string =>
    role === "attacker" ? halved({ least: attack, most: attack }) : halved(defence);
  const parts = RESULT_STEPS[result].map((step): string => {
    const who = aid.role[step.role];
    if (step.does === "half") return aid.half({ who, factors: lost(step.role) });
    if (step.does === "retreat")
      return step.length === "rout" ? aid.rout({ who }) : aid.retreat({ who, hexes: step.length });
    if (step.does === "pursuit")
      return aid.pursuit({ who, hexes: step.length, ifWipedOut: step.ifWipedOut === true });
    return aid[step.does]({ who });
  });
  return parts.length === 0 ? aid.nothing : aid.sentence({ parts });
}

const BAD_FOR: Readonly<Record<string, Role>> = { A: "attacker", D: "defender" };
function toneOf(result: Result, seat: Seat, own: Seat | undefined): Tone {
  const role = BAD_FOR[result.charAt(0)];
  if (role === undefined || own === undefined) return "none";
  return (role === "attacker") === (own === seat) ? "bad" : "good";
}

type Table = "raid" | "assault";
const TABLES: readonly Table[] = ["raid", "assault"];
/** 14.41 Both tables while one is still to be chosen. */
const tablesOpen = ({ is }: Shown, { fight }: MalayaView): readonly Table[] =>
  is === "fought" && fight && fight.step > 1 ? [fight.table] : TABLES;

const tableOfResults = (
  table: Table,
  found: Prospect,
  { seat }: Shown,
  own: Seat | undefined,
): ResultTable => ({
  title: words.table[table],
  results: outlook(table, found.column).map(({ result, least, most }) => ({
    result,
    chance: least,
    upTo: most,
    tone: toneOf(result, seat, own),
    meaning: meaningOf(result, found),
  })),
});

// Who is in it.

const aidUnit = (id: string, at: number, isDefending: boolean): AidUnit => {
  const counter = counterOf(id);
  return {
    id: `${id} ${at}`,
    name: counter ? words.unit(counter) : id,
    short: counter ? shortName(counter) || words.unit(counter) : id,
    strength: counter && (isDefending ? counter.defence : counter.attack),
  };
};
const inHexes = (view: MalayaView, targets: readonly string[], seat: Seat): readonly Piece[] =>
  pieces(view).filter((piece) => targets.includes(piece.at) && piece.seat === seat);

/** Whose defence is known, and of hexes that are not known that nothing is. */
function defendersOf(view: MalayaView, { targets, seat }: Shown): readonly AidUnit[] {
  return inHexes(view, targets, otherSeat(seat)).flatMap(({ id, counter, knowledge }, at) =>
    knowledge === "last"
      ? []
      : counter
        ? [aidUnit(counter.id, at, true)]
        : [{ id, name: aid.unknown, short: aid.unknown, strength: undefined }],
  );
}

/** What makes the results milder or worse than they read. */
function provisos(view: MalayaView, { targets, origins = [], seat, attackers, is }: Shown): string[] {
  const from =
    origins.length > 0 ? origins : pieces(view).flatMap(({ id, at }) => (attackers.includes(id) ? [at] : []));
  const cutOff = is === "fought" ? (view.fight?.cutOff ?? []) : [];
  return [
    ...(targets.some((hex) => terrainOf(hex) === "city") ? [aid.city] : []),
    ...(targets.some((hex) => view.forts[hex] === otherSeat(seat)) ? [aid.fort] : []),
    ...(from.some(isSea) ? [aid.fromSea] : []),
    ...(cutOff.length > 0
      ? [
          aid.cutOff({
            units: cutOff.map((id) => {
              const counter = counterOf(id);
              return counter ? words.unit(counter) : id;
            }),
          }),
        ]
      : []),
  ];
}

function Battle({ shown, view }: { readonly shown: Shown; readonly view: MalayaView }): JSX.Element {
  const own = ownSide(view)?.seat;
  const found = prospectOf(view, shown);
  const { fight } = view;
  const result = shown.is === "fought" ? fight?.result : undefined;
  const hexes = shown.targets.map(hexTitle);
  const notes = [
    ...(isExact(found.column) || found.last === undefined
      ? []
      : [
          aid.last({
            turn: found.last.turn,
            defence: numberText(found.last.defence),
            column: columnText(found.last.column),
          }),
        ]),
    ...found.markers.map((shift) => aid.marker({ name: aid.shift[shift.cause], shift: shiftText(shift) })),
    ...provisos(view, shown),
  ];
  return (
    <BattleAid
      title={aid.title[shown.is]({ hexes, side: words.sided[shown.seat] })}
      strengths={aid.strengths({ attack: found.attack, defence: numberText(found.defence) })}
      odds={result ? aid.fell({ result }) : columnText(found.column)}
      attackers={shown.attackers.map((id, at) => aidUnit(id, at, false))}
      defenders={defendersOf(view, shown)}
      modified={aid.modified}
      modifiers={
        fight?.column !== undefined && shown.is === "fought"
          ? []
          : [
              { name: aid.base, value: columnText(found.base) },
              ...found.shifts.map((shift) => ({
                name: aid.shift[shift.cause],
                value: shiftText(shift),
                isPossible: !isExact(shift),
              })),
            ]
      }
      tables={result ? [] : tablesOpen(shown, view).map((table) => tableOfResults(table, found, shown, own))}
    >
      {result && <p>{meaningOf(result, found)}</p>}
      {notes.map((line) => (
        <p key={line} className="fine">
          {line}
        </p>
      ))}
    </BattleAid>
  );
}

/** What is noted down of the enemy hex that is looked at; while somebody writes, the hex stays. */
function Noted({
  view,
  hex,
}: {
  readonly view: MalayaView;
  readonly hex: string | undefined;
}): JSX.Element | null {
  const own = ownSide(view);
  const [held, hold] = useState<string>();
  const at = held ?? hex;
  if (!own || at === undefined) return null;
  const stack = inHexes(view, [at], otherSeat(own.seat));
  if (stack.length === 0 && held === undefined) return null;
  return (
    <section className="aid" aria-label={hexTitle(at)} data-testid="aid-known">
      <p>
        <strong>{hexTitle(at)}</strong>
        {stack.length > 0 && `: ${knownOf(stack)}`}
      </p>
      {stack.some(({ counter }) => counter) && (
        <p className="fine">
          {stack
            .filter(({ counter }) => counter)
            .map(pieceName)
            .join("; ")}
        </p>
      )}
      <details onToggle={({ currentTarget }) => hold(currentTarget.open ? at : undefined)}>
        <summary>{aid.note}</summary>
        <NoteField side={own.seat} hex={at} hexName={hexTitle(at)} />
      </details>
    </section>
  );
}
