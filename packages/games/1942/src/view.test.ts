import { fastChance, fastRandom, Match } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { campaign } from "./game.ts";
import type { Campaign } from "./state.ts";
import { view } from "./view.ts";

/** What is shown of a position whose like nobody has ever looked at. */
const atFirstSight = (g: Campaign) => view(campaign.load(campaign.save(g)));

describe("what is shown", () => {
  it.each([1, 2])(
    "7.0 of units and supply is the same whether it was looked at before or not, game %i",
    (seed) => {
      const random = fastRandom(seed);
      const match = Match.start(campaign, { chance: fastChance(fastRandom(seed + 100)) });
      for (let made = 0; match.decision && made < 900; made++) {
        const shown = match.view("spectator") as unknown as ReturnType<typeof view>;
        if (made % 20 === 0) {
          const { units, supply, zones } = atFirstSight(match.state);
          expect({ units: shown.units, supply: shown.supply, zones: shown.zones }).toEqual({
            units,
            supply,
            zones,
          });
        }
        if (match.made > match.floor && random.below(9) === 0) match.undo();
        else {
          const { seat, choices } = match.decision;
          match.choose(seat, choices[random.below(choices.length)].key);
        }
      }
    },
  );
});
