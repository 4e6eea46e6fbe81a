import type { Bot } from "./bot.ts";
import { plain } from "./plain.ts";
import { random } from "./random.ts";

export { type Bot, type Thought, thoughtOf } from "./bot.ts";
export { randomFor } from "./seeds.ts";

/** The bots by name, from the weakest up. */
export const bots = {
  random,
  plain: plain({ nodes: 3000 }),
} satisfies Record<string, Bot>;

export type BotName = keyof typeof bots;

export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
