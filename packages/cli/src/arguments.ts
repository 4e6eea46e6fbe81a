import { BOT_NAMES, type BotName, isBotName } from "@sandtable/bots";
import { completeOptions, completeScenario, type Game, type Options } from "@sandtable/engine";
import { orProblem, Problem } from "./problem.ts";

/** What is typed after a command, read strictly: anything odd is a problem with a way out. */

export const wholeNumber =
  (option: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new Problem(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
    return value;
  };

/** A name for a file or folder: any but none at all. */
export const fileName =
  (option: string, what = "file") =>
  (text: string): string => {
    if (text.trim() === "") throw new Problem(`${option} needs a ${what} name.`);
    return text;
  };

/** The levels named after `--levels`, from the weakest up, however they were typed. */
export function levelNames(text: string, least: 1 | 2): readonly BotName[] {
  const names = new Set(text.split(",").map((name) => name.trim()));
  if (names.size < least || ![...names].every(isBotName))
    throw new Problem(
      `--levels takes ${least === 1 ? "one" : "two"} or more of ${BOT_NAMES.join(", ")}, not "${text}".`,
    );
  return BOT_NAMES.filter((name) => names.has(name));
}

/** The options of the game that are named after `--options`. */
export function optionNames({ title, options }: Game, text: string): readonly string[] {
  const names = text.split(",").map((name) => name.trim());
  const known = options.map(({ id }) => id);
  if (!names.every((name) => known.includes(name)))
    throw new Problem(`${title} takes as --options ${known.join(", ") || "none"}, not "${text}".`);
  return names;
}

/** Gathers `--option name=value`, given any number of times. */
export function namedValue(text: string, before: Options = {}): Options {
  const equals = text.indexOf("=");
  if (equals < 1) throw new Problem(`--option takes name=value, not "${text}".`);
  return { ...before, [text.slice(0, equals)]: text.slice(equals + 1) };
}

export const checkedScenario = (game: Game, given: string | undefined): string =>
  orProblem(
    () => completeScenario(game, given),
    () =>
      `${game.title} has no scenario "${given}": choose one of ${game.scenarios.map(({ id }) => id).join(", ")}.`,
  );

export const checkedOptions = (game: Game, given: Options): Options =>
  orProblem(
    () => completeOptions(game, given),
    (message) => `That option does not fit: ${message}.`,
  );
