import type { Catalogue } from "@sandtable/engine";
import { aids } from "./en-aids.ts";
import { combat, combatLog } from "./en-combat.ts";
import { impulse, impulseLog } from "./en-impulse.ts";
import { names } from "./en-names.ts";
import { planning, planningLog } from "./en-planning.ts";
import { outcomes, shared, sharedLog } from "./en-shared.ts";
import { values } from "./en-values.ts";
import type { Words } from "./vocabulary.ts";

/** The game in English. */
export const en: Catalogue<Words> = {
  ...shared,
  ...planning,
  ...impulse,
  ...combat,
  ...sharedLog,
  ...planningLog,
  ...impulseLog,
  ...combatLog,
  ...outcomes,
  ...aids,
  ...names,
  ...values,
};
