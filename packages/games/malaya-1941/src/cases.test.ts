import type { LogEvent } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { fought, phase, story, whereabouts } from "./combat/testing.ts";
import { levelOf } from "./planning/end.ts";
import { modifierOf } from "./planning/passage.ts";
import { ACTIVE, type Campaign, markerOf, SUPPRESSED } from "./state.ts";
import { keys, type Made, played, position, unit } from "./testing/index.ts";
import { STACKS, UNITS, WORTH } from "./units.ts";

/** Positions and sequences that a careless reading of the book gets wrong, and the worked cases that no other test has. */

const event = (events: readonly LogEvent[], kind: string): Record<string, unknown> | undefined =>
  events.find((each) => each.kind === kind) as Record<string, unknown> | undefined;
const shifts = (events: readonly LogEvent[]): readonly string[] =>
  ((event(events, "odds")?.shifts ?? []) as { cause: string; value: number }[]).map(
    ({ cause, value }) => `${cause} ${value}`,
  );
const declaring = (made: Made): readonly string[] => keys(fought(phase(made)));
const has = (g: Campaign, id: string, flag: number): boolean => g.has(unit(id), flag);

describe("zones, jungle and straits", () => {
  // 3539 is jungle beside cultivated 3439.
  it("26.13b only infantry brigades and battalions of movement 10 bind enemies in jungle, and not when suppressed", () => {
    const beside = (defender: string) => declaring({ stacks: `3539: j-11-5; 3439: ${defender}` });
    expect(beside("a-8ind")).toContain("end");
    expect(beside("a-df")).toContain("end");
    expect(beside("a-12ind~")).toContain("end");
    expect(beside("a-12ind")).not.toContain("end");
    expect(beside("a-8ind a-22a")).not.toContain("end");
  });

  it("14.52 an ordinary Allied unit beside Japanese in jungle may refrain, 22A may not, suppressed or not", () => {
    const beside = (attacker: string) =>
      declaring({ phasing: "allied", stacks: `3539: j-11-5; 3439: ${attacker}` });
    expect(beside("a-8ind")).toContain("end");
    expect(beside("a-22a")).not.toContain("end");
    expect(beside("a-22a~")).not.toContain("end");
  });

  it("13.1 nobody is bound across the Causeway, and who attacks there crosses a strait", () => {
    const g = phase({ stacks: "3744: j-11-5; 3844: a-1m" });
    const course = fought(g);
    expect(keys(course)).toEqual(["to:3844", "end"]);
    const battle = fought(g, "to:3844", "raid");
    expect(shifts(battle.events)).toEqual(["strait -2"]);
  });

  it("10.6, MB-93 an inactive HQ has no zone, an active one has", () => {
    expect(declaring({ stacks: "3139: j-11-5; 3140: a-11ind-hq" })).toContain("end");
    expect(declaring({ stacks: "3139: j-11-5; 3140: a-11ind-hq!" })).not.toContain("end");
  });

  it("13.6 an inactive HQ in an enemy zone must attack, supply beside it not", () => {
    const g = phase({ stacks: "3139: j-5-hq j-sup-01; 3140: a-8ind" });
    const course = fought(g);
    expect(event(course.events, "declared")?.faces).toEqual(["j-5-hq"]);
    expect(declaring({ stacks: "3139: j-sup-01; 3140: a-8ind" })).not.toContain("to:3140");
  });

  it("14.12 zero-attack units alone use the lowest column, even against supply", () => {
    const g = phase({ stacks: "3139: j-1-17-aa; 3140: a-sup-01" });
    const course = fought(g, "to:3140", "raid");
    expect(event(course.events, "odds")).toMatchObject({ attack: 0, defence: 1, base: 0, column: 0 });
  });

  it("13.5 infiltration is for infantry: engineers and tanks of Japan stay out, and so does every Allied unit", () => {
    // 3140 and 3240 are neighbours; 3239 lies beside both, and so does 3241's north.
    const steps = (id: string, phasing: "japanese" | "allied", enemies: string) => {
      const course = played(position({ phasing, stacks: `3139: ${id}; ${enemies}` }), `unit:${id}`);
      return keys(course);
    };
    const allies = "3140: a-8ind; 3239: a-22ind";
    expect(steps("j-11-5", "japanese", allies)).toContain("to:3238");
    for (const id of ["j-4-eng", "j-1-tk"]) {
      const open = played(position({ stacks: `3139: ${id}; ${allies}` }));
      const reached = keys(open).includes(`unit:${id}`) ? steps(id, "japanese", allies) : [];
      expect(reached).not.toContain("to:3238");
      expect(reached).not.toContain("to:3039");
    }
    const japanese = "3140: j-11-5; 3239: j-21-5";
    const open = played(position({ phasing: "allied", stacks: `3139: a-12ind; ${japanese}` }));
    const reached = keys(open).includes("unit:a-12ind") ? steps("a-12ind", "allied", japanese) : [];
    expect(reached).not.toContain("to:3039");
  });

  it("13.3 who infiltrates stops: one hex and no more", () => {
    const g = position({ stacks: "3139: j-11-5; 3140: a-8ind; 3239: a-22ind" });
    const course = played(g, "unit:j-11-5", "to:3238");
    expect(course.decision?.about.kind).toBe("movement");
    expect(keys(course)).not.toContain("unit:j-11-5");
  });

  it("8.2, 8.0 suppression halves movement and keeps the half: 5 becomes 2½", () => {
    const g = position({ phasing: "allied", stacks: "3139: a-af1~" });
    expect(played(g, "unit:a-af1").decision?.about).toMatchObject({ left: 5 });
    const effective = position({ phasing: "allied", stacks: "3139: a-af1" });
    expect(played(effective, "unit:a-af1").decision?.about).toMatchObject({ left: 10 });
  });
});

describe("losses", () => {
  it("DE keeps one battalion of what breaks down, nothing of a movement-10 brigade, battalions or HQs", () => {
    const g = phase({
      stacks: "3139: j-11-5 j-21-5 j-41-5; 3239: j-42-5 j-3ig j-4ig; 3140: a-8ind a-12ind a-af1 a-11ind-hq",
    });
    // 36 against 14 is 200-299%: a 5 is DE.
    const course = fought(g, "assault", "die:5");
    expect([...story(course.events)].sort()).toEqual([
      "broken-down a-8ind",
      "lost a-11ind-hq",
      "lost a-12ind",
      "lost a-af1",
      "lost a-b126",
      "lost a-b126",
    ]);
    expect(g.points[0]).toBe(1 + 1 + 3 + 1 + 2);
    expect(course.decision?.about).toMatchObject({ kind: "retreat", length: 2 });
  });

  it("15.23 seven factors: four are owed, and only the brigade can pay without breaking down", () => {
    const g = phase({ stacks: "3139: j-11-5 j-21-5; 3140: a-8ind a-af1" });
    // 12 against 7 is 150-199%: a 4 is DS.
    const course = fought(g, "assault", "die:4", "end");
    expect(story(course.events)).toEqual(["lost a-8ind"]);
  });

  it("15.24 broken down, seven factors cost two battalions: exactly four", () => {
    const g = phase({ stacks: "3139: j-11-5 j-21-5; 3140: a-8ind a-af1" });
    const course = fought(g, "assault", "die:4", "unit:a-8ind");
    expect(story(course.events)).toEqual(["broken-down a-8ind", "lost a-b126", "lost a-b126"]);
  });

  it("MB-121 an attacking 3-4-5 that breaks down for its losses has no factors left, and all of it is lost", () => {
    const g = phase({ phasing: "allied", stacks: "3139: a-1m; 3140: j-b128-01" });
    // 3 against 2 is 150-199%: a 1 is AS.
    const course = fought(g, "assault", "die:1", "unit:a-1m");
    expect(story(course.events).filter((each) => each === "lost a-b015")).toHaveLength(3);
  });

  it("15.21 Penang is closed on all sides by sea and strait: what is lost there is lost for good", () => {
    const g = phase({ stacks: "0915: j-11-5 j-21-5 j-41-5; 0815: a-2l" });
    const course = fought(g, "to:0815", "unit:j-11-5", "unit:j-21-5", "unit:j-41-5", "assault", "die:6");
    expect(event(course.events, "cut-off")?.faces).toContain("a-2l");
    expect(whereabouts(g, "a-2l")).toEqual(["eliminated"]);
  });

  it("21.2 a fortification does not shorten a retreat of two hexes, and turns a rout into one hex, which is made", () => {
    const made = {
      stacks: "3139: j-11-5 j-21-5; 3140: a-b126-01 a-b126-02",
      forts: { "3140": "allied" },
    } as const;
    const rout = phase(made);
    // 12 against 4 is 300-399%, one column for the works: 200-299%, a 6 is DM.
    const course = fought(rout, "raid", "die:6");
    expect(course.decision?.about).toMatchObject({ kind: "rally", unit: "a-b126-02" });
    expect(fought(rout, "yes").decision?.about).toMatchObject({ kind: "retreat", length: 1 });
    const whole = phase({ stacks: "3139: j-11-5 j-21-5 j-41-5; 3140: a-8ind", forts: { "3140": "allied" } });
    // 18 against 6 is 300-399%, less one: 200-299%, a 5 is DE.
    expect(fought(whole, "assault", "die:5").decision?.about).toMatchObject({ kind: "retreat", length: 2 });
    const shattered = phase({ stacks: "3139: j-11-5 j-21-5; 3140: a-8ind", forts: { "3140": "allied" } });
    // 12 against 6 is 200-299%, less one: 150-199%, a 4 is DS.
    expect(fought(shattered, "assault", "die:4", "unit:a-8ind").decision?.about).toMatchObject({
      kind: "stand",
    });
  });

  it("21.3 a fortification goes with the last unit in it", () => {
    const g = phase({
      stacks: "3139: j-11-5 j-21-5 j-41-5; 3140: a-af1",
      forts: { "3140": "allied" },
    });
    const course = fought(g, "assault", "die:6");
    expect(course.events.map(({ kind }) => kind)).toContain("fort-lost");
    expect(Array.from(g.forts).every((fort) => fort === 0)).toBe(true);
  });

  it("W14, 24.1 and 24.4 each loss scores at once, replaceable or not: W14", () => {
    const g = phase({ stacks: "3139: j-11-5 j-21-5 j-41-5; 3140: a-af1" });
    fought(g, "assault", "die:6");
    expect([...g.points]).toEqual([1, 0]);
  });
});

describe("pursuit and the sea", () => {
  it("15.43, MB-131 coast guns never pursue, units without attack may", () => {
    const g = phase({ stacks: "3843: j-1-17-aa; 3844: a-sin-cd a-af1" });
    const course = fought(g, "to:3844", "assault", "die:1");
    expect(whereabouts(g, "j-1-17-aa")).toEqual(["eliminated"]);
    // Across a strait nobody pursues without boats; that there are none is not shown (MB-150).
    expect(keys(course)).toEqual(["stay"]);
    const land = phase({ stacks: "3745: j-1-17-aa; 3844: a-sin-cd a-af1" });
    const chase = fought(land, "assault", "die:1");
    expect(chase.decision?.about).toMatchObject({ kind: "pursuit", unit: "a-af1" });
    expect(keys(fought(land, "to:3745"))).not.toContain("unit:a-sin-cd");
  });

  it("22.4 an assault whose hex is emptied by attrition has no pursuit: the force is lost", () => {
    const g = phase({ stacks: "3428: j-sup-01; 3517: j-11-5; 3419: a-af1" }, ["3519", "3419"]);
    g.put(unit("j-11-5"), g.assaults[0].sea);
    // 6 against 1 is 500%+, jungle one left: 400-499%. A raid's 1 is DA.
    const course = fought(g, "raid", "die:1");
    expect(story(course.events)[0]).toBe("lost a-af1");
    expect(["replaceable", "eliminated"]).toContain(whereabouts(g, "j-11-5")[0]);
  });

  it("15.5 under Banzai! Japanese defenders stay, so nobody pursues, and every loss is for good", () => {
    const g = phase({
      phasing: "allied",
      stacks: "3139: a-8ind a-22ind; 3140: j-b128-01 j-b128-02",
      hand: { banzai: 1 },
    });
    // 8 against 4 is 200-299%, a column less by Banzai!: 150-199%, a 4 is DS.
    const course = fought(g, "assault", "no", "yes", "die:4");
    expect(story(course.events)).toEqual(["destroyed j-b128"]);
    expect(whereabouts(g, "j-b128-02")).toEqual(["3140"]);
    expect(course.decision?.about.kind).not.toBe("pursuit");
    expect(g.pool[markerOf("banzai")]).toBe(1);
  });

  it("MB-30 Tank Shock gives the second hex to armor alone", () => {
    const g = phase({ stacks: "3139: j-1-tk j-11-5; 3140: a-af1", hand: { "tank-shock": 1 } });
    const course = fought(g, "assault", "yes", "die:6");
    const asked: string[] = [];
    let now = course;
    while (now.decision?.about.kind === "pursuit") {
      const { unit: id, further } = now.decision.about as unknown as { unit: string; further: boolean };
      asked.push(further ? `${id} on` : id);
      now = fought(g, further ? "stay" : "to:3140");
    }
    expect(asked.sort()).toEqual(["j-1-tk", "j-1-tk on", "j-11-5"]);
  });
});

describe("movement", () => {
  it("7.8, 12.6 and MB-91 supply alone is overrun for nothing; an HQ bars the hex, and its supply with it", () => {
    const g = position({ stacks: "3139: j-11-5; 3140: a-sup-01 a-sup-02" });
    played(g, "unit:j-11-5", "to:3140");
    expect(whereabouts(g, "a-sup-01", "a-sup-02", "j-11-5")).toEqual(["mix", "mix", "3140"]);
    expect([...g.points]).toEqual([0, 0]);
    const barred = position({ stacks: "3139: j-11-5; 3140: a-11ind-hq a-sup-01" });
    const course = played(barred, "unit:j-11-5", "to:3140");
    expect(event(course.events, "refused")).toMatchObject({ because: "enemy" });
    expect(keys(course)).not.toContain("to:3140");
  });

  it("26.14b an HQ without support still moves units in a follow-on impulse", () => {
    const made = { phasing: "allied", impulse: "second-follow-on" } as const;
    expect(keys(played(position({ ...made, stacks: "3139: a-9ind-hq!; 3140: a-8ind" })))).toContain(
      "unit:a-8ind",
    );
    expect(keys(played(position({ ...made, stacks: "3139: a-9ind-hq; 3140: a-8ind" })))).not.toContain(
      "unit:a-8ind",
    );
  });

  it("20(2) a suppressed engineer opens no water", () => {
    // The river Perak without a bridge between 1319 and 1419.
    const tank = (engineer: string) =>
      keys(played(position({ stacks: `1319: j-1-tk ${engineer}` }), "unit:j-1-tk"));
    expect(tank("j-4-eng")).toContain("to:1419");
    expect(tank("j-4-eng~")).not.toContain("to:1419");
  });

  it("26.12b a suppressed engineer starts nobody on the railroad", () => {
    const left = (engineer: string) =>
      played(position({ stacks: `2414: j-11-5 ${engineer}` }), "unit:j-11-5", "to:2315").decision?.about;
    expect(left("j-4-eng")).toMatchObject({ left: 15 });
    expect(left("j-4-eng~")).toMatchObject({ left: 14 });
  });

  it("26.12b Allied trains need no engineer", () => {
    const g = position({ phasing: "allied", stacks: "2414: a-8ind" });
    expect(played(g, "unit:a-8ind", "to:2315").decision?.about).toMatchObject({ left: 11 });
  });

  it("12.5, 12.4 an overstacked hex turns its HQs inactive when the phase ends, and not before", () => {
    const g = position({ stacks: "3139: j-11-5 j-21-5 j-41-5; 3138: j-5-hq!" });
    played(g, "unit:j-5-hq", "to:3139", "halt");
    expect(has(g, "j-5-hq", ACTIVE)).toBe(true);
    const crowded = position({ stacks: "3139: j-11-5 j-21-5 j-41-5; 3138: j-5-hq!" });
    played(crowded, "unit:j-5-hq", "to:3139", "halt", "end");
    expect(has(crowded, "j-5-hq", ACTIVE)).toBe(false);
  });

  it("26.8, 12.1, 12.2 what counts how much: Allied regiments one, Japanese infantry regiments three, guns and supply nothing", () => {
    const be = (id: string): number => STACKS[unit(id)];
    expect(["a-df", "a-kc", "a-1h", "a-8ind", "j-11-5", "j-21-bde", "j-1-tk"].map(be)).toEqual([
      1, 1, 1, 3, 3, 3, 1,
    ]);
    expect(["a-sin-cd", "a-11-cd", "j-sup-01", "j-25a-hq"].map(be)).toEqual([0, 0, 0, 1]);
  });
});

describe("logistics", () => {
  const spending = (made: Made) => position({ stage: "spending", ...made });

  it("MB-25, 26.5 in Panic two points in the base activate all HQs there, and one none", () => {
    const rich = spending({ stacks: "base: j-5-hq j-18-hq j-sup-01 j-sup-02" });
    rich.panic = true;
    played(rich, "at-base", "activate");
    expect([has(rich, "j-5-hq", ACTIVE), has(rich, "j-18-hq", ACTIVE)]).toEqual([true, true]);
    expect(whereabouts(rich, "j-sup-01", "j-sup-02")).toEqual(["mix", "mix"]);
    const poor = spending({ stacks: "base: j-5-hq j-sup-01" });
    poor.panic = true;
    played(poor);
    expect(has(poor, "j-5-hq", ACTIVE)).toBe(false);
  });

  it("MB-25 Panic is not the Allies' trouble, and Staff Planning stays free", () => {
    const g = spending({ phasing: "allied", first: "allied", stacks: "3139: a-11ind-hq a-sup-01" });
    g.panic = true;
    expect(keys(played(g))).toContain("to:3139");
    const staff = spending({ stacks: "3139: j-5-hq", hand: { "japanese-staff": 1 } });
    staff.panic = true;
    played(staff, "staff:japanese-staff", "unit:j-5-hq");
    expect(has(staff, "j-5-hq", ACTIVE)).toBe(true);
  });

  it("7.5 an HQ of support 2 costs two points in one place; one of support 0 costs one", () => {
    const dear = spending({ stacks: "base: j-sup-01", units: { "j-5-hq": "replaceable" } });
    expect(keys(played(dear))).not.toContain("at-base");
    const cheap = spending({
      phasing: "allied",
      stacks: "3139: a-sup-01",
      units: { "a-9ind-hq": "replaceable" },
    });
    played(cheap, "to:3139", "refit", "unit:a-9ind-hq");
    expect(whereabouts(cheap, "a-9ind-hq", "a-sup-01")).toEqual(["3139", "mix"]);
    expect(has(cheap, "a-9ind-hq", ACTIVE)).toBe(false);
  });

  it("15.21, 7.5 what was lost for good is not refitted", () => {
    const g = spending({ stacks: "base: j-sup-01", units: { "j-11-5": "eliminated" } });
    expect(keys(played(g))).not.toContain("at-base");
  });

  it("26.6 the Allies repair on the map, not in the base; the Japanese the other way round", () => {
    const allied = { phasing: "allied", air: { allied: { damaged: 4 } } } as const;
    const base = spending({ ...allied, stacks: "base: a-sup-01" });
    played(base);
    expect(base.air[1][5]).toBe(4);
    const map = spending({ ...allied, stacks: "3139: a-sup-01" });
    played(map, "to:3139", "repair");
    expect([map.air[1][5], map.air[1][0]]).toEqual([1, 3]);
    const japanese = spending({ stacks: "3139: j-sup-01", air: { japanese: { damaged: 4 } } });
    played(japanese);
    expect(japanese.air[0][5]).toBe(4);
  });

  it("7.4 an HQ that was active and is not paid for turns inactive", () => {
    const g = spending({ stacks: "3139: j-5-hq! j-sup-01" });
    played(g, "end");
    expect(has(g, "j-5-hq", ACTIVE)).toBe(false);
  });

  it("12.5, MB-86 supply in an overstacked hex serves nobody, not even its neighbours", () => {
    const g = spending({ stacks: "3139: j-11-5 j-21-5 j-41-5 j-1-tk j-sup-01; 3138: j-5-hq" });
    played(g);
    expect(has(g, "j-5-hq", ACTIVE)).toBe(false);
    expect(whereabouts(g, "j-sup-01")).toEqual(["3139"]);
  });

  it("4.1 suppression comes off in the own Logistics Phase only", () => {
    const g = position({ stage: "reorganisation", stacks: "3139: j-1-tk~; 3440: a-kc~" });
    played(g);
    expect(has(g, "j-1-tk", SUPPRESSED)).toBe(false);
  });

  it("MB-66 optional units may be bought into debt, each once; none on the first turn", () => {
    const g = position({ stage: "reinforcements", turn: 2, units: { "j-113": "later", "j-146": "later" } });
    const course = played(g, "unit:j-113");
    expect(g.points[0]).toBe(-4);
    expect(keys(course)).toEqual(["unit:j-146", "end"]);
    const first = position({ stage: "reinforcements", turn: 1, units: { "j-113": "later" } });
    expect(keys(played(first))).not.toContain("unit:j-113");
  });
});

describe("initiative and victory", () => {
  const ended = (made: Made, points: readonly [number, number] = [0, 0]): Campaign => {
    const g = position({ stage: "end", ...made });
    [g.points[0], g.points[1]] = points;
    played(g);
    return g;
  };

  it("4.1 the higher total goes first, negative totals too; a tie is diced for", () => {
    const turn = (japanese: number, allied: number): Campaign => {
      const g = position({ stage: "initiative", turn: 2 });
      [g.points[0], g.points[1]] = [japanese, allied];
      return g;
    };
    const behind = turn(-4, 0);
    expect(event(played(behind).events, "initiative")).toMatchObject({ seat: "allied", isTie: false });
    expect(keys(played(turn(3, 3)))).toEqual(["first:japanese", "first:allied"]);
  });

  it("25.2 the first turn is Japanese, whatever the points", () => {
    const g = position({ stage: "initiative", turn: 1 });
    g.points[1] = 9;
    expect(event(played(g).events, "initiative")).toMatchObject({ seat: "japanese", isTie: false });
  });

  it.each([
    [15, "draw"],
    [16, "marginal"],
    [30, "marginal"],
    [31, "major"],
    [44, "major"],
    [45, "decisive"],
  ])("24.2, MB-137 a lead of %i is %s", (lead, level) => expect(levelOf(lead)).toBe(level));

  it("24.6 island objectives score three for Japan and one for the Allies, ten more each at the end", () => {
    const stacks = "3745: j-11-5; 3744: j-21-5; 3845: a-1m; 3844: a-sin-cd; 2510: a-sup-01";
    const early = ended({ turn: 5, stacks });
    expect([...early.points]).toEqual([4, 3]);
    const last = ended({ turn: 6, stacks });
    expect([...last.points]).toEqual([4, 23]);
  });

  it("25.3 tanks in Malaya and infantry in Thailand do not save Japan, on the first turn either", () => {
    expect(ended({ turn: 1, stacks: "1002: j-11-5; 0908: j-1-tk" }).outcome).toMatchObject({
      winners: ["allied"],
      reason: "25.3",
    });
    expect(ended({ turn: 1, stacks: "0908: j-b126-01" }).outcome).toBeUndefined();
    expect(ended({ turn: 1, stacks: "3844: j-21-bde" }).outcome).toBeUndefined();
  });

  it("MB-139 any land unit holds an objective, supply too; and Japan's condition comes first", () => {
    const hexes = "0810 0815 1421 2032 2539 3427 2510 3837 3744 3844 3845 3745".split(" ");
    const stacks = hexes
      .map((hex, index) => `${hex}: j-sup-${String(index + 1).padStart(2, "0")}`)
      .join("; ");
    expect(ended({ turn: 3, stacks }).outcome).toMatchObject({ winners: ["japanese"], reason: "25.3" });
    const eleven = hexes.slice(1).map((hex, index) => `${hex}: j-sup-${String(index + 1).padStart(2, "0")}`);
    expect(ended({ turn: 3, stacks: eleven.join("; ") }).outcome).toMatchObject({ winners: ["allied"] });
  });

  it("MB-18 at the end of the turn Amphibious Move goes to the pool, Thais Resist out of play, others stay", () => {
    const g = ended({
      turn: 2,
      stacks: "3139: j-11-5",
      hand: { "amphibious-move": 1, "japanese-thais": 1, "allied-thais": 1, banzai: 1 },
    });
    const kept = ["amphibious-move", "japanese-thais", "allied-thais", "banzai"].map((id) => [
      g.hand[markerOf(id)],
      g.pool[markerOf(id)],
    ]);
    expect(kept.slice(1)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(g.hand[markerOf("amphibious-move")] + g.pool[markerOf("amphibious-move")]).toBe(1);
  });

  it("MB-135 what a loss is worth", () => {
    const worth = (id: string): number => WORTH[unit(id)];
    expect(["j-25a-hq", "j-11-5", "j-21-bde", "j-b228-01", "j-1-tk", "j-sup-01"].map(worth)).toEqual([
      4, 3, 1, 1, 1, 0,
    ]);
    expect(["a-11ind-hq", "a-8ind", "a-sin-cd", "a-df", "a-b126-01", "a-sup-01"].map(worth)).toEqual([
      2, 3, 3, 1, 1, 0,
    ]);
  });
});

describe("odds", () => {
  const told = (made: Made, ...answers: string[]): readonly string[] =>
    shifts(fought(phase(made), ...answers).events);

  it("14.32 two HQs in reach give one support, not two; one without support gives none", () => {
    const stacks = "3139: j-11-5; 3140: a-8ind; 3141: a-11ind-hq! a-8a-hq!";
    expect(told({ stacks }, "raid")).toEqual(["defender-support -1"]);
    expect(told({ stacks: "3139: j-11-5; 3140: a-8ind; 3141: a-9ind-hq!" }, "raid")).toEqual([]);
  });

  it("21.1 Japanese works are worth two columns, Allied ones one, however many hexes have them", () => {
    const made = {
      phasing: "allied",
      stacks: "3139: a-8ind; 3140: j-11-5",
      forts: { "3140": "japanese" },
    } as const;
    expect(told(made, "raid")).toEqual(["fortification -2"]);
    const two = {
      stacks: "3140: j-11-5; 3039: a-8ind; 3040: a-22ind",
      forts: { "3039": "allied", "3040": "allied" },
    } as const;
    expect(told(two, "to:3039", "raid")).toEqual(["fortification -1"]);
  });

  it("14.33 a river counts only if every attacker is across it", () => {
    expect(told({ stacks: "1319: j-11-5; 1419: a-8ind" }, "raid")).toEqual(["river -1"]);
    expect(told({ stacks: "1319: j-11-5; 1420: j-21-5; 1419: a-8ind" }, "raid")).toEqual([]);
  });

  it("8.2 suppression costs one column a side, however many units have it", () => {
    const stacks = "3139: j-11-5~ j-21-5~; 3140: a-8ind~ a-22ind~";
    expect(told({ stacks }, "to:3140", "unit:j-11-5", "unit:j-21-5", "raid")).toEqual([
      "attacker-suppressed -1",
      "defender-suppressed 1",
    ]);
  });

  it("14.31 shifts are added up before the column stops at the end of the table", () => {
    const g = phase({
      stacks: "3139: j-11-5 j-21-5 j-5-hq!; 3140: a-af1; 3141: a-11ind-hq!",
      forts: { "3140": "allied" },
    });
    const odds = event(fought(g, "raid").events, "odds");
    // 500%+ and two right, two left: it stays there.
    expect(odds).toMatchObject({ base: 9, column: 9 });
  });
});

describe("retreats", () => {
  it("MB-126 rather into a full hex than through a zone", () => {
    const g = phase({
      stacks: "3139: j-11-5 j-21-5; 2940: j-1-tk; 3340: j-6-tk; 3140: a-8ind; 3141: a-22ind a-6ind a-15ind",
    });
    const course = fought(g, "assault", "die:3", "unit:a-8ind");
    expect(story(course.events).at(-1)).toBe("retreated a-b126 3141");
  });

  it("13.8, MB-127 with zones all around a brigade goes through at the price of one battalion, a movement-10 brigade is lost", () => {
    const around = "3139: j-11-5 j-21-5 j-41-5; 3142: j-1-tk; 2940: j-14-tk; 3340: j-6-tk; 3242: j-5-rec";
    const whole = phase({ stacks: `${around}; 3140: a-12ind a-8ind` });
    // 18 against 12 is 150-199%: a 4 is DS, six factors are lost.
    const course = fought(whole, "assault", "die:4", "end", "unit:a-8ind");
    expect(story(course.events)).toEqual(["destroyed a-8ind", "destroyed a-12ind"]);
    const other = phase({ stacks: `${around}; 3140: a-12ind a-8ind` });
    const through = fought(other, "assault", "die:4", "end", "unit:a-12ind");
    expect(through.decision?.about).toMatchObject({ kind: "retreat", unit: "a-8ind", throughZones: true });
    const after = fought(other, "to:3141");
    expect(story(after.events)).toEqual([
      "broken-down a-8ind",
      "destroyed a-b126",
      "retreated a-b126 3141",
      "retreated a-b126 3141",
    ]);
  });

  it("15.35 who retreats into a hex that is attacked later and crowds it adds nothing there", () => {
    // Suppressed attackers have no zone: 3141 is free for a retreat.
    const g = phase({
      stacks:
        "3139: j-11-5 j-21-5; 2940: j-1-tk; 3340: j-6-tk; 3142: j-3ig~ j-4ig~ j-5ig~; 3140: a-8ind; 3141: a-22ind a-6ind a-15ind",
    });
    const first = fought(g, "to:3140", "to:3140", "assault", "die:3", "unit:a-8ind");
    expect(story(first.events).at(-1)).toBe("retreated a-b126 3141");
    const second = fought(g, "stay", "stay", "raid");
    expect(event(second.events, "odds")).toMatchObject({ attack: 18, defence: 18 });
  });
});

describe("bans and leave", () => {
  it("MB-35 without a sea the north edge and the base stay open to reinforcements", () => {
    const g = position({ stage: "arrivals", units: { "j-2-tk": "track" } });
    g.due[unit("j-2-tk")] = 1;
    g.noLandings = true;
    const offered = keys(played(g));
    expect(offered).toEqual(expect.arrayContaining(["to:0701", "at-base", "wait"]));
    expect(offered).not.toContain("to:1002");
  });

  it("MB-26 Matador is for an HQ in Thailand", () => {
    const spend = (hex: string) =>
      keys(
        played(
          position({
            stage: "spending",
            phasing: "allied",
            stacks: `${hex}: a-11ind-hq`,
            hand: { matador: 1 },
          }),
        ),
      );
    expect(spend("1003")).toContain("staff:matador");
    expect(spend("0909")).not.toContain("staff:matador");
  });

  it("22.1 whoever sailed does not march on in the same phase", () => {
    const g = position({ stacks: "1002: j-1-9-amph j-11-5; 1003: j-21-5" });
    const course = played(g, "sealift", "unit:j-1-9-amph", "unit:j-11-5", "to:2510");
    expect(whereabouts(g, "j-11-5")).toEqual(["2510"]);
    expect(keys(course)).toContain("unit:j-21-5");
    expect(keys(course)).not.toContain("unit:j-11-5");
    expect(keys(course)).not.toContain("unit:j-1-9-amph");
  });

  it("6.21 Allied arrivals come to ports in Japanese zones, not to ports with Japanese in them", () => {
    const g = position({
      stage: "arrivals",
      phasing: "allied",
      stacks: "2510: j-sup-01; 2639: j-11-5",
      units: { "a-2-4mg": "track" },
    });
    g.due[unit("a-2-4mg")] = 1;
    const offered = keys(played(g));
    expect(offered).toContain("to:2539");
    expect(offered).not.toContain("to:2510");
  });
});

describe("26.16a Force Z", () => {
  it.each([
    [1, { force: true, ban: false, points: [0, 2], air: 5 }],
    [2, { force: true, ban: true, points: [0, 0], air: 6 }],
    [3, { force: false, ban: false, points: [10, 0], air: 6 }],
    [5, { force: false, ban: false, points: [20, 0], air: 6 }],
  ])("attacked by six points with a %i", (die, after) => {
    const g = position({ stage: "force-z", hand: { "force-z": 1 }, air: { japanese: { strike: 6 } } });
    g.forceZ = true;
    played(g, "count:6", `die:${die}`);
    expect({
      force: g.hand[markerOf("force-z")] === 1,
      ban: g.noLandings,
      points: [...g.points],
      air: g.air[0].slice(0, 6).reduce((sum, points) => sum + points, 0),
    }).toEqual(after);
  });
});

describe("reinforcements", () => {
  it("26.14a Japanese arrivals over the north edge and into the base are safe; by sea each has a die", () => {
    const made = { stage: "arrivals", turn: 1, air: { allied: { interdiction: 2 } } } as const;
    const coming = (...answers: string[]) => {
      const g = position({ ...made, units: { "j-2-tk": "track" } });
      g.due[unit("j-2-tk")] = 1;
      return { g, course: played(g, ...answers) };
    };
    expect(coming("to:0701").course.decision?.about.kind).not.toBe("die.interdiction");
    expect(coming("at-base").course.decision?.about.kind).not.toBe("die.interdiction");
    expect(coming("to:1002").course.decision?.about.kind).toBe("die.interdiction");
    // W1: a die of 5 and one more is a 6.
    const { g } = coming("to:1002", "die:5");
    expect([whereabouts(g, "j-2-tk")[0], g.due[unit("j-2-tk")]]).toEqual(["track", 2]);
  });

  it("16.63, 6.25 who was delayed has no second die; after the last turn nobody comes", () => {
    const g = position({
      stage: "arrivals",
      turn: 6,
      phasing: "allied",
      air: { japanese: { interdiction: 2 } },
      units: { "a-2-4mg": "track" },
    });
    g.due[unit("a-2-4mg")] = 6;
    played(g, "to:3845", "die:5");
    expect(whereabouts(g, "a-2-4mg")).toEqual(["track"]);
  });

  it("16.63(2), MB-55 a brigade that is hit loses one battalion, scored as one, and two come two turns later", () => {
    const g = position({
      stage: "arrivals",
      turn: 2,
      phasing: "allied",
      air: { japanese: { interdiction: 6 } },
      units: { "a-44": "track" },
    });
    g.due[unit("a-44")] = 2;
    played(g, "to:3845", "die:5", "unit:a-b015-01");
    expect(whereabouts(g, "a-44", "a-b015-01", "a-b015-02")).toEqual(["broken-down", "replaceable", "track"]);
    expect(g.due[unit("a-b015-02")]).toBe(4);
    expect(g.points[0]).toBe(1);
  });

  it("MB-40 Japanese air grows by operated fields, never above ten and the fields", () => {
    const g = position({
      stage: "arrivals",
      stacks: "1002: j-5-af; 1604: j-6-af~; 0810: j-4-eng",
      air: { japanese: { reserve: 9, damaged: 1, eliminated: 3 } },
    });
    played(g);
    expect(g.air[0][0]).toBe(10);
    const full = position({ stage: "arrivals", stacks: "1002: j-5-af", air: { japanese: { reserve: 11 } } });
    played(full);
    expect(full.air[0][0]).toBe(11);
  });
});

describe("worked cases", () => {
  it("W1 modifiers are added to the die: one point nothing, two one, four two, six three", () =>
    expect([1, 2, 3, 4, 5, 6, 9].map(modifierOf)).toEqual([0, 1, 1, 2, 2, 3, 3]));

  it("W8, 16.1 air is counted in points: three may fly three missions without change being made", () => {
    const g = position({ stage: "allocation", air: { japanese: { reserve: 3 } } });
    played(g, "count:0", "count:1", "count:1", "count:1");
    expect([...g.air[0]]).toEqual([0, 0, 1, 1, 1, 0, 0]);
  });

  it("W13, 2.31 each class breaks down into the three battalions of 26.7, and no other unit does", () => {
    const into = new Map<string, Set<string>>();
    for (const { seat, values, into: faces } of UNITS) {
      if (faces.length === 0) continue;
      const battalions = faces.map((face) => UNITS.find((each) => each.face === face)!.values).sort();
      const key = `${seat} ${values}`;
      into.set(key, (into.get(key) ?? new Set()).add(battalions.join(" ")));
    }
    expect(Object.fromEntries([...into].map(([key, sets]) => [key, [...sets]]))).toEqual({
      "japanese 6-6-8": ["1-2-8 2-2-8 2-2-8"],
      "japanese 6-6-6": ["1-2-6 2-2-6 2-2-6"],
      "japanese 6-5-6": ["1-2-6 1-2-6 2-2-6"],
      "japanese 5-5-6": ["1-2-6 1-2-6 1-2-6"],
      "allied 4-6-6": ["1-2-6 1-2-6 1-2-6"],
      "allied 3-4-5": ["0-1-5 0-1-5 0-1-5"],
      "allied 10-5-8": ["1-2-8 4-2-9 4-2-9"],
    });
  });

  it("W14 an objective scores in the Victory Points Phase, not when it is entered", () => {
    const g = position({ stacks: "2511: j-11-5" });
    played(g, "unit:j-11-5", "to:2510", "halt", "end");
    expect(g.points[0]).toBe(0);
    expect(whereabouts(g, "j-11-5")).toEqual(["2510"]);
  });
});
