import type { DataFault } from "@sandtable/engine";
import { checkMap } from "./check-map.ts";
import { checkSetup } from "./check-setup.ts";
import { checkTables } from "./check-tables.ts";
import { checkUnits } from "./check-units.ts";
import type { Data, Say } from "./faults.ts";
import { groundOf } from "./ground.ts";

/** Everything that can be wrong in this folder, in the order of its files. */
export function check(data: Data): readonly DataFault[] {
  const faults: DataFault[] = [];
  const sayIn =
    (file: string): Say =>
    (row, field, what) =>
      faults.push({ file, row, field, what });
  const ground = groundOf(data.map, sayIn("map.ts"));
  if (ground) checkMap(data, ground, sayIn("map.ts"));
  checkUnits(data, sayIn("units.ts"));
  if (ground) checkSetup(data, ground, sayIn("units.ts"));
  checkTables(data, sayIn("tables.ts"));
  return faults;
}
