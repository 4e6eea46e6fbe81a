import { type Change, isBare, remainsAmong } from "@sandtable/coin";
import type { Bar } from "@sandtable/engine";
import { ALL_SPACES, type Railway, type Space } from "./board.ts";
import { bar } from "./choices.ts";
import type { Operation } from "./operation.ts";
import { ACTIVE, type Band, type Guerrilla, type Occupation, UNDERGROUND } from "./state.ts";

/** 4.1 What a Special Activity leaves of an Operation that has no space so far. */

export const WOULD_END: Bar = bar("4.1", { key: "why.operation-first" });

export { type Change, isBare } from "@sandtable/coin";
export const operationRemains = remainsAmong(ALL_SPACES);

export const mayGo = (
  g: Occupation,
  op: Operation | undefined,
  piece: Guerrilla,
  from: Space,
  to: Space,
): boolean =>
  !isBare(op) ||
  operationRemains(g, op, [
    [g[piece], from, -1],
    [g[piece], to, 1],
  ]);

export const mayFlip = (
  g: Occupation,
  op: Operation | undefined,
  band: Band,
  space: Space,
  ...more: readonly Change[]
): boolean =>
  !isBare(op) ||
  operationRemains(g, op, [[g[UNDERGROUND[band]], space, -1], [g[ACTIVE[band]], space, 1], ...more]);

export const maySabotage = (
  g: Occupation,
  op: Operation | undefined,
  band: Band,
  space: Space,
  line: Railway,
): boolean => !isBare(op) || mayFlip(g, op, band, space, [g.sabotage, line, 1]);
