import { resolve } from "node:path";
import type * as Admin from "@sandtable/server/admin";
import type { Io } from "../../io.ts";
import { messageOf, Problem } from "../../problem.ts";

/** Do something with the database of the server that the same environment would start. */
export async function atPlace<T>(
  { env }: Io,
  failed: string,
  act: (admin: typeof Admin, place: Admin.Place) => Promise<T>,
): Promise<T> {
  // Fetched when it is needed: nothing else here speaks to databases.
  const admin = await import("@sandtable/server/admin");
  try {
    const { database } = admin.settingsOf(env);
    return await act(admin, { data: resolve(env.SANDTABLE_DATA || "data"), database });
  } catch (error) {
    throw new Problem(`${failed}: ${messageOf(error).replace(/\.$/, "")}.`);
  }
}
