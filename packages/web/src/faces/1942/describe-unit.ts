import type { TableView, UnitView } from "@sandtable/1942/shape";
import type { Unit } from "@sandtable/1942/units";
import type { Description } from "../face.ts";
import { isAir, isBox, isInfantry, seatOf, stateOf, unitOf } from "./data.ts";
import {
  areaName,
  hexName,
  kindName,
  listed,
  nationName,
  sentence,
  strengthText,
  times,
  unitName,
  word,
} from "./words.ts";

/** Everything there is to say about a counter. */
export function describeUnit(id: string, view: TableView): Description | undefined {
  const unit = unitOf(id);
  if (!unit) return undefined;
  const state = stateOf(view, id);
  return {
    title: unitName(id),
    lines: [
      `${nationName(unit.nation)} ${kindName(unit)}${isAir(unit) ? "" : `, strength ${unit.strength}`}.`,
      whereLine(unit, state),
      ...(state.disrupted === undefined ? [] : [disruptedLine(unit, state.disrupted)]),
      ...supplyLines(unit, state),
      ...(isAir(unit) ? airLines(unit, view) : moveLines(unit)),
      ...actLines(unit, view),
      ...(state.landed
        ? ["Landed or dropped in this player-turn: −1 to an attack it landed for (6.2)."]
        : []),
      ...natureLines(unit),
    ],
  };
}

/** Where it is, or when it comes. */
export function whereText(unit: Unit, { at, returns, area }: UnitView): string {
  if (at === "later") return whenText(unit);
  if (at === "regrouping" && returns !== undefined) return `regrouping, back in turn ${returns}`;
  if (isBox(at)) return word(`box.${at}`).toLowerCase().replace("hong kong", "Hong Kong");
  return area === undefined ? hexName(at) : `${hexName(at)}, on the ${areaName(area)}`;
}

const whereLine = (unit: Unit, state: UnitView): string => `${sentence(whereText(unit, state))}.`;

/** 11.0 When and where a unit comes that is not in play. */
function whenText({ start }: Unit): string {
  if ("homeGuard" in start) return "called up when the Japanese enter Java (11.0)";
  if (!("turn" in start)) return "still to come";
  return `arrives in turn ${start.turn} ${ARRIVES[start.at]}`;
}
const ARRIVES = { malaya: "in Malaya or Brunei", luzon: "on Luzon", "off-map": "off the map" } as const;

const disruptedLine = ({ strength }: Unit, turns: number): string =>
  `Disrupted: defends with ${strengthText(strength / 2)}, may not attack, 2 movement points (6.D); recovers at the end of ${
    turns <= 1 ? "this player-turn" : `the ${turns === 2 ? "next" : "one after the next"} player-turn`
  }.`;

function supplyLines(unit: Unit, { at, supplied }: UnitView): readonly string[] {
  if (isBox(at) || supplied === undefined) return [];
  if (supplied) return ["In supply (7.0)."];
  return [
    isAir(unit)
      ? "Out of supply: no umbrella, and it can only displace (7.0)."
      : "Out of supply: it may not attack; it moves and defends as ever (7.0).",
  ];
}

function airLines({ id, type }: Unit, view: TableView): readonly string[] {
  const umbrella = view.umbrellas.find(({ unit }) => unit === id);
  const reach = umbrella
    ? [
        `Umbrella of ${times(umbrella.radius, "hex", "hexes")} around ${hexName(umbrella.at) === "off the map" ? "its base north of Luzon" : hexName(umbrella.at)}${umbrella.active ? "" : ", not in effect"} (8.1).`,
      ]
    : [];
  return type === "naval-air"
    ? [
        ...reach,
        "Moves by sea to any sea or coastal hex; regroups after the combat phase, for two turns (8.1).",
      ]
    : [...reach, "Displaces up to 8 hexes from city to city, or carries a parachute unit (5.B, 8.2)."];
}

const moveLines = ({ type }: Unit): readonly string[] => [
  "5 movement points by land, 2 while disrupted (5.A).",
  ...(type === "tank" ? ["Enters rough and swamp hexes by road alone (4.0)."] : []),
  ...(type === "garrison" ? ["Enters rough hexes by road alone (4.0)."] : []),
];

function actLines({ id, nation }: Unit, view: TableView): readonly string[] {
  const { battle, mover, ready, segment, phasing } = view;
  if (battle?.attackers.includes(id)) return ["Takes part in the attack."];
  if (battle?.defenders.includes(id)) return ["Is attacked."];
  if (battle?.candidates.includes(id)) return ["Could join the attack."];
  if (mover?.unit === id) return ["Picked up."];
  if (ready.includes(id))
    return [`May still act in this segment (${word(`segment.${segment}`).toLowerCase()}).`];
  return stateOf(view, id).done && seatOf(nation) === phasing ? ["Has acted in this segment."] : [];
}

const natureLines = (unit: Unit): readonly string[] => {
  const { nation, size, type, navy } = unit;
  const natures = [
    ...(isInfantry(unit) ? ["counts among the four infantry units of a hex (4.0)"] : []),
    ...(navy && !isAir(unit) ? ["carries one Naval Movement Point of its own (5.C)"] : []),
    ...(type === "parachute"
      ? ["drops from a land-based air unit, doubled against an empty city (8.2)"]
      : []),
    ...(nation === "american" && size === "division"
      ? ["Filipino: stays in the Philippine Islands (9.B)"]
      : []),
  ];
  return natures.length === 0 ? [] : [`${sentence(listed(natures))}.`];
};

/** A unit in a list of those that stand somewhere: "8th Brigade, 9th Indian Division (5, disrupted)". */
export function unitInShort(unit: Unit, view: TableView): string {
  const { disrupted, supplied, landed } = stateOf(view, unit.id);
  const marks = [
    ...(isAir(unit) ? [] : [`${unit.strength}`]),
    ...(disrupted === undefined ? [] : ["disrupted"]),
    ...(supplied === false ? ["out of supply"] : []),
    ...(landed ? ["landed"] : []),
  ];
  return marks.length === 0 ? unitName(unit.id) : `${unitName(unit.id)} (${marks.join(", ")})`;
}
