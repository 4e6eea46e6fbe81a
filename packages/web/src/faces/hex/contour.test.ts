import { describe, expect, it } from "vitest";
import { Contours } from "./contour.ts";
import { HexLayout } from "./geometry.ts";

const layout = new HexLayout({ columns: 8, rows: 8, size: 40, left: 60, top: 52 });
const contours = new Contours(layout, 0);
const wavering = new Contours(layout, 5);
const count = (path: string, letter: string): number => path.split(letter).length - 1;
const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe("contours", () => {
  it("go round each island once, through the middle of every side of its shore", () => {
    expect(count(contours.around(["0303"]), "Q")).toBe(6);
    const two = contours.around(["0303", "0304", "0707"]);
    expect(count(two, "M")).toBe(2);
    expect(count(two, "z")).toBe(2);
    expect(count(two, "Q")).toBe(10 + 6);
    const { x, y } = layout.centre("0303");
    expect(contours.around(["0303"])).toContain(`${x} ${Math.round((y - layout.pitch / 2) * 10) / 10}`);
  });

  it("have a shore of their own around a lake", () => {
    const ring = layout.within("0404", 1).filter((id) => id !== "0404");
    expect(count(contours.around(ring), "M")).toBe(2);
  });

  it("are the same each time, and waver by no more than is asked", () => {
    const land = layout.within("0404", 2);
    expect(wavering.around(land)).toBe(new Contours(layout, 5).around(land));
    expect(wavering.around(land)).not.toBe(contours.around(land));
    const [straight, moved] = [contours.around(land), wavering.around(land)].map(numbers);
    straight.forEach((value, at) => {
      expect(Math.abs(value - moved[at])).toBeLessThanOrEqual(5.2);
    });
  });

  it("follow water along its sides in whatever order they are named", () => {
    const river = [
      ["0303", "0403"],
      ["0304", "0403"],
      ["0304", "0404"],
    ] as const;
    const course = contours.along(river);
    expect(count(course, "M")).toBe(1);
    expect(count(course, "Q")).toBe(2);
    expect(count(contours.along([river[1], river[0], river[2]]), "M")).toBe(1);
    expect(count(contours.along([river[0], river[2]]), "M")).toBe(2);
  });

  it("let a river run on where it meets what it flows into", () => {
    const pair = [["0303", "0403"]] as const;
    const [x, y, , , toX, toY] = numbers(contours.along(pair));
    const longer = numbers(
      contours.along(pair, (hexes) => (hexes.includes("0302") || hexes.includes("0402") ? 12 : 0)),
    );
    const length = Math.hypot(longer[4] - longer[0], longer[5] - longer[1]);
    expect(length).toBeCloseTo(Math.hypot(toX - x, toY - y) + 12, 0);
  });
});
