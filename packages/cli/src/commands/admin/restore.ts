import { fileName } from "../../arguments.ts";
import { print, printJson } from "../../io.ts";
import { type Add, example } from "../../shell.ts";
import { atPlace } from "./place.ts";

/** `sandtable admin restore`: a backup goes into an empty place, whole or not at all. */
export const addRestore: Add = (admin, { io }) => {
  admin
    .command("restore")
    .description("put all tables of a backup into an empty folder or database: all of them, or none")
    .argument(
      "<file>",
      "what `sandtable admin backup` wrote, from a folder or from PostgreSQL",
      fileName("restore"),
    )
    .option("--json", "print JSON")
    .addHelpText("after", example("SANDTABLE_DATA=new sandtable admin restore sandtable.backup"))
    .action(async (path: string, { json }: { json?: true }) => {
      const counts = await atPlace(io, "Nothing was restored", (server, place) =>
        server.restore(place, path),
      );
      if (json) printJson(io, counts);
      else print(io, `${counts.tables} tables with ${counts.actions} actions are restored.`);
    });
};
