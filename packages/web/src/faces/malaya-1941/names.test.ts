import { PLACES } from "@sandtable/malaya-1941/map";
import { describe, expect, it } from "vitest";
import { EAST, LEGEND, MAP } from "./layout.ts";
import { frameOf, LABELS, type Nearness, overlap } from "./names.ts";

const NEARNESS: readonly Nearness[] = ["far", "middle", "near"];

describe.each(NEARNESS)("names from %s", (near) => {
  const labels = LABELS[near];
  const frames = labels.map((label) => ({ label, frame: frameOf(label) }));

  it("do not run into each other", () => {
    for (const [at, one] of frames.entries())
      for (const other of frames.slice(at + 1))
        expect(overlap(one.frame, other.frame), `${one.label.text} and ${other.label.text}`).toBe(0);
  });

  it("stay on the map, and off the displays", () => {
    for (const { label, frame } of frames) {
      expect(frame.left, label.text).toBeGreaterThan(MAP.x);
      expect(frame.right, label.text).toBeLessThan(MAP.x + MAP.width);
      expect(frame.top, label.text).toBeGreaterThan(MAP.y);
      expect(frame.bottom, label.text).toBeLessThan(MAP.y + MAP.height);
      for (const { x, y, width, height } of [EAST, LEGEND])
        expect(overlap(frame, { left: x, right: x + width, top: y, bottom: y + height }), label.text).toBe(0);
    }
  });
});

describe("names", () => {
  it("are more the nearer one is, and from afar the cities at least", () => {
    expect(LABELS.far.length).toBeLessThan(LABELS.middle.length);
    expect(LABELS.middle.length).toBeLessThan(LABELS.near.length);
    // One place has its name from the town beside it.
    expect(LABELS.near.length).toBe(PLACES.length - 1);
    for (const { hex } of PLACES.filter(({ kind }) => kind === "city"))
      expect(LABELS.far.some((label) => label.hex === hex)).toBe(true);
  });
});
