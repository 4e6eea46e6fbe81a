import {
  CHANCE,
  fastChance,
  fastRandom,
  forcedEvent,
  type Game,
  type LogEvent,
  outcomeAt,
  Run,
  totalWeight,
} from "@sandtable/engine";
import { titles } from "@sandtable/library";
import type { Fall, GameListing, TableInfo, View } from "@sandtable/protocol";
import { describe, expect, test } from "vitest";
import { faceOf } from "../faces/index.ts";
import { afterWordsOf } from "../words/after.ts";
import { causeNames, luckOf, summed } from "./luck.ts";
import { pictureOf, wrapped } from "./picture.ts";
import { type Analysed, storyOf, storyText } from "./story.ts";
import { tracesOf } from "./traces.ts";

const words = afterWordsOf("en");
const EVERY = 25;

/** A random game as the page gets it when it is over: an analysis whose chances are made up. */
function played(game: Game): {
  readonly analysed: Analysed;
  readonly view: View;
  readonly events: readonly LogEvent[];
} {
  const random = fastRandom(5);
  const chance = fastChance(random);
  const state = game.setup(game.scenarios[0].id, {});
  const all: LogEvent[] = [];
  let events: LogEvent[] = [];
  state.log = (event) => {
    events.push(event);
    all.push(event);
  };
  const seats = game.roles.map(({ seat }) => seat);
  const run = new Run(game, state);
  run.unasked = (decision) => events.push(forcedEvent(game, decision));
  const points: Analysed["points"][number][] = [];
  const falls: Fall[] = [];
  let at = 0;
  const chances = (): Record<string, number> => {
    const first = random.below(100) / 100;
    return { [seats[0]]: first, [seats[1]]: 1 - first };
  };
  for (let open = run.next(); open; ) {
    const { seat, choices, rule, weights } = open;
    if (at % EVERY === 0) {
      points.push({ at, beat: at, seat, chances: chances(), events });
      events = [];
    }
    const index =
      seat === CHANCE
        ? outcomeAt({ ...open, weights }, random.below(totalWeight(open)))
        : random.below(choices.length);
    const choice = choices[seat === CHANCE ? (chance.answer(open, 0) + index) % choices.length : index];
    at++;
    if (seat === CHANCE) {
      const pips = /^die:(\d)$/.exec(choice.key)?.[1];
      const gain = (random.below(21) - 10) / 100;
      falls.push({
        at,
        seat: seats[0],
        rule,
        ...(pips !== undefined && { counted: { in: "pips", expected: 3.5, came: Number(pips) } }),
        gains: { [seats[0]]: gain, [seats[1]]: -gain },
      });
    }
    open = run.next(choice);
  }
  points.push({ at, beat: at, chances: { [seats[0]]: 1, [seats[1]]: 0 }, events });
  const turn = points[1];
  const turningPoints: Analysed["turningPoints"] = [
    {
      at: points[0].at,
      until: turn.at,
      seat: seats[0],
      before: 0.4,
      expected: 0.5,
      luck: 0.1,
      after: 0.6,
      labels: [],
      places: [],
      events: turn.events,
      courses: [],
    },
  ];
  const view = JSON.parse(JSON.stringify(game.view(state, "umpire"))) as View;
  return { analysed: { is: "done", points, turningPoints, falls }, view, events: all };
}

describe.each(titles.map((title) => ({ id: title.game.id, title })))(
  "after a game of $id",
  ({ id, title }) => {
    const game = title.game as Game;
    const { analysed, view, events } = played(game);
    const listing = {
      id,
      title: game.title,
      roles: game.roles,
      scenarios: game.scenarios,
      rules: title.rules.rules,
    } as unknown as GameListing;
    const table = { id: "t", scenario: game.scenarios[0].id, startedAt: "2026-01-01T00:00:00Z" } as TableInfo;

    test("the story tells the result, the turning points and the dice that decided, in words", async () => {
      const drawn = await faceOf(id);
      if (!drawn) throw new Error(`no face for ${id}`);
      const ending = {
        winners: [game.roles[0].seat],
        scores: {},
        reason: "resigned",
        resigned: game.roles[1].seat,
      };
      const story = storyOf(
        { listing, table, ending, face: drawn.face, words: drawn.words, analysed },
        words,
        (who) => `The ${who} resigned.`,
      );
      const text = storyText(story);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(story.result).toContain(`The ${game.roles[1].name} resigned.`);
      expect(text).toContain("40 % to 60 %");
      expect(text).toContain("points");
      const decisive = analysed.falls.filter(({ gains }) => Math.abs(gains[game.roles[0].seat]) >= 0.03);
      if (decisive.length > 5) expect(text).toMatch(/: [^:]+\. .*\(the .* [+−]\d+ points, the .*\)/);
      const picture = pictureOf(story, game.roles, analysed.points, analysed.turningPoints, words);
      expect(picture).toMatch(/^<svg [^>]*>.*<\/svg>$/);
      expect(picture).not.toMatch(/undefined|NaN|&(?!#\d+;)/);
    });

    test("luck is told by side and cause: all of what was expected and came, and what it gave", () => {
      const words = title.game.words.en;
      const { gains, groups } = luckOf(analysed.falls, game.roles, causeNames(listing, words));
      const lines = groups.flatMap((group) => group.lines);
      const dice = analysed.falls.filter(({ counted }) => counted);
      const told = lines.filter(({ counted }) => counted);
      expect(told.reduce((sum, { times }) => sum + times, 0)).toBe(dice.length);
      expect(told.reduce((sum, { counted }) => sum + (counted?.came ?? 0), 0)).toBe(
        dice.reduce((sum, { counted }) => sum + (counted?.came ?? 0), 0),
      );
      expect(gains).toEqual(summed(analysed.falls, game.roles));
      for (const { cause, rule } of lines) expect(cause, rule).not.toBe(rule);
    });

    test("what was done lies on the board", async () => {
      const face = (await faceOf(id))?.face;
      if (!face) throw new Error(`no face for ${id}`);
      const { arrows, rings } = tracesOf(face, face.places(view), events);
      expect(arrows.length).toBeGreaterThan(0);
      expect(arrows.length).toBeLessThanOrEqual(40);
      for (const { from, to } of arrows) expect(from).not.toEqual(to);
      for (const place of rings) expect(face.describe(place, view), JSON.stringify(place)).toBeDefined();
    });

    test("the end says why, line by line", async () => {
      const face = (await faceOf(id))?.face;
      if (!face) throw new Error(`no face for ${id}`);
      const lines = face.verdict?.(view, events) ?? face.forecast(view).lines;
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join(" ")).not.toMatch(/undefined|NaN|would/);
      expect(face.verdict?.(view, []) ?? []).toSatisfy((short: readonly string[]) => short.length <= 1);
    });
  },
);

describe("traces", () => {
  const face = {
    at: (place: { id?: string }) => (place.id?.startsWith("0") ? { x: 0, y: 0, size: 1 } : undefined),
  };
  const moved = (unit: string, from: string, to: string) =>
    ({ kind: "moved", rule: "1", unit, from, to }) as unknown as LogEvent;

  test("of one unit's steps are one arrow, of two units' two; back and forth is none", () => {
    const { arrows } = tracesOf(
      face as never,
      [],
      [moved("a", "01", "02"), moved("a", "02", "03"), moved("b", "03", "04"), moved("b", "04", "03")],
    );
    expect(arrows.map(({ from, to }) => [from, to].map((place) => (place as { id: string }).id))).toEqual([
      ["01", "03"],
    ]);
  });

  test("leave out what lies nowhere", () => {
    expect(tracesOf(face as never, [], [moved("a", "base", "off-map")])).toEqual({ arrows: [], rings: [] });
  });
});

describe("a picture", () => {
  test("wraps what is long, and says where something is left out", () => {
    expect(wrapped("one two three four", 9, 9)).toEqual(["one two", "three", "four"]);
    expect(wrapped("one two three four", 9, 2)).toEqual(["one two", "three …"]);
  });
});
