import type { SpecialInSpaces } from "@sandtable/coin";
import type { Bar } from "@sandtable/engine";
import type { OccupationNames } from "../choices.ts";
import type { Operation } from "../operation.ts";
import { isBare, operationRemains, WOULD_END } from "../remains.ts";
import type { Occupation } from "../state.ts";

/** A Special Activity (4.0) of this game. `op` is the Operation it accompanies, if any. */
export type Special = SpecialInSpaces<Occupation, OccupationNames, Operation>;

/** A Special Activity that changes nothing an Operation asks for leaves it the spaces it has. */
export const unlessBare = (g: Occupation, op: Operation | undefined): Bar | undefined =>
  isBare(op) && !operationRemains(g, op) ? WOULD_END : undefined;
