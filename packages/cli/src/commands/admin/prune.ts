import { print, printJson } from "../../io.ts";
import { Problem } from "../../problem.ts";
import { type Add, example } from "../../shell.ts";
import { atPlace } from "./place.ts";

const DAY = 24 * 60 * 60 * 1000;

function days(text: string): number {
  const [, count] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (count === undefined || Number(count) < 1)
    throw new Problem(`--older-than takes days, such as 90d, not "${text}".`);
  return Number(count);
}

/** `sandtable admin prune`: what is old and was never finished goes, and so does what follows from the rest. */
export const addPrune: Add = (admin, { io }) => {
  admin
    .command("prune")
    .description(
      "delete old games that nobody finished, and the positions kept of those that are over (they follow from the actions)",
    )
    .requiredOption(
      "--older-than <days>",
      "only those that began so long ago, such as 90d; when they were last played is not kept",
      days,
    )
    .option("--finished-only", "delete no game, only kept positions")
    .option("--dry-run", "only count")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable admin prune --older-than 365d --dry-run"))
    .action(async (options: { olderThan: number; finishedOnly?: true; dryRun?: true; json?: true }) => {
      const wish = {
        before: new Date(Date.now() - options.olderThan * DAY),
        finishedOnly: options.finishedOnly === true,
        dryRun: options.dryRun === true,
      };
      const pruned = await atPlace(io, "Nothing was deleted", (server, place) => server.prune(place, wish));
      if (options.json) return printJson(io, { ...pruned, dryRun: wish.dryRun });
      const verb = wish.dryRun ? "would be" : "are";
      print(io, `${pruned.tables} tables and ${pruned.checkpoints} kept positions ${verb} deleted.`);
    });
};
