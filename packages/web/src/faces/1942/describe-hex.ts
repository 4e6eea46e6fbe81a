import { isInfantry } from "@sandtable/1942/figures";
import type { HexRecord } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import type { Counter, Seat } from "@sandtable/1942/units";
import { hexName, seatName, theUnit } from "@sandtable/1942/words";
import { sentence } from "@sandtable/engine";
import type { Description } from "../face.ts";
import { strengthText } from "../hex/index.ts";
import { percent } from "../percent.ts";
import { defenceOf, distance, fortressAt, isAir, recordOf, SEATS, seatOf, unitsAt } from "./data.ts";
import { unitInShort } from "./describe-unit.ts";
import { destinationLine } from "./ways.ts";
import { inRow, words } from "./words/index.ts";

/** Everything there is to say about a hex: first what changes, then what is printed. */
export function describeHex(id: string, view: TableView): Description {
  const record = recordOf(id);
  const destination = destinationLine(view, id);
  return {
    title: sentence(hexName(id)),
    lines: [
      ...(destination === undefined ? [] : [destination]),
      ...stackLines(id, view),
      ...cityLines(record, view),
      ...fortressLines(id, view),
      ...beachLines(id, view),
      ...zoneLines(id, view),
      ...umbrellaLines(id, view),
      ...groundLines(record),
    ],
  };
}

/** Who stands there, with strengths and supply. */
function stackLines(id: string, view: TableView): readonly string[] {
  return SEATS.flatMap((seat) => {
    const there = unitsAt(view, id).filter(({ nation }) => seatOf(nation) === seat);
    if (there.length === 0) return [];
    return [
      words.unitsHere({
        side: words.sided[seat],
        units: inRow(there.map((unit) => unitInShort(unit, view))),
      }),
      ...sumLines(there, id, seat, view),
    ];
  });
}

function sumLines(there: readonly Counter[], id: string, seat: Seat, view: TableView): readonly string[] {
  const troops = there.filter((unit) => !isAir(unit));
  const sum = (of: (unit: Counter) => number): string =>
    strengthText(troops.reduce((all, unit) => all + of(unit), 0));
  const [printed, defence] = [sum(({ strength }) => strength), sum((unit) => defenceOf(view, unit))];
  const infantry = troops.filter(isInfantry).length;
  const fortress = fortressAt(id);
  return [
    ...(troops.length === 0
      ? []
      : [
          words.strengthHere({
            strength: printed,
            defence,
            infantry,
            isFortress: fortress !== undefined && view.fortresses[fortress.id].stands,
          }),
        ]),
    ...supplyLine(id, seat, view),
  ];
}

function supplyLine(id: string, seat: Seat, view: TableView): readonly string[] {
  const found = view.supply.find((entry) => entry.hex === id && entry.seat === seat);
  if (!found) return [];
  if (!found.supplied) return [words.outOfSupply];
  const end = found.line.at(-1);
  return [
    end === undefined || end === id
      ? words.inSupplyHere
      : words.inSupplyAlong({ hexes: found.line.length - 1, to: hexName(end) }),
  ];
}

function cityLines({ id, city, port, cityArea }: HexRecord, view: TableView): readonly string[] {
  if (!city) return port ? [words.port] : [];
  const state = view.cities[id];
  const assault = view.assaults.find(({ hex }) => hex === id);
  return [
    words.city({
      owner: state ? words.owner[state.owner] : "",
      number: city.number,
      isPort: port === true,
      supplies: state?.supplies === true,
      side: cityArea === undefined ? undefined : areaName(id, cityArea),
    }),
    ...(state?.empty ? [words.emptyCity({ number: city.number })] : []),
    ...(assault
      ? [
          words.canBeAttempted({
            strength: strengthText(assault.strength),
            chance: percent(assault.chance),
          }),
        ]
      : []),
  ];
}

const areaName = (hex: string, area: string): string =>
  recordOf(hex).lands?.find(({ id }) => id === area)?.name ?? area;

function fortressLines(id: string, view: TableView): readonly string[] {
  const fortress = fortressAt(id);
  if (!fortress) return [];
  const { stands, besieged } = view.fortresses[fortress.id];
  if (!stands) return [words.fortressHasFallen];
  return [words.fortress({ side: words.sided[fortress.seat] }), ...(besieged ? [words.underSiege] : [])];
}

const beachLines = (id: string, view: TableView): readonly string[] =>
  view.beaches.filter(({ hex }) => hex === id).map(({ open }) => (open ? words.beachOpen : words.beachShut));

function zoneLines(id: string, view: TableView): readonly string[] {
  const cities = SEATS.filter((seat) => view.cityZones[seat].includes(id));
  const of = [
    ...SEATS.filter((seat) => view.zones[seat].includes(id)).map((seat) =>
      words.zoneOfUnits({ side: words.sided[seat] }),
    ),
    ...(cities.length > 0 ? [words.zoneOfCities({ sides: cities })] : []),
  ];
  return of.length === 0 ? [] : [words.inZones({ of })];
}

function umbrellaLines(id: string, view: TableView): readonly string[] {
  const over = view.umbrellas.filter(({ at, radius }) => distance(at, id) <= radius);
  const named = (active: boolean): readonly string[] =>
    over.filter((umbrella) => umbrella.active === active).map(({ unit }) => theUnit(unit));
  return [
    ...(named(true).length > 0 ? [words.underUmbrella({ airs: named(true) })] : []),
    ...(named(false).length > 0 ? [words.inReach({ airs: named(false) })] : []),
  ];
}

/** What is printed: terrain, roads, sea hexsides, water barriers, seas. */
function groundLines({
  id,
  kind,
  terrain,
  region,
  alsoRegions,
  roads,
  seaSides,
  lands,
  treacherous,
}: HexRecord): readonly string[] {
  if (kind === "sea") return [treacherous ? words.treacherousSeas : words.openSea];
  const regions = [region, ...(alsoRegions ?? [])].filter((name) => name !== undefined);
  return [
    words.ground({ isCoast: kind === "coast", regions, terrain: words.terrain[terrain] }),
    ...(roads?.length ? [words.roadTo({ hexes: roads.map(hexName) })] : []),
    ...(seaSides?.length ? [words.hopTo({ hexes: seaSides.map(hexName) })] : []),
    ...(lands && lands.length > 1
      ? [words.waterBarrier({ lands: lands.map(({ name }) => name), hex: id })]
      : []),
  ];
}

/** Whose the hex is at a glance: for the position in words. */
export function hexInShort(id: string, view: TableView): string | undefined {
  const { city } = recordOf(id);
  const state = view.cities[id];
  const fortress = fortressAt(id);
  const marks = [
    ...(city && state ? [words.cityInShort[state.owner]({ number: city.number })] : []),
    ...(state?.supplies ? [words.supplyPoint] : []),
    ...(fortress ? [view.fortresses[fortress.id].stands ? words.fortressStands : words.fortressFallen] : []),
    ...(fortress && view.fortresses[fortress.id].besieged ? [words.besieged] : []),
    ...view.beaches
      .filter(({ hex }) => hex === id)
      .map(({ open }) => (open ? words.invasionHex : words.invasionHexShut)),
  ];
  const stacks = SEATS.flatMap((seat) => {
    const there = unitsAt(view, id).filter(({ nation }) => seatOf(nation) === seat);
    return there.length === 0
      ? []
      : [
          words.ofSide({
            side: seatName(seat),
            units: inRow(there.map((unit) => unitInShort(unit, view))),
          }),
        ];
  });
  if (marks.length === 0 && stacks.length === 0) return undefined;
  return words.hexInShort({ hex: sentence(hexName(id)), marks, stacks });
}
