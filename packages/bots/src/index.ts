import type { Game, Match } from "@sandtable/engine";
import type { Bot, Intent } from "./bot.ts";
import { instinct } from "./instinct.ts";
import { LEVELS, SETTINGS } from "./levels.ts";
import { random } from "./random.ts";
import { isPlanned, search } from "./search.ts";
import { type BotSettings, SEARCH } from "./settings.ts";

export * from "./analysis.ts";
export {
  type Bot,
  type Circumstances,
  type Course,
  type Exception,
  type Intent,
  type Thinking,
  type Thought,
  thoughtOf,
} from "./bot.ts";
export { type Contest, playContest } from "./contest.ts";
export { LEVELS, type Level, SECONDS } from "./levels.ts";
export type { Fall } from "./luck.ts";
export { type Glance, outlook } from "./outlook.ts";
export { randomFor } from "./seeds.ts";
export * from "./settings.ts";

/** The bots by name, from the weakest up. */
export const BOT_NAMES = ["random", ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

/** All of a game that the settings of its bots depend on. */
export type Judged = Pick<Game, "judgement">;

/** What a bot of that name is in a game. */
export function settingsOf(name: BotName, game: Judged): BotSettings {
  if (name === "random") return { kind: "random" };
  return { ...SETTINGS[name], ...game.judgement.levels?.[name] } as BotSettings;
}

/** The same with a time to think: a bot that searches goes on until it is over. */
export function pacedSettings(name: BotName, game: Judged, seconds: number | undefined): BotSettings {
  const settings = settingsOf(name, game);
  return settings.kind === "search" && seconds !== undefined
    ? { ...settings, looks: SEARCH.looks.most }
    : settings;
}

/** The bot that the settings describe. */
export function botOf(settings: BotSettings): Bot {
  switch (settings.kind) {
    case "random":
      return random;
    case "instinct":
      return instinct(settings);
    case "search":
      return search(settings);
  }
}

/** The bot of that name for a game. */
export const botFor = (name: BotName, game: Judged): Bot => botOf(settingsOf(name, game));

/** Whether a bot of that name answers the open question of a match by the plan it made, without looking ahead. */
export function isForeseen(
  name: BotName,
  { game, state, decision }: Pick<Match, "game" | "state" | "decision">,
  intent: Intent | undefined,
): boolean {
  const settings = settingsOf(name, game);
  return (
    settings.kind === "search" &&
    decision !== undefined &&
    isPlanned(settings, intent, game.judgement.beat(state), decision)
  );
}
