import { occupation } from "@sandtable/japanese-occupation";
import { tableOf } from "@sandtable/japanese-occupation/shape";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { randomGame } from "../../testing/random-game.ts";
import { assign } from "../coin/index.ts";
import { placeKey } from "../face.ts";
import { arrange } from "./arrange.ts";
import { occupationFace } from "./index.ts";
import { TOKENS } from "./kit.ts";
import { SPACES } from "./layout.ts";
import { routes } from "./railways.ts";
import { CENTERS, isSpace } from "./spaces.ts";
import { setup } from "./testing/position.ts";

const GAMES = [1, 2, 3, 4].map((seed) => randomGame(occupation, "standard", seed));
const MOMENTS = GAMES.flat();
const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;

describe("whole games of the Japanese Occupation on the page", () => {
  it("2.1 begin as the setup made by hand says", () => {
    const first = tableOf(
      JSON.parse(JSON.stringify(occupation.view(occupation.setup("standard", {}), "spectator"))),
    );
    const made = tableOf(setup);
    for (const part of [
      "spaces",
      "railways",
      "available",
      "away",
      "gone",
      "zipper",
      "extract",
      "forecast",
    ] as const)
      expect(first[part], part).toEqual(made[part]);
    expect([first.resistance, first.resources]).toEqual([made.resistance, made.resources]);
  });

  it("have a place on the board for every choice", () => {
    for (const { view, choices } of MOMENTS) {
      const known = new Set(occupationFace.places(view).map(placeKey));
      const lost = choices.filter(({ place }) => place.on !== "button" && !known.has(placeKey(place)));
      expect(lost.map(({ key }) => key)).toEqual([]);
    }
  });

  it("mark the places of the open choices", () => {
    for (const { view, choices } of MOMENTS.filter((_, at) => at % 60 === 0)) {
      const markup = renderToStaticMarkup(
        createElement(occupationFace.Board, {
          view,
          choices,
          closed: [],
          onPlace: () => {},
          onLook: () => {},
          animate: false,
        }),
      );
      const drawn = new Map(
        [...markup.matchAll(/<g [^>]*data-place="([^"]+)"[^>]*>/g)].map(([tag, key]) => [key, tag] as const),
      );
      for (const { place, key } of choices)
        if (place.on !== "button") expect(drawn.get(placeKey(place)), key).toContain("is-open");
    }
  });

  it("keep pieces in the room of their space, and every piece in sight", () => {
    const all = Object.values(TOKENS.counts).reduce((sum, count) => sum + count, 0);
    for (const { view } of MOMENTS) {
      const groups = arrange(tableOf(view));
      const outside = groups.filter(({ at, box, piece }) => {
        if (!isSpace(at) || piece === "villages") return false;
        const room = SPACES[at].pieces;
        return (
          box.x + box.width > room.x + room.width + 0.5 || box.y + box.height > room.y + room.height + 0.5
        );
      });
      expect(outside).toEqual([]);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    }
  });

  it("move no more pieces than they must", () => {
    for (const game of GAMES) {
      let before = assign(arrange(tableOf(game[0].view)), TOKENS, undefined);
      for (const { view } of game.slice(1)) {
        const after = assign(arrange(tableOf(view)), TOKENS, before);
        for (const force of Object.keys(TOKENS.counts)) {
          const at = (tokens: typeof after): string[] =>
            tokens.filter((token) => token.force === force).map((token) => token.at);
          const gains = [...new Set(at(after))].reduce((sum, place) => {
            const there = (places: string[]): number => places.filter((other) => other === place).length;
            return sum + Math.max(0, there(at(after)) - there(at(before)));
          }, 0);
          const moved = after.filter(
            (token) => token.force === force && before.find(({ id }) => id === token.id)?.at !== token.at,
          );
          expect(moved.length, force).toBe(gains);
        }
        before = after;
      }
    }
  });

  it("4.3.1 lead an Extract over whole Railways to the stars that the game counts", () => {
    for (const { view: given } of MOMENTS) {
      const view = tableOf(given);
      for (const center of CENTERS) {
        const used = routes(view, center);
        expect(view.extract[center].every((star) => used.has(star))).toBe(true);
        expect([...used].every((id) => view.railways[id].sabotage === 0)).toBe(true);
      }
    }
  });

  it("are told in words, with nothing missing", () => {
    for (const { view } of MOMENTS) {
      const poor = occupationFace.places(view).filter((place) => {
        const said = occupationFace.describe(place, view);
        return !said || said.lines.length === 0 || bad.test(JSON.stringify(said));
      });
      expect(poor).toEqual([]);
      expect(JSON.stringify([occupationFace.text(view), occupationFace.forecast(view)])).not.toMatch(bad);
    }
  });
});
