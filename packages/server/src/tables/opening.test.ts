import { CHANCE, fastRandom, type Game, type Random } from "@sandtable/engine";
import { ambush } from "@sandtable/engine/conformance";
import { seal } from "@sandtable/seal";
import { describe, expect, it } from "vitest";
import { library, type Shelf } from "../games.ts";
import type { Store, StoredAction, StoredCheckpoint, StoredTable } from "../store/store.ts";
import { earlier, mustKeep, openStory } from "./opening.ts";
import { updatesAfter, whole } from "./retell.ts";
import { Story, type StoryCheckpoint } from "./story.ts";
import { transcriptOf } from "./transcript.ts";
import type { Viewer } from "./viewer.ts";

const shelves: readonly Shelf[] = [
  ...library.values(),
  { game: ambush as Game, rules: { rules: [], cardSides: [] } },
];

/** Long enough for many turns, checkpoints and steps back. */
const ACTIONS = 70;
const EVERY = 9;

function tableOf({ game }: Shelf): StoredTable {
  const seed = "07".repeat(32);
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]]));
  const { commitment } = seal(seed);
  const scenario = game.scenarios[0].id;
  const startedAt = "2026-01-01T00:00:00.000Z";
  const mark = { number: 1 };
  return {
    id: "t",
    kind: "game",
    game: game.id,
    scenario,
    options,
    seed,
    commitment,
    opening: [],
    startedAt,
    mark,
  };
}

function nextAction(story: Story, random: Random): StoredAction | undefined {
  const { match, number } = story;
  const { decision, made, floor } = match;
  if (!decision) return undefined;
  const { seat, choices } = decision;
  const act =
    made > floor && random.below(5) === 0
      ? ({ do: "undo", to: floor + random.below(made - floor) } as const)
      : ({ do: "choose", key: choices[random.below(choices.length)].key } as const);
  return { number: number + 1, seat, act };
}

/** A random game as it is stored, steps back included, with a checkpoint now and then. */
function played(shelf: Shelf, seed: number) {
  const table = tableOf(shelf);
  const random = fastRandom(seed);
  const story = new Story(shelf, table);
  const actions: StoredAction[] = [];
  const kept: StoredCheckpoint[] = [];
  for (let step = 0; step < ACTIONS; step++) {
    const action = nextAction(story, random);
    if (!action) break;
    story.take(action);
    actions.push(action);
    story.forget();
    if (step % EVERY === 0)
      kept.push({ number: story.number, body: JSON.parse(JSON.stringify(story.checkpoint())) });
  }
  return { shelf, table, story, actions, kept };
}

const storeOf = (actions: readonly StoredAction[], kept: readonly StoredCheckpoint[]): Store =>
  ({
    actions: async (_: string, after: number) => actions.filter(({ number }) => number > after),
    checkpoint: async (_: string, at = Number.MAX_SAFE_INTEGER) =>
      kept.findLast(({ number }) => number <= at),
  }) as Partial<Store> as Store;

const viewersOf = ({ game }: Shelf): Viewer[] => {
  const seats = game.roles.map(({ seat }) => seat);
  return [{ seats: [] }, { seats }, ...seats.map((seat) => ({ seats: [seat] }))];
};

/** All that a story says of where it stands. */
const told = (story: Story): unknown => ({
  mark: story.mark,
  hash: story.match.hash,
  viewers: viewersOf(story.shelf).map((viewer) => ({
    latest: story.latest(viewer),
    standing: story.standing(viewer),
  })),
});

describe.each(shelves.map((shelf) => [shelf.game.id, shelf] as const))("a table of %s", (_, shelf) => {
  const game = played(shelf, 3);

  it("is the same from each of its checkpoints as from its first action, and so is all that happens next", () => {
    const { table, actions, kept } = game;
    const fresh = new Story(shelf, table);
    const stories = new Map<number, Story>();
    for (const action of actions) {
      for (const story of [fresh, ...stories.values()]) story.take(action);
      const checkpoint = kept.find(({ number }) => number === fresh.number);
      if (checkpoint)
        stories.set(fresh.number, new Story(shelf, table, { from: checkpoint.body as StoryCheckpoint }));
      if (checkpoint || fresh.number % 7 === 0)
        for (const story of stories.values()) expect(told(story)).toEqual(told(fresh));
    }
    expect(stories.size).toBeGreaterThan(1);
    expect(told(game.story)).toEqual(told(fresh));
  });

  it("leaves the record of its transcript", () => {
    const { story, actions } = game;
    const lines = transcriptOf(whole(story, actions)).split("\n");
    for (const { hash } of story.match.entries) expect(lines.some((line) => line.includes(hash))).toBe(true);
    expect(lines).toHaveLength(story.match.made + 3);
  });

  it("is opened from the last checkpoint, and from the start where that does not hold or is of another version", async () => {
    const { table, actions, kept, story } = game;
    const open = async (checkpoints: readonly StoredCheckpoint[]) => {
      const warnings: string[] = [];
      const surroundings = {
        store: storeOf(actions, checkpoints),
        warn: (what: string) => warnings.push(what),
      };
      const { story: opened, keptAt } = await openStory(surroundings, shelf, table);
      expect(told(opened)).toEqual(told(story));
      return [keptAt, warnings.length];
    };
    const last = kept[kept.length - 1];
    const body = last.body as StoryCheckpoint;
    expect(await open(kept)).toEqual([last.number, 0]);
    expect(await open([])).toEqual([0, 0]);
    expect(await open([{ ...last, body: { ...body, version: 0 } }])).toEqual([0, 0]);
    const damaged = { ...body, save: { ...body.save, floor: body.save.floor + 1 } };
    expect(await open([{ ...last, body: damaged }])).toEqual([0, 1]);
  });

  it("tells what somebody missed the same from any checkpoint: the first update whole, then what changed", async () => {
    const { actions, kept, story } = game;
    for (const viewer of viewersOf(shelf)) {
      const after = Math.floor(story.numberFor(viewer) / 2);
      const missed = async (checkpoints: readonly StoredCheckpoint[]) => {
        const store = storeOf(actions, checkpoints);
        const begin = await earlier(store, story, after);
        return updatesAfter(begin, await store.actions("t", begin.number), viewer, after);
      };
      const updates = await missed(kept);
      expect(updates).toEqual(await missed([]));
      expect(updates.map(({ number }) => number)).toEqual(
        Array.from({ length: story.numberFor(viewer) - after }, (_none, index) => after + 1 + index),
      );
      expect(updates.map(({ view }) => view !== undefined)).toEqual(
        updates.map((_none, index) => index === 0),
      );
    }
  });
});

describe("a checkpoint", () => {
  it("is due every so many actions, and at once where much was answered before the table began", () => {
    const table = tableOf(shelves[0]);
    const story = (number: number, answers: number) =>
      ({ number, table: { ...table, opening: Array(answers).fill([CHANCE, "x"]) } }) as unknown as Story;
    expect(mustKeep(story(1, 0), 0)).toBe(false);
    expect(mustKeep(story(40, 0), 0)).toBe(true);
    expect(mustKeep(story(40, 0), 35)).toBe(false);
    expect(mustKeep(story(1, 300), 0)).toBe(true);
    expect(mustKeep(story(2, 300), 1)).toBe(false);
  });
});
