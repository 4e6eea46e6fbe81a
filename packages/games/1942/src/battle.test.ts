import { CHANCE, fastRandom, nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import { combatResult } from "./crt.ts";
import type { CampaignEvent } from "./log.ts";
import { ALLIED, GRID, JAPANESE, SITE_AT } from "./map.ts";
import type { BattleView } from "./shape.ts";
import { Campaign, LANDED } from "./state.ts";
import { keysOf, playedPart, position, unit } from "./testing/index.ts";
import { view } from "./view.ts";

interface Case {
  readonly name: string;
  readonly units: Readonly<Record<string, string>>;
  readonly target: string;
  readonly attackers: readonly string[];
  readonly phasing?: "allied";
  readonly change?: (g: Campaign) => void;
}

const AIR = { "jp-air3": "0906", "jp-air5": "1006", "jp-cv1": "0707", "jp-cv2": "0707" };
const land = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, "0905"]));
const own = (hex: string, side: number) => (g: Campaign) => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};

const CASES: readonly Case[] = [
  {
    name: "1:1",
    units: { ...land("jp-1art"), "gb-1malaya": "0804" },
    target: "0804",
    attackers: ["jp-1art"],
  },
  { name: "2:1", units: { ...land("jp-3g"), "nl-1": "0804" }, target: "0804", attackers: ["jp-3g"] },
  {
    name: "3:1",
    units: { ...land("jp-kure1"), "nl-medan": "0804" },
    target: "0804",
    attackers: ["jp-kure1"],
  },
  { name: "4:1", units: { ...land("jp-1tk"), "nl-medan": "0804" }, target: "0804", attackers: ["jp-1tk"] },
  {
    name: "5:1",
    units: { ...land("jp-11", "jp-1art"), "gb-punjab": "0804" },
    target: "0804",
    attackers: ["jp-11", "jp-1art"],
  },
  { name: "6:1", units: { ...land("jp-11"), "nl-medan": "0804" }, target: "0804", attackers: ["jp-11"] },
  {
    name: "four umbrellas",
    units: { ...land("jp-1art"), "gb-1malaya": "0804", ...AIR },
    target: "0804",
    attackers: ["jp-1art"],
  },
  {
    name: "a defending umbrella",
    units: { ...land("jp-3g"), "nl-1": "0804", "gb-air": "0505" },
    target: "0804",
    attackers: ["jp-3g"],
    change: own("0505", ALLIED),
  },
  {
    name: "a disrupted defender",
    units: { ...land("jp-11"), "gb-6": "0804" },
    target: "0804",
    attackers: ["jp-11"],
    change: (g) => {
      g.recovers[unit("gb-6")] = 4;
    },
  },
  {
    name: "a landing from the sea",
    units: { "jp-11": "1710", "gb-punjab": "1711" },
    target: "1711",
    attackers: ["jp-11"],
    change: (g) => g.mark(unit("jp-11"), LANDED),
  },
  {
    name: "Malaya after Singapore",
    units: { "jp-11": "0509", "gb-6": "0510" },
    target: "0510",
    attackers: ["jp-11"],
    change: (g) => {
      own("0509", JAPANESE)(g);
      g.stands[0] = 0;
    },
  },
  {
    name: "the Allies in Malaya after Singapore",
    units: { "gb-6": "0610", "jp-14tk": "0510" },
    target: "0510",
    attackers: ["gb-6"],
    phasing: "allied",
    change: (g) => {
      g.stands[0] = 0;
    },
  },
  {
    name: "a sortie from Singapore",
    units: { "gb-6": "0813", "gb-15": "0813", "jp-1tk": "0713" },
    target: "0713",
    attackers: ["gb-6", "gb-15"],
    phasing: "allied",
  },
];

function made({ units, phasing = undefined, change }: Case): Campaign {
  const g = position({ turn: 2, phasing: phasing ?? "japanese", stage: "combat", units });
  change?.(g);
  g.siteChanges++;
  return g;
}
function shown(each: Case): BattleView {
  const g = made(each);
  playedPart(g, combatAct(g), `attack:${each.target}`, ...each.attackers.map((id) => `with:${id}`));
  const { battle } = view(g);
  if (!battle) throw new Error("no battle is shown");
  return battle;
}

describe("6.0 The odds that are shown", () => {
  it.each(CASES)("6.0 $name: 100,000 battles give the results as often as shown", (each) => {
    const { odds, modifier, results } = shown(each);
    const random = fastRandom(1941);
    const battles = 100_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < battles; i++) {
      const result = combatResult(odds, random.below(6) + 1 + modifier);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set(seen.keys()));
    for (const { result, chance } of results)
      expect(Math.abs((seen.get(result) ?? 0) / battles - chance), result).toBeLessThan(0.01);
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it.each(CASES)(
    "6.0 $name: every die through the whole attack gives the result that was shown for it",
    (each) => {
      const { results, odds, modifier } = shown(each);
      const counted = new Map<string, number>();
      for (let die = 1; die <= 6; die++) {
        const g = made(each);
        const steps = [
          `attack:${each.target}`,
          ...each.attackers.map((id) => `with:${id}`),
          "fight",
          `die:${die}`,
        ];
        const { events } = playedPart(g, combatAct(g), ...steps);
        const told = (events as CampaignEvent[]).find((event) => event.kind === "attack");
        if (told?.kind !== "attack") throw new Error("no attack was made");
        expect(told).toMatchObject({ odds, modifier, die });
        counted.set(told.result, (counted.get(told.result) ?? 0) + 1 / 6);
      }
      for (const { result, chance } of results) expect(counted.get(result)).toBeCloseTo(chance, 12);
    },
  );

  it("6.0 a battle of three stacks, played through two thousand times", () => {
    const each: Case = {
      name: "",
      units: {
        ...land("jp-11", "jp-3g"),
        "jp-1art": "0805",
        "nl-1": "0804",
        "gb-6": "0804",
        "jp-air3": "0906",
      },
      target: "0804",
      attackers: ["jp-11", "jp-3g", "jp-1art"],
    };
    const { results, odds, modifier } = shown(each);
    expect({ odds, modifier }).toEqual({ odds: 2, modifier: 1 });
    const start = made(each);
    const random = fastRandom(77);
    const battles = 2000;
    const seen = new Map<string, number>();
    const first = ["attack:0804", "with-all", "fight"];
    for (let i = 0; i < battles; i++) {
      const g = new Campaign(start);
      g.log = (event) => {
        const told = event as CampaignEvent;
        if (told.kind === "attack") seen.set(told.result, (seen.get(told.result) ?? 0) + 1);
      };
      const run = combatAct(g);
      let asked = 0;
      for (let open = nextQuestion(run); open; ) {
        const { choices, seat } = open;
        const wanted = first[asked++];
        const choice =
          seat === CHANCE || wanted === undefined
            ? choices[random.below(choices.length)]
            : choices.find(({ key }) => key === wanted);
        if (!choice) throw new Error(keysOf(open).join(" "));
        open = nextQuestion(run, choice);
      }
    }
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(battles);
    for (const { result, chance } of results)
      expect(Math.abs((seen.get(result) ?? 0) / battles - chance), result).toBeLessThan(0.03);
  });

  it("6.0 the results come from the attacker's worst to his best", () => {
    expect(shown(CASES[0]).results.map(({ result }) => result)).toEqual(["AE", "AD", "AR", "-", "DR"]);
    expect(shown(CASES[0]).results.map(({ chance }) => Math.round(chance * 6))).toEqual([1, 1, 1, 2, 1]);
    expect(shown(CASES[5]).results.map(({ result }) => result)).toEqual(["DR", "DE", "DS"]);
  });

  it("6.0 too weak, nothing is promised", () => {
    const g = made({
      name: "",
      units: { ...land("jp-1tk", "jp-2tk"), "gb-6": "0804" },
      target: "0804",
      attackers: [],
    });
    playedPart(g, combatAct(g), "attack:0804", "with:jp-1tk");
    expect(view(g).battle).toMatchObject({
      attack: 4,
      defence: 5,
      odds: 0,
      results: [],
      candidates: ["jp-2tk"],
    });
  });
});
