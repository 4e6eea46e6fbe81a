import type { Unit } from "@sandtable/hex";
import { type Campaign, unitOf } from "../state.ts";

/** The unit that a question is about. 9.H asks again about a unit that is no longer in hand. */
export const moverOf = (g: Campaign, { unit }: { readonly unit: string }): Unit =>
  g.mover ? g.mover.unit : unitOf(unit);
