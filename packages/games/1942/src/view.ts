import { outcomeJson } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { dropStrength, dropZones, readyInAir } from "./air.ts";
import { attackersOf, openTargets, prospect, resultChances, stackIn } from "./battle.ts";
import { burmaForce, isBurmaDue } from "./burma.ts";
import { DIE } from "./choices.ts";
import { attemptStrength, facesToFall, openAttempts } from "./cities.ts";
import { consequences, type Fate, isSpared } from "./consequences.ts";
import { displacements } from "./flight.ts";
import { claimsNear, inCityZone, isShutCity } from "./ground.ts";
import { hongKongNeeds } from "./hong-kong.ts";
import { LandRange, marches, readyByLand } from "./land.ts";
import {
  ALL_FORTRESSES,
  ALL_SITES,
  ALLIED,
  AREAS,
  CITIES_AROUND,
  GRID,
  isLand,
  JAPANESE,
  NO_AREA,
  NOBODY,
  otherSide,
  SIAM,
  SITE_AT,
  SITES,
  type Side,
  type Site,
  WATER_HEX,
} from "./map.ts";
import { loadingSearch, voyagesFrom } from "./naval.ts";
import { isLanding, readyAtSea, seaDestinations } from "./passage.ts";
import { isBesieged } from "./play.ts";
import { allowance, pointsNeeded } from "./points.ts";
import { bestSeaWay, chanceToArrive, exposure, type SeaWay } from "./sea.ts";
import { readyInSetup, setupHexes } from "./setup.ts";
import type {
  BattleView,
  CityView,
  DestinationView,
  MoverView,
  Segment,
  SupplyView,
  TableView,
  UmbrellaView,
  UnitView,
} from "./shape.ts";
import {
  ALL_UNITS,
  type Campaign,
  DONE,
  DROPPED,
  LANDED,
  type Mover,
  NATIONS,
  OFF_MAP,
  onMap,
  placeName,
  SEATS,
  SIDE,
  STRENGTH,
  type Stage,
  UNIT_COUNT,
  type Whereabouts,
} from "./state.ts";
import { isSupplied, type Reach, supplyLine, supplyReach } from "./supply.ts";
import { AIR_UNITS, isActive, isPresent, Lookout, radiusOf, type Threat } from "./umbrella.ts";
import { FORTRESSES, UNITS } from "./units.ts";
import { score } from "./victory.ts";
import { type March, waysTo } from "./ways.ts";

const SEGMENTS: Readonly<Record<Stage, Segment>> = {
  setup: "setup",
  turn: "land",
  land: "land",
  air: "air",
  arrivals: "naval",
  upkeep: "naval",
  naval: "naval",
  areas: "combat",
  "hong-kong": "combat",
  combat: "combat",
  end: "combat",
  over: "over",
};
const SIDES: readonly Side[] = [ALLIED, JAPANESE];

/** Everything lies open (1.B): one view for every viewer. */
export function view(g: Campaign): TableView {
  return {
    turn: g.turn,
    phasing: SEATS[g.phasing],
    segment: SEGMENTS[g.stage],
    units: unitViews(g),
    cities: Object.fromEntries(
      ALL_SITES.flatMap((site) =>
        SITES[site].isCity ? [[GRID.ids[SITES[site].hex], cityView(g, site)]] : [],
      ),
    ),
    fortresses: Object.fromEntries(
      ALL_FORTRESSES.map((fortress) => [
        FORTRESSES[fortress].id,
        { stands: g.stands[fortress] === 1, besieged: isBesieged(g, fortress) },
      ]),
    ) as TableView["fortresses"],
    beaches: g.beaches.map((hex, index) => ({ hex: GRID.ids[hex], open: g.paid[index] === 1 })),
    points: Object.fromEntries(
      NATIONS.map((nation, index) => [
        nation,
        { allowance: allowance(g, index), used: g.used[index], lost: g.lost[index] },
      ]),
    ) as TableView["points"],
    entered: g.entered,
    hongKong: {
      fallen: g.hongKong.fallen,
      lost: g.hongKong.lost,
      needs: hongKongNeeds(g),
      modifier: 0 - g.hongKong.lost,
    },
    burma: { due: isBurmaDue(g), ...burmaForce(g) },
    zones: perSide((side) => zoneOf(g, side)),
    cityZones: perSide((side) => cityZoneOf(g, side)),
    umbrellas: umbrellas(g),
    supply: SIDES.flatMap((side) => supplyOf(g, side)),
    ready: readyUnits(g).map((unit) => UNITS[unit].id),
    mover: g.mover ? moverView(g, g.mover) : null,
    battle: g.battle ? battleView(g, g.battle) : null,
    assaults: g.stage === "land" ? assaults(g) : [],
    score: score(g),
    options: g.options,
    outcome: outcomeJson(g) as TableView["outcome"],
  };
}

const perSide = <T>(of: (side: Side) => T): Record<"allied" | "japanese", T> => ({
  allied: of(ALLIED),
  japanese: of(JAPANESE),
});

function zoneOf(g: Campaign, side: Side): string[] {
  const zone = g.zone[side];
  const found: string[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) if (zone[hex] > 0) found.push(GRID.ids[hex]);
  return found;
}

const BESIDE_CITIES = GRID.hexes.filter((hex) => CITIES_AROUND[hex].length > 0);

/** Hexes where an empty city of the side, or of Siam, stops the other side. */
function cityZoneOf(g: Campaign, side: Side): string[] {
  const found: string[] = [];
  for (const hex of BESIDE_CITIES) if (inCityZone(g, otherSide(side), hex)) found.push(GRID.ids[hex]);
  return found;
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What was shown of a position's units when it was last looked at: most of them are as they were. */
const shownUnits = new WeakMap<Campaign, readonly UnitView[]>();

function unitViews(g: Campaign): TableView["units"] {
  const before = shownUnits.get(g);
  const shown = ALL_UNITS.map((unit) => {
    const now = unitView(g, unit);
    const last = before?.[unit];
    return last && isAlike(last, now) ? last : now;
  });
  shownUnits.set(g, shown);
  const units: Record<string, UnitView> = {};
  for (const unit of ALL_UNITS) units[UNITS[unit].id] = shown[unit];
  return units;
}

function unitView(g: Campaign, unit: Unit): UnitView {
  const at = g.at[unit];
  const isSetUp = g.stage !== "setup";
  const shown: Mutable<UnitView> = { at: placeName(at) };
  if (g.isDisrupted(unit)) shown.disrupted = Math.max(1, g.recovers[unit] - g.playerTurn + 1);
  if (g.returns[unit] > 0) shown.returns = g.returns[unit];
  if (isSetUp && g.has(unit, DONE)) shown.done = true;
  if (isSetUp && g.has(unit, LANDED | DROPPED)) shown.landed = true;
  if (!onMap(at)) return shown;
  shown.supplied = isSupplied(g, unit);
  if (g.area[unit] !== NO_AREA) shown.area = AREAS[g.area[unit]].id;
  return shown;
}

const SHOWN = Object.keys({
  at: true,
  disrupted: true,
  returns: true,
  done: true,
  landed: true,
  supplied: true,
  area: true,
} satisfies Record<keyof UnitView, true>) as (keyof UnitView)[];
const isAlike = (one: UnitView, other: UnitView): boolean => SHOWN.every((what) => one[what] === other[what]);

function cityView(g: Campaign, site: Site): CityView {
  const { hex, supplies } = SITES[site];
  const owner = g.owner[site];
  return {
    owner: owner === SIAM ? "siam" : owner === NOBODY ? "nobody" : SEATS[owner],
    supplies: supplies === owner && g.conquered[site] === 0,
    empty: g.troops[ALLIED][hex] + g.troops[JAPANESE][hex] === 0,
  };
}

const OFF_MAP_BASE_HEX = "2200";

const umbrellas = (g: Campaign): UmbrellaView[] =>
  AIR_UNITS.flat().flatMap((air) =>
    isPresent(g, air)
      ? [
          {
            unit: UNITS[air].id,
            seat: SEATS[SIDE[air]],
            at: onMap(g.at[air]) ? placeName(g.at[air]) : OFF_MAP_BASE_HEX,
            radius: radiusOf(g, air),
            active: isActive(g, air),
          },
        ]
      : [],
  );

/** The lines that were shown, while the supply holds that they belong to: nobody draws them anew after every move. */
const shownLines = new WeakMap<Reach, Map<Hex, SupplyView>>();

function supplyOf(g: Campaign, side: Side): SupplyView[] {
  const found = supplyReach(g, side);
  const shown = shownLines.get(found) ?? new Map<Hex, SupplyView>();
  shownLines.set(found, shown);
  const hexes = new Set<Hex>();
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const hex = g.at[unit];
    if (SIDE[unit] === side && onMap(hex) && isLand(hex)) hexes.add(hex);
  }
  return [...hexes]
    .sort((a, b) => a - b)
    .map((hex) => {
      const line = shown.get(hex) ?? {
        seat: SEATS[side],
        hex: GRID.ids[hex],
        supplied: found.reach[hex] > 0,
        line: supplyLine(g, side, hex).map((each) => GRID.ids[each]),
      };
      shown.set(hex, line);
      return line;
    });
}

/** The units that may still act in the segment. */
function readyUnits(g: Campaign): Unit[] {
  switch (g.stage) {
    case "setup":
      return readyInSetup(g);
    case "land":
      return readyByLand(g);
    case "air":
      return readyInAir(g);
    case "naval":
      return readyAtSea(g);
    case "combat":
      return [...new Set(openTargets(g).flatMap((target) => attackersOf(g, target)))].sort((a, b) => a - b);
    default:
      return [];
  }
}

const assaults = (g: Campaign): TableView["assaults"] =>
  openAttempts(g).map((site) => {
    const { hex, number } = SITES[site];
    const strength = attemptStrength(g, g.phasing, site);
    return { hex: GRID.ids[hex], strength, number, chance: chanceToFall(strength, site) };
  });

/** 9.E The chance that the city falls. */
const chanceToFall = (strength: number, site: Site): number => facesToFall(strength, site) / DIE.length;

function moverView(g: Campaign, mover: Mover): MoverView {
  const { unit, kind } = mover;
  return { unit: UNITS[unit].id, kind, destinations: destinations(g, mover) };
}

function destinations(g: Campaign, { unit, kind, to, ways }: Mover): DestinationView[] {
  switch (kind) {
    case "setup":
      return plain(setupHexes(g, unit));
    case "land":
      return byLand(g, unit);
    case "way":
      return [...(ways ?? [])].map(([hex, march]) => marchView(march, hex, march.taken));
    case "air":
      return [...displacements(g, unit)].map(([place, stages]) => ({
        to: placeName(place),
        path: onMap(place) ? [GRID.ids[place]] : [],
        ...(stages > 1 && { way: "stages" as const }),
      }));
    case "drop":
      return dropZones(g, unit).map((hex) => ({
        to: GRID.ids[hex],
        path: [GRID.ids[hex]],
        ...cityChance(g, unit, hex, dropStrength(unit)),
      }));
    case "sea":
      return voyages(g, unit);
    default:
      return plain(to ?? []);
  }
}

const range = new LandRange();

/** 5.A Every march open to a unit, by its cheapest way. */
function byLand(g: Campaign, unit: Unit): DestinationView[] {
  const { hexes, ways } = marches(g, unit, undefined, range);
  const claims = claimsNear(g, SIDE[unit], g.hexOf(unit));
  return hexes.map((hex, at) => {
    const [cheapest, another] = claims.length > 0 ? waysTo(g, unit, hex, claims) : [];
    if (cheapest) return marchView(cheapest, hex, another ? [] : cheapest.taken);
    return marchView({ way: ways[at], cost: range.cost[hex], path: range.path(hex) }, hex, []);
  });
}

const marchView = (
  { way, cost, path }: Pick<March, "way" | "cost" | "path">,
  to: Hex,
  takes: readonly Hex[],
): DestinationView => ({
  to: GRID.ids[to],
  path: path.map((hex) => GRID.ids[hex]),
  cost,
  ...(way !== "land" && { way }),
  ...(takes.length > 0 && { takes: takes.map((hex) => GRID.ids[hex]) }),
});

const plain = (places: readonly Whereabouts[]): DestinationView[] =>
  places.map((place) => ({ to: placeName(place), path: onMap(place) ? [GRID.ids[place]] : [] }));

function cityChance(
  g: Campaign,
  unit: Unit,
  hex: Whereabouts,
  strength: number,
): Partial<Pick<DestinationView, "way" | "chance">> {
  if (!onMap(hex) || !isShutCity(g, SIDE[unit], hex)) return {};
  const site = SITE_AT[hex];
  const total = strength + attemptStrength(g, SIDE[unit], site, unit);
  return { way: "city", chance: chanceToFall(total, site) };
}

const hexesOf = (way: SeaWay): string[] => way.map((water) => GRID.ids[WATER_HEX[water]]);

const lookout = new Lookout();

/** 8.1, 9.H Every voyage open to a unit, with the umbrellas on its way and the chance to arrive. */
function voyages(g: Campaign, unit: Unit): DestinationView[] {
  const side = SIDE[unit];
  const places = seaDestinations(g, unit);
  const threat = lookout.for(g, side);
  const run = onMap(g.at[unit]) ? bestSeaWay(g, side, loadingSearch(g, unit), threat) : undefined;
  const runChance = run ? chanceToArrive(run, threat) : 1;
  const wayTo = voyagesFrom(g, unit, threat);
  return places.map((place) => {
    const landing = place !== OFF_MAP && isLanding(g, unit, place);
    const needed = pointsNeeded(unit, landing);
    const way = wayTo(place);
    const storm = landing ? cityChance(g, unit, place, STRENGTH[unit]) : {};
    const isRun = run !== undefined && needed > 0;
    return {
      to: placeName(place),
      path: hexesOf(way),
      cost: needed,
      ...(landing && { way: "landing" as const }),
      ...storm,
      ...(isRun && { run: hexesOf(run) }),
      attacks: [...(isRun ? attacksOn(run, threat, true) : []), ...attacksOn(way, threat, false)],
      chance:
        chanceToArrive(way, threat) *
        (isRun ? runChance ** needed : 1) *
        ("chance" in storm ? (storm.chance ?? 1) : 1),
    };
  });
}

const attacksOn = (way: SeaWay, threat: Threat, empty: boolean): NonNullable<DestinationView["attacks"]> =>
  exposure(way, threat).flatMap((hexes, index) =>
    hexes > 0 ? [{ air: UNITS[threat.airs[index]].id, hexes, empty }] : [],
  );

const fatesOf = (fates: readonly Fate[]): Pick<BattleView["results"][number], "fates"> =>
  fates.length === 0
    ? {}
    : { fates: fates.map(({ cause, units }) => ({ cause, units: units.map((unit) => UNITS[unit].id) })) };

function battleView(g: Campaign, battle: NonNullable<Campaign["battle"]>): BattleView {
  const { hex, area, attackers } = battle;
  const found = prospect(g, battle);
  const names = (units: readonly Unit[]): string[] => units.map((unit) => UNITS[unit].id);
  return {
    target: GRID.ids[hex],
    ...(area !== undefined && { area: AREAS[area].id }),
    defenders: names(stackIn(g, hex, area)),
    attackers: names(attackers),
    candidates: names(attackersOf(g, battle).filter((unit) => !attackers.includes(unit))),
    ...found,
    results: resultChances(found.odds, found.modifier).map((each) => ({
      ...each,
      ...(isSpared(g, hex, each.result) && { spared: true as const }),
      ...fatesOf(consequences(g, battle, each.result)),
    })),
  };
}
