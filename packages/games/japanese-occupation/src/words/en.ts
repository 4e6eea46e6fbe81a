import type { Catalogue } from "@sandtable/engine";
import type { Words } from "./contents.ts";
import { aids } from "./en-aids.ts";
import { cardTexts } from "./en-cards.ts";
import { log, outcomes } from "./en-log.ts";
import { cardTitles, names } from "./en-names.ts";
import { choices, prompts, reasons } from "./en-play.ts";

/** The game in English. */
export const en: Catalogue<Words> = {
  ...prompts,
  ...choices,
  ...reasons,
  ...log,
  ...outcomes,
  ...cardTitles,
  ...cardTexts,
  ...aids,
  ...names,
};
