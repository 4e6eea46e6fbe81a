import type { TableView } from "@sandtable/1942/shape";
import type { View } from "@sandtable/protocol";

/** Only this game has umbrellas. */
const isTable = (view: View): view is View & TableView =>
  typeof view === "object" && view !== null && "umbrellas" in view;

/** The view as this game shapes it. */
export function tableOf(view: View): TableView {
  if (!isTable(view)) throw new Error("not a view of 1942");
  return view;
}
