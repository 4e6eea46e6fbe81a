import { CHANCE, type Decision, fastChance, fastRandom, isForced } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { GRID, JAPANESE } from "../map.ts";
import { voyage } from "../naval.ts";
import { play } from "../play.ts";
import { chanceToArrive } from "../sea.ts";
import { type Campaign, SIDE } from "../state.ts";
import { atStart, played, position, unit } from "../testing/index.ts";
import { Lookout } from "../umbrella.ts";
import { chanceOfVoyage } from "./voyages.ts";

/** For every place where a unit may sail: the chance that is remembered, and the one that is worked out anew. */
function chances(g: Campaign, decision: Decision): (readonly [remembered: number, anew: number])[] {
  const mover = unit(String(decision.about.unit));
  return decision.choices
    .flatMap(({ place }) => (place.on === "hex" ? [GRID.find(place.id)] : []))
    .map((to) => {
      const threat = new Lookout().for(g, SIDE[mover]);
      const anew = threat.airs.length === 0 ? 1 : chanceToArrive(voyage(g, mover, to, threat), threat);
      return [chanceOfVoyage(g, mover, to), anew] as const;
    });
}

const remembered = (found: ReturnType<typeof chances>): number[] => found.map(([known]) => known);
const anew = (found: ReturnType<typeof chances>): number[] => found.map(([, now]) => now);

describe("8.1 the chance of a voyage is that of the safest way", () => {
  it("wherever the enemy has gone since it was worked out", () => {
    const random = fastRandom(5);
    const chance = fastChance(fastRandom(6));
    let voyages = 0;
    const g = atStart();
    while (!g.outcome) {
      const run = play(g);
      for (let step = run.next(); !step.done; ) {
        const decision = step.value;
        const { choices, seat, about } = decision;
        if (about.kind === "sail") {
          const found = chances(g, decision);
          expect(remembered(found)).toEqual(anew(found));
          voyages += found.length;
        }
        const isDie = seat === CHANCE;
        const at = isDie ? chance.answer(decision, 0) : random.below(choices.length);
        step = run.next(choices[isForced(decision) ? 0 : at]);
      }
    }
    expect(voyages).toBeGreaterThan(500);
  });

  it("of whoever sails, and in whatever game it was worked out", () => {
    const airs = { "gb-air": "0813", "us-air": "2204", "nl-air": "1018" };
    const units = { ...airs, "jp-11": "1205", "jp-21": "1205", "jp-cv1": "1205" };
    const found = ["land", "land-and-sea", "land"].flatMap((zones) =>
      ["unit:jp-cv1", "unit:jp-11", "unit:jp-cv1"].map((picked) => {
        const g = position({ stage: "naval", units, options: { "city-zones": zones } });
        const { decision } = played(g, picked);
        if (decision?.about.kind !== "sail") throw new Error(`${picked}: ${decision?.about.kind}`);
        return chances(g, decision);
      }),
    );
    expect(found.map(remembered)).toEqual(found.map(anew));
    expect(new Set(found.map((each) => remembered(each).join(" "))).size).toBeGreaterThan(3);
  });

  it("for troops into the port, for a naval air unit into any water of the hex", () => {
    // Manila lies on one of three waters of its hex, and the umbrella reaches farther over that one.
    const g = position({ stage: "naval", units: { "us-air": "2102", "jp-cv1": "1205", "jp-11": "1205" } });
    g.owner.fill(JAPANESE);
    const chanceOf = (id: string): number => chanceOfVoyage(g, unit(id), GRID.find("2204"));
    expect(["jp-cv1", "jp-11", "jp-cv1"].map(chanceOf)).toEqual([5 / 9, 5 / 54, 5 / 9]);
  });
});
