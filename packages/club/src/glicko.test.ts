import { describe, expect, it } from "vitest";
import { type Rating, rated, UNRATED } from "./glicko.ts";

const player = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe("Glicko-2", () => {
  it("gives what Glickman's example prints", () => {
    const { rating, deviation, volatility } = rated(player(1500, 200), [
      { opponent: player(1400, 30), points: 1 },
      { opponent: player(1550, 100), points: 0 },
      { opponent: player(1700, 300), points: 0 },
    ]);
    expect(deviation.toFixed(2)).toBe("151.52");
    // These two he rounds on the way.
    expect(Math.abs(rating - 1464.06)).toBeLessThan(0.015);
    expect(Math.abs(volatility - 0.05999)).toBeLessThan(0.00001);
  });

  it("makes those who do not play less certain, and nothing else", () => {
    const { rating, deviation } = rated(player(1600, 50), []);
    expect(rating).toBe(1600);
    expect(deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 9);
  });

  it("is surprised by upsets: volatility grows", () => {
    const weak = player(1200, 30);
    const lost = rated(
      player(2000, 30),
      Array.from({ length: 10 }, () => ({ opponent: weak, points: 0 })),
    );
    expect(lost.volatility).toBeGreaterThan(0.06);
    expect(lost.rating).toBeLessThan(2000);
  });

  it("is even for those who win as much as they lose", () => {
    const scores = [1, 0].map((points) => ({ opponent: UNRATED, points }));
    expect(rated(UNRATED, scores).rating).toBeCloseTo(1500, 9);
  });
});
