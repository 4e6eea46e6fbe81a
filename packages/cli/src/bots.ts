import type { Game } from "@sandtable/engine";
import { type NamedBot, readBot, splitBots } from "@sandtable/lab";
import { readText } from "./files.ts";
import { orProblem } from "./problem.ts";

export const BOT_HELP = "a level, a level with changes (colonel:looks=50,horizon=3), or a .json file";

/** The bots named after an option, in a row. */
export const namedBots = (option: string, text: string, game: Game): NamedBot[] =>
  orProblem(
    () => splitBots(text).map((name) => readBot(name, game, readText)),
    (message) => `${option} "${text}" does not fit: ${message}.`,
  );
