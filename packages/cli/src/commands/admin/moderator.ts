import { print } from "../../io.ts";
import { Problem } from "../../problem.ts";
import { type Add, example } from "../../shell.ts";
import { atPlace } from "./place.ts";

/** `sandtable admin moderator`: who looks at what people report. */
export const addModerator: Add = (admin, { io }) => {
  admin
    .command("moderator")
    .description(
      "make somebody a moderator, who sees what was reported in the chat and may act on it; the server may be running",
    )
    .argument("<name>", "what the account is called")
    .option("--remove", "a member like others again")
    .addHelpText("after", example('sandtable admin moderator "Ann Example"'))
    .action(async (name: string, { remove }: { remove?: true }) => {
      const done = await atPlace(io, "Nothing was changed", (server, place) =>
        server.moderator(place, name, remove !== true),
      );
      if (done === undefined) throw new Problem(`Nobody goes by the name "${name}".`);
      print(io, `${done} is ${remove ? "a member like others again" : "a moderator"}.`);
    });
};
