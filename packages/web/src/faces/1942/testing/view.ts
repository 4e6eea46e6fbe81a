import { HEXES } from "@sandtable/1942/map";
import type { CityView, TableView, UnitView } from "@sandtable/1942/shape";
import { UNITS } from "@sandtable/1942/units";
import type { View } from "@sandtable/protocol";

/** The set-up as a view, without the rules: for tests of what the page says of a position. */

function startOf({ start }: (typeof UNITS)[number]): string {
  if ("at" in start && !("turn" in start)) return start.at;
  if ("by" in start) return start.by;
  if ("off" in start) return "off-map";
  return "hongKong" in start ? "hong-kong" : "later";
}

export const units = (more: Readonly<Record<string, UnitView>> = {}): TableView["units"] => ({
  ...Object.fromEntries(UNITS.map((unit) => [unit.id, { at: startOf(unit) }])),
  ...more,
});

const OWNERS = { Japanese: "japanese", Siam: "siam" } as const;

const cities = (): Record<string, CityView> =>
  Object.fromEntries(
    HEXES.filter(({ city }) => city).map(({ id, owner }) => [
      id,
      {
        owner: OWNERS[owner as keyof typeof OWNERS] ?? "allied",
        supplies: owner !== "Siam",
        empty: !UNITS.some((unit) => startOf(unit) === id),
      },
    ]),
  );

const points = (allowance: number) => ({ allowance, used: 0, lost: 0 });

export const table = (more: Partial<TableView> = {}): TableView => ({
  turn: 0,
  phasing: "japanese",
  segment: "land",
  units: units(),
  cities: cities(),
  fortresses: {
    singapore: { stands: true, besieged: false },
    corregidor: { stands: true, besieged: false },
    palau: { stands: true, besieged: false },
  },
  beaches: [],
  points: { dutch: points(2), british: points(2), american: points(2), japanese: points(16) },
  entered: 0,
  hongKong: { fallen: false, lost: 0, needs: 6, modifier: 0 },
  burma: { due: false, regiments: 0, border: 0 },
  zones: { allied: [], japanese: [] },
  cityZones: { allied: [], japanese: [] },
  umbrellas: [{ unit: "gb-air", seat: "allied", at: "0813", radius: 4, active: true }],
  supply: [],
  ready: [],
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
  ...more,
});

/** As the shell hands it to a face. */
export const shown = (view: TableView): View => JSON.parse(JSON.stringify(view)) as View;
