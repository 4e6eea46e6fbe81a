import type { TableView } from "@sandtable/1942/shape";
import { FORTRESSES, UNITS } from "@sandtable/1942/units";
import type { ChoiceShown } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { COUNTER } from "../hex/index.ts";
import { arrange } from "./arrange.ts";
import { Drawing } from "./board.tsx";
import { JAPANESE_OFF_MAP, MAP, SHEET } from "./layout.ts";
import { type Laid, type Overlay, overlays } from "./overlays.ts";
import { asView, goes, picks, position } from "./testing/position.ts";

const OVERLAYS = overlays.list.map(({ id }) => id);
const lay = (...shown: readonly Overlay[]): Laid => ({
  zones: shown.includes("zones"),
  supply: shown.includes("supply"),
  umbrellas: shown.includes("umbrellas"),
  risk: shown.includes("risk"),
  numbers: shown.includes("numbers"),
  allNumbers: shown.includes("allNumbers"),
  bare: shown.includes("bare"),
});

const draw = (
  view: TableView,
  choices: readonly ChoiceShown[] = [],
  looked?: string,
  laid = lay("numbers"),
): string =>
  renderToStaticMarkup(
    createElement(Drawing, {
      view: asView(view),
      choices,
      closed: [],
      onPlace: () => {},
      onLook: () => {},
      animate: false,
      laid,
      ...(looked !== undefined && { looked: { on: "hex", id: looked } }),
    }),
  );

const START = position();
const bad = /undefined|NaN|\[object|>null</;
const count = (markup: string, part: RegExp): number => [...markup.matchAll(part)].length;
const tags = (markup: string): number => count(markup, /<[a-z]/gi);
const units = (change: TableView["units"]): TableView["units"] => ({ ...START.units, ...change });

describe("the board of 1942", () => {
  it("draws every counter once, and nothing undefined", () => {
    const markup = draw(START);
    expect(bad.test(markup)).toBe(false);
    for (const { id } of UNITS)
      expect(count(markup, new RegExp(`data-place="piece ${id} map"`, "g")), id).toBe(1);
    for (const { name } of FORTRESSES) expect(markup.includes(name)).toBe(true);
  });

  it("stays light: few enough nodes to pan and zoom, with everything on it too", () => {
    expect(tags(draw(START))).toBeLessThan(2500);
    expect(tags(draw(START, [], "0813", lay(...OVERLAYS)))).toBeLessThan(2500);
  });

  it("rings a pile once, on the uppermost counter that can be chosen", () => {
    const markup = draw(START, picks("jp-11", "jp-21", "jp-42"));
    expect(count(markup, /class="ring covered"/g)).toBe(2);
    expect(markup).toMatch(/data-place="piece jp-42 map"><path class="ring" /);
  });

  it("makes stops of the keyboard only where there is a choice, in reading order", () => {
    expect(count(draw(START), /tabindex="0"/g)).toBe(0);
    const markup = draw(START, [...picks("jp-33", "jp-11", "jp-21", "jp-42"), ...goes("0101", "3422")]);
    const stops = [...markup.matchAll(/<g class="place[^>]*data-place="([^"]+)"[^>]*>/g)];
    expect(stops.map(([, key]) => key)).toEqual([
      "hex 0101",
      "piece jp-11 map",
      "piece jp-21 map",
      "piece jp-42 map",
      "piece jp-33 map",
      "hex 3422",
    ]);
    for (const [tag] of stops) {
      expect(tag).toContain('tabindex="0"');
      expect(tag).toContain("Can be chosen.");
    }
    expect(markup).toMatch(/aria-label="11th Regiment[^"]* in Cam Ranh Bay \(1205\)\. Can be chosen\."/);
  });

  it("marks disrupted, done, landed and unsupplied counters, each by a sign of its own", () => {
    const clean = draw(START);
    const marked = draw({
      ...START,
      units: units({
        "jp-11": { at: "0710", disrupted: 2 },
        "jp-21": { at: "0710", done: true },
        "jp-41": { at: "0710", landed: true },
        "jp-42": { at: "0710", supplied: false },
      }),
    });
    for (const sign of ["veil", "done", "landed", "unsupplied"]) {
      expect(clean.includes(`class="${sign}"`), sign).toBe(false);
      expect(count(marked, new RegExp(`class="${sign}"`, "g")), sign).toBe(1);
    }
  });

  it("says how many lie in a pile", () => {
    expect(/class="badge-text"[^>]*>6</.test(draw(START))).toBe(true);
  });

  it("5.C draws destinations with their cost or chance, and the way to the one looked at", () => {
    const sea: TableView = {
      ...START,
      mover: {
        unit: "jp-41",
        kind: "sea",
        destinations: [
          { to: "0710", path: ["1205", "1106", "0710"], cost: 2, chance: 0.83, run: ["1301", "1205"] },
          { to: "0509", path: ["1205", "0509"], cost: 2, chance: 1 },
          { to: "off-map", path: ["1205", "1301"], cost: 1 },
        ],
      },
    };
    const markup = draw(sea, goes("0710", "0509"), "0710");
    expect(markup.includes(">83 %<")).toBe(true);
    expect(markup.includes(">2<")).toBe(true);
    expect(markup.includes('class="way"')).toBe(true);
    expect(markup.includes('class="run"')).toBe(true);
    // Kota Bharu lies under the umbrella of Singapore.
    expect(markup.includes('class="threat"')).toBe(true);
    expect(draw(sea, [], "0505").includes('class="way"')).toBe(false);
  });

  it("5.C writes nothing on what costs nothing and is sure", () => {
    const destinations = [
      { to: "1206", path: ["1205", "1206"], cost: 0, chance: 1 },
      { to: "1207", path: ["1205", "1207"], cost: 0, chance: 0.5 },
    ];
    const markup = draw({ ...START, mover: { unit: "jp-cv1", kind: "sea", destinations } });
    expect(markup.match(/class="pill"/g)).toHaveLength(1);
    expect(markup).toContain(">50 %<");
  });

  it("6.0 draws the attack with its odds", () => {
    const markup = draw({
      ...START,
      units: units({ "jp-11": { at: "0612" }, "jp-21": { at: "0712" } }),
      battle: {
        target: "0713",
        defenders: ["gb-27aus"],
        attackers: ["jp-11", "jp-21"],
        candidates: [],
        attack: 14,
        defence: 5,
        odds: 2,
        modifiers: [],
        modifier: 0,
        results: [],
      },
    });
    expect(count(markup, /class="attack"/g)).toBe(2);
    expect(markup.includes(">2:1<")).toBe(true);
  });

  it("lays over the map what is asked for, and nothing else", () => {
    const plain = draw(START, [], undefined, lay());
    const parts: Partial<Record<Overlay, string>> = {
      numbers: 'class="hex-numbers"',
      allNumbers: 'class="hex-numbers always"',
      bare: " is-bare",
    };
    for (const overlay of OVERLAYS) {
      const part = parts[overlay] ?? `class="${overlay}"`;
      const markup = draw(START, [], "0813", lay(overlay));
      expect(plain.includes(part), overlay).toBe(false);
      expect(markup.includes(part), overlay).toBe(true);
      expect(bad.test(markup), overlay).toBe(false);
    }
  });

  it("8.1 draws the umbrella of the base beyond the edge, and an idle one without cover", () => {
    const markup = draw(
      {
        ...START,
        umbrellas: [
          { unit: "jp-air5", seat: "japanese", at: "2200", radius: 4, active: true },
          { unit: "gb-air", seat: "allied", at: "0813", radius: 4, active: false },
        ],
      },
      [],
      undefined,
      lay("umbrellas"),
    );
    expect(count(markup, /class="cover"/g)).toBe(1);
    expect(count(markup, /class="rim"/g)).toBe(2);
    expect(count(markup, /class="base"/g)).toBe(1);
  });
});

describe("where counters lie", () => {
  const inside = ({ x, y, scale }: { x: number; y: number; scale: number }): boolean => {
    const half = (COUNTER * scale) / 2;
    return x - half >= 0 && y - half >= 0 && x + half <= SHEET.width && y + half <= SHEET.height;
  };

  it("is on the sheet, wherever they are in the game", () => {
    for (const at of ["off-map", "eliminated", "surrendered"]) {
      const all = Object.fromEntries(UNITS.map(({ id }) => [id, { at }]));
      const { lying } = arrange({ ...START, units: all });
      expect(lying.size).toBe(UNITS.length);
      for (const [id, item] of lying) expect(inside(item), `${id} ${at}`).toBe(true);
    }
  });

  it("keeps divisions together off the map, none upon another", () => {
    const { lying, labels } = arrange(START);
    const off = UNITS.filter(({ id }) => START.units[id].at === "off-map").flatMap(
      ({ id }) => lying.get(id) ?? [],
    );
    expect(labels.map(({ text }) => text)).toContain("18th Division");
    for (const [at, a] of off.entries()) {
      expect(a.x).toBeGreaterThan(JAPANESE_OFF_MAP.x);
      expect(a.y + COUNTER / 2).toBeLessThan(JAPANESE_OFF_MAP.y + JAPANESE_OFF_MAP.height);
      for (const b of off.slice(at + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(COUNTER * a.scale);
    }
  });

  it("11.0 lays reinforcements on the turn they come, and naval air on the turn it is back", () => {
    const { lying } = arrange({ ...START, units: units({ "jp-cv1": { at: "regrouping", returns: 6 } }) });
    const across = (id: string): number => lying.get(id)?.x ?? 0;
    expect(across("gb-45")).toBeLessThan(across("gb-44"));
    expect(across("gb-hussars")).toBeLessThan(across("jp-cv1"));
    for (const id of ["gb-45", "us-131", "jp-cv1"]) expect(lying.get(id)?.y).toBeGreaterThan(MAP.height);
  });
});
