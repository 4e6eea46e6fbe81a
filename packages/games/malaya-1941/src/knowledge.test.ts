import type { LogEvent } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { invariants } from "./invariants.ts";
import {
  announceZones,
  closeContact,
  examine,
  forgetZones,
  knowsZone,
  openContact,
  stirAll,
  travel,
} from "./knowledge.ts";
import { ALLIED, GRID, JAPANESE } from "./map.ts";
import { breakDown, eliminate } from "./pieces.ts";
import type { Campaign } from "./state.ts";
import { position, unit } from "./testing/index.ts";

const hex = (id: string) => GRID.find(id);
const pictures = (g: Campaign, side: 0 | 1) =>
  g.pictures[side]
    .map((each) => `${GRID.ids[each.hex]}${each.sure ? "" : "?"} ${each.faces.join(" ")}`)
    .sort();

describe("what was seen (18.0)", () => {
  it("18.0 is sure until a face-down counter leaves a stack of several", () => {
    const g = position({ stacks: "0909: a-6ind a-15ind; 0810: a-3ind-rec; 1003: j-11-5" });
    examine(g, JAPANESE, [hex("0909"), hex("0810")], "16.71");
    expect(pictures(g, JAPANESE)).toEqual(["0810 a-3ind-rec", "0909 a-15ind a-6ind"]);
    travel(g, unit("a-6ind"), hex("0809"));
    expect(pictures(g, JAPANESE)).toEqual(["0810 a-3ind-rec", "0909? a-15ind a-6ind"]);
    expect(invariants(g)).toEqual([]);
  });

  it("goes with a counter that stood alone, into an empty hex and onto others", () => {
    const g = position({ stacks: "0810: a-3ind-rec; 0911: a-28ind; 1003: j-11-5" });
    examine(g, JAPANESE, [hex("0810")], "16.71");
    travel(g, unit("a-3ind-rec"), hex("0809"));
    expect(pictures(g, JAPANESE)).toEqual(["0809 a-3ind-rec"]);
    travel(g, unit("a-3ind-rec"), hex("0911"));
    expect(pictures(g, JAPANESE)).toEqual(["0911? a-3ind-rec"]);
    expect(invariants(g)).toEqual([]);
  });

  it("is not sure once the owner has had his Logistics, or somebody has joined", () => {
    const g = position({ stacks: "0810: a-3ind-rec; 0809: a-28ind; 1003: j-11-5" });
    examine(g, JAPANESE, [hex("0810")], "16.71");
    travel(g, unit("a-28ind"), hex("0810"));
    expect(pictures(g, JAPANESE)).toEqual(["0810? a-3ind-rec"]);
    examine(g, JAPANESE, [hex("0810")], "16.71");
    stirAll(g, ALLIED);
    expect(pictures(g, JAPANESE)).toEqual(["0810? a-28ind a-3ind-rec"]);
  });

  it("does not tell battalions of a kind apart", () => {
    const g = position({ stacks: "0909: a-6ind; 1003: j-11-5" });
    breakDown(g, unit("a-6ind"));
    examine(g, JAPANESE, [hex("0909")], "16.71");
    travel(g, unit("a-b126-02"), hex("0809"));
    expect(pictures(g, JAPANESE)).toEqual(["0809 a-b126", "0909 a-b126 a-b126"]);
    eliminate(g, unit("a-b126-03"), "15.2");
    expect(pictures(g, JAPANESE)).toEqual(["0809 a-b126", "0909 a-b126"]);
    travel(g, unit("a-b126-02"), hex("0909"));
    expect(pictures(g, JAPANESE)).toEqual(["0909 a-b126 a-b126"]);
    expect(invariants(g)).toEqual([]);
  });

  it("is told to nobody else", () => {
    const g = position({ stacks: "0909: a-6ind; 1003: j-11-5" });
    const told: LogEvent[] = [];
    g.log = (event) => told.push(event);
    examine(g, JAPANESE, [hex("0909"), hex("0910")], "16.71");
    expect(told).toEqual([
      { kind: "seen", rule: "16.71", audience: ["japanese"], reveals: true, hex: "0909", faces: ["a-6ind"] },
    ]);
  });
});

describe("zones are announced (18.4)", () => {
  it("says which stacks have one, and whether it reaches the hex", () => {
    const g = position({ stacks: "0909: a-6ind~; 0810: a-3ind-rec; 0809: j-11-5" });
    const told: LogEvent[] = [];
    g.log = (event) => told.push(event);
    expect(announceZones(g, JAPANESE, hex("0809"), "18.4")).toBe(true);
    expect(told).toMatchObject([{ hex: "0809", stacks: ["0909", "0810"], zones: ["0810"], isZone: true }]);
    expect(knowsZone(g, JAPANESE, hex("0910"))).toBe(true);
    expect(knowsZone(g, JAPANESE, hex("1009"))).toBe(false);
    forgetZones(g);
    expect(knowsZone(g, JAPANESE, hex("0809"))).toBe(false);
  });

  it("does not conclude that an Allied zone reaches into jungle (26.13b)", () => {
    const g = position({ stacks: "0908: j-11-5; 0909: a-6ind" });
    announceZones(g, JAPANESE, hex("0908"), "18.4");
    expect(GRID.ids[hex("1008")]).toBe("1008");
    expect(knowsZone(g, JAPANESE, hex("0908"))).toBe(false);
    expect(knowsZone(g, JAPANESE, hex("0809"))).toBe(true);
  });

  it("is silent where there is nobody", () => {
    const g = position({ stacks: "0908: j-11-5" });
    expect(announceZones(g, JAPANESE, hex("0908"), "18.4")).toBe(false);
  });
});

describe("contact (18.1)", () => {
  it("opens the stacks next to the phasing side for its combat phase, and leaves a picture", () => {
    const g = position({ stacks: "0908: j-11-5; 0909: a-6ind; 0810: a-3ind-rec" });
    openContact(g);
    expect([g.open[hex("0909")], g.open[hex("0810")]]).toEqual([1, 0]);
    travel(g, unit("a-6ind"), hex("0910"));
    expect(pictures(g, JAPANESE)).toEqual(["0910 a-6ind"]);
    closeContact(g);
    expect(Array.from(g.open).some((each) => each === 1)).toBe(false);
  });
});
