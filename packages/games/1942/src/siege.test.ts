import { describe, expect, it } from "vitest";
import type { CampaignEvent } from "./log.ts";
import { ALL_FORTRESSES, JAPANESE } from "./map.ts";
import { isBesieged } from "./play.ts";
import type { Campaign } from "./state.ts";
import { isChance, played, position, unit, whereIs } from "./testing/index.ts";
import { view } from "./view.ts";

const [SINGAPORE, CORREGIDOR, PALAU] = ALL_FORTRESSES;
/** The start of a game-turn. */
const turnBegins = (units: Record<string, string>, turn = 5): Campaign =>
  position({ turn, phasing: "japanese", stage: "turn", units });
const fort = (g: Campaign) => view(g).fortresses;
const around = { "jp-11": "0713", "jp-21": "0812" };

describe("9.I Sieges", () => {
  it("9.I Singapore is besieged when both hexes of Johore are held", () => {
    expect(isBesieged(turnBegins({ ...around, "gb-6": "0813" }), SINGAPORE)).toBe(true);
    for (const hex of ["0713", "0812"])
      expect(isBesieged(turnBegins({ "jp-11": hex, "jp-21": hex, "gb-6": "0813" }), SINGAPORE)).toBe(false);
    // Sumatra across the strait is not asked for.
    expect(fort(turnBegins({ ...around, "gb-6": "0813" })).singapore).toEqual({
      stands: true,
      besieged: true,
    });
  });

  it("9.I held by troop units of the enemy: neither air units nor his zone of control, nor own units", () => {
    expect(isBesieged(turnBegins({ "jp-11": "0713", "gb-15": "0812", "gb-6": "0813" }), SINGAPORE)).toBe(
      false,
    );
    expect(isBesieged(turnBegins({ "jp-11": "0612", "jp-21": "0712", "gb-6": "0813" }), SINGAPORE)).toBe(
      false,
    );
  });

  it("9.I Corregidor is besieged from Olongapo, 2203 and Manila", () => {
    const all = { "jp-11": "2103", "jp-21": "2203", "jp-41": "2204" };
    expect(isBesieged(turnBegins(all), CORREGIDOR)).toBe(true);
    for (const id of Object.keys(all)) {
      const { [id as keyof typeof all]: _, ...two } = all;
      expect(isBesieged(turnBegins(two), CORREGIDOR)).toBe(false);
    }
  });

  it("9.I Palau cannot be besieged, and a fallen fortress is not", () => {
    expect(isBesieged(turnBegins({ "gb-6": "0713" }), PALAU)).toBe(false);
    const g = turnBegins({ ...around });
    g.stands[SINGAPORE] = 0;
    expect(isBesieged(g, SINGAPORE)).toBe(false);
  });

  it("9.I at the start of the game-turn each troop unit inside rolls: a 6 surrenders it, and nothing else does", () => {
    const units = { ...around, "gb-1malaya": "0813", "gb-2malaya": "0813", "gb-6": "0813", "gb-15": "0813" };
    const g = turnBegins(units);
    const { decision } = played(g);
    expect(isChance(decision)).toBe(true);
    expect(decision).toMatchObject({ rule: "9.I", about: { unit: "gb-1malaya" } });
    const rolled = turnBegins(units);
    const { events } = played(rolled, "die:6", "die:5", "die:1", "die:6");
    expect(whereIs(rolled, "gb-1malaya")).toBe("surrendered");
    expect(whereIs(rolled, "gb-2malaya")).toBe("0813");
    expect(whereIs(rolled, "gb-6")).toBe("0813");
    expect(whereIs(rolled, "gb-15")).toBe("surrendered");
    const dice = (events as CampaignEvent[]).flatMap((event) => (event.kind === "attrition" ? [event] : []));
    expect(dice.map(({ unit: id, die, surrendered }) => [id, die, surrendered])).toEqual([
      ["gb-1malaya", 6, true],
      ["gb-2malaya", 5, false],
      ["gb-6", 1, false],
      ["gb-15", 6, true],
    ]);
    expect(dice[0].fortress).toBe("singapore");
  });

  it("9.I before the Allied player-turn, so that even all of them may be gone before they act", () => {
    const g = turnBegins({ ...around, "gb-6": "0813", "gb-28": "1519" });
    const { events, decision } = played(g, "die:6");
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf("attrition")).toBeLessThan(kinds.indexOf("player-turn"));
    expect(decision?.seat).toBe("allied");
    // Emptied, the fortress still stands until it is entered.
    expect(fort(g).singapore).toMatchObject({ stands: true });
    expect(view(g).score).toMatchObject({ japanese: 2, allied: 1 });
  });

  it("9.I air units do not roll; units outside do not either", () => {
    const g = turnBegins({ ...around, "gb-air": "0813", "nl-air": "0813", "gb-6": "0612" });
    const { events } = played(g);
    expect(events.some(({ kind }) => kind === "attrition")).toBe(false);
  });

  it("9.I disrupted and out of nowhere: everyone inside rolls, of whatever nation and type", () => {
    const g = turnBegins({ ...around, "nl-1": "0813", "gb-hussars": "0813", "us-131": "0813" });
    g.recovers[unit("nl-1")] = 20;
    const { events } = played(g, "die:1", "die:1", "die:1");
    expect(events.filter(({ kind }) => kind === "attrition")).toHaveLength(3);
  });

  it("9.I on each turn of the siege, once: not at the start of the Japanese player-turn", () => {
    const g = turnBegins({ ...around, "gb-6": "0813" }, 3);
    g.hongKong.fallen = true;
    const { decision } = played(g, "die:1");
    expect(decision?.seat).toBe("allied");
    const rest = played(g, "end:land");
    expect(rest.events.some(({ kind }) => kind === "attrition")).toBe(false);
  });

  it("9.I a siege that is broken before the next turn rolls no more", () => {
    const g = turnBegins({ "jp-11": "0713", "gb-6": "0813" });
    expect(played(g).events.some(({ kind }) => kind === "attrition")).toBe(false);
    expect(g.phasing).not.toBe(JAPANESE);
  });
});

describe("9.J What a fortress does", () => {
  it("9.J is a heading without text: nothing is added to 6.3 and 9.I", () => {
    const g = turnBegins({ "gb-6": "0813" });
    expect(fort(g)).toEqual({
      singapore: { stands: true, besieged: false },
      corregidor: { stands: true, besieged: false },
      palau: { stands: true, besieged: false },
    });
  });
});
