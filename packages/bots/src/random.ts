import type { Bot } from "./bot.ts";

/** Any legal choice, each as likely: the measure of all other bots. */
export const random: Bot = {
  think: ({ decision: { choices }, random }) => ({
    key: choices[random.below(choices.length)].key,
    courses: [],
    looks: 0,
  }),
};
