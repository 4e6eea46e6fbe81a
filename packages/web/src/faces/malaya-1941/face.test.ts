import { malaya1941 } from "@sandtable/malaya-1941";
import { type Made, position, USUAL_SETUP } from "@sandtable/malaya-1941/testing";
import { UNITS } from "@sandtable/malaya-1941/units";
import type { Place, View } from "@sandtable/protocol";
import { describe, expect, it } from "vitest";
import { placeKey } from "../face.ts";
import { knownOf } from "./describe.ts";
import { faceMalaya1941 as face } from "./index.ts";
import { stacksOf } from "./panels/forces.tsx";
import { tableOf } from "./view.ts";

type Viewer = Parameters<typeof malaya1941.view>[1];
const seen = (made: Made, viewer: Viewer): View =>
  JSON.parse(JSON.stringify(malaya1941.view(position(made), viewer))) as View;
const bad = /undefined|NaN|\[object|null/;
const said = (place: Place, shown: View): string => {
  const told = face.describe(place, shown);
  return told ? [told.title, ...told.lines].join("\n") : "";
};

const MADE: Made = {
  turn: 2,
  stage: "movement",
  units: { ...USUAL_SETUP, "j-11-5": "1003", "j-5-hq": "1003", "j-1-tk": "base", "j-2-tk": "track" },
  flags: { "j-5-hq": 2 },
  due: { "j-2-tk": 4 },
  stacks: "base: j-sup-01 j-sup-02; replaceable: a-53; eliminated: j-14-tk",
  forts: { "0909": "allied" },
  seen: { japanese: { "0909": "2", "0810": "1?" } },
  told: { japanese: { "0909": "zones", "0908": "zone" } },
  points: { japanese: 20, allied: 3 },
  hand: { banzai: 1, matador: 1 },
};
const DANGER =
  "No Japanese infantry stands in Malaya. If none does at the end of the turn, the Allies have won (25.3).";
const VIEWERS = ["japanese", "allied", "spectator"] as const;

describe.each(VIEWERS)("the words of the board, to %s", (viewer) => {
  const shown = seen(MADE, viewer);

  it("describe every place, with nothing missing, and no place twice", () => {
    const places = face.places(shown);
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
    for (const place of places) {
      const told = face.describe(place, shown);
      expect(told?.title, placeKey(place)).toBeTruthy();
      expect(told?.lines.length, placeKey(place)).toBeGreaterThan(0);
      expect(new Set(told?.lines).size, placeKey(place)).toBe(told?.lines.length);
      expect(bad.test(said(place, shown)), said(place, shown)).toBe(false);
    }
    for (const { title, lines } of [...face.text(shown), face.forecast(shown)])
      expect(bad.test([title, ...lines].join("\n")), title).toBe(false);
  });
});

describe("the words of the board", () => {
  const japanese = seen(MADE, "japanese");

  it("divide a long list by hex, and what lies beside the map by kind", () => {
    const groupOf = (id: string) => face.groupOf?.({ on: "piece", id, at: "map" }, japanese);
    expect(groupOf("j-1-tk")).toBe("Beside the map: armour");
    expect(groupOf("j-sup-01")).toBe("Beside the map: supply point");
    expect(groupOf("j-11-5")).toBe(groupOf("j-5-hq"));
    expect(groupOf("j-11-5")).not.toContain("Beside");
  });

  it("18.0 name no counter of the enemy that was not seen", () => {
    const all = [
      ...face.places(japanese).map((place) => said(place, japanese)),
      ...face.text(japanese).flatMap(({ lines }) => lines),
    ].join("\n");
    const known = new Set(
      Object.entries(USUAL_SETUP).flatMap(([id, hex]) => (hex === "0909" || hex === "0810" ? [id] : [])),
    );
    for (const { id, name, values } of UNITS.filter((unit) => USUAL_SETUP[unit.id] && !known.has(unit.id)))
      expect(all.includes(`${name} ${values}`), id).toBe(false);
    expect(all).not.toContain("Operation Matador");
  });

  it("tell what was seen, when, and whether it is sure", () => {
    expect(said({ on: "hex", id: "0909" }, japanese)).toContain("nothing has come or gone since");
    expect(said({ on: "hex", id: "0810" }, japanese)).toContain("Seen on turn 1; it may have changed since.");
    expect(said({ on: "hex", id: "0909" }, japanese)).toContain("have a zone of control, you were told");
    expect(said({ on: "hex", id: "0908" }, japanese)).toContain("In an enemy zone of control");
    expect(said({ on: "hex", id: "1013" }, japanese)).toContain("Allied units, face down.");
  });

  it("tell of a hex what is printed in it", () => {
    const singapore = said({ on: "hex", id: "3845" }, japanese);
    expect(singapore).toContain("City, with airfield, port and objective.");
    expect(said({ on: "hex", id: "1003" }, japanese)).toContain("In Thailand.");
    expect(said({ on: "hex", id: "1624" }, japanese)).toContain("Also here: Tapah Road.");
  });

  it("tell of a counter what it can do, and where it stands", () => {
    const hq = said({ on: "piece", id: "j-5-hq", at: "map" }, japanese);
    expect(hq).toContain("Shifts battles by 2 columns within 4 hexes.");
    expect(hq).toContain("Activated");
    expect(said({ on: "piece", id: "j-11-5", at: "map" }, japanese)).toContain(
      "Attack 6, defence 6, movement 8.",
    );
    expect(said({ on: "piece", id: "j-2-tk", at: "map" }, japanese)).toContain("Comes on turn 4.");
    expect(said({ on: "track", id: "base" }, japanese)).toContain("2 × supply point");
  });

  it("tell of a marker when it works and what becomes of it", () => {
    expect(said({ on: "card", id: "banzai" }, japanese)).toBe(
      "Banzai!\nHeld in hand until it is played.\nGoes back to the pool.",
    );
    expect(said({ on: "track", id: "strike" }, japanese)).toContain("Strike\nJapanese: 0 reserve");
    expect(face.describe({ on: "card", id: "none" }, japanese)).toBeUndefined();
  });

  it("24.2 forecast the level of victory and the way to the next", () => {
    expect(face.forecast(japanese).lines).toEqual([
      "Japanese 20 points, Allied 3 points.",
      "If the game ended now: marginal Japanese victory.",
      "14 points more for a major victory.",
      DANGER,
    ]);
  });

  it("25.3 warn Japan of a movement phase that ends without infantry in Malaya, Thailand not counted", () => {
    expect(face.warns?.("end", japanese)).toBe(DANGER);
    expect(face.warns?.("unit:j-11-5", japanese)).toBeUndefined();
    const ashore = seen({ ...MADE, units: { ...MADE.units, "j-11-5": "0908" } }, "japanese");
    expect(face.warns?.("end", ashore)).toBeUndefined();
    expect(face.forecast(ashore).lines).not.toContain(DANGER);
    // The Allies do not know who has come ashore.
    expect(face.forecast(seen(MADE, "allied")).lines).not.toContain(DANGER);
    expect(face.warns?.("end", seen({ ...MADE, phasing: "allied" }, "allied"))).toBeUndefined();
  });
});

describe("what others have done", () => {
  it("is the hexes that changed hands and the counters that changed", () => {
    const before = seen(MADE, "japanese");
    const { "a-28ind": _, ...rest } = { ...MADE.units };
    const after = seen({ ...MADE, units: { ...rest, "a-28ind": "0912", "j-11-5": "1002" } }, "japanese");
    expect(face.touched?.(before, after).map(placeKey)).toEqual([
      "hex 0912",
      "hex 1002",
      "piece j-11-5 map",
      "piece back-allied-0912 map",
    ]);
    expect(face.touched?.(before, before)).toEqual([]);
  });
});

describe("the forces", () => {
  it("are own counters by place, and enemy stacks with what is known of each and since when", () => {
    const { enemy, own } = stacksOf(tableOf(seen(MADE, "japanese")));
    expect(own.map(([at]) => at)).toEqual(["1003", "base", "track"]);
    expect(Object.fromEntries(enemy.map(([hex, stack]) => [hex, knownOf(stack)]))).toMatchObject({
      "0909": "seen on turn 2, still there",
      "0810": "seen on turn 1, may have changed",
      "3844": "nothing is known",
    });
  });
});
