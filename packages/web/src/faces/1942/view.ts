import type { TableView } from "@sandtable/1942/shape";
import type { View } from "@sandtable/protocol";

/** The view as this game shapes it. */
export const tableOf = (view: View): TableView => view as unknown as TableView;
