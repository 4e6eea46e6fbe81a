import type { HexRecord } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import type { Seat, Unit } from "@sandtable/1942/units";
import type { Description } from "../face.ts";
import {
  defenceOf,
  distance,
  fortressAt,
  isAir,
  isInfantry,
  recordOf,
  SEATS,
  seatOf,
  unitsAt,
} from "./data.ts";
import { unitInShort } from "./describe-unit.ts";
import { destinationLine } from "./ways.ts";
import {
  hexName,
  inRow,
  listed,
  percent,
  SIDE,
  seatName,
  sentence,
  strengthText,
  theUnit,
  times,
} from "./words.ts";

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
      `${SIDE[seat]} units: ${inRow(there.map((unit) => unitInShort(unit, view)))}.`,
      ...sumLines(there, id, seat, view),
    ];
  });
}

function sumLines(there: readonly Unit[], id: string, seat: Seat, view: TableView): readonly string[] {
  const troops = there.filter((unit) => !isAir(unit));
  const sum = (of: (unit: Unit) => number): string =>
    strengthText(troops.reduce((all, unit) => all + of(unit), 0));
  const [printed, defence] = [sum(({ strength }) => strength), sum((unit) => defenceOf(view, unit))];
  const infantry = troops.filter(isInfantry).length;
  const free = fortressAt(id) && view.fortresses[fortressAt(id)!.id].stands;
  return [
    ...(troops.length === 0
      ? []
      : [
          `Strength ${printed}${defence === printed ? "" : `, ${defence} in the defence`}; ${
            free ? "a fortress holds any number (4.0)" : `${infantry} of 4 infantry units (4.0)`
          }.`,
        ]),
    ...supplyLine(id, seat, view),
  ];
}

function supplyLine(id: string, seat: Seat, view: TableView): readonly string[] {
  const found = view.supply.find((entry) => entry.hex === id && entry.seat === seat);
  if (!found) return [];
  if (!found.supplied) return ["Out of supply (7.0)."];
  const end = found.line.at(-1);
  return [
    end === undefined || end === id
      ? "In supply here (7.0)."
      : `In supply, along a line of ${times(found.line.length - 1, "hex", "hexes")} to ${hexName(end)} (7.0).`,
  ];
}

const OWNERS = {
  allied: "of the Allies",
  japanese: "of the Japanese",
  siam: "of Siam, hostile to whoever comes until it is conquered",
  nobody: "of nobody",
} as const;

function cityLines({ id, city, port, cityArea }: HexRecord, view: TableView): readonly string[] {
  if (!city) return port ? ["Port."] : [];
  const state = view.cities[id];
  const assault = view.assaults.find(({ hex }) => hex === id);
  const owner = state ? OWNERS[state.owner] : "";
  return [
    `City ${owner}, number ${city.number}; ${port ? "a port" : "no port"}, ${state?.supplies ? "a supply point (7.0)" : "no supply point (7.0)"}${
      cityArea === undefined ? "" : `; on the ${areaName(id, cityArea)} side`
    }.`,
    ...(state?.empty
      ? [
          `Empty: its zone of control stops the enemy on land; it falls to a die of their strength around it divided by ${city.number}, or less (9.E).`,
        ]
      : []),
    ...(assault
      ? [
          `Can be attempted now with strength ${strengthText(assault.strength)}: ${percent(assault.chance)} (9.E).`,
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
  if (!stands) return [`The fortress has fallen (6.3).`];
  return [
    `${SIDE[fortress.seat]} fortress: only a surrender result takes its defenders, and it is a supply point (6.3, 7.0).`,
    ...(besieged ? ["Under siege: each unit in it surrenders on a 6 as a turn begins (9.I)."] : []),
  ];
}

const beachLines = (id: string, view: TableView): readonly string[] =>
  view.beaches
    .filter(({ hex }) => hex === id)
    .map(({ open }) =>
      open
        ? "Invasion hex: a port for one Naval Movement Point a turn (5.C)."
        : "Invasion hex, not paid for: no port now (5.C).",
    );

function zoneLines(id: string, view: TableView): readonly string[] {
  const cities = SEATS.filter((seat) => view.cityZones[seat].includes(id)).map((seat) => AGAINST[seat]);
  const all = [
    ...SEATS.filter((seat) => view.zones[seat].includes(id)).map((seat) => `${SIDE[seat]} units`),
    ...(cities.length > 0 ? [`empty cities, against ${cities.length > 1 ? "both sides" : cities[0]}`] : []),
  ];
  return all.length === 0 ? [] : [`In the zone of control of ${listed(all)} (3.0).`];
}
/** Whom the empty cities of a side stop; those of Siam stop both. */
const AGAINST: Readonly<Record<Seat, string>> = { allied: "the Japanese", japanese: "the Allies" };

function umbrellaLines(id: string, view: TableView): readonly string[] {
  const over = view.umbrellas.filter(({ at, radius }) => distance(at, id) <= radius);
  const named = (active: boolean): readonly string[] =>
    over.filter((umbrella) => umbrella.active === active).map(({ unit }) => theUnit(unit));
  return [
    ...(named(true).length > 0 ? [`Under the umbrella of ${listed(named(true))} (8.1).`] : []),
    ...(named(false).length > 0
      ? [`In reach of ${listed(named(false))}, whose umbrella is not in effect.`]
      : []),
  ];
}

const TERRAIN: Readonly<Record<HexRecord["terrain"], string>> = {
  clear: "clear, 1 movement point (5.A)",
  rough:
    "rough or mountain, 2 movement points; off the road no tanks or garrison units (4.0) and no supply through it (7.0)",
  swamp: "swamp, 2 movement points; off the road no tanks (4.0)",
  sea: "open sea",
};

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
  if (kind === "sea") return [treacherous ? "Treacherous seas: no naval movement (9.D)." : "Open sea."];
  const where = [region, ...(alsoRegions ?? [])].filter((name) => name !== undefined);
  return [
    `${kind === "coast" ? "Coast" : "Land"} of ${listed(where)}: ${TERRAIN[terrain]}.`,
    ...(roads?.length ? [`Road to ${listed(roads.map(hexName))}: 1 movement point along it (5.A.1).`] : []),
    ...(seaSides?.length
      ? [`Island hopping to ${listed(seaSides.map(hexName))}, for the whole move (5.A.2).`]
      : []),
    ...(lands && lands.length > 1
      ? [`Water barrier: ${listed(lands.map(({ name }) => name))} do not meet in ${id} (5.A.3).`]
      : []),
  ];
}

/** Whose the hex is at a glance: for the position in words. */
export function hexInShort(id: string, view: TableView): string | undefined {
  const { city } = recordOf(id);
  const state = view.cities[id];
  const fortress = fortressAt(id);
  const marks = [
    ...(city && state
      ? [
          `${state.owner === "siam" ? "Siamese" : state.owner === "nobody" ? "nobody’s" : SIDE[state.owner]} city ${city.number}`,
        ]
      : []),
    ...(state?.supplies ? ["supply point"] : []),
    ...(fortress ? [view.fortresses[fortress.id].stands ? "fortress" : "fallen fortress"] : []),
    ...(fortress && view.fortresses[fortress.id].besieged ? ["besieged"] : []),
    ...view.beaches
      .filter(({ hex }) => hex === id)
      .map(({ open }) => (open ? "invasion hex" : "invasion hex, shut")),
  ];
  const stacks = SEATS.flatMap((seat) => {
    const there = unitsAt(view, id).filter(({ nation }) => seatOf(nation) === seat);
    return there.length === 0
      ? []
      : [`${seatName(seat)}: ${inRow(there.map((unit) => unitInShort(unit, view)))}`];
  });
  if (marks.length === 0 && stacks.length === 0) return undefined;
  return `${sentence(hexName(id))}${marks.length > 0 ? `, ${marks.join(", ")}` : ""}${stacks.length > 0 ? `. ${stacks.join(". ")}` : ", empty"}.`;
}
