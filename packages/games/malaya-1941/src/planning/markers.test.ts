import { CHANCE } from "@sandtable/engine";
import { describe, expect, test } from "vitest";
import { ALLIED, GRID, JAPANESE } from "../map.ts";
import {
  BASE,
  DAMAGED,
  ELIMINATED,
  LATER,
  MIX,
  markerOf,
  REINFORCEMENT,
  RESERVE,
  TRACK,
  WITHDRAWN,
} from "../state.ts";
import { type Course, keys, played, position, unit } from "../testing/index.ts";

const kinds = ({ events }: Course): readonly string[] => events.map(({ kind }) => kind);
/** A side is about to pick two markers out of these, or out of this one and another that is held. */
function picking(
  seat: "japanese" | "allied",
  id: string,
  made: Parameters<typeof position>[0] = {},
  turn = 2,
) {
  const pool = { [id]: 1, [seat === "japanese" ? "yamashita" : "matador"]: 1 };
  const g = position({ stage: "markers", phasing: seat, first: seat, turn, pool, ...made });
  g.picks = 2;
  return g;
}

describe("4.1 initiative", () => {
  test("25.2 the Japanese go first on turn 1, without a die", () => {
    const g = position({ stage: "initiative", turn: 1, pool: { banzai: 1, panic: 1 } });
    const course = played(g);
    expect(g.first).toBe(JAPANESE);
    expect(course.decision?.about).toEqual({ kind: "draw.marker", seat: "japanese" });
    expect(course.events.find(({ kind }) => kind === "initiative")).toMatchObject({ isTie: false });
  });

  test("4.1 whoever has more points goes first", () => {
    const g = position({ stage: "initiative", turn: 2, pool: { morale: 1, abda: 1 } });
    g.points[ALLIED] = 3;
    played(g);
    expect(g.first).toBe(ALLIED);
  });

  test("MB-15 a tie is one draw between the two", () => {
    const g = position({ stage: "initiative", turn: 3, pool: { morale: 1, abda: 1 } });
    const course = played(g);
    expect(course.decision?.seat).toBe(CHANCE);
    expect(keys(course)).toEqual(["first:japanese", "first:allied"]);
    played(g, "first:allied");
    expect(g.first).toBe(ALLIED);
  });

  test("what lasts a turn is over", () => {
    const g = position({ stage: "initiative", turn: 1, pool: { banzai: 2 } });
    g.panic = true;
    g.noLandings = true;
    g.fired = [markerOf("naval-ca")];
    played(g);
    expect([g.panic, g.noLandings, g.fired]).toEqual([false, false, []]);
  });

  test("5.2, 25.4e the Japanese pick three, the Allies two and none on turn 1", () => {
    for (const [turn, picks] of [
      [1, 0],
      [2, 2],
    ]) {
      const g = position({
        stage: "initiative",
        turn,
        pool: { banzai: 2, yamashita: 1, abda: 1, morale: 1 },
        air: { japanese: { reserve: 1 } },
      });
      g.points[JAPANESE] = 1;
      const course = played(g);
      expect(g.picks).toBe(3);
      expect(course.decision?.seat).toBe(CHANCE);
      g.picks = 0;
      played(g);
      expect(g.phasing).toBe(picks === 0 ? JAPANESE : ALLIED);
      if (picks > 0) expect(g.picks).toBe(picks);
    }
  });
});

describe("5.1 picking", () => {
  test("5.1, 5.4, 18.7 a held marker is seen by its owner only; the others learn that one was picked", () => {
    const g = picking("japanese", "banzai", { pool: { banzai: 2, yamashita: 1 } });
    const course = played(g);
    expect(course.decision).toMatchObject({ seat: CHANCE, secret: ["japanese"], weights: [2, 1] });
    const { events } = played(g, "marker:banzai");
    expect(g.hand[markerOf("banzai")]).toBe(1);
    expect(g.pool[markerOf("banzai")]).toBe(1);
    expect(events.find(({ kind }) => kind === "picked")).toEqual({
      kind: "picked",
      rule: "5.1",
      seat: "japanese",
    });
    expect(events.find(({ kind }) => kind === "drew")).toMatchObject({
      audience: ["japanese"],
      marker: "banzai",
    });
  });

  test("5.0, MB-16 an empty pool ends the picks, and the second player follows the first", () => {
    const g = picking("japanese", "banzai", { pool: { banzai: 1, morale: 1, abda: 1 } });
    played(g, "marker:banzai");
    expect(g.phasing).toBe(ALLIED);
    expect([g.stage, g.picks]).toEqual(["markers", 2]);
  });

  test("MB-16 an immediate marker goes back at once and may come again", () => {
    const g = picking("japanese", "panic", { pool: { panic: 1 } });
    const course = played(g, "marker:panic");
    expect(keys(course)).toEqual(["marker:panic"]);
    expect(g.panic).toBe(true);
  });

  test("MB-17 Southern Operation on turn 1 lies aside, so that it cannot be its own substitute, then goes back", () => {
    const g = picking("japanese", "southern-operation", { pool: { "southern-operation": 1, banzai: 1 } }, 1);
    const course = played(g, "marker:southern-operation");
    expect(keys(course)).toEqual(["marker:banzai"]);
    expect(g.picks).toBe(2);
    expect(kinds(course)).toContain("substitute");
    played(g, "marker:banzai");
    expect(g.pool[markerOf("southern-operation")]).toBe(1);
    expect(g.aside[markerOf("southern-operation")]).toBe(0);
  });

  test("MB-17 with nothing to take its place the picks end, and it is back in the pool", () => {
    const g = picking("japanese", "southern-operation", { pool: { "southern-operation": 1 } }, 1);
    played(g, "marker:southern-operation");
    expect(g.pool[markerOf("southern-operation")]).toBe(1);
  });

  test("japanese-thais, allied-thais and MB-17 leave play from turn 3 on; before it is kept", () => {
    const late = picking("allied", "allied-thais", { pool: { "allied-thais": 1, matador: 1 } }, 3);
    const course = played(late, "marker:allied-thais");
    expect(keys(course)).toEqual(["marker:matador"]);
    expect(late.hand[markerOf("allied-thais")] + late.pool[markerOf("allied-thais")]).toBe(0);
    const early = picking("allied", "allied-thais");
    played(early, "marker:allied-thais");
    expect(early.hand[markerOf("allied-thais")]).toBe(1);
  });
});

describe("5.3 markers that are carried out at once", () => {
  test("southern-operation, 6.13 1-3: the 2nd armor and a point come this turn", () => {
    const g = picking("japanese", "southern-operation", { units: { "j-2-tk": "later" } });
    played(g, "marker:southern-operation", "die:3");
    expect(g.at[unit("j-2-tk")]).toBe(TRACK);
    expect(g.due[unit("j-2-tk")]).toBe(2);
    expect(g.has(unit("j-2-tk"), REINFORCEMENT)).toBe(true);
    expect(g.unitsAt(JAPANESE, TRACK).length).toBe(2);
  });

  test("southern-operation, MB-22 4-6: an armored unit is withdrawn before all eyes, a point is lost in secret, and nobody scores", () => {
    const units = {
      "j-1-tk": "base",
      "j-5-rec": "1002",
      "j-3ig": "base",
      "j-sup-01": "base",
      "j-sup-02": "1003",
    };
    const after4 = (...answers: readonly string[]) => {
      const g = picking("japanese", "southern-operation", { units });
      return { g, ...played(g, "marker:southern-operation", "die:4", ...answers) };
    };
    expect(keys(after4())).toEqual(["unit:j-5-rec", "unit:j-1-tk"].sort(byUnit));
    const supply = after4("unit:j-5-rec");
    expect(supply.g.at[unit("j-5-rec")]).toBe(WITHDRAWN);
    expect(supply.events).toContainEqual({ kind: "vacated", rule: "18.0", seat: "japanese", hex: "1002" });
    expect(supply.decision).toMatchObject({ secret: ["japanese"], about: { kind: "lose-supply" } });
    expect(keys(supply)).toEqual(["to:1003", "at-base"]);
    const after = after4("unit:j-5-rec", "to:1003");
    const { g } = after;
    expect(g.at[unit("j-sup-02")]).toBe(MIX);
    expect(after.events).toContainEqual({ kind: "vacated", rule: "18.0", seat: "japanese", hex: "1003" });
    expect(g.points).toEqual([0, 0]);
  });

  test("MB-21, MB-150 nothing to lose: nothing happens, but the enemy sees the pause that he always sees", () => {
    const g = picking("japanese", "southern-operation");
    const course = played(g, "marker:southern-operation", "die:6");
    expect(course.decision).toMatchObject({ secret: ["japanese"], about: { kind: "lose-supply" } });
    expect(keys(course)).toEqual(["no"]);
    const after = picking("japanese", "southern-operation");
    played(after, "marker:southern-operation", "die:6", "no");
    expect(after.pending).toBeUndefined();
  });

  test("MB-22, MB-150 which armor goes is asked where there is one to choose, too: how many there are is hidden", () => {
    const g = picking("japanese", "southern-operation", { units: { "j-1-tk": "base" } });
    const course = played(g, "marker:southern-operation", "die:4");
    expect(course.decision?.about.kind).toBe("withdraw-unit");
    expect(keys(course)).toEqual(["unit:j-1-tk"]);
  });

  test("fifth-column, MB-24 shows the hexes with Allied supply, not the base, to the Japanese; then a point may go", () => {
    const units = {
      "a-sup-01": "2032",
      "a-sup-02": "2032",
      "a-sup-03": "base",
      "a-sup-04": "0909",
      "a-1m": "3845",
    };
    const g = picking("japanese", "fifth-column", { units });
    const course = played(g, "marker:fifth-column");
    expect(course.events).toContainEqual({
      kind: "supply-shown",
      rule: "5.3",
      audience: ["japanese"],
      reveals: true,
      hexes: ["0909", "2032"],
    });
    expect(keys(course)).toEqual(["to:0909", "to:2032", "no"]);
    const after = played(g, "to:0909");
    expect(g.at[unit("a-sup-04")]).toBe(MIX);
    expect(after.events).toContainEqual({ kind: "vacated", rule: "18.0", seat: "allied", hex: "0909" });
    expect(g.shown).toEqual([]);
  });

  test("MB-24 the hexes shown outlive the checkpoint: the question is asked after it", () => {
    const g = picking("japanese", "fifth-column", { units: { "a-sup-01": "2032" } });
    played(g, "marker:fifth-column");
    expect(g.shown).toEqual([GRID.find("2032")]);
    expect(g.pending).toEqual({ marker: markerOf("fifth-column"), step: 1 });
  });

  test("weather, MB-23 an air point of each side is damaged, then each loses a point, the first player first", () => {
    const g = picking("japanese", "weather", {
      first: "japanese",
      units: { "j-sup-01": "base", "a-sup-01": "2032", "a-1m": "2032" },
      air: { japanese: { reserve: 3 }, allied: { reserve: 0, damaged: 1 } },
    });
    const course = played(g, "marker:weather");
    expect(course.decision).toMatchObject({ seat: "japanese", secret: ["japanese"] });
    expect([g.air[JAPANESE][RESERVE], g.air[JAPANESE][DAMAGED], g.air[ALLIED][DAMAGED]]).toEqual([2, 1, 1]);
    const second = played(g, "at-base");
    expect(second.decision).toMatchObject({ seat: "allied", secret: ["allied"] });
    played(g, "to:2032");
    expect(g.at[unit("a-sup-01")]).toBe(MIX);
    expect(g.pool[markerOf("weather")]).toBe(1);
  });

  test("abda, 6.1 and 6.13 1-3: two air points and a supply point come in the Reinforcement Phase", () => {
    const g = picking("allied", "abda");
    played(g, "marker:abda", "die:1");
    expect(g.airDue).toBe(2);
    expect(g.air[ALLIED][RESERVE]).toBe(0);
    expect(g.unitsAt(ALLIED, TRACK).length).toBe(1);
    expect(g.hand[markerOf("abda")] + g.pool[markerOf("abda")]).toBe(0);
  });

  test("abda, MB-21 4-6: an air point from reserve or damaged, and a supply point, without points", () => {
    const made = { units: { "a-sup-01": "base" }, air: { allied: { reserve: 2, damaged: 1 } } };
    const course = played(picking("allied", "abda", made), "marker:abda", "die:5");
    expect(keys(course)).toEqual(["box:reserve", "box:damaged"]);
    const g = picking("allied", "abda", made);
    played(g, "marker:abda", "die:5", "box:damaged", "at-base");
    expect(g.unitsAt(ALLIED, BASE)).toEqual([]);
    expect(g.air[ALLIED][DAMAGED]).toBe(0);
    expect(g.points).toEqual([0, 0]);
  });

  test("air-reinforcements: as many points as the die shows", () => {
    const g = picking("allied", "air-reinforcements");
    played(g, "marker:air-reinforcements", "die:5");
    expect(g.airDue).toBe(5);
  });

  test("indian-army, MB-20 a die for each unit; who does not come now never does", () => {
    const units = { "a-17-hq": "later", "a-44": "later", "a-45": "later", "a-46": "later" };
    const g = picking("allied", "indian-army", { units });
    const course = played(g, "marker:indian-army", "die:3", "die:4", "die:1", "die:6");
    expect(["a-17-hq", "a-44", "a-45", "a-46"].map((id) => g.at[unit(id)])).toEqual([
      TRACK,
      LATER,
      TRACK,
      LATER,
    ]);
    expect(course.events.filter(({ kind }) => kind === "marker-die").length).toBe(4);
  });

  test("middle-east, MB-19 comes a turn later", () => {
    const g = picking("allied", "middle-east", { units: { "a-53": "later", "a-18-hq": "later" } });
    played(g, "marker:middle-east");
    expect(g.at[unit("a-53")]).toBe(TRACK);
    expect(g.due[unit("a-53")]).toBe(3);
  });

  test("replacements, 25.6 a machine-gun battalion and three points", () => {
    const g = picking("allied", "replacements");
    played(g, "marker:replacements");
    expect(g.at[unit("a-2-4mg")]).toBe(TRACK);
    expect(g.unitsAt(ALLIED, TRACK).length).toBe(4);
  });

  test("morale: costs a point from seven lost objectives on", () => {
    const six = ["0810", "0815", "1421", "2032", "2539", "3427"];
    const ids = ["j-3ig", "j-4ig", "j-5ig", "j-11-5", "j-21-5", "j-41-5", "j-sup-01"];
    const held = Object.fromEntries(six.map((hex, index) => [ids[index], hex]));
    const calm = picking("allied", "morale", { units: { ...held, "a-sup-01": "base" } });
    expect(played(calm, "marker:morale").decision?.about.kind).not.toBe("lose-supply");
    const shaken = picking("allied", "morale", {
      units: { ...held, "j-sup-01": "2510", "a-sup-01": "base" },
    });
    expect(played(shaken, "marker:morale").decision?.about.kind).toBe("lose-supply");
    expect(shaken.at[unit("a-sup-01")]).toBe(BASE);
    expect(shaken.at[unit("a-sup-01")]).not.toBe(ELIMINATED);
  });
});

const byUnit = (a: string, b: string): number => unit(a.slice(5)) - unit(b.slice(5));
