import type { Title } from "@sandtable/engine";
import { malayaCourse } from "./course/index.ts";
import { malayaExample } from "./example.ts";
import { malaya } from "./game.ts";
import { malayaRules } from "./rules.ts";
import type { Malaya } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const malayaTitle: Title<Malaya> = {
  game: malaya,
  example: malayaExample,
  course: malayaCourse,
  rules: malayaRules,
  ruleTexts,
};
