import type { DataCell, DataTable, Standing } from "@sandtable/engine";
import type { Data } from "./faults.ts";
import type { Source } from "./sources.ts";

/** Every chart of the folder, for comparison with the box. Values without a mark are in the rulebook's text. */

const printed = (text: string | number): DataCell => ({ text: String(text), standing: "printed" });
const derived = (text: string | number): DataCell => ({ text: String(text), standing: "derived" });
const ours = (text: string | number): DataCell => ({ text: String(text), standing: "reconstructed" });
const NONE = printed("");

const DICE = [1, 2, 3, 4, 5, 6];
const SEATS = { japanese: "Japanese", allied: "Allied" } as const;
/** 14.12 The lowest two columns are in the text. */
const PRINTED_COLUMNS = 2;

export function charts(data: Data, sources: readonly Source[]): readonly DataTable[] {
  const { map, units, tables } = data;
  return [
    {
      title: "Turn record (25.1)",
      rows: [head("turn", "name"), ...tables.TURNS.map((name, at) => row(at + 1, name))],
    },
    { title: "Terrain effects (11, 14.33, 16.81, 16.71)", rows: terrainRows(data) },
    { title: "Lines and hexsides (11.71, 11.72)", rows: lineRows(data) },
    { title: "Raid (14.3)", rows: combatRows(tables.COLUMNS, tables.RAID) },
    { title: "Assault (14.3)", rows: combatRows(tables.COLUMNS, tables.ASSAULT) },
    { title: "Air superiority, eliminated/damaged (16.51)", rows: airRows(data) },
    {
      title: "Bombardment (16.81)",
      rows: [
        head(
          "die",
          ...tables.BOMBARDMENT.map((_, at) => `${at}${at === tables.BOMBARDMENT.length - 1 ? "+" : ""}`),
        ),
        ...DICE.map((die) => [
          printed(die),
          ...tables.BOMBARDMENT.map((column) => ours(column[die - 1] ?? "?")),
        ]),
      ],
    },
    { title: "Interdiction of reinforcements (16.6)", rows: interdictionRows(data) },
    { title: "Shifts and limits", rows: limitRows(data) },
    ...(["japanese", "allied"] as const).map((seat) => ({
      title: `${SEATS[seat]} counters (25.4 to 25.7)`,
      rows: counterRows(data, seat),
    })),
    {
      title: "Breakdown (26.7)",
      rows: [
        head("side", "values", "into"),
        ...units.CLASSES.map(({ seat, values, into }) => row(seat, values, into.join(", "))),
      ],
    },
    {
      title: "Battalions and supply points in the box (2.33, 7.8)",
      rows: [
        head("side", "values", "number"),
        ...units.BATTALIONS.map(({ seat, values, count }) => [printed(seat), printed(values), ours(count)]),
        ...(["japanese", "allied"] as const).map((seat) => [
          printed(seat),
          ours(`supply, movement ${units.SUPPLY.movement}`),
          derived(units.SUPPLY[seat]),
        ]),
      ],
    },
    { title: "Command markers (5)", rows: markerRows(data) },
    {
      title: "Objectives (24.6)",
      rows: [
        head("hex", "name", "points a turn for the Japanese"),
        ...map.PLACES.filter(({ objective }) => objective).map(({ hex, name }) => [
          ours(hex),
          ours(name),
          printed(
            map.SINGAPORE_ISLAND.includes(hex)
              ? tables.POINTS.japanese.islandObjective
              : tables.POINTS.japanese.objective,
          ),
        ]),
      ],
    },
    { title: "Ports and airfields", rows: placeRows(data) },
    { title: "Victory points (24)", rows: victoryRows(data) },
    {
      title: "Sources",
      rows: [
        head("part", "status", "sure", "where", "evidence"),
        ...sources.map((source) =>
          row(source.part, source.status, source.confidence, source.of.join(", "), source.evidence),
        ),
      ],
    },
  ];
}

const row = (...cells: readonly (string | number)[]): readonly DataCell[] => cells.map(printed);
const head = row;

const cost = (value: number | null): string =>
  value === null ? "no" : value === 0.5 ? "1/2" : String(value);
const left = (columns: number): string => (columns === 0 ? "-" : `${columns} left`);

function terrainRows({ tables, map }: Data): DataTable["rows"] {
  const letters: Readonly<Record<string, string>> = {
    clear: "c",
    cultivated: "u",
    marsh: "m",
    jungle: "j",
    mountain: "h",
    city: "C",
  };
  const count = (letter: string): number =>
    map.TERRAIN.reduce((sum, line) => sum + line.split(letter).length - 1, 0);
  return [
    head("terrain", "foot", "mechanized", "defence", "bombardment", "recon at two hexes", "hexes"),
    ...Object.entries(tables.TERRAIN_EFFECTS).map(
      ([name, { foot, mechanized, defence, bombardment, open }]) => [
        printed(name),
        ours(cost(foot)),
        ours(cost(mechanized)),
        ours(left(defence)),
        ours(left(bombardment)),
        printed(open ? "yes" : "no"),
        ours(count(letters[name])),
      ],
    ),
  ];
}

function lineRows({ tables: { LINE_COSTS, SIDE_EFFECTS } }: Data): DataTable["rows"] {
  const { road, railroad, railroadWithoutEngineer, trail } = LINE_COSTS;
  return [
    head("line or hexside", "foot", "mechanized", "defence"),
    [printed("road"), printed(cost(road)), printed(cost(road)), NONE],
    [printed("railroad"), printed(cost(railroad)), printed(cost(railroad)), NONE],
    [
      printed("railroad, Japanese without engineer"),
      ours(cost(railroadWithoutEngineer)),
      ours(cost(railroadWithoutEngineer)),
      NONE,
    ],
    [printed("trail"), ours(cost(trail.foot)), ours(cost(trail.mechanized)), NONE],
    ...Object.entries(SIDE_EFFECTS).map(([name, { foot, mechanized, defence }]) => [
      name === "ferry" ? ours(name) : printed(name),
      ours(`+${cost(foot)}`),
      ours(mechanized === null ? "no" : `+${cost(mechanized)}`),
      ours(left(defence)),
    ]),
    [printed("bridge"), printed("+0"), printed("+0"), ours("as the water")],
  ];
}

function combatRows(columns: readonly number[], results: readonly (readonly string[])[]): DataTable["rows"] {
  const heads = columns.map((least, at) => {
    const next = columns[at + 1];
    const text = at === 0 ? `${next - 1}%-` : next === undefined ? `${least}%+` : `${least}-${next - 1}%`;
    return at < PRINTED_COLUMNS ? printed(text) : ours(text);
  });
  return [
    [printed("die"), ...heads],
    ...DICE.map((die) => [printed(die), ...results.map((column) => ours(column[die - 1] ?? "?"))]),
  ];
}

function airRows({ tables: { AIR_SUPERIORITY } }: Data): DataTable["rows"] {
  const isPrinted = (points: number, die: number): boolean =>
    (points === 2 && die === 5) || (points === 6 && die === 6);
  return [
    head("die", ...AIR_SUPERIORITY.map((_, at) => at + 1)),
    ...DICE.map((die) => [
      printed(die),
      ...AIR_SUPERIORITY.map((column, at) =>
        (isPrinted(at + 1, die) ? printed : ours)(column[die - 1]?.join("/") ?? "?"),
      ),
    ]),
  ];
}

function interdictionRows({ tables: { INTERDICTION, INTERDICTION_MODIFIER } }: Data): DataTable["rows"] {
  const turns = (result: string | number): string =>
    result === 1 ? "one turn later" : result === 2 ? "two turns later" : String(result);
  return [
    head("from", "of", "what"),
    ...INTERDICTION_MODIFIER.map(([points, modifier]) => [
      ours(points),
      printed("air points"),
      ours(`+${modifier}`),
    ]),
    ...INTERDICTION.map(([roll, result]) => [ours(roll), printed("modified die"), ours(turns(result))]),
  ];
}

function limitRows({ tables }: Data): DataTable["rows"] {
  const { FORTIFICATION, STRIKE_LIMIT, COMMAND_LEVEL, AIR_AT_START, SUPPLY_AT_START, SUPPLY_EACH_TURN } =
    tables;
  return [
    head("what", "Japanese", "Allied"),
    [
      printed("columns left for a fortification (21.1)"),
      printed(FORTIFICATION.japanese),
      printed(FORTIFICATION.allied),
    ],
    [
      printed("columns left for antiaircraft (16.84)"),
      ours(tables.ANTIAIRCRAFT_SHIFT),
      ours(tables.ANTIAIRCRAFT_SHIFT),
    ],
    [printed("columns left for coast guns (26.15b)"), NONE, printed(tables.COAST_GUNS_SHIFT)],
    [printed("air points on a hex (26.13a)"), printed(STRIKE_LIMIT.japanese), printed(STRIKE_LIMIT.allied)],
    [printed("command level (5.2)"), ours(COMMAND_LEVEL.japanese), ours(COMMAND_LEVEL.allied)],
    [printed("command level on turn 1"), ours(COMMAND_LEVEL.japanese), printed(COMMAND_LEVEL.alliedOnTurn1)],
    [printed("air points at the start"), printed(AIR_AT_START.japanese), printed(AIR_AT_START.allied)],
    [printed("air points off the map (26.12a)"), printed(tables.AIR_OFF_MAP), NONE],
    [
      printed("supply points at the start"),
      printed(SUPPLY_AT_START.base),
      printed(`${SUPPLY_AT_START.island} island, ${SUPPLY_AT_START.north} north`),
    ],
    [
      printed("supply points each turn"),
      printed(SUPPLY_EACH_TURN.japanese),
      printed(
        `${SUPPLY_EACH_TURN.allied}, ${SUPPLY_EACH_TURN.alliedWithoutNavalBase} without the Naval Base`,
      ),
    ],
    [
      printed("battalion equivalents a hex (26.8)"),
      printed(tables.STACKING_LIMIT),
      printed(tables.STACKING_LIMIT),
    ],
    [
      printed("refitted by a supply point (7.5)"),
      printed(tables.REFIT_PER_POINT),
      printed(tables.REFIT_PER_POINT),
    ],
    [
      printed("repaired by a supply point (7.6)"),
      printed(tables.REPAIR_PER_POINT),
      printed(tables.REPAIR_PER_POINT),
    ],
    [
      printed("supply points a lift (22.2)"),
      printed(tables.SUPPLY_PER_LIFT),
      printed(tables.SUPPLY_PER_LIFT),
    ],
    [printed("price of an optional unit"), printed(tables.OPTIONAL_COST), printed(tables.OPTIONAL_COST)],
    [
      printed("optional units from turn"),
      printed(tables.OPTIONAL_FROM_TURN),
      printed(tables.OPTIONAL_FROM_TURN),
    ],
    [printed("7th Armoured Brigade from turn"), NONE, printed(tables.ARMOURED_FROM_TURN)],
    [
      printed("option: southern landings closed to turn, from row"),
      ours(`${tables.SOUTH_CLOSED.lastTurn}, ${tables.SOUTH_CLOSED.firstRow}`),
      NONE,
    ],
  ];
}

function counterRows({ units }: Data, seat: "japanese" | "allied"): DataTable["rows"] {
  const standings: Readonly<Record<string, Standing>> = {
    printed: "printed",
    history: "derived",
    ours: "reconstructed",
  };
  return [
    head("name", "type", "size", "att", "def", "move", "support", "radius", "", "from"),
    ...units.COUNTERS.filter((counter) => counter.seat === seat).map((counter) => {
      const value = (of: number | undefined): DataCell =>
        of === undefined
          ? NONE
          : { text: String(of), standing: standings[counter.values] ?? "reconstructed" };
      const named = seat === "allied" && counter.from === "optional" ? ours : printed;
      return [
        named(counter.name),
        named(counter.type),
        named(counter.size),
        value(counter.attack),
        value(counter.defence),
        value(counter.movement),
        value(counter.support),
        value(counter.radius),
        printed(
          [counter.mechanized ? "mechanized" : "", counter.breaksDown ? "breaks down" : ""]
            .filter(Boolean)
            .join(", "),
        ),
        printed(counter.from),
      ];
    }),
  ];
}

const markerRows = ({ tables: { MARKERS } }: Data): DataTable["rows"] => [
  head("side", "marker", "number", "in hand", "when", "then", "strength"),
  ...MARKERS.map(({ id, seat, name, count, inHand = 0, kind, goes, strength }) => [
    printed(seat),
    printed(name),
    inHand === count ? printed(count) : ours(count),
    printed(inHand || ""),
    printed(kind),
    printed(goes),
    strength === undefined ? NONE : id === "force-z" ? ours(strength) : printed(strength),
  ]),
];

const placeRows = ({ map }: Data): DataTable["rows"] => [
  head("hex", "name", "kind", "port", "airfield"),
  ...map.PLACES.filter(({ port, airfield }) => port || airfield).map(
    ({ hex, name, kind, port, airfield }) => [
      ours(hex),
      ours(name),
      ours(kind),
      port ? ours("port") : NONE,
      airfield ? ours(airfield) : NONE,
    ],
  ),
];

function victoryRows({ tables: { POINTS, LEVELS, MORALE_OBJECTIVES } }: Data): DataTable["rows"] {
  const words: Readonly<Record<string, string>> = {
    hq: "an HQ eliminated",
    brigade: "a brigade eliminated",
    regiment: "a regiment eliminated",
    other: "any other unit eliminated",
    air: "an air point eliminated",
    islandObjective: "an objective of the island, each turn",
    objective: "an objective, each turn",
    forceZDamaged: "Force Z damaged",
    forceZSunk: "Force Z sunk",
    islandAtEnd: "an objective of the island held at the end",
  };
  return [
    head("side", "for", "points"),
    ...(["japanese", "allied"] as const).flatMap((seat) =>
      Object.entries(POINTS[seat]).map(([what, points]) => row(SEATS[seat], words[what] ?? what, points)),
    ),
    ...Object.entries(LEVELS).map(([level, least]) => row("either", `${level} victory, by a lead of`, least)),
    row("Morale", "objectives in Japanese hands", MORALE_OBJECTIVES),
  ];
}
