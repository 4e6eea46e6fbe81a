import type { Course } from "@sandtable/engine";
import type { Campaign } from "../state.ts";
import { en } from "./en.ts";
import { firstTurn } from "./japanese.ts";
import { afterwards } from "./later.ts";

/** The game in eight lessons: the segments of the first turn, the Allied answer, supply, a siege, then a battle. */
export const campaignCourse: Course<Campaign> = {
  lessons: [...firstTurn, ...afterwards],
  words: { en },
};
