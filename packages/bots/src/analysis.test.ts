import { CHANCE, fastChance, fastRandom, type Game, Match, worth } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { beforeAll, describe, expect, it } from "vitest";
import { type Analysis, type AnalysisSettings, analyse, botOf, settingsOf } from "./index.ts";

const game = malaya as Game;
const settings = settingsOf("colonel", game);
const judge = botOf(settings.kind === "search" ? { ...settings, looks: 20 } : settings);
const quick: AnalysisSettings = {
  glance: { looks: 4, horizon: 2, temperature: 0.3 },
  judge,
  most: 3,
  least: 0.01,
};

function randomGame(seed: number, until = Number.POSITIVE_INFINITY): Match {
  const random = fastRandom(seed);
  const match = Match.start(game, { chance: fastChance(random) });
  while (match.decision && match.entries.length < until) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return match;
}

function run(match: Match, settings = quick): { analysis: Analysis; told: number[] } {
  const told: number[] = [];
  const work = analyse(game, match, settings);
  for (;;) {
    const step = work.next();
    if (step.done) return { analysis: step.value, told };
    told.push(step.value.done / step.value.of);
  }
}

describe("the analysis of a game", () => {
  const match = randomGame(4);
  let analysis: Analysis;
  let told: number[];
  beforeAll(() => {
    ({ analysis, told } = run(match));
  });

  it("has a point for every turn and ends with the outcome", () => {
    const { points } = analysis;
    expect(points[0].at).toBe(1);
    expect(points.at(-1)).toMatchObject({ at: match.entries.length, seat: undefined });
    for (const seat of ["british", "mcp"])
      expect(points.at(-1)?.chances[seat]).toBe(worth(match.outcome!, seat));
    for (const [index, { at, seat }] of points.slice(0, -1).entries()) {
      expect(match.entries[at].seat).toBe(seat);
      expect(at).toBeLessThan(points[index + 1].at);
    }
  });

  it("names the turns that changed most, with what was done and what would have been better", () => {
    const { points, turningPoints } = analysis;
    expect(turningPoints).toHaveLength(3);
    const size = ({ before, after }: { before: number; after: number }): number => Math.abs(after - before);
    expect(turningPoints.map(size)).toEqual(turningPoints.map(size).sort((a, b) => b - a));
    for (const { at, until, seat, before, after, keys } of turningPoints) {
      const nth = points.findIndex((point) => point.at === at);
      expect(points[nth].chances[seat]).toBe(before);
      expect(points[nth + 1]).toMatchObject({ at: until, chances: { [seat]: after } });
      const own = match.entries.slice(at, until).filter((entry) => entry.seat === seat);
      expect(keys).toEqual(own.map(({ key }) => key));
    }
    expect(turningPoints.flatMap(({ courses }) => courses).every(({ events }) => events.length > 0)).toBe(
      true,
    );
  });

  it("never contradicts itself: what was done and its luck make the curve, and what is better is worth more", () => {
    const { turningPoints, falls } = analysis;
    for (const { at, until, expected, luck, after, courses } of turningPoints) {
      expect(expected + luck).toBeCloseTo(after, 12);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(1);
      if (!falls.some((fall) => fall.at > at && fall.at <= until)) expect(luck).toBeCloseTo(0, 12);
      const worths = courses.map((course) => course.expected);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      for (const worth of worths) expect(worth).toBeGreaterThan(expected);
    }
    expect(turningPoints.some(({ courses }) => courses.length > 0)).toBe(true);
  });

  it("does not call better what is worth no more than what was done", () => {
    // A judge who would pass at every turn.
    const idle: AnalysisSettings["judge"] = {
      think: ({ decision }) => ({
        key: decision.choices[0].key,
        courses: [{ keys: ["pass"], expected: 1, looks: 1, events: [] }],
        looks: 1,
      }),
    };
    const { turningPoints } = run(match, { ...quick, judge: idle, most: 8 }).analysis;
    const kept = turningPoints.filter(({ courses }) => courses.length > 0);
    expect(kept.length).toBeLessThan(turningPoints.length);
    for (const { expected, courses } of kept) expect(courses[0].expected).toBeGreaterThan(expected);
  });

  it("tells everything that chance decided, once", () => {
    const chances = match.entries.flatMap(({ seat }, index) => (seat === CHANCE ? [index + 1] : []));
    expect(analysis.falls.map(({ at }) => at)).toEqual(chances);
  });

  it("tells how far it is, and comes to the same again", () => {
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(1);
    expect(run(match).analysis).toEqual(analysis);
  });

  it("of a game that was broken off has no outcome", () => {
    const { points } = run(randomGame(4, 40)).analysis;
    expect(points.at(-1)?.seat).toBeDefined();
  });

  it("refuses a record that is not one", () => {
    const entries = [{ seat: "british", key: "pass" }];
    const work = analyse(game, { head: match.head, entries }, quick);
    expect(() => work.next()).toThrow(/entry 1 \(british pass\) does not answer rule/);
  });
});
