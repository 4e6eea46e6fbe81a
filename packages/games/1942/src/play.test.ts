import { describe, expect, it } from "vitest";
import { campaign } from "./game.ts";
import { invariants } from "./invariants.ts";
import type { CampaignEvent } from "./log.ts";
import { ALLIED, GRID, JAPANESE, SITE_AT } from "./map.ts";
import { play } from "./play.ts";
import { JAPAN } from "./points.ts";
import type { Campaign } from "./state.ts";
import { atStart, keysOf, played, position, unit, whereIs } from "./testing/index.ts";
import { view } from "./view.ts";

/**
 * Play on until something holds at a decision or between two checkpoints: every segment is ended as soon as it may be,
 * every die shows a 1, and whoever must choose takes the first answer.
 */
function passUntil(g: Campaign, stop: () => boolean): CampaignEvent[] {
  const events: CampaignEvent[] = [];
  g.log = (event) => events.push(event as CampaignEvent);
  for (let part = 0; part < 500 && !g.outcome && !stop(); part++) {
    const run = play(g);
    for (let step = run.next(); !step.done; ) {
      if (stop()) return events;
      const { choices } = step.value;
      step = run.next(choices.find(({ key }) => key.startsWith("end:")) ?? choices[0]);
    }
  }
  return events;
}
/** Five regiments in Siam at the border of Burma (9.G). */
const GUARD = { "jp-112": "0402", "jp-143": "0402", "jp-144": "0402", "jp-3art": "0402", "jp-8art": "0402" };
const at = (g: Campaign, turn: number, side: number) => g.turn === turn && g.phasing === side;

describe("6.D The time of disruption", () => {
  it("6.D the book's example: British, disrupted in the Japanese player-turn of turn 1, until the end of that of turn 2", () => {
    const g = position({
      turn: 1,
      phasing: "japanese",
      stage: "combat",
      units: { "jp-11": "0905", "jp-1art": "0905", "gb-punjab": "0804", ...GUARD },
    });
    g.hongKong.fallen = true;
    // 10 against 2 is 5:1: a three disrupts.
    const { events } = played(
      g,
      "attack:0804",
      "with:jp-11",
      "with:jp-1art",
      "fight",
      "die:3",
      "to:0802",
      "end:advance",
    );
    expect(events).toContainEqual({ kind: "disrupted", rule: "6.D", unit: "gb-punjab" });
    const table = () => view(g).units["gb-punjab"].disrupted;
    // In the Allied player-turn of turn 2: this one and the Japanese one are left.
    expect(at(g, 2, ALLIED)).toBe(true);
    expect(table()).toBe(2);
    passUntil(g, () => at(g, 2, JAPANESE));
    expect(table()).toBe(1);
    const later = passUntil(g, () => g.turn === 3 && g.stage === "land");
    expect(g.isDisrupted(unit("gb-punjab"))).toBe(false);
    expect(table()).toBeUndefined();
    const recovered = later.findIndex((event) => event.kind === "recovered");
    expect(recovered).toBeGreaterThanOrEqual(0);
    expect(recovered).toBeLessThan(later.findIndex((event) => event.kind === "turn" && event.turn === 3));
  });

  it.each([
    { turn: 0, phasing: "japanese" as const, end: 1, side: JAPANESE },
    { turn: 2, phasing: "allied" as const, end: 3, side: ALLIED },
    { turn: 4, phasing: "japanese" as const, end: 5, side: JAPANESE },
  ])(
    "6.D in the $phasing player-turn of turn $turn: two more player-turns are to pass",
    ({ turn, phasing, end, side }) => {
      const isAllied = phasing === "allied";
      // 10 against 2 is 5:1, and a three disrupts.
      const units: Record<string, string> = isAllied
        ? { "gb-6": "0612", "gb-15": "0612", "jp-14tk": "0713" }
        : { "jp-11": "0905", "jp-1art": "0905", "gb-punjab": "0804" };
      const [hex, victim, way] = isAllied ? ["0713", "jp-14tk", []] : ["0804", "gb-punjab", ["to:0802"]];
      const g = position({ turn, phasing, stage: "combat", units: { ...units, ...GUARD, "nl-1": "1519" } });
      g.hongKong.fallen = true;
      if (isAllied) g.owner[SITE_AT[GRID.find("0813")]] = JAPANESE;
      if (isAllied) g.stands[0] = 0;
      g.siteChanges++;
      const ids = Object.keys(units).filter((id) => id !== victim);
      const die = isAllied ? 4 : 3;
      played(
        g,
        `attack:${hex}`,
        ...ids.map((id) => `with:${id}`),
        "fight",
        `die:${die}`,
        ...way,
        "end:advance",
      );
      expect(g.isDisrupted(unit(victim))).toBe(true);
      passUntil(g, () => at(g, end, side) && g.stage === "combat");
      expect(at(g, end, side)).toBe(true);
      expect(g.isDisrupted(unit(victim))).toBe(true);
      passUntil(g, () => !at(g, end, side));
      expect(g.isDisrupted(unit(victim))).toBe(false);
    },
  );

  it("6.D attackers who were disrupted wait as long", () => {
    const g = position({
      turn: 1,
      stage: "combat",
      units: { "jp-11": "0905", "us-31": "0804", ...GUARD, "gb-6": "1519" },
    });
    g.hongKong.fallen = true;
    played(g, "attack:0804", "with:jp-11", "fight", "die:2", "to:1006", "end:advance");
    expect(g.isDisrupted(unit("jp-11"))).toBe(true);
    passUntil(g, () => at(g, 2, JAPANESE) && g.stage === "combat");
    expect(g.isDisrupted(unit("jp-11"))).toBe(true);
    passUntil(g, () => g.turn === 3);
    expect(g.isDisrupted(unit("jp-11"))).toBe(false);
  });
});

describe("2.0 The sequence of a player-turn, as sea and combat see it", () => {
  it("2.1.C reinforcements come in the naval segment and may sail at once", () => {
    const g = position({
      turn: 4,
      phasing: "allied",
      stage: "arrivals",
      units: { "gb-55": "later", "gb-mg": "later", "us-131": "later" },
    });
    const { decision, events } = played(g);
    expect(events.filter(({ kind }) => kind === "arrived")).toHaveLength(3);
    expect(keysOf(decision)).toEqual(["unit:gb-55", "unit:gb-mg", "unit:us-131", "end:naval"]);
    played(g, "unit:gb-55", "to:1018");
    expect(whereIs(g, "gb-55")).toBe("1018");
  });

  it("2.1.C land, then air, then naval movement, then combat", () => {
    const g = atStart();
    const events = passUntil(g, () => at(g, 1, JAPANESE) && g.stage === "land");
    const order = events.flatMap((event) => (event.kind === "segment" ? [event.segment] : []));
    expect(order.slice(0, 8)).toEqual(["land", "air", "naval", "combat", "land", "air", "naval", "combat"]);
    const turns = events.flatMap((event) =>
      event.kind === "player-turn" ? [`${event.seat} ${event.turn}`] : [],
    );
    expect(turns).toEqual(["japanese 0", "allied 1", "japanese 1"]);
  });

  it("2.1.C the points of a turn are fresh in each player-turn, less those lost for good", () => {
    const g = position({
      turn: 1,
      stage: "naval",
      units: { "jp-11": "1205", "jp-21": "1205", "gb-6": "0813" },
    });
    g.hongKong.fallen = true;
    g.lost[3] = 3;
    played(g, "unit:jp-11", "to:1006");
    expect(view(g).points.japanese).toEqual({ allowance: 9, used: 1, lost: 3 });
    passUntil(g, () => at(g, 2, JAPANESE) && g.stage === "land");
    expect(view(g).points.japanese).toEqual({ allowance: 9, used: 0, lost: 3 });
  });

  it("11.0 the six entries are counted by the game-turn", () => {
    const g = position({
      turn: 1,
      stage: "naval",
      units: { "jp-1for": "off-map", "jp-2for": "off-map", "gb-6": "0813" },
    });
    g.hongKong.fallen = true;
    played(g, "unit:jp-1for", "to:1201");
    expect(g.entered).toBe(1);
    passUntil(g, () => g.turn === 2 && g.stage === "land");
    expect(g.entered).toBe(0);
  });

  it("2.2 what landed on one turn is no landing on the next, and may march", () => {
    const g = position({
      turn: 1,
      stage: "naval",
      units: { "jp-11": "1205", "jp-21": "1205", "gb-6": "0813" },
    });
    g.hongKong.fallen = true;
    played(g, "unit:jp-11", "to:0706");
    expect(view(g).units["jp-11"].landed).toBe(true);
    passUntil(g, () => at(g, 2, JAPANESE) && g.stage === "land");
    expect(view(g).units["jp-11"].landed).toBeUndefined();
    expect(keysOf(played(g).decision)).toContain("unit:jp-11");
  });

  it("7.0 on the turn after it the landed unit needs its beach paid for", () => {
    const g = position({ turn: 1, stage: "naval", units: { "jp-11": "1205", "us-11": "2202" } });
    g.hongKong.fallen = true;
    played(g, "unit:jp-11", "to:2302");
    passUntil(g, () => at(g, 2, JAPANESE) && g.stage === "land");
    const supplied = () => view(g).units["jp-11"].supplied;
    expect(supplied()).toBe(true);
    g.lost[3] = 12;
    passUntil(g, () => at(g, 2, JAPANESE) && g.stage === "combat");
    expect(view(g).beaches).toEqual([{ hex: "2302", open: false }]);
  });

  it("9.H points are no counters: nothing is left at sea when the player-turn ends", () => {
    const g = position({ turn: 1, stage: "naval", units: { "jp-11": "1205", "gb-punjab": "1711" } });
    g.hongKong.fallen = true;
    played(g, "unit:jp-11", "to:1610");
    expect(whereIs(g, "jp-11")).toBe("1610");
    passUntil(g, () => g.phasing === ALLIED);
    expect(whereIs(g, "jp-11")).toBe("eliminated");
  });

  it("6.3 a fallen fortress stays fallen: its city is a port of the conqueror and nobody's supply point", () => {
    const g = position({
      turn: 1,
      stage: "combat",
      units: { "jp-11": "0713", "jp-21": "0812", "gb-punjab": "0813", "jp-41": "1205" },
    });
    g.hongKong.fallen = true;
    g.owner[SITE_AT[GRID.find("0612")]] = JAPANESE;
    g.siteChanges++;
    played(g, "attack:0813", "with-all", "fight", "die:6", "unit:jp-11", "end:advance");
    const table = view(g);
    expect(table.fortresses.singapore.stands).toBe(false);
    expect(table.cities["0813"]).toEqual({ owner: "japanese", supplies: false, empty: false });
    expect(g.isPort(JAPANESE, GRID.find("0813"))).toBe(true);
    expect(table.score).toMatchObject({ japanese: 20 + 2 + 5 });
  });
});

describe("5.C The first turn's sixteen points", () => {
  it("5.C may all have been used where a game is stored between turn 0 and turn 1", () => {
    const g = atStart();
    passUntil(g, () => g.stage === "turn" && g.turn === 1);
    g.used[JAPAN] = 16;
    expect(invariants(campaign.load(campaign.save(g)))).toEqual([]);
    g.stage = "naval";
    expect(invariants(g)).toEqual(["the japanese points are overspent (5.C)"]);
  });
});
