import type { BattleView, Box, DestinationView, MoverView, TableView } from "@sandtable/1942/shape";
import { hexName, unitName, unitShort } from "@sandtable/1942/words";
import { say, signed } from "@sandtable/engine";
import { glued, unglued, wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { placeShort, unitBrief } from "./1942-forces.ts";
import { unitOf } from "./1942-map.ts";
import { isHex } from "./hexes.ts";
import { headed } from "./parts.ts";

/** What is being planned in 1942: where a unit may go, the cities that may be attempted, the attack. */

const percent = (chance: number): string => glued(`${Math.round(chance * 100)} %`);

const WAYS: Readonly<Record<NonNullable<DestinationView["way"]>, string>> = {
  road: "by road",
  hop: "across the sea",
  stages: "in stages",
  landing: "landing",
  city: "into the city",
};

const costName = ({ kind }: MoverView, cost: number): string =>
  kind === "sea" ? `${cost} naval point${cost === 1 ? "" : "s"}` : `${cost} MP`;

/** What it takes to go there: cost, way, umbrellas, and the chance to arrive. */
function wayText(mover: MoverView, { cost, way, takes, attacks = [], chance }: DestinationView): string {
  const strikes = attacks.map(
    ({ air, hexes, empty }) =>
      `${unitShort(air)} strikes ${empty ? "empty transports " : ""}over ${hexes} hex${hexes === 1 ? "" : "es"}`,
  );
  return [
    cost !== undefined && costName(mover, cost),
    way !== undefined && WAYS[way],
    takes !== undefined && `taking ${takes.map(placeShort).join(", ")}`,
    ...strikes,
    chance !== undefined && percent(chance),
  ]
    .filter(Boolean)
    .join(", ");
}

const destinationName = (to: string): string => glued(to === "off-map" ? "off the map" : placeShort(to));

/** The cheapest first, then the safest. */
const byCost = (one: DestinationView, other: DestinationView): number =>
  (one.cost ?? 0) - (other.cost ?? 0) || (other.chance ?? 1) - (one.chance ?? 1);

/** Where the unit may go: places that take the same in one line. */
function moverLines(mover: MoverView, { width, paint }: Brush): string[] {
  const groups = new Map<string, string[]>();
  for (const there of [...mover.destinations].sort(byCost)) {
    const way = wayText(mover, there);
    groups.set(way, [...(groups.get(way) ?? []), destinationName(there.to)]);
  }
  return [
    ...wrap(`${unitName(mover.unit)} may go to:`, width).map((line) => paint("bold", line)),
    ...[...groups].flatMap(([way, places]) => {
      const [first, ...rest] = wrap(`${way === "" ? "" : `${way}: `}${places.join(", ")}`, width, "    ");
      return [first.slice(2), ...rest];
    }),
  ];
}

function assaultLines({ assaults }: TableView, brush: Brush): string[] {
  const said = assaults.map((city) => `${hexName(city.hex)} ${assaultText(city)}`);
  return said.length === 0 ? [] : headed(brush, "Cities to attempt", said.join(" · "));
}

const assaultText = ({ strength, number, chance }: TableView["assaults"][number]): string =>
  `strength ${strength} against number ${number}: ${percent(chance)}`;

/** The attack: strengths, odds, every modifier by its cause, every result with its chance. */
function battleLines(battle: BattleView, brush: Brush): string[] {
  const { words, width, paint } = brush;
  const named = (ids: readonly string[]): string => ids.map(unitBrief).join(", ") || "none";
  const odds = battle.odds === 0 ? "too weak to attack" : `odds ${battle.odds}:1`;
  const causes = battle.modifiers.map(
    ({ cause, unit, value }) => `${say(words, { key: `modifier.${cause}`, unit })} ${signed(value)}`,
  );
  const sum = `${battle.attack} against ${battle.defence}, ${odds}, die ${signed(battle.modifier)}`;
  return [
    ...wrap(`Attack on ${hexName(battle.target)}: ${sum}.`, width).map((line) => paint("bold", line)),
    ...headed(brush, "Attackers", named(battle.attackers)),
    ...(battle.candidates.length > 0 ? headed(brush, "Could join", named(battle.candidates)) : []),
    ...headed(brush, "Defenders", named(battle.defenders)),
    ...(causes.length > 0 ? headed(brush, "Modifiers", causes.join(" · ")) : []),
    ...battle.results.flatMap(({ result, chance }) => {
      const text = `${result.padEnd(2)} ${say(words, { key: `result.${result}` })}`;
      return wrap(`${glued(percent(chance).padStart(5))} ${text}`, width);
    }),
  ];
}

/** All that is planned. */
export const planLines = (table: TableView, brush: Brush): string[] => [
  ...assaultLines(table, brush),
  ...(table.mover ? moverLines(table.mover, brush) : []),
  ...(table.battle ? battleLines(table.battle, brush) : []),
];

/** More places than this are told together instead of one below the other. */
const MOST_LISTED = 24;
const isFarAndWide = (mover: MoverView | null): mover is MoverView =>
  mover !== null && mover.destinations.length > MOST_LISTED;

/** What stands above a question. */
export const atHand = ({ mover, battle }: TableView, brush: Brush): string[] => [
  ...(isFarAndWide(mover) ? moverLines(mover, brush) : []),
  ...(battle ? battleLines(battle, brush) : []),
];

export const isToldAtHand = ({ mover }: TableView, key: string): boolean =>
  isFarAndWide(mover) && mover.destinations.some(({ to }) => isHex(to) && key === `to:${to}`);

const standsText = (at: string): string => (isHex(at) ? `at ${placeShort(at)}` : BOX_TEXTS[at as Box]);
const BOX_TEXTS: Readonly<Record<Box, string>> = {
  "off-map": "off the map",
  later: "still to come",
  "hong-kong": "at Hong Kong",
  eliminated: "eliminated",
  surrendered: "surrendered",
  regrouping: "regrouping",
};

/** What a choice would take, or where its unit stands. */
export const remarkOn = (table: TableView, key: string): string => unglued(remark(table, key));

function remark({ mover, units, assaults }: TableView, key: string): string {
  const [kind, id = ""] = key.split(":");
  switch (kind) {
    case "to":
    case "straight":
    case "via": {
      const there = mover?.destinations.find(({ to }) => to === id);
      return mover && there ? wayText(mover, there) : "";
    }
    case "assault": {
      const city = assaults.find(({ hex }) => hex === id);
      return city ? assaultText(city) : "";
    }
    case "unit":
    case "with": {
      const { strength } = unitOf(id);
      return `${strength > 0 ? `${strength} ` : ""}${standsText(units[id].at)}`;
    }
    default:
      return "";
  }
}
