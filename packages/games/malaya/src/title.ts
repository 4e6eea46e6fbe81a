import type { Title } from "@sandtable/engine";
import { malayaExample } from "./example.ts";
import { malaya } from "./game.ts";
import { malayaRules } from "./rules.ts";
import type { Malaya } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const malayaTitle: Title<Malaya> = {
  game: malaya,
  example: malayaExample,
  rules: malayaRules,
  ruleTexts,
};
