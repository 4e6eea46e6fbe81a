import type { HistoryStep, TableInfo } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { type Replay, ReplayProvider, type TableContext, TableProvider } from "../table/context.ts";
import { setUp, standing, table, update } from "../testing/table.ts";
import ReplayBar from "./replay-bar.tsx";

const step: HistoryStep = { at: 1, seat: "south", events: [], view: { n: 1 } };
const replay: Replay = {
  steps: [step],
  step,
  index: 0,
  show: () => {},
  isStepping: true,
  fog: undefined,
  setFog: () => {},
};
const over = { winners: ["north"], scores: { north: 1, south: 0 }, reason: "4" };
const roles = table.seats.map(({ seat, name }) => ({ seat, name }));

/** The bar of a table, of a game with secrets or without. */
function bar(
  secrets: boolean,
  { outcome, kind = "game", ...more }: Partial<Replay> & { outcome?: typeof over; kind?: TableInfo["kind"] },
): string {
  const { state, hear } = setUp();
  hear({
    say: "welcome",
    table: { ...table, kind },
    latest: update(2),
    standing: standing(2, outcome && { outcome }),
  });
  // Drawn as a text, a store is as it began.
  const controller = { store: createStore(state) };
  const context = { controller, words: {}, listing: { roles, secrets } } as unknown as TableContext;
  const past = createElement(ReplayProvider, { value: { ...replay, ...more } }, createElement(ReplayBar));
  return renderToStaticMarkup(createElement(TableProvider, { value: context }, past));
}

describe("the fog over a replay", () => {
  test("is chosen once a game with secrets is over: none at first, or that of either side", () => {
    const told = bar(true, { outcome: over });
    expect(told).toContain("Fog of war");
    expect(told).toMatch(
      /<option value="" selected="">None<\/option><option value="north">[^<]*North[^<]*<\/option><option value="south">[^<]*South/,
    );
    expect(bar(true, { outcome: over, fog: "south" })).toContain('<option value="south" selected="">');
  });
  test("is chosen over a record that was brought along, however far it goes", () => {
    expect(bar(true, { kind: "import" })).toContain("Fog of war");
  });
  test("cannot be chosen before the end, and is no matter where there are no secrets", () => {
    expect(bar(true, {})).not.toContain("<select");
    expect(bar(false, { outcome: over })).not.toContain("<select");
  });
  test("leaves nothing to say of an answer that was not told", () => {
    expect(bar(true, { outcome: over, fog: "north" })).not.toContain("[");
  });
});
