import { useSettings } from "../settings.ts";
import { en } from "./en.ts";

/** What a language says: a text for each key, or one made from the same parameters. */
export type ShellWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const catalogues: { [language in Language]?: ShellWords } = { en };

/** Fetch the words of a language, if they are not here yet. */
export async function fetchWords(language: Language): Promise<void> {
  if (language === "de") catalogues.de ??= (await import("./de.ts")).de;
}

/** The words of a language; English until it has come. */
export const wordsOf = (language: Language): ShellWords => catalogues[language] ?? en;

/** The words of the page in the language of its reader. */
export const useWords = (): ShellWords => wordsOf(useSettings(({ language }) => language));

/** A word whose key is made up as we go: that of a game or a bot. */
export function wordFor(words: ShellWords, key: string): string | undefined {
  const found = Object.hasOwn(words, key) ? words[key as keyof ShellWords] : undefined;
  return typeof found === "string" ? found : undefined;
}

export const botName = (words: ShellWords, bot: string | undefined): string =>
  wordFor(words, `bot.${bot ?? ""}`) ?? bot ?? "";
