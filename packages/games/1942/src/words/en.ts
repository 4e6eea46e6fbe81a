import type { Catalogue } from "@sandtable/engine";
import { aids } from "./en-aids.ts";
import { log, outcomes } from "./en-log.ts";
import { names } from "./en-names.ts";
import { choices, prompts, reasons } from "./en-play.ts";
import { values } from "./en-values.ts";
import type { Words } from "./vocabulary.ts";

/** The game in English. */
export const en: Catalogue<Words> = {
  ...prompts,
  ...choices,
  ...reasons,
  ...log,
  ...outcomes,
  ...aids,
  ...names,
  ...values,
};
