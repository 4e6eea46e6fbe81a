import { HEXES } from "@sandtable/1942/map";
import type { CityView, TableView, UnitView } from "@sandtable/1942/shape";
import { type Counter, UNITS } from "@sandtable/1942/units";

/** Where a unit stands when nobody has placed anything else (11.0). */
function startOf({ start }: Counter): string {
  if ("by" in start) return start.by;
  if ("off" in start) return "off-map";
  if ("hongKong" in start) return "hong-kong";
  return "turn" in start || "homeGuard" in start ? "later" : start.at;
}

const OWNERS: Readonly<Record<string, CityView["owner"]>> = { Japanese: "japanese", Siam: "siam" };

/** The set-up of 1942 as it stands before anybody has moved. */
export function campaignStart(): TableView {
  const units = Object.fromEntries(UNITS.map((unit): [string, UnitView] => [unit.id, { at: startOf(unit) }]));
  const held = new Set(Object.values(units).map(({ at }) => at));
  const cities = HEXES.filter(({ city }) => city).map(({ id, owner = "" }): [string, CityView] => [
    id,
    { owner: OWNERS[owner] ?? "allied", supplies: owner !== "Siam", empty: !held.has(id) },
  ]);
  const points = (allowance: number) => ({ allowance, used: 0, lost: 0 });
  return {
    turn: 0,
    phasing: "japanese",
    segment: "land",
    units,
    cities: Object.fromEntries(cities),
    fortresses: {
      singapore: { stands: true, besieged: false },
      corregidor: { stands: true, besieged: false },
      palau: { stands: true, besieged: false },
    },
    beaches: [],
    points: { dutch: points(2), british: points(3), american: points(1), japanese: points(12) },
    entered: 0,
    hongKong: { fallen: false, lost: 0, needs: 2, modifier: -3 },
    burma: { due: false, regiments: 0, border: 0 },
    zones: { allied: ["0609"], japanese: ["1007"] },
    cityZones: { allied: ["0202"], japanese: [] },
    umbrellas: [{ unit: "gb-air", seat: "allied", at: "0813", radius: 4, active: true }],
    supply: [{ seat: "allied", hex: "0510", supplied: true, line: ["0510", "0511"] }],
    ready: ["jp-3g"],
    mover: null,
    battle: null,
    assaults: [],
    score: {
      japanese: 0,
      allied: 46,
      margin: -46,
      level: "allied-overwhelming",
      lines: [{ cause: "survivor", seat: "allied", count: 46, points: 46 }],
    },
    options: {},
    outcome: null,
  };
}

/** A position in which everything that can be told is there to be told. */
export function campaignFull(): TableView {
  const start = campaignStart();
  const placed: Readonly<Record<string, UnitView>> = {
    "jp-11": { at: "0609", landed: true, done: true, supplied: true },
    "jp-21": { at: "0609", disrupted: 2, supplied: false },
    "jp-41": { at: "1519", area: "1519A", supplied: true },
    "jp-42": { at: "1304", done: true },
    "jp-33": { at: "1115" },
    "gb-55": { at: "1115" },
    "jp-cv1": { at: "regrouping", returns: 5 },
    "jp-230": { at: "eliminated" },
    "gb-28": { at: "surrendered" },
  };
  return {
    ...start,
    turn: 3,
    segment: "combat",
    units: { ...start.units, ...placed },
    cities: {
      ...start.cities,
      "0303": { owner: "nobody", supplies: false, empty: true },
      "0710": { owner: "japanese", supplies: false, empty: true },
    },
    fortresses: { ...start.fortresses, singapore: { stands: true, besieged: true } },
    beaches: [
      { hex: "0610", open: true },
      { hex: "1304", open: false },
    ],
    points: { ...start.points, japanese: { allowance: 10, used: 4, lost: 2 } },
    entered: 4,
    hongKong: { fallen: false, lost: 1, needs: 2, modifier: -3 },
    burma: { due: true, regiments: 4, border: 2 },
    umbrellas: [
      ...start.umbrellas,
      { unit: "jp-air5", seat: "japanese", at: "2200", radius: 4, active: false },
    ],
    supply: [
      { seat: "allied", hex: "0510", supplied: false, line: [] },
      { seat: "japanese", hex: "0609", supplied: true, line: ["0609"] },
    ],
    mover: {
      unit: "jp-3g",
      kind: "sea",
      destinations: [
        { to: "0610", path: ["0705", "0610"], cost: 1, way: "landing", chance: 1 },
        { to: "0711", path: ["0705", "0711"], cost: 1, way: "landing", chance: 1 },
        {
          to: "0813",
          path: ["0705", "0813"],
          cost: 2,
          way: "city",
          chance: 0.42,
          attacks: [
            { air: "gb-air", hexes: 3, empty: false },
            { air: "nl-air", hexes: 1, empty: true },
          ],
        },
        { to: "off-map", path: [], cost: 1 },
      ],
    },
    battle: {
      target: "0710",
      defenders: ["gb-8"],
      attackers: ["jp-11"],
      candidates: ["jp-21"],
      attack: 7,
      defence: 5,
      odds: 1,
      modifiers: [
        { cause: "attacking-air", unit: "jp-air3", value: 1 },
        { cause: "landing", value: -1 },
      ],
      modifier: 0,
      results: [
        { result: "AR", chance: 1 / 3 },
        { result: "-", chance: 1 / 6 },
        { result: "DR", chance: 1 / 2 },
      ],
    },
    assaults: [{ hex: "0511", strength: 7, number: 2, chance: 0.5 }],
    score: {
      japanese: 2,
      allied: 45,
      margin: -43,
      level: "allied-overwhelming",
      lines: [
        { cause: "surrendered-allied", seat: "japanese", count: 1, points: 2 },
        { cause: "survivor", seat: "allied", count: 45, points: 45 },
      ],
    },
  };
}
