import { BOT_NAMES, type BotName, isBotName } from "@sandtable/bots";
import type { Game, Seat } from "@sandtable/engine";
import { Problem } from "../problem.ts";

/** Who plays a seat: one of our bots by its name, or a program from outside by its command. */
export type Sitter =
  | { readonly bot: BotName }
  | { readonly command: readonly [file: string, ...args: string[]] };

const PROGRAM = "run:";

/** A comma parts two sitters where another sitter follows it: commands may have commas of their own. */
const BETWEEN = new RegExp(`,(?=\\s*(?:${PROGRAM}|(?:${BOT_NAMES.join("|")})\\s*(?:,|$)))`);

export function sittersOf(game: Game, given: string): Readonly<Record<Seat, Sitter>> {
  const texts = given.split(BETWEEN).map((text) => text.trim());
  if (texts.length !== game.roles.length) {
    const order = game.roles.map(({ seat }) => seat).join(",");
    throw new Problem(
      `--seats takes a bot (${BOT_NAMES.join(", ")}) or run:<command> for each of ${order}, not "${given}".`,
    );
  }
  return Object.fromEntries(game.roles.map(({ seat }, index) => [seat, sitter(texts[index])]));
}

function sitter(text: string): Sitter {
  if (isBotName(text)) return { bot: text };
  if (text.startsWith(PROGRAM)) return { command: command(text.slice(PROGRAM.length).trim()) };
  throw new Problem(`There is no bot "${text}": choose ${BOT_NAMES.join(", ")}, or run:<command>.`);
}

/** Parts between spaces, or a JSON array where a part has spaces itself. */
function command(text: string): [string, ...string[]] {
  const parts: unknown = text.startsWith("[") ? parsed(text) : text.split(/\s+/);
  if (!isCommand(parts))
    throw new Problem(`run: takes a command or a JSON array of its parts, such as ["node","my bot.js"].`);
  return parts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCommand = (parts: unknown): parts is [string, ...string[]] =>
  Array.isArray(parts) &&
  parts.every((part) => typeof part === "string") &&
  parts.length > 0 &&
  parts[0] !== "";
