import { CHANCE, fastRandom, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import type { CampaignEvent } from "./log.ts";
import { GRID, JAPANESE, SITE_AT } from "./map.ts";
import { navalAct, strikesOn, voyage } from "./naval.ts";
import { Campaign } from "./state.ts";
import {
  type Course,
  isChance,
  keysOf,
  type Made,
  played,
  playedPart,
  position,
  unit,
  whereIs,
} from "./testing/index.ts";
import { Lookout } from "./umbrella.ts";
import { view } from "./view.ts";

/** A naval segment of the Japanese, Hong Kong out of the way. */
function naval(units: Record<string, string>, more: Partial<Made> = {}): Campaign {
  const g = position({ turn: 1, stage: "naval", units, ...more });
  g.hongKong.fallen = true;
  return g;
}
const sailing = (g: Campaign, ...answers: readonly string[]): Course =>
  playedPart(g, navalAct(g), ...answers);
const attacks = ({ events }: Course) =>
  (events as CampaignEvent[]).flatMap((event) => (event.kind === "air-attack" ? [event] : []));
const needs = (course: Course) => attacks(course).map((event) => event.needs);
const lost = (g: Campaign) => view(g).points.japanese;
/** How a voyage is shown before it is made. */
function shown(g: Campaign, id: string, to: string) {
  sailing(g, `unit:${id}`);
  const found = view(g).mover?.destinations.find((place) => place.to === to);
  g.mover = undefined;
  if (!found) throw new Error(`${id} cannot sail to ${to}`);
  return found;
}

describe("8.1 Umbrellas at sea", () => {
  // From Cam Ranh Bay to 0611 the way enters three hexes of the British umbrella at Singapore.
  const three = () => naval({ "jp-11": "1205", "gb-air": "0813" });

  it("8.1 the book's example: sunk on 1 in the first hex, on 1 and 2 in the second, on 1 to 3 in the third", () => {
    const g = three();
    const course = sailing(g, "unit:jp-11", "to:0611", "die:2", "die:3", "die:4");
    expect(attacks(course)).toMatchObject([
      { air: "gb-air", unit: "jp-11", empty: false, needs: 1, die: 2, sunk: false },
      { needs: 2, die: 3, sunk: false },
      { needs: 3, die: 4, sunk: false },
    ]);
    expect(whereIs(g, "jp-11")).toBe("0611");
  });

  it.each([
    ["die:1"],
    ["die:2", "die:1"],
    ["die:2", "die:2"],
    ["die:2", "die:3", "die:1"],
    ["die:2", "die:3", "die:2"],
    ["die:2", "die:3", "die:3"],
  ])("8.1 sunk after %s %s %s: the unit and its points are lost", (...dice) => {
    const g = three();
    const course = sailing(g, "unit:jp-11", "to:0611", ...dice.filter((die) => die !== undefined));
    expect(course.decision).toBeUndefined();
    expect(whereIs(g, "jp-11")).toBe("eliminated");
    expect(attacks(course).at(-1)).toMatchObject({ sunk: true });
    expect(course.events).toContainEqual({ kind: "points-lost", rule: "8.1", nation: "japanese", points: 2 });
    expect(lost(g)).toEqual({ allowance: 10, used: 0, lost: 2 });
    expect(g.beaches).toEqual([]);
  });

  it("8.1 it is the owner of the air unit who strikes; chance rolls one die for each hex", () => {
    const { decision } = sailing(three(), "unit:jp-11", "to:0611");
    expect(isChance(decision)).toBe(true);
    expect(decision).toMatchObject({ seat: CHANCE, rule: "8.1", about: { air: "gb-air", unit: "jp-11" } });
    expect(keysOf(decision)).toEqual(["die:1", "die:2", "die:3", "die:4", "die:5", "die:6"]);
  });

  it("8.1 one attack for each unit: the next one starts a count of its own", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "gb-air": "0813" });
    sailing(g, "unit:jp-11", "to:0611", "die:6", "die:6", "die:6");
    expect(needs(sailing(g, "unit:jp-21", "to:0611", "die:6", "die:6", "die:6"))).toEqual([1, 2, 3]);
  });

  it("8.1 each umbrella keeps its own count", () => {
    const g = naval({ "jp-11": "off-map", "gb-air": "0813", "nl-air": "0816" });
    const course = sailing(g, "unit:jp-11", "to:1116", "die:6", "die:6", "die:6");
    const by = (air: string) => attacks(course).filter((event) => event.air === air);
    expect(by("nl-air").map((event) => event.needs)).toEqual([1, 2]);
    expect(by("gb-air").map((event) => event.needs)).toEqual([1]);
    for (const { air, hex } of attacks(course))
      expect(GRID.distance(GRID.find(hex), g.hexOf(unit(air)))).toBeLessThanOrEqual(4);
  });

  it("8.1 the hex the ship lies in is not entered; the last hex is", () => {
    // Kota Bharu is the only umbrella hex on the way in, and no hex on the way out.
    const inbound = naval({ "jp-11": "1205", "gb-air": "0813" });
    inbound.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    expect(shown(inbound, "jp-11", "0710").attacks).toEqual([{ air: "gb-air", hexes: 1, empty: false }]);
    const outbound = naval({ "jp-kure1": "0710", "gb-air": "0813" });
    outbound.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    expect(shown(outbound, "jp-kure1", "1006").attacks).toEqual([]);
  });

  it("8.1 a sixth hex is certain loss", () => {
    const g = naval({ "jp-11": "off-map", "gb-air": "0813", "nl-air": "0816" });
    expect(shown(g, "jp-11", "0715").chance).toBe(0);
    const dice = Array.from({ length: 8 }, () => "die:6");
    expect(() => sailing(g, "unit:jp-11", "to:0715", ...dice, ...dice)).toThrow(/the play is over/);
    expect(whereIs(g, "jp-11")).toBe("eliminated");
  });

  it("8.1 an air unit out of supply does not strike", () => {
    const g = naval({ "jp-11": "1205", "gb-air": "0505", "jp-21": "0605", "jp-41": "0405", "jp-42": "0504" });
    g.owner[SITE_AT[GRID.find("0505")]] = 0;
    expect(shown(g, "jp-11", "0509").attacks).toEqual([]);
    const supplied = naval({ "jp-11": "1205", "gb-air": "0505" });
    supplied.owner[SITE_AT[GRID.find("0505")]] = 0;
    expect(shown(supplied, "jp-11", "0509").attacks).toEqual([{ air: "gb-air", hexes: 1, empty: false }]);
  });

  it("8.1 the Allies are struck by Japanese umbrellas in the same way, and lose their own points", () => {
    const g = position({
      turn: 2,
      phasing: "allied",
      stage: "naval",
      units: { "us-31": "2204", "jp-air5": "off-map", "us-45": "2104", "gb-6": "0813" },
    });
    // Manila and Corregidor lie at four hexes from the base beyond the edge; the way out by the south leaves it.
    const run = playedPart(g, navalAct(g), "unit:us-31", "to:2307");
    expect(run.decision).toMatchObject({ rule: "8.1", about: { air: "jp-air5" } });
    const sunk = position({
      turn: 2,
      phasing: "allied",
      stage: "naval",
      units: { "us-31": "2204", "jp-air5": "off-map", "us-45": "2104", "gb-6": "0813" },
    });
    playedPart(sunk, navalAct(sunk), "unit:us-31", "to:2307", "die:1");
    expect(view(sunk).points).toMatchObject({
      american: { allowance: 1, lost: 1 },
      british: { allowance: 2, lost: 0 },
      dutch: { allowance: 2, lost: 0 },
    });
    // The empty transport was sunk, not the regiment.
    expect(whereIs(sunk, "us-31")).toBe("2204");
  });
});

describe("8.1 Points lost for good", () => {
  it("8.1 sixteen less two on turn 0 leaves fourteen, and ten on every later turn", () => {
    const g = naval({ "jp-11": "1205", "gb-air": "0813" }, { turn: 0 });
    sailing(g, "unit:jp-11", "to:0611", "die:1");
    expect(lost(g).allowance).toBe(14);
    g.turn = 1;
    expect(lost(g).allowance).toBe(10);
    g.turn = 7;
    expect(lost(g).allowance).toBe(10);
  });

  it("8.1 an ordinary voyage loses one, a naval landing force only what the nation gave", () => {
    const port = naval({ "jp-11": "1205", "gb-air": "0813" });
    port.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    sailing(port, "unit:jp-11", "to:0710", "die:1");
    expect(lost(port)).toEqual({ allowance: 11, used: 0, lost: 1 });
    const landing = naval({ "jp-yokosuka2": "1205", "gb-air": "0813" });
    sailing(landing, "unit:jp-yokosuka2", "to:0711", "die:1");
    expect(lost(landing)).toEqual({ allowance: 11, used: 0, lost: 1 });
    const alone = naval({ "jp-yokosuka2": "1205", "gb-air": "0813" });
    alone.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    sailing(alone, "unit:jp-yokosuka2", "to:0710", "die:1");
    expect(whereIs(alone, "jp-yokosuka2")).toBe("eliminated");
    expect(lost(alone)).toEqual({ allowance: 12, used: 0, lost: 0 });
  });

  it("8.1 a point that was lost is not counted as used too", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205", "gb-air": "0813" });
    sailing(g, "unit:jp-11", "to:0711", "die:1");
    sailing(g, "unit:jp-21", "to:0609");
    expect(lost(g)).toEqual({ allowance: 10, used: 2, lost: 2 });
    const { decision } = sailing(naval({ "jp-11": "1205" }));
    expect(decision?.about).toMatchObject({ japanese: 12 });
  });
});

describe("9.H Ships on their way to load", () => {
  // A Japanese unit in Kota Bharu, which lies under the British umbrella with one hex of the way in.
  const kotaBharu = (id = "jp-11") => {
    const g = naval({ [id]: "0710", "gb-air": "0813" });
    g.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    return g;
  };

  it("9.H the empty transport is struck on its way to the port, then the loaded one starts a new count", () => {
    const g = kotaBharu();
    const course = sailing(g, "unit:jp-11", "to:0711", "die:2", "die:2", "die:2");
    // Two points each enter the one hex; the loaded ship enters 0711 as its first.
    expect(attacks(course).map(({ empty, needs: least, hex }) => ({ empty, needs: least, hex }))).toEqual([
      { empty: true, needs: 1, hex: "0710" },
      { empty: true, needs: 1, hex: "0710" },
      { empty: false, needs: 1, hex: "0711" },
    ]);
    expect(whereIs(g, "jp-11")).toBe("0711");
  });

  it("9.H an ordinary voyage needs one run, a naval landing force none, and for its landing one", () => {
    expect(shown(kotaBharu(), "jp-11", "1006").attacks).toEqual([{ air: "gb-air", hexes: 1, empty: true }]);
    expect(shown(kotaBharu("jp-kure1"), "jp-kure1", "1006").attacks).toEqual([]);
    const landing = sailing(kotaBharu("jp-kure1"), "unit:jp-kure1", "to:0711", "die:2", "die:2");
    expect(attacks(landing).map(({ empty }) => empty)).toEqual([true, false]);
  });

  it("9.H a sunk transport costs its point, not the unit; another may be sent", () => {
    const g = kotaBharu();
    const course = sailing(g, "unit:jp-11", "to:1006", "die:1");
    expect(course.decision).toMatchObject({ seat: "japanese", rule: "9.H" });
    expect(keysOf(course.decision)).toEqual(["to:1006", "stay"]);
    const again = kotaBharu();
    sailing(again, "unit:jp-11", "to:1006", "die:1", "to:1006", "die:1", "to:1006", "die:2");
    expect(whereIs(again, "jp-11")).toBe("1006");
    expect(lost(again)).toEqual({ allowance: 10, used: 1, lost: 2 });
    const stays = kotaBharu();
    sailing(stays, "unit:jp-11", "to:1006", "die:1", "stay");
    expect(whereIs(stays, "jp-11")).toBe("0710");
    expect(lost(stays)).toEqual({ allowance: 11, used: 0, lost: 1 });
  });

  it("9.H with too few points left the unit stays, and what came through is used", () => {
    const g = kotaBharu();
    g.used[3] = 10;
    sailing(g, "unit:jp-11", "to:0711", "die:2", "die:1");
    expect(whereIs(g, "jp-11")).toBe("0710");
    expect(lost(g)).toEqual({ allowance: 11, used: 11, lost: 1 });
  });

  it("9.H off the map no transport has to come", () => {
    const g = naval({ "jp-11": "off-map", "gb-air": "0813" });
    expect(shown(g, "jp-11", "0711").run).toBeUndefined();
    expect(shown(g, "jp-11", "0711").attacks).toEqual([{ air: "gb-air", hexes: 2, empty: false }]);
  });

  it("9.H transports that cannot come to the port carry nobody away", () => {
    // Manila's bay is shut by Corregidor; the naval landing force has a ship of its own but no open water either.
    const g = naval({ "jp-11": "2204", "us-45": "2104" });
    g.owner[SITE_AT[GRID.find("2204")]] = JAPANESE;
    expect(keysOf(sailing(g, "unit:jp-11").decision)).toEqual([]);
  });

  it("9.H loading in a port in an enemy zone is allowed, and leaving it", () => {
    // Aparri with an American beside it.
    const g = naval({ "jp-11": "2201", "us-11": "2202" });
    g.owner[SITE_AT[GRID.find("2201")]] = JAPANESE;
    expect(keysOf(sailing(g, "unit:jp-11").decision)).toContain("to:1201");
    expect(keysOf(sailing(g, "unit:jp-11").decision)).toContain("to:off-map");
  });
});

describe("8.1 Naval air units", () => {
  it("5.C they go to any sea or coastal hex that is in no enemy zone of control, for their own point", () => {
    const g = naval({ "jp-cv1": "off-map", "us-11": "2202", "us-21": "2405" });
    const { decision } = sailing(g, "unit:jp-cv1");
    const keys = keysOf(decision);
    for (const hex of ["2004", "2307", "1519", "0509"]) expect(keys).toContain(`to:${hex}`);
    for (const hex of ["2202", "2302", "2303", "2102", "2405", "2505", "2404"])
      expect(keys).not.toContain(`to:${hex}`);
    // No inland hex, no treacherous sea, and they are where they go: not back off the map.
    for (const hex of ["0804", "1608", "1507"]) expect(keys).not.toContain(`to:${hex}`);
    sailing(g, "unit:jp-cv1", "to:2004");
    expect(whereIs(g, "jp-cv1")).toBe("2004");
    expect(lost(g)).toEqual({ allowance: 12, used: 0, lost: 0 });
  });

  it("8.1 they are struck on their way, and a hit loses the unit for good, no points", () => {
    const g = naval({ "jp-cv1": "off-map", "gb-air": "0813" });
    const course = sailing(g, "unit:jp-cv1", "to:0811", "die:6", "die:6", "die:3");
    expect(needs(course)).toEqual([1, 2, 3]);
    expect(whereIs(g, "jp-cv1")).toBe("eliminated");
    expect(lost(g)).toEqual({ allowance: 12, used: 0, lost: 0 });
  });

  it("11.0 entering they count among the six of the turn", () => {
    const g = naval({ "jp-cv1": "off-map" });
    sailing(g, "unit:jp-cv1", "to:2004");
    expect(g.entered).toBe(1);
  });

  it.each([
    { turn: 0, back: 2 },
    { turn: 1, back: 3 },
    { turn: 5, back: 7 },
  ])(
    "8.1 used on turn $turn it is taken off after the combat phase and is back on turn $back",
    ({ turn, back }) => {
      // A Japanese garrison against Burma from turn 2, so that the naval segment may end.
      const guard = {
        "jp-55": "0402",
        "jp-56": "0402",
        "jp-114": "0402",
        "jp-124": "0402",
        "jp-3art": "0402",
      };
      const g = naval({ "jp-cv1": "off-map", "jp-cv2": "off-map", ...guard }, { turn });
      const pass = (stop: () => boolean): void => {
        for (let step = 0; step < 200 && !stop(); step++) {
          const { decision } = played(g);
          const end = keysOf(decision).find((key) => key.startsWith("end:"));
          if (!end || stop()) return;
          played(g, end);
        }
      };
      played(g, "unit:jp-cv1", "to:2004", "end:naval");
      pass(() => g.phasing !== JAPANESE || g.turn !== turn);
      expect(whereIs(g, "jp-cv1")).toBe("regrouping");
      expect(whereIs(g, "jp-cv2")).toBe("off-map");
      expect(view(g).units["jp-cv1"].returns).toBe(back);
      pass(() => g.turn === back - 1 && g.phasing === JAPANESE && g.stage === "naval");
      expect(whereIs(g, "jp-cv1")).toBe("regrouping");
      pass(() => g.turn === back && g.phasing === JAPANESE && g.stage === "naval");
      expect(g.turn).toBe(back);
      expect(whereIs(g, "jp-cv1")).toBe("off-map");
      expect(keysOf(played(g).decision)).toContain("unit:jp-cv1");
    },
  );
});

describe("8.1 The chance to arrive that is shown", () => {
  /** Kota Bharu to Bangka: empty transports and the loaded ship come under two umbrellas. */
  const made = () => {
    const g = naval({ "jp-11": "0710", "gb-air": "0813", "nl-air": "0816" });
    g.owner[SITE_AT[GRID.find("0710")]] = JAPANESE;
    return g;
  };

  it.each([
    { to: "0711", runs: 2 },
    { to: "0712", runs: 2 },
    { to: "1112", runs: 2 },
    { to: "1116", runs: 2 },
    { to: "1006", runs: 1 },
  ])(
    "8.1 to $to: the product over every die that is rolled, with $runs runs of empty transports",
    ({ to, runs }) => {
      const { chance, attacks: counted = [] } = shown(made(), "jp-11", to);
      const dice = counted.flatMap(({ hexes, empty }) =>
        Array<string>(hexes * (empty ? runs : 1)).fill("die:6"),
      );
      const g = made();
      const course = sailing(g, "unit:jp-11", `to:${to}`, ...dice);
      expect(course.decision).toBeUndefined();
      expect(whereIs(g, "jp-11")).toBe(to);
      expect(attacks(course)).toHaveLength(dice.length);
      expect(chance).toBeCloseTo(
        needs(course).reduce((product, least) => product * ((6 - least) / 6), 1),
        10,
      );
    },
  );

  it("8.1 into an empty city the chance of its fall is in it", () => {
    const g = naval({ "jp-11": "1205", "gb-air": "0813" });
    // One umbrella hex; Penang needs 7 / 2, a die of 3 or less.
    expect(shown(g, "jp-11", "0511").chance).toBeCloseTo((5 / 6) * (3 / 6), 10);
  });

  it("8.1 through two umbrellas it is what thousands of voyages give", () => {
    const g = naval({ "jp-11": "off-map", "gb-air": "0813", "nl-air": "0816" });
    const { chance = 0, attacks: counted } = shown(g, "jp-11", "1116");
    expect(counted).toHaveLength(2);
    const threat = new Lookout().for(g, JAPANESE);
    const strikes = strikesOn(voyage(g, unit("jp-11"), GRID.find("1116"), threat), threat);
    const random = fastRandom(1942);
    const rolls = 60_000;
    let arrived = 0;
    for (let i = 0; i < rolls; i++)
      if (strikes.every((strike) => random.below(6) + 1 > strike.needs)) arrived++;
    expect(Math.abs(arrived / rolls - chance)).toBeLessThan(0.01);
    // And the whole course, transports and all, a few hundred times.
    const start = made();
    const whole = shown(start, "jp-11", "1116").chance ?? 0;
    const voyages = 600;
    let through = 0;
    for (let i = 0; i < voyages; i++) {
      const table = new Campaign(start);
      const run = navalAct(table);
      for (let open = nextQuestion(run); open; ) {
        const { choices, seat } = open;
        const key = keysOf(open).includes("unit:jp-11")
          ? "unit:jp-11"
          : keysOf(open).includes("stay") && table.lost[3] > 0
            ? "stay"
            : "to:1116";
        const choice = seat === CHANCE ? choices[random.below(6)] : choices.find((each) => each.key === key);
        if (!choice) throw new Error(key);
        open = nextQuestion(run, choice);
      }
      if (whereIs(table, "jp-11") === "1116") through++;
    }
    expect(Math.abs(through / voyages - whole)).toBeLessThan(0.05);
  });
});
