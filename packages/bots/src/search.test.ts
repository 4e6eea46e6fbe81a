import { campaign } from "@sandtable/1942";
import { fastChance, fastRandom, type Game, Match, type Position } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import {
  botOf,
  type Circumstances,
  type Exception,
  type Intent,
  isForeseen,
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

  it.each([malaya as Game, campaign as unknown as Game])(
    "of $id tells beforehand which questions it answers, and those cost no look",
    (game) => {
      const quick = { ...(settingsOf("colonel", game) as SearchSettings), looks: 3 };
      const match = start(game);
      const intents = new Map<string, Intent | undefined>();
      const foreseen: boolean[] = [];
      while (foreseen.length < 60 && match.decision) {
        const { seat } = match.decision;
        const intent = intents.get(seat);
        const thinking = botOf(quick).think(thoughtOf(match, fastRandom(9), { intent }));
        foreseen.push(isForeseen("colonel", match, intent));
        expect(thinking.looks === 0).toBe(foreseen.at(-1));
        intents.set(seat, thinking.intent);
        match.choose(seat, thinking.key);
      }
      expect(new Set(foreseen)).toEqual(new Set([true, false]));
    },
  );

  it("is thought over, for a shorter time, when another question comes than was foreseen", () => {
    const match = start();
    const intent = think(match).intent!;
    const surprised = { ...intent, foreseen: ["something else", ...intent.foreseen.slice(1)] };
    expect(think(match, { intent: surprised }).looks).toBe(Math.round(settings.looks * settings.again));
    const old = { ...intent, beat: intent.beat - 1 };
    expect(think(match, { intent: old }).looks).toBe(settings.looks);
  });

  it("is what the officer does but for its exceptions, each made once, where it is not to be thought over", () => {
    const match = start();
    const { beat } = think(match).intent!;
    const { decision } = match;
    const usual = officer.think(thoughtOf(match, fastRandom(3))).key;
    const { key } = decision!.choices.find((choice) => choice.key !== usual)!;
    const asked = `${decision!.rule} ${Object.values(decision!.about).join(" ")} ${usual}`;
    const answerWith = (exceptions: readonly Exception[]): Thinking =>
      think(match, { intent: { beat, foreseen: [], exceptions } }, { again: 0 });
    const other = { asked: "something else", key };
    expect(answerWith([])).toMatchObject({ key: usual, looks: 0 });
    expect(answerWith([other])).toMatchObject({ key: usual, looks: 0, intent: { exceptions: [other] } });
    expect(answerWith([{ asked, key: "not listed" }])).toMatchObject({ key: usual, looks: 0 });
    const twice = { asked, key };
    expect(answerWith([other, twice, twice])).toMatchObject({
      key,
      looks: 0,
      intent: { exceptions: [other, twice] },
    });
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

  it("makes more of them where the end of the game is near", () => {
    const far = { looks: 6, horizon: 30 };
    const match = start();
    expect(think(match, {}, far).looks).toBeLessThan(12);
    let most = 0;
    for (let step = 0; match.decision; step++) {
      if (step % 40 === 0) most = Math.max(most, think(match, {}, far).looks);
      match.choose(match.decision.seat, officer.think(thoughtOf(match, fastRandom(3))).key);
    }
    expect(most).toBeGreaterThan(24);
  });

  it("makes fewer of them in a turn of few questions, if it is told so", () => {
    const [{ keys }] = think(start(), {}, { looks: 1 }).courses;
    expect(think(start(), {}, { full: keys.length }).looks).toBe(60);
    expect(think(start(), {}, { full: 3 * keys.length }).looks).toBe(20);
  });

  it("makes fewer of them in a very long turn, if it is told so", () => {
    const [{ keys }] = think(start(), {}, { looks: 1 }).courses;
    expect(think(start(), {}, { long: keys.length }).looks).toBe(60);
    expect(think(start(), {}, { looks: 20 * keys.length, long: 1 }).looks).toBe(20);
  });

  it("comes to an end when it is told to hurry", () => {
    let asked = 0;
    expect(think(start(), { hurry: () => ++asked > 5 }).looks).toBe(6);
  });

  it("keeps to the officer's plan where nothing better is proved", () => {
    const match = start();
    const plan = (changed: Partial<SearchSettings>): readonly string[] =>
      think(match, {}, changed).courses[0].keys;
    const strays = (proof: number): boolean => plan({ proof }).join() !== plan({ looks: 1 }).join();
    for (let step = 0; step < 200 && (!strays(0) || strays(5)); step++)
      match.choose(match.decision!.seat, officer.think(thoughtOf(match, fastRandom(3))).key);
    expect(strays(0)).toBe(true);
    expect(strays(5)).toBe(false);
    expect(plan({ proof: 0, trial: 61 })).toEqual(plan({ looks: 1 }));
  });

  it("answers one question otherwise, or a span of them", () => {
    expect(think(start(), {}, { span: 20 }).courses).not.toEqual(think(start(), {}, { span: 1 }).courses);
  });

  it("expects most of the plan that it takes, after looks enough to tell", () => {
    const match = start();
    for (let step = 0; step < 60; step++) {
      const { courses } = think(match);
      for (const { expected } of courses) expect(expected).toBeLessThanOrEqual(courses[0].expected);
      expect(courses[0].looks).toBeGreaterThanOrEqual(Math.floor(Math.sqrt(settings.looks)));
      match.choose(match.decision!.seat, officer.think(thoughtOf(match, fastRandom(3))).key);
    }
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
