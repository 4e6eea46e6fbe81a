import { occupation } from "@sandtable/japanese-occupation";
import { tableOf } from "@sandtable/japanese-occupation/shape";
import { expect, test } from "vitest";
import { sum, viewsOf } from "../../testing/standings.ts";
import { standings } from "./standings.ts";

test("what each space counts in the next Propaganda Round adds up to the forecast, but for what is lost everywhere (6.2)", () => {
  for (const view of viewsOf(occupation).map(tableOf)) {
    const { intel, caches, spaces } = view.forecast;
    expect(sum(standings(view))).toBe(intel + caches + spaces);
  }
});
