import { describe, expect, it } from "vitest";
import { ZIPPER } from "../board.ts";
import { forecastResistance, resetPhase } from "../propaganda.ts";
import type { Occupation } from "../state.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  special,
} from "../testing/index.ts";

const FACTIONS = ["british", "japanese"] as const;
const box = (g: Occupation): string => ZIPPER[g.zipper].id;

describe("J17 Burma Theater", () => {
  it("J17 unshaded moves Operation Zipper one step to Delay, then three Troops go on the card, which the executing faction picks", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "3T", johore: "2T 1P" }, { zipper: "18" });
      const open = event(g, x, 17, "unshaded");
      expect([open?.seat, keysOf(open), box(g)]).toEqual([x, ["troops.perak", "troops.johore"], "12"]);
      const h = position({ perak: "3T", johore: "2T 1P" }, { zipper: "18" });
      expect(event(h, x, 17, "unshaded", "troops.perak", "troops.johore", "troops.johore")).toBeUndefined();
      expect(boardText(h)).toEqual({ perak: "2T", johore: "1P" });
      expect([h.away.troops, h.available.troops, h.available.caches]).toEqual([3, 10, 5]);
    }
  });

  it("J17 unshaded sends the Troops back to Kuala Lumpur in the next Reset phase, and only then", () => {
    const g = position({ perak: "3T", kuala_lumpur: "1T" });
    event(g, "british", 17, "unshaded", "troops.perak", "troops.perak", "troops.perak");
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T" });
    played(g, resetPhase(g), []);
    expect([boardText(g), g.away.troops]).toEqual([{ kuala_lumpur: "4T" }, 0]);
    played(g, resetPhase(g), []);
    expect(boardText(g)).toEqual({ kuala_lumpur: "4T" });
  });

  it("J17 unshaded takes fewer Troops if there are fewer, and none from Available", () => {
    const g = position({ johore: "2T 2P" });
    expect(event(g, "japanese", 17, "unshaded")).toBeUndefined();
    expect([boardText(g), g.away.troops, g.available.troops]).toEqual([{ johore: "2P" }, 2, 13]);
    const none = position({ johore: "2P" });
    expect(event(none, "british", 17, "unshaded")).toBeUndefined();
    expect(none.away.troops).toBe(0);
  });

  it("J17 unshaded takes the Troops even if the Zipper is at Delay already", () => {
    const g = position({ perak: "3T" });
    event(g, "british", 17, "unshaded");
    expect([box(g), g.available.caches, g.away.troops]).toEqual(["delay", 3, 3]);
  });

  it("J17 unshaded makes the British give back a Supply Cache, from the map if none is Available, whoever executes it", () => {
    const spaces = { kedah: "C", perak: "3T / C", johore: "C", pahang: "C" };
    for (const x of FACTIONS) {
      const open = event(position(spaces, { zipper: "6" }), x, 17, "unshaded");
      expect([open?.seat, open?.rule]).toEqual(["british", "6.7.2"]);
      const g = position(spaces, { zipper: "6" });
      expect(event(g, x, 17, "unshaded", "caches.johore")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ C", perak: "/ C", pahang: "/ C" });
      expect(g.stored).toEqual([0, 1, 1, 0, 0]);
    }
  });

  it("J17 unshaded costs a New Village whose Troops leave it to Guerrillas", () => {
    const g = position({ johore: "1T / 1M village", perak: "2T village" });
    event(g, "british", 17, "unshaded", "troops.johore");
    expect(boardText(g)).toEqual({ johore: "/ 1M", perak: "village" });
  });

  it("J17 unshaded takes the Troops off every count until they are back", () => {
    const g = position({ johore: "3T / 2M" });
    expect(forecastResistance(g).spaces).toBe(0);
    event(g, "british", 17, "unshaded");
    expect(forecastResistance(g).spaces).toBe(1);
    event(g, "japanese", 31, "shaded");
    expect(g.resources).toBe(0);
  });
});

describe("J18 Thai Administration", () => {
  it("J18 unshaded places up to three non-MPAJA Guerrillas next to Thailand, split as the British like", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T" });
      const open = event(g, x, 18, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "perak", "kelantan", "none"]]);
      expect(event(g, x, 18, "unshaded", "kedah", "kedah", "perak")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ 2N", perak: "2T / 1N" });
    }
  });

  it("J18 unshaded may be declined or stopped", () => {
    const g = position({});
    event(g, "british", 18, "unshaded", "none");
    expect(boardText(g)).toEqual({});
    event(g, "british", 18, "unshaded", "kelantan", "none");
    expect(boardText(g)).toEqual({ kelantan: "/ 1N" });
  });

  it("J18 unshaded takes non-MPAJA Guerrillas from the map once they have run out, no MPAJA ones", () => {
    const g = position({ johore: "2N(1A) 3M", trengganu: "1N" });
    const open = event(g, "japanese", 18, "unshaded", "kedah", "kedah");
    expect(keysOf(open)).toEqual([
      "other_underground.trengganu",
      "other_underground.johore",
      "other_active.johore",
      "none",
    ]);
    const h = position({ johore: "2N(1A) 3M", trengganu: "1N" });
    event(h, "japanese", 18, "unshaded", "kedah", "kedah", "other_active.johore", "none");
    expect(boardText(h)).toEqual({ kedah: "/ 2N", johore: "/ 3M 1N", trengganu: "/ 1N" });
  });

  it("J18 unshaded costs an unguarded New Village", () => {
    const g = position({ perak: "village", kelantan: "1P village" });
    event(g, "british", 18, "unshaded", "perak", "kelantan", "none");
    expect(boardText(g)).toEqual({ perak: "/ 1N", kelantan: "1P / 1N village" });
  });

  it("J18 unshaded costs an unguarded New Village even if the Guerrilla moves on at once", () => {
    const g = position({ perak: "village", johore: "4N" });
    const answers = ["perak", "other_underground.johore", "kedah", "other_underground.perak", "none"];
    event(g, "british", 18, "unshaded", ...answers);
    expect(boardText(g)).toEqual({ kedah: "/ 1N", johore: "/ 3N" });
  });

  it("J18 shaded removes a Guerrilla, Underground or not, from each space next to Thailand; then Troops there go to Kuala Lumpur", () => {
    const g = position({
      kedah: "1M",
      perak: "2T 1P K / 2M(1A) 1N C",
      kelantan: "1T",
      johore: "3T / 1M",
    });
    const answers = ["perak", "mpaja_underground.perak", "kedah"];
    expect(event(g, "japanese", 18, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      perak: "1P K / 1M(1A) 1N C",
      johore: "3T / 1M",
      kuala_lumpur: "3T",
    });
    expect(g.available).toMatchObject({ mpaja: 8, troops: 9 });
  });

  it("J18 shaded leaves removing to the Japanese, but the Troops must go, whoever executes it", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2T / 2M", kedah: "1N" });
      const open = event(g, x, 18, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual(["japanese", ["kedah", "perak", "none"]]);
      expect(event(g, x, 18, "shaded", "none")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ 2M", kedah: "/ 1N", kuala_lumpur: "2T" });
    }
  });

  it("J18 shaded moves the Troops where there is no Guerrilla at all", () => {
    const g = position({ kelantan: "2T", perak: "1T / C" });
    expect(event(g, "japanese", 18, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ C", kuala_lumpur: "3T" });
  });

  it("J18 shaded takes one per space and no more", () => {
    const g = position({ kedah: "3M", kelantan: "1N" });
    expect(keysOf(event(g, "japanese", 18, "shaded", "kedah"))).toEqual(["kelantan", "none"]);
    expect(spaceText(g, "kedah")).toBe("/ 2M");
  });

  it("J18 shaded costs a New Village only if British forces stay behind", () => {
    const g = position({ perak: "2T / 1M village", kelantan: "1T / 2M village" });
    event(g, "japanese", 18, "shaded", "perak", "kelantan");
    expect(boardText(g)).toEqual({ perak: "village", kelantan: "/ 1M", kuala_lumpur: "3T" });
  });
});

describe("J19 Radios", () => {
  const agents = { kedah: "1M F", trengganu: "1M F", johore: "1M F" };

  it("J19 unshaded lets Gather select three spaces with Force 136", () => {
    for (const x of FACTIONS) {
      const g = position(agents);
      expect(event(g, x, 19, "unshaded")).toBeUndefined();
      const answers = ["kedah", "intel:0", "trengganu", "intel:1", "johore", "intel:2"];
      expect(special(g, "gather", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({
        kedah: "/ 1M(1A) F intel:0",
        trengganu: "/ 1M(1A) F intel:1",
        johore: "/ 1M(1A) F intel:2",
      });
    }
  });

  it("J19 unshaded is what the third space needs", () => {
    const g = position(agents);
    expect(special(g, "gather", "kedah", "intel:0", "trengganu", "intel:1")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("/ 1M F");
  });

  it("J19 unshaded asks for Force 136 in each of them, and counts stacked markers once", () => {
    const g = position({ perak: "1M F3", johore: "1M" }, { capabilities: { 19: "unshaded" } });
    expect(special(g, "gather", "intel:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 1M(1A) F3 intel:0", johore: "/ 1M" });
  });

  it("J19 unshaded holds for the Gather of an Operation and of J25", () => {
    const g = position(agents, { capabilities: { 19: "unshaded" } });
    const answers = ["gather", "kedah", "intel:0", "trengganu", "intel:1", "johore", "intel:2"];
    operation(g, "contact", "full", ...answers, "done");
    expect(forecastResistance(g).intel).toBe(3);
    const h = position(agents, { capabilities: { 19: "unshaded" } });
    event(h, "british", 25, "unshaded", "done", ...answers);
    expect(forecastResistance(h).intel).toBe(3);
  });

  const network = { kedah: "1M F", perak: "1N", johore: "1M F", pahang: "1N" };

  it("J19 shaded lets Gather use the neighbours of one selected space only, and the Guerrillas of each", () => {
    for (const x of FACTIONS) {
      const g = position(network);
      expect(event(g, x, 19, "shaded")).toBeUndefined();
      const answers = ["kedah", "intel.perak", "intel:0", "intel.kedah", "intel:1", "johore", "intel:2"];
      expect(special(g, "gather", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({
        kedah: "/ 1M(1A) F intel:1",
        perak: "/ 1N(1A) intel:0",
        johore: "/ 1M(1A) F intel:2",
        pahang: "/ 1N",
      });
    }
  });

  it("J19 shaded leaves the neighbours to the second space if the first did not use its own", () => {
    const g = position(network, { capabilities: { 19: "shaded" } });
    const answers = ["kedah", "intel.kedah", "intel:0", "done"];
    answers.push("johore", "intel.pahang", "intel:1", "intel.johore", "intel:2");
    expect(special(g, "gather", ...answers)).toBeUndefined();
    expect(spaceText(g, "perak")).toBe("/ 1N");
  });

  it("J19 shaded closes a second space that has nothing but neighbours", () => {
    const g = position(
      { kedah: "F", perak: "1N", johore: "F", pahang: "1N" },
      { capabilities: { 19: "shaded" } },
    );
    expect(special(g, "gather", "kedah", "intel:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ F", perak: "/ 1N(1A) intel:0", johore: "/ F", pahang: "/ 1N" });
  });

  it("J19 shaded begins afresh with every Gather, and holds for J7", () => {
    const g = position(
      { kedah: "F", perak: "1N", johore: "F", pahang: "1N" },
      { capabilities: { 19: "shaded" } },
    );
    special(g, "gather", "kedah", "intel:0");
    expect(event(g, "british", 7, "unshaded", "johore", "intel:1")).toBeUndefined();
    expect(spaceText(g, "pahang")).toBe("/ 1N(1A) intel:1");
    const h = position(
      { kedah: "F", perak: "1N", johore: "F", pahang: "1N" },
      { capabilities: { 19: "shaded" } },
    );
    expect(event(h, "british", 7, "unshaded", "kedah", "intel:0")).toBeUndefined();
    expect(spaceText(h, "pahang")).toBe("/ 1N");
  });
});

describe("J20 Lim Bo Seng", () => {
  it("J20 unshaded removes a Force 136 marker and reveals any two Intel chits, as the executing faction picks", () => {
    for (const x of FACTIONS) {
      const spaces = { perak: "F", johore: "F", kedah: "intel:0" };
      const open = event(position(spaces), x, 20, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["force136.perak", "force136.johore"]]);
      const chit = event(position(spaces), x, 20, "unshaded", "force136.johore");
      expect([chit?.seat, keysOf(chit).length]).toEqual([x, 8]);
      const g = position(spaces);
      const answers = ["force136.johore", "intel.trengganu", "intel:2", "intel.kuala_lumpur", "intel:1"];
      expect(event(g, x, 20, "unshaded", ...answers)).toBeUndefined();
      expect(boardText(g)).toEqual({
        perak: "/ F",
        kedah: "intel:0",
        trengganu: "intel:2",
        kuala_lumpur: "intel:1",
      });
      expect([g.available.force136, g.resistance]).toEqual([2, 2]);
    }
  });

  it("J20 unshaded needs no Guerrillas and wakes none", () => {
    const g = position({ perak: "1M F" });
    event(g, "british", 20, "unshaded", "intel.perak", "intel:0", "intel.kedah", "intel:0");
    expect(boardText(g)).toEqual({ perak: "/ 1M intel:0", kedah: "intel:0" });
  });

  it("J20 unshaded shows a chit that was seen before with the value it has", () => {
    const g = position({ perak: "F", kedah: "seen:2" });
    event(g, "british", 20, "unshaded", "intel.kedah", "intel.perak", "intel:1");
    expect(spaceText(g, "kedah")).toBe("intel:2");
  });

  it("J20 unshaded has no effect without Force 136 on the map", () => {
    const g = position({ perak: "3T" });
    expect(event(g, "british", 20, "unshaded")).toBeUndefined();
    expect([boardText(g), g.available.force136]).toEqual([{ perak: "3T" }, 3]);
  });

  it("J20 unshaded reveals what is left when fewer than two are concealed", () => {
    const g = position({
      kedah: "intel:0",
      perak: "F intel:0",
      kelantan: "intel:0",
      trengganu: "intel:1",
      pahang: "intel:1",
      selangor: "intel:1",
      negri_sembilan: "intel:2",
      johore: "gone:2",
    });
    expect(event(g, "british", 20, "unshaded")).toBeUndefined();
    expect([spaceText(g, "kuala_lumpur"), spaceText(g, "johore")]).toEqual(["intel:2", "gone:2"]);
    expect(g.available.force136).toBe(3);
  });

  it("J20 shaded removes a Force 136 marker and a concealed Intel chit, and Resistance falls by its value", () => {
    for (const x of FACTIONS) {
      const spaces = { perak: "F", johore: "F", kedah: "intel:0" };
      const chit = event(position(spaces), x, 20, "shaded", "force136.perak");
      expect([chit?.seat, keysOf(chit).includes("intel.kedah"), keysOf(chit).length]).toEqual([x, false, 8]);
      const g = position(spaces, { resistance: 6 });
      expect(event(g, x, 20, "shaded", "force136.perak", "intel.perak", "intel:2")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "gone:2", johore: "/ F", kedah: "intel:0" });
      expect([g.resistance, g.available.force136]).toEqual([4, 2]);
    }
  });

  it("J20 shaded costs no Resistance for the marker, and none for a chit of 0", () => {
    const g = position({ perak: "F" }, { resistance: 6 });
    event(g, "japanese", 20, "shaded", "intel.kedah", "intel:0");
    expect(g.resistance).toBe(6);
  });

  it("J20 shaded stops at zero", () => {
    const g = position({ perak: "F" }, { resistance: 1 });
    event(g, "japanese", 20, "shaded", "intel.kedah", "intel:2");
    expect(g.resistance).toBe(0);
  });

  it("J20 shaded removes the chit even without Force 136 on the map, and the marker without a concealed chit", () => {
    const g = position({}, { resistance: 6 });
    event(g, "japanese", 20, "shaded", "intel.kedah", "intel:1");
    expect([g.resistance, boardText(g)]).toEqual([5, { kedah: "gone:1" }]);
    const all = position({
      kedah: "intel:0",
      perak: "F intel:0",
      kelantan: "intel:0",
      trengganu: "intel:1",
      pahang: "intel:1",
      selangor: "intel:1",
      negri_sembilan: "intel:2",
      johore: "intel:2",
      kuala_lumpur: "intel:2",
    });
    expect(event(all, "japanese", 20, "shaded")).toBeUndefined();
    expect([all.available.force136, all.resistance]).toEqual([3, 2]);
  });

  it("J20 shaded takes a chit that was seen before with its known value", () => {
    const g = position({ perak: "F", kedah: "seen:2" }, { resistance: 6 });
    event(g, "japanese", 20, "shaded", "intel.kedah");
    expect([g.resistance, spaceText(g, "kedah")]).toEqual([4, "gone:2"]);
  });

  it("J20 shaded draws the chit from the values nobody has seen", () => {
    const g = position({ perak: "F intel:2", johore: "seen:2", pahang: "gone:2" });
    expect(keysOf(event(g, "japanese", 20, "shaded", "intel.kedah"))).toEqual(["intel:0", "intel:1"]);
  });

  it("J20 shaded leaves nothing to Gather, conceal or count there until the Reset phase", () => {
    const g = position({ kedah: "K / 1M F gone:2" });
    const open = operation(g, "contact", "full");
    expect(keysOf(open)).not.toContain("gather");
    expect(forecastResistance(g).intel).toBe(0);
    expect(event(g, "japanese", 29, "shaded", "done")).toBeUndefined();
    played(g, resetPhase(g), []);
    expect(boardText(g)).toEqual({ kedah: "K / 1M F" });
    special(g, "gather", "intel:2");
    expect(spaceText(g, "kedah")).toBe("K / 1M(1A) F intel:2");
  });
});

describe("J21 Malay Collaboration", () => {
  it("J21 unshaded lets the British put all non-MPAJA Guerrillas anywhere, those on the map too", () => {
    const g = position({ kedah: "1N(1A)", perak: "1N" });
    const answers = ["take:available", "ec_south", "take:available", "kuala_lumpur"];
    answers.push("other_active.kedah", "johore", "other_underground.perak", "trengganu");
    expect(event(g, "british", 21, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      ec_south: "/ 1N",
      kuala_lumpur: "/ 1N",
      johore: "/ 1N",
      trengganu: "/ 1N",
    });
  });

  it("J21 unshaded may put all of them in one space, and hide an Active one where it is", () => {
    const g = position({ kedah: "1N(1A)", perak: "1N" });
    event(
      g,
      "british",
      21,
      "unshaded",
      "other_active.kedah",
      "kedah",
      "other_underground.perak",
      "kedah",
      "take:available",
      "kedah",
      "take:available",
      "kedah",
    );
    expect(boardText(g)).toEqual({ kedah: "/ 4N" });
  });

  it("J21 unshaded is up to the British whoever executes it, one after the other", () => {
    for (const x of FACTIONS) {
      const g = position({ kedah: "1N(1A)" });
      expect(event(g, x, 21, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 21, "unshaded", "none")).toBeUndefined();
      expect(boardText(g)).toEqual({ kedah: "/ 1N(1A)" });
      event(g, x, 21, "unshaded", "take:available", "perak", "none");
      expect(boardText(g)).toEqual({ kedah: "/ 1N(1A)", perak: "/ 1N" });
    }
  });

  it("J21 unshaded touches no MPAJA Guerrilla, and costs an unguarded New Village", () => {
    const g = position({ kedah: "2M(1A)", pahang: "village" });
    const open = event(g, "british", 21, "unshaded");
    expect(keysOf(open)).toEqual(["take:available", "none"]);
    event(g, "british", 21, "unshaded", "take:available", "pahang", "none");
    expect(boardText(g)).toEqual({ kedah: "/ 2M(1A)", pahang: "/ 1N" });
  });

  it("J21 shaded places a Police in each of three Provinces, whatever is there", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "2M opposition", johore: "1P" });
      const open = event(g, x, 21, "shaded");
      expect([open?.seat, keysOf(open).length]).toEqual([x, 8]);
      expect(keysOf(open)).not.toContain("kuala_lumpur");
      expect(event(g, x, 21, "shaded", "perak", "johore", "kedah")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "1P / 2M opposition", johore: "2P", kedah: "1P" });
    }
  });

  it("J21 shaded picks each Province once, and must pick three", () => {
    const keys = keysOf(event(position({}), "japanese", 21, "shaded", "perak", "johore"));
    expect(keys).toHaveLength(6);
    expect(keys).not.toContain("perak");
    expect(keys).not.toContain("none");
  });

  it("J21 shaded then Eliminates in one Province with Police and Kempeitai, the new Police included", () => {
    const g = position({ perak: "K / 2M F camp", kuala_lumpur: "1P K / F", johore: "K / camp" });
    event(g, "japanese", 21, "shaded", "perak", "kedah", "kelantan", "die:2", "camps.perak");
    expect(boardText(g)).toEqual({
      perak: "1P K / 2M F",
      kuala_lumpur: "1P K / F",
      johore: "K / camp",
      kedah: "1P",
      kelantan: "1P",
    });
    expect(g.resistance).toBe(2);
  });

  it("J21 shaded lets the Japanese choose where to Eliminate, one Province only, and to conceal or to roll", () => {
    const spaces = { perak: "1P K / F intel:2", johore: "1P K / camp" };
    const open = event(position(spaces), "japanese", 21, "shaded", "kedah", "kelantan", "pahang");
    expect([open?.seat, keysOf(open)]).toEqual(["japanese", ["perak", "johore"]]);
    const g = position(spaces);
    const answers = ["kedah", "kelantan", "pahang", "perak", "take:conceal"];
    expect(event(g, "japanese", 21, "shaded", ...answers)).toBeUndefined();
    expect([spaceText(g, "perak"), spaceText(g, "johore")]).toEqual(["1P K / F seen:2", "1P K / camp"]);
    const h = position(spaces);
    event(h, "japanese", 21, "shaded", ...answers.slice(0, 4), "take:roll", "die:1", "force136.perak");
    expect(h.resistance).toBe(1);
  });

  it("J21 shaded by the Japanese may shift Police on the map once none is Available", () => {
    const g = position({ kuala_lumpur: "5P" });
    const answers = ["perak", "johore", "police.kuala_lumpur", "kedah", "police.kuala_lumpur"];
    expect(event(g, "japanese", 21, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "3P", perak: "1P", johore: "1P", kedah: "1P" });
  });

  it("J21 shaded by the British places Available Police only", () => {
    const g = position({ kuala_lumpur: "5P" });
    expect(event(g, "british", 21, "shaded", "trengganu")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "5P", trengganu: "1P" });
    const none = position({ kuala_lumpur: "6P" });
    expect(event(none, "british", 21, "shaded")).toBeUndefined();
  });

  it("J21 shaded costs a New Village that its last Police leaves to Guerrillas, even if another comes later", () => {
    const g = position({ johore: "1P / 1M village", kuala_lumpur: "5P" });
    const answers = ["perak", "police.johore", "johore", "police.kuala_lumpur", "kedah", "none"];
    event(g, "japanese", 21, "shaded", ...answers);
    expect(spaceText(g, "johore")).toBe("1P / 1M");
  });

  it("J21 shaded Eliminates even if no Police can be placed", () => {
    const g = position({ perak: "6P K / 1M camp" });
    event(g, "british", 21, "shaded", "die:1", "camps.perak");
    expect(spaceText(g, "perak")).toBe("6P K / 1M");
  });
});

describe("J22 Jikeidan System", () => {
  it("J22 unshaded leaves Guerrillas used for Gather Underground", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "1M F", kedah: "1N" });
      expect(event(g, x, 22, "unshaded")).toBeUndefined();
      special(g, "gather", "intel.perak", "intel:1", "intel.kedah", "intel:2");
      expect(boardText(g)).toEqual({ perak: "/ 1M F intel:1", kedah: "/ 1N intel:2" });
    }
  });

  it("J22 unshaded still needs an Underground Guerrilla in the space of the chit", () => {
    const g = position(
      { perak: "1M(1A) F", kedah: "2N", kelantan: "1M(1A)" },
      { capabilities: { 22: "unshaded" } },
    );
    expect(special(g, "gather", "intel:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 1M(1A) F", kedah: "/ 2N intel:0", kelantan: "/ 1M(1A)" });
  });

  it("J22 unshaded leaves a Guerrilla that Gathered free to Sabotage or Ambush in the same Operation", () => {
    const g = position({ kedah: "1M F" }, { capabilities: { 22: "unshaded" } });
    operation(g, "sabotage", "full", "gather", "intel:2");
    expect([spaceText(g, "kedah"), g.sabotage[0]]).toEqual(["/ 1M(1A) F intel:2", 1]);
    const without = position({ kedah: "1M F" });
    expect(keysOf(operation(without, "sabotage", "full"))).not.toContain("gather");
  });

  it("J22 unshaded leaves the order of Eliminate alone", () => {
    const g = position({ perak: "K / F camp" }, { capabilities: { 22: "unshaded" } });
    expect(keysOf(special(g, "eliminate", "die:1"))).toEqual(["camps.perak", "none"]);
  });

  it("J22 shaded lets Eliminate take Force 136 before the Jungle Camp", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "K / F camp" });
      expect(event(g, x, 22, "shaded")).toBeUndefined();
      expect(keysOf(special(g, "eliminate", "die:1"))).toEqual(["camps.perak", "force136.perak", "none"]);
      special(g, "eliminate", "die:1", "force136.perak");
      expect([spaceText(g, "perak"), g.resistance]).toEqual(["K / camp", 1]);
    }
  });

  it("J22 shaded still allows the Jungle Camp first, needs the roll, and takes one marker", () => {
    const g = position({ perak: "K / 1M F camp" }, { capabilities: { 22: "shaded" } });
    special(g, "eliminate", "die:1");
    expect(spaceText(g, "perak")).toBe("K / 1M F camp");
    special(g, "eliminate", "die:2", "camps.perak");
    expect([spaceText(g, "perak"), g.resistance]).toEqual(["K / 1M F", 2]);
  });

  it("J22 shaded holds for an Operation, J13 and J21", () => {
    const setting = { capabilities: { 22: "shaded" } } as const;
    const swept = position({ perak: "1T K / F camp" }, setting);
    operation(swept, "sweep", "full", "eliminate", "die:1", "force136.perak", "perak", "done");
    expect(spaceText(swept, "perak")).toBe("1T K / camp");
    const teck = position({ perak: "1T K / F camp" }, setting);
    event(teck, "japanese", 13, "shaded", "perak", "die:1", "force136.perak");
    expect(spaceText(teck, "perak")).toBe("1T K / camp");
    const malay = position({ perak: "K / F camp" }, setting);
    event(malay, "japanese", 21, "shaded", "perak", "kedah", "johore", "die:1", "force136.perak");
    expect([spaceText(malay, "perak"), malay.resistance]).toEqual(["1P K / camp", 1]);
  });

  it("J22 shaded lets Gather activate as always", () => {
    const g = position({ kedah: "1M F" }, { capabilities: { 22: "shaded" } });
    special(g, "gather", "intel:0");
    expect(spaceText(g, "kedah")).toBe("/ 1M(1A) F intel:0");
  });
});

describe("J23 Allied Bombing", () => {
  it("J23 unshaded lets the British put Sabotage on any two Railways, on top of another too", () => {
    for (const x of FACTIONS) {
      const g = position({}, { sabotage: { R4: 1 } });
      const open = event(g, x, 23, "unshaded");
      expect([open?.seat, keysOf(open).length]).toEqual(["british", 9]);
      expect(event(g, x, 23, "unshaded", "railway:R4", "railway:R8")).toBeUndefined();
      expect(g.sabotage).toEqual([0, 0, 0, 2, 0, 0, 0, 1]);
    }
  });

  it("J23 unshaded takes two different Railways", () => {
    expect(keysOf(event(position({}), "british", 23, "unshaded", "railway:R1"))).not.toContain("railway:R1");
  });

  it("J23 unshaded may be declined", () => {
    const g = position({});
    expect(event(g, "japanese", 23, "unshaded", "none")).toBeUndefined();
    expect(g.sabotage).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("J23 shaded removes Opposition from two Provinces beside sabotaged Railways, as the executing faction picks", () => {
    for (const x of FACTIONS) {
      const spaces = {
        perak: "opposition",
        pahang: "opposition",
        selangor: "opposition",
        kedah: "opposition",
      };
      const g = position(spaces, { sabotage: { R5: 1 } });
      const open = event(g, x, 23, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["perak", "pahang", "selangor"]]);
      expect(event(g, x, 23, "shaded", "perak", "selangor")).toBeUndefined();
      expect(boardText(g)).toEqual({ pahang: "opposition", kedah: "opposition" });
      expect(g.sabotage[4]).toBe(1);
    }
  });

  it("J23 shaded leaves Kuala Lumpur alone, which is no Province", () => {
    const g = position({ kuala_lumpur: "opposition" }, { sabotage: { R5: 1, R6: 1 } });
    expect(event(g, "japanese", 23, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "opposition" });
  });

  it("J23 shaded does one if there is one, and must", () => {
    const g = position({ negri_sembilan: "opposition", pahang: "opposition" }, { sabotage: { R7: 1 } });
    expect(event(g, "british", 23, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "opposition" });
  });

  it("J23 shaded does nothing without Sabotage", () => {
    const g = position({ perak: "opposition" });
    expect(event(g, "japanese", 23, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "opposition" });
  });
});

describe("J24 Victory in Europe", () => {
  it("J24 unshaded moves Operation Zipper one step to Ready; then the British may Supply", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F camp", kedah: "F camp" });
      expect(event(position({ perak: "F camp" }), x, 24, "unshaded")?.seat).toBe("british");
      expect(event(g, x, 24, "unshaded", "perak", "kedah")).toBeUndefined();
      expect(boardText(g)).toEqual({ perak: "/ C F", kedah: "/ C F" });
      expect([box(g), g.available.caches, g.available.camps]).toEqual(["6", 2, 4]);
    }
  });

  it("J24 unshaded may end without Supply", () => {
    const g = position({ perak: "F camp" });
    expect(event(g, "japanese", 24, "unshaded", "done")).toBeUndefined();
    expect([box(g), spaceText(g, "perak")]).toEqual(["6", "/ F camp"]);
  });

  it("J24 unshaded Supplies by the new box: a third Province from 12 on", () => {
    const g = position({ perak: "F camp", kedah: "F camp", johore: "F camp" }, { zipper: "6" });
    expect(event(g, "british", 24, "unshaded", "perak", "kedah", "johore")).toBeUndefined();
    expect([box(g), spaceText(g, "johore")]).toEqual(["12", "/ C F"]);
    const two = position({ perak: "F camp", kedah: "F camp", johore: "F camp" });
    expect(event(two, "british", 24, "unshaded", "perak", "kedah")).toBeUndefined();
  });

  it("J24 unshaded can place the Supply Cache it has just freed", () => {
    const g = position({ perak: "F camp", kedah: "C", pahang: "C", johore: "C" });
    event(g, "british", 24, "unshaded", "perak");
    expect(boardText(g)).toEqual({ perak: "/ C F", kedah: "/ C", pahang: "/ C", johore: "/ C" });
  });

  it("J24 unshaded does either part without the other", () => {
    const ready = position({ perak: "F camp" }, { zipper: "20" });
    event(ready, "british", 24, "unshaded", "perak");
    expect([box(ready), spaceText(ready, "perak")]).toEqual(["20", "/ C F"]);
    const bare = position({ perak: "camp", kedah: "F" });
    expect(event(bare, "british", 24, "unshaded")).toBeUndefined();
    expect(box(bare)).toBe("6");
  });

  it("J24 shaded lowers Resistance by one per space with Force 136 and a Jungle Camp", () => {
    for (const x of FACTIONS) {
      const g = position({ perak: "F2 camp", johore: "F camp", kedah: "camp" }, { resistance: 9 });
      expect(event(g, x, 24, "shaded")).toBeUndefined();
      expect(g.resistance).toBe(7);
      expect(boardText(g)).toEqual({ perak: "/ F2 camp", johore: "/ F camp", kedah: "/ camp" });
    }
  });

  it("J24 shaded stops at zero, and does nothing without such a space", () => {
    const g = position({ perak: "F camp", johore: "F camp" }, { resistance: 1 });
    event(g, "japanese", 24, "shaded");
    expect(g.resistance).toBe(0);
    const apart = position({ perak: "F", johore: "camp" }, { resistance: 5 });
    event(apart, "japanese", 24, "shaded");
    expect(apart.resistance).toBe(5);
  });
});
