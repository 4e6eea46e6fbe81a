import type { Decision, View, Viewer } from "@sandtable/engine";
import { titleOf } from "@sandtable/library";
import { PLACES } from "@sandtable/malaya-1941/map";
import { played, position } from "@sandtable/malaya-1941/testing";
import { en, faceName } from "@sandtable/malaya-1941/words";
import { beforeAll, describe, expect, it } from "vitest";
import { boardOf } from "./boards/index.ts";
import { unpainted } from "./columns.ts";
import { brushOf, expectAllShown, expectReadable, type Path, positions, WIDTHS } from "./testing/boards.ts";

const title = titleOf("malaya-1941")!;
const board = boardOf(title.game);
const draw = (view: View, width: number, mark = false): readonly string[] =>
  board.board(view, brushOf(en, width, mark));
const near = (view: View, place: string, width = 80): readonly string[] | undefined =>
  board.near?.(view, brushOf(en, width), place);
const seenBy = (g: ReturnType<typeof position>, viewer: Viewer): View => title.game.view(g, viewer);

const asking = (...hexes: readonly string[]): Decision => ({
  seat: "japanese",
  rule: "6.21",
  about: { kind: "arrive" },
  choices: hexes.map((id) => ({ key: `to:${id}`, value: id, place: { on: "hex", id }, label: { key: id } })),
});
const NOTHING = asking();

/** Before Jitra: the Japanese know one stack, have seen another, and of a third nothing; a force at sea, strikes, battles. */
const jitra = () =>
  position({
    turn: 2,
    stage: "declaration",
    stacks:
      "0908: j-11-5 j-5-hq! j-1-tk~; 0709: j-sup-01; base: j-25a-hq j-sup-02; 0909: a-6ind a-15ind; 0810: a-af1; 1421: a-28ind",
    air: { japanese: { reserve: 3, strike: 4, damaged: 1 }, allied: { reserve: 2, eliminated: 3 } },
    hand: { banzai: 1, "force-z": 1 },
    pool: { panic: 1, abda: 1 },
    points: { japanese: 7, allied: 3 },
    due: { "j-113": 4 },
    forts: { "0909": "allied" },
    open: ["0909"],
    seen: { japanese: { "0810": "1?" }, allied: { "0908": "2" } },
    told: { japanese: { "0908": "zone", "0909": "zones" } },
    battles: [{ targets: ["0909"], attackers: ["j-11-5"] }],
    assaults: [{ sea: "2709", target: "2510" }],
    strikes: [{ hex: "0810", points: 4 }],
  });

describe("the drawing of Malaya 1941", () => {
  let views: View[] = [];
  beforeAll(() => {
    views = [
      ...(["japanese", "allied", "spectator"] as const).map((viewer) => seenBy(jitra(), viewer)),
      ...positions(title, 401, 1, "japanese"),
      ...positions(title, 401, 1, "allied"),
    ];
  });

  /** Where a rule's own counting stands in the view nobody has to read it; whose side it is all else tells. */
  const isElsewhere = (path: Path): boolean =>
    path[0] === "outcome" ||
    path.at(-1) === "step" ||
    (path[0] === "fight" && (path[1] === "at" || path[1] === "column")) ||
    // What is in reach stands beside the choices.
    (path[0] === "mover" && path[1] === "range") ||
    path.at(-1) === "reinforcement";

  it("shows every number and every marker on the table, whatever the width", () => {
    for (const viewer of ["japanese", "allied"]) expectAllShown(seenBy(jitra(), viewer), draw, isElsewhere);
  });

  it("never cuts a word off, leaves the screen or lacks a name", () => {
    for (const view of views)
      for (const width of WIDTHS) {
        expectReadable(draw(view, width), width);
        expectReadable(near(view, "Singapore City", width) ?? [], width);
        expectReadable(near(view, "south", width) ?? [], width);
        expectReadable(board.atHand?.(view, brushOf(en, width), NOTHING) ?? [], width);
      }
  });

  it("is the same with and without colours", () => {
    for (const view of views)
      for (const width of WIDTHS)
        expect(draw(view, width, true).map((line) => unpainted(line).trimEnd())).toEqual(draw(view, width));
  });

  it("18.0 tells own units whole, and of the enemy only what is known, and since when", () => {
    const japanese = draw(seenBy(jitra(), "japanese"), 100).join("\n").replace(/\s+/g, " ");
    expect(japanese).toContain("Changlun 0908 J9-10: 5 HQ (+2, radius 4) 0-2-8 (activated), 11/5 6-6-8");
    expect(japanese).toContain("1 armor 3-2-9 (suppressed)");
    expect(japanese).toContain("Jitra 0909 A8-12: 15 Ind 4-6-6, 6 Ind 4-6-6");
    expect(japanese).toContain(
      "Alor Star 0810 a0-1: airfield 1 0-1-5 (seen on turn 1, perhaps changed since)",
    );
    expect(japanese).toContain("Allies face down, nothing known: Ipoh 1421");
    expect(japanese).not.toContain("28 Ind");
    const allied = draw(seenBy(jitra(), "allied"), 100).join("\n").replace(/\s+/g, " ");
    expect(allied).toMatch(
      /Changlun 0908 J9-10: 11\/5 6-6-8 \(open\), .*5 HQ.* \(seen on turn 2, unchanged since\)/,
    );
    expect(allied).not.toContain("25 Army HQ");
    expect(allied).not.toContain(faceName("j-sup"));
  });

  it("shows as much of the map as there is room for, around what is going on", () => {
    const head = (width: number): readonly string[] => draw(seenBy(jitra(), "japanese"), width);
    expect(head(120)[0]).toContain("43");
    expect(head(80)[0]).toContain("09");
    expect(head(80)[0]).not.toContain("43");
    for (const width of WIDTHS) {
      const lines = head(width);
      const low = lines.findIndex((line) => line.startsWith("09 "));
      const column = lines[0].indexOf("09");
      expect(lines[low].slice(column - 1, column + 2)).toBe("!A1");
      const west = lines[1].indexOf("08");
      expect(lines[low - 1].slice(west, west + 3)).not.toBe("");
    }
  });

  it("18.5 shows the parts of the map by their names, and looks closely at a place, a hex or a unit", () => {
    const view = seenBy(jitra(), "japanese");
    expect(near(view, "south")?.join("\n")).toContain("*ap");
    for (const [place, shown] of [
      ["kuala l", "Kuala L"],
      ["sitiawan", "Lumut"],
      ["2510", "~2510"],
      ["j-11-5", "J9-10"],
      ["jitra", "!#A8-12"],
    ]) {
      const lines = near(view, place) ?? [];
      expect(lines.join("\n")).toContain(shown);
      expect(lines.at(-1)).toMatch(/^Around .+\.$/);
    }
    for (const place of ["chess", "4401", "0000", "j-25a-hq", "a-28ind", ""])
      expect(near(view, place)).toBeUndefined();
  });

  it("has the ways and the water on the sides of the hexes, and what is told of zones in their edges", () => {
    const view = seenBy(jitra(), "japanese");
    const text = (near(view, "Jitra") ?? []).join("\n");
    for (const mark of ["__=__", "__·__", "\\z_=__/", "!#A8-12"]) expect(text).toContain(mark);
    expect((near(view, "Muar") ?? []).join("\n")).toMatch(/[f]_|f\d|[/\\]f/);
    expect((near(view, "Johore Baru") ?? []).join("\n")).toContain("≈");
    expect((near(view, "Kota Bharu") ?? []).join("\n")).toContain("+");
  });

  it("names every place that a traveller can look for", () => {
    const view = seenBy(jitra(), "japanese");
    for (const { name, hex } of PLACES) expect(near(view, name)?.join("\n")).toContain(hex);
  });

  it("tells above the question what moves and what is fought, and beside a choice what it is", () => {
    const g = jitra();
    const told = (board.atHand?.(seenBy(g, "japanese"), brushOf(en, 100), NOTHING) ?? []).join("\n");
    expect(told).toContain("Battle declared: Jitra 0909 A8-12: 11/5 6-6-8 (attack 6)");
    expect(told).toMatch(/Odds: 6 against 12: 50-74% · .*Attacker's HQ \+2.*Fortification −1/s);
    expect(told).toMatch(/Assault: A[ZES] \d/);
    expect(board.remark?.(seenBy(g, "japanese"), "raid")).toMatch(/^A[AM] \d+(?:–\d+)? %, /);
    expect((near(seenBy(g, "japanese"), "Jitra", 100) ?? []).join("\n")).toContain("Odds: 9 against 12");
    for (const [key, remark] of [
      ["unit:j-11-5", "6-6-8, Changlun 0908"],
      ["unit:j-5-hq", "0-2-8, +2, Changlun 0908, activated"],
      ["to:0909", "clear, A8-12"],
      ["to:0908", "jungle, J9-10, enemy zone"],
      ["to:1421", "city, A?"],
      ["end", ""],
    ])
      expect(board.remark?.(seenBy(g, "japanese"), key)).toBe(remark);
    const moving = position({ stacks: "0908: j-11-5", mover: { unit: "j-11-5", spent: 3 } });
    const line = (board.atHand?.(seenBy(moving, "japanese"), brushOf(en, 100), NOTHING) ?? []).join("\n");
    expect(line).toContain("at Changlun 0908 · 1½ of 8 points spent");
    expect(board.remark?.(seenBy(moving, "japanese"), "to:0907")).toBe("jungle, ½ MP");
    expect(board.atHand?.(seenBy(moving, "allied"), brushOf(en, 100), NOTHING)).toEqual([]);
  });

  it("14.3 tells the battle that is fought with its result, and who is to retreat", () => {
    const g = position({
      stage: "contact",
      stacks: "0908: j-11-5 j-21-5 j-41-5; 0909: a-6ind",
    });
    const attack = ["to:0909", "unit:j-11-5", "unit:j-21-5", "unit:j-41-5"];
    const { decision } = played(g, ...attack, "raid", "die:6", "unit:a-6ind", "die:2");
    expect(decision?.about.kind).toBe("retreat");
    const told = (board.atHand?.(seenBy(g, "allied"), brushOf(en, 100), NOTHING) ?? []).join("\n");
    expect(told).toContain("Battle: Jitra 0909");
    expect(told).toContain("DM: The defenders lose half and rout.");
    expect(told).toMatch(/Retreat: 1-2-6 battalion from Jitra 0909, \d hex/);
  });

  it("6.21 tells many hexes together by their ground, and then does not list them again", () => {
    const view = seenBy(jitra(), "japanese");
    const coast = Array.from({ length: 25 }, (_, at) => `0${201 + at}`);
    const many = asking(...coast, "0909", "1002");
    const told = (board.atHand?.(view, brushOf(en, 100), many) ?? []).join(" ");
    expect(told).toContain("Singora 1002");
    expect(told).toContain("Jitra 0909 A8-12");
    expect(board.isTold?.(view, "to:1002", many)).toBe(true);
    expect(board.isTold?.(view, "wait", many)).toBe(false);
    expect(board.isTold?.(view, "to:1002", asking("1002", "0909"))).toBe(false);
  });

  it("is drawn again with every phase of a side", () => {
    const at = (made: Parameters<typeof position>[0]): string =>
      board.occasion(seenBy(position(made), "japanese"));
    expect(at({ stage: "movement" })).toBe(at({ stage: "step" }));
    expect(at({ stage: "movement" })).not.toBe(at({ stage: "strikes" }));
    expect(at({ stage: "movement" })).not.toBe(at({ stage: "movement", impulse: "first-follow-on" }));
    expect(at({ stage: "movement" })).not.toBe(at({ stage: "movement", phasing: "allied" }));
  });
});
