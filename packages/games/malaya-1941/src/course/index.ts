import type { Course } from "@sandtable/engine";
import type { Campaign } from "../state.ts";
import { campaigns } from "./campaign.ts";
import { en } from "./en.ts";
import { field } from "./field.ts";
import { planning } from "./planning.ts";

/** The game in eight lessons: plans in secret, marches in the fog, battles, the Allies, then two turns of war. */
export const malaya1941Course: Course<Campaign> = {
  lessons: [...planning, ...field, ...campaigns],
  words: { en },
};
