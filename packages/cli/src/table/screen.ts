import {
  type AnyCatalogue,
  CHANCE,
  type Closed,
  type Decision,
  type ForcedEvent,
  type Game,
  type LogEvent,
  type LoggedEvent,
  type Message,
  promptOf,
  type RuleEntry,
  say,
} from "@sandtable/engine";
import { inColumns, widthOf, wrap } from "../columns.ts";
import type { Paint } from "./paint.ts";

/** What the text of a table is made with. */
export interface Brush {
  readonly words: AnyCatalogue;
  readonly paint: Paint;
  readonly width: number;
}

/** What a game adds to its choices, by their keys. */
export interface Notes {
  /** What stands beside a choice; nothing where it is empty. */
  remark(key: string): string;
  /** Told of above the question, by a name or a hex number that can be typed: it is not listed again. */
  isTold(key: string): boolean;
}

/** The question: who is asked, what, and under which rule; then every choice with its number. */
export function question(brush: Brush, game: Game, decision: Decision, notes: Notes): string[] {
  const { paint, words, width } = brush;
  const who = game.roles.find(({ seat }) => seat === decision.seat)?.name ?? decision.seat;
  const asked = wrap(`${who} (${decision.rule}): ${say(words, promptOf(decision.about))}`, width);
  return [...asked.map((line) => paint("bold", line)), ...choiceList(brush, decision, notes)];
}

/** The number to type for each choice: its place in the list, unless the choices are numbers themselves. */
export function numbersOf(words: AnyCatalogue, { choices }: Decision): string[] {
  const labels = choices.map(({ label }) => say(words, label));
  return labels.every((label) => /^\d+$/.test(label)) ? labels : labels.map((_, index) => String(index + 1));
}

/** Short lists one below the other; long ones in as many columns as there is room for. */
function choiceList({ paint, words, width }: Brush, decision: Decision, notes: Notes): string[] {
  const numbers = numbersOf(words, decision);
  const rows = decision.choices.flatMap(
    ({ key, label }, index): (readonly [number: string, text: string])[] => {
      if (notes.isTold(key)) return [];
      const said = say(words, label);
      const name = said === numbers[index] ? "" : `${said} `;
      const beside = notes.remark(key);
      const told = beside === "" ? "" : `· ${beside} `;
      return [[paint("yellow", numbers[index].padStart(3)), `${name}${told}${paint("dim", `[${key}]`)}`]];
    },
  );
  const whole = rows.map(([number, text]) => `${number} ${text}`);
  const list =
    Math.max(...whole.map(widthOf)) > width
      ? rows.flatMap(([number, text]) => hanging(number, text, width))
      : rows.length > 6
        ? inColumns(whole, width)
        : whole;
  if (rows.length === decision.choices.length) return list;
  const others = rows.length > 0 ? ", or one of these:" : ".";
  return [...wrap(`Type the hex number or the name of a place told above${others}`, width), ...list];
}

/** Words after a label, the further lines set in below the words. */
function hanging(label: string, text: string, width: number): string[] {
  const [first = "", ...rest] = wrap(text, width, " ".repeat(widthOf(label) + 1));
  return [`${label} ${first.trimStart()}`, ...rest];
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

/** Choices that do nothing: nobody needs to hear that there was no other. */
const IDLE = /^(?:done|none|stay|end:.*)$/;

/** The line of an event; none for a forced choice that did nothing, or was chance's. */
function sayEvent(words: AnyCatalogue, event: LogEvent): string | undefined {
  if (event.kind === "forced") {
    const { seat, choice } = event as ForcedEvent;
    if (seat === CHANCE || IDLE.test(choice)) return undefined;
  }
  return say(words, { ...event, key: `log.${event.kind}` } as unknown as Message);
}

/** What a catalogue knows under such keys: "train" and more after "aid.". */
const namesAfter = (words: AnyCatalogue, start: string): string[] =>
  Object.keys(words)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));

/** What can be looked at on this table beyond its board. */
export interface Sights {
  readonly cards: boolean;
  /** A place to look at closely, where that can be done. */
  readonly near?: string | undefined;
}

/** What can be typed, with examples from the game at hand. */
function commands(
  words: AnyCatalogue,
  { rules }: Rulebook,
  { cards, near }: Sights,
): readonly (readonly [string, string])[] {
  const place = near ?? namesAfter(words, "name.space.")[0];
  const topics = namesAfter(words, "aid.");
  const titled = (topic: string): RuleEntry | undefined =>
    rules.find(({ title }) => title.toLowerCase() === topic);
  const topic = topics.find(titled) ?? topics[0];
  const rule = titled(topic) ?? rules[0];
  return [
    ["a number", "or a name, or a key in [brackets]: take that choice"],
    ["Enter", "the question again"],
    ["?", `what is closed here, and why; why ${place}: why that one is`],
    ["u", "undo: take the last choice back"],
    ["r", "restart: take the turn back"],
    ["b", "board: draw the board"],
    ...(near === undefined ? [] : [[`b ${near}`, "a closer look at the map around a place"] as const]),
    ...(cards ? [["c", "cards: the cards played so far"] as const] : []),
    ["l", "log: what has happened since my last turn"],
    ["t", "hint: what a colonel would do here"],
    [`h ${topic}`, `help: a player aid; h ${rule.number}: that rule`],
    ["s my-game.json", "save the game to a file"],
    ["q", "quit: leave the game"],
  ];
}

export function helpText({ words, width }: Brush, book: Rulebook, sights: Sights): string[] {
  const typed = commands(words, book, sights);
  const name = Math.max(...typed.map(([command]) => command.length)) + 1;
  const said = typed.flatMap(([command, does]) => hanging(command.padEnd(name), does, width));
  return [...said, ...wrap(`Player aids: ${namesAfter(words, "aid.").join(", ")}.`, width)];
}

/** The numbered rules: their headings, and what they say. */
export interface Rulebook {
  readonly rules: readonly RuleEntry[];
  readonly texts: AnyCatalogue;
}

/** A player aid by its topic, or a rule by its number. */
export function aid(brush: Brush, book: Rulebook, topic: string): string[] {
  const { words, width } = brush;
  if (/^\d+(?:\.\w+)*$/.test(topic)) return ruleText(brush, book, topic.toUpperCase());
  const wanted = topic.toLowerCase().replace(/[\s_]+/g, "-");
  const topics = namesAfter(words, "aid.");
  if (!topics.includes(wanted))
    return wrap(`There is no aid "${topic}"; there are: ${topics.join(", ")}.`, width);
  return wrap(say(words, { key: `aid.${wanted}` }), width);
}

function ruleText({ paint, width }: Brush, { rules, texts }: Rulebook, number: string): string[] {
  const rule = rules.find((entry) => entry.number === number);
  if (!rule) return wrap(`There is no rule ${number}.`, width);
  const heading = wrap(`${number} ${rule.title}`, width).map((line) => paint("bold", line));
  return [...heading, ...wrap(say(texts, { key: `rule.${number}` }), width)];
}
