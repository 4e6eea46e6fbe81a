import { say, type View } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import { fit, spread } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";

/** Malaya in a terminal: the peninsula from Thailand down to Johore, the tracks on the sea beside it. */

interface SpaceView {
  readonly population: number;
  readonly troops: number;
  readonly police: number;
  readonly underground: number;
  readonly active: number;
  readonly bases: number;
  readonly terror: number;
  readonly village: boolean;
  readonly attitude: -1 | 0 | 1;
  readonly control: -1 | 0 | 1;
}

interface MalayaView {
  readonly scenario: string;
  readonly spaces: Readonly<Record<string, SpaceView>>;
  readonly available: Readonly<Record<"troops" | "police" | "guerrillas" | "bases" | "villages", number>>;
  readonly politicalWill: number;
  readonly resources: Readonly<Record<"british" | "mcp", number>>;
  readonly commander: { readonly name: string; readonly cancelled: boolean };
  readonly card: string | null;
  readonly played: readonly string[];
  readonly cardsLeft: number;
  readonly propagandaRounds: number;
  readonly capabilities: Readonly<Record<string, "unshaded" | "shaded">>;
  readonly initiative: { readonly first: string; readonly firstBox: string };
  readonly forecast: Readonly<
    Record<"support" | "opposition" | "sabotage" | "terror" | "net" | "british" | "mcp", number>
  >;
}

/** As the spaces lie to each other on the map; the gaps are for the tracks and the key. */
const MAP = [
  ["kedah", "thailand", "kelantan", "trengganu"],
  ["perak", "ec_north", "pahang", undefined],
  ["selangor", "kuala_lumpur", "ec_south", undefined],
  [undefined, "negri_sembilan", "johore", undefined],
] as const;
const COLUMNS = 4;
const LEAST_WIDTH = 78;
/** From this width of a cell on there is room for words instead of letters. */
const ROOMY = 27;
const CELL_LINES = 5;

export function drawMalaya(view: View, brush: Brush): string[] {
  const table = view as unknown as MalayaView;
  const map = brush.width < LEAST_WIDTH ? listed(table, brush) : mapped(table, brush);
  return [...map, ...card(table, brush), ...capabilities(table, brush), ...forecast(table, brush)];
}

const name = ({ words }: Brush, kind: string, id: string | number): string =>
  say(words, { key: `name.${kind}.${id}` });

const spaceName = (brush: Brush, id: string): string => {
  const full = name(brush, "space", id);
  return full
    .replace("Northern Economic Center", "Northern EC")
    .replace("Southern Economic Center", "Southern EC");
};

const titleOf = (brush: Brush, id: string, { population }: SpaceView): string =>
  `${spaceName(brush, id)}${population > 0 ? ` ${population}` : ""}`;

function mapped(table: MalayaView, brush: Brush): string[] {
  const cell = Math.min(29, Math.floor((brush.width - (COLUMNS - 1)) / COLUMNS));
  const tracks = trackLines(table, brush, cell);
  const key = keyLines(brush, cell);
  return MAP.flatMap((row, rowIndex) => {
    const cells = row.map((id, column) => {
      if (id !== undefined) return spaceBox(table, brush, id, cell);
      const lines = column === 0 ? key : tracks.slice((rowIndex - 1) * CELL_LINES, rowIndex * CELL_LINES);
      return Array.from({ length: CELL_LINES }, (_, line) => fit(lines[line] ?? "", cell));
    });
    return Array.from({ length: CELL_LINES }, (_, line) =>
      cells
        .map((lines) => lines[line])
        .join(" ")
        .trimEnd(),
    );
  });
}

/** Below the least width: a line or two for each space. */
function listed(table: MalayaView, brush: Brush): string[] {
  const spaces = MAP.flat().filter((id) => id !== undefined);
  const { paint } = brush;
  return [
    ...wrap(
      "T Troops, P Police, U Underground, A Active, B Base. The number beside a name is the Population.",
      brush.width,
    ).map((line) => paint("dim", line)),
    ...spaces.flatMap((id) => {
      const space = table.spaces[id];
      const parts = [
        british(space, false),
        mcp(space, false),
        markers(brush, id, space, true),
        control(brush, space),
      ];
      const [first = "", ...rest] = wrap(
        `${titleOf(brush, id, space)}: ${parts.filter(Boolean).join(", ") || "empty"}`,
        brush.width - 2,
        "  ",
      );
      return [first.slice(2), ...rest];
    }),
    ...trackLines(table, brush, Math.min(brush.width, 30)),
  ];
}

function spaceBox(table: MalayaView, brush: Brush, id: string, width: number): string[] {
  const { paint } = brush;
  const space = table.spaces[id];
  const inner = width - 2;
  const roomy = width >= ROOMY;
  const held = control(brush, space);
  const colour = space.control > 0 ? "cyan" : space.control < 0 ? "red" : "dim";
  const edge = (text: string): string => paint(colour, text);
  const title = titleOf(brush, id, space);
  const rule = "─".repeat(Math.max(0, inner - title.length - 1));
  const pieces = (make: (space: SpaceView, roomy: boolean) => string, room: number): string => {
    const words = make(space, true);
    return roomy && words.length <= room ? words : make(space, false);
  };
  const lines = [
    spread(paint("cyan", pieces(british, inner - held.length - 1)), edge(held), inner),
    paint("red", pieces(mcp, inner)),
    markers(brush, id, space, roomy),
  ];
  return [
    `${edge("┌")}${paint("bold", title)} ${edge(rule)}${edge("┐")}`,
    ...lines.map((line) => edge("│") + fit(line, inner) + edge("│")),
    edge(`└${"─".repeat(inner)}┘`),
  ];
}

const counted = (parts: readonly (readonly [number, string])[], roomy: boolean): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => (roomy ? `${count} ${word}` : `${count}${word.charAt(0)}`))
    .join(" ");

const british = ({ troops, police }: SpaceView, roomy: boolean): string =>
  counted(
    [
      [troops, "Troops"],
      [police, "Police"],
    ],
    roomy,
  );

const mcp = ({ underground, active, bases }: SpaceView, roomy: boolean): string =>
  counted(
    [
      [underground, roomy ? "Undergr." : "U"],
      [active, "Active"],
      [bases, bases === 1 ? "Base" : "Bases"],
    ],
    roomy,
  );

const control = (brush: Brush, { control }: SpaceView): string =>
  control === 0
    ? ""
    : `${control > 0 ? "◆" : "●"} ${name(brush, "faction", control > 0 ? "british" : "mcp")}`;

function markers(brush: Brush, id: string, space: SpaceView, roomy: boolean): string {
  const { paint } = brush;
  const parts: string[] = [];
  if (space.attitude !== 0) {
    const word = name(brush, "attitude", space.attitude);
    parts.push(
      paint(space.attitude > 0 ? "green" : "yellow", roomy ? word : word.replace("Opposition", "Oppose")),
    );
  }
  const marker = id.startsWith("ec_") ? "Sabotage" : "Terror";
  if (space.terror > 0)
    parts.push(paint("yellow", space.terror > 1 ? `${marker}${roomy ? " " : ""}${space.terror}` : marker));
  if (space.village) parts.push(roomy ? "Village" : "NV");
  return parts.join(" ");
}

function trackLines(table: MalayaView, brush: Brush, width: number): string[] {
  const { paint } = brush;
  const line = (label: string, value: string | number): string =>
    ` ${spread(label, paint("bold", String(value)), width - 1)}`;
  const roomy = width >= ROOMY;
  const { troops, police, guerrillas, bases, villages } = table.available;
  const { first, firstBox } = table.initiative;
  const commander = name(brush, "commander", table.commander.name);
  const next = [...new Set(nextPropaganda(table))].join("-") || "no more";
  const wins = (text: string): string => ` ${paint("dim", text)}`;
  return [
    line("Political Will", table.politicalWill),
    wins(roomy ? "Early: MCP ≤2, British ≥18" : "MCP ≤2 British ≥18"),
    wins(roomy ? "End: MCP <10, British >10" : "end <10    end >10"),
    line(roomy ? "British Resources" : "British Res.", table.resources.british),
    line(roomy ? "MCP Resources" : "MCP Res.", table.resources.mcp),
    line("Commander", table.commander.cancelled ? `(${commander})` : commander),
    line(roomy ? "1st Eligible" : "1st Elig.", name(brush, "faction", first)),
    line("Box taken", firstBox),
    line("Cards to come", table.cardsLeft),
    line("Propaganda", `${table.propagandaRounds} of 3`),
    line(roomy ? "Next one in" : "Next in", roomy ? `${next} card${next === "1" ? "" : "s"}` : next),
    ` ${paint("bold", "Available")}`,
    line(roomy ? "Troops/Police" : "Troops/Pol.", `${troops}/${police}`),
    line(roomy ? "Guerrillas/Bases" : "Guerr./Bases", `${guerrillas}/${bases}`),
    line("New Villages", villages),
  ];
}

/** 2.1 A pile is so many Events and one Propaganda card, which is among the last cards of it. */
const PILES: Readonly<Record<string, { readonly cards: number; readonly last: number }>> = {
  standard: { cards: 7, last: 3 },
  extended: { cards: 9, last: 5 },
};
const PROPAGANDA_CARDS = 3;

/** The earliest and latest draw, counted from the next card on, that can bring Propaganda; none if none will. */
export function nextPropaganda({
  scenario,
  cardsLeft,
  played,
}: Pick<MalayaView, "scenario" | "cardsLeft" | "played">): readonly [number, number] | undefined {
  const { cards, last } = PILES[scenario];
  const piles = Math.ceil(cardsLeft / cards);
  const come = played.filter((card) => card === "propaganda").length;
  if (come >= PROPAGANDA_CARDS || piles === 0) return undefined;
  const left = cardsLeft - (piles - 1) * cards;
  return come > PROPAGANDA_CARDS - piles
    ? [left + cards - last + 1, left + cards]
    : [Math.max(1, left - last + 1), left];
}

/** The cards played so far, in their order. */
export function playedMalaya(view: View, { words, width }: Brush): string[] {
  const { played, cardsLeft } = view as unknown as MalayaView;
  const titles = played.map((card) => {
    const title = say(words, { key: `card.${card}.title` });
    return card === "propaganda" ? title : `${card} ${title}`;
  });
  return wrap(`Played so far, ${cardsLeft} to come: ${titles.join(", ") || "none"}.`, width);
}

/** What the letters stand for; with room for words there is little to explain. */
function keyLines({ paint }: Brush, width: number): string[] {
  const key =
    width >= ROOMY
      ? ["", "The number beside a name", "is the Population."]
      : ["Number: Population", "T Troops  P Police", "U Underground", "A Active  B Base", "NV New Village"];
  return key.map((line) => paint("dim", ` ${line}`));
}

function card({ card }: MalayaView, { words, paint, width }: Brush): string[] {
  if (card === null) return [];
  const title = say(words, { key: `card.${card}.title` });
  const texts =
    card === "propaganda"
      ? [say(words, { key: "card.propaganda.text" })]
      : (["unshaded", "shaded"] as const)
          .filter((side) => words[`card.${card}.${side}`] !== undefined)
          .map(
            (side) =>
              `${side === "unshaded" ? "Unshaded" : "Shaded"}: ${say(words, { key: `card.${card}.${side}` })}`,
          );
  return [
    "",
    paint("bold", card === "propaganda" ? title : `${card} ${title}`),
    ...texts.flatMap((text) => wrap(text, width, "  ")),
  ];
}

function capabilities({ capabilities }: MalayaView, { words, width }: Brush): string[] {
  const held = Object.entries(capabilities).map(
    ([card, side]) => `${say(words, { key: `card.${card}.title` })} (${side})`,
  );
  return held.length === 0 ? [] : wrap(`Capabilities: ${held.join(", ")}.`, width);
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** What the next Propaganda Round would do if it came now (6.1, 6.2). */
function forecast({ forecast: f, politicalWill }: MalayaView, { width }: Brush): string[] {
  const after = Math.max(0, Math.min(20, politicalWill + f.net));
  return wrap(
    `Propaganda now would take Political Will from ${politicalWill} to ${after}: Support ${signed(f.support)}, ` +
      `Opposition ${signed(-f.opposition)}, Sabotage ${signed(-f.sabotage)}, Terror in Kuala Lumpur ${signed(-f.terror)}. ` +
      `The British would earn ${f.british}, the MCP ${f.mcp}.`,
    width,
  );
}
