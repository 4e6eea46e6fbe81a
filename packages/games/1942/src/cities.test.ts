import { describe, expect, it } from "vitest";
import type { CampaignEvent } from "./log.ts";
import { ALLIED, GRID, JAPANESE, NOBODY, SITE_AT } from "./map.ts";
import { landAct } from "./march.ts";
import type { Campaign, Stage } from "./state.ts";
import { isSupplied } from "./supply.ts";
import { keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";

const site = (hex: string): number => SITE_AT[GRID.find(hex)];
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[site(hex)] = owner;
    g.conquered[site(hex)] = 1;
  }
  g.siteChanges++;
  return g;
};
/** A position in which Hong Kong has fallen and asks for nothing more. */
const quiet = (made: Made): Campaign => {
  const g = position(made);
  g.hongKong.fallen = true;
  return g;
};
const open = (g: Campaign): string[] => keysOf(playedPart(g, landAct(g)).decision);
const act = (g: Campaign, ...answers: string[]) => playedPart(g, landAct(g), ...answers);
/** Whether the city falls on this die. */
const falls = (make: () => Campaign, hex: string, die: number): boolean => {
  const g = make();
  const { events } = act(g, `assault:${hex}`, `die:${die}`);
  const told = (events as readonly CampaignEvent[]).find((event) => event.kind === "assault");
  expect(told).toMatchObject({ hex, die });
  return told?.fell === true;
};
const fallsOn = (make: () => Campaign, hex: string): number[] =>
  [1, 2, 3, 4, 5, 6].filter((die) => falls(make, hex, die));

describe("9.E The number of a city", () => {
  it.each([
    // Bangkok, number 1; Penang, 2; Manila, 3: strength divided by the number, fractions kept.
    { hex: "0505", at: "0604", units: ["jp-3art"], dice: [1, 2, 3] },
    { hex: "0505", at: "0604", units: ["jp-14tk"], dice: [1, 2] },
    { hex: "0505", at: "0604", units: ["jp-112"], dice: [1, 2, 3, 4, 5, 6] },
    { hex: "0505", at: "0604", units: ["jp-14tk", "jp-1tk"], dice: [1, 2, 3, 4, 5, 6] },
    { hex: "0511", at: "0510", units: ["jp-112"], dice: [1, 2, 3] },
    { hex: "0511", at: "0510", units: ["jp-3g"], dice: [1, 2, 3, 4] },
    { hex: "0511", at: "0510", units: ["jp-3art"], dice: [1] },
    { hex: "0511", at: "0510", units: ["jp-112", "jp-1tk"], dice: [1, 2, 3, 4, 5] },
    { hex: "0202", at: "0303", units: ["jp-112"], dice: [1, 2] },
    { hex: "0202", at: "0303", units: ["jp-3g"], dice: [1, 2] },
    { hex: "0202", at: "0303", units: ["jp-112", "jp-143"], dice: [1, 2, 3, 4] },
    { hex: "0202", at: "0303", units: ["jp-112", "jp-143", "jp-3g"], dice: [1, 2, 3, 4, 5, 6] },
    { hex: "0202", at: "0303", units: ["jp-3art"], dice: [1] },
  ])("9.E $units before $hex take it on $dice", ({ hex, at, units, dice }) => {
    const make = () =>
      hold(
        position({ units: Object.fromEntries(units.map((id) => [id, at])) }),
        JAPANESE,
        "0509",
        "0303",
        "0401",
      );
    expect(fallsOn(make, hex)).toEqual(dice);
  });

  it("9.E without a chance there is no attempt", () => {
    const weak = hold(position({ units: { "jp-14tk": "0303" } }), JAPANESE, "0303", "0401");
    expect(open(weak)).not.toContain("assault:0202");
    const singapore = hold(position({ units: { "jp-kure3": "0713" } }), JAPANESE, "0612", "0509");
    expect(open(singapore)).not.toContain("assault:0813");
  });

  it("9.E all units in the six hexes around count, the log says how much", () => {
    const g = position({
      units: { "jp-14tk": "0604", "jp-3art": "0504", "jp-112": "0404", "jp-143": "0704" },
    });
    const { events } = act(g, "assault:0505", "die:6");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({
      strength: 12,
      number: 1,
      fell: true,
    });
  });

  it("9.E units across the water count, and may advance over it", () => {
    const g = hold(position({ units: { "jp-4": "1620" } }), JAPANESE, "1519");
    const { events } = act(g, "assault:1720", "die:6", "unit:jp-4");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({ strength: 7 });
    expect(whereIs(g, "jp-4")).toBe("1720");
  });

  it("6.D, 9.E disrupted units do not count", () => {
    const g = position({ units: { "jp-112": "0604", "jp-14tk": "0504" } });
    g.recovers[unit("jp-112")] = 4;
    const { events } = act(g, "assault:0505", "die:3");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({ strength: 2, fell: false });
  });

  it("7.0, 9.E units out of supply do not count", () => {
    // Makassar from the mountains behind it.
    const g = position({ units: { "jp-4": "2117", "jp-112": "0804" } });
    expect(isSupplied(g, unit("jp-4"))).toBe(false);
    expect(open(g)).not.toContain("assault:2118");
    g.beaches.push(GRID.find("2117"));
    g.paid.push(1);
    g.siteChanges++;
    expect(isSupplied(g, unit("jp-4"))).toBe(true);
    expect(open(g)).toContain("assault:2118");
  });

  it("9.E air units do not count", () => {
    const g = hold(position({ units: { "jp-air3": "1810", "jp-112": "0804" } }), JAPANESE, "1810");
    expect(open(g).filter((key) => key.startsWith("assault:"))).toEqual([]);
  });
});

describe("9.E Which cities are attempted, and when", () => {
  it("9.E a city with a unit in it is not, nor a standing fortress", () => {
    const g = hold(
      position({ units: { "jp-3g": "0510", "gb-28": "0511", "jp-4g": "0713", "jp-5g": "0604" } }),
      JAPANESE,
      "0509",
      "0612",
    );
    expect(open(g).filter((key) => key.startsWith("assault:"))).toEqual(["assault:0505"]);
  });

  it("9.E an air unit does not defend it", () => {
    const g = hold(position({ units: { "jp-4": "2203", "us-air": "2204" } }), JAPANESE, "2103", "2201");
    expect(open(g)).toContain("assault:2204");
  });

  it("9.E the Allies attempt Siam's and Japanese cities as well", () => {
    const g = hold(
      position({ phasing: "allied", units: { "gb-6": "0510", "us-31": "2203" } }),
      JAPANESE,
      "2103",
    );
    expect(open(g)).toContain("assault:0509");
    expect(open(g)).toContain("assault:2103");
    expect(open(g)).not.toContain("assault:0511");
  });

  it("9.E a conquered city keeps its number for whoever comes next", () => {
    const make = () => hold(position({ phasing: "allied", units: { "us-31": "2203" } }), JAPANESE, "2204");
    expect(fallsOn(make, "2204")).toEqual([1, 2]);
  });

  it("9.E Singapore without its fortress resists by its number", () => {
    const make = () => {
      const g = hold(
        position({ phasing: "allied", units: { "gb-6": "0713", "gb-8": "0812" } }),
        JAPANESE,
        "0813",
      );
      g.stands[0] = 0;
      return g;
    };
    // 10 / 4.
    expect(fallsOn(make, "0813")).toEqual([1, 2]);
  });

  it("9.E nobody's city is walked into, not attempted", () => {
    const g = hold(position({ units: { "jp-3g": "0604" } }), NOBODY, "0505");
    expect(open(g)).not.toContain("assault:0505");
    act(g, "unit:jp-3g", "to:0505");
    expect(g.owner[site("0505")]).toBe(JAPANESE);
  });

  it("9.E units that marched up in this segment take part", () => {
    const g = position({ units: { "jp-3g": "0705", "jp-112": "0805" } });
    const { decision, events } = played(g, "unit:jp-3g", "to:0604", "assault:0505", "die:6");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({ strength: 8, fell: true });
    expect(keysOf(decision)).toEqual(["unit:jp-3g", "end:advance"]);
  });

  it("9.E only in the land segment", () => {
    for (const stage of ["air", "naval", "combat"] satisfies Stage[]) {
      const g = quiet({
        stage,
        units: { "jp-3g": "0604", "jp-air3": "1006", "jp-112": "1006", "gb-6": "1107" },
      });
      expect(keysOf(played(g).decision)).not.toContain("assault:0505");
    }
  });

  it("9.E one attempt in a player-turn", () => {
    const g = position({ units: { "jp-14tk": "0604", "jp-112": "0804" } });
    const { decision } = played(g, "assault:0505", "die:6");
    expect(keysOf(decision)).not.toContain("assault:0505");
    // Another unit marches up: still none.
    expect(keysOf(played(g, "unit:jp-112", "to:0504").decision)).not.toContain("assault:0505");
  });

  it("9.E and one more in the next", () => {
    const g = quiet({ units: { "jp-14tk": "0604", "jp-112": "0804", "us-31": "2608" } });
    // The second is the end of the Allied land segment.
    const { decision } = played(g, "assault:0505", "die:6", "end:land", "end:land");
    expect(decision?.seat).toBe("japanese");
    expect(keysOf(decision)).toContain("assault:0505");
  });

  it("9.E a failed attempt on one city does not close another", () => {
    const g = position({ units: { "jp-14tk": "0604", "jp-3art": "0402" } });
    expect(keysOf(played(g, "assault:0505", "die:6").decision)).toContain("assault:0401");
  });
});

describe("9.E After the attempt", () => {
  it("9.E a city that holds keeps its zone, and the units before it may still move", () => {
    const g = position({ units: { "jp-14tk": "0604", "jp-112": "0804" } });
    played(g, "assault:0505", "die:6");
    expect(g.owner[site("0505")]).not.toBe(JAPANESE);
    expect(g.owner[site("0505")]).not.toBe(NOBODY);
    const { decision } = played(g, "unit:jp-14tk");
    expect(keysOf(decision)).toContain("to:0705");
    expect(keysOf(decision)).not.toContain("to:0505");
  });

  it("5.D, 9.E who took part may advance, one by one, to the limit of the stack", () => {
    const g = position({
      units: {
        "jp-3g": "0604",
        "jp-4g": "0604",
        "jp-5g": "0504",
        "jp-112": "0504",
        "jp-143": "0605",
        "jp-1tk": "0605",
      },
    });
    const { decision } = played(
      g,
      "assault:0505",
      "die:1",
      ...["unit:jp-3g", "unit:jp-4g", "unit:jp-5g", "unit:jp-112"],
    );
    // The fifth infantry unit has no room, the tank has.
    expect(keysOf(decision)).toEqual(["unit:jp-1tk", "end:advance"]);
    expect(g.owner[site("0505")]).toBe(JAPANESE);
  });

  it("5.D, 4.0 a tank advances into rough ground along a road only", () => {
    // Chiengmai has a road from 0502, none from 0402.
    const by = (hex: string) => {
      const g = position({ units: { "jp-1tk": hex, "jp-112": "0501" } });
      return keysOf(played(g, "assault:0401", "die:1").decision);
    };
    expect(by("0502")).toContain("unit:jp-1tk");
    expect(by("0402")).not.toContain("unit:jp-1tk");
  });

  it("5.D nobody has to advance, and a unit that did not count may not", () => {
    const g = position({ units: { "jp-3g": "0604", "jp-112": "0504" } });
    g.recovers[unit("jp-112")] = 4;
    const { decision } = played(g, "assault:0505", "die:1");
    expect(keysOf(decision)).toEqual(["unit:jp-3g", "end:advance"]);
  });

  it("9.E a fallen city that nobody enters is nobody's: no zone, no port, no base", () => {
    const g = position({ units: { "jp-3g": "0604", "jp-112": "0704" } });
    const { decision } = played(g, "assault:0505", "die:1", "end:advance", "unit:jp-112");
    expect(g.owner[site("0505")]).toBe(NOBODY);
    expect(g.isPort(JAPANESE, GRID.find("0505"))).toBe(false);
    expect(g.isPort(ALLIED, GRID.find("0505"))).toBe(false);
    expect(g.isAirBase(JAPANESE, GRID.find("0505"))).toBe(false);
    // Others go through at once: 0604, 0505, 0405 and 0404 are no longer in any zone.
    expect(keysOf(decision)).toContain("to:0505");
    expect(keysOf(decision)).toContain("to:0405");
  });

  it("9.E after a success no unit beside the city moves on, counted or not", () => {
    const g = position({ units: { "jp-3g": "0604", "jp-112": "0504", "jp-143": "0605", "jp-144": "0704" } });
    g.recovers[unit("jp-112")] = 4;
    const { decision } = played(g, "assault:0505", "die:1", "unit:jp-3g", "end:advance");
    expect(keysOf(decision)).toEqual(["unit:jp-144", "end:land"]);
  });

  it("9.E nor does it sail in the same player-turn", () => {
    const g = quiet({ units: { "jp-3g": "0604", "jp-144": "1006" } });
    const { decision } = played(g, "assault:0505", "die:1", "unit:jp-3g", "end:land");
    expect(decision?.rule).toBe("2.1.C");
    expect(whereIs(g, "jp-3g")).toBe("0505");
    expect(keysOf(decision)).toContain("unit:jp-144");
    expect(keysOf(decision)).not.toContain("unit:jp-3g");
  });

  it("9.E nor is it flown in the same player-turn", () => {
    // The parachute unit stands at Moulmein with its air unit and has a part in the fall of Rangoon.
    const g = hold(
      position({ units: { "jp-yokosuka1": "0303", "jp-112": "0303", "jp-air3": "0303", "gb-6": "0612" } }),
      JAPANESE,
      "0303",
      "0401",
    );
    const { decision } = played(g, "assault:0202", "die:1", "end:advance");
    expect(decision?.rule).toBe("2.1.B");
    expect(keysOf(decision)).toContain("unit:jp-air3");
    expect(keysOf(decision)).not.toContain("unit:jp-yokosuka1");
  });

  it("8.2, 9.E nor do units sail that helped parachutists into a city", () => {
    // Jesselton from the air, with a regiment in Brunei beside it.
    const g = quiet({
      stage: "air",
      units: { "jp-yokosuka1": "1205", "jp-air3": "1205", "jp-4": "1711", "jp-112": "1006" },
    });
    hold(g, JAPANESE, "1711");
    const { decision } = played(g, "unit:jp-yokosuka1", "to:1810", "die:6");
    expect(whereIs(g, "jp-yokosuka1")).toBe("1810");
    expect(decision?.rule).toBe("2.1.C");
    expect(keysOf(decision)).toContain("unit:jp-112");
    expect(keysOf(decision)).not.toContain("unit:jp-4");
    expect(keysOf(decision)).not.toContain("unit:jp-yokosuka1");
  });

  it("9.E the units in a fallen city may still attack in the combat phase", () => {
    const g = position({ units: { "jp-3g": "0604", "gb-6": "0405" } });
    act(g, "assault:0505", "die:1", "unit:jp-3g");
    g.stage = "combat";
    expect(keysOf(played(g).decision)).toContain("attack:0405");
  });

  it("5.B, 9.E an air unit alone in a city that falls flies to a friendly city", () => {
    const g = hold(position({ units: { "jp-4": "2203", "us-air": "2204" } }), JAPANESE, "2103", "2201");
    const { decision } = played(g, "assault:2204", "die:1");
    expect(decision?.seat).toBe("allied");
    expect(decision?.about.kind).toBe("air-retreat");
    expect(keysOf(decision)).toContain("to:2407");
    expect(keysOf(decision)).toContain("to:2104");
    // Not to an enemy city, not farther than eight hexes, and not at all is no answer.
    for (const closed of ["to:2201", "to:1711", "to:1119", "stay"])
      expect(keysOf(decision)).not.toContain(closed);
  });

  it("5.B, 9.E and is eliminated when there is none within eight hexes", () => {
    const g = hold(
      position({ units: { "jp-113": "0303", "jp-148": "0303", "gb-air": "0202" } }),
      JAPANESE,
      "0303",
    );
    hold(g, JAPANESE, "0511", "0710", "0110");
    const { events } = played(g, "assault:0202", "die:1");
    expect(events.find(({ kind }) => kind === "eliminated")).toMatchObject({ unit: "gb-air", rule: "5.B" });
    expect(whereIs(g, "gb-air")).toBe("eliminated");
  });
});

describe("7.0 Conquered cities", () => {
  it("7.0 who enters a city that is not his own conquers it", () => {
    const g = hold(position({ units: { "jp-3g": "0604" } }), NOBODY, "0505");
    const { events } = act(g, "unit:jp-3g", "to:0505");
    expect(events).toContainEqual({ kind: "city", rule: "7.0", hex: "0505", seat: "japanese" });
  });

  it("6.3 an empty fortress that is marched into falls, without a die", () => {
    const g = hold(position({ units: { "jp-3g": "0713" } }), JAPANESE, "0612");
    const { events } = act(g, "unit:jp-3g", "to:0813");
    expect(events).toContainEqual({ kind: "fortress", rule: "6.3", fortress: "singapore" });
    expect(g.stands[0]).toBe(0);
    expect(g.owner[site("0813")]).toBe(JAPANESE);
  });

  it("5.B, 6.3 and an air unit in it flies", () => {
    const g = hold(position({ units: { "jp-3g": "0713", "gb-air": "0813" } }), JAPANESE, "0612");
    const { decision } = act(g, "unit:jp-3g", "to:0813");
    expect(decision?.about.kind).toBe("air-retreat");
    expect(keysOf(decision)).toContain("to:0816");
  });
});
