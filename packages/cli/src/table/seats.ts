import { BOT_NAMES, type BotName, isBotName } from "@sandtable/bots";
import type { Game, Seat } from "@sandtable/engine";
import { Problem } from "../problem.ts";

/** Who sits where: a person, or a bot by its name. */
export type Sitter = "person" | BotName;
export type Seats = Readonly<Record<Seat, Sitter>>;

export const isSitter = (name: unknown): name is Sitter =>
  name === "person" || (typeof name === "string" && isBotName(name));

export function checkedBot(name: string): BotName {
  if (!isBotName(name)) throw new Problem(`There is no bot "${name}": choose ${BOT_NAMES.join(", ")}.`);
  return name;
}

/** The person at one seat and the bot at the others, or persons at all of them ("both"). */
export function seatsFor(game: Game, seat: string, bot: BotName): Seats {
  const seats = game.roles.map((role) => role.seat);
  if (seat !== "both" && !seats.includes(seat))
    throw new Problem(`There is no seat "${seat}" in ${game.title}: choose ${seats.join(", ")} or both.`);
  return Object.fromEntries(
    seats.map((own): [Seat, Sitter] => [own, seat === "both" || own === seat ? "person" : bot]),
  );
}
