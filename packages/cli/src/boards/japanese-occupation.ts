import type { View } from "@sandtable/engine";
import {
  type CenterId,
  chart,
  RAILWAYS_AT,
  type RailwayId,
  railwayId,
  type SpaceId,
} from "@sandtable/japanese-occupation/map";
import {
  DECK_PLAN,
  type OccupationView,
  type SpaceView,
  tableOf,
} from "@sandtable/japanese-occupation/shape";
import { inColumns, wrap } from "../columns.ts";
import { fit, spread } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import { capabilityLines, cardLines, type Forecast, forecastLines, sequenceLines } from "./cards.ts";
import { boxed, counted, drawChart, fitted, gauge, isRoomy, nameOf, stacked } from "./parts.ts";
import { isCenter, KEY_COLUMN, PENINSULA, THAILAND_COLUMN, titleOf } from "./peninsula.ts";

/** Japanese Occupation in a terminal: the peninsula with its Railways, the tracks on the sea beside it. */

/** 1.3.7 The Railways beside each space. */
const railwaysBeside = (id: SpaceId): readonly RailwayId[] => RAILWAYS_AT[chart.at(id)].map(railwayId);

/** 1.3.3 Thailand is out of play: its place is for the key. */
const GRID = PENINSULA.map((row) => row.map((id) => (id === "thailand" ? undefined : id)));

export function drawOccupation(view: View, brush: Brush): string[] {
  const table = tableOf(view);
  const tracks = (width: number): string[] => trackLines(table, brush, width);
  const map = drawChart(
    {
      grid: GRID,
      height: 6,
      box: (id, width) => spaceBox(table, brush, id, width),
      beside: (column, width) => KEYS[column]?.map((line) => gauge(brush, width).note(line)) ?? tracks(width),
      key: "T Troops, P Police, K Kempeitai; M MPAJA, N non-MPAJA Guerrillas: U Underground, A Active. The number beside a name is the Population. Intel: revealed, ? if face down; seen: face down, but known; gone: until Reset.",
      title: (id) => titleOf(brush, id, table.spaces[id].population),
      entry: (id) => {
        const space = table.spaces[id];
        return [
          japanese(space)(false),
          guerrillas(space)(false),
          help(space, true),
          markers(brush, space, true),
          intel(space),
          isCenter(id) ? connected(table, id) : "",
        ];
      },
      tracks,
    },
    brush,
  );
  return [
    ...map,
    ...railways(table, brush),
    ...cardLines(table, brush, table.icon === null ? "" : ` · ${nameOf(brush, "icon", table.icon)}`),
    ...capabilityLines(table, brush),
    ...elsewhere(table, brush),
    ...forecastLines(table, brush, forecast(table)),
  ];
}

function spaceBox(table: OccupationView, brush: Brush, id: SpaceId, width: number): string[] {
  const { paint } = brush;
  const space = table.spaces[id];
  const inner = width - 2;
  const roomy = isRoomy(width);
  const chit = intel(space);
  const marked = markers(brush, space, roomy);
  const helped = paint("cyan", help(space, roomy));
  return boxed(
    brush,
    {
      title: titleOf(brush, id, space.population),
      colour: space.opposition ? "yellow" : "dim",
      lines: [
        spread(paint("red", fitted(japanese(space), inner - chit.length - 1, roomy)), chit, inner),
        paint("cyan", fitted(guerrillas(space), inner, roomy)),
        ...(isCenter(id)
          ? [[helped, marked].filter(Boolean).join(" "), connected(table, id)]
          : [helped, marked]),
      ],
      foot: railwaysBeside(id)
        .map((line) => (table.railways[line].sabotage > 0 ? `${line}×` : line))
        .join(" "),
    },
    width,
  );
}

const japanese =
  ({ troops, police, kempeitai }: SpaceView) =>
  (roomy: boolean): string =>
    counted(
      [
        [troops, "Troops"],
        [police, "Police"],
        [kempeitai, "Kempeitai"],
      ],
      roomy,
    );

const guerrillas = (space: SpaceView) => (roomy: boolean) => {
  const band = (word: string, underground: number, active: number): string =>
    underground + active === 0
      ? ""
      : `${roomy ? word : word.charAt(0)} ${counted(
          [
            [underground, "U"],
            [active, "A"],
          ],
          false,
        )}`;
  return [
    band("MPAJA", space.mpaja_underground, space.mpaja_active),
    band("Non-MPAJA", space.other_underground, space.other_active),
  ]
    .filter(Boolean)
    .join(" ");
};

/** What helps the British in a space. */
const help = ({ force136, camp, caches }: SpaceView, roomy: boolean): string => {
  const name = roomy ? "Force 136" : "F136";
  const force = force136 > 1 ? `${force136} ${name}` : name;
  return [force136 > 0 ? force : "", camp ? "Camp" : "", caches > 0 ? stacked("Cache", caches, roomy) : ""]
    .filter(Boolean)
    .join(" ");
};

const markers = ({ paint }: Brush, { opposition, terror, village }: SpaceView, roomy: boolean): string =>
  [
    opposition ? paint("yellow", roomy ? "Opposition" : "Oppose") : "",
    terror > 0 ? paint("yellow", stacked("Terror", terror, roomy)) : "",
    village ? (roomy ? "Village" : "NV") : "",
  ]
    .filter(Boolean)
    .join(" ");

/** 1.11 The Intel chit: revealed, face down, face down after both sides have seen it, or taken away. */
function intel({ intel }: SpaceView): string {
  if (intel === null) return "";
  const word = { revealed: "Intel", concealed: "seen", gone: "gone" }[intel.state];
  return intel.value === null ? "Intel ?" : `${word} ${intel.value}`;
}

/** 4.3.1 The starred Railways that an Economic Center is connected to. */
const connected = ({ extract }: OccupationView, id: CenterId): string =>
  extract[id].length === 0 ? "* cut off" : `* ${extract[id].join(" ")}`;

const KEYS: Readonly<Record<number, readonly string[]>> = {
  [THAILAND_COLUMN]: [
    "Number: Population",
    "T Troops  P Police",
    "K Kempeitai",
    "M MPAJA Guerrillas",
    "N the others",
    "U Undergr. A Act.",
  ],
  [KEY_COLUMN]: [
    "F136 Force 136",
    "NV New Village",
    "Intel ? face down",
    "seen: down, known",
    "* starred Railway",
    "R1× has Sabotage",
  ],
};

function trackLines(table: OccupationView, brush: Brush, width: number): string[] {
  const on = gauge(brush, width);
  const { troops, police, mpaja, others, caches, camps, force136, villages } = table.available;
  const { extract, zipper } = table;
  const { ec_north, ec_south } = extract;
  return [
    on.line("Resistance", table.resistance),
    on.note("Japanese <18, British 20", "Japan <18 Brit. 20"),
    on.note("18-19: British if more", "18-19: Br. if F136"),
    on.note("Force 136 than Camps", "outnumber Camps"),
    on.line("Japanese Resources", table.resources, "Resources"),
    on.line("Extract EC+EC+NV", `${ec_north.length}+${ec_south.length}+${extract.villages}`, "Extract"),
    on.line("Operation Zipper", nameOf(brush, "zipper", zipper.box), "Zipper"),
    on.line("Caches on 6/12", `${zipper.stored["6"]}/${zipper.stored["12"]}`),
    ...sequenceLines(table, DECK_PLAN, brush, on, width),
    on.head("Available"),
    on.line("Troops/Police", `${troops}/${police}`, "Troops/Pol."),
    on.line("MPAJA/Non-MPAJA", `${mpaja}/${others}`, "MPAJA/Non-M."),
    on.line("Force 136/Camps", `${force136}/${camps}`, "F136/Camps"),
    on.line("Caches/New Villages", `${caches}/${villages}`, "Caches/NV"),
  ];
}

/** 1.3.6 By the borders they lie on; the words stay where they are when Sabotage comes. */
function railways({ railways }: OccupationView, brush: Brush): string[] {
  const lines = Object.entries(railways).map(([id, { sabotage, starred }]) => ({
    name: `${id}${starred ? "*" : " "} ${nameOf(brush, "railway", id).replace(" Railway", "")}`,
    cut: sabotage > 0 ? brush.paint("yellow", stacked("Sabotage", sabotage, true)) : "",
  }));
  const widest = Math.max(...lines.map(({ name }) => name.length));
  return inColumns(
    lines.map(({ name, cut }) => fit(`${name.padEnd(widest)} ${cut}`, widest + "Sabotage 2".length + 1)),
    brush.width,
  );
}

/** What has left the map for a while or for good. */
function elsewhere({ away, gone }: OccupationView, brush: Brush): string[] {
  const said = (parts: readonly (readonly [number, string, string])[]): string =>
    parts
      .filter(([count]) => count > 0)
      .map(([count, what, card]) => `${count} ${what} (${card})`)
      .join(", ");
  const until = said([
    [away.troops, "Troops", "J17"],
    [away.force136, "Force 136", "J25"],
  ]);
  const forGood = said([
    [gone.caches, "Supply Cache", "J14"],
    [gone.kempeitai, "Kempeitai", "J29"],
  ]);
  return [
    ...(until === "" ? [] : wrap(`Away until Reset: ${until}.`, brush.width)),
    ...(forGood === "" ? [] : wrap(`Out of the game: ${forGood}.`, brush.width)),
  ];
}

/** 6.1, 6.2 The Resistance phase as the MPAJA phase before it leaves the pieces. */
const forecast = ({ forecast: f, resistance }: OccupationView): Forecast => ({
  track: "Resistance",
  value: resistance,
  net: f.net,
  causes: [
    ["revealed Intel", f.intel],
    ["Supply Caches", f.caches],
    ["spaces with more Guerrillas than cubes", f.spaces],
    ["Resources", -f.resources],
    ["Neutral Population", -f.neutral],
    ["Police", -f.police],
  ],
  besides: `First Guerrillas clash in ${f.clashes.length} and MPAJA come to ${f.mobilized.length} spaces, ${f.mobilizers} at hand (6.1); ${f.neutralPopulation} Population is Neutral (6.2.4).`,
});
