import { type Add, example } from "../../shell.ts";
import { addBackup } from "./backup.ts";
import { addCheck } from "./check.ts";
import { addModerator } from "./moderator.ts";
import { addPrune } from "./prune.ts";
import { addRestore } from "./restore.ts";

/** `sandtable admin`: looking after the tables of a server. */
export const addAdmin: Add = (program, shell) => {
  const admin = program
    .command("admin")
    .description(
      "look after the tables of a server: those of SANDTABLE_DATABASE, or else of the folder SANDTABLE_DATA (data)",
    )
    .helpCommand(false)
    .addHelpText("after", example("sandtable admin backup sandtable.backup"));
  for (const add of [addBackup, addRestore, addCheck, addPrune, addModerator]) add(admin, shell);
};
