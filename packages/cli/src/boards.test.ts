import { HEXES } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import { UNITS } from "@sandtable/1942/units";
import { en, unitShort } from "@sandtable/1942/words";
import type { DeckPlan } from "@sandtable/coin";
import { type CoinView, nextPropaganda } from "@sandtable/coin/shape";
import { type Decision, say, type Title, type View } from "@sandtable/engine";
import { titles } from "@sandtable/library";
import { DECK_PLANS } from "@sandtable/malaya/shape";
import { beforeAll, describe, expect, it } from "vitest";
import { boardOf } from "./boards/index.ts";
import { unpainted } from "./columns.ts";
import type { Brush } from "./table/screen.ts";
import {
  brushOf,
  expectAllShown,
  expectReadable,
  type Path,
  positions,
  randomGame,
  WIDTHS,
} from "./testing/boards.ts";
import { campaignFull, campaignStart } from "./testing/campaign.ts";

/** The games with cards, whose boards are boxes. */
const CARD_GAMES = titles.filter(({ game }) => boardOf(game).cards !== undefined);
const GAMES = CARD_GAMES.map((title): [string, Title] => [title.game.id, title]);
const SCENARIOS = CARD_GAMES.flatMap((title) =>
  title.game.scenarios.map(({ id }): [string, string, Title] => [title.game.id, id, title]),
);
type Seen = CoinView & { readonly scenario: string; readonly spaces: { readonly [id: string]: View } };
const seen = (view: View): Seen => view as Seen;

const PLANS: Readonly<Record<string, DeckPlan>> = DECK_PLANS;

const brush = ({ game }: Title, width: number, mark = false): Brush => brushOf(game.words.en, width, mark);

const drawn = (title: Title, view: View, width: number, mark = false): readonly string[] =>
  boardOf(title.game).board(view, brush(title, width, mark));

/** What the table showed each time another card had come. */
function cardsOf(title: Title, scenario: string, seed: number): Seen[] {
  const found: Seen[] = [];
  randomGame(title, scenario, seed, (view) => {
    if (seen(view).played.length !== found.at(-1)?.played.length) found.push(seen(view));
  });
  return found;
}

describe("2.1 the next Propaganda card", () => {
  it.each(SCENARIOS)("comes no earlier and no later than is told (%s, %s)", (_, scenario, title) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const tables = cardsOf(title, scenario, seed);
      const all = tables.at(-1)?.played ?? [];
      for (const view of tables) {
        const come = view.played.filter((card) => card === "propaganda").length;
        const range = nextPropaganda(PLANS[view.scenario], view.cardsLeft, come);
        const at = all.indexOf("propaganda", view.played.length) - view.played.length + 1;
        if (at <= 0) continue;
        expect(range).toBeDefined();
        const [earliest, latest] = range ?? [0, 0];
        expect(at).toBeGreaterThanOrEqual(earliest);
        expect(at).toBeLessThanOrEqual(latest);
        if (at === earliest) met.add(`${view.played.length} earliest`);
        if (at === latest) met.add(`${view.played.length} latest`);
      }
    }
    for (let cards = 1; cards < 6; cards++)
      expect([...met]).toEqual(expect.arrayContaining([`${cards} earliest`, `${cards} latest`]));
  });

  it("is told from the cards alone", () => {
    const after = (scenario: string, cardsLeft: number, rounds: number) =>
      nextPropaganda(PLANS[scenario], cardsLeft, rounds);
    expect(after("standard", 21, 0)).toEqual([5, 7]);
    expect(after("standard", 15, 0)).toEqual([1, 1]);
    expect(after("standard", 15, 1)).toEqual([6, 8]);
    expect(after("standard", 14, 1)).toEqual([5, 7]);
    expect(after("extended", 27, 0)).toEqual([5, 9]);
    expect(after("extended", 20, 1)).toEqual([7, 11]);
    expect(after("extended", 2, 3)).toBeUndefined();
    expect(after("standard", 0, 3)).toBeUndefined();
  });
});

/** The end of a game is told in words below the board; in a Propaganda Round there is nothing to foresee. */
const toldElsewhere = (path: Path, view: View): boolean =>
  path[0] === "outcome" || (path[0] === "forecast" && seen(view).card === "propaganda");

describe.each(GAMES)("the drawing of %s", (_, title) => {
  it("shows every number and every marker on the table, whatever the width", () => {
    for (const view of positions(title, 500))
      expectAllShown(view, (seen, width) => drawn(title, seen, width), toldElsewhere);
  });

  it("names every space, in a box of its own where there is room", () => {
    const [view] = positions(title, 1, 1);
    const { words } = title.game;
    for (const id of Object.keys(seen(view).spaces)) {
      const [first] = say(words.en, { key: `name.space.${id}` }).split(" ");
      for (const width of WIDTHS)
        expect(drawn(title, view, width).join("\n")).toMatch(
          new RegExp(width < 78 ? `^${first}` : `[┌╔]${first}`, "m"),
        );
    }
  });

  it("never cuts a word off, leaves the screen or lacks a name", () => {
    for (const view of positions(title, 23))
      for (const width of WIDTHS) expectReadable(drawn(title, view, width), width);
  });

  it("is the same with and without colours", () => {
    for (const view of positions(title, 97, 3))
      for (const width of WIDTHS)
        expect(drawn(title, view, width, true).map((line) => unpainted(line).trimEnd())).toEqual(
          drawn(title, view, width).map((line) => line.trimEnd()),
        );
  });

  it("lists the cards played", () => {
    const view = positions(title, 150, 1).at(-1)!;
    const { played } = seen(view);
    const text = boardOf(title.game).cards?.(view, brush(title, 80)).join(" ");
    for (const card of played)
      expect(text).toContain(say(title.game.words.en, { key: `card.${card}.title` }));
  });
});

describe("1.3.7 the Railways beside a space", () => {
  const title = titles.find(({ game }) => game.id === "japanese-occupation")!;

  it("are those that can be sabotaged from it", () => {
    const offered = new Map<string, Set<string>>();
    let foot = new Map<string, string>();
    for (let seed = 1; seed <= 40; seed++)
      randomGame(title, "standard", seed, (view, decision) => {
        if (decision?.about.kind !== "sabotage") return;
        const { space } = decision.about as unknown as { readonly space: string };
        const lines = offered.get(space) ?? new Set<string>();
        offered.set(space, lines);
        for (const { place } of decision.choices)
          if (place.on === "track") lines.add(place.id.replace("railway:", ""));
        foot = feet(drawn(title, view, 80));
      });
    // Where there is but one Railway, nobody is asked.
    expect(offered.size).toBeGreaterThan(6);
    for (const [space, lines] of offered) {
      const name = say(title.game.words.en, { key: `name.space.${space}` }).replace("Economic Center", "EC");
      expect(`${name}: ${foot.get(name)}`).toBe(`${name}: ${[...lines].sort().join(" ")}`);
    }
  });

  /** What stands in the lower edge of each box, Sabotage left out. */
  function feet(lines: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    lines.forEach((line, index) => {
      for (const { index: at, 1: title } of line.matchAll(/┌(.+?)(?: \d)? ─*┐/g)) {
        const edge = lines.slice(index).find((below) => below[at] === "└") ?? "";
        found.set(title, (edge.slice(at, at + 19).match(/R\d/g) ?? []).join(" "));
      }
    });
    return found;
  }
});

/** The board of 1942 goes by the view alone. */
const QUESTION: Decision = { seat: "japanese", rule: "5.0", about: { kind: "unit" }, choices: [] };

describe("the drawing of 1942", () => {
  const board = boardOf({ id: "1942" });
  const [start, full] = [campaignStart(), campaignFull()].map((view) => view as unknown as View);
  let met: View[] = [];
  let views: View[] = [];
  beforeAll(() => {
    met = positions(titles.find(({ game }) => game.id === "1942")!, 53, 2);
    views = [start, full, ...met];
  });
  const draw = (view: View, width: number, mark = false): readonly string[] =>
    board.board(view, brushOf(en, width, mark));
  const near = (view: View, place: string, width = 80): readonly string[] | undefined =>
    board.near?.(view, brushOf(en, width), place);

  /** Once Hong Kong has fallen nothing more is needed for it. */
  const isElsewhere = ([first, second]: Path, view: View): boolean =>
    first === "outcome" ||
    (first === "hongKong" &&
      (second === "needs" || second === "modifier") &&
      (view as unknown as TableView).hongKong.fallen);

  it("shows every number and every marker on the table, whatever the width", () => {
    for (const view of [full, met[3], met.at(-1)!]) expectAllShown(view, draw, isElsewhere);
  });

  it("tells of every unit and every city, whatever the width", () => {
    for (const width of WIDTHS) {
      const text = draw(start, width).join(" ").replace(/\s+/g, " ");
      for (const { id } of UNITS) expect(text).toContain(unitShort(id));
      for (const { city } of HEXES) if (city) expect(text).toContain(`${city.name} ${city.number}`);
    }
  });

  it("never cuts a word off, leaves the screen or lacks a name", () => {
    for (const view of views)
      for (const width of WIDTHS) {
        expectReadable(draw(view, width), width);
        expectReadable(near(view, "Singapore", width) ?? [], width);
      }
  });

  it("is the same with and without colours", () => {
    for (const view of views)
      for (const width of WIDTHS)
        expect(draw(view, width, true).map((line) => unpainted(line).trimEnd())).toEqual(draw(view, width));
  });

  it("has each hex in its column, the even ones on the lower line", () => {
    const lines = draw(start, 80);
    expect(lines[9 * 2].indexOf("J30")).toBe(lines[0].indexOf("33"));
    expect(lines[13 * 2 + 1].indexOf("A6")).toBe(lines[1].indexOf("08"));
    expect(lines[2 * 2 + 1].indexOf("a3")).toBe(lines[1].indexOf("02"));
  });

  it("points out where a unit may go, what is attacked and what may be attempted", () => {
    const map = draw(full, 80).slice(0, 46).join("\n");
    for (const mark of [">^^^", "!A5", "?a2", "&J7", "A+J", "*A14"]) expect(map).toContain(mark);
  });

  it("looks closely at a city, a region, a hex or a unit, and at nothing else", () => {
    for (const [place, shown] of [
      ["singapore", "Singapo"],
      ["kota b", "Kota Bh"],
      ["Java", "Semaran"],
      ["3422", "/3422~"],
      ["0101", "/0101"],
      ["us-31", "Manila"],
    ]) {
      const lines = near(start, place) ?? [];
      expect(lines.join("\n")).toContain(shown);
      expect(lines.at(-1)).toMatch(/^Around .+\.$/);
    }
    for (const place of ["chess", "3523", "0000", "jp-4"]) expect(near(start, place)).toBeUndefined();
  });

  it("has roads and sea on the sides of the hexes, and zones of control in their edges", () => {
    const lines = near(full, "0609") ?? [];
    expect(lines.join("\n")).toContain("__=__");
    expect(lines.join("\n")).toContain("\\_a_");
    expect((near(full, "Corregidor") ?? []).join("\n")).toContain("__~__");
  });

  it("tells the odds above the question, and beside a choice what it takes", () => {
    expect(board.atHand?.(start, brushOf(en, 80), QUESTION)).toEqual([]);
    const told = (board.atHand?.(full, brushOf(en, 80), QUESTION) ?? []).join("\n");
    expect(told).toContain("7 against 5, odds 1:1, die 0");
    expect(told).toContain(" 50 % DR");
    expect(told).not.toContain("may go to");
    for (const [key, remark] of [
      ["to:0610", "1 naval point, landing, 100 %"],
      ["to:1006", ""],
      ["assault:0511", "strength 7 against number 2: 50 %"],
      ["unit:jp-11", "7 at 0609"],
      ["with:gb-air", "at Singapore 0813"],
      ["unit:jp-4", "7 off the map"],
      ["end:land", ""],
    ])
      expect(board.remark?.(full, key)).toBe(remark);
  });

  it("tells many destinations together, and then does not list them again", () => {
    const hexes = HEXES.filter(({ kind }) => kind === "coast").slice(0, 40);
    const destinations = [...hexes.map(({ id }) => id), "off-map"].map((to) => ({ to, path: [], cost: 1 }));
    const wide = {
      ...campaignFull(),
      mover: { unit: "jp-3g", kind: "sea", destinations },
    } as unknown as View;
    const told = (board.atHand?.(wide, brushOf(en, 80), QUESTION) ?? []).join(" ");
    expect(told).toContain("3rd Regiment, Imperial Guards may go to:");
    for (const { to } of destinations) {
      expect(told).toContain(to === "off-map" ? "off the map" : to);
      expect(board.isTold?.(wide, `to:${to}`, QUESTION)).toBe(to !== "off-map");
    }
    expect(board.isTold?.(wide, "stay", QUESTION)).toBe(false);
    expect(board.isTold?.(full, "to:0610", QUESTION)).toBe(false);
  });
});
