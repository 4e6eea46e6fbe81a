import { en as malaya } from "@sandtable/malaya/words";
import type { CurvePoint } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { milestone } from "../faces/coin/index.ts";
import { Curve } from "../parts/curve.tsx";
import Plans from "../parts/plans.tsx";
import { marksOf, nearest, pathOf, xOf, yOf } from "./curve.ts";
import { explained, logTurns } from "./log.ts";
import { linesBeyond, percentOf, storyLines } from "./plans.ts";

const room = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 };
const label = { key: "choice.pass" };
const pass = (seat: string) => ({ kind: "pass", rule: "2.3.3", seat });

describe("a plan", () => {
  test("is told as the log would tell it; where that tells nothing, by what is chosen", () => {
    expect(storyLines(malaya, [pass("mcp")], [label])).toEqual(["The MCP Pass."]);
    expect(storyLines(malaya, [], [label])).toEqual(["Pass"]);
  });
  test("differs from another by what is told of it more often", () => {
    expect(linesBeyond(["a", "b", "a", "c"], ["a", "c"])).toEqual(["b", "a"]);
    expect(linesBeyond(["a"], ["a", "b"])).toEqual([]);
  });
  test("has a chance that is never certain", () => {
    expect([percentOf(0), percentOf(0.5), percentOf(1)]).toEqual([1, 50, 99]);
    expect([percentOf(0, false), percentOf(1, false)]).toEqual([0, 100]);
  });
  test("stands first with its story; the next best by what they do otherwise", () => {
    const course = (seat: string, expected: number) => ({
      keys: [seat],
      labels: [label],
      places: [],
      expected,
      looks: 3,
      events: [pass(seat)],
    });
    const courses = [course("mcp", 0.61), course("british", 0.48)];
    const told = renderToStaticMarkup(createElement(Plans, { courses, who: "MCP", words: malaya }));
    expect(told).toContain("61 %");
    expect(told).toContain("MCP: 48 % chance");
    expect(told).toContain("Unlike the first: The British Pass.");
    const none = renderToStaticMarkup(createElement(Plans, { courses: [], who: "MCP", words: malaya }));
    expect(none).toContain("nothing to weigh up");
  });
});

describe("the curve of a game", () => {
  const point = (at: number, chance: number, events: CurvePoint["events"] = []): CurvePoint => ({
    at,
    beat: at,
    seat: "mcp",
    chances: { british: chance, mcp: 1 - chance },
    events,
  });
  const phase = { kind: "phase", rule: "6.1", phase: "will" };
  const points = [point(1, 0.5), point(4, 1, [phase]), point(9, 0, [phase])];

  test("goes from edge to edge, and from 0 to 100 per cent", () => {
    expect([xOf(room, 0, 3), xOf(room, 2, 3), xOf(room, 0, 1)]).toEqual([10, 90, 10]);
    expect([yOf(room, 0), yOf(room, 1)]).toEqual([45, 5]);
    expect(pathOf(room, points, "british")).toBe("M10.0 25.0L50.0 5.0L90.0 45.0");
  });
  test("finds the nearest point, also beyond its edges", () => {
    expect([-5, 12, 33, 51, 400].map((x) => nearest(room, x, 3))).toEqual([0, 0, 1, 1, 2]);
  });
  test("is divided by Propaganda Rounds, by number", () => {
    expect(marksOf(points, milestone)).toEqual([
      { nth: 1, name: "Propaganda 1", short: "P1" },
      { nth: 2, name: "Propaganda 2", short: "P2" },
    ]);
    expect(marksOf(points, undefined)).toEqual([]);
  });
  test("says where it is to those who cannot see it", () => {
    const roles = [
      { seat: "british", name: "British" },
      { seat: "mcp", name: "MCP" },
    ];
    const drawn = renderToStaticMarkup(
      createElement(Curve, {
        points,
        turningPoints: [],
        roles,
        marks: marksOf(points, milestone),
        nth: 1,
        onNth: () => {},
        onOpen: () => {},
      }),
    );
    expect(drawn).toContain('aria-valuetext="Turn 2 of 3. British 99 %, MCP 1 %"');
  });
});

test("a bot is asked for its reasons at its last turn in the log", () => {
  const turns = logTurns(malaya, [
    { at: 1, seat: "mcp", events: [pass("mcp")] },
    { at: 2, seat: "british", events: [pass("british")] },
    { at: 3, seat: "mcp", events: [pass("mcp")] },
  ]);
  expect(explained(turns, [{ seat: "mcp", at: 0 }], "mcp")).toBe("3");
  expect(explained(turns, [{ seat: "mcp", at: 0 }], "british")).toBeUndefined();
  expect(explained(turns, undefined, "mcp")).toBeUndefined();
});
