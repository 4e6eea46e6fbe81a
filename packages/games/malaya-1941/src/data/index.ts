import type { GameData } from "@sandtable/engine";
import { charts } from "./charts.ts";
import { check } from "./check.ts";
import * as map from "./map.ts";
import { SOURCES } from "./sources.ts";
import * as tables from "./tables.ts";
import * as units from "./units.ts";

/** The data of this folder for those who compare it with the printed game. The rules do not import this. */
export const data: GameData = {
  check: () => check({ map, units, tables }),
  tables: () => charts({ map, units, tables }, SOURCES),
};
