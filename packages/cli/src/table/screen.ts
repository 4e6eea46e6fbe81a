import type { AnyCatalogue, Closed, Decision, Game, LoggedEvent, Message } from "@sandtable/engine";
import { CHANCE, type LogEvent, say } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import { fit, type Paint, widthOf } from "./paint.ts";

/** What the text of a table is made with. */
export interface Brush {
  readonly words: AnyCatalogue;
  readonly paint: Paint;
  readonly width: number;
}

/** The question: who is asked, what, and under which rule; then every choice with its number. */
export function question(brush: Brush, game: Game, decision: Decision): string[] {
  const { paint, words, width } = brush;
  const who = game.roles.find(({ seat }) => seat === decision.seat)?.name ?? decision.seat;
  const asked = wrap(`${who} (${decision.rule}): ${say(words, decision.prompt)}`, width);
  return [...asked.map((line) => paint("bold", line)), ...choiceList(brush, decision)];
}

/** The number to type for each choice: its place in the list, unless the choices are numbers themselves. */
export function numbersOf(words: AnyCatalogue, { choices }: Decision): string[] {
  const labels = choices.map(({ label }) => say(words, label));
  return labels.every((label) => /^\d+$/.test(label)) ? labels : labels.map((_, index) => String(index + 1));
}

/** Short lists one below the other; long ones in as many columns as there is room for. */
function choiceList({ paint, words, width }: Brush, decision: Decision): string[] {
  const numbers = numbersOf(words, decision);
  const cells = decision.choices.map(({ key, label }, index) => {
    const said = say(words, label);
    const number = paint("yellow", numbers[index].padStart(3));
    return `${number} ${said === numbers[index] ? "" : `${said} `}${paint("dim", `[${key}]`)}`;
  });
  const cell = Math.max(...cells.map(widthOf)) + 2;
  const columns = cells.length > 6 ? Math.max(1, Math.floor(width / cell)) : 1;
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, index) => index % rows === row)
      .map((text) => fit(text, cell))
      .join("")
      .trimEnd(),
  );
}

/** What is closed at this question, and why. */
export function closedList(brush: Brush, closed: readonly Closed[]): string[] {
  if (closed.length === 0) return ["Nothing that belongs here is closed."];
  return closed.flatMap((entry) => closedLine(brush, entry));
}

export const closedLine = ({ words, width }: Brush, { label, rule, why }: Closed): string[] =>
  wrap(`${say(words, label)}: ${say(words, why)} (${rule})`, width, "  ");

/** Events as lines of the log, each with its rule. */
export function logLines({ paint, words, width }: Brush, events: readonly LoggedEvent[]): string[] {
  return events.flatMap(({ event }) => {
    const said = sayEvent(words, event);
    if (said === undefined) return [];
    const [first, ...rest] = wrap(`${said} (${event.rule})`, width - 2, "  ");
    return [`${paint("dim", "·")}${first.slice(1)}`, ...rest];
  });
}

/** The line of an event; none for chance that had no choice. A forced choice's key is told as `choice`. */
function sayEvent(words: AnyCatalogue, event: LogEvent): string | undefined {
  const { key, seat, ...rest } = event as LogEvent & { key?: string; seat?: string };
  if (event.kind === "forced" && seat === CHANCE) return undefined;
  return say(words, {
    ...(rest as object),
    ...(seat !== undefined && { seat }),
    ...(key !== undefined && { choice: key }),
    key: `log.${event.kind}`,
  } as Message);
}

/** The topics a catalogue has player aids for. */
const aidTopics = (words: AnyCatalogue): string[] =>
  Object.keys(words)
    .filter((key) => key.startsWith("aid."))
    .map((key) => key.slice("aid.".length));

export function helpText(brush: Brush): string[] {
  return [
    "a number, or a key in [brackets]   take that choice",
    "?  or why      what is closed here, and why     why perak   why that one is",
    "u  undo        take the last choice back        r  restart  take the turn back",
    "b  board       draw the board                   l  log      since my last turn",
    "h  help sweep  a player aid                     s  save my-game.json",
    "q  quit        leave the game",
    ...wrap(`Player aids: ${aidTopics(brush.words).join(", ")}.`, brush.width),
  ];
}

export function aid({ words, width }: Brush, topic: string): string[] {
  const wanted = topic.toLowerCase().replace(/[\s_]+/g, "-");
  if (!aidTopics(words).includes(wanted))
    return wrap(`There is no aid "${topic}"; there are: ${aidTopics(words).join(", ")}.`, width);
  return wrap(say(words, { key: `aid.${wanted}` }), width);
}
