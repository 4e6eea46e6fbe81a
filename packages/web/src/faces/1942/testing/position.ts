import { HEXES } from "@sandtable/1942/map";
import type { CityView, TableView, UnitView } from "@sandtable/1942/shape";
import { type Counter, type Seat, UNITS } from "@sandtable/1942/units";
import type { ChoiceShown, View } from "@sandtable/protocol";
import { HEX } from "../layout.ts";

/** Positions for tests, from the set-up of the book; `changes` is laid over it. */

function startOf({ start }: Counter): UnitView {
  if ("at" in start && !("turn" in start)) return { at: start.at, supplied: true };
  if ("by" in start) return { at: start.by, supplied: true };
  if ("off" in start) return { at: "off-map" };
  return { at: "hongKong" in start ? "hong-kong" : "later" };
}

const seatOf = ({ nation }: Counter): Seat => (nation === "japanese" ? "japanese" : "allied");

function cities(): Record<string, CityView> {
  return Object.fromEntries(
    HEXES.flatMap(({ id, city, owner }) => {
      if (!city) return [];
      const seat = owner === "Siam" ? "siam" : owner === "Japanese" ? "japanese" : "allied";
      return [[id, { owner: seat, supplies: seat !== "siam", empty: true }]];
    }),
  );
}

/** Around the units of a side: near enough for a drawing. */
function around(units: Readonly<Record<string, UnitView>>, seat: Seat): string[] {
  const hexes = UNITS.filter((unit) => seatOf(unit) === seat && unit.size !== "air")
    .map(({ id }) => units[id].at)
    .filter((at) => HEX.has(at));
  return [...new Set(hexes.flatMap((hex) => HEX.within(hex, 1)))];
}

export function position(changes: Partial<TableView> = {}): TableView {
  const units = { ...Object.fromEntries(UNITS.map((unit) => [unit.id, startOf(unit)])), ...changes.units };
  const airBases = UNITS.filter(({ type }) => type === "air").flatMap((unit) => {
    const { at } = units[unit.id];
    const base = HEX.has(at) ? at : at === "off-map" ? "2200" : undefined;
    return base === undefined
      ? []
      : [{ unit: unit.id, seat: seatOf(unit), at: base, radius: 4, active: true }];
  });
  const stacks = new Map(UNITS.map((unit) => [units[unit.id].at, seatOf(unit)]));
  return {
    turn: 0,
    phasing: "japanese",
    segment: "land",
    cities: cities(),
    fortresses: {
      singapore: { stands: true, besieged: false },
      corregidor: { stands: true, besieged: false },
      palau: { stands: true, besieged: false },
    },
    beaches: [],
    points: {
      dutch: { allowance: 2, used: 0, lost: 0 },
      british: { allowance: 2, used: 0, lost: 0 },
      american: { allowance: 2, used: 0, lost: 0 },
      japanese: { allowance: 16, used: 0, lost: 0 },
    },
    entered: 0,
    hongKong: { fallen: false, lost: 0, needs: 2, modifier: 0 },
    burma: { due: false, regiments: 0, border: 0 },
    zones: { allied: around(units, "allied"), japanese: around(units, "japanese") },
    cityZones: { allied: HEX.within("1018", 1), japanese: [] },
    umbrellas: airBases,
    supply: [...stacks].flatMap(([hex, seat]) =>
      HEX.has(hex) ? [{ seat, hex, supplied: true, line: [hex] }] : [],
    ),
    ready: [],
    mover: null,
    battle: null,
    assaults: [],
    score: { japanese: 0, allied: 44, margin: -44, level: "allied-overwhelming", lines: [] },
    options: {},
    outcome: null,
    ...changes,
    units,
  };
}

export const asView = (view: TableView): View => JSON.parse(JSON.stringify(view)) as View;

/** Choices to pick units, or to go to hexes. */
export const picks = (...ids: readonly string[]): ChoiceShown[] =>
  ids.map((id) => ({
    key: `unit:${id}`,
    place: { on: "piece", id, at: "map" },
    label: { key: "choice.unit", unit: id },
  }));
export const goes = (...hexes: readonly string[]): ChoiceShown[] =>
  hexes.map((hex) => ({ key: `to:${hex}`, place: { on: "hex", id: hex }, label: { key: "choice.to", hex } }));
