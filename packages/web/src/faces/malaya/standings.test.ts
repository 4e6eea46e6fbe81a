import { malaya } from "@sandtable/malaya";
import { tableOf } from "@sandtable/malaya/shape";
import { expect, test } from "vitest";
import { sum, viewsOf } from "../../testing/standings.ts";
import { standings } from "./standings.ts";

test("what each space counts in the next Propaganda Round adds up to the forecast (6.1)", () => {
  for (const view of viewsOf(malaya).map(tableOf)) expect(sum(standings(view))).toBe(view.forecast.net);
});
