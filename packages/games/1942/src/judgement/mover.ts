import type { Decision } from "@sandtable/engine";
import { type Campaign, unitIndex } from "../state.ts";

/** The unit that a question is about. 9.H asks again about a unit that is no longer in hand. */
export const moverOf = (g: Campaign, { about }: Decision): number =>
  g.mover ? g.mover.unit : unitIndex(about.unit as string);
