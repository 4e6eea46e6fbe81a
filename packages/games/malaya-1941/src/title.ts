import type { Title } from "@sandtable/engine";
import { malaya1941Course } from "./course/index.ts";
import { malaya1941Example } from "./example.ts";
import { malaya1941 } from "./game.ts";
import { malaya1941Rules } from "./rules.ts";
import type { Campaign } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const malaya1941Title: Title<Campaign> = {
  game: malaya1941,
  example: malaya1941Example,
  course: malaya1941Course,
  isLesson: true,
  rules: malaya1941Rules,
  ruleTexts,
};
