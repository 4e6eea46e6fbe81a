import type { RailwayId } from "@sandtable/japanese-occupation/map";
import { type SpaceView, tableOf } from "@sandtable/japanese-occupation/shape";
import type { ChoiceShown, Place, View } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { assign } from "../coin/index.ts";
import { placeKey } from "../face.ts";
import { arrange } from "./arrange.ts";
import { occupationFace } from "./index.ts";
import { TOKENS } from "./kit.ts";
import { SPACES } from "./layout.ts";
import { LINES, routes, spacesBeside } from "./railways.ts";
import { CENTERS, isSpace, POOLS, RAILWAY_IDS, SPACE_IDS, WOODEN } from "./spaces.ts";
import { crowded, example, setup } from "./testing/position.ts";

const POSITIONS: Readonly<Record<string, View>> = { setup, example, crowded };

const choiceAt = (place: Place, key = "some"): ChoiceShown =>
  ({ key, place, label: { key: "some" } }) as ChoiceShown;

const draw = (view: View, choices: readonly ChoiceShown[] = [], looked?: Place): string =>
  renderToStaticMarkup(
    createElement(occupationFace.Board, {
      view,
      choices,
      closed: [],
      onPlace: () => {},
      onLook: () => {},
      looked,
      animate: false,
    }),
  );

/** Every place on the drawing: its key, and the tag that can be focused. */
const placesOn = (markup: string): Map<string, string> =>
  new Map(
    [...markup.matchAll(/<g [^>]*data-place="([^"]+)"[^>]*>/g)].map(([tag, key]) => [key, tag] as const),
  );

const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;
const changed = (view: View, change: object): View => ({ ...(view as object), ...change }) as View;

describe("the board of the Japanese Occupation", () => {
  it.each(Object.entries(POSITIONS))("draws every place, each with a focus and words: %s", (_, view) => {
    const drawn = placesOn(draw(view));
    const told = occupationFace.places(view).map(placeKey);
    expect([...drawn.keys()].sort()).toEqual([...told].sort());
    for (const tag of drawn.values()) {
      expect(tag).toContain('tabindex="0"');
      expect(tag).toMatch(/aria-label="[^"]{4,}"/);
      expect(tag).not.toMatch(bad);
    }
  });

  it("marks the place of every open choice", () => {
    const open = occupationFace.places(crowded).filter(({ on }) => on !== "button");
    const drawn = placesOn(
      draw(
        crowded,
        open.map((place) => choiceAt(place)),
      ),
    );
    for (const place of open) expect(drawn.get(placeKey(place)), placeKey(place)).toContain("is-open");
  });

  it.each(Object.entries(POSITIONS))(
    "shows as many pieces and markers as the view counts: %s",
    (_, given) => {
      const view = tableOf(given);
      const markup = draw(given);
      const count = (piece: string, at: string): number =>
        markup.split(`data-piece="${piece}" data-at="${at}"`).length - 1;
      for (const id of SPACE_IDS) {
        const space = view.spaces[id];
        for (const piece of [...WOODEN, "force136", "kempeitai"] as const)
          expect(count(piece, id), `${piece} in ${id}`).toBe(space[piece]);
        expect(count("camps", id)).toBe(space.camp ? 1 : 0);
        expect(count("villages", id)).toBe(space.village ? 1 : 0);
      }
      for (const piece of POOLS) expect(count(piece, "available"), piece).toBe(view.available[piece]);
      expect(count("troops", "away")).toBe(view.away.troops);
      expect(count("caches", "gone") + count("kempeitai", "gone")).toBe(
        view.gone.caches + view.gone.kempeitai,
      );
      for (const box of ["6", "12"] as const)
        expect(count("caches", `zipper:${box}`)).toBe(view.zipper.stored[box]);
      for (const id of RAILWAY_IDS)
        expect(markup.includes(`data-sabotage="${id}"`), id).toBe(view.railways[id].sabotage > 0);
    },
  );

  it.each(Object.entries(POSITIONS))("keeps pieces in the room of their space: %s", (_, view) => {
    const outside = arrange(tableOf(view)).filter(({ at, box, piece }) => {
      if (!isSpace(at) || piece === "villages") return false;
      const room = SPACES[at].pieces;
      return box.x + box.width > room.x + room.width + 0.5 || box.y + box.height > room.y + room.height + 0.5;
    });
    expect(outside).toEqual([]);
  });

  it("finds room for all pieces of the game in one space", () => {
    const { spaces } = tableOf(setup);
    for (const id of SPACE_IDS) {
      const all: SpaceView = {
        ...spaces[id],
        troops: 15,
        police: 6,
        mpaja_underground: 5,
        mpaja_active: 5,
        other_underground: 2,
        other_active: 2,
        caches: 1,
        camp: true,
        force136: 3,
        kempeitai: 3,
      };
      const groups = arrange(tableOf(changed(setup, { spaces: { ...spaces, [id]: all } })));
      const room = SPACES[id].pieces;
      for (const { box } of groups.filter(({ at, piece }) => at === id && piece !== "villages"))
        expect(box.y + box.height, id).toBeLessThanOrEqual(room.y + room.height + 0.5);
    }
  });

  it("has a token for every piece of the box, wherever it is", () => {
    for (const view of Object.values(POSITIONS)) {
      const tokens = assign(arrange(tableOf(view)), TOKENS, undefined);
      expect(tokens.length).toBe(Object.values(TOKENS.counts).reduce((sum, count) => sum + count, 0));
      expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
    }
  });

  it("shows the value of a chit only when it is revealed", () => {
    const valueIn = (intel: SpaceView["intel"]): boolean => {
      const spaces = { ...tableOf(setup).spaces };
      spaces.kedah = { ...spaces.kedah, intel };
      const chit = /data-intel="[a-z]+">.*?<\/g><\/g>/.exec(draw(changed(setup, { spaces })))?.[0] ?? "";
      return chit.includes("intel-value");
    };
    expect(valueIn({ state: "revealed", value: 2 })).toBe(true);
    expect(valueIn({ state: "concealed", value: 2 })).toBe(false);
    expect(valueIn({ state: "gone", value: null })).toBe(false);
  });

  it("uses no inline style, which the page forbids", () => {
    expect(draw(crowded)).not.toMatch(/ style=|<style/);
  });
});

describe("the Railways", () => {
  it("1.3.6 run along the borders and meet where the rules link them", () => {
    const ends = (id: RailwayId) => [LINES[id][0], LINES[id][LINES[id].length - 1]];
    const meet = (one: RailwayId, other: RailwayId): boolean =>
      ends(one).some(([x, y]) =>
        ends(other).some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 12),
      );
    const links = RAILWAY_IDS.flatMap((one, index) =>
      RAILWAY_IDS.slice(index + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one}-${other}`),
    );
    expect(links).toEqual("R1-R3 R2-R3 R2-R4 R3-R4 R4-R5 R5-R6 R6-R7 R6-R8 R7-R8".split(" "));
  });

  it("1.3.7 touch the circles that lie on them", () => {
    for (const id of ["kuala_lumpur", "ec_north", "ec_south"] as const) {
      const { x = 0, y = 0 } = SPACES[id].circle ?? {};
      for (const railway of RAILWAY_IDS) {
        const near = LINES[railway].some(([lineX, lineY]) => Math.hypot(lineX - x, lineY - y) < 6);
        expect(near, `${railway} at ${id}`).toBe(spacesBeside(railway).includes(id));
      }
    }
  });

  it("4.3.1 with none sabotaged lead from both Economic Centers to every star", () => {
    for (const center of CENTERS)
      expect([...routes(tableOf(setup), center)].sort()).toEqual([...RAILWAY_IDS]);
  });

  it("4.3.1 lead only over what is whole, and only where something is to be had", () => {
    const view = tableOf(crowded);
    expect([...routes(view, "ec_north")].sort()).toEqual(["R2", "R4"]);
    expect([...routes(view, "ec_south")].sort()).toEqual(["R7", "R8"]);
    expect([...routes(tableOf(example), "ec_north")]).toEqual([]);
  });
});

describe("an Extract that is considered", () => {
  const ways = (markup: string): number => markup.split("data-way=").length - 1;

  it("is drawn when it is open, when its spaces are, and when one looks there", () => {
    expect(ways(draw(setup))).toBe(0);
    expect(ways(draw(setup, [choiceAt({ on: "button" }, "extract")]))).toBe(16);
    expect(
      ways(
        draw(
          setup,
          CENTERS.map((id) => choiceAt({ on: "space", id })),
        ),
      ),
    ).toBe(16);
    expect(ways(draw(setup, [], { on: "track", id: "railway:R5" }))).toBe(16);
    expect(ways(draw(setup, [], { on: "space", id: "ec_north" }))).toBe(8);
    expect(
      ways(draw(setup, [choiceAt({ on: "space", id: "ec_north" }), choiceAt({ on: "space", id: "perak" })])),
    ).toBe(0);
  });

  it("tells the number of each Economic Center and shows the cuts", () => {
    const markup = draw(example, [choiceAt({ on: "button" }, "extract")]);
    expect(markup).toContain('data-yield="ec_north 0"');
    expect(markup).toContain('data-yield="ec_south 1"');
    for (const id of ["R4", "R5", "R7"]) expect(markup).toContain(`data-cut="${id}"`);
    expect(markup).not.toContain('data-cut="R8"');
  });
});

describe("the Japanese Occupation in words", () => {
  it.each(Object.entries(POSITIONS))("describes every place, with nothing missing: %s", (_, view) => {
    const poor = occupationFace.places(view).filter((place) => {
      const said = occupationFace.describe(place, view);
      return !said || said.lines.length === 0 || bad.test(JSON.stringify(said));
    });
    expect(poor).toEqual([]);
  });

  it("says nothing of a place it does not know", () => {
    const unknown: Place[] = [
      { on: "space", id: "thailand" },
      { on: "piece", id: "troops", at: "thailand" },
      { on: "piece", id: "troops", at: "kedah" },
      { on: "piece", id: "guerrillas", at: "available" },
      { on: "track", id: "railway:R9" },
      { on: "track", id: "none" },
      { on: "card", id: "J99" },
      { on: "hex", id: "0101" },
      { on: "button" },
    ];
    for (const place of unknown)
      expect(occupationFace.describe(place, setup), placeKey(place)).toBeUndefined();
  });

  it("1.11 remembers the value of a chit that was seen and concealed again", () => {
    const told = (id: string) => occupationFace.describe({ on: "piece", id: "intel", at: id }, example);
    expect(told("perak")?.title).toBe("Perak: Intel concealed, known to be 1");
    expect(told("perak")?.lines[0]).toBe("Intel concealed again: both sides have seen that it is a 1.");
    expect(told("pahang")?.title).toBe("Pahang: Intel concealed");
    expect(told("kedah")?.lines[0]).toBe("Intel revealed: +2 Resistance at Propaganda (6.2.1).");
  });

  it("tells what a Railway brings, and to whom", () => {
    const told = (id: string, view: View) =>
      occupationFace.describe({ on: "track", id: `railway:${id}` }, view)?.lines.join(" ");
    expect(told("R8", example)).toContain("brings 1 Resource to the Southern Economic Center");
    expect(told("R1", example)).toContain("connected to no Economic Center now");
    expect(told("R6", crowded)).toContain("2 Sabotage markers");
  });

  it("tells the whole position", () => {
    for (const view of Object.values(POSITIONS)) {
      const all = occupationFace.text(view);
      expect(all.map(({ title }) => title)).toEqual([
        expect.stringContaining("Card: "),
        "Tracks",
        "Map",
        "Railways",
        "Available",
        "Capabilities in force",
        "Cards",
      ]);
      expect(JSON.stringify(all)).not.toMatch(bad);
    }
  });
});

describe("the forecast", () => {
  const lines = (view: View): readonly string[] => occupationFace.forecast(view).lines;

  it("8.0 counts the example cause by cause: from 3 to 6", () => {
    expect(lines(example)).toEqual(
      expect.arrayContaining([
        "Revealed Intel: +4 (Kedah 2, Trengganu 2, Johore 0).",
        "Supply Caches on the map: +1 (Perak).",
        "Spaces with more Guerrillas than cubes: +3 (Kedah, Trengganu, Selangor).",
        "Resources: −2 (8, 1 for every 4); then they go to 0.",
        "Neutral Population: −2 (13, 1 for every 5).",
        "Spaces with Police: −1 (4, 1 for every 3).",
        "Resistance: +3, from 3 to 6.",
        "Operation Zipper: from Delay to 6, which frees 1 Supply Cache.",
      ]),
    );
  });

  it("6.1 tells first what the MPAJA do", () => {
    expect(lines(crowded)[0]).toBe(
      "MPAJA phase: both kinds of Guerrilla clash and lose one each: Kedah, Perak and Negri Sembilan.",
    );
    expect(lines(crowded)[1]).toBe(
      "MPAJA phase: a Guerrilla each: Kedah, Selangor, Johore and Kuala Lumpur. Only 3 are left: the British choose where.",
    );
    expect(lines(example)[0]).toBe("MPAJA phase: a Guerrilla each: Trengganu and Negri Sembilan.");
  });

  const ending = (resistance: number, camps: number): string => {
    const spaces = { ...tableOf(setup).spaces };
    for (const [index, id] of (["kedah", "perak", "pahang", "johore"] as const).entries())
      spaces[id] = { ...spaces[id], camp: index < camps };
    spaces.negri_sembilan = { ...spaces.negri_sembilan, camp: false };
    const forecast = { ...tableOf(setup).forecast, net: 0 };
    return (
      lines(changed(setup, { spaces, forecast, resistance, propagandaRounds: 2 })).find((line) =>
        line.startsWith("It is the last round"),
      ) ?? ""
    );
  };

  it("7.0.1 tells who wins: below 18, at 18 and 19, at 20", () => {
    expect(ending(17, 0)).toContain("17 is below 18: the Japanese win.");
    expect(ending(18, 1)).toContain("1 Jungle Camp to 2 Force 136 markers on the map the British win.");
    expect(ending(19, 2)).toContain("the MPAJA win, and both players lose.");
    expect(ending(20, 4)).toContain("at 20 the British win.");
  });

  it("says before the third round that nobody wins yet", () => {
    expect(lines(setup).join(" ")).toContain("Nobody wins before the third round.");
  });
});

describe("the cards of the Japanese Occupation", () => {
  it("lay the current one, the pile and the lasting ones apart", () => {
    expect(occupationFace.cards(crowded)).toEqual({
      current: "J2",
      played: ["propaganda", "J15", "J12", "propaganda", "J27", "J19", "J8"],
      lasting: ["J8", "J12", "J15", "J19", "J22", "J27"],
    });
  });

  it("have a face each, with their texts", () => {
    const all = [...Array.from({ length: 32 }, (_, index) => `J${index + 1}`), "propaganda"];
    for (const card of all) {
      const markup = renderToStaticMarkup(
        createElement(occupationFace.Card, { card, view: setup, choices: [], onPlace: () => {} }),
      );
      expect(markup, card).not.toMatch(bad);
      expect(markup.replace(/<[^>]+>/g, "").length, card).toBeGreaterThan(40);
    }
  });

  it("5.5 the current one bears its icon", () => {
    const face = (card: string): string =>
      renderToStaticMarkup(
        createElement(occupationFace.Card, { card, view: setup, choices: [], onPlace: () => {} }),
      );
    expect(face("J14")).toContain("Mobilize Population");
    expect(face("J1")).not.toContain("Mobilize Population");
    expect(occupationFace.describe({ on: "card", id: "current" }, setup)?.lines[0]).toContain(
      "MPAJA icon Mobilize Population",
    );
  });
});
