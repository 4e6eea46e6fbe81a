import type { BattleView, MoverView } from "@sandtable/1942/shape";
import { UNITS } from "@sandtable/1942/units";
import { theUnit, unitName, unitShort } from "@sandtable/1942/words";
import type { Place } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nextReady } from "../hex/index.ts";
import { percent } from "../percent.ts";
import { Aid } from "./aid.tsx";
import { describe as tell } from "./describe.ts";
import { forecast } from "./forecast.ts";
import { arrivalsOf, CalendarPanel } from "./panels/calendar.tsx";
import { LayersPanel } from "./panels/layers.tsx";
import { formationsOf, marksOf, OrdersPanel } from "./panels/orders.tsx";
import { places, touched } from "./places.ts";
import { shown, table, units } from "./testing/view.ts";
import { text } from "./text.ts";
import { warns } from "./warns.ts";
import { modifierName, word } from "./words/index.ts";

const bad = /undefined|NaN|\[object|null|\[[a-z]+\./;
const hex = (id: string): Place => ({ on: "hex", id });
const unit = (id: string): Place => ({ on: "piece", id, at: "map" });
const linesOf = (place: Place, view = table()): readonly string[] => tell(place, shown(view))?.lines ?? [];

const battle: BattleView = {
  target: "0710",
  defenders: ["gb-8"],
  attackers: ["jp-11", "jp-21"],
  candidates: ["jp-41"],
  attack: 14,
  defence: 5,
  odds: 2,
  modifiers: [
    { cause: "attacking-air", unit: "jp-air3", value: 1 },
    { cause: "defending-air", unit: "gb-air", value: -1 },
    { cause: "landing", value: -1 },
  ],
  modifier: -1,
  results: [
    { result: "AE", chance: 1 / 6 },
    { result: "AD", chance: 1 / 6 },
    { result: "AR", chance: 1 / 6 },
    { result: "-", chance: 2 / 6 },
    { result: "DR", chance: 1 / 6 },
  ],
};

const sailing: MoverView = {
  unit: "jp-kure1",
  kind: "sea",
  destinations: [
    {
      to: "2509",
      path: ["3309", "3209", "2509"],
      cost: 1,
      way: "landing",
      attacks: [{ air: "us-air", hexes: 2, empty: false }],
      chance: 5 / 9,
    },
    { to: "off-map", path: [], cost: 0 },
  ],
};

describe("1942 in words", () => {
  it("describes every place, with nothing missing", () => {
    for (const view of [table(), table({ mover: sailing, battle, turn: 4 })])
      for (const place of places(shown(view))) {
        const told = tell(place, shown(view));
        expect(told?.lines.length, JSON.stringify(place)).toBeGreaterThan(0);
        expect(JSON.stringify(told), JSON.stringify(place)).not.toMatch(bad);
      }
  });

  it("says nothing of a place it does not know", () => {
    const unknown: Place[] = [
      { on: "space", id: "0813" },
      hex("3501"),
      hex("0023"),
      unit("jp-999"),
      { on: "track", id: "none" },
      { on: "track", id: "toString" },
      { on: "card", id: "M1" },
      { on: "button" },
    ];
    for (const place of unknown) expect(tell(place, shown(table()))).toBeUndefined();
  });

  it("tells a hex: who stands there, the city, the fortress, what flies over it, the ground", () => {
    const told = tell(hex("0813"), shown(table()));
    expect(told?.title).toBe("Singapore (0813)");
    expect(told?.lines).toEqual([
      `Allied units: ${unitName("gb-1malaya")} (3); ${unitName("gb-2malaya")} (3); ${unitName("gb-air")}.`,
      "Strength 6; a fortress holds any number (4.0).",
      "City of the Allies, number 4; a port, a supply point (7.0).",
      "Allied fortress: only a surrender result takes its defenders, and it is a supply point (6.3, 7.0).",
      `Under the umbrella of ${theUnit("gb-air")} (8.1).`,
      "Coast of Malaya: clear, 1 movement point (5.A).",
      "Road to Malaya 0713 and Malaya 0812: 1 movement point along it (5.A.1).",
      "Island hopping to Sumatra 0714 and Sumatra 0814, for the whole move (5.A.2).",
    ]);
  });

  it("tells zones of control, supply, invasion hexes and empty cities where they are", () => {
    const view = table({
      zones: { allied: ["0609"], japanese: ["0609"] },
      cityZones: { allied: ["0609"], japanese: [] },
      supply: [{ seat: "allied", hex: "0710", supplied: true, line: ["0710", "0711", "0712"] }],
      beaches: [{ hex: "0609", open: false }],
      assaults: [{ hex: "0509", strength: 7, number: 1, chance: 1 }],
    });
    expect(linesOf(hex("0609"), view)).toContain(
      "In the zone of control of Allied units, Japanese units and empty cities, against the Japanese (3.0).",
    );
    expect(linesOf(hex("0609"), view)).toContain("Invasion hex, not paid for: no port now (5.C).");
    expect(linesOf(hex("0710"), view)).toContain("In supply, along a line of 2 hexes to Malaya 0712 (7.0).");
    expect(linesOf(hex("0509"), view).join(" ")).toMatch(
      /of Siam, hostile.*Can be attempted now with strength 7: 100 %/,
    );
    expect(linesOf(hex("1509"))).toEqual(["Treacherous seas: no naval movement (9.D)."]);
    expect(linesOf(hex("2307")).join(" ")).toContain("Water barrier");
  });

  it("tells a counter: kind, place, disruption, supply, movement", () => {
    const view = table({
      units: units({ "gb-8": { at: "0710", disrupted: 2, supplied: false, done: true } }),
    });
    expect(tell(unit("gb-8"), shown(view))).toEqual({
      title: unitName("gb-8"),
      lines: [
        "British infantry brigade, strength 5.",
        "Kota Bharu (0710).",
        "Disrupted: defends with 2.5, may not attack, 2 movement points (6.D); recovers at the end of the next player-turn.",
        "Out of supply: it may not attack; it moves and defends as ever (7.0).",
        "5 movement points by land, 2 while disrupted (5.A).",
        "Counts among the four infantry units of a hex (4.0).",
      ],
    });
    expect(linesOf(hex("0710"), view)).toContain(
      "Strength 5, 2.5 in the defence; 1 of 4 infantry units (4.0).",
    );
    expect(linesOf(unit("gb-45"))).toContain("Arrives in turn 2 in Malaya or Brunei.");
    expect(linesOf(unit("nl-guard1"))).toContain("Called up when the Japanese enter Java (11.0).");
    expect(linesOf(unit("us-11")).join(" ")).toContain("Philippine Islands (9.B)");
    expect(linesOf(unit("gb-air"))).toContain("Umbrella of 4 hexes around Singapore (0813) (8.1).");
  });

  it("tells what the unit in hand would need to come to a hex", () => {
    expect(linesOf(hex("2509"), table({ mover: sailing }))[0]).toBe(
      `${unitName("jp-kure1")} can sail here: 1 Naval Movement Point and its own, a landing (5.C), 2 hexes by sea. Chance to arrive: 56 %.`,
    );
  });

  it("tells the whole position, region by region", () => {
    const all = text(shown(table({ units: units({ "jp-cv1": { at: "1305" } }) })));
    expect(JSON.stringify(all)).not.toMatch(bad);
    const malaya = all.find(({ title }) => title === "Malaya");
    expect(malaya?.lines).toContain(
      `Kota Bharu (0710), Allied city 1, supply point. Allies: ${unitName("gb-8")} (5).`,
    );
    expect(all.find(({ title }) => title === "At sea")?.lines).toEqual([
      `Sea hex 1305. Japanese: ${unitName("jp-cv1")}.`,
    ]);
  });
});

describe("10.0 the forecast", () => {
  it("counts line by line and says what is missing to the next level", () => {
    const { title, lines } = forecast(shown(table()));
    expect(title).toBe("Victory, if the game ended now");
    expect(lines).toContain("Allied units left: 46, 46 points for the Allies.");
    expect(lines).toContain("Japanese 0 less Allied 46: −46 (10.0).");
    expect(lines).toContain("Overwhelming Allied victory.");
    expect(lines.join(" ")).toContain("47 points more for the Japanese: Allied victory.");
  });
  it("knows both neighbours of a level, and the top of the chart", () => {
    const at = (margin: number, level: "draw" | "japanese-overwhelming") =>
      forecast(shown(table({ score: { japanese: margin, allied: 0, margin, level, lines: [] } }))).lines.join(
        " ",
      );
    expect(at(25, "draw")).toContain("16 points more for the Japanese: Japanese victory.");
    expect(at(25, "draw")).toContain("5 points less for the Japanese: Allied victory.");
    expect(at(61, "japanese-overwhelming")).not.toContain("more for the Japanese");
    expect(at(61, "japanese-overwhelming")).toContain("1 point less for the Japanese: Japanese victory.");
  });
});

describe("the aid above the choices", () => {
  const drawn = (view: Parameters<typeof table>[0], looked?: Place): string =>
    renderToStaticMarkup(createElement(Aid, { view: shown(table(view)), looked }));

  it("6.0 shows strengths, odds, each modifier with its cause, and each result with its chance", () => {
    const markup = drawn({ battle });
    for (const part of [
      "14 : 5",
      "= 2:1, die −1",
      modifierName(battle.modifiers[0]),
      modifierName(battle.modifiers[2]),
      `title="${unitName("jp-11")}">${unitShort("jp-11")} <b>7</b>`,
      word("result.AE"),
      "33 %",
    ])
      expect(markup).toContain(part);
    expect(markup.match(/<tr>/g)).toHaveLength(5);
    expect(markup).not.toMatch(/ style=|undefined|NaN/);
  });
  it("6.0 says how much is missing when the attack is too weak, and shows no results then", () => {
    const markup = drawn({ battle: { ...battle, attack: 3, odds: 0, results: [] } });
    expect(markup).toContain("too weak: 2 more make 1:1");
    expect(markup).not.toContain("<tr>");
    const nobody = drawn({ battle: { ...battle, attackers: [], attack: 0, odds: 0, results: [] } });
    expect(nobody).toContain("strength 5 makes 1:1");
  });
  it("6.3 says of an attack on a fortress that all but surrender leaves it untouched", () => {
    const results: BattleView["results"] = [
      { result: "AR", chance: 0.25 },
      { result: "DE", chance: 0.5, spared: true },
      { result: "DS", chance: 0.25 },
    ];
    const markup = drawn({ battle: { ...battle, target: "0813", results } });
    expect(markup).toContain(word("result.AR"));
    expect(markup).toContain("No effect on a fortress (6.3).");
    expect(markup).not.toContain(word("result.DE"));
    expect(markup).toContain(word("result.DS"));
  });
  it("writes no chance as none, and no risk as certain", () => {
    expect([0, 0.001, 0.01, 0.5, 0.998, 1].map(percent)).toEqual([
      "0 %",
      "< 1 %",
      "1 %",
      "50 %",
      "> 99 %",
      "100 %",
    ]);
  });
  it("8.1 shows the way by sea that is looked at: points, umbrellas, the chance to arrive", () => {
    expect(drawn({ mover: sailing })).toContain("Point at a place that glows");
    const markup = drawn({ mover: sailing }, hex("2509"));
    expect(markup).toContain("Davao (2509)");
    expect(markup).toContain(
      `On the way: 2 hexes under the umbrella of ${theUnit("us-air")}, 56 % to come through`,
    );
    expect(markup).toContain("Chance to arrive: 56 %");
    expect(drawn({ mover: sailing }, { on: "track", id: "off-map" })).toContain(
      "<strong>Off the map</strong>: its own Naval Movement Point",
    );
  });
  it("6.3 shows the ways of a march that differ in what they take", () => {
    const mover: MoverView = {
      unit: "jp-11",
      kind: "way",
      destinations: [
        { to: "0812", path: ["0812"], cost: 2 },
        { to: "0813", path: ["0813", "0812"], cost: 3, way: "road", takes: ["0813"] },
      ],
    };
    expect(drawn({ mover })).toContain("Chooses its way (5.A); 2 ways.");
    expect(drawn({ mover }, hex("0813"))).toContain(
      "3 movement points, by road (5.A.1), takes Singapore (0813) on the way (6.3, 7.0)",
    );
    expect(drawn({ mover }, hex("0812"))).toContain("2 movement points");
  });
  it("9.E shows the chance of each city", () => {
    const markup = drawn({ assaults: [{ hex: "0511", strength: 7, number: 2, chance: 0.5 }] });
    expect(markup).toContain("Penang (0511): 7 ÷ 2");
    expect(markup).toContain("50 %");
  });
  it("is not there when nothing is prepared", () => {
    expect(drawn({})).toBe("");
  });
});

describe("the panels", () => {
  const panel = (Component: typeof OrdersPanel, view = table()): string =>
    renderToStaticMarkup(createElement(Component, { view: shown(view), show: () => {} }));

  it("list every counter once, by nation and formation", () => {
    const all = formationsOf(table(), { nation: "all", isIdleOnly: false });
    expect(all.flatMap((one) => one.units.map(({ id }) => id)).sort()).toEqual(
      UNITS.map(({ id }) => id).sort(),
    );
    expect(all.find(({ name }) => name === "18th Division")?.units).toHaveLength(4);
    expect(formationsOf(table(), { nation: "dutch", isIdleOnly: false }).map(({ name }) => name)).toEqual([
      "KNIL",
      "Garrisons of the islands",
      "Landstorm",
      "Air",
    ]);
  });
  it("list those that have not moved yet", () => {
    const view = table({ ready: ["jp-11", "jp-1tk"] });
    const idle = formationsOf(view, { nation: "all", isIdleOnly: true });
    expect(idle.flatMap((one) => one.units.map(({ id }) => id))).toEqual(["jp-11", "jp-1tk"]);
    expect(formationsOf(view, { nation: "british", isIdleOnly: true })).toEqual([]);
  });
  it("mark what is not as usual", () => {
    const [first] = UNITS;
    const view = table({ ready: [first.id] });
    expect(marksOf(view, first, { at: "1018", disrupted: 1, supplied: false, landed: true })).toEqual([
      "disrupted",
      "out of supply",
      "landed",
      "may act",
    ]);
  });
  it("11.0 tell who comes when and where, and who has come", () => {
    const view = table({
      turn: 2,
      units: units({ "gb-45": { at: "0612" }, "jp-cv1": { at: "regrouping", returns: 3 } }),
    });
    const names = (turn: number): readonly string[] => arrivalsOf(view, turn).map(({ unit: { id } }) => id);
    expect(names(2)).toEqual(["gb-45", "gb-53", "us-1reg", "us-2con"]);
    expect(arrivalsOf(view, 2)[0].hasCome).toBe(true);
    expect(names(3)).toEqual(["gb-44", "gb-54", "jp-cv1"]);
    expect([4, 5, 6].map((turn) => names(turn).length)).toEqual([3, 1, 0]);
  });
  it("are drawn without gaps and without inline styles", () => {
    for (const markup of [
      panel(OrdersPanel),
      panel(CalendarPanel, table({ turn: 3 })),
      renderToStaticMarkup(createElement(LayersPanel)),
    ])
      expect(markup).not.toMatch(/undefined|NaN|\[object| style=|\[[a-z]+\./);
    expect(panel(CalendarPanel, table({ turn: 3 }))).toMatch(
      /aria-current="step"[^>]*><h3>Turn (?:<!-- -->)?3/,
    );
  });
});

describe("what is asked before a segment ends", () => {
  it("names the units that could still act", () => {
    const view = shown(table({ ready: ["gb-6", "gb-15", "gb-28", "gb-8", "gb-22", "gb-12"] }));
    expect(warns("end:land", view)).toBe(
      `6 units could still move: ${["gb-6", "gb-15", "gb-28", "gb-8"].map(unitName).join("; ")}; 2 others.`,
    );
    expect(warns("end:combat", view)).toContain("could still attack");
  });
  it("says nothing when all have acted, for other choices, and for air units that stay", () => {
    expect(warns("end:land", shown(table()))).toBeUndefined();
    expect(warns("to:0813", shown(table({ ready: ["gb-6"] })))).toBeUndefined();
    expect(warns("end:setup", shown(table({ ready: ["gb-6"] })))).toBeUndefined();
    expect(warns("end:air", shown(table({ ready: ["jp-air3"] })))).toBeUndefined();
    expect(warns("end:air", shown(table({ ready: ["jp-yokosuka1"] })))).toContain("could still be dropped");
  });
});

describe("what others changed", () => {
  it("is who moved or suffered, and what changed hands; not what follows from it", () => {
    const before = table();
    const city = { owner: "japanese", supplies: false, empty: false } as const;
    const after = table({
      units: units({
        "jp-11": { at: "0509" },
        "gb-8": { at: "0710", disrupted: 2 },
        "gb-6": { at: "0510", done: true },
      }),
      cities: { ...before.cities, "0509": city },
      beaches: [{ hex: "0609", open: true }],
      zones: { allied: ["0101"], japanese: ["0102"] },
      hongKong: { fallen: true, lost: 0, needs: 5, modifier: 0 },
    });
    expect(touched(shown(before), shown(after))).toEqual([
      hex("0509"),
      hex("0609"),
      { on: "track", id: "hong-kong" },
      unit("gb-8"),
      unit("jp-11"),
    ]);
    expect(touched(shown(before), shown(table()))).toEqual([]);
  });
});

it("a key goes from one unit that may act to the next, and around", () => {
  const ready = ["a", "b"];
  expect([undefined, "a", "b", "gone"].map((last) => nextReady(ready, last))).toEqual(["a", "b", "a", "a"]);
  expect(nextReady([], "a")).toBeUndefined();
});
