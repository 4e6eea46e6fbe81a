import { fastRandom, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { malaya1941 } from "./game.ts";
import { Campaign } from "./state.ts";
import { disguised, playOn, sideBySide } from "./testing/twins.ts";

/** A short run with every `npm test`; a long one with SANDTABLE_LONG. */
const { games, rarity } = process.env.SANDTABLE_LONG ? { games: 20, rarity: 8 } : { games: 1, rarity: 12 };
/** So many answers both tables are played on. */
const FAR = 60;
const VIEWERS = ["japanese", "allied", "spectator"] as const;

describe("18.0 two tables that differ in what a viewer has never seen", () => {
  it("send the same updates, pauses included, until something is told that the book lets him know", {
    timeout: games * 300_000,
  }, () => {
    const found: string[] = [];
    let tried = 0;
    for (let seed = 1; seed <= games; seed++) {
      const random = fastRandom(seed);
      const run = new Run(malaya1941, malaya1941.setup("campaign", {}));
      const starts: Campaign[] = [];
      run.reached = (state) => {
        if (random.below(rarity) === 0) starts.push(new Campaign(state));
        return false;
      };
      run.next();
      while (run.question) {
        playOn(run, random);
        for (const g of starts.splice(0)) {
          const viewer = VIEWERS[random.below(VIEWERS.length)];
          const other = disguised(g, viewer, random);
          if (!other) continue;
          tried++;
          const finding = sideBySide(g, other.twin, other.swap, viewer, random, FAR);
          if (finding) found.push(`seed ${seed}, turn ${g.turn}, ${viewer}, ${g.stage}: ${finding}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });
});
