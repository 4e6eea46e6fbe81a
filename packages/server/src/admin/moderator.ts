import { foldedName } from "../people/names.ts";
import type { Place } from "../store/open.ts";
import { RowPeople } from "../store/people-rows.ts";
import { openBeside } from "./database.ts";

/** Make somebody a moderator, or a member like others again. What they are called; nothing when nobody goes by the name. */
export async function moderator(place: Place, name: string, isOne: boolean): Promise<string | undefined> {
  const { db, step, close } = await openBeside(place);
  try {
    if (step === undefined) throw new Error("there is nothing in this database yet");
    const people = new RowPeople(db, db);
    const person = await people.byName(foldedName(name));
    if (person) await people.change(person.id, { role: isOne ? "moderator" : "member" });
    return person?.name;
  } finally {
    await close();
  }
}
