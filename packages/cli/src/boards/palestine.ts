import type { View } from "@sandtable/engine";
import type { SpaceId } from "@sandtable/palestine/map";
import { DECK_PLANS, type PalestineView, type SpaceView, tableOf } from "@sandtable/palestine/shape";
import { wrap } from "../columns.ts";
import { spread } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import { capabilityLines, cardLines, type Forecast, forecastLines, sequenceLines } from "./cards.ts";
import {
  boxed,
  counted,
  cubes,
  drawChart,
  fitted,
  type Grid,
  gauge,
  isRoomy,
  nameOf,
  stacked,
} from "./parts.ts";

/** Palestine in a terminal: the coast from Haifa down to Gaza, the tracks on the sea to the west of it. */

const GRID: Grid<SpaceId> = [
  [undefined, "haifa_c", "rw_syria", "galilee"],
  [undefined, "rw_haifa", "haifa_d", "samaria"],
  [undefined, "tel_aviv", "rw_jerusalem", "jerusalem_c"],
  [undefined, "rw_egypt", "lydda", "jerusalem_d"],
  [undefined, "gaza", undefined, undefined],
];
const SEA = 0;
const FRAMES = { district: "plain", city: "double", railway: "dashed" } as const;

export function drawPalestine(view: View, brush: Brush): string[] {
  const table = tableOf(view);
  const tracks = (width: number): string[] => trackLines(table, brush, width);
  const map = drawChart(
    {
      grid: GRID,
      height: 5,
      box: (id, width) => spaceBox(brush, id, table.spaces[id], width),
      beside: (column, width) =>
        column === SEA ? tracks(width) : (KEYS[column] ?? []).map((line) => gauge(brush, width).note(line)),
      key: "T Troops, P Police, U Underground Cells, A Active Cells, C Arms Caches.",
      title: (id) => nameOf(brush, "space", id),
      entry: (id) => {
        const space = table.spaces[id];
        return [
          cubes(space)(false),
          irgun(space)(false),
          markers(brush, space, true),
          space.curfew ? CURFEW : "",
        ];
      },
      tracks,
    },
    brush,
  );
  return [
    ...map,
    ...cardLines(table, brush),
    ...mustPass(table, brush),
    ...capabilityLines(table, brush),
    ...forecastLines(table, brush, forecast(table)),
  ];
}

const CURFEW = "Curfew";

function spaceBox(brush: Brush, id: SpaceId, space: SpaceView, width: number): string[] {
  const { paint } = brush;
  const inner = width - 2;
  const roomy = isRoomy(width);
  const curfew = space.curfew ? CURFEW : "";
  return boxed(
    brush,
    {
      title: fitted((full) => titleOf(brush, id, full), inner - 1, true),
      colour: "dim",
      frame: FRAMES[space.kind],
      lines: [
        spread(
          paint("cyan", fitted(cubes(space), inner - curfew.length - 1, roomy)),
          paint("yellow", curfew),
          inner,
        ),
        paint("red", fitted(irgun(space), inner, roomy)),
        markers(brush, space, roomy),
      ],
    },
    width,
  );
}

const titleOf = (brush: Brush, id: SpaceId, full: boolean): string => {
  const name = nameOf(brush, "space", id);
  return full ? name : name.replace("District", "Distr.").replace("Railway", "Railw.");
};

const irgun =
  ({ underground, active, caches }: SpaceView) =>
  (roomy: boolean): string =>
    counted(
      [
        [underground, "Undergr."],
        [active, "Active"],
        [caches, caches === 1 ? "Cache" : "Caches"],
      ],
      roomy,
    );

const markers = ({ paint }: Brush, { sabotage, terror }: SpaceView, roomy: boolean): string =>
  [
    sabotage > 0 ? stacked("Sabotage", sabotage, roomy) : "",
    terror > 0 ? stacked("Terror", terror, roomy) : "",
  ]
    .filter(Boolean)
    .map((marker) => paint("yellow", marker))
    .join(" ");

const KEYS: Readonly<Record<number, readonly string[]>> = {
  2: ["T Troops  P Police", "U Underground Cell", "A Active Cell", "C Arms Cache"],
  3: ["Double frame: City", "dashed: Railway"],
};

function trackLines(table: PalestineView, brush: Brush, width: number): string[] {
  const on = gauge(brush, width);
  const { troops, police, cells, caches, curfews } = table.available;
  const { value, stored } = table.haganah;
  const { held, bag } = table.intel;
  return [
    on.line("Political Will", table.politicalWill),
    on.note("Irgun: 0 in a Propaganda", "Irgun win at 0 in"),
    on.note("Round; British: after three", "Propaganda Rounds"),
    on.line("Haganah Track", value),
    ...wrap(nameOf(brush, "haganah", value), width - 1).map((line) => on.note(line)),
    ...sequenceLines(table, DECK_PLANS[table.scenario], brush, on, width),
    on.head("Intel Chits 0/1/2"),
    on.line("held by the British", held.join("/"), "held"),
    on.line("in the bag", bag.join("/")),
    on.head("Available"),
    on.line("Troops/Police", `${troops}/${police}`, "Troops/Pol."),
    on.line("Curfews", curfews),
    on.line("Cells/Caches", `${cells}/${caches}`),
    on.head("Cells/Caches held"),
    ...(["4", "3"] as const).map((box) =>
      on.line(`on Haganah Track ${box}`, `${stored[box].cells}/${stored[box].caches}`, `by Haganah ${box}`),
    ),
    on.line("Cells in Prison", table.prison),
    ...(table.exiled > 0 ? [on.line("Out of the game", table.exiled)] : []),
  ];
}

/** P27 binds the British on the first Event card after it. */
function mustPass({ mustPass, card }: PalestineView, { words, width }: Brush): string[] {
  if (!mustPass) return [];
  const when = card === "P27" || card === "propaganda" ? "the next Event card" : "this card";
  return wrap(`${words["card.P27.title"]}: the British must Pass on ${when}.`, width);
}

/** 6.1.1 What disorder costs, 6.1.2 what order brings. */
const forecast = ({ forecast: f, politicalWill }: PalestineView): Forecast => ({
  track: "Political Will",
  value: politicalWill,
  net: f.net,
  causes: [
    ["Sabotage in Districts", -f.districts],
    ["in Cities", -f.cities],
    ["Terror in Cities", -f.terror],
    ["Railways with Sabotage", -f.railways],
    ["all Railways clear", f.clearRailways],
    ["clear Cities", f.clearCities],
  ],
});
