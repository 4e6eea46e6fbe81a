import { type AnyCatalogue, type Choice, type Decision, say } from "@sandtable/engine";
import { numbersOf } from "./screen.ts";

/** What was typed at the prompt. */
export type Order =
  | { readonly do: "choose"; readonly key: string }
  | { readonly do: "why" | "help"; readonly topic: string }
  | { readonly do: "save"; readonly file: string }
  | { readonly do: "look"; readonly place: string; readonly typed: string }
  | { readonly do: "undo" | "restart" | "board" | "cards" | "log" | "hint" | "quit" | "nothing" }
  | { readonly do: "unknown"; readonly typed: string };

const PLAIN = {
  u: "undo",
  undo: "undo",
  r: "restart",
  restart: "restart",
  b: "board",
  board: "board",
  c: "cards",
  cards: "cards",
  l: "log",
  log: "log",
  t: "hint",
  hint: "hint",
  q: "quit",
  quit: "quit",
} as const;

const TOPICAL = { "?": "why", why: "why", h: "help", help: "help" } as const;

/** Whether a choice goes by what was typed, in small letters: its key, its name, or the number of its hex. */
export function goesBy(
  words: AnyCatalogue,
  { key, label }: Pick<Choice, "key" | "label">,
  wanted: string,
): boolean {
  const name = say(words, label).toLowerCase();
  return (
    key.toLowerCase() === wanted ||
    name === wanted ||
    name.replace(HEX_AFTER_NAME, "") === wanted ||
    (IS_HEX.test(wanted) && key.endsWith(`:${wanted}`))
  );
}
/** "Kota Bharu (0710)". */
const HEX_AFTER_NAME = / \(\d{4}\)$/;
const IS_HEX = /^\d{4}$/;

/** Choices come first, by key, number or name: none of them is ever taken for a command. */
export function readOrder(line: string, decision: Decision, words: AnyCatalogue): Order {
  const typed = line.trim();
  if (typed === "") return { do: "nothing" };
  const wanted = typed.toLowerCase();
  const numbers = numbersOf(words, decision);
  const chosen =
    decision.choices.find(({ key }) => key.toLowerCase() === wanted) ??
    decision.choices[numbers.indexOf(typed)] ??
    decision.choices.find((choice) => goesBy(words, choice, wanted));
  if (chosen) return { do: "choose", key: chosen.key };
  const [word, ...rest] = typed.split(/\s+/);
  const command = word.toLowerCase();
  if (rest.length === 0 && Object.hasOwn(PLAIN, command)) return { do: PLAIN[command as keyof typeof PLAIN] };
  if (Object.hasOwn(TOPICAL, command))
    return { do: TOPICAL[command as keyof typeof TOPICAL], topic: rest.join(" ") };
  if (command === "b" || command === "board") return { do: "look", place: rest.join(" "), typed };
  if (command === "s" || command === "save") return { do: "save", file: typed.slice(word.length).trim() };
  return { do: "unknown", typed };
}
