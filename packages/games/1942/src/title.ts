import type { Title } from "@sandtable/engine";
import { campaignCourse } from "./course/index.ts";
import { campaignExample } from "./example.ts";
import { campaign } from "./game.ts";
import { campaignRules } from "./rules.ts";
import type { Campaign } from "./state.ts";
import { ruleTexts } from "./words/en-rules.ts";

export const campaignTitle: Title<Campaign> = {
  game: campaign,
  example: campaignExample,
  course: campaignCourse,
  isLesson: true,
  rules: campaignRules,
  ruleTexts,
};
