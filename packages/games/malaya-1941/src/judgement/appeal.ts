import type { Decision } from "@sandtable/engine";
import type { Campaign } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";

export function appeal(_: Campaign, { choices }: Decision<unknown, Asked>, into: Float64Array): void {
  into.fill(0, 0, choices.length);
}
