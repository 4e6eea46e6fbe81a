import { fastRandom, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { malaya1941 } from "./game.ts";
import { Campaign } from "./state.ts";
import { disguised, playOn, sideBySide } from "./testing/twins.ts";

/** A short run with every `npm test`; a long one with `npm run nightly`. */
const GAMES = Number(process.env.TWINS ?? (process.env.SANDTABLE_LONG ? 20 : 1));
const FAR = 60;

describe("18.0 two tables that differ in what a viewer has never seen", () => {
  it("send him the same updates, pauses included, until something is told that the book lets him know", {
    timeout: 300_000,
  }, () => {
    const found = new Map<string, number>();
    let tried = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = fastRandom(seed);
      const run = new Run(malaya1941, malaya1941.setup("campaign", {}));
      const checkpoints: Campaign[] = [];
      run.reached = (state) => {
        if (random.below(12) === 0) checkpoints.push(new Campaign(state));
        return false;
      };
      run.next();
      while (run.question) {
        playOn(run, random);
        for (const g of checkpoints.splice(0)) {
          const viewer = ["japanese", "allied", "spectator"][random.below(3)];
          const other = disguised(g, viewer, random);
          if (!other) continue;
          tried++;
          const finding = sideBySide(g, other.twin, other.swap, viewer, random, FAR);
          if (finding) {
            const what = `${viewer}, ${g.stage}: ${finding.what}`;
            found.set(what, (found.get(what) ?? 0) + 1);
          }
        }
      }
    }
    console.log(tried);
    expect([...found]).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  });
});
