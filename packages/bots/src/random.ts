import type { Bot } from "./bot.ts";

/** Any legal choice, each as likely: the measure of all other bots. */
export const random: Bot = {
  choose: ({ decision, random }) => decision.choices[random.below(decision.choices.length)].key,
};
