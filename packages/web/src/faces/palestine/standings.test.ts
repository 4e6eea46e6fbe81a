import { palestine } from "@sandtable/palestine";
import { tableOf } from "@sandtable/palestine/shape";
import { expect, test } from "vitest";
import { sum, viewsOf } from "../../testing/standings.ts";
import { standings } from "./standings.ts";

test("what each space counts in the next Propaganda Round adds up to the forecast, but for Railways that are all clear (6.1)", () => {
  for (const view of viewsOf(palestine).map(tableOf))
    expect(sum(standings(view)) + view.forecast.clearRailways).toBe(view.forecast.net);
});
