import { fastRandom, type LogEvent, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import type { CampaignEvent } from "./log.ts";
import { ALLIED, AREAS, GRID, JAPANESE, SITE_AT, type Side } from "./map.ts";
import { HEXES, type HexRecord } from "./map-data.ts";
import { play } from "./play.ts";
import type { Result } from "./shape.ts";
import { type Campaign, DROPPED, ELIMINATED, LANDED, SPENT } from "./state.ts";
import { keysOf, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { FORTRESSES, UNITS } from "./units.ts";
import { view } from "./view.ts";

const japaneseTurn = (units: Record<string, string>, turn = 1): Campaign =>
  position({ turn, phasing: "japanese", stage: "combat", units });
const alliedTurn = (units: Record<string, string>, turn = 2): Campaign =>
  position({ turn, phasing: "allied", stage: "combat", units });

const own = (g: Campaign, hex: string, side: Side): void => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};
/** An invasion hex that is paid for. */
const beach = (g: Campaign, hex: string): void => {
  g.beaches.push(GRID.find(hex));
  g.paid.push(1);
  g.siteChanges++;
};
const fall = (g: Campaign, fortress: "singapore" | "corregidor" | "palau"): void => {
  g.stands[FORTRESSES.findIndex(({ id }) => id === fortress)] = 0;
  g.siteChanges++;
};
const stands = (g: Campaign, fortress: "singapore" | "corregidor"): boolean =>
  g.stands[FORTRESSES.findIndex(({ id }) => id === fortress)] === 1;
/** The battle as it is shown when these units have joined. */
function shown(g: Campaign, hex: string, ...units: readonly string[]) {
  playedPart(g, combatAct(g), `attack:${hex}`, ...units.map((id) => `with:${id}`));
  const { battle } = view(g);
  g.battle = undefined;
  if (!battle) throw new Error("no battle is shown");
  return battle;
}

const attackIn = (events: readonly LogEvent[]) =>
  (events as CampaignEvent[]).find((event) => event.kind === "attack");

/**
 * One attack to its end: the named units attack with this die. Whoever is then asked takes the first answer, and
 * nobody advances.
 */
function attack(g: Campaign, hex: string, units: readonly string[], die: number) {
  const answers = [`attack:${hex}`, ...units.map((id) => `with:${id}`), "fight", `die:${die}`];
  const events: LogEvent[] = [];
  g.log = (event) => events.push(event);
  const run = combatAct(g);
  for (let open = nextQuestion(run); open; ) {
    const { choices } = open;
    const wanted = answers.shift() ?? (keysOf(open).includes("end:advance") ? "end:advance" : undefined);
    const choice = wanted === undefined ? choices[0] : choices.find(({ key }) => key === wanted);
    if (!choice) throw new Error(`"${wanted}" is not among ${keysOf(open).join(" ")}`);
    open = nextQuestion(run, choice);
  }
  const told = attackIn(events);
  if (told?.kind !== "attack") throw new Error("no attack was made");
  return told;
}

/** Attackers and defenders whose strengths give each column; the attackers stand in 0905, the defenders in 0804. */
const FORCES = [
  { odds: 1, attackers: ["jp-1art"], defenders: ["gb-1malaya"] },
  { odds: 2, attackers: ["jp-3g"], defenders: ["nl-1"] },
  { odds: 3, attackers: ["jp-kure1"], defenders: ["nl-medan"] },
  { odds: 4, attackers: ["jp-1tk"], defenders: ["nl-medan"] },
  { odds: 5, attackers: ["jp-11", "jp-1art"], defenders: ["gb-punjab"] },
  { odds: 6, attackers: ["jp-11", "jp-21"], defenders: ["nl-medan", "nl-padang"] },
];
const TABLE: readonly string[] = [
  "AE AE AD AR - -",
  "AE AD AR - - DR",
  "AD AR - - DR DR",
  "AR - - DR DD DE",
  "- - DR DD DE DE",
  "- DR DD DE DE DS",
  "DR DD DE DE DS DS",
  "DD DS DS DS DS DS",
  "DS DS DS DS DS DS",
  "DS DS DS DS DS DS",
  "DS DS DS DS DS DS",
];
const CELLS = TABLE.flatMap((line, row) =>
  line.split(" ").map((result, column) => ({ row, result: result as Result, ...FORCES[column] })),
);
/** Four Japanese umbrellas over 0804, and one of the Allies. */
const FOUR_UMBRELLAS = { "jp-air3": "0906", "jp-air5": "1006", "jp-cv1": "0707", "jp-cv2": "0707" };

describe("6.0 Every cell of the combat table, played", () => {
  it.each(CELLS)("6.0 row $row at $odds:1: $result", ({ row, odds, result, attackers, defenders }) => {
    const modifier = row === 0 ? -1 : row > 6 ? 4 : 0;
    const g = japaneseTurn({
      ...Object.fromEntries(attackers.map((id) => [id, "0905"])),
      ...Object.fromEntries(defenders.map((id) => [id, "0804"])),
      ...(row > 6 && FOUR_UMBRELLAS),
      ...(row === 0 && { "gb-air": "0505" }),
    });
    // Bangkok in Allied hands: their air unit there is in supply by sea.
    if (row === 0) g.owner[SITE_AT[GRID.find("0505")]] = ALLIED;
    expect(attack(g, "0804", attackers, row - modifier)).toMatchObject({ odds, modifier, result });

    const [who, what] = result;
    const struck = who === "A" ? attackers : who === "D" ? defenders : [];
    for (const id of [...attackers, ...defenders]) {
      const home = attackers.includes(id) ? "0905" : "0804";
      const isStruck = struck.includes(id);
      const at = whereIs(g, id);
      if (!isStruck) expect(at).toBe(home);
      else if (what === "E") expect(at).toBe("eliminated");
      else if (what === "S") expect(at).toBe("surrendered");
      else expect(GRID.distance(GRID.find(at), GRID.find(home))).toBe(2);
      expect(g.isDisrupted(unit(id))).toBe(isStruck && what === "D");
    }
  });
});

describe("6.0 Attacks", () => {
  it("6.0 an attack is never required", () => {
    const { decision } = played(japaneseTurn({ "jp-11": "0905", "nl-medan": "0804" }));
    expect(keysOf(decision)).toEqual(["attack:0804", "end:combat"]);
  });

  it("6.0 less than 1:1 cannot be chosen, however the units are put together", () => {
    const { decision } = played(
      japaneseTurn({ "jp-1tk": "0905", "gb-6": "0804", "jp-21": "1006", "jp-42": "0906" }),
    );
    expect(keysOf(decision)).not.toContain("attack:0804");
  });

  it("6.0 the attack may be made only once the joined units reach 1:1", () => {
    const g = japaneseTurn({ "jp-1tk": "0905", "jp-2tk": "0905", "gb-6": "0804" });
    const few = playedPart(g, combatAct(g), "attack:0804", "with:jp-1tk");
    expect(keysOf(few.decision)).toEqual(["with:jp-2tk"]);
    const again = japaneseTurn({ "jp-1tk": "0905", "jp-2tk": "0905", "gb-6": "0804" });
    const enough = playedPart(again, combatAct(again), "attack:0804", "with:jp-1tk", "with:jp-2tk");
    expect(keysOf(enough.decision)).toContain("fight");
    expect(enough.decision?.about).toMatchObject({ attack: 8, defence: 5, odds: 1 });
  });

  it("6.0 units of several hexes add their strength: 9:4 is 2:1, and 17:2 is 6:1", () => {
    const nine = japaneseTurn({ "jp-11": "0905", "jp-14tk": "0805", "nl-1": "0804" });
    // A tank may not stand in the swamp of 0805 but on its road.
    expect(attack(nine, "0804", ["jp-11", "jp-14tk"], 5)).toMatchObject({ odds: 2, result: "DR" });
    const seventeen = japaneseTurn({
      "jp-11": "0905",
      "jp-21": "0805",
      "jp-1art": "0905",
      "gb-punjab": "0804",
    });
    expect(attack(seventeen, "0804", ["jp-11", "jp-21", "jp-1art"], 5)).toMatchObject({
      odds: 6,
      result: "DS",
    });
  });

  it("6.0 the whole stack is attacked together: its strengths add up and all of it is struck", () => {
    const g = japaneseTurn({ "jp-11": "0905", "nl-1": "0804", "gb-1malaya": "0804" });
    const told = attack(g, "0804", ["jp-11"], 6);
    expect(told).toMatchObject({ odds: 1, result: "DR" });
    expect(whereIs(g, "nl-1")).not.toBe("0804");
    expect(whereIs(g, "gb-1malaya")).not.toBe("0804");
  });

  it("6.0 units of the stack that stay out of the attack are not touched by its failure", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0905", "jp-1art": "0905", "us-31": "0804" });
    expect(attack(g, "0804", ["jp-11"], 1).result).toBe("AE");
    expect(whereIs(g, "jp-11")).toBe("eliminated");
    expect(whereIs(g, "jp-21")).toBe("0905");
    expect(whereIs(g, "jp-1art")).toBe("0905");
  });

  it("6.0 no unit attacks twice in a phase, and no stack is attacked twice", () => {
    const g = japaneseTurn({
      "jp-11": "0905",
      "jp-21": "0905",
      "jp-41": "0905",
      "nl-1": "0804",
      "nl-2": "0904",
    });
    expect(attack(g, "0804", ["jp-11"], 4).result).toBe("-");
    const { decision } = playedPart(g, combatAct(g), "attack:0904");
    // 0804 has been attacked, 0904 not yet; 11th has attacked.
    expect(keysOf(decision)).toEqual(["with:jp-21", "with:jp-41", "with-all"]);
    expect(keysOf(playedPart(g, combatAct(g)).decision)).toEqual(["attack:0904", "end:combat"]);
  });

  it("6.0 a stack that was driven upon another shields it: nobody is attacked twice, and stacks are attacked whole", () => {
    const g = japaneseTurn({
      "jp-11": "0905",
      "jp-3g": "0805",
      "jp-4g": "0905",
      "nl-1": "0804",
      "nl-2": "0706",
    });
    // 2nd stands in 0706, beside 0805; 1st is driven there.
    const course = playedPart(
      g,
      combatAct(g),
      "attack:0804",
      "with:jp-11",
      "with:jp-4g",
      "fight",
      "die:4",
      "to:0706",
      "end:advance",
    );
    expect(attackIn(course.events)).toMatchObject({ odds: 3, result: "DR" });
    expect(whereIs(g, "nl-1")).toBe("0706");
    expect(keysOf(playedPart(g, combatAct(g)).decision)).not.toContain("attack:0706");
  });

  it("6.0 attacks come one at a time, in the order of the attacker", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0905", "nl-1": "0804", "nl-2": "0904" });
    expect(keysOf(playedPart(g, combatAct(g)).decision)).toEqual([
      "attack:0804",
      "attack:0904",
      "end:combat",
    ]);
    attack(g, "0904", ["jp-11"], 4);
    expect(keysOf(playedPart(g, combatAct(g)).decision)).toEqual(["attack:0804", "end:combat"]);
  });

  it("6.0 units attack in their own combat phase only", () => {
    const { decision } = played(alliedTurn({ "jp-11": "0905", "nl-medan": "0804" }));
    expect(keysOf(decision)).not.toContain("attack:0804");
    expect(keysOf(decision)).not.toContain("attack:0905");
  });

  it("6.0 not across a full-sea hexside, though the units are beside each other", () => {
    // Singapore and 0714 on Sumatra touch across the strait.
    const g = japaneseTurn({ "jp-11": "0714", "nl-medan": "0713" });
    expect(keysOf(played(g).decision)).not.toContain("attack:0713");
  });

  it("6.0 two hexes away is too far", () => {
    const g = japaneseTurn({ "jp-11": "0906", "jp-21": "0905", "nl-medan": "0804" });
    expect(keysOf(playedPart(g, combatAct(g), "attack:0804").decision)).toEqual(["with:jp-21"]);
  });

  it("7.0 a unit out of supply may not attack, and defends with its full strength", () => {
    // On Luzon, with no port and no way out.
    const g = japaneseTurn({ "jp-11": "2303", "us-11": "2202" });
    expect(keysOf(played(g).decision)).not.toContain("attack:2202");
    const theirs = alliedTurn({ "jp-11": "2303", "us-11": "2202", "us-21": "2202" }, 1);
    expect(keysOf(played(theirs, "attack:2303", "with-all").decision)).toContain("fight");
    expect(attack(theirs, "2303", ["us-11", "us-21"], 4)).toMatchObject({ odds: 1 });
  });
});

describe("6.0 Who may attack whom, read plainly", () => {
  /** The land area of a hex that a link of another hex leads into. */
  const joined = (from: HexRecord, to: HexRecord, area: string | undefined): boolean => {
    const target = area ?? to.id;
    const links = from.lands ? from.lands.flatMap((land) => land.to) : (from.landLinks ?? []);
    if (links.includes(target)) return true;
    const back = area ? (to.lands?.find(({ id }) => id === area)?.to ?? []) : (to.landLinks ?? []);
    return links.includes(to.id) && back.some((id) => id.slice(0, 4) === from.id);
  };

  it("6.0 in scattered positions just the neighbours over land, not disrupted, from 1:1 up", () => {
    const random = fastRandom(60);
    const records = HEXES.filter(({ kind }) => kind !== "sea");
    const barred = ["tank", "garrison"];
    const troops = UNITS.filter(
      ({ size, type }) => size !== "air" && size !== "division" && !barred.includes(type),
    );
    let compared = 0;
    for (let trial = 0; trial < 20; trial++) {
      const g = japaneseTurn({});
      const first = random.below(records.length - 50);
      const placed = new Map<string, HexRecord>();
      for (const { id, nation } of troops) {
        const record = records[first + random.below(50)];
        const at = GRID.find(record.id);
        if (g.troops[nation === "japanese" ? ALLIED : JAPANESE][at] > 0 || g.infantry[at] >= 4) continue;
        g.put(unit(id), at);
        placed.set(id, record);
        if (random.below(5) === 0) g.recovers[unit(id)] = 6;
        // Dropped units are in supply; nothing else follows from it here.
        else if (nation === "japanese") g.mark(unit(id), DROPPED);
      }
      const stacks = new Map<string, { record: HexRecord; area: string | undefined; defence: number }>();
      for (const [id, record] of placed) {
        const { nation, strength } = UNITS[unit(id)];
        if (nation === "japanese") continue;
        const area = record.lands ? AREAS[g.area[unit(id)]].id : undefined;
        const known = stacks.get(area ?? record.id)?.defence ?? 0;
        const defence = known + (g.isDisrupted(unit(id)) ? strength / 2 : strength);
        stacks.set(area ?? record.id, { record, area, defence });
      }
      const expected = new Set<string>();
      for (const { record, area, defence } of stacks.values()) {
        let strength = 0;
        for (const [id, from] of placed)
          if (UNITS[unit(id)].nation === "japanese" && !g.isDisrupted(unit(id)) && joined(from, record, area))
            strength += UNITS[unit(id)].strength;
        if (strength >= defence) expected.add(`attack:${record.id}`);
      }
      const run = combatAct(g).next();
      const found = run.done ? [] : keysOf(run.value).filter((key) => key !== "end:combat");
      expect(found.sort()).toEqual([...expected].sort());
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(60);
  });
});

describe("6.D Disruption", () => {
  it("6.D a disrupted unit defends with half its strength, and fractions count", () => {
    const g = japaneseTurn({ "jp-11": "0905", "gb-6": "0804" });
    g.recovers[unit("gb-6")] = 4;
    expect(shown(g, "0804", "jp-11")).toMatchObject({ attack: 7, defence: 2.5, odds: 2 });
    const both = japaneseTurn({ "jp-3g": "0905", "gb-6": "0804", "gb-1malaya": "0804" });
    both.recovers[unit("gb-6")] = 4;
    expect(shown(both, "0804", "jp-3g")).toMatchObject({ attack: 8, defence: 5.5, odds: 1 });
  });

  it("6.D half of one: the weakest garrison defends with a half", () => {
    const g = japaneseTurn({ "jp-14tk": "0905", "nl-medan": "0804" });
    g.recovers[unit("nl-medan")] = 4;
    expect(shown(g, "0804", "jp-14tk")).toMatchObject({ attack: 2, defence: 0.5, odds: 4 });
  });

  it("6.D a disrupted unit may not attack; the others of its stack may", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0905", "nl-1": "0804" });
    g.recovers[unit("jp-11")] = 4;
    expect(keysOf(playedPart(g, combatAct(g), "attack:0804").decision)).toEqual(["with:jp-21"]);
  });

  it("6.D a disrupted unit keeps its zone of control", () => {
    const g = japaneseTurn({ "jp-11": "0905", "nl-1": "0804" });
    g.recovers[unit("nl-1")] = 4;
    expect(view(g).zones.allied).toContain("0803");
  });

  it("6.D disrupted again, the time starts anew", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-1art": "0905", "gb-punjab": "0804" }, 3);
    // From the Japanese player-turn before: it would recover at the end of this one.
    g.recovers[unit("gb-punjab")] = 6;
    const strong = shown(g, "0804", "jp-1art");
    expect(strong).toMatchObject({ defence: 1, odds: 3 });
    expect(attack(g, "0804", ["jp-1art"], 5).result).toBe("DD");
    expect(view(g).units["gb-punjab"].disrupted).toBe(3);
    // Nobody is left to attack: the player-turn ends by itself.
    expect(played(g).decision?.seat).toBe("allied");
    expect(g.isDisrupted(unit("gb-punjab"))).toBe(true);
  });

  it("6.D who finds no way back is eliminated, not disrupted", () => {
    // Natuna is a single hex.
    const g = japaneseTurn({ "jp-kure1": "1111", "nl-amboina": "1112" });
    g.mark(unit("jp-kure1"), LANDED);
    expect(attack(g, "1112", ["jp-kure1"], 6)).toMatchObject({ odds: 3, modifier: -1, result: "DD" });
    expect(whereIs(g, "nl-amboina")).toBe("eliminated");
    expect(g.isDisrupted(unit("nl-amboina"))).toBe(false);
  });
});

describe("5.D Advance after combat", () => {
  const won = (...then: readonly string[]) => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0805", "jp-41": "0905", "nl-1": "0804" });
    const course = playedPart(
      g,
      combatAct(g),
      "attack:0804",
      "with:jp-11",
      "with:jp-21",
      "fight",
      "die:6",
      ...then,
    );
    return { g, ...course };
  };

  it("5.D after an elimination the attackers may enter, those who took part and no others", () => {
    const { decision } = won();
    expect(decision).toMatchObject({ seat: "japanese", rule: "5.D" });
    expect(keysOf(decision)).toEqual(["unit:jp-11", "unit:jp-21", "end:advance"]);
  });

  it("5.D as many as like, from different hexes", () => {
    const { g, decision } = won("unit:jp-21", "unit:jp-11");
    expect(whereIs(g, "jp-11")).toBe("0804");
    expect(whereIs(g, "jp-21")).toBe("0804");
    expect(decision).toBeUndefined();
  });

  it("5.D nobody must", () => {
    const { g } = won("end:advance");
    expect(whereIs(g, "jp-11")).toBe("0905");
  });

  it("5.D stacking is not violated: four infantry, while guns and tanks are free", () => {
    const g = japaneseTurn({
      "jp-11": "0905",
      "jp-21": "0905",
      "jp-41": "0905",
      "jp-42": "0905",
      "jp-3g": "0805",
      "jp-1tk": "0905",
      "nl-1": "0804",
    });
    const { decision } = playedPart(
      g,
      combatAct(g),
      "attack:0804",
      "with-all",
      "fight",
      "die:6",
      "unit:jp-11",
      "unit:jp-21",
      "unit:jp-41",
      "unit:jp-3g",
    );
    expect(keysOf(decision)).toEqual(["unit:jp-1tk", "end:advance"]);
  });

  it("5.D after a retreat too, and when nothing happened nobody moves", () => {
    const g = japaneseTurn({ "jp-11": "0905", "nl-1": "0804" });
    const course = playedPart(
      g,
      combatAct(g),
      "attack:0804",
      "with:jp-11",
      "fight",
      "die:6",
      "to:0802",
      "unit:jp-11",
    );
    expect(course.decision).toBeUndefined();
    expect(whereIs(g, "jp-11")).toBe("0804");
    const still = japaneseTurn({ "jp-11": "0905", "nl-1": "0804" });
    expect(
      playedPart(still, combatAct(still), "attack:0804", "with:jp-11", "fight", "die:4").decision,
    ).toBeUndefined();
  });

  it("5.D the defenders advance into a hex that the attackers lost", () => {
    const g = japaneseTurn({ "jp-11": "0905", "us-31": "0804", "gb-punjab": "0703" });
    const { decision } = playedPart(g, combatAct(g), "attack:0804", "with:jp-11", "fight", "die:1");
    expect(decision).toMatchObject({ seat: "allied", rule: "5.D" });
    expect(keysOf(decision)).toEqual(["unit:us-31", "end:advance"]);
    const again = japaneseTurn({ "jp-11": "0905", "us-31": "0804" });
    playedPart(again, combatAct(again), "attack:0804", "with:jp-11", "fight", "die:1", "unit:us-31");
    expect(whereIs(again, "us-31")).toBe("0905");
  });

  it("5.D the defenders advance after the attackers' retreat, into any of the hexes they left", () => {
    const g = japaneseTurn({ "jp-1art": "0905", "jp-8art": "0805", "nl-1": "0804" });
    const { decision } = playedPart(
      g,
      combatAct(g),
      "attack:0804",
      "with-all",
      "fight",
      "die:3",
      "to:1006",
      "to:0907",
      "unit:nl-1",
    );
    expect(decision).toMatchObject({ seat: "allied", rule: "5.D" });
    expect(keysOf(decision)).toEqual(["to:0905", "to:0805"]);
  });

  it("5.D a hex in which some of the attackers' side stayed is not vacated", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0905", "us-31": "0804" });
    const { decision } = playedPart(g, combatAct(g), "attack:0804", "with:jp-11", "fight", "die:1");
    expect(decision).toBeUndefined();
  });

  it("5.D a tank does not advance over ground that is closed to it", () => {
    // 0904 is rough without a road.
    const g = japaneseTurn({ "jp-1tk": "0905", "jp-11": "0905", "nl-amboina": "0904" });
    const { decision } = playedPart(g, combatAct(g), "attack:0904", "with-all", "fight", "die:6");
    expect(keysOf(decision)).toEqual(["unit:jp-11", "end:advance"]);
  });

  it("7.0 an advance into a city conquers it without a die", () => {
    const g = japaneseTurn({ "jp-11": "0605", "jp-21": "0605", "nl-1": "0505" });
    own(g, "0505", ALLIED);
    playedPart(g, combatAct(g), "attack:0505", "with:jp-11", "with:jp-21", "fight", "die:6", "unit:jp-11");
    expect(whereIs(g, "jp-11")).toBe("0505");
    expect(g.owner[SITE_AT[GRID.find("0505")]]).toBe(JAPANESE);
  });

  it("9.E a city that was cleared and not entered stays with its owner", () => {
    const g = japaneseTurn({ "jp-11": "0605", "jp-21": "0605", "nl-1": "0505" });
    own(g, "0505", ALLIED);
    playedPart(g, combatAct(g), "attack:0505", "with:jp-11", "with:jp-21", "fight", "die:6", "end:advance");
    expect(g.owner[SITE_AT[GRID.find("0505")]]).toBe(ALLIED);
  });

  it("6.0 a unit that advanced does not attack again", () => {
    const g = japaneseTurn({ "jp-11": "0905", "jp-21": "0905", "nl-1": "0804", "nl-medan": "0703" });
    playedPart(g, combatAct(g), "attack:0804", "with-all", "fight", "die:6", "unit:jp-11", "unit:jp-21");
    expect(keysOf(playedPart(g, combatAct(g)).decision)).not.toContain("attack:0703");
  });
});

describe("6.1 Air support", () => {
  const land = { "jp-11": "0905", "nl-1": "0804" };

  it("6.1 each umbrella over the defenders' hex is one in favour of its owner", () => {
    expect(shown(japaneseTurn({ ...land, "jp-air3": "0906" }), "0804", "jp-11").modifier).toBe(1);
    expect(
      shown(japaneseTurn({ ...land, "jp-air3": "0906", "jp-air5": "1006" }), "0804", "jp-11").modifier,
    ).toBe(2);
    expect(shown(japaneseTurn({ ...land, ...FOUR_UMBRELLAS }), "0804", "jp-11").modifier).toBe(4);
  });

  it("6.1 one on each side cancel each other", () => {
    const g = japaneseTurn({ ...land, "jp-air3": "0906", "gb-air": "0505" });
    own(g, "0505", ALLIED);
    const { modifier, modifiers } = shown(g, "0804", "jp-11");
    expect(modifier).toBe(0);
    expect(modifiers).toEqual([
      { cause: "attacking-air", unit: "jp-air3", value: 1 },
      { cause: "defending-air", unit: "gb-air", value: -1 },
    ]);
  });

  it("6.1 it is the hex of the defender that counts, not that of the attacker", () => {
    expect(GRID.distance(GRID.find("0908"), GRID.find("0905"))).toBe(3);
    expect(GRID.distance(GRID.find("0908"), GRID.find("0804"))).toBe(4);
    const g = japaneseTurn({ ...land, "jp-cv1": "0908" });
    expect(shown(g, "0804", "jp-11").modifier).toBe(0);
  });

  it("8.0 a naval umbrella reaches three hexes, a land-based one four", () => {
    const at = (hex: string) => shown(japaneseTurn({ ...land, "jp-cv1": hex }), "0804", "jp-11").modifier;
    expect(GRID.distance(GRID.find("0707"), GRID.find("0804"))).toBe(3);
    expect(at("0707")).toBe(1);
    expect(GRID.distance(GRID.find("0708"), GRID.find("0804"))).toBe(4);
    expect(at("0708")).toBe(0);
  });

  it("8.1 each umbrella helps in every battle under it", () => {
    const g = japaneseTurn({
      "jp-11": "0905",
      "jp-21": "0905",
      "nl-1": "0804",
      "nl-2": "0904",
      "jp-air3": "0906",
    });
    expect(attack(g, "0804", ["jp-11"], 3).modifier).toBe(1);
    expect(attack(g, "0904", ["jp-21"], 3).modifier).toBe(1);
  });

  it("8.1 an air unit out of supply has no umbrella", () => {
    const g = japaneseTurn({ ...land, "gb-air": "0505" });
    // Bangkok is nobody's supply point; with its gulf and its railways closed it is cut off.
    own(g, "0505", ALLIED);
    expect(shown(g, "0804", "jp-11").modifier).toBe(-1);
    const cut = japaneseTurn({
      ...land,
      "gb-air": "0505",
      "jp-21": "0605",
      "jp-41": "0405",
      "jp-42": "0504",
    });
    own(cut, "0505", ALLIED);
    expect(shown(cut, "0804", "jp-11").modifier).toBe(0);
  });

  it("5.B an air unit that displaced in stages has none in this player-turn", () => {
    const g = japaneseTurn({ ...land, "jp-air3": "0906" });
    g.mark(unit("jp-air3"), SPENT);
    expect(shown(g, "0804", "jp-11").modifier).toBe(0);
  });
});

describe("5.B Air units in a stack that is attacked", () => {
  /** Bangkok in Allied hands, with an air unit beside its garrison. */
  const bangkok = (more: Record<string, string> = {}): Campaign => {
    const g = japaneseTurn({
      "jp-11": "0605",
      "jp-21": "0605",
      "gb-punjab": "0505",
      "gb-air": "0505",
      ...more,
    });
    own(g, "0505", ALLIED);
    return g;
  };
  const fought = (g: Campaign, die: number, ...then: readonly string[]) =>
    playedPart(g, combatAct(g), "attack:0505", "with:jp-11", "with:jp-21", "fight", `die:${die}`, ...then);

  it("6.0 it adds no strength, and its umbrella helps the defence", () => {
    expect(shown(bangkok(), "0505", "jp-11", "jp-21")).toMatchObject({
      defenders: ["gb-punjab"],
      defence: 2,
      odds: 6,
      modifier: -1,
    });
  });

  it("6.S it surrenders with the stack", () => {
    const g = bangkok();
    fought(g, 6, "end:advance");
    expect(whereIs(g, "gb-air")).toBe("surrendered");
  });

  it("6.E it is eliminated with the stack", () => {
    const g = bangkok();
    fought(g, 4, "end:advance");
    expect(whereIs(g, "gb-punjab")).toBe("eliminated");
    expect(whereIs(g, "gb-air")).toBe("eliminated");
  });

  it("5.B when the troops retreat it flies to a friendly city within eight hexes", () => {
    const g = bangkok();
    const { decision } = fought(g, 3, "to:0503");
    expect(decision).toMatchObject({ seat: "allied", rule: "5.B" });
    expect(keysOf(decision)).toContain("to:0202");
    expect(keysOf(decision)).not.toContain("to:0813");
    expect(GRID.distance(GRID.find("0505"), GRID.find("0511"))).toBe(6);
    expect(keysOf(decision)).toContain("to:0511");
    // Cities of the Japanese and of Siam are none of theirs.
    for (const city of ["1006", "0906", "0509", "0401"]) expect(keysOf(decision)).not.toContain(`to:${city}`);
  });

  it("5.B with no city to go to it is eliminated", () => {
    const g = bangkok();
    for (let site = 0; site < g.owner.length; site++)
      if (site !== SITE_AT[GRID.find("0505")]) g.owner[site] = JAPANESE;
    g.siteChanges++;
    // Cut off from everything it has no umbrella either.
    fought(g, 2, "to:0503");
    expect(whereIs(g, "gb-air")).toBe("eliminated");
  });

  it("5.D in a city that its attackers lost, their own air unit flies when the defenders enter", () => {
    const g = japaneseTurn({ "jp-11": "0906", "jp-air3": "0906", "us-31": "0805" });
    const lost = ["attack:0805", "with:jp-11", "fight", "die:1"];
    // The umbrella turns the die of 1 into 2: disrupted and driven back.
    const { decision } = playedPart(g, combatAct(g), ...lost, "to:1007", "unit:us-31");
    expect(whereIs(g, "us-31")).toBe("0906");
    expect(decision).toMatchObject({ seat: "japanese", rule: "5.B" });
    expect(keysOf(decision)).toContain("to:1006");
  });

  it("5.B an air unit alone holds nothing: no attack is made on it, and a city with it alone is empty", () => {
    const g = japaneseTurn({ "jp-11": "0605", "gb-air": "0505" });
    own(g, "0505", ALLIED);
    expect(keysOf(played(g).decision)).not.toContain("attack:0505");
    const table = view(g);
    expect(table.cities["0505"].empty).toBe(true);
  });
});

describe("6.3 Fortresses in combat", () => {
  const singapore = (more: Record<string, string> = {}): Campaign => {
    const g = japaneseTurn({
      "jp-11": "0713",
      "jp-21": "0713",
      "jp-41": "0812",
      "gb-1malaya": "0813",
      ...more,
    });
    own(g, "0612", JAPANESE);
    return g;
  };
  const stormed = (g: Campaign, die: number, ...then: readonly string[]) =>
    playedPart(
      g,
      combatAct(g),
      "attack:0813",
      "with:jp-11",
      "with:jp-21",
      "with:jp-41",
      "fight",
      `die:${die}`,
      ...then,
    );

  it.each([
    { die: 2, result: "DR", ids: ["jp-11", "jp-21", "jp-41"] },
    { die: 3, result: "DE", ids: ["jp-11", "jp-21", "jp-41"] },
    { die: 3, result: "DD", ids: ["jp-11", "jp-3g"] },
  ])("6.S $result does nothing to units in a fortress", ({ die, result, ids }) => {
    const g = singapore(ids.includes("jp-3g") ? { "jp-3g": "0812" } : {});
    expect(attack(g, "0813", ids, die)).toMatchObject({ result });
    expect(whereIs(g, "gb-1malaya")).toBe("0813");
    expect(g.isDisrupted(unit("gb-1malaya"))).toBe(false);
    expect(stands(g, "singapore")).toBe(true);
  });

  it("6.S surrender takes all of them, air units too, and the attacker may enter: the fortress has fallen", () => {
    const held = { "gb-2malaya": "0813", "gb-air": "0813", "jp-3g": "0812", "jp-4g": "0812" };
    const all = ["attack:0813", "with-all", "fight", "die:6"];
    const g = singapore(held);
    const { decision } = playedPart(g, combatAct(g), ...all);
    expect(keysOf(decision)).toHaveLength(6);
    for (const id of ["gb-1malaya", "gb-2malaya", "gb-air"]) expect(whereIs(g, id)).toBe("surrendered");
    expect(stands(g, "singapore")).toBe(true);
    const again = singapore(held);
    const { events } = playedPart(again, combatAct(again), ...all, "unit:jp-41", "end:advance");
    expect(stands(again, "singapore")).toBe(false);
    expect(events).toContainEqual({ kind: "fortress", rule: "6.3", fortress: "singapore" });
    expect(again.owner[SITE_AT[GRID.find("0813")]]).toBe(JAPANESE);
  });

  it("6.3 an emptied fortress that nobody entered still stands", () => {
    const g = singapore();
    stormed(g, 6, "end:advance");
    expect(stands(g, "singapore")).toBe(true);
    expect(view(g).score.lines.find(({ cause }) => cause === "fortress")?.count).toBe(0);
  });

  it("4.0 a fortress has no limit for its own side, but the enemy in it stacks as anywhere", () => {
    const g = singapore({ "jp-42": "0713", "jp-3g": "0812" });
    const course = playedPart(
      g,
      combatAct(g),
      "attack:0813",
      "with-all",
      "fight",
      "die:6",
      "unit:jp-11",
      "unit:jp-21",
      "unit:jp-41",
      "unit:jp-42",
    );
    expect(course.decision).toBeUndefined();
    expect(whereIs(g, "jp-3g")).toBe("0812");
  });

  it.each([
    { die: 1, result: "AE" },
    { die: 2, result: "AD" },
    { die: 3, result: "AR" },
  ])("6.3 whoever attacks from a fortress is immune to $result", ({ die, result }) => {
    const g = alliedTurn({ "gb-6": "0813", "jp-1tk": "0713" });
    expect(attack(g, "0713", ["gb-6"], die)).toMatchObject({ odds: 1, result });
    expect(whereIs(g, "gb-6")).toBe("0813");
    expect(g.isDisrupted(unit("gb-6"))).toBe(false);
  });

  it("6.3 those who attack with them from outside are struck", () => {
    const g = alliedTurn({ "gb-6": "0813", "gb-15": "0612", "jp-11": "0713" });
    expect(attack(g, "0713", ["gb-6", "gb-15"], 1)).toMatchObject({ odds: 1, result: "AE" });
    expect(whereIs(g, "gb-6")).toBe("0813");
    expect(whereIs(g, "gb-15")).toBe("eliminated");
  });

  it("6.3 a fortress shields its own side only: the Japanese in Singapore after its fall are struck", () => {
    const g = japaneseTurn({ "jp-11": "0813", "us-31": "0713" });
    fall(g, "singapore");
    own(g, "0813", JAPANESE);
    expect(attack(g, "0713", ["jp-11"], 1)).toMatchObject({ result: "AD", modifier: 1 });
    expect(whereIs(g, "jp-11")).not.toBe("0813");
  });

  it("6.3 the defenders of a fortress may advance out of it into a hex the attackers lost", () => {
    const g = singapore({ "us-31": "0813" });
    g.put(unit("gb-1malaya"), ELIMINATED);
    const { decision } = playedPart(g, combatAct(g), "attack:0813", "with:jp-41", "fight", "die:1");
    expect(keysOf(decision)).toEqual(["unit:us-31", "end:advance"]);
  });

  it("6.3 a fortress has no strength of its own", () => {
    expect(shown(singapore(), "0813", "jp-11").defence).toBe(3);
  });
});

describe("6.3 After the fall of Singapore and of Corregidor", () => {
  it("6.3 Allied units in Malaya attack at -1 once Singapore has fallen", () => {
    const g = alliedTurn({ "gb-6": "0610", "jp-14tk": "0510" });
    expect(shown(g, "0510", "gb-6").modifier).toBe(0);
    fall(g, "singapore");
    expect(shown(g, "0510", "gb-6").modifiers).toEqual([{ cause: "fortress-lost-attack", value: -1 }]);
  });

  it("6.3 and are attacked at +1", () => {
    const g = japaneseTurn({ "jp-11": "0509", "gb-6": "0510" });
    own(g, "0509", JAPANESE);
    expect(shown(g, "0510", "jp-11").modifier).toBe(0);
    fall(g, "singapore");
    expect(shown(g, "0510", "jp-11").modifiers).toEqual([{ cause: "fortress-lost-defence", value: 1 }]);
  });

  it("6.3 all Allied forces there, of whatever nation", () => {
    const g = japaneseTurn({ "jp-11": "0509", "nl-1": "0510" });
    own(g, "0509", JAPANESE);
    fall(g, "singapore");
    expect(shown(g, "0510", "jp-11").modifier).toBe(1);
  });

  it("6.3 not outside Malaya: Siam, Sumatra, Java, the Philippines", () => {
    const g = japaneseTurn({ "jp-11": "0905", "gb-6": "0804" });
    fall(g, "singapore");
    expect(shown(g, "0804", "jp-11").modifier).toBe(0);
    const luzon = japaneseTurn({ "jp-11": "2203", "us-11": "2202" });
    beach(luzon, "2203");
    fall(luzon, "singapore");
    expect(shown(luzon, "2202", "jp-11").modifier).toBe(0);
  });

  it.each([
    { where: "Luzon", japanese: "2203", allied: "2202" },
    { where: "Mindanao", japanese: "2409", allied: "2408" },
  ])("6.3 Allied units on $where are attacked at +1 and attack at -1 once Corregidor has fallen", (place) => {
    const attacked = japaneseTurn({ "jp-11": place.japanese, "us-11": place.allied });
    beach(attacked, place.japanese);
    fall(attacked, "corregidor");
    expect(shown(attacked, place.allied, "jp-11").modifier).toBe(1);
    const attacking = alliedTurn({ "jp-14tk": place.japanese, "us-11": place.allied });
    own(attacking, "2104", JAPANESE);
    fall(attacking, "corregidor");
    expect(shown(attacking, place.japanese, "us-11").modifier).toBe(-1);
  });

  it("6.3 the fall of Corregidor changes nothing in Malaya", () => {
    const g = japaneseTurn({ "jp-11": "0509", "gb-6": "0510" });
    own(g, "0509", JAPANESE);
    fall(g, "corregidor");
    expect(shown(g, "0510", "jp-11").modifier).toBe(0);
  });

  it("6.3 the Japanese lose nothing with Palau", () => {
    const g = japaneseTurn({ "jp-11": "0905", "nl-1": "0804" });
    fall(g, "palau");
    expect(shown(g, "0804", "jp-11").modifier).toBe(0);
  });

  it("6.3 one unit from Malaya is enough for the -1, and two do not make it -2", () => {
    // 0509 is Siam, 0610 Malaya.
    const g = alliedTurn({ "gb-6": "0610", "gb-15": "0511", "gb-8": "0509", "jp-11": "0510" });
    own(g, "0509", ALLIED);
    fall(g, "singapore");
    expect(shown(g, "0510", "gb-6", "gb-15", "gb-8").modifier).toBe(-1);
  });

  it("6.3 with umbrellas and landings everything adds up", () => {
    const g = japaneseTurn({ "jp-11": "0509", "gb-6": "0510", "jp-air3": "0509" });
    own(g, "0509", JAPANESE);
    fall(g, "singapore");
    g.mark(unit("jp-11"), LANDED);
    expect(shown(g, "0510", "jp-11").modifier).toBe(1);
    expect(
      shown(g, "0510", "jp-11")
        .modifiers.map(({ cause }) => cause)
        .sort(),
    ).toEqual(["attacking-air", "fortress-lost-defence", "landing"]);
  });
});

describe("5.A.3 Water barriers in combat", () => {
  /** Iloilo: Panay is joined to 2306, Negros to 2308. */
  const iloilo = (units: Record<string, string>): Campaign => {
    const g = position({ turn: 1, phasing: "japanese", stage: "areas", units });
    g.hongKong.fallen = true;
    beach(g, "2306");
    return g;
  };

  it("5.A.3 before the enemy's combat phase the owner chooses the side of each unit", () => {
    const { decision } = played(iloilo({ "jp-11": "2306", "us-81": "2307" }));
    expect(decision).toMatchObject({ seat: "allied", rule: "5.A.3" });
    expect(keysOf(decision)).toEqual(["area:2307A", "area:2307B"]);
  });

  it("5.A.3 across the water it may not be attacked, on the same land it may", () => {
    const away = played(iloilo({ "jp-11": "2306", "us-81": "2307" }), "area:2307A");
    expect(keysOf(away.decision)).not.toContain("attack:2307");
    const here = played(iloilo({ "jp-11": "2306", "us-81": "2307" }), "area:2307B");
    expect(keysOf(here.decision)).toContain("attack:2307");
  });

  it("5.A.3 each land area is a stack of its own", () => {
    const g = iloilo({ "jp-11": "2306", "us-81": "2307", "us-101": "2307" });
    played(g, "area:2307B", "area:2307A", "attack:2307", "with:jp-11");
    expect(view(g).battle).toMatchObject({
      defenders: ["us-81"],
      defence: 4,
      area: "2307B",
    });
  });

  it("5.A.3 a hex from which one stack was driven is not vacated while the other is there", () => {
    const g = iloilo({ "jp-11": "2306", "jp-21": "2306", "us-81": "2307", "us-101": "2307" });
    const { decision } = played(
      g,
      "area:2307B",
      "area:2307A",
      "attack:2307",
      "with:jp-11",
      "with:jp-21",
      "fight",
      "die:6",
    );
    expect(whereIs(g, "us-81")).toBe("eliminated");
    expect(keysOf(decision)).not.toContain("end:advance");
  });

  it("5.A.3 nobody is asked where no enemy stands across a land side", () => {
    // 2407 touches 2307 across the sea only.
    const { decision } = played(iloilo({ "jp-11": "2407", "us-81": "2307" }));
    expect(decision?.rule).not.toBe("5.A.3");
  });

  it("5.A.3 landed units reach either side", () => {
    const g = iloilo({ "jp-11": "2207", "us-81": "2307", "us-101": "2307", "jp-21": "2306" });
    g.mark(unit("jp-11"), LANDED);
    const { decision } = played(g, "area:2307A", "area:2307B", "attack:2307");
    expect(keysOf(decision)).toEqual(["area:2307A", "area:2307B"]);
  });

  it("5.A.3 an attacker in such a hex strikes from whichever side is needed", () => {
    for (const target of ["2306", "2308"]) {
      const g = position({
        turn: 2,
        phasing: "allied",
        stage: "combat",
        units: { "us-81": "2307", "jp-14tk": target },
      });
      if (target === "2308") {
        g.put(unit("jp-14tk"), ELIMINATED);
        g.put(unit("jp-1art"), GRID.find(target));
      }
      expect(keysOf(played(g).decision)).toContain(`attack:${target}`);
    }
  });
});

describe("2.2 Combat phase", () => {
  it("2.2 the attacks end when the phasing player says so", () => {
    const g = japaneseTurn({ "jp-11": "0905", "nl-medan": "0804" });
    expect(keysOf(playedPart(g, play(g)).decision)).toContain("end:combat");
    const { events } = played(g, "end:combat");
    expect(events).toContainEqual({ kind: "turn", rule: "2.0", turn: 2 });
  });
});
