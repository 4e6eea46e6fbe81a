import type { Rating } from "@sandtable/club";
import type { Role, Seat } from "@sandtable/engine";
import { between, markdownTable, percent, time } from "../format.ts";
import type { Standings } from "./standings.ts";

const HEAD = ["bot", "against", "side", "games", "rate", "95 %", "thinks a turn", "longest"];

/** The figures of the ladder for a page of the documentation, with the command that comes to them. */
export const ladderMarkdown = (standings: readonly Standings[], command: string): string =>
  [
    `Written by \`${command}\`. The rate is that of the bot named first; a draw counts half.`,
    ...standings.map(markdownOf),
  ].join("\n\n");

function markdownOf({ title, sides, levels, rows, ratings }: Standings): string {
  const met = rows.map(({ seats: [bot, against], side, games, rate, ci95, thinking }) => [
    ...(side === undefined ? [`**${bot}**`, against, "both"] : ["", "", nameOf(sides, side)]),
    games,
    ...(games === 0
      ? ["", "", "", ""]
      : [percent(rate), between(ci95), time(thinking.mean), time(thinking.longest)]),
  ]);
  const rated = levels.map((name) => [name, ...sides.map(({ seat }) => ratingText(ratings[name][seat]))]);
  return [
    `### ${title}`,
    markdownTable([HEAD, ...met], 3),
    "Ratings (Glicko-2, with twice the deviation), every level on every side a player of its own:",
    markdownTable([["level", ...sides.map(({ name }) => name)], ...rated], 1),
  ].join("\n\n");
}

/** The name of a side. */
export const nameOf = (sides: readonly Role[], seat: Seat): string =>
  sides.find((side) => side.seat === seat)?.name ?? seat;

export const ratingText = ({ rating, deviation }: Rating): string =>
  `${Math.round(rating)} ± ${Math.round(2 * deviation)}`;
