import { describe, expect, it } from "vitest";
import { assaultHongKong, leaveHongKong } from "./hong-kong.ts";
import type { CampaignEvent } from "./log.ts";
import { type Campaign, ELIMINATED, OFF_MAP } from "./state.ts";
import {
  type Course,
  isChance,
  keysOf,
  played,
  playedPart,
  position,
  unit,
  whereIs,
} from "./testing/index.ts";
import { view } from "./view.ts";

const DIVISION = ["jp-228", "jp-229", "jp-230"];
/** The assault on this turn, after so many regiments were lost. */
function before(turn: number, lost = 0, more: Record<string, string> = {}): Campaign {
  const units = Object.fromEntries(DIVISION.map((id) => [id, "hong-kong"]));
  const g = position({ turn, stage: "hong-kong", units: { ...units, ...more } });
  for (const id of DIVISION.slice(0, lost)) g.put(unit(id), ELIMINATED);
  g.hongKong.lost = lost;
  return g;
}
const rolled = (g: Campaign, ...answers: readonly string[]): Course =>
  playedPart(g, assaultHongKong(g), ...answers);
const told = ({ events }: Course) => (events as CampaignEvent[]).find((event) => event.kind === "hong-kong");
const left = (g: Campaign) => DIVISION.filter((id) => whereIs(g, id) === "hong-kong").length;

/** 9.F The table, and what every die does with no regiment lost. */
const NEEDED = [6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2];

describe("9.F Hong Kong", () => {
  it.each(NEEDED.flatMap((needs, turn) => [1, 2, 3, 4, 5, 6].map((die) => ({ turn, needs, die }))))(
    "9.F turn $turn, die $die against $needs",
    ({ turn, needs, die }) => {
      const g = before(turn);
      const outcome = die >= needs ? "fallen" : die === 1 ? "reverse" : "holds";
      expect(told(rolled(g, `die:${die}`))).toMatchObject({ die, needs, outcome });
      expect(g.hongKong.fallen).toBe(outcome === "fallen");
      expect(left(g)).toBe(outcome === "reverse" ? 2 : 3);
      expect(g.hongKong.lost).toBe(outcome === "reverse" ? 1 : 0);
    },
  );

  it.each(
    [1, 2].flatMap((lost) =>
      [1, 2, 3, 4].flatMap((turn) => [1, 2, 3, 4, 5, 6].map((die) => ({ lost, turn, die }))),
    ),
  )(
    "9.F $lost lost: one less for each on the die ($die on turn $turn), and less than 1 is 1",
    ({ lost, turn, die }) => {
      const g = before(turn, lost);
      const modified = Math.max(1, die - lost);
      const outcome = modified >= NEEDED[turn] ? "fallen" : modified === 1 ? "reverse" : "holds";
      expect(told(rolled(g, `die:${die}`))).toMatchObject({ modifier: -lost, outcome });
      expect(g.hongKong.lost).toBe(outcome === "reverse" ? lost + 1 : lost);
      expect(left(g)).toBe(3 - g.hongKong.lost);
    },
  );

  it("9.F with nobody lost the modifier that is told is 0, and not -0", () => {
    expect(told(rolled(before(1), "die:3"))).toMatchObject({ modifier: 0 });
  });

  it("9.F on turn 0 with a regiment lost nothing takes it: six less one is five", () => {
    expect(told(rolled(before(0, 1), "die:6"))).toMatchObject({ outcome: "holds" });
  });

  it.each([3, 4, 7])(
    "9.F with all three lost a regiment off the map takes their place: 2 or more, at -3, on turn %i",
    (turn) => {
      const roll = (die: number) => {
        const g = before(turn, 3, { "jp-1for": "off-map", "jp-2for": "off-map" });
        return { g, course: rolled(g, "unit:jp-2for", `die:${die}`) };
      };
      expect(told(roll(5).course)).toMatchObject({ needs: 2, modifier: -3, outcome: "fallen" });
      expect(told(roll(6).course)).toMatchObject({ outcome: "fallen" });
      for (const die of [1, 2, 3, 4]) {
        const { g, course } = roll(die);
        expect(told(course)).toMatchObject({ outcome: "reverse" });
        // That regiment is gone, and no further modifier comes of it.
        expect(whereIs(g, "jp-2for")).toBe("eliminated");
        expect(g.hongKong.lost).toBe(3);
      }
    },
  );

  it("9.F the replacing regiment is lost and replaced again, without further modifiers", () => {
    const g = before(5, 3, { "jp-1for": "off-map", "jp-2for": "off-map", "jp-47": "off-map" });
    rolled(g, "unit:jp-1for", "die:1");
    const again = rolled(g, "unit:jp-2for", "die:5");
    expect(told(again)).toMatchObject({ modifier: -3, outcome: "fallen" });
    expect(whereIs(g, "jp-1for")).toBe("eliminated");
    expect(whereIs(g, "jp-2for")).toBe("hong-kong");
  });

  it("9.F a replacing regiment that held its ground stays for the next roll", () => {
    // It cannot hold: with -3 every die but 5 and 6 is a reverse. Committed, it is not asked for again after a fall.
    const g = before(6, 3, { "jp-1for": "off-map", "jp-2for": "off-map" });
    rolled(g, "unit:jp-1for", "die:6");
    expect(rolled(g).decision).toBeUndefined();
    expect(whereIs(g, "jp-2for")).toBe("off-map");
  });

  it("9.F only an infantry regiment is asked for: no guns, tanks, battalions or air units", () => {
    const others = {
      "jp-1art": "off-map",
      "jp-4tk": "off-map",
      "jp-sasebo2": "off-map",
      "jp-air5": "off-map",
    };
    const g = before(5, 3, { ...others, "jp-1for": "off-map", "jp-3g": "off-map" });
    const { decision } = rolled(g);
    expect(decision).toMatchObject({ seat: "japanese", rule: "9.F" });
    expect(keysOf(decision)).toEqual(["unit:jp-3g", "unit:jp-1for"]);
  });

  it("9.F with nobody off the map a regiment must be brought there by sea before the segment ends", () => {
    const g = position({
      turn: 1,
      stage: "naval",
      units: { "jp-11": "1205", "jp-21": "1205", "jp-1art": "1205" },
    });
    g.hongKong.lost = 3;
    const { decision } = played(g);
    expect(keysOf(decision)).not.toContain("end:naval");
    expect(decision?.closed?.().slice(0, 1)).toMatchObject([{ key: "end:naval", rule: "9.F" }]);
    const course = played(g, "unit:jp-11", "to:off-map", "end:naval");
    expect(isChance(course.decision)).toBe(true);
    expect(whereIs(g, "jp-11")).toBe("hong-kong");
  });

  it("9.F if nobody can come, there is no roll", () => {
    const g = before(5, 3);
    expect(rolled(g).decision).toBeUndefined();
    expect(g.hongKong.fallen).toBe(false);
  });

  it("9.F the roll is made once in each Japanese combat phase, unasked, until the city falls", () => {
    const g = before(1, 0, { "jp-11": "1205" });
    const { decision } = played(g);
    expect(isChance(decision)).toBe(true);
    expect(decision?.rule).toBe("9.F");
    const fallen = before(1, 0, { "jp-11": "1205" });
    fallen.hongKong.fallen = true;
    expect(rolled(fallen).decision).toBeUndefined();
  });

  it("9.F not in the Allied combat phase", () => {
    const g = position({
      turn: 1,
      phasing: "allied",
      stage: "areas",
      units: { "jp-11": "1205", "jp-228": "hong-kong" },
    });
    const { events, decision } = played(g);
    expect(decision?.rule).not.toBe("9.F");
    expect(events.some(({ kind }) => kind === "hong-kong")).toBe(false);
  });

  it("9.F the survivors are free in the next Japanese player-turn, not before", () => {
    const g = before(1, 1, { "jp-11": "1205" });
    rolled(g, "die:6");
    expect(g.hongKong.fallen).toBe(true);
    for (const id of DIVISION.slice(1)) expect(whereIs(g, id)).toBe("hong-kong");
    g.stage = "combat";
    // To the Allied player-turn, and through it.
    for (let step = 0; step < 40 && !(g.turn === 2 && g.phasing === 1); step++) {
      const end = keysOf(played(g).decision).find((key) => key.startsWith("end:"));
      if (g.turn === 2 && g.phasing === 0) expect(whereIs(g, "jp-229")).toBe("hong-kong");
      if (end && !(g.turn === 2 && g.phasing === 1)) played(g, end);
    }
    for (const id of DIVISION.slice(1)) expect(whereIs(g, id)).toBe("off-map");
    expect(whereIs(g, "jp-228")).toBe("eliminated");
  });

  it("9.F while Hong Kong holds nobody leaves", () => {
    const g = before(3);
    leaveHongKong(g);
    expect(left(g)).toBe(3);
  });

  it("9.F the page shows what the next die must show", () => {
    const table = (g: Campaign) => view(g).hongKong;
    expect(table(before(0))).toEqual({ fallen: false, lost: 0, needs: 6, modifier: 0 });
    expect(table(before(2, 1))).toEqual({ fallen: false, lost: 1, needs: 4, modifier: -1 });
    expect(table(before(3, 3))).toEqual({ fallen: false, lost: 3, needs: 2, modifier: -3 });
    expect(table(before(9, 2))).toEqual({ fallen: false, lost: 2, needs: 2, modifier: -2 });
  });

  it("11.0 the regiments of Hong Kong enter the map like all others", () => {
    const g = position({ turn: 1, stage: "naval", units: { "jp-228": "off-map", "jp-11": "1205" } });
    g.hongKong.fallen = true;
    expect(g.at[unit("jp-228")]).toBe(OFF_MAP);
    played(g, "unit:jp-228", "to:1201");
    expect(g.entered).toBe(1);
  });
});
