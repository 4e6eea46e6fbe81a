import { describe, expect, it } from "vitest";
import { IDLE, RETREATED, SUPPRESSED } from "../state.ts";
import { keys, unit } from "../testing/index.ts";
import { fought, isCombat, phase, story, whereabouts } from "./testing.ts";

// 3139 lies north of 3140, in open country.
const EQUAL = { "j-11-5": "3139", "a-8ind": "3140" };
const THREE_TO_ONE = { "j-11-5": "3139", "j-21-5": "3139", "j-41-5": "3139", "a-8ind": "3140" };

describe("15.3 retreat", () => {
  it("MB-143 the zones in reach are told to the retreating side before it is asked", () => {
    const g = phase({ units: EQUAL });
    const { events } = fought(g, "assault", "die:5", "unit:a-8ind");
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: "retreat-zones",
        audience: ["allied"],
        reveals: true,
        zones: ["3239", "3039"],
      }),
    );
  });

  it("MB-126 overstacked only where nothing else is free of zones", () => {
    const full = { "a-22ind": "3141", "a-6ind": "3141", "a-15ind": "3141" };
    const g = phase({ units: { ...EQUAL, ...full } });
    const course = fought(g, "assault", "die:5", "unit:a-8ind");
    expect(keys(course)).toEqual(["to:3240", "to:3040"]);
    const crowded = phase({
      units: { ...EQUAL, ...full, "j-21-5": "3340", "j-41-5": "2940" },
    });
    // 3340 and 2940 close 3240, 3040 with their zones.
    const tight = fought(crowded, "assault", "die:5", "unit:a-8ind");
    expect(whereabouts(crowded, "a-b126-03")).toEqual(["3141"]);
    expect(crowded.has(unit("a-b126-03"), IDLE)).toBe(true);
    expect(tight.decision?.about.kind).toBe("pursuit");
  });

  it("15.33(1), MB-152 the owner says who goes first: he finds the room that the next has not", () => {
    // One equivalent finds room in 3141; 3240 and 3040 are closed by zones.
    const units = {
      ...{ "j-11-5": "3139", "j-3ig": "3139", "j-4ig": "3139", "j-42-5": "3340", "j-41-5": "2940" },
      ...{ "a-12ind": "3140", "a-kc": "3140", "a-3ind-rec": "3140" },
      ...{ "a-6ind": "3141", "a-15ind": "3141", "a-100-tk": "3141", "a-df": "3141" },
    };
    // DS: the brigade is the least loss above five of ten factors.
    const order = fought(phase({ units }), "assault", "die:4");
    expect(order.decision).toMatchObject({
      seat: "allied",
      rule: "15.33",
      secret: ["allied"],
      about: { kind: "retreat-order", left: 2 },
    });
    expect(keys(order)).toEqual(["unit:a-3ind-rec", "unit:a-kc"]);
    for (const [first, last] of [
      ["a-kc", "a-3ind-rec"],
      ["a-3ind-rec", "a-kc"],
    ]) {
      const g = phase({ units });
      fought(g, "assault", "die:4", `unit:${first}`);
      expect(whereabouts(g, first, last)).toEqual(["3141", "3141"]);
      expect([g.has(unit(first), IDLE), g.has(unit(last), IDLE)]).toEqual([false, true]);
    }
    // MB-150 Nobody learns from the question how full the hex behind is.
    const { "a-6ind": _, "a-15ind": __, ...roomy } = units;
    expect(fought(phase({ units: roomy }), "assault", "die:4").decision?.about).toEqual(
      order.decision?.about,
    );
  });

  it("15.33(1), MB-152 one unit, and counters that look alike, go without a question", () => {
    const alone = phase({ units: EQUAL });
    expect(fought(alone, "assault", "die:5", "unit:a-8ind").decision?.about.kind).toBe("retreat");
    const battalions = ["01", "02", "03", "04"].map((id) => [`a-b126-${id}`, "3140"]);
    const twins = phase({ units: { "j-11-5": "3139", "j-21-5": "3139", ...Object.fromEntries(battalions) } });
    // 12 against 8: DS, two of the four are lost, without a question either.
    const course = fought(twins, "assault", "die:4");
    expect(story(course.events)).toEqual(["lost a-b126", "lost a-b126"]);
    expect(course.decision?.about).toMatchObject({ kind: "retreat" });
  });

  const CLOSED = { "j-21-5": "3340", "j-41-5": "2940", "j-42-5": "3142" };

  it("MB-127 through zones a unit that breaks down loses one battalion, the others finish", () => {
    const g = phase({ units: { ...EQUAL, "a-22ind": "3140", "j-3ig": "3139", ...CLOSED } });
    // 12 against 12, DS: 8 Ind is the half, 22 Ind goes back through zones.
    const course = fought(g, "assault", "die:5", "end", "unit:a-8ind");
    expect(course.decision?.about).toMatchObject({ kind: "retreat", unit: "a-22ind", throughZones: true });
    const after = fought(g, "to:3141");
    expect(story(after.events)).toEqual([
      "broken-down a-22ind",
      "destroyed a-b126",
      "retreated a-b126 3141",
      "retreated a-b126 3141",
    ]);
  });

  it("13.8 any other unit is eliminated", () => {
    const g = phase({ units: { ...EQUAL, "a-12ind": "3140", "j-3ig": "3139", ...CLOSED } });
    const course = fought(g, "assault", "die:5", "end", "unit:a-8ind");
    expect(story(course.events)).toContain("destroyed a-12ind");
  });

  it("15.33(8), (9), MB-131 coast guns and supply are eliminated if they must retreat", () => {
    const units = {
      "j-11-5": "3139",
      "j-21-5": "3139",
      "a-12ind": "3140",
      "a-11-cd": "3140",
      "a-sup-01": "3140",
    };
    const g = phase({ units });
    // 12 against 8 is 150%: DS. The brigade is the least loss above 4, supply has no factors.
    const course = fought(g, "assault", "die:4");
    expect(story(course.events)).toEqual(["lost a-12ind", "lost a-11-cd", "lost a-sup"]);
    expect(course.decision?.about.kind).toBe("pursuit");
  });

  it("15.34, MB-129 in a city defenders may stand, supply too, but not those who retreated into it", () => {
    const units = {
      "j-11-5": "1422",
      "j-21-5": "1422",
      "j-41-5": "1422",
      "a-12ind": "1421",
      "a-22a": "1421",
      "a-sup-01": "1421",
    };
    const g = phase({ units, flags: { "a-22a": RETREATED } });
    // 18 against 12 is 150%, two left for the city: 75%, DS on a 6.
    const course = fought(g, "assault", "die:6", "unit:a-22a");
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "stand", unit: "a-sup-01" } });
    const stood = fought(g, "yes", "yes");
    expect(story(stood.events)).toEqual(["stood a-sup", "stood a-12ind"]);
    expect(isCombat(g)).toBe(false);
    // 22A is not asked whether it stands.
    expect(
      fought(phase({ units, flags: { "a-22a": RETREATED } }), "assault", "die:6", "unit:a-12ind", "yes")
        .decision?.about,
    ).toMatchObject({
      kind: "retreat",
      unit: "a-22a",
    });
  });

  it("21.2, MB-130 a fortification: a one-hex retreat may be ignored, by attackers out of one too", () => {
    const g = phase({ units: { ...EQUAL, "j-21-5": "3139" }, forts: { "3139": "japanese" } });
    // 12 against 6: 200%. AS on a 1.
    const course = fought(g, "assault", "die:1", "end", "unit:j-11-5");
    expect(course.decision?.about).toMatchObject({ kind: "stand", unit: "j-21-5" });
    fought(g, "yes");
    expect(whereabouts(g, "j-21-5")).toEqual(["3139"]);
  });

  it("21.2 a rout may be turned into one hex before its die; two hexes are made in full", () => {
    const g = phase({
      units: { ...THREE_TO_ONE, "j-42-5": "3039", "j-3ig": "3039" },
      forts: { "3140": "allied" },
    });
    const course = fought(g, "raid", "die:4", "unit:a-8ind");
    expect(course.decision?.about).toMatchObject({ kind: "rally" });
    const rallied = fought(g, "yes");
    expect(rallied.decision?.about).toMatchObject({ kind: "retreat", length: 1 });
    const two = phase({
      units: { ...THREE_TO_ONE, "j-42-5": "3039", "j-3ig": "3039" },
      forts: { "3140": "allied" },
    });
    expect(fought(two, "assault", "die:3").decision?.about).toMatchObject({ kind: "retreat", length: 2 });
  });

  it("15.35, MB-133 a unit that retreats into a hex still to be attacked defends there, unless it overstacks it", () => {
    // 3140 is attacked from 3139, 3141 from 3142 by suppressed units; 3240 and 3040 are closed by zones.
    const units = {
      "j-11-5": "3139",
      "j-21-5": "3139",
      "a-8ind": "3140",
      "a-12ind": "3141",
      "j-41-5": "3142",
      "j-3ig": "3340",
      "j-4ig": "2940",
    };
    const flags = { "j-41-5": SUPPRESSED };
    const answers = ["to:3140", "to:3140", "assault", "die:3", "unit:a-8ind", "stay", "stay", "raid"];
    const joins = fought(phase({ units, flags }), ...answers);
    expect(story(joins.events)).toContain("retreated a-b126 3141");
    expect(joins.events.filter(({ kind }) => kind === "odds")[1]).toMatchObject({ attack: 6, defence: 8 });
    const full = { ...units, "a-22a": "3141", "a-22ind": "3141" };
    const crowds = fought(phase({ units: full, flags }), ...answers);
    expect(crowds.events.filter(({ kind }) => kind === "odds")[1]).toMatchObject({ attack: 6, defence: 18 });
  });
});

describe("15.4 pursuit", () => {
  it("15.45 not into a hex that still holds enemies, supply included", () => {
    const g = phase({ units: { ...EQUAL, "a-sup-01": "3140" } });
    const course = fought(g, "assault", "die:3", "end", "unit:j-11-5", "unit:j-b228-01");
    // BB: the brigade is gone, a supply point is left: nobody is wiped out.
    expect(course.decision).toBeUndefined();
  });

  it("15.44, 13.7 nor where the unit could not enter", () => {
    const g = phase({ units: { "j-1-tk": "2221", "j-6-tk": "2221", "a-3h": "2121" } });
    const course = fought(g, "to:2121", "unit:j-1-tk", "unit:j-6-tk", "assault", "die:6");
    expect(course.events).toContainEqual(expect.objectContaining({ kind: "combat-result", result: "DZ" }));
    expect(course.decision).toBeUndefined();
  });

  it("MB-99 across a strait over the Causeway, or with boats", () => {
    const guns = { "j-11-5": "3843", "j-21-5": "3843", "j-41-5": "3843", "a-3h": "3844" };
    const none = phase({ units: guns });
    // MB-150 Without boats there is nothing to choose, and the enemy does not see it.
    expect(
      keys(fought(none, "to:3844", "unit:j-11-5", "unit:j-21-5", "unit:j-41-5", "assault", "die:6")),
    ).toEqual(["stay"]);
    const boats = phase({ units: { ...guns, "j-4-eng": "3743" } });
    const course = fought(boats, "to:3844", "unit:j-11-5", "unit:j-21-5", "unit:j-41-5", "assault", "die:6");
    expect(course.decision?.about).toMatchObject({ kind: "pursuit" });
    const causeway = phase({ units: { ...guns, "j-11-5": "3744", "j-21-5": "3744", "j-41-5": "3744" } });
    expect(
      keys(fought(causeway, "to:3844", "unit:j-11-5", "unit:j-21-5", "unit:j-41-5", "assault", "die:6")),
    ).toEqual(["to:3844", "stay"]);
  });
});
