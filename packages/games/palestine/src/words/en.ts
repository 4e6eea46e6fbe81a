import type { Catalogue } from "@sandtable/engine";
import type { Words } from "./contents.ts";
import { aids } from "./en-aids.ts";
import { log, outcomes } from "./en-log.ts";
import { cardWords, names } from "./en-names.ts";
import { choices, prompts, reasons } from "./en-play.ts";

/** The game in English. */
export const en: Catalogue<Words> = {
  ...prompts,
  ...choices,
  ...reasons,
  ...log,
  ...outcomes,
  ...cardWords,
  ...aids,
  ...names,
};
