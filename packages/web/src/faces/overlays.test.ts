import { tableOf as occupationOf } from "@sandtable/japanese-occupation/shape";
import { titles } from "@sandtable/library";
import { tableOf as malayaOf } from "@sandtable/malaya/shape";
import { tableOf as palestineOf } from "@sandtable/palestine/shape";
import { describe, expect, test } from "vitest";
import { randomGame } from "../testing/random-game.ts";
import { standings as occupation } from "./japanese-occupation/standings.ts";
import { standings as malaya } from "./malaya/standings.ts";
import { standings as palestine } from "./palestine/standings.ts";

const viewsOf = (id: string) => {
  const game = titles.find((title) => title.game.id === id)?.game;
  if (!game) throw new Error(`no game ${id}`);
  return randomGame(game as never, game.scenarios[0].id, 7).map(({ view }) => view);
};
const sum = (spaces: readonly { readonly counts: number }[]): number =>
  spaces.reduce((all, { counts }) => all + counts, 0);

describe("what each space counts in the next Propaganda Round adds up to the forecast", () => {
  test("of Malaya (6.1)", () => {
    for (const view of viewsOf("malaya").map(malayaOf)) expect(sum(malaya(view))).toBe(view.forecast.net);
  });
  test("of Palestine, but for Railways that are all clear (6.1)", () => {
    for (const view of viewsOf("palestine").map(palestineOf))
      expect(sum(palestine(view)) + view.forecast.clearRailways).toBe(view.forecast.net);
  });
  test("of Japanese Occupation, but for what is lost everywhere (6.2)", () => {
    for (const view of viewsOf("japanese-occupation").map(occupationOf)) {
      const { intel, caches, spaces } = view.forecast;
      expect(sum(occupation(view))).toBe(intel + caches + spaces);
    }
  });
});
