import { createStore, useStore } from "zustand";
import type { Language } from "./words/index.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast";
export type Dice = "map" | "quick";
export type Ending = "ask" | "go";

/** The bots that may sit opposite, those worth playing first. */
export const LEVELS = ["recruit", "officer", "colonel", "general", "random"] as const;
export type Level = (typeof LEVELS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly speed: Speed;
  /** Whether a die is shown on the map where it fell, with time to see it; above the choices it stands in any case. */
  readonly dice: Dice;
  /** Whether a choice that hands over to somebody else is asked about once more, while it could still be taken back. */
  readonly ending: Ending;
  /** Who sits opposite at a table of one click. */
  readonly level: Level;
}

/** What is read from outside is checked word by word: old or foreign values fall back to the default. */
const ALLOWED = {
  theme: ["auto", "light", "dark"],
  language: ["en", "de"],
  speed: ["slow", "normal", "fast"],
  dice: ["map", "quick"],
  ending: ["ask", "go"],
  level: LEVELS,
} as const satisfies { readonly [K in keyof Settings]: readonly Settings[K][] };

const NAME = "sandtable.settings";

const defaults = (languages: readonly string[]): Settings => ({
  theme: "auto",
  language: languages[0]?.toLowerCase().startsWith("de") ? "de" : "en",
  speed: "normal",
  dice: "map",
  ending: "ask",
  level: "officer",
});

/** The settings a stored text holds, each checked; the defaults for the rest. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const fallback = defaults(languages);
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return fallback;
    const known = Object.entries(found).filter(([key, value]) =>
      (ALLOWED as Record<string, readonly unknown[]>)[key]?.includes(value),
    );
    return { ...fallback, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return fallback;
  }
}

/** A browser may refuse its storage; then nothing is remembered, and all else works. */
export const storage = {
  read(name: string): string | null {
    try {
      return globalThis.localStorage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  },
  write(name: string, value: string): void {
    try {
      globalThis.localStorage?.setItem(name, value);
    } catch {
      // Nothing is remembered.
    }
  },
};

const store = createStore<Settings>(() =>
  readSettings(storage.read(NAME), globalThis.navigator?.languages ?? []),
);

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(store, select);
export const settings = (): Settings => store.getState();

export function changeSettings(change: Partial<Settings>): void {
  store.setState(change);
  storage.write(NAME, JSON.stringify(store.getState()));
  applySettings();
}

/** Theme and language stand on the root element, where style sheets and screen readers look for them. */
export function applySettings(): void {
  const { theme, language } = store.getState();
  const root = document.documentElement;
  root.lang = language;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
