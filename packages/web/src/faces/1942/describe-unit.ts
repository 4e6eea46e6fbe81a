import { inDefence, isInfantry } from "@sandtable/1942/figures";
import { OFF_MAP_AIR_BASE } from "@sandtable/1942/map";
import type { TableView, UnitView } from "@sandtable/1942/shape";
import type { Counter } from "@sandtable/1942/units";
import { areaName, hexName, nationName, unitName } from "@sandtable/1942/words";
import { sentence } from "@sandtable/engine";
import type { Description } from "../face.ts";
import { strengthText } from "../hex/index.ts";
import { isAir, isBox, seatOf, stateOf, unitOf } from "./data.ts";
import { kindName, word, words } from "./words/index.ts";

/** Everything there is to say about a counter. */
export function describeUnit(id: string, view: TableView): Description | undefined {
  const unit = unitOf(id);
  if (!unit) return undefined;
  const state = stateOf(view, id);
  return {
    title: unitName(id),
    lines: [
      words.unit({
        nation: nationName(unit.nation),
        kind: kindName(unit),
        strength: isAir(unit) ? undefined : unit.strength,
      }),
      whereLine(unit, state),
      ...(state.disrupted === undefined ? [] : [disruptedLine(unit, state.disrupted)]),
      ...supplyLines(unit, state),
      ...(isAir(unit) ? airLines(unit, view) : moveLines(unit)),
      ...actLines(unit, view),
      ...(state.landed ? [words.landedNow] : []),
      ...natureLines(unit),
    ],
  };
}

/** Where it is, or when it comes. */
export function whereText(unit: Counter, { at, returns, area }: UnitView): string {
  if (at === "later") return whenText(unit);
  if (at === "regrouping" && returns !== undefined) return words.regroupsUntil({ turn: returns });
  if (isBox(at)) return words.atBox({ box: word(`box.${at}`) });
  return area === undefined ? hexName(at) : words.onArea({ hex: hexName(at), area: areaName(area) });
}

const whereLine = (unit: Counter, state: UnitView): string => `${sentence(whereText(unit, state))}.`;

/** 11.0 When and where a unit comes that is not in play. */
function whenText({ start }: Counter): string {
  if ("homeGuard" in start) return words.calledUpLater;
  if (!("turn" in start)) return words.stillToCome;
  return words.arrivesIn[start.at]({ turn: start.turn });
}

const disruptedLine = ({ strength }: Counter, turns: number): string =>
  words.disruptedFor({ defence: strengthText(inDefence(strength, true)), turns });

function supplyLines(unit: Counter, { at, supplied }: UnitView): readonly string[] {
  if (isBox(at) || supplied === undefined) return [];
  if (supplied) return [words.inSupply];
  return [isAir(unit) ? words.airOutOfSupply : words.troopsOutOfSupply];
}

function airLines({ id, type }: Counter, view: TableView): readonly string[] {
  const umbrella = view.umbrellas.find(({ unit }) => unit === id);
  const reach = umbrella
    ? [
        words.umbrella({
          radius: umbrella.radius,
          around: umbrella.at === OFF_MAP_AIR_BASE ? words.offMapBase : hexName(umbrella.at),
          isActive: umbrella.active,
        }),
      ]
    : [];
  return [...reach, type === "naval-air" ? words.navalAir : words.landBasedAir];
}

const moveLines = ({ type }: Counter): readonly string[] => [
  words.movesByLand,
  ...(type === "tank" ? [words.tankByRoad] : []),
  ...(type === "garrison" ? [words.garrisonByRoad] : []),
];

function actLines({ id, nation }: Counter, view: TableView): readonly string[] {
  const { battle, mover, ready, segment, phasing } = view;
  if (battle?.attackers.includes(id)) return [words.takesPart];
  if (battle?.defenders.includes(id)) return [words.isAttacked];
  if (battle?.candidates.includes(id)) return [words.couldJoin];
  if (mover?.unit === id) return [words.pickedUp];
  if (ready.includes(id)) return [words.mayStillAct({ segment: word(`segment.${segment}`).toLowerCase() })];
  return stateOf(view, id).done && seatOf(nation) === phasing ? [words.hasActed] : [];
}

const natureLines = (unit: Counter): readonly string[] => {
  const { nation, size, type, navy } = unit;
  const natures = [
    ...(isInfantry(unit) ? [words.nature.infantry] : []),
    ...(navy && !isAir(unit) ? [words.nature.navy] : []),
    ...(type === "parachute" ? [words.nature.parachute] : []),
    ...(nation === "american" && size === "division" ? [words.nature.filipino] : []),
  ];
  return natures.length === 0 ? [] : [`${sentence(words.listed({ parts: natures }))}.`];
};

/** A unit in a list of those that stand somewhere: "8th Brigade, 9th Indian Division (5, disrupted)". */
export function unitInShort(unit: Counter, view: TableView): string {
  const { disrupted, supplied, landed } = stateOf(view, unit.id);
  const marks = [
    ...(isAir(unit) ? [] : [`${unit.strength}`]),
    ...(disrupted === undefined ? [] : [words.disrupted]),
    ...(supplied === false ? [words.unsupplied] : []),
    ...(landed ? [words.landed] : []),
  ];
  return marks.length === 0 ? unitName(unit.id) : `${unitName(unit.id)} (${marks.join(", ")})`;
}
