import { malaya1941 } from "@sandtable/malaya-1941";
import { type Made, position, USUAL_SETUP } from "@sandtable/malaya-1941/testing";
import { UNITS } from "@sandtable/malaya-1941/units";
import type { ChoiceShown, View } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { arrange } from "./arrange.ts";
import { Drawing } from "./board.tsx";
import { Counter, shortName, signOf } from "./counters.tsx";
import { counterOf, nationOf } from "./data.ts";
import { type Knowledge, type Piece, pieces } from "./known.ts";
import { halves } from "./layers.tsx";
import { SHEET } from "./layout.ts";
import { onTwoLines } from "./markers.tsx";
import { type Laid, overlays } from "./overlays.ts";
import { SIZES, TYPES } from "./symbols.ts";
import { tableOf } from "./view.ts";

type Viewer = Parameters<typeof malaya1941.view>[1];
const seen = (made: Made, viewer: Viewer): View =>
  JSON.parse(JSON.stringify(malaya1941.view(position(made), viewer))) as View;
const lay = (...shown: readonly string[]): Laid =>
  Object.fromEntries(overlays.list.map(({ id }) => [id, shown.includes(id)])) as Laid;
const draw = (shown: View, laid = lay("zones", "numbers"), choices: readonly ChoiceShown[] = []): string =>
  renderToStaticMarkup(
    createElement(Drawing, {
      view: shown,
      choices,
      closed: [],
      onPlace: () => {},
      onLook: () => {},
      animate: false,
      laid,
    }),
  );
const count = (markup: string, part: RegExp): number => [...markup.matchAll(part)].length;
const bad = /undefined|NaN|\[object|>null</;

const FRONT: Made = {
  turn: 3,
  stacks:
    "0909: a-11ind-hq! a-6ind a-15ind~ a-sup-01; 0810: a-3ind-rec a-b126-01; 1013: a-28ind; 1003: j-11-5 j-5-hq! j-sup-01; 1002: j-41-5; base: j-1-tk; replaceable: a-22ind; eliminated: j-14-tk",
  forts: { "0909": "allied" },
  seen: { japanese: { "0909": "3", "0810": "2?" } },
  told: { japanese: { "0909": "zones", "0908": "zone", "0907": "free" } },
  hand: { banzai: 1, "naval-ca": 1, "allied-staff": 1 },
};

const piecesAt = (made: Made, viewer: Viewer, hex: string): readonly Piece[] =>
  pieces(tableOf(seen(made, viewer))).filter(({ at }) => at === hex);
const kindsAt = (made: Made, viewer: Viewer, hex: string): Knowledge[] =>
  piecesAt(made, viewer, hex).map(({ knowledge }) => knowledge);

describe("what lies on the table for a viewer (18.0)", () => {
  it("is every own counter, by its id, the strongest on top and supply below", () => {
    const own = piecesAt(FRONT, "allied", "0909");
    expect(own.map(({ id }) => id)).toEqual(["a-sup-01", "a-11ind-hq", "a-6ind", "a-15ind"]);
    expect(own.every(({ knowledge }) => knowledge === "own")).toBe(true);
  });

  it("is of an enemy hex one back, however many lie there", () => {
    expect(kindsAt(FRONT, "allied", "1003")).toEqual(["back"]);
    expect(kindsAt(FRONT, "allied", "1002")).toEqual(["back"]);
    expect(kindsAt(FRONT, "spectator", "0909")).toEqual(["back"]);
    expect(piecesAt(FRONT, "allied", "1003")[0].counter).toBeUndefined();
    expect(kindsAt(FRONT, "japanese", "1013")).toEqual(["back"]);
  });

  it("is what was seen: in place of the back while it is sure, under the back when it is not", () => {
    expect(kindsAt(FRONT, "japanese", "0909")).toEqual(["sure", "sure", "sure", "sure"]);
    expect(kindsAt(FRONT, "japanese", "0810")).toEqual(["last", "last", "back"]);
    expect(piecesAt(FRONT, "japanese", "0810").map(({ turn }) => turn)).toEqual([2, 2, 2]);
  });

  it("18.1 lies open to the phasing side in its combat phase, and to nobody else", () => {
    const made: Made = { ...FRONT, stage: "battles", phasing: "japanese", open: ["0909"] };
    expect(kindsAt(made, "japanese", "0909")).toEqual(["open", "open", "open", "open"]);
    expect(kindsAt(made, "spectator", "0909")).toEqual(["back"]);
  });

  it("14.3 shows attackers to everybody, over the back of whoever else may be there", () => {
    const made: Made = {
      ...FRONT,
      stage: "battles",
      phasing: "japanese",
      battles: [{ targets: ["1002"], attackers: ["j-11-5"] }],
    };
    const there = piecesAt(made, "allied", "1003");
    expect(there.map(({ knowledge }) => knowledge)).toEqual(["back", "open"]);
    expect(there[1].counter?.id).toBe("j-11-5");
  });

  it("15.21 keeps own counters in their boxes by id, those of the enemy by nothing but their face", () => {
    expect(piecesAt(FRONT, "allied", "replaceable").map(({ id }) => id)).toEqual(["a-22ind"]);
    expect(piecesAt(FRONT, "japanese", "replaceable").map(({ id }) => id)).toEqual([
      "gone-allied-replaceable-0",
    ]);
  });

  it("says how many lie in a pile only where that is known", () => {
    const countOf = (viewer: Viewer, hex: string): number | undefined =>
      arrange(pieces(tableOf(seen(FRONT, viewer)))).countOf?.(hex);
    expect(countOf("allied", "0909")).toBe(4);
    expect(countOf("allied", "1003")).toBe(0);
    expect(countOf("japanese", "0909")).toBe(4);
    expect(countOf("japanese", "0810")).toBe(0);
  });

  it("has a place on the sheet for every counter, in boxes too", () => {
    for (const viewer of ["japanese", "allied", "spectator"] as const) {
      const all = pieces(tableOf(seen(FRONT, viewer)));
      const { lying } = arrange(all);
      for (const { id } of all) {
        const { x, y } = lying.get(id) ?? { x: -1, y: -1 };
        expect(x, id).toBeGreaterThan(0);
        expect(x, id).toBeLessThan(SHEET.width);
        expect(y, id).toBeGreaterThan(0);
        expect(y, id).toBeLessThan(SHEET.height);
      }
    }
  });
});

const NOTHING = { seat: "allied", knowledge: "own", isAfloat: false, isMover: false } as const;
const counter = (shown: Partial<Parameters<typeof Counter>[0]>): string =>
  renderToStaticMarkup(createElement(Counter, { ...NOTHING, ...shown }));
const of = (id: string) => {
  const found = counterOf(id);
  if (!found) throw new Error(id);
  return { counter: found, seat: found.seat, state: { id, at: "0909" } } as const;
};

describe("a counter", () => {
  it("shows attack, defence and movement, and its name", () => {
    const markup = counter(of("a-6ind"));
    expect(markup).toContain(">4-6-6<");
    expect(markup).toContain(">6 Ind<");
    expect(markup).toContain("counter indian is-own");
    expect(count(markup, /class="support"/g)).toBe(0);
  });

  it("of an HQ shows support and radius, and whether it is activated", () => {
    const idle = counter(of("j-5-hq"));
    expect(idle).toContain(">+2<");
    expect(idle).toMatch(/class="radius"[^>]*>4</);
    expect(idle).toContain('class="pennant"');
    const { state, ...hq } = of("j-5-hq");
    expect(counter({ ...hq, state: { ...state, active: true } })).toContain('class="pennant flying"');
  });

  it("of supply shows its movement alone", () => {
    const markup = counter(of("j-sup-01"));
    expect(markup).toMatch(/class="values"[^>]*>5</);
    expect(markup).not.toContain("0-0-5");
  });

  it("is marked for each state by more than colour", () => {
    const { state, ...six } = of("a-6ind");
    const marked = (more: object): string => counter({ ...six, state: { ...state, ...more } });
    expect(marked({ suppressed: true })).toContain('class="veil"');
    expect(marked({ suppressed: true })).toContain(">S<");
    expect(marked({ moved: true })).toContain('class="done"');
    expect(marked({ retreated: true })).toContain('class="fell-back"');
    expect(marked({ ready: true })).toContain("is-ready");
    expect(counter({ ...six, isAfloat: true })).toContain('class="waves"');
  });

  it("tells seen and sure from seen once, and both from face down, by more than colour", () => {
    const { state: _, ...six } = of("a-6ind");
    const sure = counter({ ...six, knowledge: "sure", turn: 2 });
    const last = counter({ ...six, knowledge: "last", turn: 2 });
    expect(sure).toContain('class="eye"');
    expect(sure).not.toContain(">T2?<");
    expect(last).toContain(">T2?<");
    expect(last).not.toContain('class="eye"');
    const back = counter({ seat: "allied", knowledge: "back" });
    expect(back).toContain("counter back allied");
    expect(back).not.toContain("<text");
    expect(counter({ seat: "allied", knowledge: "back", turn: 1 })).toContain(">T1?<");
  });

  it("has a sign for its type and its size, and a name that fits beside it", () => {
    for (const unit of UNITS) {
      expect(TYPES[unit.type], unit.id).toBeDefined();
      if (unit.size !== "points") expect(SIZES[unit.size], unit.id).toBeDefined();
      expect(signOf(unit).lines + (signOf(unit).solid ?? ""), unit.id).not.toBe("");
      expect(shortName(unit).length, unit.name).toBeLessThanOrEqual(7);
    }
    const drawn = Object.values(TYPES).map(({ lines, solid }) => `${lines} ${solid}`);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("wears the colours of its nation", () => {
    const nation = (id: string): string => nationOf(of(id).counter);
    expect(
      ["j-11-5", "a-22a", "a-8a-hq", "a-2-4mg", "a-44", "a-12ind", "a-1m", "a-53", "a-b126"].map(nation),
    ).toEqual([
      "japanese",
      "australian",
      "australian",
      "australian",
      "indian",
      "indian",
      "malay",
      "british",
      "british",
    ]);
  });
});

describe("the board of Malaya 1941", () => {
  it("draws every own counter once, and nothing undefined", () => {
    const shown = seen({ units: USUAL_SETUP }, "allied");
    const markup = draw(shown);
    expect(bad.exec(markup)?.[0]).toBeUndefined();
    for (const id of Object.keys(USUAL_SETUP))
      expect(count(markup, new RegExp(`data-place="piece ${id} map"`, "g")), id).toBe(1);
  });

  it("names no counter of the enemy that lies face down", () => {
    const markup = draw(seen({ units: USUAL_SETUP }, "japanese"));
    for (const id of Object.keys(USUAL_SETUP)) expect(markup.includes(id), id).toBe(false);
    const stacks = new Set(Object.values(USUAL_SETUP)).size;
    // Two more are in the key.
    expect(count(markup, /class="counter back/g)).toBe(stacks + 2);
  });

  it("stays light: few enough nodes to pan and zoom, with everything on it too", () => {
    const all = overlays.list.map(({ id }) => id);
    expect(count(draw(seen({ units: USUAL_SETUP }, "allied"), lay(...all)), /<[a-z]/gi)).toBeLessThan(2500);
  });

  it("lays over the map what is asked for, and only to its owner", () => {
    const shown = seen(FRONT, "japanese");
    expect(draw(shown, lay())).not.toMatch(/class="(?:zones|told[^"]*|command[^"]*|supplied)"/);
    const zones = draw(shown, lay("zones"));
    expect(zones).toContain('class="told allied"');
    expect(draw(seen(FRONT, "allied"), lay("zones"))).not.toMatch(/told-zones" d="M/);
    expect(draw(shown, lay("command"))).toContain('class="command japanese"');
    expect(
      count(
        draw(seen(FRONT, "spectator"), lay("zones", "command", "supply")),
        /class="(?:command|supplied|told)/g,
      ),
    ).toBe(0);
  });

  it("keeps the enemy's air missions face down until the reveal", () => {
    const made: Made = {
      ...FRONT,
      air: { allied: { strike: 3, reserve: 1 }, japanese: { strike: 2 } },
      revealed: false,
    };
    expect(count(draw(seen(made, "japanese")), /air-box hidden/g)).toBe(4);
    expect(count(draw(seen(made, "spectator")), /air-box hidden/g)).toBe(8);
    expect(count(draw(seen({ ...made, revealed: true }, "japanese")), /air-box hidden/g)).toBe(0);
  });

  it("names the markers of the own hand, and shows the enemy's as backs", () => {
    const japanese = draw(seen(FRONT, "japanese"));
    expect(japanese).toContain("Banzai!");
    expect(japanese).not.toContain(">Staff<");
    const allied = draw(seen(FRONT, "allied"));
    expect(allied).not.toContain("Banzai!");
    expect(allied).toContain(">Staff<");
  });

  it("shows battles, assaults, bombardments and the unit on the move", () => {
    const markup = draw(
      seen(
        {
          ...FRONT,
          stacks: "0909: a-6ind; 0908: j-11-5; 0711: j-41-5; 0810: a-28ind",
          seen: {},
          stage: "battles",
          open: ["0909"],
          battles: [{ targets: ["0909"], attackers: ["j-11-5"] }],
          assaults: [{ sea: "0711", target: "0810" }],
          strikes: [{ hex: "0909", points: 4 }],
          mover: { unit: "j-11-5", spent: 7 },
        },
        "japanese",
      ),
    );
    expect(count(markup, /class="attack"/g)).toBe(1);
    expect(count(markup, /class="assault-arrow"/g)).toBe(1);
    expect(count(markup, /class="bombed"/g)).toBe(1);
    expect(markup).toContain(">3½ / 8<");
    expect(markup).toContain("is-mover");
  });
});

describe("choices", () => {
  const shown = seen({ ...FRONT, mover: { unit: "j-11-5", spent: 2 } }, "japanese");
  const goes = ["1004", "0904"].map((id) => ({
    key: `to:${id}`,
    place: { on: "hex" as const, id },
    label: { key: "choice.to", hex: id },
  }));
  const picks = [
    {
      key: "unit:j-41-5",
      place: { on: "piece" as const, id: "j-41-5", at: "map" },
      label: { key: "choice.unit" },
    },
  ];

  it("glow on hexes and counters, each a stop of the keyboard with its name", () => {
    const markup = draw(shown, lay(), [...goes, ...picks]);
    expect(count(markup, /tabindex="0"/g)).toBe(3);
    expect(markup).toContain("41/5 6-6-8 in Singora (1002). Can be chosen.");
    expect(markup).toContain("1004. Can be chosen.");
  });

  it("glow on boxes of the air display and on markers in hand", () => {
    const beside = [
      { key: "box:strike", place: { on: "track" as const, id: "strike" }, label: { key: "choice.box" } },
      { key: "marker:banzai", place: { on: "card" as const, id: "banzai" }, label: { key: "choice.marker" } },
      {
        key: "marker:allied-staff",
        place: { on: "card" as const, id: "allied-staff" },
        label: { key: "choice.marker" },
      },
    ];
    const markup = draw(shown, lay(), beside);
    expect(markup).toContain("Strike. Can be chosen.");
    expect(markup).toContain("Banzai!. Can be chosen.");
    expect(count(markup, /tabindex="0"/g)).toBe(2);
  });

  it("show where a unit in hand may go", () => {
    expect(draw(shown, lay(), goes)).toContain('class="reach sure"');
    expect(draw(seen(FRONT, "japanese"), lay(), goes)).not.toContain('class="reach sure"');
  });
});

describe("small words", () => {
  it("write half points as people do", () => {
    expect([0, 1, 2, 7].map(halves)).toEqual(["0", "½", "1", "3½"]);
  });

  it("break the name of a marker into lines of about one length", () => {
    expect(onTwoLines("Banzai!")).toEqual(["Banzai!"]);
    expect(onTwoLines("Replacements Rushed to Singapore")).toEqual(["Replacements", "Rushed to Singapore"]);
  });
});
