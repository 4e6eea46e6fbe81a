import { HEXES, REGIONS } from "@sandtable/1942/map";
import { BOXES, type Box, type TableView } from "@sandtable/1942/shape";
import type { UnitType } from "@sandtable/1942/units";
import { unitShort } from "@sandtable/1942/words";
import { say } from "@sandtable/engine";
import { glued } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { COLOURS, LETTERS, SEATS, type Stack, seatOf, stacksOf, unitOf } from "./1942-map.ts";
import { headed, nameOf } from "./parts.ts";

/** The forces of 1942 in words: stacks by region, boxes beside the map, cities. */

const records = new Map(HEXES.map((hex) => [hex.id, hex]));

/** As short as a place can be told: "Penang 0511", or the number alone. */
export function placeShort(hex: string): string {
  const { city, fortress } = records.get(hex) ?? {};
  const name = city?.name ?? fortress;
  return name === undefined ? hex : `${name} ${hex}`;
}

/** What a short name leaves open. */
const ARMS: Readonly<Partial<Record<UnitType, string>>> = {
  tank: "Tk",
  artillery: "art.",
  cavalry: "cav.",
  parachute: "para",
  amphibious: "amph.",
};

/** A unit with its strength: "192 US Tk (3)". */
export function unitBrief(id: string): string {
  const { strength, size, type } = unitOf(id);
  const arm = ARMS[type] ?? "";
  const short = unitShort(id);
  const name = short.endsWith(arm) ? short : `${short} ${arm}`;
  return glued(`${name} (${size === "air" ? "air" : strength})`);
}

/** The same with whatever is the matter with it; ✓ has acted. */
function unitText({ units }: TableView, id: string, supplied = true): string {
  const { disrupted, returns, done, landed, supplied: own, area, at } = units[id];
  const side = records.get(at)?.lands?.find((land) => land.id === area)?.name;
  const state = [
    disrupted !== undefined && `disrupted ${disrupted}`,
    own !== undefined && own !== supplied && (own ? "supplied" : "unsupplied"),
    returns !== undefined && `back in turn ${returns}`,
    landed && "landed",
    side !== undefined && `on ${side}`,
  ].filter(Boolean);
  return [unitBrief(id) + (done ? glued(" ✓") : ""), ...state].join(" ");
}

function stackText(table: TableView, { paint }: Brush, { seat, hex, units, strength }: Stack): string {
  const supplied = table.supply.find((line) => line.seat === seat && line.hex === hex)?.supplied ?? true;
  const held = paint(COLOURS[seat], `${LETTERS[seat]}${strength > 0 ? strength : ""}`);
  const cut = supplied ? "" : " out of supply";
  return `${glued(`${placeShort(hex)} ${held}`)}${cut}: ${units.map((id) => unitText(table, id, supplied)).join(", ")}`;
}

/** The stacks on the map, region by region; those at sea last. */
export function stackLines(table: TableView, brush: Brush): string[] {
  const stacks = stacksOf(table);
  const at = (heading: string, lies: (hex: string) => boolean): string[] => {
    const here = stacks.filter(({ hex }) => lies(hex));
    const said = here.map((stack) => stackText(table, brush, stack));
    return here.length === 0 ? [] : headed(brush, heading, said.join(" · "));
  };
  return [
    ...Object.entries(REGIONS).flatMap(([region, hexes]) => at(region, (hex) => hexes.includes(hex))),
    ...at("At sea", (hex) => records.get(hex)?.region === undefined),
  ];
}

/** When and where units come that are still to come (11.0). */
function dueOf(id: string): string {
  const { start } = unitOf(id);
  if ("turn" in start) return `turn ${start.turn}`;
  return "homeGuard" in start ? "Home Guard" : "at hand";
}

/** The units in a box, under each of their headings. */
function boxText(table: TableView, brush: Brush, box: Box, ids: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const heading = box === "later" ? dueOf(id) : nameOf(brush, "seat", seatOf(id));
    groups.set(heading, [...(groups.get(heading) ?? []), unitText(table, id)]);
  }
  return [...groups].map(([heading, said]) => `${heading}: ${said.join(", ")}`).join(" · ");
}

/** The boxes beside the map. */
export function boxLines(table: TableView, brush: Brush): string[] {
  return BOXES.flatMap((box) => {
    const ids = Object.keys(table.units).filter((id) => table.units[id].at === box);
    if (ids.length === 0) return [];
    return headed(brush, say(brush.words, { key: `box.${box}` }), boxText(table, brush, box, ids));
  });
}

/** Whose the cities are, with their numbers; those in brackets are empty. */
export function cityLines({ cities }: TableView, brush: Brush): string[] {
  const group = (heading: string, owner: string, supplies: boolean): string[] => {
    const here = Object.entries(cities)
      .sort(([one], [other]) => one.localeCompare(other))
      .filter(([, city]) => city.owner === owner && city.supplies === supplies)
      .map(([hex, { empty }]) => {
        const { city, fortress } = records.get(hex) ?? {};
        const name = `${city?.name ?? fortress ?? hex}${city ? ` ${city.number}` : ""}`;
        return glued(empty ? `(${name})` : name);
      });
    return here.length === 0 ? [] : headed(brush, heading, here.join(", "));
  };
  return [
    ...SEATS.flatMap((seat) => {
      const owner = seat === "allied" ? "Allied" : "Japanese";
      return [
        ...group(`${owner} supply points (empty ones in brackets)`, seat, true),
        ...group(`${owner} cities that supply nobody`, seat, false),
      ];
    }),
    ...[true, false].flatMap((supplies) => [
      ...group(`Siam${supplies ? ", supply points" : ""}`, "siam", supplies),
      ...group(`Nobody's cities${supplies ? ", supply points" : ""}`, "nobody", supplies),
    ]),
  ];
}
