import { campaign } from "@sandtable/1942";
import type { Choice, Decision } from "@sandtable/engine";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { randomGame } from "../../testing/random-game.ts";
import { face1942 as face } from "./index.ts";

/** Segments end soon, so that a game does not take long; attacks are made when they can be. */
const soon = ({ choices }: Decision, random: (below: number) => number): Choice => {
  const ends = choices.filter(({ key }) => /^(?:end:|fight|with-all)/.test(key));
  const list = ends.length > 0 && random(4) === 0 ? ends : choices;
  return list[random(list.length)];
};

/** Looking at each moment is slow: one in so many. */
const EVERY = 20;
const MOMENTS = [1, 2, 3].flatMap((seed) => randomGame(campaign, "campaign", seed, soon, EVERY));
const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;

describe("1942 in whole games", () => {
  it("knows the place of every choice", () => {
    for (const { view, choices } of MOMENTS) {
      const known = new Set(face.places(view).map((place) => JSON.stringify(place)));
      const lost = choices.filter(({ place }) => place.on !== "button" && !known.has(JSON.stringify(place)));
      expect(lost.map(({ key }) => key)).toEqual([]);
    }
  });

  it("has words for every place, the position and the score", () => {
    for (const { view } of MOMENTS) {
      const poor = face.places(view).filter((place) => {
        const told = face.describe(place, view);
        return !told || told.lines.length === 0 || bad.test(JSON.stringify(told));
      });
      expect(poor).toEqual([]);
      expect(JSON.stringify([face.text(view), face.forecast(view)])).not.toMatch(bad);
    }
  });

  it("shows what is being prepared, and every panel", () => {
    for (const [index, { view, choices }] of MOMENTS.entries()) {
      const looked = choices.find(({ key }) => key.startsWith("to:"))?.place;
      const parts = [
        ...(face.Aid ? [createElement(face.Aid, { view, looked })] : []),
        ...(index % 10 === 0
          ? (face.panels ?? []).map(({ Component }) => createElement(Component, { view, show: () => {} }))
          : []),
      ];
      for (const part of parts)
        expect(renderToStaticMarkup(part)).not.toMatch(/undefined|NaN|\[object| style=/);
    }
  });

  it("warns only of ending a segment, and then names who could act", () => {
    for (const { view, choices } of MOMENTS)
      for (const { key } of choices) {
        const warning = face.warns?.(key, view);
        if (warning !== undefined)
          expect([key, warning]).toEqual([expect.stringMatching(/^end:/), expect.stringMatching(/\.$/)]);
      }
  });
});
