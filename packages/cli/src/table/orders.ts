import { type AnyCatalogue, type Decision, say } from "@sandtable/engine";
import { numbersOf } from "./screen.ts";

/** What was typed at the prompt. */
export type Order =
  | { readonly do: "choose"; readonly key: string }
  | { readonly do: "why" | "help"; readonly topic: string }
  | { readonly do: "save"; readonly file: string }
  | { readonly do: "undo" | "restart" | "board" | "cards" | "log" | "quit" | "nothing" }
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
  q: "quit",
  quit: "quit",
} as const;

const TOPICAL = { "?": "why", why: "why", h: "help", help: "help" } as const;

/** Choices come first, by key, number or name: none of them is ever taken for a command. */
export function readOrder(line: string, decision: Decision, words: AnyCatalogue): Order {
  const typed = line.trim();
  if (typed === "") return { do: "nothing" };
  const wanted = typed.toLowerCase();
  const numbers = numbersOf(words, decision);
  const chosen =
    decision.choices.find(({ key }) => key.toLowerCase() === wanted) ??
    decision.choices[numbers.indexOf(typed)] ??
    decision.choices.find(({ label }) => say(words, label).toLowerCase() === wanted);
  if (chosen) return { do: "choose", key: chosen.key };
  const [word, ...rest] = typed.split(/\s+/);
  const command = word.toLowerCase();
  if (rest.length === 0 && Object.hasOwn(PLAIN, command)) return { do: PLAIN[command as keyof typeof PLAIN] };
  if (Object.hasOwn(TOPICAL, command))
    return { do: TOPICAL[command as keyof typeof TOPICAL], topic: rest.join(" ") };
  if (command === "s" || command === "save") return { do: "save", file: typed.slice(word.length).trim() };
  return { do: "unknown", typed };
}
