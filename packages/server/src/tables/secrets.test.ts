import { CHANCE, type Game } from "@sandtable/engine";
import { ambush } from "@sandtable/engine/conformance";
import type { HistoryStep, UpdateSent, View } from "@sandtable/protocol";
import { changed } from "@sandtable/protocol/change";
import { describe, expect, it } from "vitest";
import type { Act, StoredAction, StoredTable } from "../store/store.ts";
import { hashOf } from "../tokens.ts";
import { historyOf, type Part } from "./history.ts";
import { lineOf } from "./info.ts";
import { fromStart, happenedAfter, updatesAfter } from "./retell.ts";
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
interface Played {
  readonly story: Story;
  readonly actions: StoredAction[];
}

function played(chance: readonly string[], done: readonly (readonly [string, string | number])[]): Played {
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
  const story = new Story(shelf, table);
  for (const action of actions) story.take(action);
  return { story, actions };
}

/** Every update as it is sent to one who was there from the start. */
const updates = ({ story, actions }: Played, viewer: Viewer, after = 0): UpdateSent[] =>
  updatesAfter(fromStart(story), actions, viewer, after);

/** The positions that follow from them. */
function views(sent: readonly UpdateSent[]): View[] {
  let view: View = null;
  return sent.map((update) => (view = update.view ?? changed(view, update.change)));
}

const history = ({ story, actions }: Played, viewer: Viewer, part: Part): HistoryStep[] =>
  historyOf(story, actions, viewer, part);

const grant = (table: Played, viewer: Viewer, wish: Wish): StoredAction => {
  const action = table.story.grant(viewer, wish);
  table.actions.push(action);
  return action;
};

const ranks = (...all: readonly number[]): string[] => all.map((rank) => `rank:${rank}`);

/** What East did and saw is the same in both: West holds other pieces and another chit, and took a step back. */
const one = (): Played =>
  played(
    [...ranks(1, 2, 3, 3, 1, 2), "chit:0"],
    [
      ["east", "sorties:0"],
      ["west", "sorties:2"],
      ["west", "from:4"],
      ["west", "to:3"],
    ],
  );
const other = (): Played =>
  played(
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

function refusal({ story: of }: Played, viewer: Viewer, wish: Wish): unknown {
  try {
    of.grant(viewer, wish);
  } catch (error) {
    if (error instanceof Refusal) return [error.reason, error.message, error.rule];
    throw error;
  }
  throw new Error("it was granted");
}

/** All that a viewer can get out of a table. */
const told = (table: Played, viewer: Viewer, of = table.story): unknown => ({
  number: of.numberFor(viewer),
  updates: updates(table, viewer),
  latest: of.latest(viewer),
  standing: of.standing(viewer),
  look: of.look(viewer, of.numberFor(viewer)) ?? null,
  happened: happenedAfter(fromStart(of), table.actions, viewer, 1),
  history: history(table, viewer, all),
  refusals: ([0, 1, of.numberFor(viewer), 99] as const).flatMap((number) => [
    refusal(table, viewer, { do: "choose", number, key: "to:6" }),
    refusal(table, viewer, { do: "choose", number, key: "sorties:9" }),
    refusal(table, viewer, { do: "undo", number, to: 0 }),
  ]),
});

describe("at a table with secrets", () => {
  it("two worlds that look the same are told the same, down to numbers, steps, refusals and sizes", () => {
    for (const viewer of [east, spectator])
      expect(JSON.stringify(told(one(), viewer))).toBe(JSON.stringify(told(other(), viewer)));
    expect(one().story.number).not.toBe(other().story.number);
  });

  it("a change follows from what the viewer was told before: each leads to the position that is seen then", () => {
    for (const viewer of [east, west, spectator, both]) {
      const table = other();
      const sent = updates(table, viewer);
      expect(sent.filter(({ view }) => view !== undefined)).toHaveLength(1);
      const from = (after: number): View => views(updates(table, viewer, after))[0];
      expect(views(sent)).toEqual(sent.map((_, index) => from(index)));
      expect(views(sent).at(-1)).toEqual(table.story.latest(viewer).view);
    }
  });

  it("T19 nothing that is told before the end is a digest by which a guess could be tested", () => {
    const table = one();
    const digests = [table.story.match.hash, ...table.story.match.entries.map(({ hash }) => hash)];
    for (const viewer of [east, west, spectator]) {
      const sent = JSON.stringify(told(table, viewer));
      expect(digests.filter((digest) => sent.includes(digest))).toEqual([]);
    }
  });

  it("the list of tables counts no answers of others, which it could only tell from what is stored", () => {
    const seats = [
      { seat: "east", holders: [hashOf("ann")] },
      { seat: "west", holders: [hashOf("bob")] },
    ];
    const line = ({ story }: Played, token: string): unknown =>
      lineOf(shelf, { ...story.table, mark: story.mark }, seats, token);
    expect(one().story.mark.number).not.toBe(other().story.mark.number);
    expect(JSON.stringify(line(one(), "ann"))).toBe(JSON.stringify(line(other(), "ann")));
    const over = one();
    grant(over, east, { do: "resign", number: over.story.numberFor(east) });
    expect(line(over, "ann")).toMatchObject({ number: over.story.number });
  });

  it("a refusal names the rule of a question to nobody but the seat that is asked", () => {
    const table = played(
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

  it("resigning answers no question: whoever still watches older moves may do it", () => {
    const table = played([...ranks(1, 2, 3, 3, 1, 2), "chit:0"], [["east", "sorties:0"]]);
    grant(table, east, { do: "resign", number: 0 });
    expect(table.story.ending).toMatchObject({ resigned: "east" });
  });

  it("whoever acts sees each step of their own, and may take it back by their own count", () => {
    const table = played(
      [...ranks(1, 2, 3, 3, 1, 2), "chit:0"],
      [
        ["east", "sorties:0"],
        ["west", "sorties:2"],
        ["west", "from:4"],
      ],
    );
    const { number, entries, floor, question } = table.story.standing(west);
    expect([entries - floor, question?.about]).toEqual([1, { kind: "spot", from: 4 }]);
    const wish = { do: "undo", number, to: floor } as const;
    expect(grant(table, west, wish).act).toEqual({ do: "undo", to: 9 });
    expect(table.story.isGranted(west, wish)).toBe(true);
    expect(table.story.standing(west).question?.about).toEqual({ kind: "piece" });
    expect(table.story.standing(west).entries).toBe(floor);
    // East has seen nothing of it.
    expect(updates(table, east).at(-1)?.act).toBe("choose");
  });

  it("a number is answered once: the same choice sent again is harmless, a later one of the other side is not mine", () => {
    const table = one();
    expect(table.story.isGranted(east, { do: "choose", number: 1, key: "sorties:0" })).toBe(true);
    expect(table.story.isGranted(east, { do: "choose", number: 2, key: "sorties:2" })).toBe(false);
    const undone = other();
    expect(undone.story.isGranted(both, { do: "undo", number: 4, to: 9 })).toBe(true);
    expect(undone.story.isGranted(both, { do: "undo", number: 4, to: 8 })).toBe(false);
  });

  it("at one screen everything is told, and when it is over everything is told to all", () => {
    const table = one();
    expect(table.story.numberFor(both)).toBe(table.story.number);
    expect(history(table, both, all)).toHaveLength(table.story.match.entries.length);
    grant(table, east, { do: "resign", number: table.story.numberFor(east) });
    const steps = history(table, spectator, all);
    expect(steps.map(({ key }) => key)).toEqual(table.story.match.entries.map(({ key }) => key));
    expect(transcriptOf(table.story)).toContain("rank:3");
  });

  describe("the replay", () => {
    const resigned = (): Played => {
      const table = other();
      grant(table, east, { do: "resign", number: table.story.numberFor(east) });
      return table;
    };
    const ranksIn = ({ view }: HistoryStep): (number | null)[] =>
      (view as unknown as { row: ({ rank: number | null } | null)[] }).row.flatMap((piece) =>
        piece ? [piece.rank] : [],
      );

    it("shows nobody's fog but one's own before the end, not at one screen either", () => {
      for (const viewer of [east, west, spectator, both])
        for (const as of ["east", "west"])
          expect(() => history(other(), viewer, { ...all, as })).toThrow("when the game is over");
    });

    it("lies open to everybody in the end: the umpire sees every answer, every event and every piece", () => {
      const table = resigned();
      for (const viewer of [east, west, spectator]) {
        const steps = history(table, viewer, all);
        expect(steps.map(({ key }) => key)).toEqual(table.story.match.entries.map(({ key }) => key));
        expect(ranksIn(steps.at(-1)!)).toEqual([1, 2, 3, 1, 2, 3]);
        expect(steps.flatMap(({ events }) => events)).toEqual(
          table.story.match.events.map(({ event }) => event),
        );
      }
    });

    it("shows the fog of either seat then, to everybody: what it was told while it played, and no more", () => {
      for (const seat of ["east", "west"]) {
        const seen = views(updates(other(), { seats: [seat] })).map((view) => JSON.stringify(view));
        const table = resigned();
        for (const viewer of [east, west, spectator]) {
          const steps = history(table, viewer, { ...all, as: seat });
          expect(steps.filter((step) => step.key !== undefined).every((step) => step.seat === seat)).toBe(
            true,
          );
          const shown = steps.map(({ view }) => JSON.stringify(view));
          expect(seen.filter((view) => !shown.includes(view))).toEqual([]);
          expect(steps.at(-1)!.at).toBe(table.story.match.entries.length);
          expect(shown.at(-1)).toBe(seen.at(-1));
          expect(ranksIn(steps.at(-1)!).filter((rank) => rank !== null)).toHaveLength(3);
          const told = steps.flatMap(({ events }) => events);
          expect(told).toEqual(happenedAfter(fromStart(table.story), table.actions, { seats: [seat] }, 0));
        }
      }
    });

    it("has no steps in which a seat saw nothing, and says where each of them was in the game", () => {
      const table = resigned();
      const at = history(table, spectator, { ...all, as: "east" }).map((step) => step.at);
      // The other side's draws and what it chose in secret are left out; what shows on the row is not.
      expect(at.length).toBeLessThan(table.story.match.entries.length);
      expect(
        history(table, spectator, { from: 3, to: at.at(-1)!, as: "east" }).map((step) => step.at),
      ).toEqual(at.filter((step) => step >= 3));
    });

    it("has the seats of the game to choose from, and no others", () => {
      for (const as of ["north", "umpire", "spectator", "chance"])
        expect(() => history(resigned(), east, { ...all, as })).toThrow("has no seat");
    });
  });
});
