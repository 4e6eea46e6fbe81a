import { describe, expect, it } from "vitest";
import { advantageOf, type SetUp } from "./balance.ts";
import { type Rating, rated, UNRATED } from "./glicko.ts";
import { afterGame, expected, isProvisional, rested } from "./rating.ts";

/** Numbers that look like chance and are the same every time (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** With the better side first. */
interface Chosen extends SetUp {
  readonly sides: readonly [string, string];
}

const SET_UPS: readonly Chosen[] = [
  { game: "japanese-occupation", scenario: "standard", sides: ["japanese", "british"] },
  { game: "malaya", scenario: "standard", sides: ["british", "mcp"] },
  { game: "malaya", scenario: "extended", sides: ["mcp", "british"] },
  { game: "japanese-occupation", scenario: "standard", sides: ["japanese", "british"] },
];

type Update = (ratings: [Rating, Rating], played: Chosen, points: number) => [Rating, Rating];

interface Person {
  readonly strength: number;
  /** Takes the better side whenever there is a choice, or the worse one. */
  readonly isChoosy: boolean;
  rating: Rating;
}

/** A population of known strengths plays; half of them always take the better side. */
function season(update: Update): Person[] {
  const chance = chanceOf(25);
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const people: Person[] = Array.from({ length: 1000 }, (_, index) => ({
    strength: 1500 + 300 * bell(),
    isChoosy: index % 2 === 0,
    rating: UNRATED,
  }));
  for (let round = 0; round < 100; round++) {
    const setUp = SET_UPS[round % SET_UPS.length];
    const order = people.map((person) => ({ person, by: chance() })).sort((one, other) => one.by - other.by);
    for (let at = 0; at < order.length; at += 2) {
      const [one, other] = [order[at].person, order[at + 1].person];
      const isBetter = one.isChoosy === other.isChoosy ? chance() < 0.5 : one.isChoosy;
      const [better, worse] = setUp.sides;
      const played: Chosen = { ...setUp, sides: isBetter ? [better, worse] : [worse, better] };
      const ahead = one.strength + advantageOf(played, played.sides[0]) - other.strength;
      const points = chance() < 1 / (1 + 10 ** (-ahead / 400)) ? 1 : 0;
      [one.rating, other.rating] = update([one.rating, other.rating], played, points);
    }
  }
  return people;
}

/** How alike two orders are: 1 when they are the same. */
function spearman(ones: readonly number[], others: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] => {
    const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
    const ranked = new Array<number>(values.length);
    for (const [rank, { index }] of order.entries()) ranked[index] = rank;
    return ranked;
  };
  const [first, second] = [ranks(ones), ranks(others)];
  const apart = first.reduce((sum, rank, index) => sum + (rank - second[index]) ** 2, 0);
  return 1 - (6 * apart) / (ones.length * (ones.length ** 2 - 1));
}

const order = (people: readonly Person[]): number =>
  spearman(
    people.map(({ strength }) => strength),
    people.map(({ rating }) => rating.rating),
  );

/** By how much those are taken for stronger who always take the better side. */
function flattery(people: readonly Person[]): number {
  const error = (isChoosy: boolean): number => {
    const own = people.filter((person) => person.isChoosy === isChoosy);
    return own.reduce((sum, { rating, strength }) => sum + rating.rating - strength, 0) / own.length;
  };
  return error(true) - error(false);
}

describe("Ratings of people", () => {
  const [{ sides, ...setUp }] = SET_UPS;

  it("bring a thousand people into the order of their strength after a hundred games each, whatever sides they take", () => {
    const people = season((ratings, played, points) => afterGame({ ...played, ratings, points }));
    expect(order(people)).toBeGreaterThanOrEqual(0.95);
    expect(Math.abs(flattery(people))).toBeLessThan(15);
  });

  it("would take those for stronger who take the better side, were it not for the correction", () => {
    const uncorrected = season(([one, other], _, points) => [
      rated(one, [{ opponent: other, points }]),
      rated(other, [{ opponent: one, points: 1 - points }]),
    ]);
    expect(flattery(uncorrected)).toBeGreaterThan(60);
  });

  it("tell the chance by which they were changed: a game that ends as expected changes nothing", () => {
    const ratings: [Rating, Rating] = [
      { ...UNRATED, rating: 1700, deviation: 60 },
      { ...UNRATED, rating: 1500, deviation: 1 },
    ];
    const points = expected({ ...setUp, sides, ratings });
    expect(afterGame({ ...setUp, sides, ratings, points })[0].rating).toBeCloseTo(1700, 1);
    expect(points).toBeGreaterThan(expected({ game: "malaya-1941", scenario: "campaign", sides, ratings }));
  });

  it("become less sure with time, and never less than that of somebody new", () => {
    const known: Rating = { rating: 1800, deviation: 50, volatility: 0.06 };
    expect(rested(known, 0)).toEqual(known);
    expect(rested(known, 70).deviation).toBeGreaterThan(55);
    expect(rested(known, 100_000).deviation).toBe(UNRATED.deviation);
    expect(rested(known, 70).rating).toBe(1800);
    expect(isProvisional(UNRATED)).toBe(true);
    expect(isProvisional(known)).toBe(false);
  });
});

describe("How even the games are", () => {
  it("is as much to the good of one side as to the bad of the other", () => {
    const setUp = { game: "japanese-occupation", scenario: "standard" };
    expect(advantageOf(setUp, "japanese")).toBeGreaterThan(150);
    expect(advantageOf(setUp, "british")).toBe(-advantageOf(setUp, "japanese"));
    const south = { game: "malaya-1941", scenario: "campaign", options: { "southern-landings": "open" } };
    expect(advantageOf(south, "japanese")).toBeGreaterThan(
      advantageOf({ ...south, options: {} }, "japanese"),
    );
    expect(advantageOf({ game: "chess", scenario: "campaign" }, "japanese")).toBe(0);
    const cities = { game: "1942", scenario: "campaign", options: { "city-zones": "land-and-sea" } };
    expect(advantageOf(cities, "allied")).not.toBe(
      advantageOf({ game: "1942", scenario: "campaign" }, "allied"),
    );
  });
});
