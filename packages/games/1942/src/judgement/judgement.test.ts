import { CHANCE, type Choice, type Decision, fastChance, fastRandom, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { campaign } from "../game.ts";
import { ALL_SITES, ALLIED, GRID, JAPANESE, SIAM_AND_BURMA, SITE_AT } from "../map.ts";
import { type Campaign, DROPPED, OFF_MAP } from "../state.ts";
import { save } from "../store.ts";
import { supplyReach } from "../supply.ts";
import { atStart, keysOf, placeOf, played, position, unit, whereIs } from "../testing/index.ts";
import { chanceOfVoyage } from "./voyages.ts";

const { judgement } = campaign;
const appeals = new Float64Array(1024);

/** The choice that appeals most. */
function favourite(g: Campaign, decision: Decision): Choice {
  judgement.appeal(g, decision, appeals);
  let top = 0;
  for (let at = 1; at < decision.choices.length; at++) if (appeals[at] > appeals[top]) top = at;
  return decision.choices[top];
}

/** What the officer answers to the question that is open after these answers. */
function officer(g: Campaign, ...answers: readonly string[]): string {
  const { decision } = played(g, ...answers);
  if (!decision) throw new Error("no question is open");
  return favourite(g, decision).key;
}

type Answer = (g: Campaign, decision: Decision) => Choice;

/** Play on until a test of the position holds between two checkpoints, or the game is over. */
function playOn(g: Campaign, seed: number, answer: Answer, until: (g: Campaign) => boolean): void {
  const chance = fastChance(fastRandom(seed));
  if (until(g)) return;
  const run = new Run(campaign, g);
  run.reached = () => !g.outcome && until(g);
  for (let open = run.next(); open; )
    open = run.next(open.seat === CHANCE ? open.choices[chance.answer(open, 0)] : answer(g, open));
}

const never = (): boolean => false;
const text = (g: Campaign): string => JSON.stringify(save(g));

/** Look at a question as a bot does, and see that nothing is amiss. */
function examine(g: Campaign, decision: Decision, isClose: boolean): Choice {
  const before = isClose ? text(g) : "";
  const choice = favourite(g, decision);
  const found = [...appeals.subarray(0, decision.choices.length)];
  if (!found.every(Number.isFinite))
    throw new Error(`${decision.about.kind}: ${keysOf(decision).join(" ")} appeal ${found.join(" ")}`);
  if (isClose) {
    expect(text(g)).toBe(before);
    judgement.appeal(campaign.clone(g), decision, appeals);
    expect([...appeals.subarray(0, decision.choices.length)]).toEqual(found);
  }
  return choice;
}

describe("the officer's appeal", () => {
  it("is a number for every choice of random games, the same again, and changes nothing", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = fastRandom(seed);
      let asked = 0;
      playOn(
        atStart(),
        seed,
        (g, decision) => {
          examine(g, decision, ++asked % 40 === 0);
          return decision.choices[random.below(decision.choices.length)];
        },
        never,
      );
      expect(asked).toBeGreaterThan(100);
    }
  }, 60_000);

  it("is a number for every choice of the officer's own games", () => {
    for (let seed = 1; seed <= 4; seed++) {
      let asked = 0;
      playOn(atStart(), seed, (g, decision) => examine(g, decision, ++asked % 40 === 0), never);
      expect(asked).toBeGreaterThan(100);
    }
  }, 60_000);
});

describe("the Japanese officer", () => {
  it("2.0 opens with Bangkok, Singora and a port of Luzon", () => {
    const g = atStart();
    playOn(g, 1, favourite, ({ turn }) => turn === 1);
    for (const hex of ["0505", "0509", "2201"]) expect(g.owner[SITE_AT[placeOf(hex)]]).toBe(JAPANESE);
  });

  it("6.3 walks into a fortress that nobody holds", () => {
    const units = { "jp-33": "2103", "jp-20": "2203", "us-51": "2405" };
    const g = position({ turn: 4, units });
    const key = officer(g);
    expect(["unit:jp-33", "unit:jp-20"]).toContain(key);
    expect(officer(g, key)).toBe("to:2104");
  });

  it("6.3, 5.C sails into a fortress that nobody holds, where zones of control bar every way by land", () => {
    const units = {
      "jp-11": "1205",
      "jp-228": "hong-kong",
      "jp-33": "2103",
      "us-51": "2203",
      "gb-6": "0813",
    };
    const held = played(position({ turn: 1, stage: "land", units })).decision!;
    expect(keysOf(held)).not.toContain("unit:jp-33");
    const g = position({ turn: 1, stage: "naval", units });
    expect(officer(g)).toBe("unit:jp-11");
    expect(officer(g, "unit:jp-11")).toBe("to:2104");
  });

  it("6.0 brings all it has against a stack that it can crush, and leaves one that it cannot", () => {
    const weak = { "jp-11": "0509", "jp-21": "0509", "jp-air3": "0509", "gb-6": "0510" };
    const g = position({ turn: 1, stage: "combat", units: weak });
    expect(officer(g)).toBe("attack:0510");
    expect(officer(g, "attack:0510")).toBe("with-all");
    const strong = { "jp-11": "0509", "gb-6": "0510", "gb-air": "0813", "nl-air": "0612" };
    expect(officer(position({ turn: 1, stage: "combat", units: strong }))).toBe("end:combat");
  });

  it("8.1 keeps its transports from under the umbrellas of Singapore", () => {
    const units = {
      "jp-11": "1205",
      "jp-228": "hong-kong",
      "gb-air": "0813",
      "nl-air": "0813",
      "gb-6": "0813",
    };
    const g = position({ turn: 1, stage: "naval", units });
    const { decision } = played(g, "unit:jp-11");
    if (!decision) throw new Error("no question is open");
    expect(keysOf(decision)).toContain("to:0812");
    expect(["to:0812", "to:0713", "to:0712"]).not.toContain(favourite(g, decision).key);
  });

  it("5.C gives up an invasion hex that nobody needs", () => {
    const g = position({ turn: 3, stage: "upkeep", units: { "gb-6": "0813", "jp-11": "1205" } });
    g.beaches.push(GRID.find("2102"));
    g.paid.push(1);
    expect(officer(g)).toBe("close:2102");
  });

  it("6.0 gathers a group against one stack before it thinks of the next", () => {
    const landsNear = (friend: string, goal: string): boolean => {
      const units = { "us-51": "2608", "us-71": "2006", "jp-33": friend, "jp-20": "off-map" };
      const g = position({ turn: 1, stage: "naval", units });
      g.owner.fill(JAPANESE);
      g.stands.fill(0, 0, 2);
      const to = officer(g, "unit:jp-20").slice("to:".length);
      return GRID.distance(GRID.find(to), GRID.find(goal)) <= 2;
    };
    expect(landsNear("2609", "2608")).toBe(true);
    expect(landsNear("2007", "2006")).toBe(true);
  });

  it("6.3 marches through an empty fortress rather than past it", () => {
    const g = position({ units: { "jp-11": "0713", "jp-21": "1006" } });
    expect(officer(g, "unit:jp-11", "to:0812")).toBe("via:0813");
  });

  it("6.R saves the strong where there is room for some only", () => {
    const around = { "jp-11": "0803", "jp-21": "0704", "jp-41": "0705", "jp-42": "0904", "jp-3g": "0905" };
    const behind = ["gb-6", "gb-8", "gb-12"].map((id) => [id, "0706"]);
    const beyond = ["gb-15", "gb-22", "gb-28", "gb-45"].map((id) => [id, "0806"]);
    const stack = { "nl-guard1": "0804", "nl-1": "0804", "gb-53": "0804" };
    const units = { ...around, ...stack, ...Object.fromEntries([...behind, ...beyond]) };
    const g = position({ stage: "combat", units });
    for (const id of Object.keys(around)) g.mark(unit(id), DROPPED);
    expect(officer(g, "attack:0804", "with-all", "fight", "die:5")).toBe("unit:gb-53");
  });

  it("7.0 opens a beach where friends are cut off", () => {
    const friends = { "jp-11": "2608", "jp-21": "2608", "jp-41": "2608", "jp-3art": "2608" };
    const units = { ...friends, "us-51": "2609", "jp-20": "off-map" };
    const g = position({ turn: 1, stage: "naval", units });
    const nearby = ["2209", "2307", "2405", "2407", "2508", "2509"].map((hex) => SITE_AT[placeOf(hex)]);
    for (const site of ALL_SITES) g.owner[site] = nearby.includes(site) ? ALLIED : JAPANESE;
    g.stands.fill(0, 0, 2);
    expect(officer(g, "unit:jp-20")).toBe("to:2608");
  });

  it("7.0 sends help against those beside whom friends are cut off", () => {
    const friends = { "jp-11": "2608", "jp-21": "2608", "jp-41": "2608", "jp-42": "2608" };
    const units = { ...friends, "us-51": "2609", "us-71": "2006", "jp-20": "off-map" };
    const goesTo = (ports: readonly string[]): string => {
      const g = position({ turn: 1, stage: "naval", units });
      g.owner.fill(JAPANESE);
      for (const hex of ports) g.owner[SITE_AT[placeOf(hex)]] = ALLIED;
      g.stands.fill(0, 0, 2);
      return officer(g, "unit:jp-20").slice("to:".length);
    };
    const isNear = (to: string, goal: string): boolean => GRID.distance(GRID.find(to), GRID.find(goal)) <= 2;
    // In supply the four deal with 2609 alone; cut off from every port they cannot attack it.
    expect(isNear(goesTo([]), "2006")).toBe(true);
    expect(isNear(goesTo(["2209", "2307", "2405", "2407", "2508", "2509"]), "2609")).toBe(true);
  });

  it("8.1 sends nobody where hardly anybody arrives, however many places look good", () => {
    let voyages = 0;
    for (let seed = 22; seed <= 27; seed++) {
      const random = fastRandom(seed);
      playOn(
        atStart(),
        seed,
        (g, decision) => {
          if (decision.seat !== "japanese") return decision.choices[random.below(decision.choices.length)];
          const choice = favourite(g, decision);
          if (choice.place.on === "hex" && decision.about.kind === "sail") {
            voyages++;
            const to = GRID.find(choice.place.id);
            expect(chanceOfVoyage(g, unit(String(decision.about.unit)), to)).toBeGreaterThan(0.5);
          }
          return choice;
        },
        never,
      );
    }
    expect(voyages).toBeGreaterThan(200);
  }, 60_000);

  it("7.0 clears the coast from where the road to Singapore is cut", () => {
    const siege = { "jp-11": "0612", "jp-21": "0612", "jp-41": "0612", "jp-42": "0612" };
    const units = { ...siege, "gb-6": "0813", "nl-padang": "0613", "nl-medan": "1213", "jp-20": "0511" };
    const g = position({ turn: 0, stage: "naval", units });
    g.owner.fill(JAPANESE);
    g.stands[1] = 0;
    const to = officer(g, "unit:jp-20").slice("to:".length);
    expect(GRID.distance(GRID.find(to), GRID.find("0613"))).toBe(1);
  });

  it("9.G leaves the guard of Siam to infantry: a tank regiment is no reason to go", () => {
    const guard = { "jp-21": "0406", "jp-41": "0406", "jp-42": "0406", "jp-33": "0505", "jp-4tk": "0505" };
    const g = position({ turn: 1, units: { ...guard, "jp-11": "0610" } });
    g.owner.fill(JAPANESE);
    g.stands.fill(0, 0, 2);
    const to = GRID.find(officer(g, "unit:jp-11").slice("to:".length));
    expect([SIAM_AND_BURMA[g.at[unit("jp-11")]], SIAM_AND_BURMA[to]]).toEqual([0, 1]);
  });

  it("8.1 flies no air unit to where it would be without supply", () => {
    // The 5th Air Group could cover the attack on 2508 from Davao, but 2609 has that port in its zone of control.
    const units = { "jp-air5": "2201", "us-51": "2508", "us-71": "2609", "jp-11": "2408", "jp-21": "2408" };
    const g = position({ turn: 7, stage: "air", units });
    g.stands.fill(0, 0, 2);
    g.owner.fill(JAPANESE);
    const { reach } = supplyReach(g, JAPANESE);
    const to = officer(g, "unit:jp-air5").slice("to:".length);
    expect(to).not.toBe("");
    expect(reach[GRID.find(to)]).toBeGreaterThan(0);
  });

  it("9.E attempts a city that must fall", () => {
    const g = position({ turn: 0, units: { "jp-3g": "0604", "gb-6": "0813" } });
    expect(officer(g)).toBe("assault:0505");
  });

  it("8.1 sends naval air units only where they help an attack", () => {
    const far = { "jp-cv1": "off-map", "jp-11": "1205", "gb-6": "0813" };
    expect(officer(position({ turn: 1, stage: "naval", units: far }))).not.toBe("unit:jp-cv1");
    const near = {
      "jp-cv1": "off-map",
      "jp-33": "2103",
      "jp-20": "2203",
      "jp-146": "2203",
      "jp-9": "2203",
      "us-11": "2104",
      "us-21": "2104",
    };
    expect(officer(position({ turn: 1, stage: "naval", units: near }))).toBe("unit:jp-cv1");
  });
});

describe("the Allied officer", () => {
  it("11.0 takes the usual places", () => {
    expect(officer(atStart())).toBe("end:setup");
  });

  it("10.0 brings away a battalion that cannot be held", () => {
    const g = position({
      turn: 1,
      phasing: "allied",
      stage: "naval",
      units: { "nl-padang": "0515", "jp-11": "1205" },
    });
    expect(officer(g)).toBe("unit:nl-padang");
    expect(officer(g, "unit:nl-padang")).toBe("to:off-map");
  });

  it("10.0 leaves those off the map where they are safe", () => {
    const units = { "gb-55": "off-map", "gb-6": "0813", "jp-11": "0612" };
    const g = position({ turn: 5, phasing: "allied", stage: "naval", units });
    expect(officer(g)).toBe("end:naval");
  });

  it("6.3 sallies from a fortress, which risks nothing", () => {
    const units = { "gb-6": "0813", "gb-15": "0813", "gb-28": "0813", "jp-11": "0713" };
    const g = position({ turn: 3, phasing: "allied", stage: "combat", units });
    expect(officer(g)).toBe("attack:0713");
  });

  it("6.0 does not attack in the open at bad odds", () => {
    const units = { "gb-6": "0612", "gb-15": "0612", "jp-11": "0611", "jp-air3": "0511" };
    const g = position({ turn: 3, phasing: "allied", stage: "combat", units });
    g.owner[SITE_AT[placeOf("0511")]] = JAPANESE;
    expect(officer(g)).toBe("end:combat");
  });

  it("5.A leaves a hex where it would be overrun", () => {
    const units = {
      "gb-6": "0611",
      "jp-11": "0510",
      "jp-21": "0510",
      "jp-41": "0510",
      "jp-42": "0510",
      "jp-3g": "0509",
    };
    const g = position({ turn: 1, phasing: "allied", units });
    expect(officer(g)).toBe("unit:gb-6");
    played(g, "unit:gb-6", officer(g, "unit:gb-6"));
    expect(whereIs(g, "gb-6")).not.toBe("0611");
  });
});

describe("the judgement of a position", () => {
  const measured = new Float64Array(judgement.features.length);

  it("has a weight for each feature and keeps them within bounds", () => {
    for (const seat of ["allied", "japanese"])
      expect(judgement.weights[seat]).toHaveLength(judgement.features.length);
    const random = fastRandom(3);
    let looks = 0;
    playOn(
      atStart(),
      3,
      (_, { choices }) => choices[random.below(choices.length)],
      (g) => {
        judgement.measure(g, measured);
        looks++;
        for (const value of measured) expect(Math.abs(value)).toBeLessThanOrEqual(5);
        return false;
      },
    );
    expect(looks).toBeGreaterThan(100);
  }, 30_000);

  it("counts beats from set-up on, without a step back", () => {
    let last = -1;
    playOn(atStart(), 5, favourite, (g) => {
      const now = judgement.beat(g);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
      return g.turn === 3;
    });
    expect(last).toBe(7);
  });

  it("likes a fortress that fell and prisoners, each from its side", () => {
    const before = atStart();
    before.turn = 6;
    before.stage = "land";
    before.phasing = JAPANESE;
    const after = campaign.clone(before);
    after.stands[0] = 0;
    for (const id of ["gb-1malaya", "gb-2malaya", "gb-27aus"]) after.put(unit(id), placeOf("surrendered"));
    expect(campaign.evaluate(after, "japanese")).toBeGreaterThan(campaign.evaluate(before, "japanese"));
    expect(campaign.evaluate(after, "allied")).toBeLessThan(campaign.evaluate(before, "allied"));
  });

  it("likes Allied units that came away, from the Allied side", () => {
    const before = atStart();
    before.turn = 6;
    before.stage = "land";
    before.phasing = JAPANESE;
    const saved = campaign.clone(before);
    const lost = campaign.clone(before);
    for (const id of ["nl-padang", "nl-medan", "nl-menado"]) {
      saved.put(unit(id), OFF_MAP);
      lost.put(unit(id), placeOf("surrendered"));
    }
    expect(campaign.evaluate(saved, "allied")).toBeGreaterThan(campaign.evaluate(lost, "allied"));
  });

  it("knows an ended game", () => {
    const g = atStart();
    g.outcome = { winners: ["japanese"], scores: { allied: 0.25, japanese: 0.75 }, reason: "10.0" };
    expect(campaign.evaluate(g, "japanese")).toBe(0.875);
    expect(campaign.evaluate(g, "allied")).toBe(0.125);
  });
});
