import { malaya } from "@sandtable/malaya";
import { FORCES, PIECES, tableOf } from "@sandtable/malaya/shape";
import type { Place } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Moment, randomGame } from "../../testing/random-game.ts";
import { assign } from "../coin/index.ts";
import { placeKey } from "../face.ts";
import { arrange } from "./arrange.ts";
import { malayaFace } from "./index.ts";
import { TOKENS } from "./kit.ts";
import { SPACES } from "./layout.ts";
import { isSpace, SPACE_IDS } from "./spaces.ts";

const GAMES = [1, 2, 3, 4].map((seed) => randomGame(malaya, seed % 2 ? "standard" : "extended", seed));
const MOMENTS = GAMES.flat();

const draw = ({ view, choices }: Moment): string =>
  renderToStaticMarkup(
    createElement(malayaFace.Board, {
      view,
      choices,
      closed: [],
      onPlace: () => {},
      onLook: () => {},
      animate: false,
    }),
  );

/** Drawing is slow: some moments of every game, and the ends. */
const DRAWN = GAMES.flatMap((game) => game.filter((_, at) => at % 40 === 0 || at === game.length - 1)).map(
  (moment) => ({ ...moment, markup: draw(moment) }),
);

/** Every place on the drawing: its key, and the tag that can be focused. */
const placesOn = (markup: string): Map<string, string> =>
  new Map(
    [...markup.matchAll(/<g [^>]*data-place="([^"]+)"[^>]*>/g)].map(([tag, key]) => [key, tag] as const),
  );

const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;

describe("the Malaya board", () => {
  it("draws every place, each with a focus and words", () => {
    for (const { view, markup } of DRAWN) {
      const drawn = placesOn(markup);
      for (const place of malayaFace.places(view)) {
        if (place.on === "piece" && place.at === "available") {
          const count = tableOf(view).available[place.id as "troops"];
          expect(drawn.has(placeKey(place)), placeKey(place)).toBe(count > 0);
          continue;
        }
        const tag = drawn.get(placeKey(place));
        expect(tag, placeKey(place)).toContain('tabindex="0"');
        expect(tag).toMatch(/aria-label="[^"]{4,}"/);
        expect(tag).not.toMatch(bad);
      }
    }
  });

  it("has a place for every open choice, and marks it", () => {
    for (const { choices, markup } of DRAWN) {
      const drawn = placesOn(markup);
      for (const { place, key } of choices) {
        if (place.on === "button") continue;
        expect(drawn.get(placeKey(place)), key).toContain("is-open");
      }
    }
  });

  it("knows the place of every choice of whole games", () => {
    for (const { view, choices } of MOMENTS) {
      const known = new Set(malayaFace.places(view).map(placeKey));
      const lost = choices.filter(({ place }) => place.on !== "button" && !known.has(placeKey(place)));
      expect(lost).toEqual([]);
    }
  });

  it("shows as many pieces as the view counts", () => {
    for (const { view: given, markup } of DRAWN) {
      const view = tableOf(given);
      const count = (piece: string, at: string): number =>
        markup.split(`data-piece="${piece}" data-at="${at}"`).length - 1;
      for (const id of SPACE_IDS) {
        for (const piece of PIECES)
          expect(count(piece, id), `${piece} in ${id}`).toBe(view.spaces[id][piece]);
        expect(count("villages", id)).toBe(view.spaces[id].village ? 1 : 0);
      }
      for (const force of [...FORCES, "villages" as const])
        expect(count(force, "available"), `${force} Available`).toBe(view.available[force]);
    }
  });

  it("keeps pieces in the room of their space", () => {
    for (const { view } of MOMENTS) {
      const outside = arrange(tableOf(view)).filter(({ at, box, piece }) => {
        if (!isSpace(at) || piece === "villages") return false;
        const room = SPACES[at].pieces;
        return (
          box.x + box.width > room.x + room.width + 0.5 || box.y + box.height > room.y + room.height + 0.5
        );
      });
      expect(outside).toEqual([]);
    }
  });

  it("moves no more pieces than it must", () => {
    for (const game of GAMES) {
      let before = assign(arrange(tableOf(game[0].view)), TOKENS, undefined);
      for (const { view: given } of game.slice(1)) {
        const view = tableOf(given);
        const after = assign(arrange(view), TOKENS, before);
        expect(new Set(after.map(({ id }) => id)).size).toBe(53);
        for (const force of FORCES) {
          const there = (tokens: typeof after, at: string): number =>
            tokens.filter((token) => token.force === force && token.at === at).length;
          const gains = [...SPACE_IDS, "available"].reduce(
            (sum, at) => sum + Math.max(0, there(after, at) - there(before, at)),
            0,
          );
          const moved = after.filter(
            (token) => token.force === force && before.find(({ id }) => id === token.id)?.at !== token.at,
          );
          expect(moved.length).toBe(gains);
        }
        before = after;
      }
    }
  });

  it("uses no inline style, which the page forbids", () => {
    expect(DRAWN[0].markup).not.toMatch(/ style=|<style/);
  });
});

describe("the Malaya board in words", () => {
  it("describes every place, with nothing missing", () => {
    for (const { view } of MOMENTS) {
      const poor = malayaFace.places(view).filter((place) => {
        const said = malayaFace.describe(place, view);
        return !said || said.lines.length === 0 || bad.test(JSON.stringify(said));
      });
      expect(poor).toEqual([]);
    }
  });

  it("says nothing of a place it does not know", () => {
    const unknown: Place[] = [
      { on: "space", id: "siam" },
      { on: "piece", id: "troops", at: "siam" },
      { on: "track", id: "none" },
      { on: "card", id: "M99" },
      { on: "hex", id: "0101" },
      { on: "button" },
    ];
    for (const place of unknown) expect(malayaFace.describe(place, MOMENTS[0].view)).toBeUndefined();
  });

  it("tells the whole position and the forecast", () => {
    for (const { view } of MOMENTS) {
      const all = malayaFace.text(view);
      expect(all.length).toBeGreaterThan(4);
      expect(JSON.stringify([all, malayaFace.forecast(view)])).not.toMatch(bad);
    }
  });

  it("forecasts the setup: Kuala Lumpur's Support against Pahang's Opposition", () => {
    const { lines } = malayaFace.forecast(MOMENTS[0].view);
    expect(lines).toContain("Support: +2 (Kuala Lumpur 2).");
    expect(lines).toContain("Opposition: −1 (Pahang 1).");
    expect(lines).toContain("Political Will: +1, from 12 to 13.");
    expect(lines).toContain("Nobody would win yet: Political Will stays between 3 and 17.");
    expect(lines).toContain("MCP Resources: +4, from 10 to 14.");
    expect(lines).toContain("Briggs would take command.");
  });
});

describe("the Malaya cards", () => {
  it("lay the current one, the pile and the lasting ones apart", () => {
    for (const { view } of MOMENTS) {
      const { current, played, lasting } = malayaFace.cards(view);
      expect([current, ...played]).toEqual([...tableOf(view).played].reverse());
      expect(lasting).toEqual(Object.keys(tableOf(view).capabilities));
    }
  });

  it("have a face each, with both texts", () => {
    const all = [...Array.from({ length: 32 }, (_, index) => `M${index + 1}`), "propaganda"];
    for (const card of all) {
      const markup = renderToStaticMarkup(
        createElement(malayaFace.Card, { card, view: MOMENTS[0].view, choices: [], onPlace: () => {} }),
      );
      expect(markup, card).not.toMatch(bad);
      expect(markup.replace(/<[^>]+>/g, "").length, card).toBeGreaterThan(40);
    }
  });
});
