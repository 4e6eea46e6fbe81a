import { palestine } from "@sandtable/palestine";
import { FORCES, PIECES, tableOf } from "@sandtable/palestine/shape";
import type { ChoiceShown, Place, View } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { randomGame } from "../../testing/random-game.ts";
import { assign } from "../coin/index.ts";
import { placeKey } from "../face.ts";
import { arrange } from "./arrange.ts";
import { palestineFace } from "./index.ts";
import { TOKENS } from "./kit.tsx";
import { AVAILABLE_ROOM, PRISON_ROOM, SPACES, STORED_ROOM } from "./layout.ts";
import { isSpace, SPACE_IDS } from "./spaces.ts";
import { CROWDED, LATE, position, SETUP } from "./testing/positions.ts";

/** A position in which everything can be chosen. */
const allOpen = (view: View): ChoiceShown[] =>
  palestineFace.places(view).map((place, at) => ({ key: `k${at}`, place, label: { key: "x" } }));

const draw = (view: View, choices: readonly ChoiceShown[] = []): string =>
  renderToStaticMarkup(
    createElement(palestineFace.Board, {
      view,
      choices,
      closed: [],
      onPlace: () => {},
      onLook: () => {},
      animate: false,
    }),
  );

/** A City that holds what little else the map has room for. */
const FULL = position(
  { jerusalem_c: "12T 6P 8U 7A 2C 4S 4X curfew", gaza: "2C" },
  { intel: { held: [0, 1, 0], bag: [3, 2, 3] } },
);
const GAMES = [1, 2, 3].map((seed) => randomGame(palestine, "standard", seed));
const MOMENTS = GAMES.flat();
const VIEWS = [SETUP, CROWDED, LATE, FULL, ...MOMENTS.map(({ view }) => view)];
/** Drawing is slow: the positions made by hand, and some of every game. */
const DRAWN = VIEWS.filter((_, at) => at < 4 || at % 40 === 0).map((view) => ({
  view,
  markup: draw(view, allOpen(view)),
}));

/** Every place on the drawing: its key, and the tag that can be focused. */
const placesOn = (markup: string): Map<string, string> =>
  new Map(
    [...markup.matchAll(/<g [^>]*data-place="([^"]+)"[^>]*>/g)].map(([tag, key]) => [key, tag] as const),
  );

const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;
/** A box of Available pieces is a place while something lies in it. */
const isEmptyBox = (place: Place, view: View): boolean =>
  place.on === "piece" && place.at === "available" && tableOf(view).available[place.id as "troops"] === 0;

describe("the Palestine board", () => {
  it("draws every place, each with a focus and words, and marks it when it can be chosen", () => {
    for (const { view, markup } of DRAWN) {
      const drawn = placesOn(markup);
      for (const place of palestineFace.places(view)) {
        const tag = drawn.get(placeKey(place));
        if (isEmptyBox(place, view)) {
          expect(tag, placeKey(place)).toBeUndefined();
          continue;
        }
        expect(tag, placeKey(place)).toContain('tabindex="0"');
        expect(tag).toContain("is-open");
        expect(tag).toMatch(/aria-label="[^"]{4,}"/);
        expect(tag).not.toMatch(bad);
      }
      expect(drawn.size).toBe(palestineFace.places(view).filter((place) => !isEmptyBox(place, view)).length);
    }
  });

  it("is tested from the setup that the game makes", () => {
    const [made, told] = [tableOf(MOMENTS[0].view), tableOf(SETUP)];
    expect(made.spaces).toEqual(told.spaces);
    expect(made.available).toEqual(told.available);
    expect(made.forecast).toEqual(told.forecast);
    expect(made.haganah).toEqual(told.haganah);
    expect(made.intel).toEqual(told.intel);
  });

  it("knows the place of every choice of whole games", () => {
    for (const { view, choices } of MOMENTS) {
      const known = new Set(palestineFace.places(view).map(placeKey));
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
        expect(count("curfews", id)).toBe(view.spaces[id].curfew ? 1 : 0);
      }
      for (const force of [...FORCES, "curfews" as const])
        expect(count(force, "available"), `${force} Available`).toBe(view.available[force]);
      expect(count("cells", "prison")).toBe(view.prison);
      for (const box of ["3", "4"] as const) {
        expect(count("cells", `haganah:${box}`)).toBe(view.haganah.stored[box].cells);
        expect(count("caches", `haganah:${box}`)).toBe(view.haganah.stored[box].caches);
      }
      expect(markup.split('class="chit"').length - 1).toBe(
        view.intel.held.reduce((sum, one) => sum + one, 0),
      );
    }
  });

  it("keeps pieces in the room they have", () => {
    const roomOf = (piece: string, at: string) => {
      if (isSpace(at)) return SPACES[at].pieces;
      if (at === "prison") return PRISON_ROOM;
      return at === "available"
        ? AVAILABLE_ROOM[piece as keyof typeof AVAILABLE_ROOM]
        : STORED_ROOM[at.slice(-1) as "3" | "4"];
    };
    for (const view of VIEWS) {
      const outside = arrange(tableOf(view)).filter(({ piece, at, box }) => {
        if (piece === "curfews" && at !== "available") return false;
        const room = roomOf(piece, at);
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
      for (const { view } of game.slice(1)) {
        const after = assign(arrange(tableOf(view)), TOKENS, before);
        for (const force of Object.keys(TOKENS.counts)) {
          const there = (tokens: typeof after, at: string): number =>
            tokens.filter((token) => token.force === force && token.at === at).length;
          const gains = [...new Set(after.map(({ at }) => at))].reduce(
            (sum, at) => sum + Math.max(0, there(after, at) - there(before, at)),
            0,
          );
          const moved = after.filter(
            (token) => token.force === force && before.find(({ id }) => id === token.id)?.at !== token.at,
          );
          expect(moved.length, force).toBe(gains);
        }
        before = after;
      }
    }
  });

  it("uses no inline style, which the page forbids", () => {
    expect(DRAWN[0].markup).not.toMatch(/ style=|<style/);
  });
});

describe("the Palestine board in words", () => {
  it("describes every place, with nothing missing", () => {
    for (const view of VIEWS) {
      const poor = palestineFace.places(view).filter((place) => {
        const said = palestineFace.describe(place, view);
        return !said || said.lines.length === 0 || bad.test(JSON.stringify(said));
      });
      expect(poor).toEqual([]);
    }
  });

  it("says nothing of a place it does not know", () => {
    const unknown: Place[] = [
      { on: "space", id: "sinai" },
      { on: "piece", id: "troops", at: "sinai" },
      { on: "piece", id: "curfew", at: "gaza" },
      { on: "piece", id: "tanks", at: "available" },
      { on: "track", id: "none" },
      { on: "track", id: "haganah:5" },
      { on: "card", id: "P99" },
      { on: "hex", id: "0101" },
      { on: "button" },
    ];
    for (const place of unknown) expect(palestineFace.describe(place, SETUP)).toBeUndefined();
  });

  it("tells the whole position", () => {
    for (const view of VIEWS) {
      const all = palestineFace.text(view);
      expect(all.length).toBeGreaterThan(4);
      expect(JSON.stringify(all)).not.toMatch(bad);
    }
    const told = JSON.stringify(palestineFace.text(LATE));
    expect(told).toContain("3 Cells below 3; 2 Cells and 1 Arms Cache below 4");
    expect(told).toContain("Held: 3 of value 0, 3 of value 1 and 3 of value 2.");
  });

  it("says that the British must Pass", () => {
    const said = palestineFace.describe({ on: "track", id: "initiative" }, CROWDED);
    expect(JSON.stringify(said)).toContain("must Pass");
  });

  it("6.1 forecasts the setup: order everywhere", () => {
    const { title, lines } = palestineFace.forecast(SETUP);
    expect(title).toBe("Propaganda Round 1, if it came now");
    expect(lines).toContain("No Railway with Sabotage: +2.");
    expect(lines).toContain(
      "Cities without Sabotage and Terror: +3 (Haifa City, Tel Aviv-Jaffa, Jerusalem City).",
    );
    expect(lines).toContain("Political Will: +5, from 18 to 20.");
    expect(lines).toContain("The game would go on: Political Will stays above 0.");
    expect(lines).toContain("The British hold no Intel and would draw a Chit.");
    expect(lines).toContain("Haganah at 4: the Irgun could place an Arms Cache with a Cell.");
  });

  it("6.1 forecasts disorder cause by cause, and the Irgun's victory", () => {
    const { lines } = palestineFace.forecast(CROWDED);
    expect(lines).toContain("Sabotage in Districts: −7 (Galilee 2, Haifa District 1, Lydda 3, Gaza 1).");
    expect(lines).toContain("Sabotage in Cities: −8 (Haifa City 1, Tel Aviv-Jaffa 3).");
    expect(lines).toContain("Terror in Cities: −12 (Tel Aviv-Jaffa 2, Jerusalem City 2).");
    expect(lines.find((line) => line.startsWith("Railways with Sabotage: −6"))).toBeDefined();
    expect(lines).toContain("Political Will: −33, from 7 to 0.");
    expect(lines).toContain("The Irgun would win: Political Will would be at 0.");
    expect(lines.some((line) => line.startsWith("Reset"))).toBe(false);
  });

  it("6.4 forecasts what the Curfews of P29 would do at Reset", () => {
    const cities = { haifa_c: "2T 1U curfew", jerusalem_c: "2T curfew" };
    const said = (text: "shaded" | "unshaded"): string =>
      palestineFace.forecast(position(cities, { capabilities: { P29: text } })).lines.join(" ");
    expect(said("shaded")).toContain("place a Cell in each of Haifa City and Jerusalem City.");
    expect(said("unshaded")).toContain("Available from each of Haifa City.");
  });

  it("6.5.3 tells what P13 makes of the Haganah", () => {
    const said = (box: number, text: "shaded" | "unshaded"): string =>
      JSON.stringify(
        palestineFace.describe(
          { on: "track", id: `haganah:${box}` },
          position({}, { capabilities: { P13: text } }),
        ),
      );
    expect(said(4, "unshaded")).not.toContain("one more space");
    expect(said(3, "unshaded")).not.toContain("one more space");
    expect(said(3, "shaded")).toContain("one more space");
    expect(said(4, "shaded")).toContain("one more space");
  });

  it("6.1.4 forecasts the end", () => {
    const { lines } = palestineFace.forecast(position({}, { propagandaRounds: 2 }));
    expect(lines[lines.length - 1]).toBe(
      "It is the last round: the British would win, Political Will 20 is above 0.",
    );
  });
});

describe("the Palestine cards", () => {
  it("lay the current one, the pile and the lasting ones apart", () => {
    const { current, played, lasting } = palestineFace.cards(CROWDED);
    expect([current, ...played]).toEqual([...tableOf(CROWDED).played].reverse());
    expect(lasting).toEqual(Object.keys(tableOf(CROWDED).capabilities));
  });

  it("have a face each, with both texts", () => {
    const all = [...Array.from({ length: 32 }, (_, index) => `P${index + 1}`), "propaganda"];
    for (const card of all) {
      const markup = renderToStaticMarkup(
        createElement(palestineFace.Card, { card, view: SETUP, choices: [], onPlace: () => {} }),
      );
      expect(markup, card).not.toMatch(bad);
      expect(markup.replace(/<[^>]+>/g, "").length, card).toBeGreaterThan(30);
    }
  });

  it("5.4 show their star", () => {
    const starred = Array.from({ length: 32 }, (_, index) => `P${index + 1}`).filter((card) =>
      renderToStaticMarkup(
        createElement(palestineFace.Card, { card, view: SETUP, choices: [], onPlace: () => {} }),
      ).includes("5.4"),
    );
    expect(starred).toEqual(["P2", "P4", "P8", "P20", "P27"]);
  });
});
