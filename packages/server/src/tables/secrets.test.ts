import { CHANCE, type Game } from "@sandtable/engine";
import { ambush } from "@sandtable/engine/conformance";
import type { HistoryStep } from "@sandtable/protocol";
import { describe, expect, it } from "vitest";
import type { Act, StoredAction, StoredTable } from "../store/store.ts";
import { historyOf } from "./history.ts";
import { Refusal, Story, type Wish } from "./story.ts";
import { transcriptOf } from "./transcript.ts";
import type { Viewer } from "./viewer.ts";

const east: Viewer = { seats: ["east"] };
const west: Viewer = { seats: ["west"] };
const spectator: Viewer = { seats: [] };
const both: Viewer = { seats: ["east", "west"] };

const all = { from: 0, to: 1000 };

const shelf = { game: ambush as Game, rules: { rules: [], cardSides: [] } };

/** A table of Ambush at which these ranks were dealt and chits drawn, and this was done: keys, and steps back. */
function story(chance: readonly string[], done: readonly (readonly [string, string | number])[]): Story {
  const table: StoredTable = {
    id: "t",
    kind: "game",
    game: "ambush",
    scenario: "plain",
    options: {},
    seed: "00".repeat(32),
    opening: chance.map((key) => [CHANCE, key] as const),
    startedAt: "2026-01-01T00:00:00.000Z",
    mark: { number: 1 },
  };
  const actions = done.map(([seat, what], index): StoredAction => {
    const act: Act = typeof what === "string" ? { do: "choose", key: what } : { do: "undo", to: what };
    return { number: index + 2, seat, act };
  });
  return new Story(shelf, table, actions);
}

const ranks = (...all: readonly number[]): string[] => all.map((rank) => `rank:${rank}`);

/** What East did and saw is the same in both: West holds other pieces and another chit, and took a step back. */
const one = (): Story =>
  story(
    [...ranks(1, 2, 3, 3, 1, 2), "chit:0"],
    [
      ["east", "sorties:0"],
      ["west", "sorties:2"],
      ["west", "from:4"],
      ["west", "to:3"],
    ],
  );
const other = (): Story =>
  story(
    [...ranks(1, 2, 3, 3, 2, 1), "chit:2"],
    [
      ["east", "sorties:0"],
      ["west", "sorties:2"],
      ["west", "from:4"],
      ["west", 9],
      ["west", "from:4"],
      ["west", "to:3"],
    ],
  );

function refusal(of: Story, viewer: Viewer, wish: Wish): unknown {
  try {
    of.grant(viewer, wish);
  } catch (error) {
    if (error instanceof Refusal) return [error.reason, error.message, error.rule];
    throw error;
  }
  throw new Error("it was granted");
}

/** All that a viewer can get out of a table. */
const told = (of: Story, viewer: Viewer): unknown => ({
  number: of.numberFor(viewer),
  updates: of.updates(viewer, 0),
  standing: of.standing(viewer),
  look: of.look(viewer, of.numberFor(viewer)) ?? null,
  happened: of.happened(viewer, 1),
  history: historyOf(of, viewer, all),
  refusals: ([0, 1, of.numberFor(viewer), 99] as const).flatMap((number) => [
    refusal(of, viewer, { do: "choose", number, key: "to:6" }),
    refusal(of, viewer, { do: "choose", number, key: "sorties:9" }),
    refusal(of, viewer, { do: "undo", number, to: 0 }),
  ]),
});

describe("at a table with secrets", () => {
  it("two worlds that look the same are told the same, down to numbers, steps, refusals and sizes", () => {
    for (const viewer of [east, spectator])
      expect(JSON.stringify(told(one(), viewer))).toBe(JSON.stringify(told(other(), viewer)));
    expect(one().number).not.toBe(other().number);
  });

  it("T19 nothing that is told before the end is a digest by which a guess could be tested", () => {
    const table = one();
    const digests = [table.match.hash, ...table.match.entries.map(({ hash }) => hash)];
    for (const viewer of [east, west, spectator]) {
      const sent = JSON.stringify(told(table, viewer));
      expect(digests.filter((digest) => sent.includes(digest))).toEqual([]);
    }
  });

  it("a refusal names the rule of a question to nobody but the seat that is asked", () => {
    const table = story(
      [...ranks(1, 2, 3, 3, 1, 2), "chit:0"],
      [
        ["east", "sorties:0"],
        ["west", "sorties:2"],
      ],
    );
    const late = { do: "choose", number: 0, key: "pass" } as const;
    expect(refusal(table, east, late)).toEqual(["stale", expect.any(String), undefined]);
    expect(refusal(table, west, late)).toEqual(["stale", expect.any(String), "4"]);
  });

  it("whoever acts sees each step of their own, and may take it back by their own count", () => {
    const table = story(
      [...ranks(1, 2, 3, 3, 1, 2), "chit:0"],
      [
        ["east", "sorties:0"],
        ["west", "sorties:2"],
        ["west", "from:4"],
      ],
    );
    const { number, entries, floor, question } = table.standing(west);
    expect([entries - floor, question?.about]).toEqual([1, { kind: "spot", from: 4 }]);
    const wish = { do: "undo", number, to: floor } as const;
    expect(table.grant(west, wish).act).toEqual({ do: "undo", to: 9 });
    expect(table.isGranted(west, wish)).toBe(true);
    expect(table.standing(west).question?.about).toEqual({ kind: "piece" });
    expect(table.standing(west).entries).toBe(floor);
    // East has seen nothing of it.
    expect(table.updates(east, 0).at(-1)?.act).toBe("choose");
  });

  it("a number is answered once: the same choice sent again is harmless, a later one of the other side is not mine", () => {
    const table = one();
    expect(table.isGranted(east, { do: "choose", number: 1, key: "sorties:0" })).toBe(true);
    expect(table.isGranted(east, { do: "choose", number: 2, key: "sorties:2" })).toBe(false);
    const undone = other();
    expect(undone.isGranted(both, { do: "undo", number: 4, to: 9 })).toBe(true);
    expect(undone.isGranted(both, { do: "undo", number: 4, to: 8 })).toBe(false);
  });

  it("at one screen everything is told, and when it is over everything is told to all", () => {
    const table = one();
    expect(table.numberFor(both)).toBe(table.number);
    expect(historyOf(table, both, all)).toHaveLength(table.match.entries.length);
    table.grant(east, { do: "resign", number: table.numberFor(east) });
    const steps = historyOf(table, spectator, all);
    expect(steps.map(({ key }) => key)).toEqual(table.match.entries.map(({ key }) => key));
    expect(transcriptOf(table)).toContain("rank:3");
  });

  describe("the replay", () => {
    const resigned = (): Story => {
      const table = other();
      table.grant(east, { do: "resign", number: table.numberFor(east) });
      return table;
    };
    const ranksIn = ({ view }: HistoryStep): (number | null)[] =>
      (view as unknown as { row: ({ rank: number | null } | null)[] }).row.flatMap((piece) =>
        piece ? [piece.rank] : [],
      );

    it("shows nobody's fog but one's own before the end, not at one screen either", () => {
      for (const viewer of [east, west, spectator, both])
        for (const as of ["east", "west"])
          expect(() => historyOf(other(), viewer, { ...all, as })).toThrow("when the game is over");
    });

    it("lies open to everybody in the end: the umpire sees every answer, every event and every piece", () => {
      const table = resigned();
      for (const viewer of [east, west, spectator]) {
        const steps = historyOf(table, viewer, all);
        expect(steps.map(({ key }) => key)).toEqual(table.match.entries.map(({ key }) => key));
        expect(ranksIn(steps.at(-1)!)).toEqual([1, 2, 3, 1, 2, 3]);
        expect(steps.flatMap(({ events }) => events)).toEqual(table.match.events.map(({ event }) => event));
      }
    });

    it("shows the fog of either seat then, to everybody: what it was told while it played, and no more", () => {
      for (const seat of ["east", "west"]) {
        const seen = other().updates({ seats: [seat] }, 0);
        const table = resigned();
        for (const viewer of [east, west, spectator]) {
          const steps = historyOf(table, viewer, { ...all, as: seat });
          expect(steps.filter((step) => step.key !== undefined).every((step) => step.seat === seat)).toBe(
            true,
          );
          const views = steps.map(({ view }) => JSON.stringify(view));
          expect(seen.filter(({ view }) => !views.includes(JSON.stringify(view)))).toEqual([]);
          expect(steps.at(-1)!.at).toBe(table.match.entries.length);
          expect(views.at(-1)).toBe(JSON.stringify(seen.at(-1)!.view));
          expect(ranksIn(steps.at(-1)!).filter((rank) => rank !== null)).toHaveLength(3);
          const told = steps.flatMap(({ events }) => events);
          expect(told).toEqual(table.happened({ seats: [seat] }, 0));
        }
      }
    });

    it("has no steps in which a seat saw nothing, and says where each of them was in the game", () => {
      const table = resigned();
      const at = historyOf(table, spectator, { ...all, as: "east" }).map((step) => step.at);
      // The other side's draws and what it chose in secret are left out; what shows on the row is not.
      expect(at.length).toBeLessThan(table.match.entries.length);
      expect(
        historyOf(table, spectator, { from: 3, to: at.at(-1)!, as: "east" }).map((step) => step.at),
      ).toEqual(at.filter((step) => step >= 3));
    });

    it("has the seats of the game to choose from, and no others", () => {
      for (const as of ["north", "umpire", "spectator", "chance"])
        expect(() => historyOf(resigned(), east, { ...all, as })).toThrow("has no seat");
    });
  });
});
