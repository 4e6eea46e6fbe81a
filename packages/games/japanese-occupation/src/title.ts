import type { Title } from "@sandtable/engine";
import { occupationCourse } from "./course/index.ts";
import { occupationExample } from "./example.ts";
import { occupation } from "./game.ts";
import { occupationRules } from "./rules.ts";
import type { Occupation } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const occupationTitle: Title<Occupation> = {
  game: occupation,
  example: occupationExample,
  course: occupationCourse,
  rules: occupationRules,
  ruleTexts,
};
