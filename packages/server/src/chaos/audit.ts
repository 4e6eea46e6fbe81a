import { check } from "../admin/check.ts";
import { openToRead } from "../admin/database.ts";
import { library } from "../games.ts";
import type { Place } from "../store/open.ts";
import type { Act, StoredAction } from "../store/store.ts";
import type { Discrepancies, TableMemory } from "./memory.ts";

/** What is wrong in the end. */
export interface Audit extends Discrepancies {
  /** Games that do not hold when they are played again, or whose record does not verify. */
  readonly broken: readonly string[];
}

/** Compare what people remember with what was kept, and play all of that again. */
export async function audit(place: Place, memories: readonly TableMemory[]): Promise<Audit> {
  const { db, close } = await openToRead(place);
  const found: Discrepancies[] = [];
  try {
    for (const memory of memories) {
      const rows = await db
        .selectFrom("actions")
        .select(["number", "seat", "act"])
        .where("table_id", "=", memory.id)
        .orderBy("number")
        .execute();
      const actions = rows.map(
        ({ number, seat, act }): StoredAction => ({ number, seat, act: JSON.parse(act) as Act }),
      );
      found.push(memory.compare(actions));
    }
  } finally {
    await close();
  }
  const { faults } = await check(place, library, () => undefined);
  return {
    lost: found.flatMap(({ lost }) => lost),
    doubled: found.flatMap(({ doubled }) => doubled),
    broken: faults.map(({ table, what }) => `${table}: ${what}`),
  };
}
