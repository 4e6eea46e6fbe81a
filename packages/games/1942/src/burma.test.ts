import { describe, expect, it } from "vitest";
import { burmaForce } from "./burma.ts";
import { GRID, JAPANESE, SITE_AT } from "./map.ts";
import { landAct } from "./march.ts";
import { navalAct } from "./naval.ts";
import type { Campaign } from "./state.ts";
import { keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";

/** Three regiments at the border, two more in Siam. */
const GUARD = { "jp-112": "0402", "jp-143": "0405", "jp-3g": "0406", "jp-4g": "0504", "jp-5g": "0604" };
const held = (made: Made = {}): Campaign => {
  const g = position({ turn: 2, ...made, units: { ...GUARD, ...made.units } });
  g.hongKong.fallen = true;
  for (const hex of ["0505", "0401", "0509", "0303", "0202"]) {
    g.owner[SITE_AT[GRID.find(hex)]] = JAPANESE;
    g.conquered[SITE_AT[GRID.find(hex)]] = 1;
  }
  g.siteChanges++;
  return g;
};
const open = (g: Campaign): string[] => keysOf(playedPart(g, landAct(g)).decision);
const marches = (g: Campaign, id: string): string[] =>
  keysOf(playedPart(g, landAct(g), `unit:${id}`).decision).flatMap((key) =>
    key.startsWith("to:") ? [key.slice(3)] : [],
  );
const send = (g: Campaign, id: string, hex: string): Campaign => {
  g.put(unit(id), GRID.find(hex));
  return g;
};

describe("9.G What counts", () => {
  it("9.G regiments of any type in Siam and Burma, and those in border hexes", () => {
    expect(burmaForce(held())).toEqual({ regiments: 5, border: 3 });
    const mixed = held({ units: { "jp-1tk": "0503", "jp-3art": "0303" } });
    expect(burmaForce(mixed)).toEqual({ regiments: 7, border: 4 });
  });

  it("9.G no battalions, nobody in Malaya or Indo-China, no Allied units", () => {
    const g = held({
      units: {
        "jp-kure3": "0303",
        "jp-yokosuka1": "0402",
        "jp-144": "0510",
        "jp-55": "0705",
        "us-31": "0306",
      },
    });
    expect(burmaForce(g)).toEqual({ regiments: 5, border: 3 });
  });

  it("9.G both sides of the border count", () => {
    const g = position({
      turn: 2,
      units: { "jp-112": "0201", "jp-143": "0302", "jp-144": "0307", "jp-55": "0308" },
    });
    expect(burmaForce(g)).toEqual({ regiments: 4, border: 4 });
  });
});

describe("9.G No move makes a shortage or a worse one", () => {
  it("9.G with five and three nobody leaves Siam and Burma, nor the border", () => {
    const g = held();
    expect(marches(g, "jp-4g")).toContain("0503");
    expect(marches(g, "jp-5g")).toContain("0704");
    for (const hex of ["0705", "0804", "0805"]) expect(marches(g, "jp-5g")).not.toContain(hex);
    // A guard of the border may change its place there, and not leave it.
    expect(marches(g, "jp-3g")).toContain("0405");
    expect(marches(g, "jp-3g")).toContain("0407");
    expect(marches(g, "jp-3g")).not.toContain("0509");
    expect(marches(g, "jp-3g")).not.toContain("0505");
  });

  it("9.G a sixth may leave, a fourth at the border too", () => {
    const sixth = held({ units: { "jp-144": "0604" } });
    expect(marches(sixth, "jp-144")).toContain("0705");
    const fourth = held({ units: { "jp-144": "0407" } });
    expect(marches(fourth, "jp-144")).toContain("0509");
    expect(marches(fourth, "jp-3g")).toContain("0509");
  });

  it("9.G what is short may not become shorter", () => {
    const g = held({ units: { "jp-5g": "1006" } });
    expect(burmaForce(g)).toEqual({ regiments: 4, border: 3 });
    expect(marches(g, "jp-4g")).not.toContain("0705");
    expect(marches(g, "jp-143")).not.toContain("0505");
  });

  it("9.G battalions come and go", () => {
    const g = held({ units: { "jp-kure3": "0604" } });
    expect(marches(g, "jp-kure3")).toContain("0705");
  });

  it("9.G not before turn 2", () => {
    for (const turn of [0, 1]) {
      const g = held({ turn });
      expect(marches(g, "jp-5g")).toContain("0705");
      expect(open(g)).toContain("end:land");
    }
  });

  it("9.G it binds the Japanese alone, and only in their own turn", () => {
    const g = position({ turn: 2, phasing: "allied", units: { "gb-6": "0303" } });
    expect(open(g)).toContain("end:land");
    expect(marches(g, "gb-6")).toContain("0202");
  });

  it("9.G nobody sails away either", () => {
    const g = send(held({ stage: "naval" }), "jp-4g", "0505");
    const to = keysOf(playedPart(g, navalAct(g), "unit:jp-4g").decision);
    expect(to).toContain("to:0509");
    expect(to).toContain("to:0303");
    for (const away of ["to:1006", "to:off-map", "to:0710"]) expect(to).not.toContain(away);
    const sixth = send(held({ stage: "naval", units: { "jp-144": "0604" } }), "jp-4g", "0505");
    expect(keysOf(playedPart(sixth, navalAct(sixth), "unit:jp-4g").decision)).toContain("to:1006");
  });
});

describe("9.G A segment does not end while a shortage can be mended", () => {
  it("9.G a regiment in reach keeps the land segment open", () => {
    const g = held({ units: { "jp-5g": "0705" } });
    const { decision } = playedPart(g, landAct(g));
    expect(keysOf(decision)).not.toContain("end:land");
    expect(decision?.closed?.().slice(0, 1)).toMatchObject([
      { rule: "9.G", key: "end:land", why: { key: "bar.burma", regiments: 4, border: 3 } },
    ]);
    expect(keysOf(played(g, "unit:jp-5g", "to:0604").decision)).toContain("end:land");
  });

  it("9.G a shortage at the border too", () => {
    const g = held({ units: { "jp-3g": "0407" } });
    expect(burmaForce(g)).toEqual({ regiments: 5, border: 3 });
    send(g, "jp-3g", "0408");
    expect(burmaForce(g)).toEqual({ regiments: 5, border: 2 });
    expect(open(g)).not.toContain("end:land");
    expect(keysOf(played(g, "unit:jp-3g", "to:0407").decision)).toContain("end:land");
  });

  it("9.G when nobody can mend it, play goes on", () => {
    const g = held({ units: { "jp-5g": "1205" } });
    expect(open(g)).toContain("end:land");
  });

  it("9.G a battalion in reach mends nothing", () => {
    const g = held({ units: { "jp-5g": "1205", "jp-kure3": "0705" } });
    expect(open(g)).toContain("end:land");
  });

  it("9.G to pick the unit up and let it stay mends nothing", () => {
    const g = held({ units: { "jp-5g": "0705" } });
    const keys = keysOf(playedPart(g, landAct(g), "unit:jp-5g").decision);
    if (keys.includes("stay")) playedPart(g, landAct(g), "unit:jp-5g", "stay");
    expect(open(g)).not.toContain("end:land");
  });

  it("9.G nor does a march elsewhere, when it is the only one that could", () => {
    const g = held({ units: { "jp-5g": "0705" } });
    expect(marches(g, "jp-5g")).toContain("0604");
    expect(marches(g, "jp-5g")).not.toContain("0804");
  });

  it("9.G with two that could, the first is free and the second bound", () => {
    const g = held({ units: { "jp-5g": "0705", "jp-144": "0705" } });
    expect(marches(g, "jp-5g")).toContain("0804");
    const { decision } = played(g, "unit:jp-5g", "to:0804");
    expect(keysOf(decision)).not.toContain("end:land");
    expect(marches(g, "jp-144")).not.toContain("0804");
  });

  it("9.G nor is the naval segment got round by staying", () => {
    const g = held({ stage: "naval", units: { "jp-5g": "1006", "jp-kure3": "1006" } });
    const keys = keysOf(playedPart(g, navalAct(g), "unit:jp-5g").decision);
    if (keys.includes("stay")) playedPart(g, navalAct(g), "unit:jp-5g", "stay");
    expect(keysOf(playedPart(g, navalAct(g)).decision)).not.toContain("end:naval");
  });

  it("9.G a regiment that can be shipped keeps the naval segment open", () => {
    const g = held({ stage: "naval", units: { "jp-5g": "1006", "jp-kure3": "1006" } });
    const { decision } = playedPart(g, navalAct(g));
    expect(keysOf(decision)).not.toContain("end:naval");
    expect(decision?.closed?.().slice(0, 1)).toMatchObject([{ rule: "9.G", key: "end:naval" }]);
    const { decision: after } = played(g, "unit:jp-5g", "to:0505");
    expect(whereIs(g, "jp-5g")).toBe("0505");
    expect(keysOf(after)).toContain("end:naval");
  });

  it("9.G without points nothing can be shipped, and the log tells of the shortage", () => {
    const g = held({ stage: "naval", units: { "jp-5g": "1006" } });
    g.used[3] = 12;
    const { events } = played(g);
    expect(events).toContainEqual({ kind: "burma-short", rule: "9.G", regiments: 4, border: 3 });
  });
});
