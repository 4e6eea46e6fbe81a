import type { Bar, Choice, Closed } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import type { TerrainRow } from "../data/records.ts";
import { TERRAIN_EFFECTS } from "../data/tables.ts";
import { HAS_LINE, type Terrain, terrainOf } from "../map.ts";
import { IS_MECHANIZED } from "../units.ts";
import type { PlanningVocabulary } from "./vocabulary.ts";

/** Reasons why not, and the one that all placements share: the ground. */

type Reason = {
  [K in keyof PlanningVocabulary]: K extends `bar.${infer Word}` ? Word : never;
}[keyof PlanningVocabulary];
export const bar = (rule: string, reason: Reason): Bar => ({ rule, why: { key: `bar.${reason}` } });

export const closedBy = ({ key, place, label }: Choice, why: Bar): Closed => ({ ...why, key, place, label });

const WHEELS = bar("11.5", "wheels");

/** MB-65 Mechanized units only where the ground or a line lets them. */
export function barOfWheels(hex: Hex): Bar | undefined {
  if (HAS_LINE[hex] === 1) return undefined;
  const row: TerrainRow | undefined = (TERRAIN_EFFECTS as Partial<Record<Terrain, TerrainRow>>)[
    terrainOf(hex)
  ];
  return row && row.mechanized !== null ? undefined : WHEELS;
}

export const barOfGround = (unit: Unit, hex: Hex): Bar | undefined =>
  IS_MECHANIZED[unit] === 1 ? barOfWheels(hex) : undefined;
