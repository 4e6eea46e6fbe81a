import { useSettings } from "../../settings.ts";
import type { Language } from "../index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What a language says about people: every key, so that none is forgotten. */
export type PeopleWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

const CATALOGUES: Readonly<Record<Language, PeopleWords>> = { en, de };

export const usePeopleWords = (): PeopleWords => CATALOGUES[useSettings(({ language }) => language)];

/** A day, as the reader writes days. */
export function useDay(): (date: string) => string {
  const language = useSettings(({ language }) => language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (date) => format.format(new Date(date));
}
