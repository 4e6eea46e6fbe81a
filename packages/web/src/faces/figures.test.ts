import { titles } from "@sandtable/library";
import type { Place } from "@sandtable/protocol";
import { describe, expect, test } from "vitest";
import { randomGame } from "../testing/random-game.ts";
import { type Change, changesBetween, type Figure } from "./figures.ts";
import { faceOf } from "./index.ts";

const perak: Place = { on: "space", id: "perak" };
const track: Place = { on: "track", id: "will" };
const cells = (count: number): Figure => ({
  place: perak,
  name: "cells",
  is: "count",
  count,
  of: (many) => `${many} Cells`,
});
const will = (level: number): Figure => ({ place: track, name: "Will", is: "level", level });
const owner = (state: string): Figure => ({ place: perak, name: "owner", is: "state", state });

describe("what has changed", () => {
  test("are pieces that came and went, markers that moved, and what stands otherwise", () => {
    expect(changesBetween([cells(1), will(12), owner("ours")], [cells(4), will(9), owner("theirs")])).toEqual(
      [
        { place: perak, is: "more", what: "3 Cells" },
        { place: track, is: "moved", name: "Will", from: 12, to: 9 },
        { place: perak, is: "now", state: "theirs" },
      ] satisfies Change[],
    );
    expect(changesBetween([cells(4)], [])).toEqual([{ place: perak, is: "fewer", what: "4 Cells" }]);
    expect(changesBetween([cells(4), will(9)], [cells(4), will(9)])).toEqual([]);
  });
});

describe.each(titles.map(({ game }) => ({ id: game.id, game })))("the figures of $id", ({ id, game }) => {
  test("tell each thing once, and lead from one position to the next", async () => {
    const face = (await faceOf(id))?.face;
    if (!face) throw new Error(`no face for ${id}`);
    const moments = randomGame(game as never, game.scenarios[0].id, 3, undefined, 12);
    let changes = 0;
    moments.forEach(({ view }, index) => {
      const figures = face.figures(view);
      const names = figures.map(({ place, name }) => JSON.stringify([place, name]));
      expect(new Set(names).size).toBe(names.length);
      for (const { place } of figures)
        expect(face.describe(place, view), JSON.stringify(place)).toBeDefined();
      if (index === 0) return;
      const found = changesBetween(face.figures(moments[index - 1].view), figures);
      for (const change of found) expect(JSON.stringify(change)).not.toMatch(/undefined|NaN/);
      changes += found.length;
    });
    expect(changes).toBeGreaterThan(0);
  });
});

test("the Resources of the other side are among what has changed", async () => {
  const face = (await faceOf("malaya"))?.face;
  const [{ game }] = titles;
  const moments = randomGame(game as never, game.scenarios[0].id, 3);
  const told = moments
    .slice(1)
    .flatMap(({ view }, index) =>
      changesBetween(face?.figures(moments[index].view) ?? [], face?.figures(view) ?? []),
    );
  for (const name of ["Political Will", "British Resources", "MCP Resources"])
    expect(
      told.some((change) => change.is === "moved" && change.name === name),
      name,
    ).toBe(true);
});
