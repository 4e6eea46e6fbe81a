import {
  BOT_NAMES,
  type BotSettings,
  isBotName,
  type Judged,
  readSettings,
  settingsOf,
} from "@sandtable/bots";

/** A bot as it was typed, and what that is. */
export interface NamedBot {
  readonly name: string;
  readonly settings: BotSettings;
}

/** Bots in a row: `officer,colonel:looks=50,horizon=3,mine.json`. What has an equals sign belongs to the bot before it. */
export function splitBots(text: string): string[] {
  const bots: string[] = [];
  for (const part of text.split(",").map((typed) => typed.trim())) {
    if (bots.length > 0 && /^[a-z]+=/.test(part)) bots[bots.length - 1] += `,${part}`;
    else bots.push(part);
  }
  return bots;
}

/** The bot that a name, a name with changes, or a JSON file stands for; throws an error that says what is wrong. */
export function readBot(name: string, game: Judged, read: (path: string) => string): NamedBot {
  if (name.endsWith(".json")) return { name, settings: readSettings(parsed(read(name), name)) };
  const [base, changes] = name.split(":", 2);
  if (!isBotName(base))
    throw new Error(`there is no bot "${base}": it is one of ${BOT_NAMES.join(", ")}, or a .json file`);
  const settings = settingsOf(base, game);
  if (changes === undefined) return { name, settings };
  return { name, settings: readSettings({ ...settings, ...Object.fromEntries(changesIn(changes)) }) };
}

function changesIn(text: string): [string, number | string][] {
  return text.split(",").map((change) => {
    const [key, value] = change.split("=", 2);
    if (value === undefined) throw new Error(`a change of a bot is name=number, not "${change}"`);
    return [key, value.trim() === "" || Number.isNaN(Number(value)) ? value : Number(value)];
  });
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}
