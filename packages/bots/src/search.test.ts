import { campaign } from "@sandtable/1942";
import { fastChance, fastRandom, type Game, Match, type Position } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import {
  botOf,
  type Circumstances,
  type SearchSettings,
  settingsOf,
  type Thinking,
  thoughtOf,
} from "./index.ts";

const settings = { ...(settingsOf("colonel", malaya) as SearchSettings), looks: 60 };
const officer = botOf(settingsOf("officer", malaya));
const start = (game: Game = malaya as Game, seed = 1): Match =>
  Match.start(game, { chance: fastChance(fastRandom(seed)) });
const think = (
  match: Match,
  circumstances: Circumstances = {},
  changed: Partial<SearchSettings> = {},
): Thinking => botOf({ ...settings, ...changed }).think(thoughtOf(match, fastRandom(9), circumstances));

describe("a plan", () => {
  it("is carried out to the end of the turn without thinking again", () => {
    const match = start();
    const { seat } = match.decision!;
    let thinking = think(match);
    const [{ keys }] = thinking.courses;
    const done: string[] = [];
    const { length } = match.entries;
    while (match.decision?.seat === seat && match.entries.length - length === done.length) {
      done.push(thinking.key);
      match.choose(seat, thinking.key);
      if (match.decision?.seat === seat) thinking = think(match, { intent: thinking.intent });
      if (thinking.looks > 0 && done.length > 1) break;
    }
    expect(done.length).toBeGreaterThan(1);
    expect(keys.slice(0, done.length)).toEqual(done);
  });

  it("is thought over, for a shorter time, when another question comes than was foreseen", () => {
    const match = start();
    const { intent } = think(match);
    const [step, ...rest] = intent!.steps;
    const surprised = { beat: intent!.beat, steps: [{ ...step, asked: "something else" }, ...rest] };
    expect(think(match, { intent: surprised }).looks).toBe(Math.round(settings.looks * settings.again));
    const old = { beat: intent!.beat - 1, steps: intent!.steps };
    expect(think(match, { intent: old }).looks).toBe(settings.looks);
  });

  it("goes on as far as it can where it is not to be thought over", () => {
    const match = start();
    const { intent } = think(match);
    const [step, ...rest] = intent!.steps;
    const key = match.decision!.choices[1].key;
    const surprised = { beat: intent!.beat, steps: [step, { asked: "something else", key }, ...rest] };
    const thinking = think(match, { intent: surprised }, { again: 0 });
    expect([thinking.key, thinking.looks]).toEqual([key, 0]);
    expect(thinking.intent?.steps).toEqual(rest);
    const lost = think(match, { intent: { beat: intent!.beat, steps: [] } }, { again: 0 });
    expect(match.decision!.choices.map((choice) => choice.key)).toContain(lost.key);
    expect(lost.looks).toBe(0);
  });

  it("comes with two others, what is expected of each, and what happens in words' data", () => {
    const { courses, key } = think(start(), { explain: true });
    expect(courses).toHaveLength(3);
    expect(courses[0].keys[0]).toBe(key);
    for (const { expected, looks, events } of courses) {
      expect(expected).toBeGreaterThan(0);
      expect(expected).toBeLessThan(1);
      expect(looks).toBeGreaterThan(0);
      expect(events.map(({ kind }) => kind)).toContain("box");
    }
    expect(new Set(courses.map(({ keys }) => keys.join())).size).toBe(3);
  });

  it("is silent when nobody asks why", () => {
    expect(think(start()).courses[0].events).toEqual([]);
  });
});

describe("a search", () => {
  it("makes as many looks as it may, and hardly more", () => {
    expect(think(start()).looks).toBe(60);
    expect(think(start(), {}, { looks: 1 }).looks).toBe(1);
  });

  it("comes to an end when it is told to hurry", () => {
    let asked = 0;
    expect(think(start(), { hurry: () => ++asked > 5 }).looks).toBe(6);
  });

  it("keeps to the officer's plan where nothing better is proved", () => {
    const match = start();
    const plan = (changed: Partial<SearchSettings>): readonly string[] =>
      think(match, {}, changed).courses[0].keys;
    const strays = (): boolean => plan({ proof: 0 }).join() !== plan({ looks: 1 }).join();
    for (let step = 0; step < 200 && !strays(); step++)
      match.choose(match.decision!.seat, officer.think(thoughtOf(match, fastRandom(3))).key);
    expect(strays()).toBe(true);
    expect(plan({ proof: 5 })).toEqual(plan({ looks: 1 }));
  });

  it("answers one question otherwise, or a span of them", () => {
    expect(think(start(), {}, { span: 20 }).courses).not.toEqual(think(start(), {}, { span: 1 }).courses);
  });

  it("draws what is hidden anew for every look", () => {
    let drawn = 0;
    const game: Game = {
      ...(malaya as Game),
      determinize(state: Position, viewer, random) {
        drawn++;
        return malaya.determinize(state as never, viewer, random);
      },
    };
    const { looks } = think(start(game));
    expect(drawn).toBeGreaterThanOrEqual(looks);
  });

  it("finds the same with the same luck", () => {
    expect(think(start())).toEqual(think(start()));
  });

  it("answers within the long turns of 1942, too", () => {
    const match = start(campaign as Game);
    let intent: Thinking["intent"];
    for (let step = 0; step < 6 && match.decision; step++) {
      const thinking = think(match, { intent }, { looks: 6 });
      intent = thinking.intent;
      match.choose(match.decision.seat, thinking.key);
    }
    expect(match.entries.length).toBeGreaterThanOrEqual(6);
  });
});
