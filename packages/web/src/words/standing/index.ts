import { useSettings } from "../../settings.ts";
import type { Language } from "../index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

type Said<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends object
      ? T[K] extends (p: never) => string
        ? T[K]
        : Said<T[K]>
      : T[K];
};
/** What a language says about ratings and tournaments: every key, so that none is forgotten. */
export type StandingWords = Said<typeof en>;

const CATALOGUES: Readonly<Record<Language, StandingWords>> = { en, de };

export const useStandingWords = (): StandingWords => CATALOGUES[useSettings(({ language }) => language)];
