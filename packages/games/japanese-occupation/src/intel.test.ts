import { fastChance, fastRandom, Match } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { POPULATED, type Space, type SpaceId, spaceOf } from "./board.ts";
import { occupation } from "./game.ts";
import { concealChit, drawChits, removeChit, revealChit } from "./intel.ts";
import { forecastResistance, resetPhase } from "./propaganda.ts";
import { CONCEALED, type Occupation, setup, UNSEEN } from "./state.ts";
import { boardText, keysOf, played, position, spaceText, special } from "./testing/index.ts";
import { view } from "./view.ts";

const at = (id: SpaceId): Space => spaceOf(id) as Space;
const reveal = (g: Occupation, id: SpaceId, ...drawn: string[]) =>
  played(g, revealChit(g, "4.2.2", at(id)), drawn);

describe("Intel chits", () => {
  it("1.11 a chit that nobody has seen is drawn when it is revealed, by chance", () => {
    const g = setup();
    const open = reveal(g, "kedah");
    expect(open?.seat).toBe("chance");
    expect(keysOf(open)).toEqual(["intel:0", "intel:1", "intel:2"]);
    expect(open?.weights).toEqual([3, 3, 3]);
    reveal(g, "kedah", "intel:2");
    expect(spaceText(g, "kedah")).toBe("/ 1N intel:2");
  });

  it("1.11 the odds are those of the chits left: revealed, seen and set aside ones are known", () => {
    const g = position({ kedah: "intel:2", perak: "seen:2", johore: "gone:0" });
    const open = reveal(g, "pahang");
    expect(keysOf(open)).toEqual(["intel:0", "intel:1", "intel:2"]);
    expect(open?.weights).toEqual([2, 3, 1]);
  });

  it("1.11 a value of which all three are known cannot come again", () => {
    const g = position({ kedah: "intel:2", perak: "seen:2", johore: "gone:2", pahang: "intel:0" });
    const open = reveal(g, "selangor");
    expect(keysOf(open)).toEqual(["intel:0", "intel:1"]);
    expect(open?.weights).toEqual([2, 3]);
  });

  it("1.11 all nine turned up one by one are three of each, the last without a question", () => {
    const g = setup();
    for (const [i, space] of POPULATED.entries()) {
      const value = Math.floor(i / 3);
      const open = played(g, revealChit(g, "4.2.2", space), i < 6 ? [`intel:${value}`] : []);
      expect(open).toBeUndefined();
    }
    expect(POPULATED.map((space) => g.intelValue[space])).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(forecastResistance(g).intel).toBe(9);
  });

  it("1.11 the chance of a pair is that of drawing without putting back", () => {
    // Two chits of 2: 3/9 * 2/8.
    const g = setup();
    const first = reveal(g, "kedah");
    reveal(g, "kedah", "intel:2");
    const second = reveal(g, "perak");
    const chance = (open: typeof first): number => {
      const weights = open?.weights ?? [];
      return weights[2] / weights.reduce((a, b) => a + b, 0);
    };
    expect(chance(first) * chance(second)).toBeCloseTo(1 / 12, 12);
  });

  it("1.11 concealed again it keeps its value, counts for nothing, and comes back without a draw", () => {
    const g = position({ kedah: "1M intel:2" });
    concealChit(g, "4.3.3", at("kedah"));
    expect(spaceText(g, "kedah")).toBe("/ 1M seen:2");
    expect(forecastResistance(g).intel).toBe(0);
    expect(reveal(g, "kedah")).toBeUndefined();
    expect(spaceText(g, "kedah")).toBe("/ 1M intel:2");
  });

  it("1.11 one set aside is shown first, and there is none in its space until Reset", () => {
    const g = setup();
    expect(played(g, removeChit(g, "J20", at("pahang")), ["intel:1"])).toBeUndefined();
    expect(spaceText(g, "pahang")).toBe("/ 1M gone:1");
    expect(keysOf(special(g, "gather", "negri_sembilan"))).toEqual(["intel.negri_sembilan", "intel.johore"]);
    expect(forecastResistance(g).intel).toBe(0);
    played(g, resetPhase(g), []);
    expect(spaceText(g, "pahang")).toBe("/ 1M");
    expect(keysOf(special(g, "gather", "negri_sembilan"))).toContain("intel.pahang");
  });

  it("1.11 drawing anew forgets everything: each chit is equally likely again", () => {
    const g = position({ kedah: "intel:2", perak: "seen:2", johore: "gone:2" });
    drawChits(g, "6.6");
    expect(boardText(g)).toEqual({});
    for (const space of POPULATED)
      expect([g.intelValue[space], g.intelState[space]]).toEqual([UNSEEN, CONCEALED]);
    expect(reveal(g, "kedah")?.weights).toEqual([3, 3, 3]);
  });

  it("1.11 neither player can tell one concealed chit from another", () => {
    const g = setup();
    const before = view(g);
    drawChits(g, "6.6");
    expect(view(g)).toEqual(before);
  });

  it("1.11 in random games the values of a Campaign never make more than three of a kind", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = fastRandom(seed);
      const match = Match.start(occupation, { chance: fastChance(fastRandom(seed + 500)) });
      while (match.decision) {
        const { choices, seat } = match.decision;
        match.choose(seat, choices[random.below(choices.length)].key);
        for (const value of [0, 1, 2])
          expect(
            POPULATED.filter((space) => match.state.intelValue[space] === value).length,
          ).toBeLessThanOrEqual(3);
      }
    }
  });
});
