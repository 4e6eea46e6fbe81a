import { print, printJson } from "../../io.ts";
import { oneLine } from "../../problem.ts";
import { Progress } from "../../progress.ts";
import { type Add, example, wanting } from "../../shell.ts";
import { atPlace } from "./place.ts";

/** `sandtable admin check`: does everything that is stored hold? */
export const addCheck: Add = (admin, shell) => {
  const { io } = shell;
  admin
    .command("check")
    .description(
      "play every table again from its first action, and name those that are wrong; the server may be running",
    )
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable admin check"))
    .action(async ({ json }: { json?: true }) => {
      let progress: Progress | undefined;
      const { tables, faults } = await atPlace(io, "Nothing was checked", (server, place) =>
        server.check(place, server.library, (done, of) => {
          progress ??= new Progress(io, of);
          progress.show(done);
        }),
      );
      progress?.clear();
      if (faults.length > 0) shell.exitCode = wanting;
      if (json) return printJson(io, { tables, faults });
      for (const { table, what } of faults) print(io, oneLine(`${table}: ${what}`));
      const wrong = new Set(faults.map(({ table }) => table)).size;
      print(io, wrong === 0 ? `All ${tables} tables hold.` : `${wrong} of ${tables} tables are wrong.`);
    });
};
