import type { Title } from "@sandtable/engine";
import { palestineCourse } from "./course/index.ts";
import { palestineExample } from "./example.ts";
import { palestine } from "./game.ts";
import { palestineRules } from "./rules.ts";
import type { Palestine } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const palestineTitle: Title<Palestine> = {
  game: palestine,
  example: palestineExample,
  course: palestineCourse,
  rules: palestineRules,
  ruleTexts,
};
