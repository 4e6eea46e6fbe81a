import { type Decision, fastChance, fastRandom, Match, say, type View } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { nextPropaganda } from "./boards/cards.ts";
import { boards } from "./boards/index.ts";
import { unpainted } from "./columns.ts";
import { type GameId, type Shelf, shelves } from "./games.ts";
import type { Brush } from "./table/screen.ts";

const GAMES = shelves.map((shelf): [string, Shelf] => [shelf.game.id, shelf]);
const SCENARIOS = shelves.flatMap((shelf) =>
  shelf.game.scenarios.map(({ id }): [string, string, Shelf] => [shelf.game.id, id, shelf]),
);
const WIDTHS = [40, 80, 100, 120];

interface Seen {
  readonly scenario: string;
  readonly cardsLeft: number;
  readonly played: readonly string[];
  readonly card: string | null;
  readonly spaces: object;
}
const seen = (view: View): Seen => view as unknown as Seen;

/** A random game, looked at before every decision and at its end. */
function randomGame(
  { game }: Shelf,
  scenario: string,
  seed: number,
  look: (view: View, decision: Decision | undefined) => void,
): void {
  const random = fastRandom(seed);
  const match = Match.start(game, { scenario, chance: fastChance(random) });
  for (;;) {
    look(match.view("spectator"), match.decision);
    if (!match.decision) return;
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
}

function positions(shelf: Shelf, every: number, seeds = 8): View[] {
  const found: View[] = [];
  let looked = 0;
  for (let seed = 1; seed <= seeds; seed++)
    randomGame(shelf, shelf.game.scenarios[0].id, seed, (view) => {
      if (looked++ % every === 0) found.push(view);
    });
  return found;
}

const brush = ({ game }: Shelf, width: number, mark = false): Brush => ({
  words: game.words.en,
  paint: mark ? (_, text) => (text === "" ? "" : `\x1b[1m${text}\x1b[0m`) : (_, text) => text,
  width,
});

const drawn = (shelf: Shelf, view: View, width: number, mark = false): readonly string[] =>
  boards[shelf.game.id as GameId].board(view, brush(shelf, width, mark));

/** What the table showed each time another card had come. */
function cardsOf(shelf: Shelf, scenario: string, seed: number): Seen[] {
  const found: Seen[] = [];
  randomGame(shelf, scenario, seed, (view) => {
    if (seen(view).played.length !== found.at(-1)?.played.length) found.push(seen(view));
  });
  return found;
}

describe("2.1 the next Propaganda card", () => {
  it.each(SCENARIOS)("comes no earlier and no later than is told (%s, %s)", (_, scenario, shelf) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const tables = cardsOf(shelf, scenario, seed);
      const all = tables.at(-1)?.played ?? [];
      for (const view of tables) {
        const range = nextPropaganda(view);
        const at = all.indexOf("propaganda", view.played.length) - view.played.length + 1;
        if (at <= 0) continue;
        expect(range).toBeDefined();
        const [earliest, latest] = range ?? [0, 0];
        expect(at).toBeGreaterThanOrEqual(earliest);
        expect(at).toBeLessThanOrEqual(latest);
        if (at === earliest) met.add(`${view.played.length} earliest`);
        if (at === latest) met.add(`${view.played.length} latest`);
      }
    }
    for (let cards = 1; cards < 6; cards++)
      expect([...met]).toEqual(expect.arrayContaining([`${cards} earliest`, `${cards} latest`]));
  });

  it("is told from the cards alone", () => {
    const after = (scenario: string, cardsLeft: number, rounds: number) =>
      nextPropaganda({ scenario, cardsLeft, played: Array(rounds).fill("propaganda") });
    expect(after("standard", 21, 0)).toEqual([5, 7]);
    expect(after("standard", 15, 0)).toEqual([1, 1]);
    expect(after("standard", 15, 1)).toEqual([6, 8]);
    expect(after("standard", 14, 1)).toEqual([5, 7]);
    expect(after("extended", 27, 0)).toEqual([5, 9]);
    expect(after("extended", 20, 1)).toEqual([7, 11]);
    expect(after("extended", 2, 3)).toBeUndefined();
    expect(after("standard", 0, 3)).toBeUndefined();
  });
});

type Path = readonly (string | number)[];

/** Every place of a view where a number or a yes or no stands, with other values for it. */
function* leaves(value: unknown, path: Path = []): Generator<readonly [Path, readonly unknown[]]> {
  if (typeof value === "number") yield [path, [value + 1, value - 1, value - 50]];
  else if (typeof value === "boolean") yield [path, [!value]];
  else if (value !== null && typeof value === "object")
    for (const [key, inside] of Object.entries(value)) yield* leaves(inside, [...path, key]);
}

function changed(view: View, path: Path, value: unknown): View {
  const copy = structuredClone(view) as Record<string | number, unknown>;
  const last = path.length - 1;
  const holder = path.slice(0, last).reduce((at, key) => at[key] as typeof copy, copy);
  holder[path[last]] = value;
  return copy as unknown as View;
}

/** The end of a game is told in words below the board; in a Propaganda Round there is nothing to foresee. */
const toldElsewhere = (path: Path, view: View): boolean =>
  path[0] === "outcome" || (path[0] === "forecast" && seen(view).card === "propaganda");

describe.each(GAMES)("the drawing of %s", (_, shelf) => {
  it("shows every number and every marker on the table, whatever the width", () => {
    for (const view of positions(shelf, 500))
      for (const [path, others] of leaves(view)) {
        if (toldElsewhere(path, view)) continue;
        for (const width of WIDTHS) {
          const before = drawn(shelf, view, width).join("\n");
          const differs = others.some(
            (other) => drawn(shelf, changed(view, path, other), width).join("\n") !== before,
          );
          if (!differs) expect.fail(`${path.join(".")} is not to be seen at width ${width}`);
        }
      }
  });

  it("names every space, in a box of its own where there is room", () => {
    const [view] = positions(shelf, 1, 1);
    const { words } = shelf.game;
    for (const id of Object.keys(seen(view).spaces)) {
      const [first] = say(words.en, { key: `name.space.${id}` }).split(" ");
      for (const width of WIDTHS)
        expect(drawn(shelf, view, width).join("\n")).toMatch(
          new RegExp(width < 78 ? `^${first}` : `[┌╔]${first}`, "m"),
        );
    }
  });

  it("never cuts a word off, leaves the screen or lacks a name", () => {
    for (const view of positions(shelf, 23))
      for (const width of WIDTHS) {
        const lines = drawn(shelf, view, width);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(lines.join("\n")).not.toMatch(/…|undefined|NaN|\[\w+\.|\s$/);
      }
  });

  it("is the same with and without colours", () => {
    for (const view of positions(shelf, 97, 3))
      for (const width of WIDTHS)
        expect(drawn(shelf, view, width, true).map((line) => unpainted(line).trimEnd())).toEqual(
          drawn(shelf, view, width).map((line) => line.trimEnd()),
        );
  });

  it("lists the cards played", () => {
    const view = positions(shelf, 150, 1).at(-1)!;
    const { played } = seen(view);
    const text = boards[shelf.game.id as GameId].cards(view, brush(shelf, 80)).join(" ");
    for (const card of played)
      expect(text).toContain(say(shelf.game.words.en, { key: `card.${card}.title` }));
  });
});

describe("1.3.7 the Railways beside a space", () => {
  const shelf = shelves.find(({ game }) => game.id === "japanese-occupation")!;

  it("are those that can be sabotaged from it", () => {
    const offered = new Map<string, Set<string>>();
    let foot = new Map<string, string>();
    for (let seed = 1; seed <= 40; seed++)
      randomGame(shelf, "standard", seed, (view, decision) => {
        if (decision?.prompt.key !== "prompt.sabotage") return;
        const { space } = decision.prompt as unknown as { readonly space: string };
        const lines = offered.get(space) ?? new Set<string>();
        offered.set(space, lines);
        for (const { place } of decision.choices)
          if (place.on === "track") lines.add(place.id.replace("railway:", ""));
        foot = feet(drawn(shelf, view, 80));
      });
    // Where there is but one Railway, nobody is asked.
    expect(offered.size).toBeGreaterThan(6);
    for (const [space, lines] of offered) {
      const name = say(shelf.game.words.en, { key: `name.space.${space}` }).replace("Economic Center", "EC");
      expect(`${name}: ${foot.get(name)}`).toBe(`${name}: ${[...lines].sort().join(" ")}`);
    }
  });

  /** What stands in the lower edge of each box, Sabotage left out. */
  function feet(lines: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    lines.forEach((line, index) => {
      for (const { index: at, 1: title } of line.matchAll(/┌(.+?)(?: \d)? ─*┐/g)) {
        const edge = lines.slice(index).find((below) => below[at] === "└") ?? "";
        found.set(title, (edge.slice(at, at + 19).match(/R\d/g) ?? []).join(" "));
      }
    });
    return found;
  }
});
