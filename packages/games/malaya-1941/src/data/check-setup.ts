import type { Hex } from "@sandtable/hex";
import type { Data, Say } from "./faults.ts";
import { type Ground, LETTERS } from "./ground.ts";

/** Origins that are areas of the Allied set-up (25.4). */
const AREAS = ["naval-base", "island", "penang", "airfields", "north"];

type Counter = Data["units"]["COUNTERS"][number];

/** 26.8 Battalion equivalents. */
function equivalents({ type, size }: Counter): number {
  if (type === "coast-guns" || type === "supply") return 0;
  return size === "brigade" ? 3 : 1;
}

/** The usual set-up is one that 25.4 allows under every reading. */
export function checkSetup(data: Data, ground: Ground, say: Say): void {
  const { units, map, tables } = data;
  const { hex: find, letter, isLand } = ground;
  const counters = new Map(units.COUNTERS.map((counter) => [counter.id, counter]));
  const onLine = hexesWithLines(map);
  const stacks = new Map<string, number>();
  const allowed = areasOf(data, ground);
  for (const [id, place] of Object.entries(units.USUAL_SETUP)) {
    const row = `USUAL_SETUP ${id}`;
    const counter = counters.get(id);
    const hex = find(place);
    if (counter?.seat !== "allied" || !AREAS.includes(counter.from)) {
      say(row, "id", "no counter of the Allied set-up (25.4)");
      continue;
    }
    if (hex === undefined || !isLand(hex)) {
      say(row, "hex", `${place} is no land in play`);
      continue;
    }
    if (!allowed[counter.from](hex)) say(row, "hex", `${place} is outside its area, ${counter.from} (25.4)`);
    const effects = Object.entries(tables.TERRAIN_EFFECTS).find(([name]) => name === LETTERS[letter(hex)]);
    if (counter.mechanized && effects?.[1].mechanized === null && !onLine.has(place))
      say(row, "hex", `${place} is ${effects[0]} without a road, railroad or trail, and it is mechanized`);
    stacks.set(place, (stacks.get(place) ?? 0) + equivalents(counter));
  }
  for (const { id, seat, from } of units.COUNTERS)
    if (seat === "allied" && AREAS.includes(from) && !(id in units.USUAL_SETUP))
      say("USUAL_SETUP", "id", `${id} has no place`);
  for (const [place, sum] of stacks)
    if (sum > tables.STACKING_LIMIT)
      say(
        "USUAL_SETUP",
        "hex",
        `${sum} battalion equivalents in ${place}, ${tables.STACKING_LIMIT} are allowed (26.8)`,
      );
  const airfields = Object.entries(units.USUAL_SETUP)
    .filter(([id]) => counters.get(id)?.from === "airfields")
    .map(([, place]) => place);
  for (const place of new Set(airfields))
    if (airfields.filter((each) => each === place).length > 1)
      say("USUAL_SETUP", "hex", `two airfield battalions in ${place} (25.4)`);

  const sums = { island: 0, north: 0 };
  for (const [place, points] of Object.entries(units.USUAL_SUPPLY)) {
    const hex = find(place);
    const area = (["island", "north"] as const).find((name) => hex !== undefined && allowed[name](hex));
    if (area) sums[area] += points;
    else say(`USUAL_SUPPLY ${place}`, "hex", `${place} is in neither area of supply (25.4)`);
  }
  for (const area of ["island", "north"] as const)
    if (sums[area] !== tables.SUPPLY_AT_START[area])
      say("USUAL_SUPPLY", area, `${sums[area]} points, but 25.4 gives ${tables.SUPPLY_AT_START[area]}`);
}

/** 25.4 By area: may a unit of it stand there? */
function areasOf({ map }: Data, ground: Ground): Readonly<Record<string, (hex: Hex) => boolean>> {
  const { grid, hex: find, isLand, isThai } = ground;
  const isMalaya = (hex: Hex): boolean => isLand(hex) && !isThai(hex);
  const border = grid.hexes.filter(
    (hex) => isLand(hex) && isThai(hex) && [...grid.around[hex]].some(isMalaya),
  );
  const johoreBaru = find(map.LANDMARKS.johoreBaru);
  const onIsland = (hex: Hex): boolean => map.SINGAPORE_ISLAND.includes(grid.ids[hex]);
  const fields = new Set(map.PLACES.filter(({ airfield }) => airfield).map((place) => place.hex));
  return {
    "naval-base": (hex) => grid.ids[hex] === map.LANDMARKS.navalBase,
    penang: (hex) => grid.ids[hex] === map.LANDMARKS.penang,
    island: onIsland,
    // The island's airfields are open under one of the two readings only (MB-13).
    airfields: (hex) => isMalaya(hex) && fields.has(grid.ids[hex]) && !onIsland(hex),
    north: (hex) =>
      isMalaya(hex) &&
      johoreBaru !== undefined &&
      border.some((thai) => grid.distance(hex, thai) < grid.distance(hex, johoreBaru)),
  };
}

const hexesWithLines = ({ ROADS, TRAILS, RAILROADS }: Data["map"]): ReadonlySet<string> =>
  new Set([...ROADS, ...TRAILS, ...RAILROADS].flatMap(({ hexes }) => hexes.split(" ")));
