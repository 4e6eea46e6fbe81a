import type { ChatLine, LONGEST_LINE, PRESETS, Says } from "@sandtable/protocol/chat";
import { useSettings } from "../../settings.ts";
import type { Language } from "../index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What a language says about the chat: every key, so that none is forgotten. */
export type ChatWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

const CATALOGUES: Readonly<Record<Language, ChatWords>> = { en, de };

export const useChatWords = (): ChatWords => CATALOGUES[useSettings(({ language }) => language)];

/** The lines that stand ready, and how long one of one's own may be: as the server has them, without its schemas. */
export const READY: typeof PRESETS = [
  "hello",
  "good-luck",
  "thanks",
  "well-played",
  "one-moment",
  "back-soon",
  "sorry",
  "goodbye",
];
export const MOST_LETTERS: typeof LONGEST_LINE = 400;

/** What somebody said, in the language of whoever reads it. */
export const saidIn = (words: ChatWords, says: Says | undefined): string =>
  says === undefined ? words.hidden : "text" in says ? says.text : words[`preset.${says.preset}`];

/** What a writer is called. */
export const writerOf = (words: ChatWords, { isYours, who }: Pick<ChatLine, "isYours" | "who">): string =>
  isYours ? words.you : (who ?? words.guest);

/** A time, as the reader writes times. */
export function useMoment(): (date: string) => string {
  const language = useSettings(({ language }) => language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  return (date) => format.format(new Date(date));
}
