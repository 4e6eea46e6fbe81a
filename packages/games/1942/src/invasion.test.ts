import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import { ALLIED, GRID, JAPANESE, SITE_AT, type Side } from "./map.ts";
import { navalAct } from "./naval.ts";
import type { TableView } from "./shape.ts";
import type { Campaign } from "./state.ts";
import { keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { view } from "./view.ts";

function naval(units: Record<string, string>, more: Partial<Made> = {}): Campaign {
  const g = position({ turn: 1, stage: "naval", units, ...more });
  g.hongKong.fallen = true;
  return g;
}
const own = (g: Campaign, hex: string, side: Side): void => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};
const sail = (g: Campaign, id: string, to: string, ...then: readonly string[]) =>
  playedPart(g, navalAct(g), `unit:${id}`, `to:${to}`, ...then);
const open = (g: Campaign, id: string): string[] => {
  const keys = keysOf(playedPart(g, navalAct(g), `unit:${id}`).decision);
  g.mover = undefined;
  return keys;
};
const table = (g: Campaign): TableView => view(g);
const offer = (g: Campaign, id: string, to: string) => {
  playedPart(g, navalAct(g), `unit:${id}`);
  const found = table(g).mover?.destinations.find((place) => place.to === to);
  g.mover = undefined;
  return found;
};
/** On to the combat phase, when the landings are done. */
const toCombat = (g: Campaign): void => {
  g.stage = "combat";
  g.mover = undefined;
};
const attacked = (
  g: Campaign,
  hex: string,
  ids: readonly string[],
  die: number,
  ...then: readonly string[]
) =>
  playedPart(
    g,
    combatAct(g),
    `attack:${hex}`,
    ...ids.map((id) => `with:${id}`),
    "fight",
    `die:${die}`,
    ...then,
  );

describe("5.C Landings", () => {
  it("5.C two points bring a unit ashore on any coast, and the hex becomes a port", () => {
    const g = naval({ "jp-11": "1205" });
    const { events } = sail(g, "jp-11", "0609");
    expect(whereIs(g, "jp-11")).toBe("0609");
    expect(table(g).points.japanese.used).toBe(2);
    expect(table(g).beaches).toEqual([{ hex: "0609", open: true }]);
    expect(events).toContainEqual({ kind: "beach", rule: "5.C", hex: "0609", state: "opened" });
  });

  it("5.C a landing may end in an enemy zone of control, and enters one hex of it only", () => {
    // 0510 is held: 0609 lies in its zone, and so does nothing else on the way.
    const g = naval({ "jp-11": "1205", "gb-6": "0510" });
    expect(open(g, "jp-11")).toContain("to:0609");
    expect(g.zone[ALLIED][GRID.find("0609")]).toBe(1);
    // Java's south coast at Tjilatjap, every water around in enemy zones: more than one hex.
    const deep = naval({ "jp-11": "1205", "nl-1": "1120", "nl-2": "1320", "nl-4": "1119", "nl-6": "1319" });
    expect(open(deep, "jp-11")).not.toContain("to:1219");
  });

  it("5.C not into a hex with enemy units", () => {
    const g = naval({ "jp-11": "1205", "gb-6": "0609" });
    expect(open(g, "jp-11")).not.toContain("to:0609");
  });

  it("5.C naval landing forces bring one of the two points themselves", () => {
    const g = naval({ "jp-yokosuka2": "1205", "jp-sasebo2": "off-map", "jp-yokosuka1": "off-map" });
    for (const id of ["jp-yokosuka2", "jp-sasebo2", "jp-yokosuka1"])
      expect(offer(g, id, "0609")?.cost).toBe(1);
    sail(g, "jp-yokosuka2", "0609");
    expect(table(g).points.japanese.used).toBe(1);
  });

  it("5.C in the turn of the landing itself the next unit lands too: two points, not one", () => {
    // Only on later turns may units come there as to a port.
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    sail(g, "jp-11", "0609");
    expect(offer(g, "jp-21", "0609")).toMatchObject({ cost: 2, way: "landing" });
    sail(g, "jp-21", "0609");
    expect(table(g).points.japanese.used).toBe(4);
    expect(table(g).units["jp-21"].landed).toBe(true);
  });

  it("5.C on later turns units come there as to a port, for one point", () => {
    const g = naval({ "jp-11": "0609", "jp-21": "1205" });
    g.beaches.push(GRID.find("0609"));
    g.paid.push(1);
    g.siteChanges++;
    expect(offer(g, "jp-21", "0609")).toMatchObject({ cost: 1 });
    expect(offer(g, "jp-21", "0609")?.way).toBeUndefined();
    sail(g, "jp-21", "0609");
    expect(table(g).units["jp-21"].landed).toBeUndefined();
    // And they leave from there.
    expect(keysOf(playedPart(g, navalAct(g)).decision)).toContain("unit:jp-11");
  });

  it("5.C four infantry on a beach, whatever their size", () => {
    const ids = ["jp-kure1", "jp-kure2", "jp-sasebo1", "jp-yokosuka2"];
    const g = naval({
      "jp-11": "1205",
      "jp-1art": "1205",
      ...Object.fromEntries(ids.map((id) => [id, "0609"])),
    });
    expect(open(g, "jp-11")).not.toContain("to:0609");
    expect(open(g, "jp-1art")).toContain("to:0609");
  });

  it("4.0 a tank lands on a road, and not on rough ground or in a swamp without one", () => {
    const g = naval({ "jp-1tk": "1205" });
    const keys = open(g, "jp-1tk");
    expect(keys).toContain("to:0609");
    // 0812 is a swamp with a road, 2102 rough with a road; 0711 and 2302 have none.
    expect(keys).toContain("to:0812");
    expect(keys).toContain("to:2102");
    for (const hex of ["0711", "2302", "1412"]) expect(keys).not.toContain(`to:${hex}`);
  });

  it("11.0 a landing in Java calls up the Home Guard", () => {
    const g = naval({ "jp-11": "1205" });
    sail(g, "jp-11", "1419");
    expect(g.homeGuardDue).toBe(true);
  });

  it("7.0 who landed in this player-turn is in supply and may attack at once", () => {
    const g = naval({ "jp-11": "1205", "us-11": "2202" });
    sail(g, "jp-11", "2303");
    expect(table(g).units["jp-11"]).toMatchObject({ landed: true, supplied: true });
    toCombat(g);
    expect(keysOf(playedPart(g, combatAct(g)).decision)).toContain("attack:2202");
  });
});

describe("6.2 Attacks of landed units", () => {
  const landed = () => {
    const g = naval({ "jp-11": "1205", "jp-21": "0509", "gb-6": "0510" });
    own(g, "0509", JAPANESE);
    sail(g, "jp-11", "0609");
    toCombat(g);
    return g;
  };
  const modifier = (g: Campaign, ...ids: readonly string[]) => {
    playedPart(g, combatAct(g), "attack:0510", ...ids.map((id) => `with:${id}`));
    const found = table(g).battle?.modifier;
    g.battle = undefined;
    return found;
  };

  it("6.2 one is taken from the die of any attack in which they join, once", () => {
    expect(modifier(landed(), "jp-11")).toBe(-1);
    expect(modifier(landed(), "jp-11", "jp-21")).toBe(-1);
    const two = naval({ "jp-11": "1205", "jp-41": "1205", "gb-6": "0510" });
    sail(two, "jp-11", "0609");
    sail(two, "jp-41", "0609");
    toCombat(two);
    expect(modifier(two, "jp-11", "jp-41")).toBe(-1);
  });

  it("6.2 not from the attack of the others", () => {
    expect(modifier(landed(), "jp-21")).toBe(0);
  });
});

describe("5.C Landing from the open sea", () => {
  // Brunei and its battalion; 1710 and 1610 are the full-sea hexes beside it.
  const brunei = (units: Record<string, string> = {}) => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "gb-punjab": "1711", ...units });
    sail(g, "jp-11", "1710");
    return g;
  };

  it("5.C a full-sea hex beside an enemy unit takes invaders, other sea hexes do not", () => {
    const g = naval({ "jp-11": "1205", "gb-punjab": "1711" });
    const keys = open(g, "jp-11");
    expect(keys).toContain("to:1710");
    expect(keys).toContain("to:1610");
    expect(keys).not.toContain("to:1609");
    expect(keys).not.toContain("to:1711");
    expect(offer(g, "jp-11", "1710")).toMatchObject({ cost: 2, way: "landing" });
  });

  it("5.C it is no invasion hex until the defenders are cleared away", () => {
    const g = brunei();
    expect(whereIs(g, "jp-11")).toBe("1710");
    expect(g.beaches).toEqual([]);
  });

  it("5.C the attack crosses the sea hexside, at -1", () => {
    const g = brunei();
    toCombat(g);
    const { events } = attacked(g, "1711", ["jp-11"], 6);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "attack", odds: 3, modifier: -1, result: "DD" }),
    );
  });

  it("5.C cleared, the invaders must go ashore, without being asked", () => {
    const g = brunei();
    toCombat(g);
    const course = attacked(g, "1711", ["jp-11"], 5, "to:1612");
    expect(whereIs(g, "jp-11")).toBe("1711");
    expect(course.decision).toBeUndefined();
    expect(g.owner[SITE_AT[GRID.find("1711")]]).toBe(JAPANESE);
    // Brunei is a true port: no invasion hex.
    expect(g.beaches).toEqual([]);
  });

  it("5.C cleared where there is no port, the hex becomes an invasion hex", () => {
    const g = naval({ "jp-11": "1205", "nl-amboina": "1112" });
    sail(g, "jp-11", "1111");
    toCombat(g);
    attacked(g, "1112", ["jp-11"], 5);
    expect(whereIs(g, "jp-11")).toBe("1112");
    expect(table(g).beaches).toEqual([{ hex: "1112", open: true }]);
  });

  it.each([
    { die: 4, result: "-" },
    { die: 3, result: "AR" },
    { die: 2, result: "AD" },
    { die: 1, result: "AE" },
  ])("5.C a $result leaves the defenders there: the invaders are eliminated", ({ die, result }) => {
    const g = naval({ "jp-kure1": "3309", "jp-11": "1205", "nl-1": "1711" });
    sail(g, "jp-11", "1710");
    sail(g, "jp-kure1", "1710");
    toCombat(g);
    const { events } = attacked(g, "1711", ["jp-11", "jp-kure1"], die);
    expect(events).toContainEqual(expect.objectContaining({ kind: "attack", odds: 2, modifier: -1, result }));
    for (const id of ["jp-11", "jp-kure1"]) expect(whereIs(g, id)).toBe("eliminated");
    expect(whereIs(g, "nl-1")).toBe("1711");
    expect(g.beaches).toEqual([]);
  });

  it("5.C invaders at sea who do not attack are eliminated when the player-turn ends", () => {
    const g = brunei();
    toCombat(g);
    played(g, "end:combat");
    expect(whereIs(g, "jp-11")).toBe("eliminated");
  });

  it("6.3 before a fortress only its surrender saves them", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "gb-1malaya": "0813" });
    sail(g, "jp-11", "0913");
    sail(g, "jp-21", "0913");
    toCombat(g);
    const { events } = attacked(g, "0813", ["jp-11", "jp-21"], 6);
    // 14 against 3 is 4:1; a six at -1 eliminates, but not in a fortress.
    expect(events).toContainEqual(expect.objectContaining({ kind: "attack", odds: 4, result: "DE" }));
    expect(whereIs(g, "gb-1malaya")).toBe("0813");
    expect(whereIs(g, "jp-11")).toBe("eliminated");
    const won = naval({ "jp-11": "1205", "jp-21": "1205", "gb-punjab": "0813" });
    sail(won, "jp-11", "0913");
    sail(won, "jp-21", "0913");
    toCombat(won);
    attacked(won, "0813", ["jp-11", "jp-21"], 6);
    expect(whereIs(won, "gb-punjab")).toBe("surrendered");
    expect(whereIs(won, "jp-11")).toBe("0813");
    expect(won.standsAnyFortress(GRID.find("0813"))).toBe(false);
  });

  it("5.C sea and land attack together; those on land keep their choice", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1611", "gb-punjab": "1711" });
    g.beaches.push(GRID.find("1611"));
    g.paid.push(1);
    g.siteChanges++;
    sail(g, "jp-11", "1710");
    toCombat(g);
    const { decision } = attacked(g, "1711", ["jp-11", "jp-21"], 6);
    expect(whereIs(g, "jp-11")).toBe("1711");
    expect(keysOf(decision)).toEqual(["unit:jp-21", "end:advance"]);
  });

  it("4.0 a tank goes ashore from the sea into rough ground that has a road", () => {
    // 2102 is rough, with the coast road; 2302 is rough without one.
    const g = naval({ "jp-1tk": "1205", "jp-11": "1205", "nl-amboina": "2102" });
    sail(g, "jp-1tk", "2002");
    toCombat(g);
    const { events } = attacked(g, "2102", ["jp-1tk"], 6);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "attack", odds: 4, modifier: -1, result: "DE" }),
    );
    expect(whereIs(g, "jp-1tk")).toBe("2102");
  });

  it("5.C of two stacks in a water-barrier hex both must go: one alone does not clear it", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "us-81": "2307", "us-101": "2307" });
    sail(g, "jp-11", "2207");
    sail(g, "jp-21", "2207");
    toCombat(g);
    g.area[unit("us-101")]--;
    playedPart(
      g,
      combatAct(g),
      "attack:2307",
      "area:2307B",
      "with:jp-11",
      "with:jp-21",
      "fight",
      "die:6",
      "to:2205",
    );
    expect(whereIs(g, "us-101")).toBe("2307");
    for (const id of ["jp-11", "jp-21"]) expect(whereIs(g, id)).toBe("eliminated");
  });

  it("4.0 four infantry in a sea hex too", () => {
    const ids = ["jp-11", "jp-21", "jp-41", "jp-42", "jp-3g"];
    const g = naval({
      "gb-punjab": "1711",
      ...Object.fromEntries(ids.slice(0, 4).map((id) => [id, "1205"])),
      "jp-3g": "1006",
    });
    for (const id of ids.slice(0, 4)) sail(g, id, "1710");
    expect(open(g, "jp-3g")).not.toContain("to:1710");
    expect(open(g, "jp-3g")).toContain("to:1610");
  });

  it("6.0 a unit that landed on a shore attacks across a full-sea hexside too", () => {
    // From 0714 on Sumatra to 0713 in Johore.
    const g = naval({ "jp-11": "1205", "gb-punjab": "0713" });
    sail(g, "jp-11", "0714");
    toCombat(g);
    expect(keysOf(playedPart(g, combatAct(g)).decision)).toContain("attack:0713");
  });

  it("5.D and its defenders may follow across it when the attackers are gone", () => {
    const g = naval({ "jp-11": "1205", "us-31": "0713" });
    sail(g, "jp-11", "0714");
    toCombat(g);
    const { decision } = attacked(g, "0713", ["jp-11"], 1);
    expect(whereIs(g, "jp-11")).toBe("eliminated");
    expect(keysOf(decision)).toEqual(["unit:us-31", "end:advance"]);
  });
});

describe("9.E Landing in an empty city", () => {
  it("9.E the city is attempted at once: seven against Palembang's two, on 3 or less", () => {
    const g = naval({ "jp-11": "1205" });
    const { decision } = sail(g, "jp-11", "0816");
    expect(decision).toMatchObject({ rule: "9.E", about: { kind: "die.assault", hex: "0816" } });
    const won = naval({ "jp-11": "1205" });
    sail(won, "jp-11", "0816", "die:3");
    expect(whereIs(won, "jp-11")).toBe("0816");
    expect(won.owner[SITE_AT[GRID.find("0816")]]).toBe(JAPANESE);
    // A true port: no invasion hex. It supplies nobody any more.
    expect(won.beaches).toEqual([]);
    expect(table(won).cities["0816"]).toMatchObject({ owner: "japanese", supplies: false });
    const failed = naval({ "jp-11": "1205" });
    sail(failed, "jp-11", "0816", "die:4");
    expect(whereIs(failed, "jp-11")).toBe("eliminated");
    expect(failed.owner[SITE_AT[GRID.find("0816")]]).toBe(ALLIED);
  });

  it("9.E its strength is not doubled: three against Palembang's two, on a 1 only", () => {
    const g = naval({ "jp-yokosuka2": "1205" });
    sail(g, "jp-yokosuka2", "0816", "die:2");
    expect(whereIs(g, "jp-yokosuka2")).toBe("eliminated");
  });

  it("9.E units beside the city count with it, those that landed there too", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    sail(g, "jp-11", "0817");
    // 14 / 2 is seven: certain.
    sail(g, "jp-21", "0816", "die:6");
    expect(whereIs(g, "jp-21")).toBe("0816");
  });

  it("9.E the second unit comes into a city that is already taken by ordinary movement", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    sail(g, "jp-11", "1616", "die:1");
    expect(offer(g, "jp-21", "1616")).toMatchObject({ cost: 1 });
  });

  it("9.E a unit lost in the attempt costs no points for good: they were used", () => {
    const g = naval({ "jp-11": "1205" });
    sail(g, "jp-11", "0816", "die:6");
    expect(table(g).points.japanese).toEqual({ allowance: 12, used: 2, lost: 0 });
  });

  it("5.B an enemy air unit alone in the city flies away when it is taken", () => {
    const near = naval({ "jp-11": "off-map", "us-air": "2201" });
    // Aparri: one hex under its umbrella, then the city.
    const taken = sail(near, "jp-11", "2201", "die:6", "die:1");
    expect(taken.decision).toMatchObject({ seat: "allied", rule: "5.B" });
    expect(keysOf(taken.decision)).toContain("to:2204");
  });

  it("6.3 an empty fortress is entered by landing, and falls", () => {
    const g = naval({ "jp-11": "1205" });
    sail(g, "jp-11", "2104");
    expect(whereIs(g, "jp-11")).toBe("2104");
    expect(g.standsAnyFortress(GRID.find("2104"))).toBe(false);
  });
});

describe("5.C Invasion hexes", () => {
  it("5.C the enemy who enters one closes it", () => {
    const g = naval({ "jp-11": "1205" });
    sail(g, "jp-11", "2302");
    g.put(unit("jp-11"), GRID.find("2303"));
    g.put(unit("us-11"), GRID.find("2201"));
    g.phasing = ALLIED;
    g.turn = 2;
    g.stage = "land";
    played(g, "unit:us-11", "to:2302");
    expect(g.beaches).toEqual([]);
  });

  it("5.C a second landing in an open one opens no second", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    sail(g, "jp-11", "0609");
    sail(g, "jp-21", "0609");
    expect(g.beaches).toHaveLength(1);
  });
});
