import type { SpaceId } from "@sandtable/coin/malaya-map";
import type { View } from "@sandtable/engine";
import { DECK_PLANS, type MalayaView, type SpaceView, tableOf } from "@sandtable/malaya/shape";
import { spread } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import { capabilityLines, cardLines, type Forecast, forecastLines, sequenceLines } from "./cards.ts";
import { boxed, counted, cubes, drawChart, fitted, gauge, isRoomy, nameOf, stacked } from "./parts.ts";
import { isCenter, KEY_COLUMN, PENINSULA, titleOf } from "./peninsula.ts";

/** Malaya in a terminal: the peninsula, the tracks on the sea beside it. */

export function drawMalaya(view: View, brush: Brush): string[] {
  const table = tableOf(view);
  const tracks = (width: number): string[] => trackLines(table, brush, width);
  const map = drawChart(
    {
      grid: PENINSULA,
      height: 5,
      box: (id, width) => spaceBox(table, brush, id, width),
      beside: (column, width) => (column === KEY_COLUMN ? keyLines(brush, width) : tracks(width)),
      key: "T Troops, P Police, U Underground, A Active, B Base. The number beside a name is the Population.",
      title: (id) => titleOf(brush, id, table.spaces[id].population),
      entry: (id) => {
        const space = table.spaces[id];
        return [
          cubes(space)(false),
          mcp(space)(false),
          markers(brush, id, space, true),
          control(brush, space),
        ];
      },
      tracks,
    },
    brush,
  );
  return [
    ...map,
    ...cardLines(table, brush),
    ...capabilityLines(table, brush),
    ...forecastLines(table, brush, forecast(table)),
  ];
}

function spaceBox(table: MalayaView, brush: Brush, id: SpaceId, width: number): string[] {
  const { paint } = brush;
  const space = table.spaces[id];
  const inner = width - 2;
  const roomy = isRoomy(width);
  const held = control(brush, space);
  const colour = space.control > 0 ? "cyan" : space.control < 0 ? "red" : "dim";
  return boxed(
    brush,
    {
      title: titleOf(brush, id, space.population),
      colour,
      lines: [
        spread(
          paint("cyan", fitted(cubes(space), inner - held.length - 1, roomy)),
          paint(colour, held),
          inner,
        ),
        paint("red", fitted(mcp(space), inner, roomy)),
        markers(brush, id, space, roomy),
      ],
    },
    width,
  );
}

const mcp =
  ({ underground, active, bases }: SpaceView) =>
  (roomy: boolean): string =>
    counted(
      [
        [underground, "Undergr."],
        [active, "Active"],
        [bases, bases === 1 ? "Base" : "Bases"],
      ],
      roomy,
    );

const control = (brush: Brush, { control }: SpaceView): string =>
  control === 0
    ? ""
    : `${control > 0 ? "◆" : "●"} ${nameOf(brush, "faction", control > 0 ? "british" : "mcp")}`;

function markers(brush: Brush, id: SpaceId, space: SpaceView, roomy: boolean): string {
  const { paint } = brush;
  const parts: string[] = [];
  if (space.attitude !== 0) {
    const word = nameOf(brush, "attitude", space.attitude);
    parts.push(
      paint(space.attitude > 0 ? "green" : "yellow", roomy ? word : word.replace("Opposition", "Oppose")),
    );
  }
  const marker = isCenter(id) ? "Sabotage" : "Terror";
  if (space.terror > 0) parts.push(paint("yellow", stacked(marker, space.terror, roomy)));
  if (space.village) parts.push(roomy ? "Village" : "NV");
  return parts.join(" ");
}

function trackLines(table: MalayaView, brush: Brush, width: number): string[] {
  const on = gauge(brush, width);
  const { troops, police, guerrillas, bases, villages } = table.available;
  const commander = nameOf(brush, "commander", table.commander.name);
  return [
    on.line("Political Will", table.politicalWill),
    on.note("Early: MCP ≤2, British ≥18", "MCP ≤2 British ≥18"),
    on.note("End: MCP <10, British >10", "end <10    end >10"),
    on.line("British Resources", table.resources.british, "British Res."),
    on.line("MCP Resources", table.resources.mcp, "MCP Res."),
    on.line("Commander", table.commander.cancelled ? `(${commander})` : commander),
    ...sequenceLines(table, DECK_PLANS[table.scenario], brush, on, width),
    on.head("Available"),
    on.line("Troops/Police", `${troops}/${police}`, "Troops/Pol."),
    on.line("Guerrillas/Bases", `${guerrillas}/${bases}`, "Guerr./Bases"),
    on.line("New Villages", villages),
  ];
}

/** What the letters stand for; with room for words there is little to explain. */
function keyLines(brush: Brush, width: number): string[] {
  const key = isRoomy(width)
    ? ["", "The number beside a name", "is the Population."]
    : ["Number: Population", "T Troops  P Police", "U Underground", "A Active  B Base", "NV New Village"];
  return key.map((line) => gauge(brush, width).note(line));
}

/** 6.1 Political Will, and 6.2 Resources. */
const forecast = ({ forecast: f, politicalWill }: MalayaView): Forecast => ({
  track: "Political Will",
  value: politicalWill,
  net: f.net,
  causes: [
    ["Support", f.support],
    ["Opposition", -f.opposition],
    ["Sabotage", -f.sabotage],
    ["Terror in Kuala Lumpur", -f.terror],
  ],
  besides: `The British would earn ${f.british}, the MCP ${f.mcp}.`,
});
