import { statSync } from "node:fs";
import { fileName } from "../../arguments.ts";
import { mustBeWritable } from "../../files.ts";
import { print, printJson } from "../../io.ts";
import { Progress } from "../../progress.ts";
import { type Add, example } from "../../shell.ts";
import { atPlace } from "./place.ts";

/** `sandtable admin backup`: everything that is stored, as it stands at one moment. */
export const addBackup: Add = (admin, { io }) => {
  admin
    .command("backup")
    .description("write all tables into a file, as they stand now; the server may be running")
    .argument(
      "<file>",
      "the file; keep it as safe as the data, for it holds the seeds of open games",
      fileName("backup"),
    )
    .option("--force", "replace the file")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable admin backup sandtable.backup"))
    .action(async (path: string, { force, json }: { force?: true; json?: true }) => {
      mustBeWritable(path, force === true);
      let progress: Progress | undefined;
      const counts = await atPlace(io, "Nothing was backed up", (server, place) =>
        server.backup(place, path, (done, of) => {
          progress ??= new Progress(io, of);
          progress.show(done);
        }),
      );
      progress?.clear();
      const { size } = statSync(path);
      if (json) printJson(io, { ...counts, bytes: size });
      else
        print(io, `${counts.tables} tables with ${counts.actions} actions are in ${path} (${size} bytes).`);
    });
};
